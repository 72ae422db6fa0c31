#include "tenon/kernels/convolution/meta.h"

#include <algorithm>
#include <string_view>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/meta/gradient.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/checked_size.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/windows.h"

namespace tenon::meta {
namespace {

/// The lists of a convolution, with one value for each dimension; `output_padding` where it is
/// transposed.
struct Lists {
  DimVector stride, padding, dilation, output_padding;
};

Lists expand_lists(std::string_view op, int64_t rank, IntArrayRef stride, IntArrayRef padding,
                   IntArrayRef dilation, bool transposed, IntArrayRef output_padding) {
  Lists lists{expand_list(op, "stride", stride, rank, 1),
              expand_list(op, "padding", padding, rank, 0),
              expand_list(op, "dilation", dilation, rank, 1),
              {}};
  if (!transposed) return lists;
  lists.output_padding = expand_list(op, "output_padding", output_padding, rank, 0);
  for (int64_t i = 0; i < rank; ++i) {
    TENON_CHECK(lists.output_padding[i] < std::max(lists.stride[i], lists.dilation[i]), ValueError,
                op, ": expected output_padding below stride or dilation, got ", output_padding,
                " for stride ", stride, " and dilation ", dilation);
  }
  return lists;
}

void check_tensors(std::string_view op, const TensorBase& input, const TensorBase& weight,
                   const TensorBase& bias) {
  TENON_CHECK(input.dim() >= 3 && input.dim() <= 5, ShapeError, op,
              ": expected an input of 3 to 5 dimensions [N, C, ...], got sizes ", input.sizes());
  TENON_CHECK(weight.dim() == input.dim(), ShapeError, op,
              ": expected a weight of as many dimensions as the input, got sizes ", weight.sizes(),
              " for input ", input.sizes());
  check_floating(op, "an input", input.dtype());
  check_same_type(op, "input", input, "weight", weight);
  if (bias.defined()) check_same_type(op, "input", input, "bias", bias);
}

int64_t output_channels(std::string_view op, const TensorBase& weight, bool transposed,
                        int64_t groups) {
  if (!transposed) return weight.sizes()[0];
  return checked_size(op, CheckedInt(weight.sizes()[1]) * groups);
}

void check_channels(std::string_view op, const TensorBase& input, const TensorBase& weight,
                    bool transposed, int64_t groups) {
  TENON_CHECK(groups >= 1, ValueError, op, ": expected groups to be at least 1, got ", groups);
  TENON_CHECK(weight.sizes()[0] > 0 && weight.sizes()[0] % groups == 0, ShapeError, op,
              ": expected a weight whose first size is a multiple of groups ", groups,
              ", got sizes ", weight.sizes());
  const int64_t expected =
      transposed ? weight.sizes()[0] : checked_size(op, CheckedInt(weight.sizes()[1]) * groups);
  TENON_CHECK(input.sizes()[1] == expected, ShapeError, op, ": expected an input of ", expected,
              " channels for weight ", weight.sizes(), " and groups ", groups, ", got sizes ",
              input.sizes());
}

/// How many places the window has in dimension `i` of the image, or, where it is transposed, how
/// long the image is that has so many. ValueError where that, or the image with its padding, is
/// beyond 64 bits.
int64_t output_size(std::string_view op, const Lists& lists, size_t i, IntArrayRef input,
                    IntArrayRef weight, bool transposed) {
  const int64_t size = input[i + 2], window = weight[i + 2];
  const CheckedInt reach = window_reach(window, lists.dilation[i]);
  const CheckedInt padding = CheckedInt(2) * lists.padding[i];
  const CheckedInt covered =
      transposed ? CheckedInt(size - 1) * lists.stride[i] + reach + lists.output_padding[i]
                 : CheckedInt(size) + padding;
  TENON_CHECK(reach.fits() && padding.fits() && covered.fits(), ValueError, op,
              ": expected windows and images that 64 bits can measure, got stride ", lists.stride,
              ", padding ", lists.padding, " and dilation ", lists.dilation, " for weight ", weight,
              " and input ", input);
  if (transposed) return covered.value() - padding.value();
  TENON_CHECK(covered.value() >= reach.value(), ShapeError, op,
              ": expected a window no larger than the padded input, got ", reach.value(), " for ",
              covered.value(), " in weight ", weight, " and input ", input);
  return (covered.value() - reach.value()) / lists.stride[i] + 1;
}

DimVector output_sizes(std::string_view op, const TensorBase& input, const TensorBase& weight,
                       const Lists& lists, bool transposed, int64_t groups) {
  const IntArrayRef image = input.sizes(), window = weight.sizes();
  DimVector sizes(image.size(), image[0]);
  sizes[1] = output_channels(op, weight, transposed, groups);
  for (size_t i = 0; i < lists.stride.size(); ++i) {
    TENON_CHECK(window[i + 2] >= 1, ShapeError, op,
                ": expected a window without empty dimensions, got weight ", window);
    TENON_CHECK(image[i + 2] >= 1, ShapeError, op,
                ": expected an input without empty dimensions after the batch and channels, got ",
                image);
    sizes[i + 2] = output_size(op, lists, i, image, window, transposed);
    TENON_CHECK(sizes[i + 2] >= 1, ShapeError, op,
                ": expected a result without empty dimensions after the batch and channels, got ",
                "input ", image, " and weight ", window);
  }
  return sizes;
}

TensorSpec convolution_result(std::string_view op, const TensorBase& input,
                              const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
                              IntArrayRef padding, IntArrayRef dilation, bool transposed,
                              IntArrayRef output_padding, int64_t groups) {
  check_tensors(op, input, weight, bias);
  const Lists lists =
      expand_lists(op, input.dim() - 2, stride, padding, dilation, transposed, output_padding);
  check_channels(op, input, weight, transposed, groups);
  return {output_sizes(op, input, weight, lists, transposed, groups), input.dtype(),
          input.device()};
}

}  // namespace

TensorSpec convolution(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                       IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                       bool transposed, IntArrayRef output_padding, int64_t groups) {
  TensorSpec result = convolution_result("convolution", input, weight, bias, stride, padding,
                                         dilation, transposed, output_padding, groups);
  TENON_CHECK(!bias.defined() || (bias.dim() == 1 && bias.sizes()[0] == result.sizes[1]),
              ShapeError, "convolution: expected a bias of sizes [", result.sizes[1],
              "] for weight ", weight.sizes(), ", got ", bias.sizes());
  return result;
}

std::tuple<TensorSpec, TensorSpec, TensorSpec> convolution_backward(
    const TensorBase& grad_output, const TensorBase& input, const TensorBase& weight,
    const std::optional<IntArrayRef>& bias_sizes, IntArrayRef stride, IntArrayRef padding,
    IntArrayRef dilation, bool transposed, IntArrayRef output_padding, int64_t groups) {
  constexpr std::string_view kOp = "convolution_backward";
  const TensorSpec output =
      convolution_result(kOp, input, weight, undefined_tensor, stride, padding, dilation,
                         transposed, output_padding, groups);
  check_gradient(kOp, grad_output, "input", input, output.sizes);
  const DimVector bias{output.sizes[1]};
  TENON_CHECK(!bias_sizes || *bias_sizes == IntArrayRef(bias), ShapeError, kOp,
              ": expected bias_sizes ", bias, ", got ", *bias_sizes);
  return {spec_of(input), spec_of(weight), {bias, input.dtype(), input.device()}};
}

}  // namespace tenon::meta
