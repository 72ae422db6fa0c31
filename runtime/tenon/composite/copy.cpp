#include "tenon/generated/kernels/copy.h"
#include "tenon/generated/ops/_local_scalar_dense.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/to.h"

namespace tenon::composite {
namespace {

/// Whether `self` lies in memory as `format` asks for.
bool has_format(const TensorBase& self, std::optional<MemoryFormat> format) {
  const MemoryFormat wanted = format.value_or(MemoryFormat::Preserve);
  return wanted == MemoryFormat::Preserve || self.is_contiguous(wanted);
}

}  // namespace

TensorBase contiguous(const TensorBase& self, MemoryFormat memory_format) {
  TENON_CHECK(memory_format != MemoryFormat::Preserve, ValueError,
              "contiguous: expected a memory format other than preserve");
  return self.is_contiguous(memory_format) ? self : ops::clone(self, memory_format);
}

TensorBase to_dtype(const TensorBase& self, DType dtype, bool non_blocking, bool copy,
                    std::optional<MemoryFormat> memory_format) {
  return to_device(self, self.device(), dtype, non_blocking, copy, memory_format);
}

TensorBase to_device(const TensorBase& self, Device device, DType dtype, bool non_blocking,
                     bool copy, std::optional<MemoryFormat> memory_format) {
  const bool same =
      self.dtype() == dtype && self.device() == device && has_format(self, memory_format);
  if (same && !copy) return self;
  return ops::_to_copy(self, dtype, std::nullopt, device, std::nullopt, non_blocking,
                       memory_format);
}

TensorBase type_as(const TensorBase& self, const TensorBase& other) {
  return to_device(self, other.device(), other.dtype(), false, false, std::nullopt);
}

Scalar item(const TensorBase& self) {
  return ops::_local_scalar_dense(self);
}

}  // namespace tenon::composite
