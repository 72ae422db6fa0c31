#pragma once

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

/// Sizes and arguments of a convolution.
struct ConvolutionArguments {
  DimVector x, weight, stride, padding, dilation;
  int64_t groups;
  bool transposed;
};

inline std::string text(const ConvolutionArguments& g) {
  std::ostringstream out;
  out << IntArrayRef(g.x) << " by " << IntArrayRef(g.weight) << ", stride " << IntArrayRef(g.stride)
      << ", padding " << IntArrayRef(g.padding) << ", dilation " << IntArrayRef(g.dilation)
      << ", groups " << g.groups << (g.transposed ? ", transposed" : "");
  return out.str();
}

/// Convolutions of images and windows of all small shapes; channels around the widths of vectors
/// and blocks.
class RandomConvolutions {
 public:
  ConvolutionArguments next() {
    const auto one_of = [&](std::vector<int64_t> values) { return values[below(values.size())]; };
    ConvolutionArguments g;
    g.transposed = below(4) == 0;
    g.groups = one_of({1, 1, 1, 2, 5});
    const int64_t x_group = one_of({1, 2, 3, 8, 17}), y_group = one_of({1, 2, 3, 7, 8, 16, 33});
    for (int axis = 0; axis < 2; ++axis) {
      g.stride.push_back(one_of({1, 1, 2, 3, 4, 5}));
      g.dilation.push_back(one_of({1, 1, 2, 3}));
      const int64_t window = one_of({1, 2, 3, 3, 4, 5, 7}), reach = (window - 1) * g.dilation[axis];
      g.padding.push_back(below(std::min<size_t>(reach, 4) + 2));
      if (axis == 0) g.x = {one_of({1, 2, 5}), 0}, g.weight = {0, 0};
      g.weight.push_back(window);
      int64_t size = std::max<int64_t>(1, reach + 1 - 2 * g.padding[axis]) + below(20);
      if (g.transposed) size = std::max<int64_t>(size, 2 * g.padding[axis] + 1);
      g.x.push_back(size);
    }
    g.x[1] = (g.transposed ? y_group : x_group) * g.groups;
    g.weight[0] = y_group * g.groups;
    g.weight[1] = x_group;
    return g;
  }

 private:
  int64_t below(size_t bound) { return static_cast<int64_t>(random_() % bound); }

  std::mt19937 random_{1};
};

inline Tensor convolve(const ConvolutionArguments& g, const Tensor& x, const Tensor& weight,
                       const Tensor& bias) {
  return convolution(x, weight, bias, g.stride, g.padding, g.dilation, g.transposed, {0, 0},
                     g.groups);
}

/// y, and the gradients of x, the weights and the bias.
inline std::vector<Tensor> all_passes(const ConvolutionArguments& g, const Tensor& x,
                                      const Tensor& weight, const Tensor& bias,
                                      const Tensor& grad) {
  std::vector<Tensor> results = {convolve(g, x, weight, bias)};
  auto [x_grad, weight_grad, bias_grad] =
      convolution_backward(grad, x, weight, bias.sizes(), g.stride, g.padding, g.dilation,
                           g.transposed, {0, 0}, g.groups, {true, true, true});
  results.insert(results.end(), {x_grad, weight_grad, bias_grad});
  return results;
}

}  // namespace tenon::test
