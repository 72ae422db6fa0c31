#include "tools/tenon/program/operand_parser.h"

#include <algorithm>
#include <utility>

#include "tenon/base/error.h"
#include "tenon/dispatch/schema_parser.h"
#include "tools/tenon/program/literals.h"

namespace tenon::tools {
namespace {

using Parsed = std::variant<FittingOperand, Problem>;

Parsed fits(Operand operand, bool converted = false) {
  return FittingOperand{std::move(operand), converted};
}

bool is_number(ArgumentType type) {
  return type == ArgumentType::kInteger || type == ArgumentType::kFloating ||
         type == ArgumentType::kBoolean || type == ArgumentType::kScalar;
}

/// Whether a variable of that type may stand for the argument.
bool accepts(const ArgumentSchema& argument, const ArgumentSchema& given) {
  if (argument.list != given.list) return false;
  if (argument.type == given.type) return true;
  const bool narrows =
      argument.type == ArgumentType::kInteger || argument.type == ArgumentType::kBoolean;
  if (narrows) return given.type == ArgumentType::kScalar;
  return is_number(argument.type) && is_number(given.type);
}

class OperandParser {
 public:
  OperandParser(const YamlNode& node, const ArgumentSchema& argument, const Scope& scope)
      : node_(node), argument_(argument), scope_(scope) {}

  Parsed parse() const {
    if (is_none(node_)) return argument_.optional ? fits(Value()) : wrong_type();
    if (is_variable_name(node_) && takes_variables()) {
      if (scope_.has(node_.text)) return variable();
      if (argument_.type == ArgumentType::kTensor) {
        return Problem{node_.location, scope_.unknown(node_.text) + " for " + quoted_name()};
      }
    }
    if (argument_.type == ArgumentType::kTensor) return tensors();
    if (argument_.list) return numbers();
    return literal();
  }

 private:
  std::string quoted_name() const { return "'" + std::string(argument_.name) + "'"; }

  Problem wrong_type(std::string_view received = {}) const {
    const std::string given = received.empty() ? describe(node_) : std::string(received);
    return {node_.location,
            "expected " + type_text(argument_) + " for " + quoted_name() + ", got " + given};
  }

  bool takes_variables() const {
    return argument_.type == ArgumentType::kTensor || is_number(argument_.type);
  }

  Parsed variable() const {
    const Scope::Type& type = scope_.type(node_.text);
    if (type && !accepts(argument_, *type)) {
      return wrong_type("the " + type_text(*type) + " '" + node_.text + "'");
    }
    return FittingOperand{Variable{node_.text}, type && type->type != argument_.type, !type};
  }

  /// A list of names; a lone tensor is read by `variable`.
  Parsed tensors() const {
    if (!argument_.list || !node_.is_sequence()) return wrong_type();
    VariableList list;
    ArgumentSchema element = argument_;
    element.list = false;
    element.optional = argument_.optional_elements;
    for (const YamlNode& item : node_.items) {
      const Parsed parsed = parse_operand(item, element, scope_);
      if (std::holds_alternative<Problem>(parsed)) return parsed;
      const Operand& operand = std::get<FittingOperand>(parsed).operand;
      const Variable* named = std::get_if<Variable>(&operand);
      list.names.push_back(named == nullptr ? "" : named->name);
    }
    return fits(std::move(list));
  }

  /// A list of numbers; one alone stands for each of an `int[2]`.
  Parsed numbers() const {
    switch (argument_.type) {
      case ArgumentType::kInteger:
        return list_of<int64_t>(&int_of);
      case ArgumentType::kFloating:
        return list_of<double>(&float_of);
      case ArgumentType::kBoolean:
        return list_of<bool>(&bool_of);
      default:
        return Problem{node_.location, "a " + type_text(argument_) + " cannot be written here"};
    }
  }

  template <class T>
  Parsed list_of(std::optional<T> (*read)(const YamlNode&)) const {
    std::vector<T> list;
    if (node_.is_sequence()) {
      for (const YamlNode& item : node_.items) {
        const std::optional<T> value = read(item);
        if (!value) return wrong_type("a list with " + describe(item));
        list.push_back(*value);
      }
      return fits(Value(std::move(list)));
    }
    const std::optional<T> value = read(node_);
    if (!value || argument_.list_size == 0) return wrong_type();
    list.assign(static_cast<size_t>(argument_.list_size), *value);
    return fits(Value(std::move(list)), /*converted=*/true);
  }

  Parsed literal() const {
    if (!node_.is_scalar()) return wrong_type();
    switch (argument_.type) {
      case ArgumentType::kInteger:
        return optional_literal(int_of(node_));
      case ArgumentType::kFloating:
        return optional_literal(float_of(node_), int_of(node_).has_value());
      case ArgumentType::kBoolean:
        return optional_literal(bool_of(node_));
      case ArgumentType::kScalar:
        return optional_literal(scalar_of(node_));
      case ArgumentType::kString:
        return fits(Value(node_.text));
      case ArgumentType::kDType:
        return dtype();
      case ArgumentType::kDevice:
        return device();
      case ArgumentType::kLayout:
        return node_.text == "strided" ? fits(Value(kStrided)) : wrong_type();
      case ArgumentType::kMemoryFormat:
        return memory_format();
      case ArgumentType::kGenerator:
        return generator();
      case ArgumentType::kTensor:
        break;
    }
    return wrong_type();
  }

  template <class T>
  Parsed optional_literal(const std::optional<T>& value, bool converted = false) const {
    if (!value) return wrong_type();
    return fits(Value(*value), converted);
  }

  Parsed dtype() const {
    if (const auto value = dtype_of_text(node_)) return fits(Value(*value));
    Problem problem = wrong_type();
    problem.message += suggestion(node_.text, dtype_names());
    return problem;
  }

  Parsed device() const {
    try {
      return fits(Value(Device(std::string_view(node_.text))));
    } catch (const Error& error) {
      return Problem{node_.location, error.message()};
    }
  }

  Parsed memory_format() const {
    if (node_.text == "contiguous_format") return fits(Value(MemoryFormat::Contiguous));
    if (node_.text == "preserve_format") return fits(Value(MemoryFormat::Preserve));
    if (node_.text == "channels_last") return fits(Value(MemoryFormat::ChannelsLast));
    return wrong_type();
  }

  /// A generator is written as its seed.
  Parsed generator() const {
    const auto seed = int_of(node_);
    if (!seed || *seed < 0) return wrong_type();
    return fits(Value(Generator(static_cast<uint64_t>(*seed))));
  }

  const YamlNode& node_;
  const ArgumentSchema& argument_;
  const Scope& scope_;
};

}  // namespace

Parsed parse_operand(const YamlNode& node, const ArgumentSchema& argument, const Scope& scope) {
  return OperandParser(node, argument, scope).parse();
}

}  // namespace tenon::tools
