#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace tenon {
namespace detail {

/// What the compiler calls this function has `T = ` and the type in it.
template <class T>
consteval std::string_view name_in_function() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("T = ") + 4);
  text = text.substr(0, text.find_first_of(";]<"));
  const size_t last = text.rfind("::");
  return last == text.npos ? text : text.substr(last + 2);
}

/// The name alone, without the text around it, which would stand in the library.
template <class T>
inline constexpr auto type_name_characters = [] {
  std::array<char, name_in_function<T>().size()> characters{};
  std::ranges::copy(name_in_function<T>(), characters.begin());
  return characters;
}();

}  // namespace detail

/// The name of a class without its namespace, and without what a template was given.
template <class T>
constexpr std::string_view type_name() {
  const auto& characters = detail::type_name_characters<T>;
  return {characters.data(), characters.size()};
}

}  // namespace tenon
