#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/autograd/hooks.h"
#include "tenon/autograd/inline_vector.h"
#include "tenon/base/block_pool.h"
#include "tenon/base/dim_vector.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

class GraphTask;
class Node;
struct AnomalyMetadata;

namespace detail {
/// The task that the calling thread runs, where it looks for some gradients only; else null.
extern TENON_API constinit thread_local const GraphTask* restricted_task
    __attribute__((tls_model("initial-exec")));
}  // namespace detail

/// Where a gradient goes: the `input_nr`-th input of a node, or nowhere without one.
struct Edge {
  intrusive_ptr<Node> node;
  uint32_t input_nr = 0;

  Edge() = default;
  Edge(intrusive_ptr<Node> to, uint32_t input) : node(std::move(to)), input_nr(input) {}

  explicit operator bool() const { return static_cast<bool>(node); }
  friend bool operator==(const Edge&, const Edge&) = default;
};

using EdgeList = InlineVector<Edge, 2>;

/// What is known of a forward result, and so of its gradient. `defined` is false where the forward
/// gave an undefined tensor.
struct InputMetadata {
  InputMetadata() = default;
  explicit InputMetadata(const TensorBase& result)
      : sizes(result.sizes()), dtype(result.dtype()), device(result.device()), defined(true) {}
  /// Nothing can fail where `sizes` has room for as many dimensions.
  void describe(const TensorBase& result) {
    sizes = result.sizes();
    dtype = result.dtype();
    device = result.device();
    defined = true;
  }

  DimVector sizes;
  DType dtype = DType::kFloat32;
  Device device;
  bool defined = false;
};

/// One step of the backward graph: it turns gradients of a forward call's results (its inputs) into
/// gradients of that call's arguments, which go out along its next edges.
///
/// A graph is built by one thread; hooks are added while no backward runs over the node. A backward
/// with `retain_graph` only reads it, so that several may run at once.
class TENON_API Node : public RefCounted<Node, true>, public Pooled {
 public:
  Node();
  virtual ~Node();

  /// Gradients for each next edge; an undefined one stands for zeros. `grads` has one element for
  /// each input; a defined one has the sizes and dtype of its metadata.
  virtual TensorVector apply(TensorVector&& grads) = 0;
  /// `MulBackward`, as messages print it.
  virtual std::string_view name() const = 0;
  /// Frees what was saved; a later `apply` that needs it raises AutogradError.
  virtual void release_saved() {}
  /// Whether `apply` has to run although every gradient is undefined.
  virtual bool accepts_undefined() const { return false; }

  const EdgeList& next_edges() const { return next_edges_; }
  const Edge& next_edge(size_t i) const { return next_edges_[i]; }
  size_t num_outputs() const { return next_edges_.size(); }
  void set_next_edges(EdgeList&& edges) { next_edges_ = std::move(edges); }
  /// For what makes the node.
  EdgeList& mutable_next_edges() { return next_edges_; }
  void add_next_edge(Edge edge) { next_edges_.push_back(std::move(edge)); }
  /// Whether the gradient of argument `i` can go anywhere.
  TENON_ALWAYS_INLINE bool has_next_edge(size_t i) const {
    return i < next_edges_.size() && next_edges_[i];
  }
  /// Whether `apply` has to compute the gradient of argument `i`: it can go somewhere, and the
  /// backward that runs asks for something that lies there.
  TENON_ALWAYS_INLINE bool needs_input_grad(size_t i) const {
    return has_next_edge(i) && (detail::restricted_task == nullptr || is_asked_for(i));
  }

  /// Adds an input for a forward result, which may be undefined, and returns its number.
  uint32_t add_input_metadata(const TensorBase& result);
  /// Makes input `i` that of another forward result. Nothing can fail when `reserve_input_dims` was
  /// asked for as many dimensions.
  void set_input_metadata(size_t i, const TensorBase& result);
  void reserve_input_dims(size_t i, size_t dims) { input_metadata_[i].sizes.reserve(dims); }
  const InputMetadata& input_metadata(size_t i) const { return input_metadata_[i]; }
  size_t num_inputs() const { return input_metadata_.size(); }
  /// A tensor of zeros for the gradient of result `i`; undefined for an undefined result.
  TensorBase zeros_for_input(size_t i) const;

  /// When the node was made, counted in its thread: the engine runs the highest first.
  uint64_t sequence_nr() const { return sequence_nr_; }
  /// The number that the next node of this thread gets.
  static uint64_t peek_sequence_nr();
  /// Lets this thread count on from where another has stopped.
  static void continue_sequence(uint64_t next);

  /// Runs before and after `apply`; each returns the number that removes it.
  uint32_t add_pre_hook(NodePreHook hook);
  uint32_t add_post_hook(NodePostHook hook);
  void remove_pre_hook(uint32_t number);
  void remove_post_hook(uint32_t number);
  /// Null for a node without hooks.
  NodeHooks* hooks() const { return hooks_.get(); }
  NodeHooks& materialize_hooks();

  /// What anomaly mode keeps of the forward call; null where the node was made outside of it.
  const AnomalyMetadata* anomaly_metadata() const { return anomaly_metadata_.get(); }
  void set_anomaly_metadata(std::unique_ptr<AnomalyMetadata> metadata);

  /// Gives a reference back; true when it was the last one and the caller has to destroy.
  bool release() const { return is_accumulator_ ? release_accumulator() : RefCounted::release(); }
  /// See Note [Deep graphs].
  static void destroy(Node* node) noexcept;

 protected:
  struct Accumulator {};
  /// An accumulator, which comes before every other node: its sequence number is the highest.
  explicit Node(Accumulator);

 private:
  /// See Note [Accumulators].
  bool release_accumulator() const;
  bool is_asked_for(size_t i) const;

  const bool is_accumulator_ = false;
  EdgeList next_edges_;
  InlineVector<InputMetadata, 1> input_metadata_;
  uint64_t sequence_nr_;
  Node* next_doomed_ = nullptr;
  std::unique_ptr<NodeHooks> hooks_;
  std::unique_ptr<AnomalyMetadata> anomaly_metadata_;
};

/// The node whose `apply` the calling thread runs, or null.
TENON_API const Node* current_node();

}  // namespace tenon

namespace tenon::autograd {

using tenon::Edge;
using tenon::EdgeList;
using tenon::Node;
using tenon::TensorVector;

}  // namespace tenon::autograd
