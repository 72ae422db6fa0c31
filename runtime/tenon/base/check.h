#pragma once

#include <concepts>
#include <cstddef>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>

#include "tenon/base/error.h"

namespace tenon::detail {

/// A part of a message, of any type that is printed with `operator<<`. Messages are many, each of
/// parts of other types; so what is compiled for one only lists its parts.
struct MessagePart {
  const void* value;
  void (*print)(std::ostream& stream, const void* value);
};

template <class T>
void print_part(std::ostream& stream, const void* value) {
  stream << *static_cast<const T*>(value);
}
TENON_API void print_text(std::ostream& stream, const void* text);

template <class T>
MessagePart part_of(const T& value) {
  return {&value, &print_part<T>};
}
inline MessagePart part_of(const char* const& text) {
  return {text, &print_text};
}

/// How a part is passed on: small ones by value, so that the caller's are in no memory that others
/// might change, and every text as the same type.
template <class T>
struct PassedAs {
  static constexpr bool is_small =
      std::is_trivially_copyable_v<T> && sizeof(T) <= 2 * sizeof(void*);
  using type = std::conditional_t<is_small, T, const T&>;
};
template <size_t n>
struct PassedAs<char[n]> {
  using type = const char*;
};

/// The parts in order. OutOfMemoryError where there is no memory for it.
TENON_API std::string message_of(const MessagePart* parts, size_t count);

template <class... Parts>
std::string concatenate_passed(Parts... parts) {
  const MessagePart list[] = {part_of(parts)...};
  return message_of(list, sizeof...(Parts));
}
/// Joins its arguments into one message.
template <class... Parts>
std::string concatenate(const Parts&... parts) {
  return concatenate_passed<typename PassedAs<Parts>::type...>(parts...);
}

template <class ErrorType>
[[noreturn]] TENON_COLD void fail_with(const MessagePart* parts, size_t count) {
  throw ErrorType(message_of(parts, count));
}
template <class ErrorType, class... Parts>
[[noreturn]] TENON_COLD void fail_passed(Parts... parts) {
  const MessagePart list[] = {part_of(parts)...};
  fail_with<ErrorType>(list, sizeof...(Parts));
}
template <class ErrorType, class... Parts>
[[noreturn]] TENON_ALWAYS_INLINE void fail(const Parts&... parts) {
  fail_passed<ErrorType, typename PassedAs<Parts>::type...>(parts...);
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
