#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/schema_parser.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/graph_text.h"
#include "tenon/graph/literal.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/overwriting.h"

namespace tenon {
namespace {

using functional::Handling;
using graph::described;
using graph::GraphText;
using graph::TextNode;

class Reader : private GraphText {
 public:
  using GraphText::GraphText;

  Graph read() {
    check_keys(root(), {"inputs", "steps", "print", "strides"});
    read_inputs();
    for (const TextNode& step : required("steps", TextNode::Kind::kSequence).items) add_step(step);
    for (const TextNode& output : required("print", TextNode::Kind::kSequence).items) {
      add_output(output);
    }
    check_strides();
    check_written();
    return std::move(graph());
  }

 private:
  void add_step(const TextNode& step) {
    check_keys(step, {"op", "args", "to"});
    const TextNode& op_node = required(step, "op");
    const OperatorEntry* op = Dispatcher::instance().find(op_node.text);
    if (op == nullptr) fail(op_node, "unknown operator " + described(op_node));
    const TextNode& args = required(step, "args");
    if (!args.is_sequence()) fail(args, "expected a list of arguments");
    if (op->name() == "copy_" && step.find("to") == nullptr) return add_write_back(step, args);
    if (!graph().write_backs.empty()) fail(step, "expected what writes to inputs to be last");
    const Handling handling = functional::functional_operator(*op).handling;
    if (handling != Handling::kFunctional && !graph::writes_in_place(*op)) {
      fail(op_node, std::string(op->name()) +
                        ": a graph has functional operators, and in-place ones of what is not used "
                        "later, no views and none that is composed of others");
    }
    GraphNode node{op, arguments(step, *op, args), {}};
    add_results(step, std::move(node));
    node_steps_.push_back(&step);
    has_written_ |= handling != Handling::kFunctional;
  }

  /// Fails at a step that writes to what is used later.
  void check_written() const {
    if (!has_written_) return;
    graph::Overwriting overwriting(graph());
    for (const GraphNode& node : graph().nodes) {
      const TextNode& step = *node_steps_[overwriting.node()];
      const auto objection =
          graph::writes_in_place(*node.op) ? overwriting.objection() : std::nullopt;
      if (objection) {
        fail(required(step, "op"), std::string(node.op->name()) + ": it writes to " +
                                       described(required(step, "args").items.front()) + ", " +
                                       *objection + "; call " +
                                       std::string(graph::functional_twin(*node.op).name()));
      }
      overwriting.advance();
    }
  }

  std::vector<GraphArgument> arguments(const TextNode& step, const OperatorEntry& op,
                                       const TextNode& args) const {
    const auto schema = op.schema().arguments;
    const bool has_named = !args.items.empty() && args.items.back().is_mapping();
    const size_t by_position = args.items.size() - (has_named ? 1 : 0);
    std::vector<GraphArgument> result;
    for (size_t i = 0; i < schema.size(); ++i) {
      const TextNode* node = nullptr;
      if (!schema[i].keyword_only && i < by_position) node = &args.items[i];
      if (schema[i].keyword_only && has_named) node = args.items.back().find(schema[i].name);
      if (node == nullptr) {
        fail(step, std::string(op.name()) + ": the argument '" + std::string(schema[i].name) +
                       "' is missing");
      }
      result.push_back(argument(*node, op, schema[i]));
    }
    const size_t named = has_named ? args.items.back().entries.size() : 0;
    if (by_position + named != schema.size()) {
      fail(args, std::string(op.name()) + ": expected " + std::to_string(schema.size()) +
                     " arguments, got " + std::to_string(by_position + named));
    }
    return result;
  }

  GraphArgument argument(const TextNode& node, const OperatorEntry& op,
                         const ArgumentSchema& schema) const {
    const auto wrong_type = [&] {
      fail(node, std::string(op.name()) + ": expected " + type_text(schema) + " for '" +
                     std::string(schema.name) + "', got " + described(node));
    };
    if (schema.type == ArgumentType::kTensor && !graph::is_none(node)) {
      if (schema.list != node.is_sequence()) wrong_type();
      if (!schema.list) return value_of(node);
      std::vector<ValueId> ids;
      for (const TextNode& item : node.items) {
        const bool none = schema.optional_elements && graph::is_none(item);
        ids.push_back(none ? ValueId{} : value_of(item));
      }
      return ids;
    }
    const auto value = graph::literal_of(node, schema);
    if (!value) wrong_type();
    return *value;
  }

  void add_results(const TextNode& step, GraphNode node) {
    std::vector<TensorBase> made;
    try {
      made = graph::results_on_meta(graph(), node);
    } catch (const Error& error) {
      fail(step, error.message());
    }
    const TextNode& to = required(step, "to");
    const size_t count = to.is_sequence() ? to.items.size() : 1;
    if (count != made.size() || made.empty()) {
      fail(to, std::string(node.op->name()) + ": it has " + std::to_string(made.size()) +
                   " results, 'to' has " + std::to_string(count) + " names");
    }
    for (size_t i = 0; i < count; ++i) {
      const TextNode& name = to.is_sequence() ? to.items[i] : to;
      const bool is_dropped = name.is_scalar() && name.text == "_";
      if (!is_dropped && !made[i].defined()) fail(name, "the result is undefined; call it '_'");
      node.results.push_back(is_dropped ? ValueId{} : add_value(name, made[i]));
    }
    graph().nodes.push_back(std::move(node));
  }

  /// The number of the input that a value is.
  std::optional<size_t> input_of(ValueId value) const {
    const std::vector<ValueId>& inputs = graph().inputs;  // in the order of their numbers
    const auto found = std::ranges::lower_bound(inputs, value.number, {}, &ValueId::number);
    if (found == inputs.end() || *found != value) return std::nullopt;
    return static_cast<size_t>(found - inputs.begin());
  }

  void add_write_back(const TextNode& step, const TextNode& args) {
    if (args.items.size() != 2 || step.find("to") != nullptr) {
      fail(step, "copy_: expected an input and a value, and no 'to'");
    }
    const auto input = input_of(value_of(args.items[0]));
    if (!input) {
      fail(args.items[0], "copy_: expected an input to write to, got " + described(args.items[0]));
    }
    const GraphWriteBack added{*input, value_of(args.items[1])};
    const GraphValue& to = graph().values[graph().inputs[added.input].number];
    const GraphValue& from = graph().values[added.value.number];
    if (from.dtype != to.dtype || IntArrayRef(from.sizes) != IntArrayRef(to.sizes)) {
      fail(args.items[1], "copy_: expected a value of the sizes and the dtype of the input");
    }
    if (!written_.insert(added.input).second) fail(step, "copy_: the input is written to twice");
    if (input_of(added.value)) {
      fail(args.items[1], "copy_: expected the result of a step, got an input");
    }
    graph().write_backs.push_back(added);
  }

  void add_output(const TextNode& node) {
    GraphOutput output;
    output.value = value_of(node);
    const GraphValue& value = graph().values[output.value.number];
    output.strides = value.strides;
    output.input = input_of(output.value);
    if (output.input) {
      // It is returned as it was given.
    } else if (const auto strides = strides_of(node, value.sizes.size())) {
      output.strides = *strides;
    }
    graph().outputs.push_back(std::move(output));
  }

  std::set<size_t> written_;
  std::vector<const TextNode*> node_steps_;  // of each node
  bool has_written_ = false;
};

}  // namespace

Graph Graph::from_yaml(std::string_view text, std::string_view name) {
  Graph graph = Reader(text, name).read();
  graph.verify();
  return graph;
}

}  // namespace tenon
