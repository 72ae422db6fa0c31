#include "tenon/tensor/tensor_methods.h"

#include <iostream>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/item.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/printing.h"

namespace tenon {
namespace {

bool keeps_strides(const TensorBase& self, MemoryFormat format) {
  return format == MemoryFormat::Preserve || self.is_contiguous(format);
}

}  // namespace

TensorBase detail::convert(const TensorBase& self, const TensorOptions& options, bool non_blocking,
                           bool copy, std::optional<MemoryFormat> memory_format) {
  TENON_CHECK(!options.requires_grad(), ValueError,
              "to: expected options without requires_grad, got requires_grad=true; call "
              "requires_grad_() on a detached result");
  TENON_CHECK(!memory_format || !options.memory_format_opt(), ValueError,
              "to: expected one memory format, got ", *options.memory_format_opt(),
              " among the options and ", *memory_format);
  check_not_pinned("to", options.pinned_memory_opt());
  const DType dtype = options.dtype_opt().value_or(self.dtype());
  const Device device = options.device_opt().value_or(self.device());
  const auto format = memory_format ? memory_format : options.memory_format_opt();
  const bool same = dtype == self.dtype() && device.type() == self.device().type() &&
                    keeps_strides(self, format.value_or(MemoryFormat::Preserve));
  if (same && !copy) return self;
  return ops::_to_copy(self, dtype, options.layout_opt(), device, options.pinned_memory_opt(),
                       non_blocking, format);
}

uint64_t detail::unsigned_item(const TensorBase& self) {
  // As int64, which has the same bits, it is a Scalar.
  return static_cast<uint64_t>(ops::item(ops::_to_copy(self, DType::kInt64)).to<int64_t>());
}

void detail::run_backward(const TensorBase& self, const TensorBase& gradient,
                          std::optional<bool> retain_graph, bool create_graph,
                          BackwardInputs inputs) {
  check_has_autograd("backward");
  autograd::backward(self, gradient, retain_graph, create_graph, inputs);
}

void detail::detach_in_place(const TensorBase& self) {
  autograd::detach_(self);
}

std::string detail::type_word(const TensorBase& self) {
  return type_string(self);
}

void detail::print_type(const TensorBase& self) {
  if (self.defined()) {
    std::cerr << '[' << type_string(self) << ' ' << self.sizes() << "]\n";
  } else {
    std::cerr << "[UndefinedTensor]\n";
  }
}

}  // namespace tenon
