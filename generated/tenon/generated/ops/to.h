// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self if it has the dtype, else a copy of it.
struct TENON_API to_dtype
    : Operator<to_dtype,
               TensorBase(const TensorBase&, DType, bool, bool, std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, "
      "MemoryFormat? memory_format=None) -> Tensor(a)";
};

/// self if it has the device and dtype, else a copy of it.
struct TENON_API to_device
    : Operator<to_device,
               TensorBase(const TensorBase&, Device, DType, bool, bool,
                          std::optional<MemoryFormat>)> {
  static constexpr std::string_view kSchema =
      "to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool "
      "copy=False, MemoryFormat? memory_format=None) -> Tensor(a)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase to(const TensorBase& self, DType dtype, bool non_blocking = false,
                     bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_dtype::call(self, dtype, non_blocking, copy, memory_format);
}

inline TensorBase to(const TensorBase& self, Device device, DType dtype, bool non_blocking = false,
                     bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_device::call(self, device, dtype, non_blocking, copy, memory_format);
}

}  // namespace tenon::ops
