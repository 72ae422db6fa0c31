// Convolutions, against loops over every window.

#include <catch2/catch.hpp>

#include "tenon/tensor/readable.h"
#include "tests/conformance/windows.h"
#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples convolution_samples() {
  Samples samples;
  const auto x = [](IntArrayRef sizes) { return uniform(sizes); };
  const TensorBase no_bias;
  samples.insert(
      samples.end(),
      {
          {"conv1d", {x({2, 3, 7}), x({4, 3, 3}), x({4})}},
          {"conv1d", {x({2, 4, 8}), x({6, 2, 3}), no_bias, ints({2}), ints({1}), ints({2}), 2}},
          {"conv1d", {x({3, 7}), x({4, 3, 3})}},
          {"conv2d", {x({1, 2, 5, 6}), x({3, 2, 3, 3}), x({3})}},
          {"conv2d",
           {x({2, 2, 5, 5}), x({3, 2, 2, 3}), no_bias, ints({2, 1}), ints({1, 2}), ints({1, 2})}},
          {"conv2d",
           {x({1, 4, 4, 4}), x({4, 1, 3, 3}), x({4}), ints({1, 1}), ints({1, 1}), ints({1, 1}), 4}},
          {"conv2d", {x({2, 3, 4, 4}), x({2, 3, 1, 1}), x({2})}},
          {"conv2d", {x({2, 5, 5}), x({3, 2, 3, 3})}},
          {"conv2d",
           {cast(x({2, 8, 9, 9}), DType::kFloat32), cast(x({4, 8, 3, 3}), DType::kFloat32)}},
          {"conv2d", {x({0, 2, 5, 5}), x({3, 2, 3, 3})}},
          {"conv3d", {x({1, 2, 3, 4, 3}), x({2, 2, 2, 2, 2}), x({2})}},
          {"conv3d",
           {x({1, 1, 3, 3, 3}), x({1, 1, 2, 3, 2}), no_bias, ints({1, 2, 1}), ints({1, 1, 0})}},
          {"conv_transpose1d", {x({2, 3, 4}), x({3, 2, 3}), x({2})}},
          {"conv_transpose1d",
           {x({2, 4, 3}), x({4, 2, 3}), no_bias, ints({2}), ints({1}), ints({1}), 2, ints({2})}},
          {"conv_transpose2d.input", {x({1, 3, 3, 4}), x({3, 2, 3, 2}), x({2})}},
          {"conv_transpose2d.input",
           {x({2, 2, 3, 3}), x({2, 1, 2, 3}), no_bias, ints({2, 1}), ints({1, 1}), ints({1, 0})}},
          {"convolution",
           {x({1, 2, 5, 5}), x({3, 2, 3, 3}), x({3}), ints({1, 1}), ints({0, 0}), ints({1, 1}),
            false, ints({0, 0}), 1}},
          {"convolution",
           {x({1, 2, 3, 3}), x({2, 3, 2, 2}), no_bias, ints({2, 2}), ints({0, 0}), ints({1, 1}),
            true, ints({1, 1}), 1}},
          {"convolution_backward",
           {x({1, 3, 3, 3}), x({1, 2, 5, 5}), x({3, 2, 3, 3}), ints({3}), ints({1, 1}),
            ints({0, 0}), ints({1, 1}), false, ints({0, 0}), 1,
            std::vector<bool>{true, true, true}}},
          {"convolution_backward",
           {x({2, 4, 3}), x({2, 2, 5}), x({4, 1, 3}), none(), ints({1}), ints({0}), ints({1}),
            false, ints({0}), 2, std::vector<bool>{false, true, false}}},
      });
  return samples;
}
const SampleRegistration registration(&convolution_samples);

Expected convolve(const TensorBase& input, const TensorBase& kernel, const TensorBase& bias,
                  const Window& w, int64_t groups) {
  const TensorBase x = readable(input), weight = readable(kernel);
  const int64_t out = weight.sizes()[0], in_group = weight.sizes()[1];
  return generate(output_sizes(x, out, w), [&](const Index& i) {
    double sum = bias.defined() ? at(bias, {i[1]}) : 0;
    const int64_t first = i[1] / (out / groups) * in_group;
    for_window(w, x.size(2), x.size(3), i, [&](const Index& k, const Index& p) {
      for (int64_t c = 0; c < in_group; ++c)
        sum += at(x, {i[0], first + c, p[0], p[1]}) * at(weight, {i[1], c, k[0], k[1]});
    });
    return sum;
  });
}

struct Case {
  Index input, weight;
  Index stride, padding, dilation;
  int64_t groups;
};
const Case kCases[] = {
    {{2, 3, 8, 9}, {5, 3, 3, 3}, {1, 1}, {0, 0}, {1, 1}, 1},
    {{1, 4, 7, 7}, {6, 4, 1, 1}, {1, 1}, {0, 0}, {1, 1}, 1},
    {{2, 4, 9, 8}, {6, 2, 3, 2}, {2, 1}, {1, 0}, {1, 2}, 2},
    {{1, 6, 10, 10}, {6, 1, 3, 3}, {1, 1}, {1, 1}, {1, 1}, 6},
    {{1, 1, 12, 12}, {8, 1, 5, 5}, {2, 2}, {2, 2}, {1, 1}, 1},
    {{1, 16, 20, 20}, {33, 16, 3, 3}, {1, 1}, {1, 1}, {1, 1}, 1},
    {{3, 2, 5, 5}, {4, 2, 5, 5}, {1, 1}, {0, 0}, {1, 1}, 1},
    {{1, 3, 11, 6}, {2, 3, 7, 2}, {3, 2}, {3, 1}, {1, 3}, 1},
};

TEST_CASE("conv2d equals the loops of its definition", "[convolution]") {
  for (const Case& c : kCases) {
    for (const DType dtype : kFloatingDTypes) {
      const TensorBase x = cast(uniform(c.input, -1, 1), dtype),
                       weight = cast(uniform(c.weight, -1, 1), dtype);
      const TensorBase bias = cast(uniform({c.weight[0]}), dtype);
      INFO(dtype << IntArrayRef(c.input) << " * " << IntArrayRef(c.weight));
      const Window window{{c.weight[2], c.weight[3]}, c.stride, c.padding, c.dilation};
      const Expected expected = convolve(x, weight, bias, window, c.groups);
      const double tolerance = 4 * tolerance_of(dtype);
      const Stack rest = {c.stride, c.padding, c.dilation, c.groups};
      const auto arguments = [&](const TensorBase& input) {
        Stack all = {input, weight, bias};
        all.insert(all.end(), rest.begin(), rest.end());
        return all;
      };
      CHECK_THAT(result_of("conv2d", arguments(x)), Near(expected, tolerance));
      CHECK_THAT(result_of("conv2d", arguments(transposed_storage(x))), Near(expected, tolerance));
    }
  }
}

TEST_CASE("conv1d and conv3d are conv2d with other numbers of dimensions", "[convolution]") {
  const TensorBase x = uniform({2, 3, 9}), weight = uniform({4, 3, 3});
  const Window window{{1, 3}, {1, 2}, {0, 1}};
  const TensorBase flat_x = tensor({2, 3, 1, 9}, elements(x)),
                   flat_weight = tensor({4, 3, 1, 3}, elements(weight));
  Expected expected = convolve(flat_x, flat_weight, {}, window, 1);
  expected.sizes.erase(expected.sizes.begin() + 2);
  CHECK_THAT(result_of("conv1d", {x, weight, none(), ints({2}), ints({1})}), Near(expected, 1e-13));
  const TensorBase deep_x = tensor({2, 3, 1, 1, 9}, elements(x)),
                   deep_weight = tensor({4, 3, 1, 1, 3}, elements(weight));
  expected.sizes.insert(expected.sizes.begin() + 2, {1, 1});
  CHECK_THAT(result_of("conv3d", {deep_x, deep_weight, none(), ints({1, 1, 2}), ints({0, 0, 1})}),
             Near(expected, 1e-13));
}

TEST_CASE("a transposed convolution spreads each input over a window", "[convolution]") {
  for (const DType dtype : kFloatingDTypes) {
    const TensorBase x = cast(uniform({2, 4, 3, 5}, -1, 1), dtype),
                     weight = cast(uniform({4, 3, 3, 2}, -1, 1), dtype);
    Expected expected = generate({2, 6, 6, 10}, [](const Index&) { return 0; });
    for (const Index& i : indices_of(x.sizes())) {
      for (const Index& k : indices_of({3, 3, 2})) {
        const int64_t y = i[2] * 2 - 1 + k[1], z = i[3] * 2 + k[2], channel = i[1] / 2 * 3 + k[0];
        if (y < 0 || y >= 6 || z >= 10) continue;
        expected.elements[static_cast<size_t>(((i[0] * 6 + channel) * 6 + y) * 10 + z)] +=
            at(x, i) * at(weight, {i[1], k[0], k[1], k[2]});
      }
    }
    CHECK_THAT(result_of("conv_transpose2d.input",
                         {x, weight, none(), ints({2, 2}), ints({1, 0}), ints({1, 0}), 2}),
               Near(expected, 2 * tolerance_of(dtype)));
  }
}

TEST_CASE("convolutions that cannot be are errors", "[convolution]") {
  const TensorBase x = uniform({1, 2, 5, 5}), w = uniform({3, 2, 3, 3});
  const auto conv = [&](const TensorBase& input, const TensorBase& weight, Stack rest = {}) {
    Stack arguments = {input, weight};
    arguments.insert(arguments.end(), rest.begin(), rest.end());
    return arguments;
  };
  check_bad_calls({
      {"conv2d", conv(uniform({5}), w), ErrorCode::kShape, "[5]"},
      {"conv2d", conv(x, uniform({3, 4, 3, 3})), ErrorCode::kShape, "[3, 4, 3, 3]"},
      {"conv2d", conv(x, w, {uniform({2})}), ErrorCode::kShape, "[2]"},
      {"conv2d", conv(x, uniform({3, 2, 7, 3})), ErrorCode::kShape, "[1, 2, 5, 5]"},
      {"conv2d", conv(x, w, {none(), ints({0, 1})}), ErrorCode::kValue, "[0, 1]"},
      {"conv2d", conv(x, w, {none(), ints({1, 1}), ints({-1, 0})}), ErrorCode::kValue, "[-1, 0]"},
      {"conv2d", conv(x, w, {none(), ints({1, 1}), ints({0, 0}), ints({1, 0})}), ErrorCode::kValue,
       "[1, 0]"},
      {"conv2d", conv(x, w, {none(), ints({1, 1}), ints({0, 0}), ints({1, 1}), 0}),
       ErrorCode::kValue, "0"},
      {"conv2d", conv(x, w, {none(), ints({1, 1}), ints({0, 0}), ints({1, 1}), 2}),
       ErrorCode::kShape, "2"},
      {"conv2d", conv(x, cast(w, DType::kFloat32)), ErrorCode::kDType, "float32"},
      {"conv2d", conv(integers({1, 2, 5, 5}, 0, 5), integers({3, 2, 3, 3}, 0, 5)),
       ErrorCode::kDType, "int64"},
      {"conv1d", conv(uniform({2, 3, 7}), w), ErrorCode::kShape, "[3, 2, 3, 3]"},
  });
}

}  // namespace
}  // namespace tenon::test
