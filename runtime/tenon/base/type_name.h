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
  text = text.substr(0, text.find_first_of(";]"));
  return text.substr(text.rfind("::") + 2);
}

/// The name alone, without the text around it, which would stand in the library.
template <class T>
inline constexpr auto type_name_characters = [] {
  std::array<char, name_in_function<T>().size()> characters{};
  std::ranges::copy(name_in_function<T>(), characters.begin());
  return characters;
}();

}  // namespace detail

/// The name of a class that is in a namespace and no template, without the namespace.
template <class T>
constexpr std::string_view type_name() {
  const auto& characters = detail::type_name_characters<T>;
  return {characters.data(), characters.size()};
}

}  // namespace tenon
