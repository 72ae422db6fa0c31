#include "tools/tenon/program/literals.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "tenon/graph/literal.h"

namespace tenon::tools {
namespace {

bool is_plain(const YamlNode& node) {
  return node.is_scalar() && !node.quoted && !node.text.empty();
}

/// All of a text as a number.
template <class T>
std::optional<T> number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  T value{};
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<int64_t> int_of(const YamlNode& node) {
  return is_plain(node) ? number<int64_t>(node.text) : std::nullopt;
}

std::optional<double> float_of(const YamlNode& node) {
  if (!is_plain(node)) return std::nullopt;
  std::string text = node.text;
  if (const size_t point = text.find(".inf"); point != std::string::npos) text.erase(point, 1);
  if (text == ".nan") text = "nan";
  return number<double>(text);
}

std::optional<bool> bool_of(const YamlNode& node) {
  if (!is_plain(node)) return std::nullopt;
  if (node.text == "true" || node.text == "True") return true;
  if (node.text == "false" || node.text == "False") return false;
  return std::nullopt;
}

std::optional<Scalar> scalar_of(const YamlNode& node) {
  if (const auto value = bool_of(node)) return Scalar(*value);
  if (const auto value = int_of(node)) return Scalar(*value);
  if (const auto value = float_of(node)) return Scalar(*value);
  if (!is_plain(node)) return std::nullopt;
  if (const auto value = graph::complex_of_text(node.text)) return Scalar(*value);
  return std::nullopt;
}

std::optional<DType> dtype_of_text(const YamlNode& node) {
  if (!node.is_scalar()) return std::nullopt;
  const auto found = std::ranges::find(kDTypeInfo, node.text, &DTypeInfo::name);
  if (found == kDTypeInfo.end()) return std::nullopt;
  return static_cast<DType>(found - kDTypeInfo.begin());
}

std::vector<std::string_view> dtype_names() {
  std::vector<std::string_view> names;
  for (const DTypeInfo& info : kDTypeInfo) names.push_back(info.name);
  return names;
}

bool is_none(const YamlNode& node) {
  return node.is_null() || (is_plain(node) && node.text == "None");
}

bool is_variable_name(const YamlNode& node) {
  constexpr std::array<std::string_view, 5> kWords = {"None", "true", "false", "True", "False"};
  const auto is_word = [](unsigned char c) { return std::isalnum(c) || c == '_'; };
  return is_plain(node) && std::ranges::all_of(node.text, is_word) &&
         !std::isdigit(static_cast<unsigned char>(node.text[0])) &&
         std::ranges::find(kWords, node.text) == kWords.end();
}

}  // namespace tenon::tools
