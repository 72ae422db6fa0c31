#pragma once

#include "tenon/base/export.h"

namespace tenon {

/// What a tensor knows of its place in the autograd graph. Implemented in `autograd/`; absent from
/// tensors that have no such place.
class TENON_API AutogradMetaInterface {
 public:
  virtual ~AutogradMetaInterface();
  /// Whether results computed from the tensor are recorded.
  virtual bool requires_grad() const = 0;
};

}  // namespace tenon
