#pragma once

#include "tenon/tenon.h"

namespace tenon::test {

/// A float32 tensor of 0, 1, 2 and so on.
inline Tensor counted(IntArrayRef sizes) {
  return arange(DimVector(sizes).empty() ? 1 : ones(sizes).numel()).to(kFloat32).view(sizes);
}

}  // namespace tenon::test
