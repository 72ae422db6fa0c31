#include <algorithm>
#include <utility>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that PaddedLayout::is_small, and weights and results in memory

// The gradient of x is a convolution of the gradient of y with the windows turned around, and with
// as much padding as lets the window reach every element of x.

namespace tenon::kernels {
namespace {

ConvolutionGeometry turned(const ConvolutionGeometry& g) {
  ConvolutionGeometry result = g;
  std::swap(result.x, result.y);
  std::swap(result.x_channels, result.y_channels);
  for (int i = 0; i < 3; ++i) {
    result.padding[i] = g.dilation[i] * (g.window[i] - 1) - g.padding[i];
  }
  return result;
}

void turn_weights(const ConvolutionGeometry& g, const float* weight, float* turned) {
  const int64_t window = volume(g.window);
  for (int64_t group = 0; group < g.groups; ++group, weight += g.y_group() * g.taps()) {
    for (int64_t x = 0; x < g.x_group(); ++x) {
      for (int64_t y = 0; y < g.y_group(); ++y) {
        const float* from = weight + y * g.taps() + x * window;
        turned = std::reverse_copy(from, from + window, turned);
      }
    }
  }
}

}  // namespace

bool can_turn_directly(const ConvolutionGeometry& g) {
  const ConvolutionGeometry gradient = turned(g);
  return g.stride == Extent3{1, 1, 1} && gradient.padding[1] >= 0 && gradient.padding[2] >= 0 &&
         can_convolve_directly(gradient);
}

void x_gradient_directly(const ConvolutionGeometry& g, const float* y_grad, const float* weight,
                         float* x_grad) {
  float* weights = workspace<float>(WorkspaceSlot::kGradient, CheckedInt(g.y_channels) * g.taps());
  turn_weights(g, weight, weights);
  convolve_directly(turned(g), y_grad, weights, nullptr, x_grad);
}

bool can_sum_directly(const ConvolutionGeometry& g) {
  return 2 * g.y_group() >= direct_loops().lanes && can_convolve_directly(g);
}

void weight_gradient_directly(const ConvolutionGeometry& g, const float* x, const float* y_grad,
                              float* weight_grad) {
  const DirectLoops& loops = direct_loops();
  const PaddedLayout layout(g);
  const auto offsets = tap_offsets(g, layout);
  const int64_t taps = g.taps(), channels = round_up(g.y_group(), loops.lanes);
  const int64_t size = g.groups * taps * channels;
  const int64_t parts = std::max<int64_t>(std::min<int64_t>(get_num_threads(), g.batch), 1);
  float* all_sums = workspace<float>(WorkspaceSlot::kSums, CheckedInt(parts) * size);
  std::fill_n(all_sums, parts * size, 0.0f);
  parallel_for(0, parts, 1, [&](int64_t begin, int64_t end) {
    float* image = workspace<float>(WorkspaceSlot::kImage, layout.size(g) + loops.lanes);
    float* grads = workspace<float>(WorkspaceSlot::kResult, CheckedInt(g.y_plane()) * channels);
    std::fill_n(grads, g.y_plane() * channels, 0.0f);
    const int64_t last = g.batch * end / parts * g.groups;
    for (int64_t plane = g.batch * begin / parts * g.groups; plane < last; ++plane) {
      pad_image(g, layout, x + plane * g.x_group() * g.x_plane(), image, 0);
      loops.transpose(y_grad + plane * g.y_group() * g.y_plane(), g.y_group(), g.y_plane(), grads,
                      channels);
      loops.sums({image, layout.width, offsets.data(), taps, grads, g.y[1], g.y[2], channels,
                  all_sums + begin * size + plane % g.groups * taps * channels});
    }
  });
  for (int64_t channel = 0; channel < g.y_channels; ++channel) {
    const float* sums = all_sums + channel / g.y_group() * taps * channels + channel % g.y_group();
    for (int64_t tap = 0; tap < taps; ++tap) {
      float total = 0;
      for (int64_t part = 0; part < parts; ++part) total += sums[part * size + tap * channels];
      weight_grad[channel * taps + tap] = total;
    }
  }
}

}  // namespace tenon::kernels
