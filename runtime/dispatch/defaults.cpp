#include "tenon/dispatch/defaults.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace tenon {
namespace {

int64_t to_int(std::string_view text) {
  if (text == "Mean") return 1;
  int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

double to_double(std::string_view text) {
  return std::stod(std::string(text));
}

/// A number as a Scalar default spells it: an int unless it has a point or an exponent.
Value to_number(std::string_view text) {
  if (text == "True" || text == "False") return Value(text == "True");
  if (text.find_first_of(".einf") != std::string_view::npos) return Value(to_double(text));
  return Value(to_int(text));
}

/// The elements of `[1, 2]`, or of a lone `1`, which stands `size` times.
std::vector<std::string_view> elements(std::string_view text, int32_t size) {
  if (!text.starts_with('[')) return std::vector(static_cast<size_t>(std::max(size, 1)), text);
  text = text.substr(1, text.size() - 2);
  std::vector<std::string_view> result;
  while (!text.empty()) {
    const size_t comma = std::min(text.find(','), text.size());
    result.push_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
    while (text.starts_with(' ')) text.remove_prefix(1);
  }
  return result;
}

Value to_list(const ArgumentSchema& argument) {
  const auto texts = elements(argument.default_text, argument.list_size);
  if (argument.type == ArgumentType::kFloating) {
    std::vector<double> values;
    for (const auto text : texts) values.push_back(to_double(text));
    return Value(std::move(values));
  }
  if (argument.type == ArgumentType::kBoolean) {
    std::vector<bool> values;
    for (const auto text : texts) values.push_back(text == "True");
    return Value(std::move(values));
  }
  std::vector<int64_t> values;
  for (const auto text : texts) values.push_back(to_int(text));
  return Value(std::move(values));
}

MemoryFormat to_memory_format(std::string_view text) {
  if (text == "preserve_format") return MemoryFormat::Preserve;
  return text == "channels_last" ? MemoryFormat::ChannelsLast : MemoryFormat::Contiguous;
}

}  // namespace

Value default_value(const OperatorSchema& schema, const ArgumentSchema& argument) {
  TENON_CHECK(argument.has_default, ValueError, schema.name, ": expected the argument ",
              argument.name, ", got none");
  const std::string_view text = argument.default_text;
  if (text == "None") return Value();
  if (argument.list) return to_list(argument);
  switch (argument.type) {
    case ArgumentType::kInteger:
      return Value(to_int(text));
    case ArgumentType::kFloating:
      return Value(to_double(text));
    case ArgumentType::kBoolean:
      return Value(text == "True");
    case ArgumentType::kScalar:
      return to_number(text);
    case ArgumentType::kString:
      return Value(std::string(text.substr(1, text.size() - 2)));
    case ArgumentType::kDType:
      return Value(text == "long" ? DType::kInt64 : default_dtype());
    case ArgumentType::kMemoryFormat:
      return Value(to_memory_format(text));
    case ArgumentType::kTensor:
    case ArgumentType::kDevice:
    case ArgumentType::kLayout:
    case ArgumentType::kGenerator:
      break;
  }
  TENON_THROW(NotImplementedError, schema.name, ": the default ", text, " of ", argument.name,
              " has no boxed value");
}

void fill_defaults(const OperatorSchema& schema, Stack& arguments) {
  TENON_CHECK(arguments.size() <= schema.arguments.size(), ValueError, schema.name, ": expected ",
              schema.arguments.size(), " arguments at most, got ", arguments.size());
  for (size_t i = arguments.size(); i < schema.arguments.size(); ++i) {
    arguments.push_back(default_value(schema, schema.arguments[i]));
  }
}

}  // namespace tenon
