// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/copy.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/copy/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_local_scalar_dense.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/copy.cpp";

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_clone(DispatchKeySet keys, const TensorBase& self,
                     std::optional<MemoryFormat> memory_format) {
  check_defined("clone", "self", self);
  const TensorSpec spec = meta::clone(self, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::clone(self, memory_format, result);
  return result;

}

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_clone(DispatchKeySet keys, const TensorBase& self,
                      std::optional<MemoryFormat> memory_format) {
  check_defined("clone", "self", self);
  const TensorSpec spec = meta::clone(self, memory_format);
  TensorBase result = make_tensor(spec);
  return result;
}

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
TensorBase& cpu_copy_(DispatchKeySet keys, TensorBase& self, const TensorBase& src,
                      bool non_blocking) {
  check_defined("copy_", "self", self);
  check_defined("copy_", "src", src);
  return kernels::copy_(self, src, non_blocking);
}

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
TensorBase cpu_copy(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                    bool non_blocking) {
  check_defined("copy", "self", self);
  check_defined("copy", "src", src);
  const TensorSpec spec = meta::copy(self, src);
  TensorBase result = make_tensor(spec);
  kernels::copy(self, src, non_blocking, result);
  return result;

}

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
TensorBase meta_copy(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                     bool non_blocking) {
  check_defined("copy", "self", self);
  check_defined("copy", "src", src);
  const TensorSpec spec = meta::copy(self, src);
  TensorBase result = make_tensor(spec);
  return result;
}

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu__to_copy(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                        std::optional<Layout> layout, std::optional<Device> device,
                        std::optional<bool> pin_memory, bool non_blocking,
                        std::optional<MemoryFormat> memory_format) {
  check_defined("_to_copy", "self", self);
  check_not_pinned("_to_copy", pin_memory);
  const TensorSpec spec = meta::to_copy(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::to_copy(self, non_blocking, result);
  return result;

}

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta__to_copy(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory, bool non_blocking,
                         std::optional<MemoryFormat> memory_format) {
  check_defined("_to_copy", "self", self);
  check_not_pinned("_to_copy", pin_memory);
  const TensorSpec spec = meta::to_copy(self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  return result;
}

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
TensorBase contiguous(DispatchKeySet keys, const TensorBase& self, MemoryFormat memory_format) {
  check_defined("contiguous", "self", self);
  return composite::contiguous(self, memory_format);
}

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
TensorBase to_dtype(DispatchKeySet keys, const TensorBase& self, DType dtype, bool non_blocking,
                    bool copy, std::optional<MemoryFormat> memory_format) {
  check_defined("to.dtype", "self", self);
  return composite::to_dtype(self, dtype, non_blocking, copy, memory_format);
}

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
TensorBase to_device(DispatchKeySet keys, const TensorBase& self, Device device, DType dtype,
                     bool non_blocking, bool copy, std::optional<MemoryFormat> memory_format) {
  check_defined("to.device", "self", self);
  return composite::to_device(self, device, dtype, non_blocking, copy, memory_format);
}

// type_as(Tensor self, Tensor other) -> Tensor
TensorBase type_as(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  check_defined("type_as", "self", self);
  check_defined("type_as", "other", other);
  if (!any_requires_grad(self, other)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::type_as(self, other);
  }
  return composite::type_as(self, other);
}

// _local_scalar_dense(Tensor self) -> Scalar
Scalar cpu__local_scalar_dense(DispatchKeySet keys, const TensorBase& self) {
  check_defined("_local_scalar_dense", "self", self);
  return kernels::local_scalar_dense(self);
}

// item(Tensor self) -> Scalar
Scalar item(DispatchKeySet keys, const TensorBase& self) {
  check_defined("item", "self", self);
  return composite::item(self);
}

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
TensorBase& cpu_fill__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& value) {
  check_defined("fill_.Scalar", "self", self);
  return kernels::fill_(self, value);
}

// fill.Scalar(Tensor self, Scalar value) -> Tensor
TensorBase cpu_fill_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& value) {
  check_defined("fill.Scalar", "self", self);
  const TensorSpec spec = meta::clone(self, std::nullopt);
  TensorBase result = make_tensor(spec);
  kernels::fill(self, value, result);
  return result;

}

// fill.Scalar(Tensor self, Scalar value) -> Tensor
TensorBase meta_fill_Scalar(DispatchKeySet keys, const TensorBase& self, const Scalar& value) {
  check_defined("fill.Scalar", "self", self);
  const TensorSpec spec = meta::clone(self, std::nullopt);
  TensorBase result = make_tensor(spec);
  return result;
}

// zero_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cpu_zero_(DispatchKeySet keys, TensorBase& self) {
  check_defined("zero_", "self", self);
  return kernels::zero_(self);
}

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
TensorBase& cpu_resize_(DispatchKeySet keys, TensorBase& self, IntArrayRef size,
                        std::optional<MemoryFormat> memory_format) {
  check_defined("resize_", "self", self);
  return kernels::resize_(self, size, memory_format);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_copy() {
  set(stubs::clone::entry(), DispatchKey::CPU, &cpu_clone);
  set(stubs::clone::entry(), DispatchKey::Meta, &meta_clone);
  set(stubs::copy_::entry(), DispatchKey::CPU, &cpu_copy_);
  set(stubs::copy_::entry(), DispatchKey::Meta, &cpu_copy_);
  set(stubs::copy::entry(), DispatchKey::CPU, &cpu_copy);
  set(stubs::copy::entry(), DispatchKey::Meta, &meta_copy);
  set(stubs::_to_copy::entry(), DispatchKey::CPU, &cpu__to_copy);
  set(stubs::_to_copy::entry(), DispatchKey::Meta, &meta__to_copy);
  set(stubs::contiguous::entry(), backend_keys, &contiguous);
  set(stubs::to_dtype::entry(), backend_keys, &to_dtype);
  set(stubs::to_device::entry(), backend_keys, &to_device);
  set(stubs::type_as::entry(), backend_keys, &type_as);
  set(stubs::_local_scalar_dense::entry(), DispatchKey::CPU, &cpu__local_scalar_dense);
  set(stubs::item::entry(), backend_keys, &item);
  set(stubs::fill__Scalar::entry(), DispatchKey::CPU, &cpu_fill__Scalar);
  set(stubs::fill__Scalar::entry(), DispatchKey::Meta, &cpu_fill__Scalar);
  set(stubs::fill_Scalar::entry(), DispatchKey::CPU, &cpu_fill_Scalar);
  set(stubs::fill_Scalar::entry(), DispatchKey::Meta, &meta_fill_Scalar);
  set(stubs::zero_::entry(), DispatchKey::CPU, &cpu_zero_);
  set(stubs::zero_::entry(), DispatchKey::Meta, &cpu_zero_);
  set(stubs::resize_::entry(), DispatchKey::CPU, &cpu_resize_);
  set(stubs::resize_::entry(), DispatchKey::Meta, &cpu_resize_);
}

}  // namespace tenon
