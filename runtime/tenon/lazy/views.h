#pragma once

#include <vector>

#include "tenon/lazy/node.h"

/// Note [Values of views]
///
/// A view of a lazy tensor is a node of the operator that copies it, with the strides of the view,
/// see Note [A copied view is executed as a view]. Nobody writes to the value of a node, so that a
/// value which is kept may be the view itself: nothing is copied, what reads it adds in the order
/// in which the view lies in eager, and a view keeps what it is a view of, as it does there.
namespace tenon::lazy {

/// What a node that makes views makes them of.
const Use& viewed(const Node& node);

/// The views that the node makes of a value.
std::vector<TensorBase> views_of(const Node& node, const TensorBase& value);

/// The nodes that make views of what is computed: their values are known while it lives, and they
/// are computed where it is committed.
class KnownViews {
 public:
  /// Takes them from `nodes`, which stand in the order in which they were made.
  explicit KnownViews(std::vector<Node*>& nodes);
  ~KnownViews();
  KnownViews(const KnownViews&) = delete;
  KnownViews& operator=(const KnownViews&) = delete;

  void commit() noexcept;

 private:
  /// Whether the node is one of them.
  bool take(Node& node);
  void forget() noexcept;

  std::vector<Node*> nodes_;
};

}  // namespace tenon::lazy
