#include <ostream>
#include <utility>

#include "tenon/graph/graph.h"
#include "tenon/graph/node_text.h"

namespace tenon {
namespace {

using graph::id_text;
using graph::type_text;

std::string results_text(const GraphNode& node) {
  std::string text;
  for (const ValueId id : node.results) text.append(text.empty() ? "" : ", ").append(id_text(id));
  return text;
}

}  // namespace

std::string Graph::to_string() const {
  std::string text = "graph(";
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (i != 0) text += ", ";
    text.append(id_text(inputs[i])).append(": ").append(type_text(*this, inputs[i]));
  }
  text += ")\n";
  for (const GraphConstant& constant : constants) {
    text.append("  ").append(id_text(constant.value)).append(" = captured: ");
    text.append(type_text(*this, constant.value)).append("\n");
  }
  for (const GraphNode& node : nodes) {
    text.append("  ").append(results_text(node)).append(" = ").append(graph::call_text(node));
    const char* separator = ": ";
    for (const ValueId id : node.results) {
      if (!id.exists()) continue;
      text.append(std::exchange(separator, ", ")).append(type_text(*this, id));
    }
    text += '\n';
  }
  for (const GraphWriteBack& each : write_backs) {
    text.append("  write ").append(id_text(each.value)).append(" to ");
    text.append(id_text(this->inputs[each.input])).append("\n");
  }
  text += "  return ";
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (i != 0) text += ", ";
    text += id_text(outputs[i].input ? inputs[*outputs[i].input] : outputs[i].value);
  }
  return text + '\n';
}

std::ostream& operator<<(std::ostream& out, const Graph& graph) {
  return out << graph.to_string();
}

}  // namespace tenon
