#pragma once

#include <string_view>

#include "tenon/base/dtype.h"
#include "tenon/base/error.h"

namespace tenon::detail {

/// A selective build has no tensors of this dtype. What makes or reads a tensor does not know for
/// whom; each call that the error leaves puts its own name in front, so that a program reads that
/// of the function it called. See Note [Every exception is a tenon::Error].
class DroppedDType final : public DTypeError {
 public:
  /// `function` may be empty, for one that is not known yet.
  DroppedDType(std::string_view function, DType dtype);

  DType dtype() const { return dtype_; }

 private:
  DType dtype_;
};

}  // namespace tenon::detail
