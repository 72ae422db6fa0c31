#include "tenon/generated/kernels/convolution.h"

#include <algorithm>
#include <numeric>
#include <type_traits>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/convolution/by_onednn.h"
#include "tenon/kernels/convolution/columns.h"
#include "tenon/kernels/convolution/depthwise.h"
#include "tenon/kernels/convolution/direct.h"
#include "tenon/kernels/convolution/geometry_of_arguments.h"
#include "tenon/kernels/convolution/gradient_loops.h"
#include "tenon/kernels/convolution/meta.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// fits in this file: images in memory

namespace tenon::kernels {
namespace {

// Each of the three passes goes the fastest way that its geometry allows.

template <class T>
void convolve(const ConvolutionGeometry& g, const T* x, const T* weight, const T* bias, T* y) {
  if constexpr (std::is_same_v<T, float>) {
    if (convolve_by_onednn(ConvolutionPass::kResult, g, x, weight, bias, y)) return;
    if (suits_depthwise(g)) return convolve_depthwise(g, x, weight, bias, y);
    if (convolve_directly(g, x, weight, bias, y)) return;
  }
  convolve_by_columns(g, x, weight, bias, y);
}

template <class T>
void x_gradient(const ConvolutionGeometry& g, const T* y_grad, const T* weight, T* x_grad) {
  if constexpr (std::is_same_v<T, float>) {
    if (convolve_by_onednn(ConvolutionPass::kXGradient, g, y_grad, weight, nullptr, x_grad)) return;
    if (suits_depthwise(g)) return x_gradient_depthwise(g, y_grad, weight, x_grad);
    if (x_gradient_directly(g, y_grad, weight, x_grad)) return;
  }
  x_gradient_by_columns(g, y_grad, weight, x_grad);
}

template <class T>
void weight_gradient(const ConvolutionGeometry& g, const T* x, const T* y_grad, T* weight_grad) {
  if constexpr (std::is_same_v<T, float>) {
    if (convolve_by_onednn(ConvolutionPass::kWeightGradient, g, x, y_grad, nullptr, weight_grad)) {
      return;
    }
    if (weight_gradient_directly(g, x, y_grad, weight_grad)) return;
  }
  weight_gradient_by_columns(g, x, y_grad, weight_grad);
}

template <class T>
void add_bias(const ConvolutionGeometry& g, const T* bias, T* x) {
  parallel_for(0, g.batch * g.x_channels, 1 + (1 << 16) / g.x_plane(),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) {
                   T* plane = x + i * g.x_plane();
                   for (int64_t j = 0; j < g.x_plane(); ++j) plane[j] += bias[i % g.x_channels];
                 }
               });
}

double plane_sum(int64_t size, const float* plane) {
  return gradient_loops().sum(plane, size);
}
double plane_sum(int64_t size, const double* plane) {
  return std::accumulate(plane, plane + size, 0.0);
}

/// The sum over batch and plane for each channel.
template <class T>
void bias_gradient(const ConvolutionGeometry& g, bool of_x, const T* grad, T* bias_grad) {
  const int64_t channels = of_x ? g.x_channels : g.y_channels;
  const int64_t plane = of_x ? g.x_plane() : g.y_plane();
  const int64_t grain = 1 + (1 << 16) / std::max<int64_t>(saturating_multiply(g.batch, plane), 1);
  parallel_for(0, channels, grain, [&](int64_t begin, int64_t end) {
    for (int64_t channel = begin; channel < end; ++channel) {
      double sum = 0;
      for (int64_t image = 0; image < g.batch; ++image) {
        sum += plane_sum(plane, grad + (image * channels + channel) * plane);
      }
      bias_grad[channel] = static_cast<T>(sum);
    }
  });
}

}  // namespace

void convolution(const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
                 IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation, bool transposed,
                 IntArrayRef /*output_padding*/, int64_t groups, TensorBase& out) {
  const auto g =
      convolution_geometry((transposed ? out : input).sizes(), (transposed ? input : out).sizes(),
                           weight.sizes(), stride, padding, dilation, groups);
  const DType dtype = computed_dtype(out.dtype());
  const TensorBase from = readable(input, dtype), by = readable(weight, dtype),
                   plus = readable(bias, dtype);
  const TensorBase to = writable(out, dtype);
  dispatch_computed(dtype, [&]<class T>(T) {
    const T *data = from.const_data_ptr<T>(), *weights = by.const_data_ptr<T>();
    const T* biases = data_or_null<T>(plus);
    T* result = to.data_ptr<T>();
    if (!transposed) return convolve(g, data, weights, biases, result);
    x_gradient(g, data, weights, result);
    if (biases) add_bias(g, biases, result);
  });
  finish(to, out);
}

void convolution_backward(const TensorBase& grad_output, const TensorBase& input,
                          const TensorBase& weight, std::optional<IntArrayRef> /*bias_sizes*/,
                          IntArrayRef stride, IntArrayRef padding, IntArrayRef dilation,
                          bool transposed, IntArrayRef /*output_padding*/, int64_t groups,
                          std::array<bool, 3> output_mask, TensorBase& grad_input,
                          TensorBase& grad_weight, TensorBase& grad_bias) {
  const auto g = convolution_geometry((transposed ? grad_output : input).sizes(),
                                      (transposed ? input : grad_output).sizes(), weight.sizes(),
                                      stride, padding, dilation, groups);
  const DType dtype = computed_dtype(grad_output.dtype());
  const TensorBase grad = readable(grad_output, dtype);
  const TensorBase from = output_mask[1] ? readable(input, dtype) : undefined_tensor;
  const TensorBase by = output_mask[0] ? readable(weight, dtype) : undefined_tensor;
  const TensorBase to_input = writable(grad_input, dtype), to_weight = writable(grad_weight, dtype),
                   to_bias = writable(grad_bias, dtype);
  dispatch_computed(dtype, [&]<class T>(T) {
    const T *grads = grad.const_data_ptr<T>(), *data = data_or_null<T>(from);
    const T* weights = data_or_null<T>(by);
    if (output_mask[0] && transposed) {
      convolve<T>(g, grads, weights, nullptr, to_input.data_ptr<T>());
    } else if (output_mask[0]) {
      x_gradient(g, grads, weights, to_input.data_ptr<T>());
    }
    if (output_mask[1]) {
      weight_gradient(g, transposed ? grads : data, transposed ? data : grads,
                      to_weight.data_ptr<T>());
    }
    if (output_mask[2]) bias_gradient(g, transposed, grads, to_bias.data_ptr<T>());
  });
  finish(to_input, grad_input);
  finish(to_weight, grad_weight);
  finish(to_bias, grad_bias);
}

}  // namespace tenon::kernels
