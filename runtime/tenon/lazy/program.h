#pragma once

#include <cstdint>
#include <vector>

#include "tenon/graph/graph.h"
#include "tenon/lazy/node.h"

namespace tenon::lazy {

/// Nodes that are computed together, as a graph: values that are known are its inputs, and what
/// somebody else has a use of are its outputs; of views what they are views of, since an output
/// is a tensor of its own. See Note [Values of views].
class Program {
 public:
  /// `nodes` stand in the order in which they were made, and are all that do not know their values.
  explicit Program(std::vector<Node*> nodes);

  /// A number among the constant arguments, which may be another in the next step.
  struct Number {
    size_t word;
    size_t node;
  };

  /// Says all that the graph is: two programs of one key have the same graph.
  const std::vector<uint64_t>& key() const { return key_; }
  /// Which words of the key are numbers, and of which nodes, in order. Where the keys of two
  /// programs differ in these alone, their graphs have the same values.
  const std::vector<Number>& numbers() const { return numbers_; }
  Graph graph() const;
  std::vector<TensorBase> inputs() const;
  /// What the nodes know when it has run, by number, given the outputs of the graph.
  std::vector<TensorBase> values(std::vector<TensorBase> outputs) const;
  /// Gives the nodes their values.
  void commit(std::vector<TensorBase> values) noexcept;

  const std::vector<Node*>& nodes() const { return nodes_; }

 private:
  void number_inputs();
  void find_views();
  void number_results();
  void write_key();
  void write_argument(const NodeArgument& argument, size_t node);
  void write_use(const Use& use);
  void write_constant(const Value& value, size_t node);
  void write_geometry(const TensorBase& geometry);
  void write_ints(IntArrayRef ints);

  std::vector<Node*> nodes_;
  std::vector<Node::Result*> inputs_;
  std::vector<Node::Result*> outputs_;
  /// What somebody wants, and the nodes of views among them or that they are views of.
  std::vector<Node::Result*> wanted_;
  std::vector<Node*> views_;
  uint32_t value_count_ = 0;
  std::vector<uint64_t> key_;
  std::vector<Number> numbers_;
};

/// An argument as that of a node of the graph.
GraphArgument graph_argument(const NodeArgument& argument);

}  // namespace tenon::lazy
