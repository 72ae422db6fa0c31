#pragma once

#include <concepts>
#include <sstream>
#include <string>
#include <utility>

#include "tenon/base/error.h"

namespace tenon::detail {

/// All that was written to `stream`. Where there was no memory for it, which a stream leaves out
/// without a word, OutOfMemoryError.
TENON_API std::string message_in(std::ostringstream&& stream);

/// Joins its arguments into one message; each is printed with `operator<<`.
template <class... Parts>
std::string concatenate(const Parts&... parts) {
  std::ostringstream stream;
  stream << std::boolalpha;
  (stream << ... << parts);
  return message_in(std::move(stream));
}

template <class ErrorType, class... Parts>
[[noreturn]] TENON_COLD void fail(const Parts&... parts) {
  throw ErrorType(concatenate(parts...));
}

}  // namespace tenon::detail

/// Throws `ErrorType` with the joined message parts unless `condition` holds.
/// The message is one present-tense sentence: `add: expected …, got …`.
#define TENON_CHECK(condition, ErrorType, ...)                \
  do {                                                        \
    if (!(condition)) [[unlikely]]                            \
      ::tenon::detail::fail<::tenon::ErrorType>(__VA_ARGS__); \
  } while (false)

/// Throws `ErrorType` with the joined message parts.
#define TENON_THROW(ErrorType, ...) ::tenon::detail::fail<::tenon::ErrorType>(__VA_ARGS__)

/// An invariant that only a bug of Tenon can break.
#define TENON_INTERNAL_ASSERT(condition)                                                    \
  TENON_CHECK(condition, InternalError, "internal error: " #condition " does not hold at ", \
              __FILE__, ":", __LINE__, "; please report it")
