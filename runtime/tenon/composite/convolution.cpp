#include "tenon/generated/kernels/convolution.h"

#include <algorithm>

#include "tenon/base/check.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/tensor/windows.h"

namespace tenon::composite {
namespace {

/// What the convolutions of one number of dimensions have in common.
struct Parameters {
  IntArrayRef stride, padding, dilation, output_padding;
  bool transposed;
  int64_t groups;
};

void check_dimensions(std::string_view op, int64_t rank, const TensorBase& input,
                      const TensorBase& weight) {
  TENON_CHECK(weight.dim() == rank + 2, ShapeError, op, ": expected a weight of ", rank + 2,
              " dimensions, got sizes ", weight.sizes());
  TENON_CHECK(input.dim() == rank + 1 || input.dim() == rank + 2, ShapeError, op,
              ": expected an input of ", rank + 1, " or ", rank + 2, " dimensions, got sizes ",
              input.sizes());
}

/// A convolution over the last `rank` dimensions of an input with or without a batch.
TensorBase convolve(std::string_view op, int64_t rank, const TensorBase& input,
                    const TensorBase& weight, const TensorBase& bias,
                    const Parameters& parameters) {
  check_dimensions(op, rank, input, weight);
  const bool batched = input.dim() == rank + 2;
  const TensorBase result =
      ops::convolution(batched ? input : ops::unsqueeze(input, 0), weight, bias, parameters.stride,
                       parameters.padding, parameters.dilation, parameters.transposed,
                       parameters.output_padding, parameters.groups);
  return batched ? result : ops::squeeze(result, 0);
}

constexpr int64_t kNone = 0;

/// A convolution without padding, or with as much as a stride of 1 needs to keep the sizes.
TensorBase convolve(std::string_view op, int64_t rank, const TensorBase& input,
                    const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                    std::string_view padding, IntArrayRef dilation, int64_t groups) {
  TENON_CHECK(padding == "same" || padding == "valid", ValueError, op,
              ": expected a padding of 'same' or 'valid', got '", padding, "'");
  Parameters parameters = {stride, kNone, dilation, kNone, false, groups};
  if (padding == "valid") return convolve(op, rank, input, weight, bias, parameters);
  check_dimensions(op, rank, input, weight);
  const DimVector steps = expand_list(op, "dilation", dilation, rank, 1);
  TENON_CHECK(std::ranges::all_of(stride, [](int64_t step) { return step == 1; }), ValueError, op,
              ": expected a stride of 1 for a padding of 'same', got ", stride);
  // What is over of an odd number goes behind the input, as the padding of a copy.
  DimVector around, behind;
  for (size_t i = 0; i < static_cast<size_t>(rank); ++i) {
    const int64_t window = weight.sizes()[i + 2];
    const int64_t total = saturating_multiply(steps[i], std::max<int64_t>(window - 1, 0));
    around.push_back(total / 2);
    behind.insert(0, total % 2);
    behind.insert(0, 0);
  }
  parameters.padding = around;
  const bool is_even = std::ranges::all_of(behind, [](int64_t size) { return size == 0; });
  return convolve(op, rank, is_even ? input : ops::constant_pad_nd(input, behind), weight, bias,
                  parameters);
}

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

TensorBase conv1d_padding(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                          IntArrayRef stride, std::string_view padding, IntArrayRef dilation,
                          int64_t groups) {
  return convolve("conv1d", 1, input, weight, bias, stride, padding, dilation, groups);
}

TensorBase conv2d_padding(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                          IntArrayRef stride, std::string_view padding, IntArrayRef dilation,
                          int64_t groups) {
  return convolve("conv2d", 2, input, weight, bias, stride, padding, dilation, groups);
}

TensorBase conv3d_padding(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                          IntArrayRef stride, std::string_view padding, IntArrayRef dilation,
                          int64_t groups) {
  return convolve("conv3d", 3, input, weight, bias, stride, padding, dilation, groups);
}

}  // namespace tenon::composite
