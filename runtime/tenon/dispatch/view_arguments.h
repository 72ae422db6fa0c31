#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "tenon/dispatch/value.h"

/// The arguments of a view as its record keeps them: as integers, which cost no allocation of their
/// own.
namespace tenon::detail {

enum class ArgumentKind : uint8_t { kEnd, kInt, kBool, kOptionalInt, kInts };

/// How an argument of type `T` is written down; there are views with others, which are boxed.
template <class T>
struct WrittenArgument {
  static constexpr bool kExists = false;
};
template <>
struct WrittenArgument<int64_t> {
  static constexpr bool kExists = true;
  static constexpr ArgumentKind kKind = ArgumentKind::kInt;
  static size_t count(int64_t) { return 1; }
  static void write(int64_t*& next, int64_t value) { *next++ = value; }
};
template <>
struct WrittenArgument<bool> {
  static constexpr bool kExists = true;
  static constexpr ArgumentKind kKind = ArgumentKind::kBool;
  static size_t count(bool) { return 1; }
  static void write(int64_t*& next, bool value) { *next++ = value ? 1 : 0; }
};
template <>
struct WrittenArgument<std::optional<int64_t>> {
  static constexpr bool kExists = true;
  static constexpr ArgumentKind kKind = ArgumentKind::kOptionalInt;
  static size_t count(std::optional<int64_t>) { return 2; }
  static void write(int64_t*& next, std::optional<int64_t> value) {
    *next++ = value.has_value() ? 1 : 0;
    *next++ = value.value_or(0);
  }
};
template <>
struct WrittenArgument<IntArrayRef> {
  static constexpr bool kExists = true;
  static constexpr ArgumentKind kKind = ArgumentKind::kInts;
  static size_t count(IntArrayRef value) { return 1 + value.size(); }
  static void write(int64_t*& next, IntArrayRef value) {
    *next++ = static_cast<int64_t>(value.size());
    for (const int64_t each : value) *next++ = each;
  }
};

/// All but the first.
struct ViewArguments {
  static constexpr size_t kMostWords = 16;

  template <class... Rest>
  static constexpr bool kExist = (WrittenArgument<std::remove_cvref_t<Rest>>::kExists && ...);

  /// Writes them down; false where they are too many.
  template <class... Rest>
  bool write(const Rest&... rest) {
    count = (size_t{0} + ... + WrittenArgument<Rest>::count(rest));
    if (count > kMostWords) [[unlikely]]
      return false;
    kinds = kKindsOf<Rest...>.data();
    [[maybe_unused]] int64_t* next = words;
    (WrittenArgument<Rest>::write(next, rest), ...);
    return true;
  }

  /// One an argument, then `kEnd`. Never freed.
  const ArgumentKind* kinds;
  size_t count;
  int64_t words[kMostWords];

 private:
  template <class... Rest>
  static constexpr std::array<ArgumentKind, sizeof...(Rest) + 1> kKindsOf = {
      WrittenArgument<Rest>::kKind..., ArgumentKind::kEnd};
};

/// Puts the arguments that were written down on the stack, as a boxed call has them.
TENON_API void append_arguments(Stack& stack, const ArgumentKind* kinds, const int64_t* words);

}  // namespace tenon::detail
