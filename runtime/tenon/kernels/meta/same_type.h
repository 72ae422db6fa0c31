#pragma once

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::meta {

/// DTypeError or DeviceError unless `other` has the dtype and the device of `self`.
inline void check_same_type(std::string_view op, std::string_view self_name, const TensorBase& self,
                            std::string_view other_name, const TensorBase& other) {
  TENON_CHECK(self.dtype() == other.dtype(), DTypeError, op, ": expected ", self_name, " and ",
              other_name, " to have one dtype, got ", dtype_name(self.dtype()), " and ",
              dtype_name(other.dtype()));
  TENON_CHECK(self.device() == other.device(), DeviceError, op, ": expected ", self_name, " and ",
              other_name, " on one device, got ", self.device(), " and ", other.device());
}

}  // namespace tenon::meta
