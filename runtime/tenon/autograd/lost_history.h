#pragma once

#include <string_view>
#include <vector>

#include "tenon/autograd/pending_history.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

/// What becomes of the tensors that a call of foreign code, a Function's forward or a program's
/// kernel, writes to when it fails: their values may have changed, or half changed, and nobody can
/// tell. Made before the call, like everything of Note [Recorded writes are atomic]; destroyed
/// without `commit` it leaves the tensors as they were.
class TENON_API LostHistory {
 public:
  /// `op` is the call and `written` what it writes to. Where it is `recorded`, `inputs` are all
  /// the tensors whose gradients it concerns.
  LostHistory(std::string_view op, TensorList written, TensorList inputs, bool recorded);

  /// Counts a version of each tensor. Where the call was recorded, each of a floating dtype, or
  /// what it is a view of, gets a history that raises AutogradError when a gradient reaches it;
  /// a leaf that requires grad keeps its own gradient.
  void commit() noexcept;

 private:
  struct Entry {
    TensorBase tensor;
    PendingEdge edge;
  };

  TensorVector written_;
  std::vector<Entry> entries_;
};

}  // namespace tenon
