#include "tools/tenon/registry/derived_schemas.h"

#include <algorithm>
#include <array>
#include <vector>

#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

bool is_tensor(const ArgumentSchema& type) {
  return type.type == ArgumentType::kTensor && !type.list && !type.optional;
}

bool returns_tensors(const OperatorSchema& schema) {
  return !schema.returns.empty() && std::ranges::all_of(schema.returns, is_tensor);
}

/// What stands between the brackets of the arguments.
std::string_view arguments_text(const OperatorSchema& schema) {
  const size_t begin = schema.text.find('(') + 1;
  return schema.text.substr(begin, schema.text.rfind(") -> ") - begin);
}

/// The results, each written to: `Tensor(a!)`, or `(Tensor(a!) values, Tensor(b!) indices)`.
std::string written_returns(const OperatorSchema& schema) {
  std::string text;
  char letter = 'a';
  for (const ArgumentSchema& result : schema.returns) {
    text.append(text.empty() ? "" : ", ").append("Tensor(");
    text += letter++;
    text.append("!)").append(result.name.empty() ? "" : " ").append(result.name);
  }
  const bool alone = schema.returns.size() == 1 && schema.returns[0].name.empty();
  return alone ? text : "(" + text + ")";
}

std::vector<std::string> out_names(const OperatorSchema& schema) {
  if (schema.returns.size() == 1) return {"out"};
  std::vector<std::string> names;
  bool usable = true;
  for (const ArgumentSchema& result : schema.returns) {
    usable &= !result.name.empty() &&
              std::ranges::find(schema.arguments, result.name, &ArgumentSchema::name) ==
                  schema.arguments.end();
    names.emplace_back(result.name);
  }
  for (size_t i = 0; !usable && i < names.size(); ++i) names[i] = "out" + std::to_string(i);
  return names;
}

std::string out_overload(std::string_view overload) {
  constexpr std::array<std::string_view, 4> kPlain = {"", "Tensor", "self", "int"};
  const bool plain = std::ranges::find(kPlain, overload) != kPlain.end();
  return plain ? "out" : std::string(overload) + "_out";
}

}  // namespace

std::optional<std::string> inplace_schema(const OperatorSchema& schema) {
  constexpr std::string_view kSelf = "Tensor self";
  const std::string_view arguments = arguments_text(schema);
  const bool possible = schema.kind == OperatorKind::kFunctional && schema.returns.size() == 1 &&
                        returns_tensors(schema) && arguments.starts_with(kSelf);
  if (!possible) return std::nullopt;
  const std::string_view overload = overload_name(schema.name);
  std::string text(base_name(schema.name));
  text.append("_").append(overload.empty() ? "" : ".").append(overload);
  text.append("(Tensor(a!) self").append(arguments.substr(kSelf.size()));
  return text.append(") -> ").append(written_returns(schema));
}

std::optional<std::string> out_schema(const OperatorSchema& schema, std::string_view overload) {
  if (schema.kind != OperatorKind::kFunctional || !returns_tensors(schema)) return std::nullopt;
  std::string text(base_name(schema.name));
  text.append(".");
  text.append(overload.empty() ? out_overload(overload_name(schema.name)) : std::string(overload));
  text.append("(").append(arguments_text(schema));
  if (!schema.arguments.empty()) text.append(", ");
  if (std::ranges::none_of(schema.arguments, &ArgumentSchema::keyword_only)) text.append("*, ");
  char letter = 'a';
  for (const std::string& name : out_names(schema)) {
    text.append(letter == 'a' ? "" : ", ").append("Tensor(");
    text += letter++;
    text.append("!) ").append(name);
  }
  return text.append(") -> ").append(written_returns(schema));
}

}  // namespace tenon::tools
