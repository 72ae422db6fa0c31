#include <string>
#include <string_view>
#include <vector>

#include "tenon/graph/graph.h"
#include "tenon/graph/node_text.h"
#include "tenon/graph/overwriting.h"
#include "tenon/graph/uses.h"

namespace tenon {
namespace {

/// Between quotes, as a label shows it: neither an escape of dot nor a character entity of HTML is
/// left in it, and lines are lines.
std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      result.append(1, '\\').append(1, c);
    } else if (c == '\n') {
      result += "\\n";
    } else if (c == '&') {
      result += "&amp;";
    } else if (static_cast<unsigned char>(c) < ' ') {
      result += ' ';
    } else {
      result += c;
    }
  }
  return result + '"';
}

class Drawing {
 public:
  explicit Drawing(const Graph& graph) : graph_(graph), makers_(graph.values.size()) {}

  std::string draw() {
    for (const ValueId input : graph_.inputs) add_value(input, "input", "");
    for (const GraphConstant& each : graph_.constants) {
      add_value(each.value, each.is_own ? "constant" : "captured", ", style=dashed");
    }
    for (size_t i = 0; i < graph_.nodes.size(); ++i) add_node(i);
    for (size_t i = 0; i < graph_.outputs.size(); ++i) add_output(i);
    for (const GraphWriteBack& each : graph_.write_backs) {
      const std::string name = "write" + std::to_string(each.input);
      add(name, "write to " + graph::id_text(graph_.inputs[each.input]), ", shape=ellipse");
      add_edge(each.value, name);
    }
    return "digraph graph_of_tenon {\n  node [shape=box, fontname=\"monospace\"];\n" + text_ +
           "}\n";
  }

 private:
  void add(const std::string& name, const std::string& label, std::string_view more) {
    text_.append("  ").append(name).append(" [label=").append(quoted(label));
    text_.append(more).append("];\n");
  }

  void add_edge(ValueId from, const std::string& to) {
    text_.append("  ").append(makers_[from.number]).append(" -> ").append(to);
    text_.append(" [label=").append(quoted(graph::id_text(from))).append("];\n");
  }

  void add_value(ValueId id, const std::string& what, const std::string& more) {
    makers_[id.number] = "value" + std::to_string(id.number);
    add(makers_[id.number], what + ' ' + graph::id_text(id) + '\n' + graph::type_text(graph_, id),
        ", shape=ellipse" + more);
  }

  void add_node(size_t number) {
    const GraphNode& node = graph_.nodes[number];
    const std::string name = "node" + std::to_string(number);
    std::string label = graph::call_text(node);
    for (const ValueId id : node.results) {
      if (!id.exists()) continue;
      label.append("\n").append(graph::id_text(id)).append(": ");
      label += graph::type_text(graph_, id);
      makers_[id.number] = name;
    }
    const bool writes = graph::writes_in_place(*node.op);
    add(name, label, writes ? ", style=filled, fillcolor=lightgrey" : "");
    graph::for_each_use(node, [&](ValueId id) { add_edge(id, name); });
  }

  void add_output(size_t number) {
    const GraphOutput& output = graph_.outputs[number];
    const ValueId value = output.input ? graph_.inputs[*output.input] : output.value;
    const std::string name = "output" + std::to_string(number);
    add(name, "output " + std::to_string(number), ", shape=ellipse");
    if (value.exists()) add_edge(value, name);
  }

  const Graph& graph_;
  std::vector<std::string> makers_;  // of each value
  std::string text_;
};

}  // namespace

std::string Graph::to_dot() const {
  return Drawing(*this).draw();
}

}  // namespace tenon
