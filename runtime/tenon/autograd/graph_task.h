#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "tenon/autograd/node.h"

namespace tenon {

/// What one backward knows of one node.
struct NodeState {
  Node* node = nullptr;
  /// Edges into the node over which nothing has come yet.
  uint32_t dependencies = 0;
  bool visited = false;
  /// Whether gradients that are asked for lie behind the node.
  bool needed = false;
  bool captured = false;
  TensorVector grads;
};

/// The states of the nodes of one backward, found by node: open addressing over one array.
class NodeTable {
 public:
  NodeTable() { std::ranges::fill(first_slots_, kEmpty); }
  NodeTable(const NodeTable&) = delete;
  NodeTable& operator=(const NodeTable&) = delete;

  /// The index of the state of `node`, which is made when there is none.
  uint32_t find_or_insert(Node* node) {
    uint32_t slot = probe(node);
    if (slots_[slot] != kEmpty) return slots_[slot];
    if (2 * (states_.size() + 1) > slot_count_) {
      grow();
      slot = probe(node);
    }
    const auto index = static_cast<uint32_t>(states_.size());
    slots_[slot] = index;
    states_.emplace_back().node = node;
    return index;
  }

  /// The state of `node`, or null when it has none.
  const NodeState* find(const Node* node) const {
    const uint32_t index = slots_[probe(node)];
    return index == kEmpty ? nullptr : &states_[index];
  }

  NodeState& operator[](uint32_t index) { return states_[index]; }

 private:
  // Enough for a graph of 32 nodes without an allocation.
  static constexpr size_t kInitialSlots = 64;
  static constexpr uint32_t kEmpty = UINT32_MAX;

  /// Where `node` is, or would be.
  uint32_t probe(const Node* node) const {
    const auto mask = static_cast<uint32_t>(slot_count_ - 1);
    const uint64_t hash = reinterpret_cast<uintptr_t>(node) * 0x9E3779B97F4A7C15u;
    auto slot = static_cast<uint32_t>(hash >> 32) & mask;
    while (slots_[slot] != kEmpty && states_[slots_[slot]].node != node) slot = (slot + 1) & mask;
    return slot;
  }
  void grow() {
    slot_count_ *= 2;
    more_slots_.assign(slot_count_, kEmpty);
    slots_ = more_slots_.data();
    for (uint32_t i = 0; i < states_.size(); ++i) slots_[probe(states_[i].node)] = i;
  }

  uint32_t first_slots_[kInitialSlots];
  uint32_t* slots_ = first_slots_;
  size_t slot_count_ = kInitialSlots;
  std::vector<uint32_t> more_slots_;
  InlineVector<NodeState, kInitialSlots / 2> states_;
};

/// What the backward of one thread is doing.
struct RunningBackward {
  /// The node whose `apply` runs.
  const Node* node = nullptr;
  /// The node that `node` calls in its own place, with the same next edges, as CopySlices does.
  const Node* inner = nullptr;
  /// How many backwards run inside of each other on the thread's stack.
  uint32_t depth = 0;
};

/// That of the calling thread.
RunningBackward& running_backward();

/// Names the node that the running one calls in its own place, for the scope.
class InnerNode {
 public:
  explicit InnerNode(const Node& node) : outer_(std::exchange(running_backward().inner, &node)) {}
  ~InnerNode() { running_backward().inner = outer_; }
  InnerNode(const InnerNode&) = delete;
  InnerNode& operator=(const InnerNode&) = delete;

 private:
  const Node* outer_;
};

/// One backward through the graph.
///
/// Note [Order of backward]: a node runs when all gradients that can reach it have arrived, and of
/// those that may run the one made last goes first. Both loops are iterative, so that the depth of
/// a graph is bounded by memory alone.
///
/// Note [Nested backward]: an `apply` or a hook may run a backward, whose nodes may do so again.
/// Each lies on the stack, so that beyond `kMostNested` the next runs on a helper thread.
class GraphTask {
 public:
  explicit GraphTask(bool retain_graph) : retain_graph_(retain_graph) {}

  /// Restricts the task to what leads to `edge`; with `capture` its gradient is kept, and its node
  /// runs only if something needed lies behind it.
  void require(const Edge& edge, bool capture);

  /// Sends `grads` along `roots`; the captured gradients, in the order of `require`.
  TensorVector run(const EdgeList& roots, TensorVector grads);

  /// Whether something that is asked for lies along `edge`.
  bool wants(const Edge& edge) const {
    const NodeState* state = table_.find(edge.node.get());
    return state != nullptr && (state->needed || state->captured);
  }

 private:
  static constexpr uint32_t kMostNested = 60;
  static constexpr size_t kFreeBuffers = 4;

  struct Ready {
    uint64_t sequence_nr;
    uint32_t index;
    bool operator<(const Ready& other) const { return sequence_nr < other.sequence_nr; }
  };

  void run_here(const EdgeList& roots, TensorVector& grads);
  void discover(const EdgeList& roots);
  void send(NodeState& state, uint32_t input_nr, TensorBase grad);
  void make_ready(uint32_t index);
  void evaluate(NodeState& state);
  TensorVector call(Node& node, TensorVector& grads);
  /// The same, and lets the profile of the thread hear of it.
  TENON_COLD TensorVector note_call(Node& node, TensorVector& grads);
  void distribute(const Node& node, TensorVector& results);
  void capture(const NodeState& state, const TensorVector& grads);
  // Vectors are used again: two allocations less for a node.
  TensorVector take_buffer(size_t size);
  void give_buffer(TensorVector&& buffer);

  NodeTable table_;
  InlineVector<Ready, 8> ready_;  // a heap
  EdgeList captures_;
  TensorVector captured_;
  InlineVector<TensorVector, kFreeBuffers> free_buffers_;
  bool retain_graph_;
  bool restricted_ = false;
};

}  // namespace tenon
