#include "tenon/generated/kernels/convolution.h"
#include "tenon/kernels/resampling/resize.h"

namespace tenon::kernels {

void upsample_nearest1d(const TensorBase& self, IntArrayRef /*output_size*/,
                        std::optional<double> scales, TensorBase& out) {
  resize_images({Interpolation::kNearest, self.sizes(), out.sizes(), false, {scales}}, self, out);
}

void upsample_nearest1d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                 IntArrayRef /*input_size*/, std::optional<double> scales,
                                 TensorBase& out) {
  resize_images_backward(
      {Interpolation::kNearest, out.sizes(), grad_output.sizes(), false, {scales}}, grad_output,
      out);
}

void upsample_nearest2d(const TensorBase& self, IntArrayRef /*output_size*/,
                        std::optional<double> scales_h, std::optional<double> scales_w,
                        TensorBase& out) {
  resize_images({Interpolation::kNearest, self.sizes(), out.sizes(), false, {scales_h, scales_w}},
                self, out);
}

void upsample_nearest2d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                 IntArrayRef /*input_size*/, std::optional<double> scales_h,
                                 std::optional<double> scales_w, TensorBase& out) {
  resize_images_backward(
      {Interpolation::kNearest, out.sizes(), grad_output.sizes(), false, {scales_h, scales_w}},
      grad_output, out);
}

void upsample_nearest3d(const TensorBase& self, IntArrayRef /*output_size*/,
                        std::optional<double> scales_d, std::optional<double> scales_h,
                        std::optional<double> scales_w, TensorBase& out) {
  resize_images(
      {Interpolation::kNearest, self.sizes(), out.sizes(), false, {scales_d, scales_h, scales_w}},
      self, out);
}

void upsample_nearest3d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                 IntArrayRef /*input_size*/, std::optional<double> scales_d,
                                 std::optional<double> scales_h, std::optional<double> scales_w,
                                 TensorBase& out) {
  resize_images_backward({Interpolation::kNearest,
                          out.sizes(),
                          grad_output.sizes(),
                          false,
                          {scales_d, scales_h, scales_w}},
                         grad_output, out);
}

void upsample_linear1d(const TensorBase& self, IntArrayRef /*output_size*/, bool align_corners,
                       std::optional<double> scales, TensorBase& out) {
  resize_images({Interpolation::kLinear, self.sizes(), out.sizes(), align_corners, {scales}}, self,
                out);
}

void upsample_linear1d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                IntArrayRef /*input_size*/, bool align_corners,
                                std::optional<double> scales, TensorBase& out) {
  resize_images_backward(
      {Interpolation::kLinear, out.sizes(), grad_output.sizes(), align_corners, {scales}},
      grad_output, out);
}

void upsample_bilinear2d(const TensorBase& self, IntArrayRef /*output_size*/, bool align_corners,
                         std::optional<double> scales_h, std::optional<double> scales_w,
                         TensorBase& out) {
  resize_images(
      {Interpolation::kLinear, self.sizes(), out.sizes(), align_corners, {scales_h, scales_w}},
      self, out);
}

void upsample_bilinear2d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                  IntArrayRef /*input_size*/, bool align_corners,
                                  std::optional<double> scales_h, std::optional<double> scales_w,
                                  TensorBase& out) {
  resize_images_backward({Interpolation::kLinear,
                          out.sizes(),
                          grad_output.sizes(),
                          align_corners,
                          {scales_h, scales_w}},
                         grad_output, out);
}

void upsample_trilinear3d(const TensorBase& self, IntArrayRef /*output_size*/, bool align_corners,
                          std::optional<double> scales_d, std::optional<double> scales_h,
                          std::optional<double> scales_w, TensorBase& out) {
  resize_images({Interpolation::kLinear,
                 self.sizes(),
                 out.sizes(),
                 align_corners,
                 {scales_d, scales_h, scales_w}},
                self, out);
}

void upsample_trilinear3d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                   IntArrayRef /*input_size*/, bool align_corners,
                                   std::optional<double> scales_d, std::optional<double> scales_h,
                                   std::optional<double> scales_w, TensorBase& out) {
  resize_images_backward({Interpolation::kLinear,
                          out.sizes(),
                          grad_output.sizes(),
                          align_corners,
                          {scales_d, scales_h, scales_w}},
                         grad_output, out);
}

void upsample_bicubic2d(const TensorBase& self, IntArrayRef /*output_size*/, bool align_corners,
                        std::optional<double> scales_h, std::optional<double> scales_w,
                        TensorBase& out) {
  resize_images(
      {Interpolation::kCubic, self.sizes(), out.sizes(), align_corners, {scales_h, scales_w}}, self,
      out);
}

void upsample_bicubic2d_backward(const TensorBase& grad_output, IntArrayRef /*output_size*/,
                                 IntArrayRef /*input_size*/, bool align_corners,
                                 std::optional<double> scales_h, std::optional<double> scales_w,
                                 TensorBase& out) {
  resize_images_backward({Interpolation::kCubic,
                          out.sizes(),
                          grad_output.sizes(),
                          align_corners,
                          {scales_h, scales_w}},
                         grad_output, out);
}

}  // namespace tenon::kernels
