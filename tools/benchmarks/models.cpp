// Nanoseconds of models: a forward pass in inference mode and without gradients, and a training
// step. One source, built against Tenon's compatibility headers and against libtorch; prints
// `model<TAB>pass<TAB>nanoseconds`, one a line. As many threads as the argument says, or one.

#include "models.h"

#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>

#include "nanoseconds.h"

namespace models {

Model mlp(int64_t in, int64_t hidden, int64_t out, int64_t batch) {
  Parameters p;
  const Linear first(p, in, hidden), second(p, hidden, out);
  const Tensor x = torch::randn({batch, in}), target = torch::randint(0, out, {batch});
  return {"MLP " + std::to_string(in) + "-" + std::to_string(hidden) + "-" + std::to_string(out) +
              ", batch " + std::to_string(batch),
          p.all(), [=] { return second(torch::relu(first(x))); },
          [=](const Tensor& y) { return torch::cross_entropy_loss(y, target); }};
}

Model lstm(int64_t width, int64_t batch, int64_t steps) {
  Parameters p;
  const Tensor w_input = p.weight({4 * width, width}), w_hidden = p.weight({4 * width, width}),
               b_input = p.constant(4 * width, 0), b_hidden = p.constant(4 * width, 0);
  const Tensor x = torch::randn({steps, batch, width}), zero = torch::zeros({batch, width});
  const auto forward = [=] {
    Tensor hidden = zero, cell = zero;
    for (int64_t step = 0; step < steps; ++step) {
      const std::vector<Tensor> state = {hidden, cell};
      std::tie(hidden, cell) =
          torch::lstm_cell(x.select(0, step), state, w_input, w_hidden, b_input, b_hidden);
    }
    return hidden;
  };
  const std::string name = steps == 1 ? "LSTM cell" : "LSTM of " + std::to_string(steps) + " steps";
  return {name + ", " + std::to_string(batch) + "x" + std::to_string(width), p.all(), forward,
          square_loss};
}

Model residual_block(int64_t channels, int64_t side, int64_t batch) {
  Parameters p;
  const ResidualBlock block(p, channels, channels, 1);
  const Tensor x = torch::randn({batch, channels, side, side});
  return {"residual block, " + std::to_string(batch) + "x" + std::to_string(channels) + "x" +
              std::to_string(side),
          p.all(), [=] { return block(x); }, square_loss};
}

Model resnet18(int64_t batch) {
  Parameters p;
  const ConvNorm stem(p, 3, 64, 7, 2);
  std::vector<ResidualBlock> blocks;
  int64_t channels = 64;
  for (const int64_t width : {64, 128, 256, 512}) {
    blocks.emplace_back(p, channels, width, width == channels ? 1 : 2);
    blocks.emplace_back(p, width, width, 1);
    channels = width;
  }
  const Linear head(p, 512, 10);
  const Tensor x = torch::randn({batch, 3, 64, 64}), target = torch::randint(0, 10, {batch});
  const auto forward = [=] {
    Tensor y = torch::max_pool2d(torch::relu(stem(x)), {3, 3}, {2, 2}, {1, 1});
    for (const ResidualBlock& block : blocks) y = block(y);
    return head(y.mean({2, 3}));
  };
  return {"ResNet-18 at 64x64, batch " + std::to_string(batch), p.all(), forward,
          [=](const Tensor& y) { return torch::cross_entropy_loss(y, target); }};
}

Model transformer_block(int64_t batch, int64_t tokens, int64_t width) {
  Parameters p;
  const TransformerBlock block(p, width, width / 32);
  const Tensor x = torch::randn({batch, tokens, width});
  return {"transformer block, " + std::to_string(batch) + "x" + std::to_string(tokens) + "x" +
              std::to_string(width),
          p.all(), [=] { return block(x); }, square_loss};
}

Model gpt(int64_t layers, int64_t batch, int64_t tokens, int64_t width) {
  constexpr int64_t kWords = 1000;
  Parameters p;
  const Tensor words = p({kWords, width}, 0.02), places = p({tokens, width}, 0.02);
  std::vector<TransformerBlock> blocks;
  for (int64_t i = 0; i < layers; ++i) blocks.emplace_back(p, width, width / 32);
  const Norm norm(p, width);
  const Tensor x = torch::randint(0, kWords, {batch, tokens}),
               target = torch::randint(0, kWords, {batch * tokens});
  const Tensor mask =
      torch::full({tokens, tokens}, -std::numeric_limits<double>::infinity()).triu(1);
  const auto forward = [=] {
    Tensor y = torch::embedding(words, x) + places;
    for (const TransformerBlock& block : blocks) y = block(y, mask);
    return torch::matmul(norm(y), words.t());
  };
  return {"GPT of " + std::to_string(layers) + " layers, " + std::to_string(batch) + "x" +
              std::to_string(tokens) + "x" + std::to_string(width),
          p.all(), forward, [=](const Tensor& y) {
            return torch::cross_entropy_loss(y.reshape({batch * tokens, kWords}), target);
          }};
}

Model fashion_network(int64_t batch) {
  Parameters p;
  const Tensor first = p.weight({16, 1, 3, 3}), first_bias = p.constant(16, 0),
               second = p.weight({32, 16, 3, 3}), second_bias = p.constant(32, 0);
  const Linear hidden(p, 32 * 7 * 7, 64), head(p, 64, 10);
  const Tensor x = torch::randn({batch, 1, 28, 28}), target = torch::randint(0, 10, {batch});
  const auto forward = [=] {
    Tensor y = torch::relu(torch::conv2d(x, first, first_bias, {1, 1}, {1, 1}, {1, 1}, 1));
    y = torch::max_pool2d(y, {2, 2});
    y = torch::relu(torch::conv2d(y, second, second_bias, {1, 1}, {1, 1}, {1, 1}, 1));
    y = torch::max_pool2d(y, {2, 2});
    return head(torch::relu(hidden(y.reshape({batch, 32 * 7 * 7}))));
  };
  return {"Fashion-MNIST network, batch " + std::to_string(batch), p.all(), forward,
          [=](const Tensor& y) { return torch::cross_entropy_loss(y, target); }};
}

namespace {

/// A step of gradient descent.
void train(const Model& model) {
  model.loss(model.forward()).backward();
  const torch::NoGradGuard no_history;
  for (Tensor parameter : model.parameters) {
    parameter.add_(parameter.grad(), -1e-4);
    parameter.mutable_grad().reset();
  }
}

void report(const Model& model, const char* pass, const std::function<void()>& call) {
  const auto repeat = [&](int count) {
    for (int i = 0; i < count; ++i) call();
  };
  std::printf("%s\t%s\t%.1f\n", model.name.c_str(), pass, nanoseconds(repeat, 1));
  std::fflush(stdout);
}

void run(const Model& model) {
  {
    const c10::InferenceMode guard;
    report(model, "inference", model.forward);
  }
  {
    const torch::NoGradGuard guard;
    report(model, "no-grad", model.forward);
  }
  report(model, "training", [&] { train(model); });
}

}  // namespace
}  // namespace models

int main(int argc, char** argv) {
  at::set_num_threads(argc > 1 ? std::atoi(argv[1]) : 1);
  torch::manual_seed(1);
  models::run(models::mlp(64, 64, 10, 1));
  models::run(models::mlp(784, 256, 10, 1));
  models::run(models::mlp(784, 256, 10, 64));
  models::run(models::lstm(64, 1, 1));
  models::run(models::lstm(64, 16, 32));
  models::run(models::residual_block(64, 16, 8));
  models::run(models::resnet18(4));
  models::run(models::transformer_block(8, 64, 128));
  models::run(models::transformer_block(1, 512, 256));
  models::run(models::gpt(6, 4, 64, 128));
  models::run(models::fashion_network(64));
}
