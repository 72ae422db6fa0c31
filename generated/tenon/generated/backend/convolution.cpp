// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d.h"
#include "tenon/generated/ops/_adaptive_avg_pool3d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool1d.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/adaptive_avg_pool3d.h"
#include "tenon/generated/ops/adaptive_max_pool1d.h"
#include "tenon/generated/ops/adaptive_max_pool2d.h"
#include "tenon/generated/ops/adaptive_max_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_max_pool3d.h"
#include "tenon/kernels/convolution/meta.h"

namespace tenon {
namespace composite {

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorBase adaptive_avg_pool2d(const TensorBase& self, IntArrayRef output_size);

// adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
TensorBase adaptive_avg_pool3d(const TensorBase& self, IntArrayRef output_size);

}  // namespace composite

namespace {

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
TensorSpec _adaptive_avg_pool2d_spec(const TensorBase& self, IntArrayRef output_size) {
  return meta::_adaptive_avg_pool2d(self, output_size);
}

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
TensorSpec _adaptive_avg_pool2d_backward_spec(const TensorBase& grad_output,
                                              const TensorBase& self) {
  return meta::_adaptive_avg_pool2d_backward(grad_output, self);
}

// _adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor
TensorSpec _adaptive_avg_pool3d_spec(const TensorBase& self, IntArrayRef output_size) {
  return meta::_adaptive_avg_pool3d(self, output_size);
}

// _adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor
TensorSpec _adaptive_avg_pool3d_backward_spec(const TensorBase& grad_output,
                                              const TensorBase& self) {
  return meta::_adaptive_avg_pool3d_backward(grad_output, self);
}

// adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> adaptive_max_pool2d_specs(const TensorBase& self,
                                                             IntArrayRef output_size) {
  return meta::adaptive_max_pool2d(self, output_size);
}

// adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor
TensorSpec adaptive_max_pool2d_backward_spec(const TensorBase& grad_output, const TensorBase& self,
                                             const TensorBase& indices) {
  return meta::adaptive_max_pool2d_backward(grad_output, self, indices);
}

// adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> adaptive_max_pool3d_specs(const TensorBase& self,
                                                             IntArrayRef output_size) {
  return meta::adaptive_max_pool3d(self, output_size);
}

}  // namespace

void register_backend_convolution() {
  constexpr backend::Registrar registrar("tenon/generated/backend/convolution.cpp");
  registrar.composite<stubs::adaptive_avg_pool1d, composite::adaptive_avg_pool1d>();
  registrar.structured<stubs::_adaptive_avg_pool2d, _adaptive_avg_pool2d_spec,
                       kernels::_adaptive_avg_pool2d>();
  registrar.composite<stubs::adaptive_avg_pool2d, composite::adaptive_avg_pool2d>();
  registrar.structured<stubs::_adaptive_avg_pool2d_backward, _adaptive_avg_pool2d_backward_spec,
                       kernels::_adaptive_avg_pool2d_backward>();
  registrar.structured<stubs::_adaptive_avg_pool3d, _adaptive_avg_pool3d_spec,
                       kernels::_adaptive_avg_pool3d>();
  registrar.composite<stubs::adaptive_avg_pool3d, composite::adaptive_avg_pool3d>();
  registrar.structured<stubs::_adaptive_avg_pool3d_backward, _adaptive_avg_pool3d_backward_spec,
                       kernels::_adaptive_avg_pool3d_backward>();
  registrar.composite<stubs::adaptive_max_pool1d, composite::adaptive_max_pool1d>();
  registrar.structured<stubs::adaptive_max_pool2d, adaptive_max_pool2d_specs,
                       kernels::adaptive_max_pool2d>();
  registrar.structured<stubs::adaptive_max_pool2d_backward, adaptive_max_pool2d_backward_spec,
                       kernels::adaptive_max_pool2d_backward>();
  registrar.structured<stubs::adaptive_max_pool3d, adaptive_max_pool3d_specs,
                       kernels::adaptive_max_pool3d>();
}

}  // namespace tenon
