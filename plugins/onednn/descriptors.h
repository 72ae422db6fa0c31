#pragma once

#include <dnnl.hpp>

#include "cpu.h"
#include "tenon/kernels/convolution/geometry.h"

// Convolutions as oneDNN describes them; it chooses how tensors lie.

namespace tenon::onednn {

using dnnl::memory;
using kernels::ConvolutionGeometry;
using kernels::Extent3;

/// oneDNN has two-dimensional images in the ways that are fast; others are volumes.
inline memory::dims spatial(const Extent3& extent, bool is_volume, int64_t less = 0) {
  memory::dims dims;
  for (size_t i = is_volume ? 0 : 1; i < 3; ++i) dims.push_back(extent[i] - less);
  return dims;
}

inline memory::dims with(memory::dims leading, const memory::dims& rest) {
  leading.insert(leading.end(), rest.begin(), rest.end());
  return leading;
}

inline memory::desc any_layout(const memory::dims& dims) {
  return {dims, memory::data_type::f32, memory::format_tag::any};
}

inline memory::desc row_major(const memory::dims& dims) {
  memory::dims strides(dims.size());
  int64_t stride = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= dims[i];
  }
  return {dims, memory::data_type::f32, strides};
}

inline dnnl::primitive_attr own_scratchpad() {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return attributes;
}

/// The descriptors of a geometry, as oneDNN spells them.
struct Descriptors {
  explicit Descriptors(const ConvolutionGeometry& g) {
    const bool is_volume =
        g.x[0] != 1 || g.y[0] != 1 || g.window[0] != 1 || g.padding[0] != 0 || g.stride[0] != 1;
    x = with({g.batch, g.x_channels}, spatial(g.x, is_volume));
    y = with({g.batch, g.y_channels}, spatial(g.y, is_volume));
    const memory::dims window = spatial(g.window, is_volume);
    weight = g.groups == 1 ? with({g.y_channels, g.x_channels}, window)
                           : with({g.groups, g.y_group(), g.x_group()}, window);
    stride = spatial(g.stride, is_volume);
    padding = spatial(g.padding, is_volume);
    dilation = spatial(g.dilation, is_volume, 1);
    bias = {g.y_channels};
  }

  memory::dims x, y, weight, bias, stride, padding, dilation;
};

inline dnnl::convolution_forward::primitive_desc forward(const Descriptors& d, bool has_bias) {
  using Convolution = dnnl::convolution_forward;
  constexpr auto kKind = dnnl::prop_kind::forward_training;
  constexpr auto kAlgorithm = dnnl::algorithm::convolution_direct;
  const auto x = any_layout(d.x), y = any_layout(d.y), weight = any_layout(d.weight);
  const auto desc = has_bias ? Convolution::desc(kKind, kAlgorithm, x, weight, any_layout(d.bias),
                                                 y, d.stride, d.dilation, d.padding, d.padding)
                             : Convolution::desc(kKind, kAlgorithm, x, weight, y, d.stride,
                                                 d.dilation, d.padding, d.padding);
  return {desc, own_scratchpad(), cpu()};
}

/// Of a gradient: convolution_backward_data or convolution_backward_weights.
template <class Gradient>
typename Gradient::primitive_desc backward(const Descriptors& d) {
  const typename Gradient::desc desc(dnnl::algorithm::convolution_direct, any_layout(d.x),
                                     any_layout(d.weight), any_layout(d.y), d.stride, d.dilation,
                                     d.padding, d.padding);
  return {desc, own_scratchpad(), cpu(), forward(d, false)};
}

}  // namespace tenon::onednn
