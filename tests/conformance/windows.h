#pragma once

#include "tests/support/tensors.h"

namespace tenon::test {

/// How a convolution or pool goes over images, vertically and horizontally.
struct Window {
  Index kernel, stride, padding, dilation = {1, 1};
};

/// Calls `visit(position in the kernel, position in the input)` for what a window covers.
template <class Visit>
void for_window(const Window& w, int64_t height, int64_t width, const Index& i, Visit visit) {
  for (const Index& k : indices_of(w.kernel)) {
    const int64_t y = i[2] * w.stride[0] - w.padding[0] + k[0] * w.dilation[0];
    const int64_t x = i[3] * w.stride[1] - w.padding[1] + k[1] * w.dilation[1];
    if (y >= 0 && y < height && x >= 0 && x < width) visit(k, Index{y, x});
  }
}

/// Sizes of the result of `channels` channels.
inline Index output_sizes(const TensorBase& input, int64_t channels, const Window& w) {
  const auto extent = [&](size_t d) {
    const int64_t reach = w.dilation[d] * (w.kernel[d] - 1) + 1;
    return (input.sizes()[d + 2] + 2 * w.padding[d] - reach) / w.stride[d] + 1;
  };
  return {input.sizes()[0], channels, extent(0), extent(1)};
}

}  // namespace tenon::test
