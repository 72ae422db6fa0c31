#include "tenon/generated/kernels/convolution.h"
#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon::composite {
namespace {

/// What the convolutions of one number of dimensions have in common.
struct Parameters {
  IntArrayRef stride, padding, dilation, output_padding;
  bool transposed;
  int64_t groups;
};

/// A convolution over the last `rank` dimensions of an input with or without a batch.
TensorBase convolve(std::string_view op, int64_t rank, const TensorBase& input,
                    const TensorBase& weight, const TensorBase& bias,
                    const Parameters& parameters) {
  TENON_CHECK(weight.dim() == rank + 2, ShapeError, op, ": expected a weight of ", rank + 2,
              " dimensions, got sizes ", weight.sizes());
  TENON_CHECK(input.dim() == rank + 1 || input.dim() == rank + 2, ShapeError, op,
              ": expected an input of ", rank + 1, " or ", rank + 2, " dimensions, got sizes ",
              input.sizes());
  const bool batched = input.dim() == rank + 2;
  const TensorBase result =
      ops::convolution(batched ? input : ops::unsqueeze(input, 0), weight, bias, parameters.stride,
                       parameters.padding, parameters.dilation, parameters.transposed,
                       parameters.output_padding, parameters.groups);
  return batched ? result : ops::squeeze(result, 0);
}

constexpr int64_t kNone = 0;

}  // namespace

TensorBase conv1d(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                  IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  return convolve("conv1d", 1, input, weight, bias,
                  {stride, padding, dilation, kNone, false, groups});
}

TensorBase conv2d(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                  IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  return convolve("conv2d", 2, input, weight, bias,
                  {stride, padding, dilation, kNone, false, groups});
}

TensorBase conv3d(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                  IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, int64_t groups) {
  return convolve("conv3d", 3, input, weight, bias,
                  {stride, padding, dilation, kNone, false, groups});
}

TensorBase conv_transpose1d(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation) {
  return convolve("conv_transpose1d", 1, input, weight, bias,
                  {stride, padding, dilation, output_padding, true, groups});
}

TensorBase conv_transpose2d(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation) {
  return convolve("conv_transpose2d", 2, input, weight, bias,
                  {stride, padding, dilation, output_padding, true, groups});
}

TensorBase conv_transpose3d(const TensorBase& input, const TensorBase& weight,
                            const TensorBase& bias, IntArrayRef stride, IntArrayRef padding,
                            IntArrayRef output_padding, int64_t groups, IntArrayRef dilation) {
  return convolve("conv_transpose3d", 3, input, weight, bias,
                  {stride, padding, dilation, output_padding, true, groups});
}

}  // namespace tenon::composite
