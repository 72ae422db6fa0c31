#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::lazy {

class Node;

/// Somebody's interest in a result of a node, which keeps both: that of a tensor, or of a node that
/// takes it as an argument.
class Use {
 public:
  Use() = default;
  Use(intrusive_ptr<Node> node, uint32_t result);
  Use(const Use& other);
  Use(Use&& other) noexcept = default;
  Use& operator=(Use other) noexcept {
    std::swap(node_, other.node_);
    std::swap(result_, other.result_);
    return *this;
  }
  ~Use();

  explicit operator bool() const { return static_cast<bool>(node_); }
  Node& node() const { return *node_; }
  uint32_t result() const { return result_; }
  /// Whether the value is there, for the evaluation that is under way.
  bool is_known() const;

 private:
  intrusive_ptr<Node> node_;
  uint32_t result_ = 0;
};

/// A constant, a result, or a list of results; none stands for an undefined tensor.
using NodeArgument = std::variant<Value, Use, std::vector<Use>>;

/// A call of a functional operator that is not computed yet, or the values of one that is.
///
/// Note [Nodes of lazy tensors]
///
/// A lazy tensor is a use of a result of a node. What a node is does not change but once: when it
/// is computed, its values take the place of its arguments, which are let go of. Only evaluation
/// reads the arguments of a node or makes that change, one at a time; whoever else has a use makes
/// new nodes of it, or reads the values after `is_computed`. A result that nobody has a use of but
/// the nodes that are computed with it is not kept.
class Node : public RefCounted<Node, /*observable=*/true> {
 public:
  struct Result {
    /// A tensor on Meta of the same dtype, sizes and strides; undefined where there is none.
    TensorBase geometry;
    /// On the CPU, with these strides; undefined before it is computed, and where nobody wants it.
    /// An evaluation that is under way knows some before their nodes are computed.
    TensorBase value = {};
    std::atomic<uint32_t> uses{0};

    // Of the evaluation that is under way.
    uint32_t uses_within = 0;
    uint32_t number = 0;
    bool is_viewed = false;
  };

  /// A call, which waits to be computed. `geometries` are its results. `makes_views` where these
  /// are those of views of the first argument, which the operator copies.
  static intrusive_ptr<Node> make(const OperatorEntry& op, std::vector<NodeArgument> arguments,
                                  std::vector<TensorBase> geometries, bool makes_views = false);
  /// What is known already: a value on the CPU that nobody writes to.
  static intrusive_ptr<Node> make(TensorBase value);
  static void destroy(Node* node) noexcept;

  bool is_computed() const { return is_computed_.load(std::memory_order_acquire); }
  const OperatorEntry& op() const { return *op_; }
  const std::vector<NodeArgument>& arguments() const { return arguments_; }
  bool makes_views() const { return makes_views_; }
  uint32_t result_count() const { return result_count_; }
  Result& result(uint32_t i) const { return results_[i]; }
  /// Which call of the program made it, counted from 1.
  uint64_t number() const { return number_; }

  /// Its values are there: returns what is to be let go of, which may be long chains of nodes.
  std::vector<NodeArgument> set_computed() noexcept;

  /// The evaluation that has visited it last.
  uint64_t visit = 0;

 private:
  friend class PendingNodes;

  Node(const OperatorEntry* op, std::vector<NodeArgument> arguments, uint32_t result_count,
       bool makes_views = false);
  ~Node();

  const OperatorEntry* const op_;
  std::vector<NodeArgument> arguments_;
  const std::unique_ptr<Result[]> results_;
  const uint32_t result_count_;
  const bool makes_views_;
  std::atomic<bool> is_computed_{false};
  uint64_t number_ = 0;
  // Among those that wait.
  Node* next_ = nullptr;
  Node* previous_ = nullptr;
  // Among those that die.
  Node* next_dying_ = nullptr;
};

/// The nodes that wait to be computed. Safe from any thread.
class PendingNodes {
 public:
  void add(Node& node);
  void remove(Node& node) noexcept;
  size_t count() const { return count_.load(std::memory_order_relaxed); }
  std::vector<intrusive_ptr<Node>> all();

 private:
  Mutex mutex_;
  Node* first_ = nullptr;
  uint64_t last_number_ = 0;
  std::atomic<size_t> count_{0};
};

PendingNodes& pending_nodes();

/// Calls `visit` with each use among the arguments of a node.
template <class Visit>
void for_each_use(const std::vector<NodeArgument>& arguments, const Visit& visit) {
  for (const NodeArgument& argument : arguments) {
    if (const auto* use = std::get_if<Use>(&argument)) {
      if (*use) visit(*use);
    } else if (const auto* list = std::get_if<std::vector<Use>>(&argument)) {
      for (const Use& each : *list) {
        if (each) visit(each);
      }
    }
  }
}

}  // namespace tenon::lazy
