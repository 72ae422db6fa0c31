#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/dispatch/schema_parser.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/graph.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/overwriting.h"

namespace tenon {
namespace {

/// Fails with the node that is looked at.
#define TENON_VERIFY(condition, ...) \
  TENON_CHECK(condition, ValueError, "Graph::verify: ", where(), __VA_ARGS__)

class Verifier {
 public:
  explicit Verifier(const Graph& graph) : graph_(graph), makers_(graph.values.size(), kNobody) {}

  void run() {
    find_makers();
    for (const ValueId input : graph_.inputs) available(input);
    for (node_ = 0; node_ < graph_.nodes.size(); ++node_) check_node();
    is_in_nodes_ = false;
    check_ends();
    check_written();
  }

 private:
  static constexpr size_t kNobody = SIZE_MAX;
  static constexpr size_t kBeforeNodes = SIZE_MAX - 1;

  std::string where() const {
    if (!is_in_nodes_) return "";
    const OperatorEntry* op = graph_.nodes[node_].op;
    return detail::concatenate("node ", node_, op != nullptr ? " (" : "",
                               op != nullptr ? op->name() : "", op != nullptr ? "): " : ": ");
  }

  /// Notes who makes which value.
  void find_makers() {
    is_in_nodes_ = false;
    for (const ValueId input : graph_.inputs) made_by(input, kBeforeNodes);
    for (const GraphConstant& constant : graph_.constants) check_constant(constant);
    is_in_nodes_ = true;
    for (node_ = 0; node_ < graph_.nodes.size(); ++node_) {
      for (const ValueId result : graph_.nodes[node_].results) {
        if (result.exists()) made_by(result, node_);
      }
    }
    for (size_t i = 0; i < makers_.size(); ++i) {
      is_in_nodes_ = false;
      TENON_VERIFY(makers_[i] != kNobody, "expected every value to be made, but %", i, " is not");
    }
    is_in_nodes_ = true;
  }

  void made_by(ValueId id, size_t maker) {
    check_number(id);
    TENON_VERIFY(makers_[id.number] == kNobody, "expected each value to be made once, but %",
                 id.number, " is made twice");
    makers_[id.number] = maker;
  }

  void check_number(ValueId id) const {
    TENON_VERIFY(id.number < graph_.values.size(), "expected a value below %", graph_.values.size(),
                 ", got %", id.number);
  }

  void check_constant(const GraphConstant& constant) {
    made_by(constant.value, kBeforeNodes);
    const GraphValue& value = graph_.values[constant.value.number];
    const TensorBase& tensor = constant.tensor;
    TENON_VERIFY(tensor.defined() && tensor.dtype() == value.dtype &&
                     tensor.device() == value.device && tensor.sizes() == IntArrayRef(value.sizes),
                 "expected the constant %", constant.value.number, " to be of ", value.dtype,
                 value.sizes, ", which it is not");
  }

  void available(ValueId id) const {
    check_number(id);
    const size_t maker = makers_[id.number];
    if (maker == kBeforeNodes || !is_in_nodes_) return;
    TENON_VERIFY(maker != node_, "it uses its own result %", id.number, ", a cycle");
    TENON_VERIFY(maker < node_, "it uses %", id.number, ", which node ", maker,
                 " makes later: no order of a graph, or a cycle");
  }

  void check_node() {
    const GraphNode& node = graph_.nodes[node_];
    TENON_VERIFY(node.op != nullptr, "it has no operator");
    using functional::Handling;
    const Handling handling = functional::functional_operator(*node.op).handling;
    const bool writes = handling == Handling::kWrites || handling == Handling::kInplaceView;
    TENON_VERIFY(handling != Handling::kView, "a view, of which a graph has the functional copy");
    TENON_VERIFY(!writes || graph::writes_in_place(*node.op),
                 "it writes to an argument, of which a graph has the functional operator");
    has_written_ |= writes;
    TENON_VERIFY(handling != Handling::kComposite,
                 "a composite, of which a graph has the operators that it calls");
    const auto schema = node.op->schema().arguments;
    TENON_VERIFY(node.arguments.size() == schema.size(), "expected ", schema.size(),
                 " arguments, got ", node.arguments.size());
    for (size_t i = 0; i < schema.size(); ++i) check_argument(node.arguments[i], schema[i]);
    check_results(node);
  }

  void check_argument(const GraphArgument& argument, const ArgumentSchema& schema) const {
    const bool takes_tensor = schema.type == ArgumentType::kTensor;
    const auto expect = [&](bool fits, std::string_view got) {
      TENON_VERIFY(fits, "expected ", type_text(schema), " for '", schema.name, "', got ", got);
    };
    if (const auto* id = std::get_if<ValueId>(&argument)) {
      expect(takes_tensor && !schema.list, "a Tensor");
      if (!id->exists()) return expect(schema.optional, "no value");
      return available(*id);
    }
    if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      expect(takes_tensor && schema.list, "a Tensor[]");
      for (const ValueId id : *list) {
        if (id.exists()) {
          available(id);
        } else {
          expect(schema.optional_elements, "a list with no value");
        }
      }
      return;
    }
    const auto& value = std::get<Value>(argument);
    expect(fits(value, schema), value.type_name());
  }

  static bool fits(const Value& value, const ArgumentSchema& schema) {
    if (value.is_none()) return schema.optional;
    if (schema.type == ArgumentType::kTensor) {
      // A tensor that a graph computes with is a value.
      if (schema.list) return value.isTensorList() && value.toTensorVector<TensorBase>().empty();
      return value.isTensor() && !value.get<TensorBase>().defined();
    }
    switch (schema.type) {
      case ArgumentType::kInteger:
        return schema.list ? value.isIntList() : value.isInt();
      case ArgumentType::kFloating:
        return schema.list ? value.isDoubleList() : value.isDouble() || value.isInt();
      case ArgumentType::kBoolean:
        return schema.list ? value.isBoolList() : value.isBool();
      case ArgumentType::kScalar:
        return value.is_scalar();
      case ArgumentType::kString:
        return value.isString();
      case ArgumentType::kDType:
        return value.is<DType>();
      case ArgumentType::kDevice:
        return value.isDevice();
      case ArgumentType::kLayout:
        return value.is<Layout>();
      case ArgumentType::kMemoryFormat:
        return value.is<MemoryFormat>();
      default:
        return value.isGenerator();
    }
  }

  /// Values with the sizes that the graph says, on Meta; the Meta kernel says what comes of them.
  void check_results(const GraphNode& node) const {
    std::vector<TensorBase> made;
    try {
      made = graph::results_on_meta(graph_, node);
    } catch (const OutOfMemoryError&) {
      throw;
    } catch (const Error& error) {
      TENON_VERIFY(false, "its arguments do not fit: ", error.what());
    }
    TENON_VERIFY(made.size() == node.results.size(), "expected ", made.size(), " results, got ",
                 node.results.size());
    for (size_t i = 0; i < made.size(); ++i) {
      if (node.results[i].exists()) check_result(node.results[i], made[i]);
    }
  }

  void check_result(ValueId id, const TensorBase& made) const {
    const GraphValue& value = graph_.values[id.number];
    TENON_VERIFY(made.defined(), "expected no value for a result that is undefined, got %",
                 id.number);
    TENON_VERIFY(made.dtype() == value.dtype && made.sizes() == IntArrayRef(value.sizes) &&
                     made.strides() == IntArrayRef(value.strides),
                 "expected %", id.number, " to be ", made.dtype(), made.sizes(), " with strides ",
                 made.strides(), ", as its Meta kernel says, got ", value.dtype, value.sizes,
                 " with strides ", value.strides);
  }

  void check_ends() const {
    for (const GraphOutput& output : graph_.outputs) {
      TENON_VERIFY(!output.input || *output.input < graph_.inputs.size(),
                   "expected an output to "
                   "be one of ",
                   graph_.inputs.size(), " inputs, got ", *output.input);
      if (!output.value.exists()) continue;
      check_number(output.value);
      TENON_VERIFY(output.strides.size() == graph_.values[output.value.number].sizes.size(),
                   "expected as many strides of the output %", output.value.number,
                   " as it has sizes, got ", output.strides);
    }
    std::set<size_t> written;
    for (const GraphWriteBack& each : graph_.write_backs) check_write_back(each, written);
  }

  /// `written` are the inputs that those before write to.
  void check_write_back(const GraphWriteBack& each, std::set<size_t>& written) const {
    TENON_VERIFY(each.input < graph_.inputs.size(), "expected one of ", graph_.inputs.size(),
                 " inputs to be written to, got ", each.input);
    check_number(each.value);
    TENON_VERIFY(written.insert(each.input).second, "expected an input to be written to once, but ",
                 each.input, " is twice");
    const GraphValue& from = graph_.values[each.value.number];
    const GraphValue& to = graph_.values[graph_.inputs[each.input].number];
    TENON_VERIFY(from.dtype == to.dtype && IntArrayRef(from.sizes) == IntArrayRef(to.sizes),
                 "expected %", each.value.number, ", which is written to input ", each.input,
                 ", to be ", to.dtype, to.sizes, ", got ", from.dtype, from.sizes);
  }

  /// Whether no node writes to what is used later; see Note [Nodes that write].
  void check_written() {
    if (!has_written_) return;
    is_in_nodes_ = true;
    graph::Overwriting overwriting(graph_);
    for (node_ = 0; node_ < graph_.nodes.size(); overwriting.advance(), ++node_) {
      const GraphNode& node = graph_.nodes[node_];
      if (!graph::writes_in_place(*node.op)) continue;
      const auto objection = overwriting.objection();
      TENON_VERIFY(!objection, "it writes to %", std::get<ValueId>(node.arguments[0]).number, ", ",
                   *objection, "; call ", graph::functional_twin(*node.op).name());
    }
  }

  const Graph& graph_;
  /// Of each value, the node that makes it.
  std::vector<size_t> makers_;
  size_t node_ = 0;
  bool is_in_nodes_ = true;
  bool has_written_ = false;
};

#undef TENON_VERIFY

}  // namespace

void Graph::verify() const {
  Verifier(*this).run();
}

}  // namespace tenon
