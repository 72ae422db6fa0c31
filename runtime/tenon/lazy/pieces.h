#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tenon/graph/compile/compiled_graph.h"
#include "tenon/graph/graph.h"
#include "tenon/lazy/program.h"

namespace tenon::lazy {

/// A graph in pieces that run one after the other: those whose numbers are the same in each step
/// are compiled, and nodes with others are interpreted with the numbers of the step.
class Pieces {
 public:
  /// `varies` says of each node whether its numbers vary.
  Pieces(const Graph& graph, const std::vector<bool>& varies);

  /// The outputs of a program which differs from the graph in those numbers alone. Errors are those
  /// of the operators, and do not say which call it was.
  std::vector<TensorBase> run(const Program& program) const;
  /// How many are compiled.
  size_t compiled() const;

 private:
  struct Piece {
    Graph graph;
    /// The numbers of its nodes, inputs and outputs in the whole.
    std::vector<uint32_t> nodes, inputs, outputs;
    std::optional<CompiledGraph> replay = {};
    /// Values that nothing after it takes.
    std::vector<uint32_t> dropped = {};
  };

  void add_piece(const Graph& graph, const std::vector<uint32_t>& nodes,
                 const std::vector<bool>& is_needed_outside);
  void find_dropped(const Graph& graph);
  static std::vector<TensorBase> run(const Piece& piece, const Program& program,
                                     std::vector<TensorBase> inputs);

  std::vector<Piece> pieces_;
  std::vector<uint32_t> outputs_;
  size_t values_ = 0;
};

/// Runs a whole program without compiling it. Errors name the call that made the node.
std::vector<TensorBase> interpret(const Program& program);

}  // namespace tenon::lazy
