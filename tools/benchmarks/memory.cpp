// Bytes of tensors in a training step of several models: what the graph holds after the forward
// computation, and the most that is live in the whole step, parameters and gradients included. One
// source, built against Tenon's compatibility headers and against libtorch; prints
// `model<TAB>measure<TAB>bytes`, one a line. The counts are those of one thread.

#include <torch/torch.h>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "memory_counters.h"

namespace {

using torch::Tensor;
using Tensors = std::vector<Tensor>;

/// Makes parameters; the models take them in the order in which they made them.
struct Parameters {
  Tensors all;

  Tensor make(std::vector<int64_t> sizes) {
    all.push_back((torch::randn(sizes) * 0.1).requires_grad_());
    return all.back();
  }
};

using Loss = std::function<Tensor()>;
using Model = std::function<Loss(Parameters&)>;

Loss mlp(Parameters& p) {
  const Tensor x = torch::randn({64, 256}), target = torch::randint(0, 10, {64});
  const Tensor w1 = p.make({512, 256}), b1 = p.make({512}), w2 = p.make({512, 512}),
               b2 = p.make({512}), w3 = p.make({10, 512}), b3 = p.make({10});
  return [=] {
    const Tensor first = torch::relu(torch::linear(x, w1, b1));
    const Tensor second = torch::gelu(torch::linear(first, w2, b2));
    return torch::cross_entropy_loss(torch::linear(second, w3, b3), target);
  };
}

Loss residual_block(Parameters& p) {
  const Tensor x = torch::randn({8, 32, 16, 16});
  const Tensor w1 = p.make({32, 32, 3, 3}), g1 = p.make({32}), s1 = p.make({32}),
               w2 = p.make({32, 32, 3, 3}), g2 = p.make({32}), s2 = p.make({32});
  const Tensor mean1 = torch::zeros({32}), var1 = torch::ones({32}), mean2 = torch::zeros({32}),
               var2 = torch::ones({32});
  return [=] {
    Tensor y = torch::conv2d(x, w1, {}, 1, 1);
    y = torch::relu(torch::batch_norm(y, g1, s1, mean1, var1, true, 0.1, 1e-5, false));
    y = torch::conv2d(y, w2, {}, 1, 1);
    y = torch::batch_norm(y, g2, s2, mean2, var2, true, 0.1, 1e-5, false);
    return torch::relu(y + x).mean();
  };
}

Loss transformer_block(Parameters& p) {
  constexpr int64_t kBatch = 4, kLength = 64, kWidth = 128, kHeads = 4;
  const Tensor x = torch::randn({kBatch, kLength, kWidth});
  const Tensor qkv = p.make({3 * kWidth, kWidth}), qkv_bias = p.make({3 * kWidth}),
               out = p.make({kWidth, kWidth}), out_bias = p.make({kWidth}), g1 = p.make({kWidth}),
               s1 = p.make({kWidth}), up = p.make({4 * kWidth, kWidth}),
               up_bias = p.make({4 * kWidth}), down = p.make({kWidth, 4 * kWidth}),
               down_bias = p.make({kWidth}), g2 = p.make({kWidth}), s2 = p.make({kWidth});
  return [=] {
    const auto split = [](const Tensor& t) {
      return t.view({kBatch, kLength, kHeads, kWidth / kHeads}).transpose(1, 2);
    };
    const Tensor normal = torch::layer_norm(x, {kWidth}, g1, s1);
    const Tensors parts = torch::linear(normal, qkv, qkv_bias).chunk(3, -1);
    const Tensor scores =
        torch::matmul(split(parts[0]), split(parts[1]).transpose(-2, -1)) * 0.17677669529663687;
    const Tensor mixed = torch::matmul(torch::softmax(scores, -1), split(parts[2]));
    const Tensor joined = mixed.transpose(1, 2).reshape({kBatch, kLength, kWidth});
    const Tensor y = x + torch::linear(joined, out, out_bias);
    const Tensor wide =
        torch::gelu(torch::linear(torch::layer_norm(y, {kWidth}, g2, s2), up, up_bias));
    return (y + torch::linear(wide, down, down_bias)).square().mean();
  };
}

Loss lstm(Parameters& p) {
  constexpr int64_t kBatch = 16, kWidth = 64, kSteps = 8;
  const Tensor x = torch::randn({kSteps, kBatch, kWidth});
  const Tensor input = p.make({4 * kWidth, kWidth}), state = p.make({4 * kWidth, kWidth}),
               input_bias = p.make({4 * kWidth}), state_bias = p.make({4 * kWidth});
  return [=] {
    Tensor h = torch::zeros({kBatch, kWidth}), c = torch::zeros({kBatch, kWidth});
    for (int64_t step = 0; step < kSteps; ++step) {
      std::tie(h, c) =
          torch::lstm_cell(x[step], Tensors{h, c}, input, state, input_bias, state_bias);
    }
    return h.square().mean();
  };
}

Loss fashion_mnist(Parameters& p) {
  const Tensor images = torch::randn({64, 1, 28, 28}), target = torch::randint(0, 10, {64});
  const Tensor w1 = p.make({16, 1, 3, 3}), b1 = p.make({16}), w2 = p.make({32, 16, 3, 3}),
               b2 = p.make({32}), w3 = p.make({128, 1568}), b3 = p.make({128}),
               w4 = p.make({10, 128}), b4 = p.make({10});
  return [=] {
    Tensor x = torch::max_pool2d(torch::relu(torch::conv2d(images, w1, b1, 1, 1)), 2);
    x = torch::max_pool2d(torch::relu(torch::conv2d(x, w2, b2, 1, 1)), 2);
    x = torch::relu(torch::linear(x.flatten(1), w3, b3));
    return torch::cross_entropy_loss(torch::linear(x, w4, b4), target);
  };
}

void print(const char* model, const char* measure, int64_t bytes) {
  std::printf("%s\t%s\t%lld\n", model, measure, static_cast<long long>(bytes));
}

void measure(const char* name, const Model& model) {
  const int64_t nothing = live_bytes();
  Parameters parameters;
  const Loss loss_of = model(parameters);
  loss_of().backward();  // gradients are there from now on, as in all steps but the first
  const int64_t before = live_bytes();
  reset_peak();
  {
    const Tensor loss = loss_of();
    print(name, "graph", live_bytes() - before);
    loss.backward();
  }
  print(name, "step", peak_bytes() - nothing);
}

}  // namespace

int main() {
  at::set_num_threads(1);
  torch::manual_seed(1);
  measure("mlp", mlp);
  measure("residual block", residual_block);
  measure("transformer block", transformer_block);
  measure("lstm cell, 8 steps", lstm);
  measure("fashion-mnist network", fashion_mnist);
}
