#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "tenon/base/export.h"
#include "tenon/dispatch/schema.h"

/// The grammar of `func:` lines. Built-in operators are read by it when they are compiled, those of
/// a program when they are registered.
namespace tenon::detail {

struct TypeName {
  std::string_view text;
  ArgumentType type;
};

/// Where several spell one type, the first is the one that is printed.
inline constexpr TypeName kTypeNames[] = {
    {"Tensor", ArgumentType::kTensor},       {"int", ArgumentType::kInteger},
    {"SymInt", ArgumentType::kInteger},      {"float", ArgumentType::kFloating},
    {"bool", ArgumentType::kBoolean},        {"SymBool", ArgumentType::kBoolean},
    {"Scalar", ArgumentType::kScalar},       {"str", ArgumentType::kString},
    {"ScalarType", ArgumentType::kDType},    {"Device", ArgumentType::kDevice},
    {"Layout", ArgumentType::kLayout},       {"MemoryFormat", ArgumentType::kMemoryFormat},
    {"Generator", ArgumentType::kGenerator},
};

/// Of a list whose length its type says.
inline constexpr int32_t kMostElements = 64;

/// ValueError: what was expected at `position` of the schema `text`; a sign is quoted.
[[noreturn]] TENON_API void fail_schema(std::string_view text, size_t position,
                                        std::string_view expected);

/// Reads from the front of a schema; what it returns refers to the text. Where that is constant so
/// is the result, and what is wrong with it does not compile.
class SchemaReader {
 public:
  explicit constexpr SchemaReader(std::string_view text) : text_(text.data()), size_(text.size()) {}

  constexpr std::string_view name() {
    const size_t start = position_;
    identifier("the operator's name");
    if (accept("::")) identifier("the operator's name");
    if (accept('.')) identifier("the overload's name");
    return {text_ + start, position_ - start};
  }

  /// Gives every argument to `add`, in order.
  template <class Add>
  constexpr void arguments(const Add& add) {
    bool keyword_only = false;
    expect('(');
    while (!accept(')')) {
      if (accept('*')) {
        keyword_only = true;
      } else {
        add(argument(keyword_only));
      }
      if (accept(',')) continue;
      expect(')');
      break;
    }
  }

  /// The same with every result, up to the end of the text.
  template <class Add>
  constexpr void returns(const Add& add) {
    if (!accept("->")) fail("->");
    if (!accept('(')) {
      add(type());
    } else {
      while (!accept(')')) {
        ArgumentSchema result = type();
        result.name = word();
        add(result);
        if (accept(',')) continue;
        expect(')');
        break;
      }
    }
    if (next() != 0) fail("the end");
  }

 private:
  constexpr ArgumentSchema argument(bool keyword_only) {
    ArgumentSchema result = type();
    result.name = identifier("an argument's name");
    result.keyword_only = keyword_only;
    if (accept('=')) {
      result.has_default = true;
      result.default_text = default_text();
    }
    return result;
  }

  constexpr ArgumentSchema type() {
    ArgumentSchema result;
    result.type = base_type();
    if (accept('(')) annotation(result);
    const bool element_optional = accept('?');
    result.list = accept('[');
    if (result.list) {
      result.list_size = list_size();
      expect(']');
      if (accept('(')) annotation(result);
    }
    result.optional_elements = result.list && element_optional;
    result.optional = result.list ? accept('?') : element_optional;
    return result;
  }

  constexpr ArgumentType base_type() {
    const std::string_view spelled = identifier("a type");
    for (const TypeName& known : kTypeNames) {
      if (known.text == spelled) return known.type;
    }
    position_ -= spelled.size();
    fail("a type");
  }

  /// `a`, `a!`, `a|b`, `a -> *`, after the bracket.
  constexpr void annotation(ArgumentSchema& argument) {
    const size_t start = position_;
    size_t end = 0;  // of the set before the sign
    for (; position_ < size_ && text_[position_] != ')'; ++position_) {
      const char c = text_[position_];
      if (end == 0 && (c == '!' || c == ' ' || c == '-')) end = position_;
      argument.mutated |= c == '!';
    }
    if (end == 0) end = position_;
    const bool closed = accept(')');
    if (!closed || end == start) {
      position_ = start;
      fail(closed ? "an alias set" : ")");
    }
    argument.alias = {text_ + start, end - start};
  }

  /// Of a list of any length 0.
  constexpr int32_t list_size() {
    if (next() == ']') return 0;
    int32_t size = 0;
    const size_t start = position_;
    for (; position_ < size_ && is_digit(text_[position_]); ++position_) {
      if (size <= kMostElements) size = 10 * size + (text_[position_] - '0');  // fits: 649
    }
    if (size < 1 || size > kMostElements) {
      position_ = start;
      fail("a size from 1 to 64 or ']'");
    }
    return size;
  }

  /// Everything up to the comma or bracket that ends the argument.
  constexpr std::string_view default_text() {
    skip_space();
    const size_t start = position_;
    int depth = 0;
    char quote = 0;
    for (; position_ < size_; ++position_) {
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
    return {text_ + start, position_ - start};
  }

  /// The identifier that stands here, else nothing.
  constexpr std::string_view word() {
    skip_space();
    const size_t start = position_;
    while (position_ < size_ && is_word(text_[position_])) ++position_;
    return {text_ + start, position_ - start};
  }
  constexpr std::string_view identifier(std::string_view what) {
    const std::string_view found = word();
    if (found.empty() || is_digit(found[0])) fail(what);
    return found;
  }

  static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static constexpr bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
  }
  static constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

  constexpr void skip_space() {
    while (position_ < size_ && is_space(text_[position_])) ++position_;
  }
  /// The next sign; at the end 0.
  constexpr char next() {
    skip_space();
    return position_ < size_ ? text_[position_] : '\0';
  }
  constexpr bool accept(char sign) {
    if (next() != sign) return false;
    ++position_;
    return true;
  }
  /// Signs with nothing between them.
  constexpr bool accept(std::string_view signs) {
    skip_space();
    if (!std::string_view(text_ + position_, size_ - position_).starts_with(signs)) return false;
    position_ += signs.size();
    return true;
  }
  constexpr void expect(char sign) {
    if (!accept(sign)) fail({&sign, 1});
  }
  [[noreturn]] constexpr void fail(std::string_view expected) {
    skip_space();
    if (position_ <= size_) fail_schema({text_, size_}, position_, expected);
    __builtin_unreachable();
  }

  const char* text_;
  size_t size_;
  size_t position_ = 0;
};

/// What an operator of that name, with these arguments and results, does to its arguments.
constexpr OperatorKind kind_of(std::string_view name, std::span<const ArgumentSchema> arguments,
                               std::span<const ArgumentSchema> returns) {
  bool mutated = false;
  for (const ArgumentSchema& argument : arguments) {
    if (argument.mutated && argument.keyword_only) return OperatorKind::kOut;
    mutated |= argument.mutated;
  }
  if (mutated) {
    return name.substr(0, name.find('.')).ends_with('_') ? OperatorKind::kInplace
                                                         : OperatorKind::kMutable;
  }
  OperatorKind kind = OperatorKind::kFunctional;
  for (const ArgumentSchema& result : returns) {
    if (result.alias.empty()) continue;
    if (result.list) return OperatorKind::kMultiView;
    kind = OperatorKind::kView;
  }
  return kind;
}

}  // namespace tenon::detail
