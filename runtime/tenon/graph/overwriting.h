#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tenon/graph/graph.h"

/// Nodes that write to a value, in the place of nodes that make a new one of it.
///
/// Note [Nodes that write]
///
/// A node of an in-place operator takes the memory of its first argument for its result. Its value
/// is another in the graph: each is still made once. That is what the functional operator would
/// make as long as nobody reads the old value later. So the value is made by a node, is used last
/// by the one that writes, and so is every value that may share memory with it.
namespace tenon::graph {

/// Whether the operator writes to its first argument and to no other, returns that alone, and a
/// functional one computes the same.
bool writes_in_place(const OperatorEntry& op);
/// What computes the same as a new tensor.
const OperatorEntry& functional_twin(const OperatorEntry& op);

/// The nodes of a graph in order, with what may share memory as the Meta kernels tell it.
class Overwriting {
 public:
  explicit Overwriting(const Graph& graph);

  /// Why the next node may not write to its first argument, as the rest of a sentence that begins
  /// with `it writes to %3`; nothing where it may.
  std::optional<std::string> objection() const;
  /// Goes on behind the next node. Errors are those of its Meta kernel.
  void advance();

  /// The number of the next node.
  size_t node() const { return node_; }

 private:
  /// Values that may share memory, under one of them.
  struct Memory {
    uint32_t parent;
    /// It is an argument of the graph, or captured.
    bool is_given = false;
    /// The node that uses one of them last, and which it uses.
    size_t last_use = 0;
    ValueId last_used = {};
  };

  uint32_t root(ValueId id) const;
  void use(ValueId id, size_t node);
  void join(ValueId a, ValueId b);

  const Graph& graph_;
  size_t node_ = 0;
  mutable std::vector<Memory> memories_;
};

}  // namespace tenon::graph
