#include "tenon/graph/value_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <sstream>

namespace tenon::graph {
namespace {

template <class T>
std::string printed(const T& value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

std::string text_of(int64_t number) {
  return std::to_string(number);
}

std::string text_of(bool truth) {
  return truth ? "true" : "false";
}

/// The shortest text that reads back as the number, and as no int.
std::string text_of(double number) {
  if (std::isnan(number)) return "nan";
  if (std::isinf(number)) return number < 0 ? "-inf" : "inf";
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  std::string text(digits.data(), end);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

/// As Python writes it.
std::string text_of(const Complex128& number) {
  const std::string imag = text_of(number.imag());
  return text_of(number.real()) + (imag.starts_with('-') ? "" : "+") + imag + 'j';
}

/// Between quotes, of which one inside is two.
std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result.append(c == '\'' ? 2 : 1, c);
  return result + '\'';
}

template <class List>
std::string list_text(const List& list) {
  std::string text = "[";
  for (const auto each : list) {
    if (text.size() > 1) text += ", ";
    text += text_of(each);
  }
  return text + ']';
}

}  // namespace

std::string value_text(const Value& value) {
  if (value.isInt()) return text_of(value.toInt());
  if (value.isDouble()) return text_of(value.toDouble());
  if (value.isComplexDouble()) return text_of(value.get<Complex128>());
  if (value.isBool()) return text_of(value.toBool());
  if (value.isString()) return quoted(value.toStringRef());
  if (value.isIntList()) return list_text(value.get<std::vector<int64_t>>());
  if (value.isDoubleList()) return list_text(value.get<std::vector<double>>());
  if (value.isBoolList()) return list_text(value.get<std::vector<bool>>());
  if (value.is<DType>()) return printed(value.get<DType>());
  if (value.isDevice()) return printed(value.get<Device>());
  if (value.is<Layout>()) return printed(value.get<Layout>());
  if (value.is<MemoryFormat>()) return printed(value.get<MemoryFormat>());
  if (value.isTensorList()) return "[]";
  if (value.isGenerator()) return "generator";
  return "None";
}

}  // namespace tenon::graph
