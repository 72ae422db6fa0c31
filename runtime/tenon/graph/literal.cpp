#include "tenon/graph/literal.h"

#include <algorithm>
#include <charconv>

#include "tenon/base/error.h"

namespace tenon::graph {
namespace {

bool is_plain(const TextNode& node) {
  return node.is_scalar() && !node.quoted;
}

/// All of a text as a number.
template <class T>
std::optional<T> number(const TextNode& node) {
  if (!is_plain(node)) return std::nullopt;
  const char* const end = node.text.data() + node.text.size();
  T value{};
  const auto read = std::from_chars(node.text.data(), end, value);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return value;
}

std::optional<double> float_of(const TextNode& node) {
  return number<double>(node);
}

std::optional<bool> bool_of(const TextNode& node) {
  if (!is_plain(node) || (node.text != "true" && node.text != "false")) return std::nullopt;
  return node.text == "true";
}

std::optional<Device> device_of(const TextNode& node) {
  try {
    return Device(std::string_view(node.text));
  } catch (const Error&) {
    return std::nullopt;
  }
}

std::optional<MemoryFormat> memory_format_of(const TextNode& node) {
  if (node.text == "contiguous_format") return MemoryFormat::Contiguous;
  if (node.text == "preserve_format") return MemoryFormat::Preserve;
  if (node.text == "channels_last") return MemoryFormat::ChannelsLast;
  return std::nullopt;
}

template <class T>
std::optional<Value> made(const std::optional<T>& value) {
  return value ? std::optional<Value>(Value(*value)) : std::nullopt;
}

template <class T>
std::optional<Value> list_of(const TextNode& node, std::optional<T> (*read)(const TextNode&)) {
  if (!node.is_sequence()) return std::nullopt;
  std::vector<T> list;
  for (const TextNode& item : node.items) {
    const std::optional<T> value = read(item);
    if (!value) return std::nullopt;
    list.push_back(*value);
  }
  return Value(std::move(list));
}

std::optional<Value> list_literal(const TextNode& node, ArgumentType type) {
  switch (type) {
    case ArgumentType::kInteger:
      return list_of<int64_t>(node, &int_of);
    case ArgumentType::kFloating:
      return list_of<double>(node, &float_of);
    case ArgumentType::kBoolean:
      return list_of<bool>(node, &bool_of);
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<Complex128> complex_of_text(std::string_view text) {
  if (!text.ends_with('j')) return std::nullopt;
  const char* const end = text.data() + text.size() - 1;
  double real = 0, imag = 0;
  const auto first = std::from_chars(text.data(), end, real);
  if (first.ec != std::errc{} || first.ptr == end) return std::nullopt;
  const bool is_sum = *first.ptr == '+';
  const char* const rest = first.ptr + (is_sum ? 1 : 0);
  if ((*rest == '-') == is_sum) return std::nullopt;  // no sign, or two
  const auto second = std::from_chars(rest, end, imag);
  if (second.ec != std::errc{} || second.ptr != end) return std::nullopt;
  return Complex128(real, imag);
}

bool is_none(const TextNode& node) {
  return is_plain(node) && node.text == "None";
}

std::optional<int64_t> int_of(const TextNode& node) {
  return number<int64_t>(node);
}

std::optional<Scalar> scalar_of(const TextNode& node) {
  if (const auto value = bool_of(node)) return Scalar(*value);
  if (const auto value = int_of(node)) return Scalar(*value);
  if (const auto value = float_of(node)) return Scalar(*value);
  if (const auto value = is_plain(node) ? complex_of_text(node.text) : std::nullopt) {
    return Scalar(*value);
  }
  return std::nullopt;
}

std::optional<DType> dtype_of(const TextNode& node) {
  if (!is_plain(node)) return std::nullopt;
  const auto found = std::ranges::find(kDTypeInfo, node.text, &DTypeInfo::name);
  if (found == kDTypeInfo.end()) return std::nullopt;
  return static_cast<DType>(found - kDTypeInfo.begin());
}

std::optional<Value> literal_of(const TextNode& node, const ArgumentSchema& argument) {
  if (is_none(node)) return argument.optional ? std::optional<Value>(Value()) : std::nullopt;
  if (argument.list) return list_literal(node, argument.type);
  if (!node.is_scalar()) return std::nullopt;
  switch (argument.type) {
    case ArgumentType::kInteger:
      return made(int_of(node));
    case ArgumentType::kFloating:
      return made(float_of(node));
    case ArgumentType::kBoolean:
      return made(bool_of(node));
    case ArgumentType::kScalar:
      return made(scalar_of(node));
    case ArgumentType::kString:
      return Value(node.text);
    case ArgumentType::kDType:
      return made(dtype_of(node));
    case ArgumentType::kDevice:
      return made(device_of(node));
    case ArgumentType::kLayout:
      return node.text == "strided" ? std::optional<Value>(Value(kStrided)) : std::nullopt;
    case ArgumentType::kMemoryFormat:
      return made(memory_format_of(node));
    default:
      return std::nullopt;
  }
}

}  // namespace tenon::graph
