#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/dispatch/operator_entry.h"

namespace tenon {

class CompiledGraph;
class Tensor;

/// Which value of a graph is meant: its place in `Graph::values`.
struct ValueId {
  static constexpr uint32_t kNone = UINT32_MAX;

  uint32_t number = kNone;

  /// Whether there is one; none stands for an undefined tensor.
  bool exists() const { return number != kNone; }
  friend bool operator==(ValueId, ValueId) = default;
};

/// What is known of a value before it is computed.
struct GraphValue {
  DType dtype = DType::kFloat32;
  Device device = kCPU;
  DimVector sizes, strides;
};

/// A constant, a value, or a list of values.
using GraphArgument = std::variant<Value, ValueId, std::vector<ValueId>>;

/// A call of an operator: an argument for each of its schema, and the tensors that it returns, the
/// elements of lists one by one. Results that nobody has use for may have no id.
struct GraphNode {
  const OperatorEntry* op = nullptr;
  std::vector<GraphArgument> arguments;
  std::vector<ValueId> results;
};

/// A tensor that the traced function captured: a reference, which the graph reads as it is when the
/// graph runs. Or one of the graph's own, which nobody else has.
struct GraphConstant {
  ValueId value;
  TensorBase tensor;
  bool is_own = false;
};

/// A result of the graph: a new tensor of these strides, or the input that the function returned.
struct GraphOutput {
  ValueId value;
  DimVector strides;
  std::optional<size_t> input = {};
};

/// What an input holds when the graph has run.
struct GraphWriteBack {
  size_t input = 0;
  ValueId value;
};

/// A program of functional operators in SSA form: each value is made once, by an input, a constant
/// or a node, before it is used. A node may be of an in-place operator, whose result has the memory
/// of a value that nobody uses later. Made by `trace`; see docs/tracing.md.
///
/// A value type; a copy has the same constants. Reading and running one is safe from any thread,
/// as far as the operators that it calls on its constants are.
class TENON_API Graph {
 public:
  std::vector<GraphValue> values;
  std::vector<ValueId> inputs;
  std::vector<GraphConstant> constants;
  std::vector<GraphNode> nodes;
  std::vector<GraphOutput> outputs;
  std::vector<GraphWriteBack> write_backs;

  /// Computes the outputs of `inputs` with a graph that `verify` accepts, and then writes back what
  /// the function wrote to them. One that has other strides than the graph was traced with is
  /// copied first. The results have no history, and are made in the mode of the thread.
  ///
  /// ValueError for another number of inputs, for undefined ones, and for one that is written back
  /// and shares memory with another or with a constant, or that has elements which do so;
  /// ShapeError, DTypeError and DeviceError for others than were traced; AutogradError for one that
  /// is written back and requires grad while grad mode is on. Errors of the operators are their
  /// own, with the node that raised it.
  std::vector<TensorBase> run_on(std::vector<TensorBase> inputs) const;
  /// The same for programs; defined in api/tracing.h.
  std::vector<Tensor> run(const std::vector<Tensor>& inputs) const;

  /// The same to be run often: a plan of memory, with kernels that are resolved; see
  /// graph/compile/compiled_graph.h. NotImplementedError for values on another device than the
  /// CPU; ValueError unless `verify` accepts the graph.
  CompiledGraph compile() const;

  /// ValueError, naming node, operator and what is wrong, unless the graph is one that `trace`
  /// could have made: every value is made once and before it is used, so that there is no cycle;
  /// arguments and results are as many and of the types that the schemas say; no operator is a view
  /// or composite; one that writes does so in place, to a value that a node makes and that nobody
  /// uses later, nor what may share memory with it; values are what the Meta kernels say.
  void verify() const;

  /// The graph in lines: one for each constant, node and write-back.
  std::string to_string() const;

  /// The graph as a drawing, in the language of Graphviz's `dot`: a box for each node, filled where
  /// it writes in place, an ellipse for each input, constant (dashed) and output.
  std::string to_dot() const;

  /// The graph as a program of `tenon run`, with the elements of its constants, which are tensors
  /// of its own when it is read again; `from_yaml` makes an equal graph of it.
  ///
  /// ValueError for a constant of more than 4096 elements; NotImplementedError for what has no
  /// text: devices but cpu, a generator, an undefined result, a result that an input held before.
  std::string to_yaml() const;
  /// Reads what `to_yaml` writes; the values of the steps are what the Meta kernels say. InputError
  /// with `name`, line, column and reason, for everything else: unknown operators, arguments of
  /// other types or sizes, values that are made twice, or not before their use as in a cycle.
  static Graph from_yaml(std::string_view text, std::string_view name = "graph");
};

TENON_API std::ostream& operator<<(std::ostream& out, const Graph& graph);

}  // namespace tenon
