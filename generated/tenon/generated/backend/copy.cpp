// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/copy.h"
#include "tenon/generated/ops/_in_interval.h"
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
#include "tenon/kernels/copy/meta.h"

namespace tenon {
namespace {

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
TensorSpec clone_spec(const TensorBase& self, const std::optional<MemoryFormat>& memory_format) {
  return meta::clone(self, memory_format);
}

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
TensorSpec copy_spec(const TensorBase& self, const TensorBase& src, bool non_blocking) {
  return meta::copy(self, src);
}

// fill.Scalar(Tensor self, Scalar value) -> Tensor
TensorSpec fill_Scalar_spec(const TensorBase& self, const Scalar& value) {
  return meta::clone(self, std::nullopt);
}

// _in_interval(Tensor self, float least, float most, str op, str elements) -> Tensor
TensorSpec _in_interval_spec(const TensorBase& self, double least, double most, std::string_view op,
                             std::string_view elements) {
  return meta::in_interval(self, op);
}

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
TensorSpec _to_copy_spec(const TensorBase& self, const std::optional<DType>& dtype,
                         const std::optional<Layout>& layout, const std::optional<Device>& device,
                         const std::optional<bool>& pin_memory, bool non_blocking,
                         const std::optional<MemoryFormat>& memory_format) {
  return meta::to_copy(self, dtype, device, memory_format);
}

}  // namespace

void register_backend_copy() {
  constexpr backend::Registrar registrar("tenon/generated/backend/copy.cpp");
  registrar.structured<stubs::clone, clone_spec, kernels::clone>();
  registrar.composite<stubs::contiguous, composite::contiguous>();
  registrar.direct<stubs::copy_, kernels::copy_>();
  registrar.structured<stubs::copy, copy_spec, kernels::copy>();
  registrar.direct<stubs::fill__Scalar, kernels::fill_>();
  registrar.structured<stubs::fill_Scalar, fill_Scalar_spec, kernels::fill>();
  registrar.direct<stubs::fill__Tensor, kernels::fill_tensor_, stubs::fill_Tensor>();
  registrar.structured<stubs::_in_interval, _in_interval_spec, kernels::in_interval>();
  registrar.composite<stubs::item, composite::item>();
  registrar.direct<stubs::_local_scalar_dense, kernels::local_scalar_dense>(DispatchKey::CPU);
  registrar.direct<stubs::resize_, kernels::resize_>();
  registrar.composite<stubs::to_dtype, composite::to_dtype>();
  registrar.composite<stubs::to_device, composite::to_device>();
  registrar.structured<stubs::_to_copy, _to_copy_spec, kernels::to_copy>();
  registrar.composite<stubs::type_as, composite::type_as>();
  registrar.direct<stubs::zero_, kernels::zero_, stubs::zero>();
}

}  // namespace tenon
