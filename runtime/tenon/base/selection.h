#pragma once

#include <string_view>

#include "tenon/base/build_options.h"
#include "tenon/base/dtype.h"

// What a selective build keeps, see docs/selective_build.md: everything, unless CMake says other.

/// The file that selects, as errors name it.
#ifndef TENON_SELECTION
#define TENON_SELECTION ""
#endif

/// Stands before the declaration of a public function whose operator the build does not have: a
/// call of it is an error of the compiler. The library itself is held to that when it is linked.
#ifdef TENON_BUILDS_LIBRARY
#define TENON_DROPPED(function)
#else
#define TENON_DROPPED(function) \
  __attribute__((error(function " is dropped from this build by " TENON_SELECTION)))
#endif

namespace tenon {

inline constexpr bool kHasAutograd = TENON_HAS_AUTOGRAD != 0;
inline constexpr bool kHasEveryDType = TENON_SELECTED_DTYPES == (1u << kDTypeCount) - 1;
static_assert(kHasEveryDType || sizeof(TENON_SELECTION) > 1, "what selects nothing keeps all");

/// Whether tensors of `dtype` can exist.
constexpr bool is_selected(DType dtype) {
  return kHasEveryDType || (TENON_SELECTED_DTYPES >> static_cast<int>(dtype) & 1) != 0;
}

namespace detail {
[[noreturn]] TENON_API TENON_COLD void fail_dropped_dtype(DType dtype);
[[noreturn]] TENON_API TENON_COLD void fail_without_autograd(std::string_view function);
}  // namespace detail

/// DTypeError for a dtype that the build does not have.
inline void check_selected(DType dtype) {
  if constexpr (!kHasEveryDType) {
    if (is_enumerator(dtype) && !is_selected(dtype)) [[unlikely]]
      detail::fail_dropped_dtype(dtype);
  }
}

/// NotImplementedError, naming `function`, in a build that records nothing.
inline void check_has_autograd([[maybe_unused]] std::string_view function) {
  if constexpr (!kHasAutograd) detail::fail_without_autograd(function);
}

}  // namespace tenon
