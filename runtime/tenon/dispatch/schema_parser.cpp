#include "tenon/dispatch/schema_parser.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/schema_grammar.h"

namespace tenon {

void detail::fail_schema(std::string_view text, size_t position, std::string_view expected) {
  const std::string_view found = text.substr(position, 20);
  const char* quote = expected.find_first_of("()[]->") == 0 ? "'" : "";
  TENON_THROW(ValueError, "schema: expected ", quote, expected, quote, " at column ", position + 1,
              " of '", text, "', got ",
              found.empty() ? "the end" : detail::concatenate("'", found, "'"));
}

ParsedSchema::ParsedSchema(std::string text) : text_(std::move(text)) {
  detail::SchemaReader reader(text_);
  const std::string_view name = reader.name();
  reader.arguments([&](const ArgumentSchema& argument) { arguments_.push_back(argument); });
  reader.returns([&](const ArgumentSchema& result) { returns_.push_back(result); });
  schema_ = {.name = name,
             .text = text_,
             .category = "user",
             .doc = {},
             .kind = detail::kind_of(name, arguments_, returns_),
             .arguments = arguments_,
             .returns = returns_,
             .derivatives = {},
             .view_inverse = {},
             .composite = false,
             .nondeterministic_seeded = std::ranges::count(arguments_, ArgumentType::kGenerator,
                                                           &ArgumentSchema::type) > 0};
}

std::shared_ptr<const ParsedSchema> ParsedSchema::parse(std::string text) try {
  const size_t start = std::min(text.find_first_not_of(" \t\n"), text.size());
  return std::shared_ptr<const ParsedSchema>(new ParsedSchema(text.substr(start)));
} catch (...) {
  detail::rethrow_as_error("ParsedSchema::parse");
}

std::string type_text(const ArgumentSchema& argument) {
  const auto found = std::ranges::find(detail::kTypeNames, argument.type, &detail::TypeName::type);
  std::string text(found->text);
  if (argument.list) {
    if (argument.optional_elements) text += '?';
    text += '[';
    if (argument.list_size > 0) text += std::to_string(argument.list_size);
    text += ']';
  }
  if (argument.optional) text += '?';
  return text;
}

}  // namespace tenon
