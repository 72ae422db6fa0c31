// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/enumerators.h"
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

namespace schemas {
extern const OperatorSchema clone;
extern const OperatorSchema copy_;
extern const OperatorSchema copy;
extern const OperatorSchema _to_copy;
extern const OperatorSchema contiguous;
extern const OperatorSchema to_dtype;
extern const OperatorSchema to_device;
extern const OperatorSchema type_as;
extern const OperatorSchema _local_scalar_dense;
extern const OperatorSchema item;
extern const OperatorSchema fill__Scalar;
extern const OperatorSchema fill_Scalar;
extern const OperatorSchema zero_;
extern const OperatorSchema resize_;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing clone;
extern const OperatorBoxing copy_;
extern const OperatorBoxing copy;
extern const OperatorBoxing _to_copy;
extern const OperatorBoxing contiguous;
extern const OperatorBoxing to_dtype;
extern const OperatorBoxing to_device;
extern const OperatorBoxing type_as;
extern const OperatorBoxing _local_scalar_dense;
extern const OperatorBoxing item;
extern const OperatorBoxing fill__Scalar;
extern const OperatorBoxing fill_Scalar;
extern const OperatorBoxing zero_;
extern const OperatorBoxing resize_;
}  // namespace boxing

namespace stubs {

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry clone::entry(schemas::clone, boxing::clone);

TensorBase clone::call(const TensorBase& self, std::optional<MemoryFormat> memory_format) try {
  check_enumerators("clone", memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<MemoryFormat>>(
      keys_of(self), self, memory_format);
} catch (...) {
  detail::rethrow_as_error("clone");
}

TensorBase clone::redispatch(DispatchKeySet keys, const TensorBase& self,
                             std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<MemoryFormat>>(
      keys, self, memory_format);
}

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
constinit OperatorEntry copy_::entry(schemas::copy_, boxing::copy_);

TensorBase& copy_::call(TensorBase& self, const TensorBase& src, bool non_blocking) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, bool>(
      keys_of(self, src), self, src, non_blocking);
} catch (...) {
  detail::rethrow_as_error("copy_");
}

TensorBase& copy_::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& src,
                              bool non_blocking) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, bool>(
      keys, self, src, non_blocking);
}

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
constinit OperatorEntry copy::entry(schemas::copy, boxing::copy);

TensorBase copy::call(const TensorBase& self, const TensorBase& src, bool non_blocking) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, bool>(
      keys_of(self, src), self, src, non_blocking);
} catch (...) {
  detail::rethrow_as_error("copy");
}

TensorBase copy::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                            bool non_blocking) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, bool>(
      keys, self, src, non_blocking);
}

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry _to_copy::entry(schemas::_to_copy, boxing::_to_copy);

TensorBase _to_copy::call(const TensorBase& self, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device,
                          std::optional<bool> pin_memory, bool non_blocking,
                          std::optional<MemoryFormat> memory_format) try {
  check_enumerators("_to_copy", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, bool, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, layout, device, pin_memory, non_blocking, memory_format);
} catch (...) {
  detail::rethrow_as_error("_to_copy");
}

TensorBase _to_copy::redispatch(DispatchKeySet keys, const TensorBase& self,
                                std::optional<DType> dtype, std::optional<Layout> layout,
                                std::optional<Device> device, std::optional<bool> pin_memory,
                                bool non_blocking, std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>, bool,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, layout, device, pin_memory, non_blocking, memory_format);
}

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
constinit OperatorEntry contiguous::entry(schemas::contiguous, boxing::contiguous);

TensorBase contiguous::call(const TensorBase& self, MemoryFormat memory_format) try {
  check_enumerators("contiguous", memory_format);
  return entry.call<TensorBase, const TensorBase&, MemoryFormat>(
      keys_of(self), self, memory_format);
} catch (...) {
  detail::rethrow_as_error("contiguous");
}

TensorBase contiguous::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  MemoryFormat memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, MemoryFormat>(
      keys, self, memory_format);
}

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
constinit OperatorEntry to_dtype::entry(schemas::to_dtype, boxing::to_dtype);

TensorBase to_dtype::call(const TensorBase& self, DType dtype, bool non_blocking, bool copy,
                          std::optional<MemoryFormat> memory_format) try {
  check_enumerators("to.dtype", dtype, memory_format);
  return entry.call<TensorBase, const TensorBase&, DType, bool, bool, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, non_blocking, copy, memory_format);
} catch (...) {
  detail::rethrow_as_error("to.dtype");
}

TensorBase to_dtype::redispatch(DispatchKeySet keys, const TensorBase& self, DType dtype,
                                bool non_blocking, bool copy,
                                std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, DType, bool, bool,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, non_blocking, copy, memory_format);
}

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
constinit OperatorEntry to_device::entry(schemas::to_device, boxing::to_device);

TensorBase to_device::call(const TensorBase& self, Device device, DType dtype, bool non_blocking,
                           bool copy, std::optional<MemoryFormat> memory_format) try {
  check_enumerators("to.device", device, dtype, memory_format);
  return entry.call<TensorBase, const TensorBase&, Device, DType, bool, bool,
                    std::optional<MemoryFormat>>(
      keys_of(self), self, device, dtype, non_blocking, copy, memory_format);
} catch (...) {
  detail::rethrow_as_error("to.device");
}

TensorBase to_device::redispatch(DispatchKeySet keys, const TensorBase& self, Device device,
                                 DType dtype, bool non_blocking, bool copy,
                                 std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, Device, DType, bool, bool,
                          std::optional<MemoryFormat>>(
      keys, self, device, dtype, non_blocking, copy, memory_format);
}

// type_as(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry type_as::entry(schemas::type_as, boxing::type_as);

TensorBase type_as::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("type_as");
}

TensorBase type_as::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// _local_scalar_dense(Tensor self) -> Scalar
constinit OperatorEntry _local_scalar_dense::entry(schemas::_local_scalar_dense,
                                                   boxing::_local_scalar_dense);

Scalar _local_scalar_dense::call(const TensorBase& self) try {
  return entry.call<Scalar, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("_local_scalar_dense");
}

Scalar _local_scalar_dense::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<Scalar, const TensorBase&>(
      keys, self);
}

// item(Tensor self) -> Scalar
constinit OperatorEntry item::entry(schemas::item, boxing::item);

Scalar item::call(const TensorBase& self) try {
  return entry.call<Scalar, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("item");
}

Scalar item::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<Scalar, const TensorBase&>(
      keys, self);
}

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
constinit OperatorEntry fill__Scalar::entry(schemas::fill__Scalar, boxing::fill__Scalar);

TensorBase& fill__Scalar::call(TensorBase& self, const Scalar& value) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, value);
} catch (...) {
  detail::rethrow_as_error("fill_.Scalar");
}

TensorBase& fill__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& value) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, value);
}

// fill.Scalar(Tensor self, Scalar value) -> Tensor
constinit OperatorEntry fill_Scalar::entry(schemas::fill_Scalar, boxing::fill_Scalar);

TensorBase fill_Scalar::call(const TensorBase& self, const Scalar& value) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, value);
} catch (...) {
  detail::rethrow_as_error("fill.Scalar");
}

TensorBase fill_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const Scalar& value) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, value);
}

// zero_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry zero_::entry(schemas::zero_, boxing::zero_);

TensorBase& zero_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("zero_");
}

TensorBase& zero_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
constinit OperatorEntry resize_::entry(schemas::resize_, boxing::resize_);

TensorBase& resize_::call(TensorBase& self, IntArrayRef size,
                          std::optional<MemoryFormat> memory_format) try {
  check_enumerators("resize_", memory_format);
  return entry.call<TensorBase&, TensorBase&, IntArrayRef, std::optional<MemoryFormat>>(
      keys_of(self), self, size, memory_format);
} catch (...) {
  detail::rethrow_as_error("resize_");
}

TensorBase& resize_::redispatch(DispatchKeySet keys, TensorBase& self, IntArrayRef size,
                                std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase&, TensorBase&, IntArrayRef, std::optional<MemoryFormat>>(
      keys, self, size, memory_format);
}

}  // namespace stubs
}  // namespace tenon
