#include "tenon/kernels/convolution/depthwise.h"

#include <algorithm>

#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kTaps = 9;

/// Calls `function(plane, channel)` for all planes of all images.
template <class Function>
void for_each_plane(const ConvolutionGeometry& g, const Function& function) {
  const int64_t work = saturating_multiply(g.y_plane(), kTaps);
  parallel_for(0, g.batch * g.groups, pieces_for_a_thread(work), [&](int64_t begin, int64_t end) {
    for (int64_t plane = begin, channel = begin % g.groups; plane < end; ++plane) {
      function(plane, channel);
      if (++channel == g.groups) channel = 0;
    }
  });
}

}  // namespace

bool is_depthwise(const ConvolutionGeometry& g) {
  constexpr Extent3 kOne{1, 1, 1};
  return g.window == Extent3{1, 3, 3} && g.stride == kOne && g.dilation == kOne &&
         g.padding[1] <= 2 && g.padding[2] <= 2 && g.x[0] == 1 && g.y[0] == 1 && g.x_group() == 1 &&
         g.y_group() == 1;
}

void convolve_depthwise(const ConvolutionGeometry& g, const float* x, const float* weight,
                        const float* bias, float* y) {
  for_each_plane(g, [&](int64_t plane, int64_t channel) {
    depthwise_loops().plane({x + plane * g.x_plane(), g.x[1], g.x[2], weight + channel * kTaps,
                             g.padding[1], g.padding[2], bias ? bias[channel] : 0.0f,
                             y + plane * g.y_plane()});
  });
}

void x_gradient_depthwise(const ConvolutionGeometry& g, const float* y_grad, const float* weight,
                          float* x_grad) {
  for_each_plane(g, [&](int64_t plane, int64_t channel) {
    float turned[kTaps];
    std::reverse_copy(weight + channel * kTaps, weight + (channel + 1) * kTaps, turned);
    depthwise_loops().plane({y_grad + plane * g.y_plane(), g.y[1], g.y[2], turned, 2 - g.padding[1],
                             2 - g.padding[2], 0.0f, x_grad + plane * g.x_plane()});
  });
}

}  // namespace tenon::kernels
