#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "tenon/dispatch/schema_grammar.h"

namespace tenon {

/// A schema that is known when the program is compiled.
template <size_t Arguments, size_t Returns>
struct ConstantSchema {
  std::string_view name = {};
  OperatorKind kind = OperatorKind::kFunctional;
  std::array<ArgumentSchema, Arguments> arguments = {};
  std::array<ArgumentSchema, Returns> returns = {};
};

namespace detail {

/// How many arguments and results a schema has: the commas outside inner brackets say it.
consteval std::array<size_t, 2> count_parts(std::string_view schema) {
  std::array<size_t, 2> counts = {};
  size_t side = 0;  // 0 for arguments, 1 for results
  int depth = 0;
  char previous = 0;
  char quote = 0;
  for (const char c : schema) {
    if (c == quote || (quote == 0 && (c == '"' || c == '\''))) quote = quote == 0 ? c : 0;
    if (quote != 0) continue;
    if (c == '>' && previous == '-' && depth == 0) counts[side = 1] = 1;
    if (c == '(' || c == '[') {
      if (++depth == 1) counts[side] = 1;
    } else if (c == ')' || c == ']') {
      if (--depth == 0 && previous == '(') counts[side] = 0;
    } else if (depth == 1 && c == ',') {
      ++counts[side];
    } else if (depth == 1 && c == '*' && side == 0) {
      --counts[side];
    }
    if (c != ' ') previous = c;
  }
  return counts;
}

template <class Descriptor>
consteval auto read_constant_schema() {
  constexpr std::array<size_t, 2> counts = count_parts(Descriptor::kSchema);
  ConstantSchema<counts[0], counts[1]> result;
  SchemaReader reader(Descriptor::kSchema);
  result.name = reader.name();
  auto argument = result.arguments.begin();
  reader.arguments([&](const ArgumentSchema& each) { *argument++ = each; });
  auto returned = result.returns.begin();
  reader.returns([&](const ArgumentSchema& each) { *returned++ = each; });
  if (argument != result.arguments.end() || returned != result.returns.end()) {
    throw "count_parts does not count what SchemaReader reads";
  }
  if constexpr (requires { Descriptor::kKind; }) {
    result.kind = Descriptor::kKind;
  } else {
    result.kind = kind_of(result.name, result.arguments, result.returns);
  }
  return result;
}

}  // namespace detail

/// The schema of the operator that `Descriptor` describes, see `dispatch/operator.h`; for the
/// compiler alone. As an object it would have addresses that the dynamic linker has to write, so
/// code that needs a name while it runs asks the functions below for it, and no library has one.
template <class Descriptor>
inline constexpr auto constant_schema = detail::read_constant_schema<Descriptor>();

template <class Descriptor>
consteval std::string_view operator_name() {
  return constant_schema<Descriptor>.name;
}
template <class Descriptor, size_t position>
consteval std::string_view argument_name() {
  return constant_schema<Descriptor>.arguments[position].name;
}

/// The position of the argument that a result is.
template <class Descriptor>
consteval size_t argument_of_result(size_t result) {
  constexpr const auto& schema = constant_schema<Descriptor>;
  size_t position = 0;
  while (schema.arguments[position].alias != schema.returns[result].alias) ++position;
  return position;
}

/// Calls `function(name, argument)` for each of a call's arguments that the operator writes to,
/// from position `First` on.
template <class Descriptor, size_t First = 0, class Function, class... Args>
TENON_ALWAYS_INLINE void for_each_written(const Function& function, const Args&... args) {
  const auto visit = [&]<size_t I>(std::index_sequence<I>, const auto& argument) {
    if constexpr (I >= First && constant_schema<Descriptor>.arguments[I].mutated) {
      function(argument_name<Descriptor, I>(), argument);
    }
  };
  [&]<size_t... I>(std::index_sequence<I...>) {
    (visit(std::index_sequence<I>(), args), ...);
  }
  (std::index_sequence_for<Args...>());
}

}  // namespace tenon
