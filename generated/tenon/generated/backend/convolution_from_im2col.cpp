// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/convolution.h"
#include "tenon/generated/ops/im2col.h"
#include "tenon/generated/ops/max_pool1d.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"
#include "tenon/generated/ops/max_pool3d.h"
#include "tenon/generated/ops/max_pool3d_with_indices.h"
#include "tenon/generated/ops/max_pool3d_with_indices_backward.h"
#include "tenon/generated/ops/max_unpool2d.h"
#include "tenon/generated/ops/max_unpool3d.h"
#include "tenon/generated/ops/upsample_bicubic2d.h"
#include "tenon/generated/ops/upsample_bicubic2d_backward.h"
#include "tenon/generated/ops/upsample_bilinear2d.h"
#include "tenon/generated/ops/upsample_bilinear2d_backward.h"
#include "tenon/generated/ops/upsample_linear1d.h"
#include "tenon/generated/ops/upsample_linear1d_backward.h"
#include "tenon/generated/ops/upsample_nearest1d.h"
#include "tenon/generated/ops/upsample_nearest1d_backward.h"
#include "tenon/generated/ops/upsample_nearest2d.h"
#include "tenon/generated/ops/upsample_nearest2d_backward.h"
#include "tenon/generated/ops/upsample_nearest3d.h"
#include "tenon/generated/ops/upsample_nearest3d_backward.h"
#include "tenon/generated/ops/upsample_trilinear3d.h"
#include "tenon/generated/ops/upsample_trilinear3d_backward.h"
#include "tenon/kernels/convolution/meta.h"

namespace tenon {
namespace composite {

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
TensorBase max_pool2d(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride,
                      IntArrayRef padding, IntArrayRef dilation, bool ceil_mode);

}  // namespace composite

namespace {

// im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor
TensorSpec im2col_spec(const TensorBase& self, IntArrayRef kernel_size, IntArrayRef dilation,
                       IntArrayRef padding, IntArrayRef stride) {
  return meta::im2col(self, kernel_size, dilation, padding, stride);
}

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> max_pool2d_with_indices_specs(
    const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool ceil_mode) {
  return meta::max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode);
}

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
TensorSpec max_pool2d_with_indices_backward_spec(
    const TensorBase& grad_output, const TensorBase& self, IntArrayRef kernel_size,
    IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
    const TensorBase& indices) {
  return meta::max_pool2d_with_indices_backward(grad_output, self, kernel_size, stride, padding,
                                                dilation, ceil_mode, indices);
}

// max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0,
//   int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> max_pool3d_with_indices_specs(
    const TensorBase& self, IntArrayRef kernel_size, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool ceil_mode) {
  return meta::max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode);
}

// max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]
//   stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor
TensorSpec max_pool3d_with_indices_backward_spec(
    const TensorBase& grad_output, const TensorBase& self, IntArrayRef kernel_size,
    IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool ceil_mode,
    const TensorBase& indices) {
  return meta::max_pool3d_with_indices_backward(grad_output, self, kernel_size, stride, padding,
                                                dilation, ceil_mode, indices);
}

// upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
//   float? scales_w=None) -> Tensor
TensorSpec upsample_bicubic2d_spec(const TensorBase& self, IntArrayRef output_size,
                                   bool align_corners, const std::optional<double>& scales_h,
                                   const std::optional<double>& scales_w) {
  return meta::upsample_bicubic2d(self, output_size);
}

// upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool
//   align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_bicubic2d_backward_spec(const TensorBase& grad_output, IntArrayRef output_size,
                                            IntArrayRef input_size, bool align_corners,
                                            const std::optional<double>& scales_h,
                                            const std::optional<double>& scales_w) {
  return meta::upsample_bicubic2d_backward(grad_output, output_size, input_size);
}

// upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None,
//   float? scales_w=None) -> Tensor
TensorSpec upsample_bilinear2d_spec(const TensorBase& self, IntArrayRef output_size,
                                    bool align_corners, const std::optional<double>& scales_h,
                                    const std::optional<double>& scales_w) {
  return meta::upsample_bilinear2d(self, output_size);
}

// upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
//   bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_bilinear2d_backward_spec(const TensorBase& grad_output, IntArrayRef output_size,
                                             IntArrayRef input_size, bool align_corners,
                                             const std::optional<double>& scales_h,
                                             const std::optional<double>& scales_w) {
  return meta::upsample_bilinear2d_backward(grad_output, output_size, input_size);
}

// upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) ->
//   Tensor
TensorSpec upsample_linear1d_spec(const TensorBase& self, IntArrayRef output_size,
                                  bool align_corners, const std::optional<double>& scales) {
  return meta::upsample_linear1d(self, output_size);
}

// upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool
//   align_corners, float? scales=None) -> Tensor
TensorSpec upsample_linear1d_backward_spec(const TensorBase& grad_output, IntArrayRef output_size,
                                           IntArrayRef input_size, bool align_corners,
                                           const std::optional<double>& scales) {
  return meta::upsample_linear1d_backward(grad_output, output_size, input_size);
}

// upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor
TensorSpec upsample_nearest1d_spec(const TensorBase& self, IntArrayRef output_size,
                                   const std::optional<double>& scales) {
  return meta::upsample_nearest1d(self, output_size);
}

// upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size,
//   float? scales=None) -> Tensor
TensorSpec upsample_nearest1d_backward_spec(const TensorBase& grad_output, IntArrayRef output_size,
                                            IntArrayRef input_size,
                                            const std::optional<double>& scales) {
  return meta::upsample_nearest1d_backward(grad_output, output_size, input_size);
}

// upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float?
//   scales_w=None) -> Tensor
TensorSpec upsample_nearest2d_spec(const TensorBase& self, IntArrayRef output_size,
                                   const std::optional<double>& scales_h,
                                   const std::optional<double>& scales_w) {
  return meta::upsample_nearest2d(self, output_size);
}

// upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size,
//   float? scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_nearest2d_backward_spec(const TensorBase& grad_output, IntArrayRef output_size,
                                            IntArrayRef input_size,
                                            const std::optional<double>& scales_h,
                                            const std::optional<double>& scales_w) {
  return meta::upsample_nearest2d_backward(grad_output, output_size, input_size);
}

// upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float?
//   scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_nearest3d_spec(const TensorBase& self, IntArrayRef output_size,
                                   const std::optional<double>& scales_d,
                                   const std::optional<double>& scales_h,
                                   const std::optional<double>& scales_w) {
  return meta::upsample_nearest3d(self, output_size);
}

// upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
//   float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_nearest3d_backward_spec(const TensorBase& grad_output, IntArrayRef output_size,
                                            IntArrayRef input_size,
                                            const std::optional<double>& scales_d,
                                            const std::optional<double>& scales_h,
                                            const std::optional<double>& scales_w) {
  return meta::upsample_nearest3d_backward(grad_output, output_size, input_size);
}

// upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float?
//   scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_trilinear3d_spec(const TensorBase& self, IntArrayRef output_size,
                                     bool align_corners, const std::optional<double>& scales_d,
                                     const std::optional<double>& scales_h,
                                     const std::optional<double>& scales_w) {
  return meta::upsample_trilinear3d(self, output_size);
}

// upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size,
//   bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor
TensorSpec upsample_trilinear3d_backward_spec(const TensorBase& grad_output,
                                              IntArrayRef output_size, IntArrayRef input_size,
                                              bool align_corners,
                                              const std::optional<double>& scales_d,
                                              const std::optional<double>& scales_h,
                                              const std::optional<double>& scales_w) {
  return meta::upsample_trilinear3d_backward(grad_output, output_size, input_size);
}

}  // namespace

void register_backend_convolution_from_im2col() {
  constexpr backend::Registrar registrar("tenon/generated/backend/convolution_from_im2col.cpp");
  registrar.structured<stubs::im2col, im2col_spec, kernels::im2col>();
  registrar.composite<stubs::max_pool1d, composite::max_pool1d>();
  registrar.composite<stubs::max_pool2d, composite::max_pool2d>();
  registrar.structured<stubs::max_pool2d_with_indices, max_pool2d_with_indices_specs,
                       kernels::max_pool2d_with_indices>();
  registrar.structured<stubs::max_pool2d_with_indices_backward,
                       max_pool2d_with_indices_backward_spec,
                       kernels::max_pool2d_with_indices_backward>();
  registrar.composite<stubs::max_pool3d, composite::max_pool3d>();
  registrar.structured<stubs::max_pool3d_with_indices, max_pool3d_with_indices_specs,
                       kernels::max_pool3d_with_indices>();
  registrar.structured<stubs::max_pool3d_with_indices_backward,
                       max_pool3d_with_indices_backward_spec,
                       kernels::max_pool3d_with_indices_backward>();
  registrar.composite<stubs::max_unpool2d, composite::max_unpool2d>();
  registrar.composite<stubs::max_unpool3d, composite::max_unpool3d>();
  registrar.composite<stubs::upsample_bicubic2d_vec, composite::upsample_bicubic2d_vec>();
  registrar.structured<stubs::upsample_bicubic2d, upsample_bicubic2d_spec,
                       kernels::upsample_bicubic2d>();
  registrar.structured<stubs::upsample_bicubic2d_backward, upsample_bicubic2d_backward_spec,
                       kernels::upsample_bicubic2d_backward>();
  registrar.composite<stubs::upsample_bilinear2d_vec, composite::upsample_bilinear2d_vec>();
  registrar.structured<stubs::upsample_bilinear2d, upsample_bilinear2d_spec,
                       kernels::upsample_bilinear2d>();
  registrar.structured<stubs::upsample_bilinear2d_backward, upsample_bilinear2d_backward_spec,
                       kernels::upsample_bilinear2d_backward>();
  registrar.composite<stubs::upsample_linear1d_vec, composite::upsample_linear1d_vec>();
  registrar.structured<stubs::upsample_linear1d, upsample_linear1d_spec,
                       kernels::upsample_linear1d>();
  registrar.structured<stubs::upsample_linear1d_backward, upsample_linear1d_backward_spec,
                       kernels::upsample_linear1d_backward>();
  registrar.composite<stubs::upsample_nearest1d_vec, composite::upsample_nearest1d_vec>();
  registrar.structured<stubs::upsample_nearest1d, upsample_nearest1d_spec,
                       kernels::upsample_nearest1d>();
  registrar.structured<stubs::upsample_nearest1d_backward, upsample_nearest1d_backward_spec,
                       kernels::upsample_nearest1d_backward>();
  registrar.composite<stubs::upsample_nearest2d_vec, composite::upsample_nearest2d_vec>();
  registrar.structured<stubs::upsample_nearest2d, upsample_nearest2d_spec,
                       kernels::upsample_nearest2d>();
  registrar.structured<stubs::upsample_nearest2d_backward, upsample_nearest2d_backward_spec,
                       kernels::upsample_nearest2d_backward>();
  registrar.composite<stubs::upsample_nearest3d_vec, composite::upsample_nearest3d_vec>();
  registrar.structured<stubs::upsample_nearest3d, upsample_nearest3d_spec,
                       kernels::upsample_nearest3d>();
  registrar.structured<stubs::upsample_nearest3d_backward, upsample_nearest3d_backward_spec,
                       kernels::upsample_nearest3d_backward>();
  registrar.composite<stubs::upsample_trilinear3d_vec, composite::upsample_trilinear3d_vec>();
  registrar.structured<stubs::upsample_trilinear3d, upsample_trilinear3d_spec,
                       kernels::upsample_trilinear3d>();
  registrar.structured<stubs::upsample_trilinear3d_backward, upsample_trilinear3d_backward_spec,
                       kernels::upsample_trilinear3d_backward>();
}

}  // namespace tenon
