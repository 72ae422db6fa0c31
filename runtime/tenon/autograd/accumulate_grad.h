#pragma once

#include "tenon/autograd/node.h"
#include "tenon/base/mutex.h"

namespace tenon {

class AutogradMeta;

// Note [Accumulators]
//
// The graphs that use a leaf own its accumulator, which owns the leaf: somebody may look at the
// gradient when all handles are gone. Each step of a training makes a graph over the same leaves,
// so that the metadata of a leaf keep the accumulator between graphs, when nobody refers to it and
// it refers to no leaf. One with hooks is not kept, since they may own anything, also the leaf.

/// The end of every path: adds the gradient that arrives to the `grad` of a leaf. Made, and kept
/// for the next graph, by `AutogradMeta::grad_accumulator`.
class TENON_API AccumulateGrad final : public Node {
 public:
  TensorVector apply(TensorVector&& grads) override;
  std::string_view name() const override { return "AccumulateGrad"; }

  /// The leaf, of a node that somebody refers to.
  const TensorBase& variable() const { return variable_; }

 private:
  friend class AutogradMeta;
  friend class Node;
  explicit AccumulateGrad(const TensorBase& leaf);

  /// Of the leaf that keeps it, which may have other sizes than when it was used last.
  void use_again(const TensorBase& leaf);
  /// Nobody refers to it any more: gives up its leaf, of metadata `meta`; or is to be destroyed.
  bool leave(AutogradMeta& meta, TensorBase& leaf) const;
  /// A reference that may be the last one.
  __attribute__((noinline)) bool release_under_lock() const;

  // Given back by the last reference, which only reads the node otherwise.
  mutable TensorBase variable_;
  // Several backward calls may reach the same leaf at once.
  Mutex mutex_;
};

}  // namespace tenon
