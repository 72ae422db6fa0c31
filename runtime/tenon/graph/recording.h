#pragma once

#include <memory>
#include <vector>

#include "tenon/graph/graph.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon::graph {

/// A graph while it is made. It belongs to the thread that traces.
///
/// Note [Traced tensors]
///
/// A traced tensor stands for a value of the graph: it has a dtype, a device, sizes and strides, a
/// storage without data, which knows the value, and the key Tracer. The function runs on functional
/// tensors whose values are traced ones, so that what reaches the key are functional operators,
/// below Autograd: also those that `backward()` calls. Of a view the functional copy is recorded,
/// as a value with the strides of the view; see Note [A copied view is executed as a view].
class Recording : public std::enable_shared_from_this<Recording> {
 public:
  /// That of the calling thread; null while it does not trace.
  static Recording* current();

  /// A new input like `tensor`, traced.
  TensorBase add_input(const TensorBase& tensor);
  /// Records the call of a functional operator and returns its results, traced. Where the operator
  /// would return an argument, or a view of one, so does this.
  Stack call(const OperatorEntry& op, Stack arguments, Device device);
  /// The value that a tensor stands for: a plain one is a constant, the same for the same window.
  /// ValueError for a traced tensor of another recording, which is over.
  ValueId id_of(const TensorBase& tensor);

  const Graph& graph() const { return graph_; }
  Graph& graph() { return graph_; }

 private:
  /// A traced tensor of a new value.
  TensorBase add_value(const TensorBase& geometry, Device device);
  ValueId constant(const TensorBase& tensor);
  GraphArgument argument(const Value& value);
  /// The node of a call, without results.
  GraphNode node(const OperatorEntry& op, Stack arguments);

  Graph graph_;
};

/// The calling thread traces into `recording` in the scope, factories included.
class RecordingGuard : ThreadStateGuard {
 public:
  explicit RecordingGuard(Recording& recording);
  ~RecordingGuard();
};

/// Whether `tensor` is a traced one, or a functional one of traced values; false where it is
/// undefined.
inline bool is_traced(const TensorBase& tensor) {
  return tensor.key_set().has(DispatchKey::Tracer);
}

/// Gives every operator a kernel for Tracer. The first trace does so: before, the key costs a call
/// nothing. Safe from any thread.
void register_kernels();

}  // namespace tenon::graph
