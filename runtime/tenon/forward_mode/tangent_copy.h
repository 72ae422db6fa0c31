#pragma once

#include <optional>
#include <vector>

#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/tangent.h"

namespace tenon::forward_mode {

/// A copy into a tangent that others see, as those of views do: all that can fail is done when it
/// is made, see Note [Recorded writes are atomic].
class TangentCopy {
 public:
  /// `value` is of the sizes of `target`. AutogradError, which names `op`, where `target` or one of
  /// its tangents cannot be written to.
  TangentCopy(std::string_view op, const TensorBase& target, TensorBase value);

  void commit();

 private:
  void add_tangents(std::string_view op, const TensorBase& target, const TensorBase& value);

  // Without history and tangents.
  TensorBase target_, value_;
  DimVector place_;  // for a copy that gets no memory
  std::optional<PendingHistory> history_;
  std::vector<TangentCopy> of_tangents_;  // of the tangent itself, at levels further out
};

}  // namespace tenon::forward_mode
