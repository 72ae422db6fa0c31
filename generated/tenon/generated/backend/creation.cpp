// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/creation.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/empty.h"
#include "tenon/generated/ops/empty_like.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/eye.h"
#include "tenon/generated/ops/full.h"
#include "tenon/generated/ops/full_like.h"
#include "tenon/generated/ops/linspace.h"
#include "tenon/generated/ops/logspace.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/scalar_tensor.h"
#include "tenon/generated/ops/tril_indices.h"
#include "tenon/generated/ops/triu_indices.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/kernels/creation/meta.h"

namespace tenon {
namespace composite {

// arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase arange(const Scalar& end, std::optional<DType> dtype, std::optional<Layout> layout,
                  std::optional<Device> device, std::optional<bool> pin_memory);

}  // namespace composite

namespace {

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec arange_start_step_spec(const Scalar& start, const Scalar& end, const Scalar& step,
                                  const std::optional<DType>& dtype,
                                  const std::optional<Layout>& layout,
                                  const std::optional<Device>& device,
                                  const std::optional<bool>& pin_memory) {
  return meta::arange(start, end, step, dtype, device);
}

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorSpec empty_like_spec(const TensorBase& self, const std::optional<DType>& dtype,
                           const std::optional<Layout>& layout, const std::optional<Device>& device,
                           const std::optional<bool>& pin_memory,
                           const std::optional<MemoryFormat>& memory_format) {
  return meta::like(self, dtype, device, memory_format);
}

// empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec empty_strided_spec(IntArrayRef size, IntArrayRef stride,
                              const std::optional<DType>& dtype,
                              const std::optional<Layout>& layout,
                              const std::optional<Device>& device,
                              const std::optional<bool>& pin_memory) {
  return meta::empty_strided(size, stride, dtype, device);
}

// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorSpec eye_spec(int64_t n, const std::optional<DType>& dtype,
                    const std::optional<Layout>& layout, const std::optional<Device>& device,
                    const std::optional<bool>& pin_memory) {
  return meta::eye(n, dtype, device);
}

// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorSpec full_spec(IntArrayRef size, const Scalar& fill_value, const std::optional<DType>& dtype,
                     const std::optional<Layout>& layout, const std::optional<Device>& device,
                     const std::optional<bool>& pin_memory) {
  return meta::full(size, fill_value, dtype, device);
}

// full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorSpec full_like_spec(const TensorBase& self, const Scalar& fill_value,
                          const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                          const std::optional<Device>& device,
                          const std::optional<bool>& pin_memory,
                          const std::optional<MemoryFormat>& memory_format) {
  return meta::like(self, dtype, device, memory_format);
}

// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec linspace_spec(const Scalar& start, const Scalar& end, int64_t steps,
                         const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                         const std::optional<Device>& device,
                         const std::optional<bool>& pin_memory) {
  return meta::linspace(start, end, steps, dtype, device);
}

// logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec logspace_spec(const Scalar& start, const Scalar& end, int64_t steps, double base,
                         const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                         const std::optional<Device>& device,
                         const std::optional<bool>& pin_memory) {
  return meta::logspace(start, end, steps, base, dtype, device);
}

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec new_full_spec(const TensorBase& self, IntArrayRef size, const Scalar& fill_value,
                         const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                         const std::optional<Device>& device,
                         const std::optional<bool>& pin_memory) {
  return meta::new_tensor("new_full", self, size, dtype, device);
}

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorSpec new_zeros_spec(const TensorBase& self, IntArrayRef size,
                          const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                          const std::optional<Device>& device,
                          const std::optional<bool>& pin_memory) {
  return meta::new_tensor("new_zeros", self, size, dtype, device);
}

// ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorSpec ones_spec(IntArrayRef size, const std::optional<DType>& dtype,
                     const std::optional<Layout>& layout, const std::optional<Device>& device,
                     const std::optional<bool>& pin_memory) {
  return meta::ones(size, dtype, device);
}

// ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorSpec ones_like_spec(const TensorBase& self, const std::optional<DType>& dtype,
                          const std::optional<Layout>& layout, const std::optional<Device>& device,
                          const std::optional<bool>& pin_memory,
                          const std::optional<MemoryFormat>& memory_format) {
  return meta::like(self, dtype, device, memory_format);
}

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
TensorSpec scalar_tensor_spec(const Scalar& s, const std::optional<DType>& dtype,
                              const std::optional<Layout>& layout,
                              const std::optional<Device>& device,
                              const std::optional<bool>& pin_memory) {
  return meta::scalar_tensor(dtype, device);
}

// tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec tril_indices_spec(int64_t row, int64_t col, int64_t offset,
                             const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                             const std::optional<Device>& device,
                             const std::optional<bool>& pin_memory) {
  return meta::tril_indices(row, col, offset, dtype, device);
}

// triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec triu_indices_spec(int64_t row, int64_t col, int64_t offset,
                             const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                             const std::optional<Device>& device,
                             const std::optional<bool>& pin_memory) {
  return meta::triu_indices(row, col, offset, dtype, device);
}

// zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorSpec zeros_spec(IntArrayRef size, const std::optional<DType>& dtype,
                      const std::optional<Layout>& layout, const std::optional<Device>& device,
                      const std::optional<bool>& pin_memory) {
  return meta::zeros(size, dtype, device);
}

// zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorSpec zeros_like_spec(const TensorBase& self, const std::optional<DType>& dtype,
                           const std::optional<Layout>& layout, const std::optional<Device>& device,
                           const std::optional<bool>& pin_memory,
                           const std::optional<MemoryFormat>& memory_format) {
  return meta::like(self, dtype, device, memory_format);
}

}  // namespace

void register_backend_creation() {
  constexpr backend::Registrar registrar("tenon/generated/backend/creation.cpp");
  registrar.composite<stubs::arange, composite::arange>();
  registrar.structured<stubs::arange_start_step, arange_start_step_spec, kernels::arange>();
  registrar.direct<stubs::empty_memory_format, kernels::empty>();
  registrar.structured_like<stubs::empty_like, empty_like_spec, kernels::empty_like>();
  registrar.structured<stubs::empty_strided, empty_strided_spec, kernels::empty_strided>();
  registrar.structured<stubs::eye, eye_spec, kernels::eye>();
  registrar.structured<stubs::full, full_spec, kernels::full>();
  registrar.structured_like<stubs::full_like, full_like_spec, kernels::full_like>();
  registrar.structured<stubs::linspace, linspace_spec, kernels::linspace>();
  registrar.structured<stubs::logspace, logspace_spec, kernels::logspace>();
  registrar.structured_like<stubs::new_full, new_full_spec, kernels::new_full>();
  registrar.structured_like<stubs::new_zeros, new_zeros_spec, kernels::new_zeros>();
  registrar.structured<stubs::ones, ones_spec, kernels::ones>();
  registrar.structured_like<stubs::ones_like, ones_like_spec, kernels::ones_like>();
  registrar.structured<stubs::scalar_tensor, scalar_tensor_spec, kernels::scalar_tensor>();
  registrar.structured<stubs::tril_indices, tril_indices_spec, kernels::tril_indices>();
  registrar.structured<stubs::triu_indices, triu_indices_spec, kernels::triu_indices>();
  registrar.structured<stubs::zeros, zeros_spec, kernels::zeros>();
  registrar.structured_like<stubs::zeros_like, zeros_like_spec, kernels::zeros_like>();
}

}  // namespace tenon
