// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/enumerators.h"
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

namespace schemas {
extern const OperatorSchema empty_memory_format;
extern const OperatorSchema empty_strided;
extern const OperatorSchema empty_like;
extern const OperatorSchema zeros_like;
extern const OperatorSchema ones_like;
extern const OperatorSchema full_like;
extern const OperatorSchema zeros;
extern const OperatorSchema ones;
extern const OperatorSchema full;
extern const OperatorSchema scalar_tensor;
extern const OperatorSchema new_zeros;
extern const OperatorSchema new_full;
extern const OperatorSchema arange;
extern const OperatorSchema arange_start_step;
extern const OperatorSchema linspace;
extern const OperatorSchema eye;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing empty_memory_format;
extern const OperatorBoxing empty_strided;
extern const OperatorBoxing empty_like;
extern const OperatorBoxing zeros_like;
extern const OperatorBoxing ones_like;
extern const OperatorBoxing full_like;
extern const OperatorBoxing zeros;
extern const OperatorBoxing ones;
extern const OperatorBoxing full;
extern const OperatorBoxing scalar_tensor;
extern const OperatorBoxing new_zeros;
extern const OperatorBoxing new_full;
extern const OperatorBoxing arange;
extern const OperatorBoxing arange_start_step;
extern const OperatorBoxing linspace;
extern const OperatorBoxing eye;
}  // namespace boxing

namespace stubs {

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry empty_memory_format::entry(schemas::empty_memory_format,
                                                   boxing::empty_memory_format);

TensorBase empty_memory_format::call(IntArrayRef size, std::optional<DType> dtype,
                                     std::optional<Layout> layout, std::optional<Device> device,
                                     std::optional<bool> pin_memory,
                                     std::optional<MemoryFormat> memory_format) try {
  check_enumerators("empty.memory_format", dtype, layout, device, memory_format);
  return entry.call<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys_of_device(device), size, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("empty.memory_format");
}

TensorBase empty_memory_format::redispatch(DispatchKeySet keys, IntArrayRef size,
                                           std::optional<DType> dtype, std::optional<Layout> layout,
                                           std::optional<Device> device,
                                           std::optional<bool> pin_memory,
                                           std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys, size, dtype, layout, device, pin_memory, memory_format);
}

// empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry empty_strided::entry(schemas::empty_strided, boxing::empty_strided);

TensorBase empty_strided::call(IntArrayRef size, IntArrayRef stride, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory) try {
  check_enumerators("empty_strided", dtype, layout, device);
  return entry.call<TensorBase, IntArrayRef, IntArrayRef, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), size, stride, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("empty_strided");
}

TensorBase empty_strided::redispatch(DispatchKeySet keys, IntArrayRef size, IntArrayRef stride,
                                     std::optional<DType> dtype, std::optional<Layout> layout,
                                     std::optional<Device> device, std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, IntArrayRef, IntArrayRef, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys, size, stride, dtype, layout, device, pin_memory);
}

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry empty_like::entry(schemas::empty_like, boxing::empty_like);

TensorBase empty_like::call(const TensorBase& self, std::optional<DType> dtype,
                            std::optional<Layout> layout, std::optional<Device> device,
                            std::optional<bool> pin_memory,
                            std::optional<MemoryFormat> memory_format) try {
  check_enumerators("empty_like", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("empty_like");
}

TensorBase empty_like::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  std::optional<DType> dtype, std::optional<Layout> layout,
                                  std::optional<Device> device, std::optional<bool> pin_memory,
                                  std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, layout, device, pin_memory, memory_format);
}

// zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry zeros_like::entry(schemas::zeros_like, boxing::zeros_like);

TensorBase zeros_like::call(const TensorBase& self, std::optional<DType> dtype,
                            std::optional<Layout> layout, std::optional<Device> device,
                            std::optional<bool> pin_memory,
                            std::optional<MemoryFormat> memory_format) try {
  check_enumerators("zeros_like", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("zeros_like");
}

TensorBase zeros_like::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  std::optional<DType> dtype, std::optional<Layout> layout,
                                  std::optional<Device> device, std::optional<bool> pin_memory,
                                  std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, layout, device, pin_memory, memory_format);
}

// ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry ones_like::entry(schemas::ones_like, boxing::ones_like);

TensorBase ones_like::call(const TensorBase& self, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory,
                           std::optional<MemoryFormat> memory_format) try {
  check_enumerators("ones_like", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("ones_like");
}

TensorBase ones_like::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 std::optional<DType> dtype, std::optional<Layout> layout,
                                 std::optional<Device> device, std::optional<bool> pin_memory,
                                 std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, layout, device, pin_memory, memory_format);
}

// full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry full_like::entry(schemas::full_like, boxing::full_like);

TensorBase full_like::call(const TensorBase& self, const Scalar& fill_value,
                           std::optional<DType> dtype, std::optional<Layout> layout,
                           std::optional<Device> device, std::optional<bool> pin_memory,
                           std::optional<MemoryFormat> memory_format) try {
  check_enumerators("full_like", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, const Scalar&, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                    std::optional<MemoryFormat>>(
      keys_of(self), self, fill_value, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("full_like");
}

TensorBase full_like::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const Scalar& fill_value, std::optional<DType> dtype,
                                 std::optional<Layout> layout, std::optional<Device> device,
                                 std::optional<bool> pin_memory,
                                 std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>>(
      keys, self, fill_value, dtype, layout, device, pin_memory, memory_format);
}

// zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry zeros::entry(schemas::zeros, boxing::zeros);

TensorBase zeros::call(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("zeros", dtype, layout, device);
  return entry.call<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("zeros");
}

TensorBase zeros::redispatch(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                             std::optional<Layout> layout, std::optional<Device> device,
                             std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, size, dtype, layout, device, pin_memory);
}

// ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry ones::entry(schemas::ones, boxing::ones);

TensorBase ones::call(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> layout,
                      std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("ones", dtype, layout, device);
  return entry.call<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("ones");
}

TensorBase ones::redispatch(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                            std::optional<Layout> layout, std::optional<Device> device,
                            std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, size, dtype, layout, device, pin_memory);
}

// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry full::entry(schemas::full, boxing::full);

TensorBase full::call(IntArrayRef size, const Scalar& fill_value, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device,
                      std::optional<bool> pin_memory) try {
  check_enumerators("full", dtype, layout, device);
  return entry.call<TensorBase, IntArrayRef, const Scalar&, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), size, fill_value, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("full");
}

TensorBase full::redispatch(DispatchKeySet keys, IntArrayRef size, const Scalar& fill_value,
                            std::optional<DType> dtype, std::optional<Layout> layout,
                            std::optional<Device> device, std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, IntArrayRef, const Scalar&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys, size, fill_value, dtype, layout, device, pin_memory);
}

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
constinit OperatorEntry scalar_tensor::entry(schemas::scalar_tensor, boxing::scalar_tensor);

TensorBase scalar_tensor::call(const Scalar& s, std::optional<DType> dtype,
                               std::optional<Layout> layout, std::optional<Device> device,
                               std::optional<bool> pin_memory) try {
  check_enumerators("scalar_tensor", dtype, layout, device);
  return entry.call<TensorBase, const Scalar&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), s, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("scalar_tensor");
}

TensorBase scalar_tensor::redispatch(DispatchKeySet keys, const Scalar& s,
                                     std::optional<DType> dtype, std::optional<Layout> layout,
                                     std::optional<Device> device, std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, const Scalar&, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, s, dtype, layout, device, pin_memory);
}

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry new_zeros::entry(schemas::new_zeros, boxing::new_zeros);

TensorBase new_zeros::call(const TensorBase& self, IntArrayRef size, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory) try {
  check_enumerators("new_zeros", dtype, layout, device);
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of(self), self, size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("new_zeros");
}

TensorBase new_zeros::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                                 std::optional<DType> dtype, std::optional<Layout> layout,
                                 std::optional<Device> device, std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys, self, size, dtype, layout, device, pin_memory);
}

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry new_full::entry(schemas::new_full, boxing::new_full);

TensorBase new_full::call(const TensorBase& self, IntArrayRef size, const Scalar& fill_value,
                          std::optional<DType> dtype, std::optional<Layout> layout,
                          std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("new_full", dtype, layout, device);
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, const Scalar&, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of(self), self, size, fill_value, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("new_full");
}

TensorBase new_full::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                                const Scalar& fill_value, std::optional<DType> dtype,
                                std::optional<Layout> layout, std::optional<Device> device,
                                std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, const Scalar&,
                          std::optional<DType>, std::optional<Layout>, std::optional<Device>,
                          std::optional<bool>>(
      keys, self, size, fill_value, dtype, layout, device, pin_memory);
}

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry arange::entry(schemas::arange, boxing::arange);

TensorBase arange::call(const Scalar& end, std::optional<DType> dtype, std::optional<Layout> layout,
                        std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("arange", dtype, layout, device);
  return entry.call<TensorBase, const Scalar&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), end, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("arange");
}

TensorBase arange::redispatch(DispatchKeySet keys, const Scalar& end, std::optional<DType> dtype,
                              std::optional<Layout> layout, std::optional<Device> device,
                              std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, const Scalar&, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, end, dtype, layout, device, pin_memory);
}

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry arange_start_step::entry(schemas::arange_start_step,
                                                 boxing::arange_start_step);

TensorBase arange_start_step::call(const Scalar& start, const Scalar& end, const Scalar& step,
                                   std::optional<DType> dtype, std::optional<Layout> layout,
                                   std::optional<Device> device,
                                   std::optional<bool> pin_memory) try {
  check_enumerators("arange.start_step", dtype, layout, device);
  return entry.call<TensorBase, const Scalar&, const Scalar&, const Scalar&, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), start, end, step, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("arange.start_step");
}

TensorBase arange_start_step::redispatch(DispatchKeySet keys, const Scalar& start,
                                         const Scalar& end, const Scalar& step,
                                         std::optional<DType> dtype, std::optional<Layout> layout,
                                         std::optional<Device> device,
                                         std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, const Scalar&, const Scalar&, const Scalar&,
                          std::optional<DType>, std::optional<Layout>, std::optional<Device>,
                          std::optional<bool>>(
      keys, start, end, step, dtype, layout, device, pin_memory);
}

// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry linspace::entry(schemas::linspace, boxing::linspace);

TensorBase linspace::call(const Scalar& start, const Scalar& end, int64_t steps,
                          std::optional<DType> dtype, std::optional<Layout> layout,
                          std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("linspace", dtype, layout, device);
  return entry.call<TensorBase, const Scalar&, const Scalar&, int64_t, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), start, end, steps, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("linspace");
}

TensorBase linspace::redispatch(DispatchKeySet keys, const Scalar& start, const Scalar& end,
                                int64_t steps, std::optional<DType> dtype,
                                std::optional<Layout> layout, std::optional<Device> device,
                                std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, const Scalar&, const Scalar&, int64_t, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys, start, end, steps, dtype, layout, device, pin_memory);
}

// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry eye::entry(schemas::eye, boxing::eye);

TensorBase eye::call(int64_t n, std::optional<DType> dtype, std::optional<Layout> layout,
                     std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("eye", dtype, layout, device);
  return entry.call<TensorBase, int64_t, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), n, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("eye");
}

TensorBase eye::redispatch(DispatchKeySet keys, int64_t n, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, int64_t, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, n, dtype, layout, device, pin_memory);
}

}  // namespace stubs
}  // namespace tenon
