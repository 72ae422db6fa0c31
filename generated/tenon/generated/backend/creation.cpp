// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/creation.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/creation/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/linspace.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/creation.cpp";

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_empty_memory_format(DispatchKeySet keys, IntArrayRef size,
                                   std::optional<DType> dtype, std::optional<Layout> layout,
                                   std::optional<Device> device, std::optional<bool> pin_memory,
                                   std::optional<MemoryFormat> memory_format) {
  check_not_pinned("empty", pin_memory);
  const TensorSpec spec = meta::empty(size, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::empty(size, result);
  return result;

}

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_empty_memory_format(DispatchKeySet keys, IntArrayRef size,
                                    std::optional<DType> dtype, std::optional<Layout> layout,
                                    std::optional<Device> device, std::optional<bool> pin_memory,
                                    std::optional<MemoryFormat> memory_format) {
  check_not_pinned("empty", pin_memory);
  const TensorSpec spec = meta::empty(size, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  return result;
}

// empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_empty_strided(DispatchKeySet keys, IntArrayRef size, IntArrayRef stride,
                             std::optional<DType> dtype, std::optional<Layout> layout,
                             std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("empty_strided", pin_memory);
  const TensorSpec spec = meta::empty_strided(size, stride, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::empty_strided(size, stride, result);
  return result;

}

// empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_empty_strided(DispatchKeySet keys, IntArrayRef size, IntArrayRef stride,
                              std::optional<DType> dtype, std::optional<Layout> layout,
                              std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("empty_strided", pin_memory);
  const TensorSpec spec = meta::empty_strided(size, stride, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_empty_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device,
                          std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format) {
  check_defined("empty_like", "self", self);
  check_not_pinned("empty_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::empty_like(self, result);
  return result;

}

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_empty_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory,
                           std::optional<MemoryFormat> memory_format) {
  check_defined("empty_like", "self", self);
  check_not_pinned("empty_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::empty_like(self, result);
  return result;
}

// zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_zeros_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device,
                          std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format) {
  check_defined("zeros_like", "self", self);
  check_not_pinned("zeros_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::zeros_like(self, result);
  return result;

}

// zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_zeros_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory,
                           std::optional<MemoryFormat> memory_format) {
  check_defined("zeros_like", "self", self);
  check_not_pinned("zeros_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::zeros_like(self, result);
  return result;
}

// ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_ones_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory,
                         std::optional<MemoryFormat> memory_format) {
  check_defined("ones_like", "self", self);
  check_not_pinned("ones_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::ones_like(self, result);
  return result;

}

// ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_ones_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device,
                          std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format) {
  check_defined("ones_like", "self", self);
  check_not_pinned("ones_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::ones_like(self, result);
  return result;
}

// full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_full_like(DispatchKeySet keys, const TensorBase& self, const Scalar& fill_value,
                         std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory,
                         std::optional<MemoryFormat> memory_format) {
  check_defined("full_like", "self", self);
  check_not_pinned("full_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::full_like(self, fill_value, result);
  return result;

}

// full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_full_like(DispatchKeySet keys, const TensorBase& self, const Scalar& fill_value,
                          std::optional<DType> dtype, std::optional<Layout> layout,
                          std::optional<Device> device, std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format) {
  check_defined("full_like", "self", self);
  check_not_pinned("full_like", pin_memory);
  const TensorSpec spec = meta::like(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::full_like(self, fill_value, result);
  return result;
}

// zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase cpu_zeros(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                     std::optional<Layout> layout, std::optional<Device> device,
                     std::optional<bool> pin_memory) {
  check_not_pinned("zeros", pin_memory);
  const TensorSpec spec = meta::zeros(size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::zeros(size, result);
  return result;

}

// zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase meta_zeros(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device,
                      std::optional<bool> pin_memory) {
  check_not_pinned("zeros", pin_memory);
  const TensorSpec spec = meta::zeros(size, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase cpu_ones(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                    std::optional<Layout> layout, std::optional<Device> device,
                    std::optional<bool> pin_memory) {
  check_not_pinned("ones", pin_memory);
  const TensorSpec spec = meta::ones(size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::ones(size, result);
  return result;

}

// ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase meta_ones(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                     std::optional<Layout> layout, std::optional<Device> device,
                     std::optional<bool> pin_memory) {
  check_not_pinned("ones", pin_memory);
  const TensorSpec spec = meta::ones(size, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_full(DispatchKeySet keys, IntArrayRef size, const Scalar& fill_value,
                    std::optional<DType> dtype, std::optional<Layout> layout,
                    std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("full", pin_memory);
  const TensorSpec spec = meta::full(size, fill_value, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::full(size, fill_value, result);
  return result;

}

// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_full(DispatchKeySet keys, IntArrayRef size, const Scalar& fill_value,
                     std::optional<DType> dtype, std::optional<Layout> layout,
                     std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("full", pin_memory);
  const TensorSpec spec = meta::full(size, fill_value, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
TensorBase cpu_scalar_tensor(DispatchKeySet keys, const Scalar& s, std::optional<DType> dtype,
                             std::optional<Layout> layout, std::optional<Device> device,
                             std::optional<bool> pin_memory) {
  check_not_pinned("scalar_tensor", pin_memory);
  const TensorSpec spec = meta::scalar_tensor(dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::scalar_tensor(s, result);
  return result;

}

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
TensorBase meta_scalar_tensor(DispatchKeySet keys, const Scalar& s, std::optional<DType> dtype,
                              std::optional<Layout> layout, std::optional<Device> device,
                              std::optional<bool> pin_memory) {
  check_not_pinned("scalar_tensor", pin_memory);
  const TensorSpec spec = meta::scalar_tensor(dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_new_zeros(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                         std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory) {
  check_defined("new_zeros", "self", self);
  check_not_pinned("new_zeros", pin_memory);
  const TensorSpec spec = meta::new_tensor("new_zeros", self, size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::new_zeros(self, size, result);
  return result;

}

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_new_zeros(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                          std::optional<DType> dtype, std::optional<Layout> layout,
                          std::optional<Device> device, std::optional<bool> pin_memory) {
  check_defined("new_zeros", "self", self);
  check_not_pinned("new_zeros", pin_memory);
  const TensorSpec spec = meta::new_tensor("new_zeros", self, size, dtype, device);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::new_zeros(self, size, result);
  return result;
}

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_new_full(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                        const Scalar& fill_value, std::optional<DType> dtype,
                        std::optional<Layout> layout, std::optional<Device> device,
                        std::optional<bool> pin_memory) {
  check_defined("new_full", "self", self);
  check_not_pinned("new_full", pin_memory);
  const TensorSpec spec = meta::new_tensor("new_full", self, size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::new_full(self, size, fill_value, result);
  return result;

}

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_new_full(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                         const Scalar& fill_value, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory) {
  check_defined("new_full", "self", self);
  check_not_pinned("new_full", pin_memory);
  const TensorSpec spec = meta::new_tensor("new_full", self, size, dtype, device);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::new_full(self, size, fill_value, result);
  return result;
}

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase arange(DispatchKeySet keys, const Scalar& end, std::optional<DType> dtype,
                  std::optional<Layout> layout, std::optional<Device> device,
                  std::optional<bool> pin_memory) {
  return composite::arange(end, dtype, layout, device, pin_memory);
}

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_arange_start_step(DispatchKeySet keys, const Scalar& start, const Scalar& end,
                                 const Scalar& step, std::optional<DType> dtype,
                                 std::optional<Layout> layout, std::optional<Device> device,
                                 std::optional<bool> pin_memory) {
  check_not_pinned("arange", pin_memory);
  const TensorSpec spec = meta::arange(start, end, step, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::arange(start, end, step, result);
  return result;

}

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_arange_start_step(DispatchKeySet keys, const Scalar& start, const Scalar& end,
                                  const Scalar& step, std::optional<DType> dtype,
                                  std::optional<Layout> layout, std::optional<Device> device,
                                  std::optional<bool> pin_memory) {
  check_not_pinned("arange", pin_memory);
  const TensorSpec spec = meta::arange(start, end, step, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_linspace(DispatchKeySet keys, const Scalar& start, const Scalar& end, int64_t steps,
                        std::optional<DType> dtype, std::optional<Layout> layout,
                        std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("linspace", pin_memory);
  const TensorSpec spec = meta::linspace(start, end, steps, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::linspace(start, end, steps, result);
  return result;

}

// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_linspace(DispatchKeySet keys, const Scalar& start, const Scalar& end, int64_t steps,
                         std::optional<DType> dtype, std::optional<Layout> layout,
                         std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("linspace", pin_memory);
  const TensorSpec spec = meta::linspace(start, end, steps, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase cpu_eye(DispatchKeySet keys, int64_t n, std::optional<DType> dtype,
                   std::optional<Layout> layout, std::optional<Device> device,
                   std::optional<bool> pin_memory) {
  check_not_pinned("eye", pin_memory);
  const TensorSpec spec = meta::eye(n, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::eye(n, result);
  return result;

}

// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase meta_eye(DispatchKeySet keys, int64_t n, std::optional<DType> dtype,
                    std::optional<Layout> layout, std::optional<Device> device,
                    std::optional<bool> pin_memory) {
  check_not_pinned("eye", pin_memory);
  const TensorSpec spec = meta::eye(n, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_creation() {
  set(stubs::empty_memory_format::entry(), DispatchKey::CPU, &cpu_empty_memory_format);
  set(stubs::empty_memory_format::entry(), DispatchKey::Meta, &meta_empty_memory_format);
  set(stubs::empty_strided::entry(), DispatchKey::CPU, &cpu_empty_strided);
  set(stubs::empty_strided::entry(), DispatchKey::Meta, &meta_empty_strided);
  set(stubs::empty_like::entry(), DispatchKey::CPU, &cpu_empty_like);
  set(stubs::empty_like::entry(), DispatchKey::Meta, &meta_empty_like);
  set(stubs::zeros_like::entry(), DispatchKey::CPU, &cpu_zeros_like);
  set(stubs::zeros_like::entry(), DispatchKey::Meta, &meta_zeros_like);
  set(stubs::ones_like::entry(), DispatchKey::CPU, &cpu_ones_like);
  set(stubs::ones_like::entry(), DispatchKey::Meta, &meta_ones_like);
  set(stubs::full_like::entry(), DispatchKey::CPU, &cpu_full_like);
  set(stubs::full_like::entry(), DispatchKey::Meta, &meta_full_like);
  set(stubs::zeros::entry(), DispatchKey::CPU, &cpu_zeros);
  set(stubs::zeros::entry(), DispatchKey::Meta, &meta_zeros);
  set(stubs::ones::entry(), DispatchKey::CPU, &cpu_ones);
  set(stubs::ones::entry(), DispatchKey::Meta, &meta_ones);
  set(stubs::full::entry(), DispatchKey::CPU, &cpu_full);
  set(stubs::full::entry(), DispatchKey::Meta, &meta_full);
  set(stubs::scalar_tensor::entry(), DispatchKey::CPU, &cpu_scalar_tensor);
  set(stubs::scalar_tensor::entry(), DispatchKey::Meta, &meta_scalar_tensor);
  set(stubs::new_zeros::entry(), DispatchKey::CPU, &cpu_new_zeros);
  set(stubs::new_zeros::entry(), DispatchKey::Meta, &meta_new_zeros);
  set(stubs::new_full::entry(), DispatchKey::CPU, &cpu_new_full);
  set(stubs::new_full::entry(), DispatchKey::Meta, &meta_new_full);
  set(stubs::arange::entry(), backend_keys, &arange);
  set(stubs::arange_start_step::entry(), DispatchKey::CPU, &cpu_arange_start_step);
  set(stubs::arange_start_step::entry(), DispatchKey::Meta, &meta_arange_start_step);
  set(stubs::linspace::entry(), DispatchKey::CPU, &cpu_linspace);
  set(stubs::linspace::entry(), DispatchKey::Meta, &meta_linspace);
  set(stubs::eye::entry(), DispatchKey::CPU, &cpu_eye);
  set(stubs::eye::entry(), DispatchKey::Meta, &meta_eye);
}

}  // namespace tenon
