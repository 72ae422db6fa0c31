// Kernels that a compiled graph prepares when it is made: to the bit what their calls compute.

#include <algorithm>
#include <string_view>
#include <thread>

#include "check_compiled.h"

namespace tenon::test {
namespace {

TEST_CASE("results that are too large for the cache") {
  constexpr int64_t kCount = (1 << 22) + 5;
  const Tensor x = randn({kCount}), y = randn({kCount});
  const auto program = [](const Tensors& in) {
    const Tensor sum = in[0] + in[1], product = sum * in[0];
    return Tensors{product.relu() + in[1], sum, product > 0, product.to(kFloat64)};
  };
  const CompiledGraph compiled = check_compiled(program, {x, y});
  // Outputs that begin anywhere.
  const Tensors expected = program({x, y});
  Tensors outputs;
  for (const Tensor& each : expected) {
    outputs.push_back(zeros({kCount + 8}, each.dtype()).narrow(0, 3, kCount));
  }
  compiled.run({x, y}, outputs);
  for (size_t i = 0; i < outputs.size(); ++i) check_equal_bits(outputs[i], expected[i]);
}

TEST_CASE("pointwise operators of few and of many elements, of which all are in memory") {
  for (const int64_t n : {1, 31, 5000, 100'000}) {
    check_compiled(
        [](const Tensors& in) {
          return Tensors{in[0].relu(), in[0] * in[1]};
        },
        {randn({n}), randn({n})});
  }
}

TEST_CASE("outputs that alias what is read, or one another, are refused also in inference mode") {
  const InferenceMode guard;
  const Tensor weight = randn({4, 4});
  const CompiledGraph compiled = trace(
                                     [&](const Tensor& x) {
                                       return Tensors{x.mm(weight), x + 1};
                                     },
                                     {randn({4, 4})})
                                     .compile();
  const Tensor x = randn({4, 4}), output = zeros({4, 4}), other = zeros({4, 4});
  CHECK_THROWS_AS(compiled.run({x}, {x, output}), ValueError);
  CHECK_THROWS_AS(compiled.run({x}, {output, weight}), ValueError);
  CHECK_THROWS_AS(compiled.run({x}, {output, output}), ValueError);
  CHECK(output.equal(zeros({4, 4})));
  compiled.run({x}, {output, other});
  CHECK(output.equal(x.mm(weight)));
  CHECK(other.equal(x + 1));
}

/// The parameters of a normalization of so many channels.
struct Normalization {
  explicit Normalization(int64_t channels)
      : scale(randn({channels})),
        shift(randn({channels})),
        mean(randn({channels})),
        variance(rand({channels}) + 0.1) {}
  Tensor operator()(const Tensor& x) const {
    return batch_norm(x, scale, shift, mean, variance, false, 0.1, 1e-5, false);
  }
  Tensor scale, shift, mean, variance;
};

/// How many nodes of a compiled graph call the operator.
int64_t count_of(const CompiledGraph& compiled, std::string_view name) {
  return std::ranges::count_if(compiled.graph().nodes,
                               [&](const auto& node) { return node.op->name() == name; });
}

TEST_CASE("a convolution with what is computed of its result channel by channel") {
  struct Case {
    int64_t batch, in, out, size, window, stride, padding, dilation, groups;
  };
  for (const Case& c : {Case{1, 16, 16, 8, 3, 1, 1, 1, 1}, Case{2, 3, 5, 9, 3, 1, 0, 1, 1},
                        Case{1, 4, 6, 11, 3, 2, 1, 1, 2}, Case{3, 2, 13, 20, 5, 1, 2, 1, 1},
                        Case{1, 8, 8, 16, 3, 1, 2, 2, 8}, Case{1, 2, 3, 40, 3, 1, 1, 1, 1},
                        Case{1, 3, 4, 5, 1, 1, 0, 1, 1}, Case{2, 32, 40, 7, 3, 1, 1, 1, 1},
                        Case{1, 32, 32, 14, 3, 2, 1, 1, 2}}) {
    INFO(c.in << " to " << c.out << " channels of " << c.size << ", window " << c.window);
    const Tensor weight = randn({c.out, c.in / c.groups, c.window, c.window}),
                 bias = randn({c.out});
    const Normalization first(c.out), second(c.out);
    const auto convolved = [&](const Tensor& x, const Tensor& add) {
      return conv2d(x, weight, add, c.stride, c.padding, c.dilation, c.groups);
    };
    const Tensor x = randn({c.batch, c.in, c.size, c.size}), y = convolved(x, {});
    check_compiled(
        [&](const Tensors& in) {
          const Tensor &a = in[0], &b = in[1];
          const Tensor kept = convolved(a, bias), normed = first(convolved(a, {}));
          return Tensors{convolved(a, {}).relu(),
                         convolved(a, bias) + b,
                         first(convolved(a, bias)),
                         second(convolved(a, {})).relu(),
                         b + second(convolved(a * 2, bias)),
                         (second(convolved(a * 3, {})) + b).relu(),
                         (b + kept).relu(),
                         kept,
                         normed + normed,
                         add(convolved(a * 4, bias), b, 2),
                         convolved(a * 5, {}) + bias.view({-1, 1, 1}),
                         convolved(a * 6, {}) + b.transpose(2, 3)};
        },
        {x, randn(y.sizes())});
  }
}

TEST_CASE("a residual block's statistics and weights are those of each run") {
  Tensor weight = randn({4, 4, 3, 3});
  const Normalization norm(4);
  const auto block = [&](const Tensors& in) {
    return Tensors{relu(in[0] + norm(conv2d(in[0], weight, {}, 1, 1)))};
  };
  const Tensor x = randn({1, 4, 6, 6});
  const CompiledGraph compiled = check_compiled(block, {x});
  CHECK(count_of(compiled, "convolution") == 1);
  weight.mul_(2);
  Tensor(norm.mean).add_(1);
  Tensor(norm.variance).mul_(3);
  Tensor(norm.scale).neg_();
  check_equal_bits(compiled({x})[0], block({x})[0]);
}

TEST_CASE("a normalization whose statistics are returned, or that trains, is called") {
  const Tensor weight = randn({4, 4, 3, 3});
  const Normalization norm(4);
  check_compiled(
      [&](const Tensors& in) {
        const Tensor y = conv2d(in[0], weight, {}, 1, 1);
        const auto [kept, mean, deviation] = _native_batch_norm_legit_no_training(
            y, norm.scale, norm.shift, norm.mean, norm.variance, 0.1, 1e-5);
        const Tensor trained = batch_norm(conv2d(in[0] * 2, weight, {}, 1, 1), norm.scale,
                                          norm.shift, {}, {}, true, 0.1, 1e-5, false);
        return Tensors{kept.relu(), mean, deviation, trained.relu()};
      },
      {randn({2, 4, 6, 6})});
  check_compiled(
      [&](const Tensors& in) {
        return Tensors{conv2d(in[0].to(kFloat64), weight.to(kFloat64), {}, 1, 1).relu()};
      },
      {randn({2, 4, 6, 6})});
}

TEST_CASE("attention with and without the logarithms of its sums") {
  const Tensors heads{randn({2, 3, 70, 8}), randn({2, 3, 9, 8}), randn({2, 3, 9, 8})};
  check_compiled(
      [](const Tensors& in) { return Tensors{scaled_dot_product_attention(in[0], in[1], in[2])}; },
      heads);
  check_compiled(
      [](const Tensors& in) {
        const auto [output, sums] =
            _scaled_dot_product_flash_attention_for_cpu(in[0], in[1], in[2]);
        return Tensors{output, sums * 2};
      },
      heads);
}

TEST_CASE("prepared convolutions and products serve many threads", "[thread]") {
  const Tensor weight = randn({4, 4, 3, 3}), bias = randn({4}), matrix = randn({40, 144});
  const Normalization norm(4);
  const auto function = [&](const Tensor& x) {
    const Tensor y = relu(x + norm(conv2d(x, weight, bias, 1, 1)));
    return linear(y.reshape({1, 144}), matrix).relu();
  };
  const CompiledGraph compiled = trace(function, {randn({1, 4, 6, 6})}).compile();
  std::vector<int> wrong(24);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < wrong.size(); ++i) {
    threads.emplace_back([&, i] {
      const Tensor x = full({1, 4, 6, 6}, static_cast<double>(i) / 10);
      const Tensor expected = function(x);
      const Tensors outputs{empty({1, 40})};
      for (int run = 0; run < 200; ++run) {
        compiled.run({x}, outputs);
        wrong[i] += !outputs[0].equal(expected) || !compiled({x})[0].equal(expected);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int each : wrong) CHECK(each == 0);
}

}  // namespace
}  // namespace tenon::test
