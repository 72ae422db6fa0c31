#pragma once

#include <cstdint>
#include <vector>

#include "tenon/graph/graph.h"
#include "tenon/lazy/node.h"

namespace tenon::lazy {

/// Nodes that are computed together, as a graph: values that are known are its inputs, and what
/// somebody else has a use of are its outputs.
class Program {
 public:
  /// `nodes` stand in the order in which they were made, and are all that do not know their values.
  explicit Program(std::vector<Node*> nodes);

  /// Says all that the graph is, but for what the operators make of it: two programs of one key
  /// have the same graph.
  const std::vector<uint64_t>& key() const { return key_; }
  Graph graph() const;
  std::vector<TensorBase> inputs() const;
  /// Gives the nodes their values, `outputs` of the graph.
  void commit(std::vector<TensorBase> outputs) noexcept;

  const std::vector<Node*>& nodes() const { return nodes_; }

 private:
  void number_inputs();
  void number_results();
  void write_key();
  void write_argument(const NodeArgument& argument);
  void write_use(const Use& use);
  void write_constant(const Value& value);
  void write_ints(IntArrayRef ints);

  std::vector<Node*> nodes_;
  std::vector<Node::Result*> inputs_;
  std::vector<Node::Result*> outputs_;
  std::vector<uint64_t> key_;
};

}  // namespace tenon::lazy
