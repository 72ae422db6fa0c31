// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {
namespace stubs {

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
struct TENON_API to_dtype {
  using Signature = TensorBase(const TensorBase&, DType, bool, bool, std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, DType dtype, bool non_blocking, bool copy,
                         std::optional<MemoryFormat> memory_format);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, DType dtype,
                               bool non_blocking, bool copy,
                               std::optional<MemoryFormat> memory_format);
};

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
struct TENON_API to_device {
  using Signature =
      TensorBase(const TensorBase&, Device, DType, bool, bool, std::optional<MemoryFormat>);
  static OperatorEntry entry;
  static TensorBase call(const TensorBase& self, Device device, DType dtype, bool non_blocking,
                         bool copy, std::optional<MemoryFormat> memory_format);
  static TensorBase redispatch(DispatchKeySet keys, const TensorBase& self, Device device,
                               DType dtype, bool non_blocking, bool copy,
                               std::optional<MemoryFormat> memory_format);
};

}  // namespace stubs
namespace ops {

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
inline TensorBase to(const TensorBase& self, DType dtype, bool non_blocking = false,
                     bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_dtype::call(self, dtype, non_blocking, copy, memory_format);
}

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
inline TensorBase to(const TensorBase& self, Device device, DType dtype, bool non_blocking = false,
                     bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt) {
  return stubs::to_device::call(self, device, dtype, non_blocking, copy, memory_format);
}

}  // namespace ops
}  // namespace tenon
