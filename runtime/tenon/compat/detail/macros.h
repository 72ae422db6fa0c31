#pragma once

#include <atomic>
#include <string>

#include "tenon/base/check.h"
#include "tenon/compat/detail/warning.h"

namespace torch::detail {

/// The message of a check that gave none.
template <class... Parts>
::std::string check_message(const char* condition, const Parts&... parts) {
  if constexpr (sizeof...(Parts) == 0) {
    return ::tenon::detail::concatenate("Expected ", condition, " to be true, but got false.");
  } else {
    return ::tenon::detail::concatenate(parts...);
  }
}

}  // namespace torch::detail

#define TENON_COMPAT_CHECK(condition, ErrorType, ...)                                         \
  do {                                                                                        \
    if (!(condition)) [[unlikely]]                                                            \
      throw ErrorType(::torch::detail::check_message(#condition __VA_OPT__(, ) __VA_ARGS__)); \
  } while (false)

#define TORCH_CHECK(condition, ...) TENON_COMPAT_CHECK(condition, ::tenon::Error, __VA_ARGS__)
#define TORCH_CHECK_INDEX(condition, ...) \
  TENON_COMPAT_CHECK(condition, ::tenon::IndexError, __VA_ARGS__)
#define TORCH_CHECK_VALUE(condition, ...) \
  TENON_COMPAT_CHECK(condition, ::tenon::ValueError, __VA_ARGS__)
#define TORCH_CHECK_TYPE(condition, ...) \
  TENON_COMPAT_CHECK(condition, ::tenon::TypeError, __VA_ARGS__)
#define TORCH_CHECK_NOT_IMPLEMENTED(condition, ...) \
  TENON_COMPAT_CHECK(condition, ::tenon::NotImplementedError, __VA_ARGS__)
#define TORCH_INTERNAL_ASSERT(condition, ...) \
  TENON_COMPAT_CHECK(condition, ::tenon::InternalError, __VA_ARGS__)
#ifdef NDEBUG
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(...) static_cast<void>(0)
#else
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(...) TORCH_INTERNAL_ASSERT(__VA_ARGS__)
#endif
#define AT_ASSERT(...) TORCH_INTERNAL_ASSERT(__VA_ARGS__)
#define AT_ASSERTM(...) TORCH_CHECK(__VA_ARGS__)
#define AT_ERROR(...) throw ::tenon::Error(::tenon::detail::concatenate(__VA_ARGS__))
#define TORCH_WARN(...)                                                       \
  ::c10::Warning::warn({__func__, __FILE__, static_cast<uint32_t>(__LINE__)}, \
                       ::tenon::detail::concatenate(__VA_ARGS__), false)
#define TORCH_WARN_ONCE(...)                                               \
  do {                                                                     \
    static constinit ::std::atomic<bool> warned{false};                    \
    if (warned.exchange(true) && !::c10::Warning::get_warnAlways()) break; \
    TORCH_WARN(__VA_ARGS__);                                               \
  } while (false)

#define C10_API
#define C10_EXPORT
#define C10_IMPORT
#define TORCH_API
#define CAFFE2_API
#define C10_UNUSED [[maybe_unused]]
#define C10_NODISCARD [[nodiscard]]
#define C10_LIKELY(condition) __builtin_expect(static_cast<bool>(condition), 1)
#define C10_UNLIKELY(condition) __builtin_expect(static_cast<bool>(condition), 0)
#define C10_ALWAYS_INLINE inline __attribute__((always_inline))
#define C10_NOINLINE __attribute__((noinline))
#define C10_RESTRICT __restrict
#define C10_HOST_DEVICE
