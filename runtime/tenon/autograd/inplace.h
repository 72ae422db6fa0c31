#pragma once

#include <string_view>

#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

namespace detail {
/// Raises the error of `check_mutable`: apart from its check, which every call of an in-place
/// operator runs.
[[noreturn]] TENON_API TENON_COLD void refuse_to_modify(std::string_view op,
                                                        std::string_view argument,
                                                        const TensorBase& self);
}  // namespace detail

// What in-place operators ask of what they write to, and say of it.

/// AutogradError unless `self` may be modified in place by `op`; `requires_grad` says whether the
/// call is recorded. ValueError for a tensor whose elements share memory, as after `expand`.
TENON_API void check_inplace(std::string_view op, const TensorBase& self, bool requires_grad);
/// The same for operators that change only the geometry, as `transpose_` does.
TENON_API void check_inplace_view(std::string_view op, const TensorBase& self, bool requires_grad);
/// The same for what `op` writes to without a formula for what it is then: AutogradError where that
/// would have to be recorded.
TENON_API void check_unrecorded_write(std::string_view op, std::string_view argument,
                                      const TensorBase& self);
TENON_API void check_unrecorded_write(std::string_view op, std::string_view argument,
                                      TensorList tensors);
/// AutogradError for a call of `op` with `out=` one of whose arguments requires grad.
[[noreturn]] TENON_API TENON_COLD void refuse_out(std::string_view op);
/// ValueError if several elements of `self` are one element of memory.
TENON_API void check_no_internal_overlap(std::string_view op, const TensorBase& self);
/// InferenceModeError if `self` is an inference tensor and the thread is not in inference mode.
inline void check_mutable(std::string_view op, std::string_view argument, const TensorBase& self) {
  if (self.is_inference() && !thread_state().inference_mode()) [[unlikely]]
    detail::refuse_to_modify(op, argument, self);
}
/// The same for each of a list; one that is undefined is left to the kernel.
TENON_API void check_mutable(std::string_view op, std::string_view argument, TensorList tensors);
/// Counts a modification of the data; nothing for an inference tensor, which has no version.
inline void increment_version(const TensorBase& self) {
  if (!self.is_inference()) self.storage()->bump_version();
}
/// The same for each of a list that is defined.
TENON_API void increment_version(TensorList tensors);

}  // namespace tenon
