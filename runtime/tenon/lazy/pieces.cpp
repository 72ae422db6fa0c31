#include "tenon/lazy/pieces.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/graph/uses.h"
#include "tenon/lazy/failed_call.h"

namespace tenon::lazy {
namespace {

constexpr uint32_t kNone = ValueId::kNone;

/// Of each node the piece that it stands in. Even ones are compiled, odd ones have the nodes whose
/// numbers vary; what a node takes is made in its own piece or before.
std::vector<uint32_t> pieces_of(const Graph& graph, const std::vector<bool>& varies) {
  std::vector<uint32_t> piece_of_value(graph.values.size(), 0), pieces;
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    const uint32_t parity = varies[i] ? 1 : 0;
    uint32_t piece = parity;
    graph::for_each_use(graph.nodes[i], [&](ValueId id) {
      const uint32_t before = piece_of_value[id.number];
      piece = std::max(piece, before % 2 == parity ? before : before + 1);
    });
    for (const ValueId result : graph.nodes[i].results) {
      if (result.exists()) piece_of_value[result.number] = piece;
    }
    pieces.push_back(piece);
  }
  return pieces;
}

/// Which values are taken by another piece than the one that makes them, or are outputs.
std::vector<bool> needed_outside(const Graph& graph, const std::vector<uint32_t>& pieces) {
  std::vector<uint32_t> made_in(graph.values.size(), kNone);
  std::vector<bool> needed(graph.values.size(), false);
  for (size_t i = 0; i < graph.nodes.size(); ++i) {
    graph::for_each_use(graph.nodes[i], [&](ValueId id) {
      if (made_in[id.number] != pieces[i]) needed[id.number] = true;
    });
    for (const ValueId result : graph.nodes[i].results) {
      if (result.exists()) made_in[result.number] = pieces[i];
    }
  }
  for (const GraphOutput& output : graph.outputs) needed[output.value.number] = true;
  return needed;
}

/// Which node of a graph an error of a run names.
std::optional<size_t> failed_node(std::string_view message) {
  constexpr std::string_view kBefore = "(node ";
  const size_t at = message.rfind(kBefore);
  if (at == std::string_view::npos) return {};
  const char* begin = message.data() + at + kBefore.size();
  size_t number = 0;
  const auto read = std::from_chars(begin, message.data() + message.size(), number);
  return read.ec == std::errc{} ? std::optional(number) : std::nullopt;
}

}  // namespace

std::vector<TensorBase> interpret(const Program& program) try {
  return program.graph().run_on(program.inputs());
} catch (Error& error) {
  const auto failed = failed_node(error.what());
  if (failed && *failed < program.nodes().size()) add_call(error, *program.nodes()[*failed]);
  throw;
}

Pieces::Pieces(const Graph& graph, const std::vector<bool>& varies) : values_(graph.values.size()) {
  const std::vector<uint32_t> pieces = pieces_of(graph, varies);
  const std::vector<bool> needed = needed_outside(graph, pieces);
  const uint32_t count = pieces.empty() ? 0 : *std::max_element(pieces.begin(), pieces.end()) + 1;
  std::vector<std::vector<uint32_t>> nodes(count);
  for (uint32_t i = 0; i < pieces.size(); ++i) nodes[pieces[i]].push_back(i);
  for (uint32_t piece = 0; piece < count; ++piece) {
    if (nodes[piece].empty()) continue;
    add_piece(graph, nodes[piece], needed);
    if (piece % 2 == 0) pieces_.back().replay = pieces_.back().graph.compile();
  }
  for (const GraphOutput& output : graph.outputs) outputs_.push_back(output.value.number);
  find_dropped(graph);
}

void Pieces::add_piece(const Graph& graph, const std::vector<uint32_t>& nodes,
                       const std::vector<bool>& is_needed_outside) {
  Piece piece;
  piece.nodes = nodes;
  std::vector<uint32_t> local(values_, kNone);
  const auto number = [&](uint32_t value) {
    local[value] = static_cast<uint32_t>(piece.graph.values.size());
    piece.graph.values.push_back(graph.values[value]);
    return ValueId{local[value]};
  };
  std::vector<bool> is_own(values_, false);
  for (const uint32_t node : nodes) {
    for (const ValueId result : graph.nodes[node].results) {
      if (result.exists()) is_own[result.number] = true;
    }
    graph::for_each_use(graph.nodes[node], [&](ValueId id) {
      if (is_own[id.number] || local[id.number] != kNone) return;
      piece.inputs.push_back(id.number);
      piece.graph.inputs.push_back(number(id.number));
    });
  }
  for (const uint32_t each : nodes) {
    GraphNode node = graph.nodes[each];
    graph::for_each_use(node, [&](ValueId& id) { id.number = local[id.number]; });
    for (ValueId& result : node.results) {
      if (!result.exists()) continue;
      const uint32_t value = result.number;
      result = number(value);
      if (!is_needed_outside[value]) continue;
      piece.outputs.push_back(value);
      piece.graph.outputs.push_back({result, graph.values[value].strides});
    }
    piece.graph.nodes.push_back(std::move(node));
  }
  pieces_.push_back(std::move(piece));
}

void Pieces::find_dropped(const Graph& graph) {
  std::vector<bool> is_taken(values_, false);
  for (const GraphOutput& output : graph.outputs) is_taken[output.value.number] = true;
  for (size_t i = pieces_.size(); i-- > 0;) {
    for (const uint32_t input : pieces_[i].inputs) {
      if (!is_taken[input]) pieces_[i].dropped.push_back(input);
      is_taken[input] = true;
    }
  }
}

std::vector<TensorBase> Pieces::run(const Program& program) const {
  std::vector<TensorBase> values = program.inputs();
  values.resize(values_);
  for (const Piece& piece : pieces_) {
    std::vector<TensorBase> inputs;
    inputs.reserve(piece.inputs.size());
    for (const uint32_t input : piece.inputs) inputs.push_back(values[input]);
    for (const uint32_t each : piece.dropped) values[each].reset();
    std::vector<TensorBase> made = run(piece, program, std::move(inputs));
    for (size_t i = 0; i < made.size(); ++i) values[piece.outputs[i]] = std::move(made[i]);
  }
  std::vector<TensorBase> outputs;
  for (const uint32_t output : outputs_) outputs.push_back(values[output]);
  return outputs;
}

std::vector<TensorBase> Pieces::run(const Piece& piece, const Program& program,
                                    std::vector<TensorBase> inputs) {
  if (piece.replay) return piece.replay->run_on(std::move(inputs));
  Graph graph = piece.graph;
  for (size_t i = 0; i < piece.nodes.size(); ++i) {
    const auto& arguments = program.nodes()[piece.nodes[i]]->arguments();
    for (size_t j = 0; j < arguments.size(); ++j) {
      if (const auto* constant = std::get_if<Value>(&arguments[j])) {
        graph.nodes[i].arguments[j] = *constant;
      }
    }
  }
  return graph.run_on(std::move(inputs));
}

size_t Pieces::compiled() const {
  return static_cast<size_t>(std::count_if(
      pieces_.begin(), pieces_.end(), [](const Piece& each) { return each.replay.has_value(); }));
}

}  // namespace tenon::lazy
