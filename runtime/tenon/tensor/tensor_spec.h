#pragma once

#include "tenon/base/device.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/dtype.h"

namespace tenon {

/// What a result will be, as a meta function says before any kernel runs. Without strides it is
/// row-major.
struct TensorSpec {
  DimVector sizes;
  DType dtype = DType::kFloat32;
  Device device = DeviceType::kCPU;
  DimVector strides = {};
};

}  // namespace tenon
