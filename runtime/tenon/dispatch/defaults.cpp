#include "tenon/dispatch/defaults.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tenon/dispatch/schema_parser.h"

namespace tenon {
namespace {

/// A default's text is what a program's schema says: of a text that is no value there is nothing.
template <class T>
std::optional<T> parsed(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int64_t> to_int(std::string_view text) {
  if (text == "Mean") return 1;
  return parsed<int64_t>(text);
}

std::optional<bool> to_bool(std::string_view text) {
  if (text != "True" && text != "False") return std::nullopt;
  return text == "True";
}

template <class T>
std::optional<Value> boxed(std::optional<T> value) {
  return value ? std::optional<Value>(std::in_place, *std::move(value)) : std::nullopt;
}

/// A number as a Scalar default spells it: an int unless it has a point or an exponent.
std::optional<Value> to_number(std::string_view text) {
  if (const auto truth = to_bool(text)) return boxed(truth);
  if (text.find_first_of(".einf") != std::string_view::npos) return boxed(parsed<double>(text));
  return boxed(to_int(text));
}

std::optional<Value> to_string(std::string_view text) {
  const bool quoted = text.size() >= 2 && text.front() == text.back();
  if (!quoted || (text[0] != '"' && text[0] != '\'')) return std::nullopt;
  return Value(std::string(text.substr(1, text.size() - 2)));
}

/// The elements of `[1, 2]`, or of a lone `1`, which stands `size` times.
template <class T, class Parse>
std::optional<Value> to_list(const ArgumentSchema& argument, const Parse& parse) {
  std::string_view text = argument.default_text;
  std::vector<T> values;
  if (!text.starts_with('[')) {
    const auto value = parse(text);
    if (!value) return std::nullopt;
    values.assign(static_cast<size_t>(std::max(argument.list_size, 1)), *value);
    return Value(std::move(values));
  }
  if (!text.ends_with(']')) return std::nullopt;
  text = text.substr(1, text.size() - 2);
  while (!text.empty()) {
    const size_t comma = std::min(text.find(','), text.size());
    const auto value = parse(text.substr(0, comma));
    if (!value) return std::nullopt;
    values.push_back(*value);
    text.remove_prefix(std::min(comma + 1, text.size()));
    while (text.starts_with(' ')) text.remove_prefix(1);
  }
  return Value(std::move(values));
}

std::optional<Value> to_list(const ArgumentSchema& argument) {
  if (argument.type == ArgumentType::kTensor) {
    if (argument.default_text != "[]") return std::nullopt;
    return Value(std::vector<TensorBase>());
  }
  if (argument.type == ArgumentType::kFloating) return to_list<double>(argument, &parsed<double>);
  if (argument.type == ArgumentType::kBoolean) return to_list<bool>(argument, &to_bool);
  return to_list<int64_t>(argument, &to_int);
}

std::optional<Value> to_memory_format(std::string_view text) {
  if (text == "preserve_format") return Value(MemoryFormat::Preserve);
  if (text == "channels_last") return Value(MemoryFormat::ChannelsLast);
  if (text == "contiguous_format") return Value(MemoryFormat::Contiguous);
  return std::nullopt;
}

/// Nothing when the text is no value of the type.
std::optional<Value> value_of(const ArgumentSchema& argument) {
  const std::string_view text = argument.default_text;
  if (argument.list) return to_list(argument);
  switch (argument.type) {
    case ArgumentType::kInteger:
      return boxed(to_int(text));
    case ArgumentType::kFloating:
      return boxed(parsed<double>(text));
    case ArgumentType::kBoolean:
      return boxed(to_bool(text));
    case ArgumentType::kScalar:
      return to_number(text);
    case ArgumentType::kString:
      return to_string(text);
    case ArgumentType::kDType:
      return text == "long" ? std::optional<Value>(DType::kInt64) : std::nullopt;
    case ArgumentType::kMemoryFormat:
      return to_memory_format(text);
    case ArgumentType::kTensor:
    case ArgumentType::kDevice:
    case ArgumentType::kLayout:
    case ArgumentType::kGenerator:
      break;
  }
  return std::nullopt;
}

}  // namespace

Value default_value(const OperatorSchema& schema, const ArgumentSchema& argument) {
  TENON_CHECK(argument.has_default, ValueError, schema.name, ": expected the argument ",
              argument.name, ", got none");
  if (argument.default_text == "None") return Value();
  if (std::optional<Value> value = value_of(argument)) return *std::move(value);
  TENON_THROW(ValueError, schema.name, ": the default '", argument.default_text, "' of ",
              argument.name, " is no ", type_text(argument));
}

void fill_defaults(const OperatorSchema& schema, Stack& arguments) {
  TENON_CHECK(arguments.size() <= schema.arguments.size(), ValueError, schema.name, ": expected ",
              schema.arguments.size(), " arguments at most, got ", arguments.size());
  for (size_t i = arguments.size(); i < schema.arguments.size(); ++i) {
    arguments.push_back(default_value(schema, schema.arguments[i]));
  }
}

}  // namespace tenon
