// The methods of `Tensor` that no operator of their own stands for.

#include "tenon/autograd/variable.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/tensor/tensor.h"

namespace tenon {
namespace {

bool keeps_strides(const Tensor& self, MemoryFormat format) {
  return format == MemoryFormat::Preserve || self.is_contiguous(format);
}

}  // namespace

Tensor Tensor::to(const TensorOptions& options, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  const DType dtype = options.dtype_opt().value_or(this->dtype());
  const Device device = options.device_opt().value_or(this->device());
  const auto format = memory_format ? memory_format : options.memory_format_opt();
  const bool same = dtype == this->dtype() && device.type() == this->device().type() &&
                    keeps_strides(*this, format.value_or(MemoryFormat::Preserve));
  if (same && !copy) return *this;
  return ops::_to_copy(*this, dtype, options.layout_opt(), device, options.pinned_memory_opt(),
                       non_blocking, format);
}

Tensor Tensor::to(const Tensor& other, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return to(TensorOptions(other.dtype()).device(other.device()), non_blocking, copy, memory_format);
}

Tensor& Tensor::detach_() const {
  autograd::detach_(*this);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
