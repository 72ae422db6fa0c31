#include <ostream>
#include <sstream>
#include <utility>

#include "tenon/dispatch/defaults.h"
#include "tenon/graph/graph.h"
#include "tenon/graph/value_text.h"

namespace tenon {
namespace {

void append(std::string& text, ValueId id) {
  text += id.exists() ? '%' + std::to_string(id.number) : "None";
}

std::string type_of(const Graph& graph, ValueId id) {
  std::ostringstream text;
  if (id.exists()) {
    const GraphValue& value = graph.values[id.number];
    text << value.dtype << value.sizes;
    if (!value.device.is_cpu()) text << ' ' << value.device;
  }
  return text.str();
}

template <class Ids>
std::string list_of(const Ids& ids) {
  std::string text;
  for (const ValueId id : ids) {
    if (!text.empty()) text += ", ";
    append(text, id);
  }
  return text;
}

std::string argument_text(const GraphArgument& argument) {
  if (const auto* value = std::get_if<Value>(&argument)) return graph::value_text(*value);
  std::string text;
  if (const auto* id = std::get_if<ValueId>(&argument)) return append(text, *id), text;
  return '[' + list_of(std::get<std::vector<ValueId>>(argument)) + ']';
}

/// Whether the schema says so already.
bool is_default(const OperatorSchema& schema, size_t number, const GraphArgument& argument) {
  const ArgumentSchema& known = schema.arguments[number];
  if (!known.has_default) return false;
  return argument_text(default_value(schema, known)) == argument_text(argument);
}

std::string call_text(const GraphNode& node) {
  const OperatorSchema& schema = node.op->schema();
  std::string text(node.op->name());
  text += '(';
  const char* separator = "";
  bool by_name = false;
  for (size_t i = 0; i < node.arguments.size() && i < schema.arguments.size(); ++i) {
    // Those after one that is left out are named.
    by_name |= schema.arguments[i].keyword_only;
    if (is_default(schema, i, node.arguments[i])) {
      by_name = true;
      continue;
    }
    text += std::exchange(separator, ", ");
    if (by_name) text.append(schema.arguments[i].name).append("=");
    text += argument_text(node.arguments[i]);
  }
  return text + ')';
}

}  // namespace

std::string Graph::to_string() const {
  std::string text = "graph(";
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (i != 0) text += ", ";
    append(text, inputs[i]);
    text.append(": ").append(type_of(*this, inputs[i]));
  }
  text += ")\n";
  for (const GraphConstant& constant : constants) {
    text += "  ";
    append(text, constant.value);
    text.append(" = captured: ").append(type_of(*this, constant.value)).append("\n");
  }
  for (const GraphNode& node : nodes) {
    text.append("  ").append(list_of(node.results)).append(" = ").append(call_text(node));
    const char* separator = ": ";
    for (const ValueId id : node.results) {
      if (!id.exists()) continue;
      text.append(std::exchange(separator, ", ")).append(type_of(*this, id));
    }
    text += '\n';
  }
  for (const GraphWriteBack& each : write_backs) {
    text += "  write ";
    append(text, each.value);
    text += " to ";
    append(text, this->inputs[each.input]);
    text += '\n';
  }
  text += "  return ";
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (i != 0) text += ", ";
    append(text, outputs[i].input ? inputs[*outputs[i].input] : outputs[i].value);
  }
  return text + '\n';
}

std::ostream& operator<<(std::ostream& out, const Graph& graph) {
  return out << graph.to_string();
}

}  // namespace tenon
