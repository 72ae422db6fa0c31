#include "tenon/graph/node_text.h"

#include <sstream>
#include <utility>
#include <vector>

#include "tenon/dispatch/defaults.h"
#include "tenon/graph/value_text.h"

namespace tenon::graph {
namespace {

std::string list_of(const std::vector<ValueId>& ids) {
  std::string text;
  for (const ValueId id : ids) text.append(text.empty() ? "" : ", ").append(id_text(id));
  return text;
}

std::string argument_text(const GraphArgument& argument) {
  if (const auto* value = std::get_if<Value>(&argument)) return value_text(*value);
  if (const auto* id = std::get_if<ValueId>(&argument)) return id_text(*id);
  return '[' + list_of(std::get<std::vector<ValueId>>(argument)) + ']';
}

/// Whether the schema says so already.
bool is_default(const OperatorSchema& schema, size_t number, const GraphArgument& argument) {
  const ArgumentSchema& known = schema.arguments[number];
  if (!known.has_default) return false;
  return argument_text(default_value(schema, known)) == argument_text(argument);
}

}  // namespace

std::string id_text(ValueId id) {
  return id.exists() ? '%' + std::to_string(id.number) : "None";
}

std::string type_text(const Graph& graph, ValueId id) {
  std::ostringstream text;
  if (id.exists()) {
    const GraphValue& value = graph.values[id.number];
    text << value.dtype << value.sizes;
    if (!value.device.is_cpu()) text << ' ' << value.device;
  }
  return text.str();
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

}  // namespace tenon::graph
