#include "tenon/dispatch/schema_parser.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"

namespace tenon {
namespace {

struct TypeName {
  std::string_view text;
  ArgumentType type;
};

/// Of a list whose length its type says.
constexpr int32_t kMostElements = 64;

/// Where several spell one type, the first is the one that is printed.
constexpr std::array<TypeName, 12> kTypeNames = {{{"Tensor", ArgumentType::kTensor},
                                                  {"int", ArgumentType::kInteger},
                                                  {"SymInt", ArgumentType::kInteger},
                                                  {"float", ArgumentType::kFloating},
                                                  {"bool", ArgumentType::kBoolean},
                                                  {"Scalar", ArgumentType::kScalar},
                                                  {"str", ArgumentType::kString},
                                                  {"ScalarType", ArgumentType::kDType},
                                                  {"Device", ArgumentType::kDevice},
                                                  {"Layout", ArgumentType::kLayout},
                                                  {"MemoryFormat", ArgumentType::kMemoryFormat},
                                                  {"Generator", ArgumentType::kGenerator}}};

/// Reads from the front of a text; what it returns refers to that text.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  std::string_view name() {
    const size_t start = position_;
    identifier("the operator's name");
    if (accept("::")) identifier("the operator's name");
    if (accept(".")) identifier("the overload's name");
    return text_.substr(start, position_ - start);
  }

  std::vector<ArgumentSchema> arguments() {
    std::vector<ArgumentSchema> result;
    bool keyword_only = false;
    expect("(");
    while (!accept(")")) {
      if (accept("*")) {
        keyword_only = true;
      } else {
        result.push_back(argument(keyword_only));
      }
      if (accept(",")) continue;
      expect(")");
      break;
    }
    return result;
  }

  std::vector<ArgumentSchema> returns() {
    std::vector<ArgumentSchema> result;
    expect("->");
    if (!accept("(")) {
      result.push_back(type());
    } else {
      while (!accept(")")) {
        result.push_back(type());
        result.back().name = optional_identifier();
        if (accept(",")) continue;
        expect(")");
        break;
      }
    }
    if (!rest().empty()) fail("the end");
    return result;
  }

 private:
  ArgumentSchema argument(bool keyword_only) {
    ArgumentSchema result = type();
    result.name = identifier("an argument's name");
    result.keyword_only = keyword_only;
    if (accept("=")) {
      result.has_default = true;
      result.default_text = default_text();
    }
    return result;
  }

  ArgumentSchema type() {
    ArgumentSchema result;
    const std::string_view word = identifier("a type");
    const auto found = std::ranges::find(kTypeNames, word, &TypeName::text);
    if (found == kTypeNames.end()) {
      position_ -= word.size();
      fail("a type");
    }
    result.type = found->type;
    if (accept("(")) annotation(result);
    const bool element_optional = accept("?");
    result.list = accept("[");
    if (result.list) {
      result.list_size = list_size();
      expect("]");
      if (accept("(")) annotation(result);
    }
    result.optional_elements = result.list && element_optional;
    result.optional = result.list ? accept("?") : element_optional;
    return result;
  }

  /// `a`, `a!`, `a|b`, `a -> *`, after the bracket.
  void annotation(ArgumentSchema& argument) {
    const size_t end = text_.find(')', position_);
    if (end == std::string_view::npos) fail("')'");
    std::string_view set = text_.substr(position_, end - position_);
    argument.mutated = set.find('!') != std::string_view::npos;
    argument.alias = set.substr(0, set.find_first_of("! -"));
    if (argument.alias.empty()) fail("an alias set");
    position_ = end + 1;
  }

  /// Of a list of any length 0.
  int32_t list_size() {
    skip_space();
    if (rest().starts_with(']')) return 0;
    int32_t size = 0;
    const auto parsed =
        std::from_chars(text_.data() + position_, text_.data() + text_.size(), size);
    if (parsed.ec != std::errc{} || size < 1 || size > kMostElements) {
      fail(detail::concatenate("a size from 1 to ", kMostElements, " or ']'"));
    }
    position_ = parsed.ptr - text_.data();
    return size;
  }

  /// Everything up to the comma or bracket that ends the argument.
  std::string_view default_text() {
    skip_space();
    const size_t start = position_;
    int depth = 0;
    char quote = 0;
    for (; position_ < text_.size(); ++position_) {
      const char c = text_[position_];
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '[' || c == '(') {
        ++depth;
      } else if (depth == 0 && (c == ',' || c == ')')) {
        break;
      } else if (c == ']' || c == ')') {
        --depth;
      }
    }
    if (position_ == start) fail("a default");
    return text_.substr(start, position_ - start);
  }

  std::string_view optional_identifier() {
    skip_space();
    const size_t start = position_;
    const auto is_word = [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    };
    while (position_ < text_.size() && is_word(text_[position_])) ++position_;
    return text_.substr(start, position_ - start);
  }
  std::string_view identifier(std::string_view what) {
    const std::string_view word = optional_identifier();
    if (word.empty() || std::isdigit(static_cast<unsigned char>(word[0]))) fail(what);
    return word;
  }

  void skip_space() {
    while (position_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[position_]))) {
      ++position_;
    }
  }
  std::string_view rest() {
    skip_space();
    return text_.substr(position_);
  }
  bool accept(std::string_view token) {
    if (!rest().starts_with(token)) return false;
    position_ += token.size();
    return true;
  }
  void expect(std::string_view token) {
    if (!accept(token)) fail(detail::concatenate("'", token, "'"));
  }
  [[noreturn]] void fail(std::string_view expected) {
    const std::string_view found = rest().substr(0, 20);
    TENON_THROW(ValueError, "schema: expected ", expected, " at column ", position_ + 1, " of '",
                text_, "', got ", found.empty() ? "the end" : detail::concatenate("'", found, "'"));
  }

  std::string_view text_;
  size_t position_ = 0;
};

OperatorKind kind_of(std::string_view name, const std::vector<ArgumentSchema>& arguments,
                     const std::vector<ArgumentSchema>& returns) {
  const auto mutated = [](const ArgumentSchema& a) { return a.mutated; };
  if (std::ranges::any_of(arguments, [](const auto& a) { return a.mutated && a.keyword_only; })) {
    return OperatorKind::kOut;
  }
  if (std::ranges::any_of(arguments, mutated)) {
    return name.substr(0, name.find('.')).ends_with('_') ? OperatorKind::kInplace
                                                         : OperatorKind::kMutable;
  }
  if (std::ranges::any_of(returns, [](const auto& r) { return !r.alias.empty() && r.list; })) {
    return OperatorKind::kMultiView;
  }
  const bool view = std::ranges::any_of(returns, [](const auto& r) { return !r.alias.empty(); });
  return view ? OperatorKind::kView : OperatorKind::kFunctional;
}

}  // namespace

ParsedSchema::ParsedSchema(std::string text) : text_(std::move(text)) {
  Parser parser(text_);
  const std::string_view name = parser.name();
  arguments_ = parser.arguments();
  returns_ = parser.returns();
  schema_ = {.name = name,
             .text = text_,
             .category = "user",
             .doc = {},
             .kind = kind_of(name, arguments_, returns_),
             .arguments = arguments_,
             .returns = returns_,
             .derivatives = {},
             .view_inverse = {},
             .composite = false};
}

std::shared_ptr<const ParsedSchema> ParsedSchema::parse(std::string text) try {
  const size_t start = std::min(text.find_first_not_of(" \t\n"), text.size());
  return std::shared_ptr<const ParsedSchema>(new ParsedSchema(text.substr(start)));
} catch (...) {
  detail::rethrow_as_error("ParsedSchema::parse");
}

std::string type_text(const ArgumentSchema& argument) {
  const auto found = std::ranges::find(kTypeNames, argument.type, &TypeName::type);
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
