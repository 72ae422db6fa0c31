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

/// The name of a class that is no template, without its namespace.
template <class T>
constexpr std::string_view type_name() {
  constexpr const auto& characters = detail::type_name_characters<T>;
  static_assert(std::ranges::find(characters, '>') == characters.end(),
                "a template has no name of its own here: it tells its name itself");
  return {characters.data(), characters.size()};
}

}  // namespace tenon
