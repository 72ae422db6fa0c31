#pragma once

#include <string>
#include <string_view>

#include "tenon/base/export.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

// What a process may switch on to see mistakes with inference tensors earlier. While all is off, no
// call pays for it: see Note [Checks that cost nothing] in inference_checks.cpp.

/// Which uses of inference tensors in normal mode are errors.
enum class InferencePolicy {
  /// Those that could lose or falsify a gradient.
  Standard,
  /// Also every view of an inference tensor, every call that mixes inference tensors with normal
  /// ones, and every inference tensor that Autograd would see.
  Strict,
};

/// Chooses the policy for every thread of the process; calls that run meanwhile follow either.
TENON_API void set_inference_policy(InferencePolicy policy);
TENON_API InferencePolicy inference_policy();

/// From here on inference tensors remember where they are made, and errors about them say so: the
/// operator, the guard, the calling functions. Costs time and memory for each; for debugging.
TENON_API void remember_inference_origins(bool remember = true);

namespace detail {

/// Lets every call be noted from here on; see dispatch/usage_record.h.
void check_every_call();

/// What the strict policy says of a functional call that is made of several operators, as that of a
/// Function is: InferenceModeError where inference tensors meet normal ones, or Autograd.
/// `describe(i)` names an argument. To be asked only while the policy is strict.
TENON_API TENON_COLD void check_strict_policy(std::string_view call, TensorList tensors,
                                              std::string (*describe)(size_t i));

}  // namespace detail
}  // namespace tenon
