// What a compiled graph costs beside the function that it was traced of, both in inference mode and
// in turn, on one thread. Prints, tab-separated,
//
//   NAME  EAGER_NS  COMPILED_NS  RATIO  GOAL
//
// each the median of many rounds, and of the MLP also what its products and loops cost when they
// are called directly, beside the run into outputs that are there.

#include <cblas.h>
#include <tenon/tenon.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

extern "C" void openblas_set_num_threads(int threads);

namespace {

using tenon::Tensor;
using Function = std::function<void()>;
using Clock = std::chrono::steady_clock;

constexpr int kRounds = 101;
constexpr double kTurnNanoseconds = 200e3;

double nanoseconds(const Function& function, int count) {
  const auto start = Clock::now();
  for (int i = 0; i < count; ++i) function();
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count() / count;
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void compare(const std::string& name, const Function& base, const Function& compiled, double goal) {
  double least = 1e30;
  for (int i = 0; i < 5; ++i) least = std::min(least, nanoseconds(base, 1));
  const int count = std::max(1, static_cast<int>(kTurnNanoseconds / least));
  const int rounds = least > 1e7 ? kRounds / 5 : kRounds;
  std::vector<double> of_base, of_compiled;
  for (int round = 0; round < rounds; ++round) {
    of_base.push_back(nanoseconds(base, count));
    of_compiled.push_back(nanoseconds(compiled, count));
  }
  const double ratio = median(of_compiled) / median(of_base);
  std::printf("%-28s\t%10.0f\t%10.0f\t%.3f\t<= %.2f\n", name.c_str(), median(of_base),
              median(of_compiled), ratio, goal);
}

template <class F>
void compare(const std::string& name, const F& f, const std::vector<Tensor>& inputs, double goal) {
  const tenon::CompiledGraph compiled = tenon::trace(f, inputs).compile();
  std::vector<Tensor> given = inputs;
  const auto eager = [&] {
    if constexpr (std::is_invocable_v<F, const Tensor&>) {
      f(given[0]);
    } else {
      f(given);
    }
  };
  compare(
      name, eager, [&] { compiled(given); }, goal);
}

struct Linear {
  Linear(int64_t in, int64_t out)
      : weight(tenon::rand({out, in}) - 0.5), bias(tenon::rand({out}) - 0.5) {}
  Tensor operator()(const Tensor& x) const { return tenon::linear(x, weight, bias); }
  Tensor weight, bias;
};

/// A layer of `products_and_loops`.
void layer(const Linear& linear, const float* x, std::vector<float>& y) {
  const auto out = static_cast<int>(y.size());
  const auto in = static_cast<int>(linear.weight.size(1));
  std::copy_n(linear.bias.data_ptr<float>(), out, y.data());
  cblas_sgemv(CblasRowMajor, CblasNoTrans, out, in, 1.0f, linear.weight.data_ptr<float>(), in, x, 1,
              1.0f, y.data(), 1);
}

void measure_mlp() {
  const Linear first(64, 64), second(64, 10);
  const auto mlp = [&](const Tensor& x) { return second(tenon::relu(first(x))); };
  const Tensor x = tenon::rand({1, 64});
  compare("mlp 64-64-10", mlp, {x}, 0.5);
  const tenon::CompiledGraph compiled = tenon::trace(mlp, {x}).compile();
  const std::vector<Tensor> inputs{x}, outputs{tenon::empty({1, 10})};
  std::vector<float> hidden(64), result(10);
  compare(
      "mlp, its products and loops",
      [&] {
        layer(first, x.data_ptr<float>(), hidden);
        for (float& value : hidden) value = value > 0 ? value : 0;
        layer(second, hidden.data(), result);
      },
      [&] { compiled.run(inputs, outputs); }, 1.3);
}

void measure_lstm_cell(int64_t width) {
  const Linear input(width, 4 * width), hidden(width, 4 * width);
  compare(
      "lstm cell " + std::to_string(width),
      [&](const std::vector<Tensor>& given) {
        const auto [h, c] = tenon::lstm_cell(given[0], {given[1], given[2]}, input.weight,
                                             hidden.weight, input.bias, hidden.bias);
        return std::vector<Tensor>{h, c};
      },
      {tenon::rand({1, width}), tenon::rand({1, width}), tenon::rand({1, width})}, 0.6);
}

template <int64_t kLength, int64_t kWidth>
void measure_transformer_block() {
  constexpr int64_t kHeads = 4;
  const Linear project(kWidth, 3 * kWidth), merge(kWidth, kWidth), up(kWidth, 4 * kWidth),
      down(4 * kWidth, kWidth);
  const Tensor scale = tenon::ones({kWidth}), shift = tenon::zeros({kWidth});
  const auto normed = [&](const Tensor& x) { return tenon::layer_norm(x, {kWidth}, scale, shift); };
  const auto attention = [&](const Tensor& x) {
    const std::vector<Tensor> parts = project(x).chunk(3, -1);
    const auto heads = [&](const Tensor& part) {
      return part.view({1, kLength, kHeads, kWidth / kHeads}).transpose(1, 2);
    };
    const Tensor mixed =
        tenon::scaled_dot_product_attention(heads(parts[0]), heads(parts[1]), heads(parts[2]));
    return merge(mixed.transpose(1, 2).reshape({1, kLength, kWidth}));
  };
  compare(
      "transformer block " + std::to_string(kLength) + " x " + std::to_string(kWidth),
      [&](const Tensor& x) {
        const Tensor attended = x + attention(normed(x));
        return attended + down(tenon::gelu(up(normed(attended))));
      },
      {tenon::rand({1, kLength, kWidth})}, 0.8);
}

template <int64_t kSize>
void measure_residual_block() {
  static constexpr int64_t kChannels = 16;
  struct Convolution {
    Tensor weight = tenon::rand({kChannels, kChannels, 3, 3}) - 0.5,
           mean = tenon::rand({kChannels}), variance = tenon::rand({kChannels}) + 0.5,
           scale = tenon::rand({kChannels}), shift = tenon::rand({kChannels});
    Tensor operator()(const Tensor& x) const {
      return tenon::batch_norm(tenon::conv2d(x, weight, {}, 1, 1), scale, shift, mean, variance,
                               false, 0.1, 1e-5, false);
    }
  } first, second;
  compare(
      "residual block 16 x " + std::to_string(kSize) + " x " + std::to_string(kSize),
      [&](const Tensor& x) { return tenon::relu(x + second(tenon::relu(first(x)))); },
      {tenon::rand({1, kChannels, kSize, kSize})}, 0.9);
}

void measure_pointwise() {
  const auto chain = [](const std::vector<Tensor>& given) {
    Tensor x = given[0];
    for (int i = 0; i < 3; ++i) x = tenon::relu(tenon::mul(tenon::add(x, given[1]), given[2]));
    return std::vector<Tensor>{tenon::add(x, given[1])};
  };
  compare("ten pointwise operators, 10M", chain,
          {tenon::rand({10'000'000}), tenon::rand({10'000'000}), tenon::rand({10'000'000})}, 0.33);
}

/// Chains that a softmax, a normalization or a sum of rows follows.
void measure_rows() {
  constexpr int64_t kRows = 4096, kColumns = 1024;
  const std::string size = " 4096 x 1024";
  const Tensor x = tenon::rand({kRows, kColumns}) - 0.5, y = tenon::rand({kRows, kColumns}),
               scale = tenon::rand({kColumns}), shift = tenon::rand({kColumns});
  const auto softmax = [](const std::vector<Tensor>& given) {
    return std::vector<Tensor>{tenon::softmax(given[0] * 0.125 + given[1], -1)};
  };
  compare("scale + mask + softmax" + size, softmax, {x, y}, 0.7);
  const auto norm = [&](const std::vector<Tensor>& given) {
    return std::vector<Tensor>{
        tenon::layer_norm(tenon::gelu(given[0] + shift), {kColumns}, scale, shift)};
  };
  compare("bias + gelu + layer_norm" + size, norm, {x}, 0.7);
  const auto sum = [](const std::vector<Tensor>& given) {
    const Tensor difference = given[0] - given[1];
    return std::vector<Tensor>{(difference * difference).sum(-1)};
  };
  compare("squared differences, summed" + size, sum, {x, y}, 0.5);
}

}  // namespace

int main() {
  tenon::set_num_threads(1);
  openblas_set_num_threads(1);
  const tenon::InferenceMode guard;
  measure_mlp();
  measure_lstm_cell(32);
  measure_lstm_cell(64);
  measure_transformer_block<8, 32>();
  measure_transformer_block<16, 64>();
  measure_residual_block<8>();
  measure_residual_block<16>();
  measure_pointwise();
  measure_rows();
}
