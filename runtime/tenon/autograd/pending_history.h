#pragma once

#include <algorithm>
#include <memory>
#include <type_traits>
#include <utility>

#include "tenon/autograd/autograd_meta.h"

namespace tenon {

// Note [Recorded writes are atomic]
//
// One call of an operator that writes to a tensor succeeds or changes nothing. So all that its
// record needs is made before the kernel writes, where nobody sees it: nodes, metadata, saved
// tensors, the history of the base and of the view. Then the kernel runs, which in turn has all it
// needs before its first write. What shows the record afterwards, `commit`, cannot fail. An object
// that is destroyed without it leaves the tensors as they were.

namespace detail {

/// What keeps the gradient of a tensor no longer does so at the node that was its history.
TENON_COLD void leave_retained_grad(AutogradMeta& meta) noexcept;
/// `meta` is about to be that of a leaf, whose gradient is its own, as it has been kept so far.
TENON_COLD void end_retained_grad(AutogradMeta& meta) noexcept;

/// The length of the longest list of integers among arguments, as of sizes.
template <class... Args>
size_t longest_list(const Args&... args) {
  const auto length = []<class T>(const T& argument) -> size_t {
    if constexpr (std::is_same_v<T, IntArrayRef>) return argument.size();
    return 0;
  };
  return std::max({length(args)...});
}

/// Gives `self`, which has the metadata `meta`, another history.
inline void replace_history(const TensorBase& self, AutogradMeta& meta, Edge&& edge) noexcept {
  if (meta.retained) [[unlikely]]
    leave_retained_grad(meta);
  meta.hooks.reset();
  meta.grad_fn = std::move(edge.node);
  meta.output_nr = edge.input_nr;
  TensorImpl& impl = *self.impl();
  if (meta.is_view()) static_cast<ViewMeta&>(meta).attr_version = impl.storage()->version();
  impl.add_key(autograd_key_of(impl.key_set()));
}

}  // namespace detail

/// `set_gradient_edge` in two steps.
class TENON_API PendingEdge {
 public:
  /// Nothing to commit.
  PendingEdge() = default;
  /// InferenceModeError for an inference tensor.
  PendingEdge(const TensorBase& self, Edge edge);

  explicit operator bool() const { return meta_ || edge_; }
  /// Makes the edge the history of `self`, the tensor that the constructor got.
  void commit(const TensorBase& self) noexcept;

 private:
  Edge edge_;
  // Holds the edge instead for a tensor that has no metadata yet.
  std::unique_ptr<AutogradMeta> meta_;
};

/// The history that an in-place operator gives to the tensor that it writes to.
class TENON_API PendingHistory {
 public:
  enum class Change {
    /// The operator changes elements. For a view the history of its base is rewritten, and that of
    /// every other view of the base follows when it is asked for.
    kElements,
    /// It changes sizes and strides.
    kGeometry,
  };

  /// Makes `node`, whose first next edge is that of `self`, the history of `self` once committed.
  /// A change of geometry adds one dimension at most, or leaves `most_dims` at most.
  PendingHistory(const TensorBase& self, const intrusive_ptr<Node>& node,
                 Change change = Change::kElements, size_t most_dims = 0);
  PendingHistory(PendingHistory&&) noexcept = default;
  PendingHistory& operator=(PendingHistory&&) = delete;

  /// To be called after the write has been counted.
  void commit() noexcept;

 private:
  TensorBase self_;
  PendingEdge edge_;             // of the tensor, or of what it is a view of
  Edge view_edge_;               // of a view whose elements change
  Node* reshaped_by_ = nullptr;  // owned by `edge_`
};

/// `set_history` in two steps: the history of a new result of an operator that also writes to
/// arguments.
class TENON_API PendingResult {
 public:
  /// `dims` is how many dimensions the result may have.
  PendingResult(const intrusive_ptr<Node>& node, int64_t dims);
  /// Makes the node the history of `result`.
  void commit(const TensorBase& result) noexcept;

 private:
  std::unique_ptr<AutogradMeta> meta_;
};

}  // namespace tenon
