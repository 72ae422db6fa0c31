// The methods of `Tensor` that no operator of their own stands for.

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/tensor.h"

namespace tenon {
namespace {

bool keeps_strides(const Tensor& self, MemoryFormat format) {
  return format == MemoryFormat::Preserve || self.is_contiguous(format);
}

}  // namespace

Tensor Tensor::to(const TensorOptions& options, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  TENON_CHECK(!options.requires_grad(), ValueError,
              "to: expected options without requires_grad, got requires_grad=true; call "
              "requires_grad_() on a detached result");
  TENON_CHECK(!memory_format || !options.memory_format_opt(), ValueError,
              "to: expected one memory format, got ", *options.memory_format_opt(),
              " among the options and ", *memory_format);
  check_not_pinned("to", options.pinned_memory_opt());
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

void Tensor::backward(const Tensor& gradient, std::optional<bool> retain_graph, bool create_graph,
                      BackwardInputs inputs) const {
  check_has_autograd("backward");
  autograd::backward(*this, gradient, retain_graph, create_graph, inputs);
}

Tensor& Tensor::detach_() const {
  autograd::detach_(*this);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
