#pragma once

#include <torch/torch.h>

#include <cmath>
#include <functional>
#include <string>
#include <vector>

// Models whose forward passes and training steps are measured: one source, built against Tenon's
// compatibility headers and against libtorch. All float32.

namespace models {

using torch::Tensor;

/// A model with its input; `loss` makes a number of its output. Its parameters require grad.
struct Model {
  std::string name;
  std::vector<Tensor> parameters;
  std::function<Tensor()> forward;
  std::function<Tensor(const Tensor&)> loss;
};

/// Makes the parameters of one model.
class Parameters {
 public:
  Tensor operator()(torch::IntArrayRef sizes, double scale) {
    const Tensor parameter = (torch::randn(sizes) * scale).set_requires_grad(true);
    all_.push_back(parameter);
    return parameter;
  }
  Tensor weight(torch::IntArrayRef sizes) {
    int64_t inputs = 1;
    for (size_t i = 1; i < sizes.size(); ++i) inputs *= sizes[i];
    return (*this)(sizes, 1 / std::sqrt(static_cast<double>(inputs)));
  }
  Tensor constant(int64_t size, double value) {
    const Tensor parameter = torch::full({size}, value).set_requires_grad(true);
    all_.push_back(parameter);
    return parameter;
  }
  const std::vector<Tensor>& all() const { return all_; }

 private:
  std::vector<Tensor> all_;
};

struct Linear {
  Linear(Parameters& p, int64_t in, int64_t out)
      : weight(p.weight({out, in})), bias(p.constant(out, 0)) {}
  Tensor operator()(const Tensor& x) const { return torch::linear(x, weight, bias); }
  Tensor weight, bias;
};

struct Norm {
  Norm(Parameters& p, int64_t width) : weight(p.constant(width, 1)), bias(p.constant(width, 0)) {}
  Tensor operator()(const Tensor& x) const {
    return torch::layer_norm(x, {x.size(-1)}, weight, bias);
  }
  Tensor weight, bias;
};

/// A convolution without bias, and the normalization of its batch: by its own statistics where
/// gradients are recorded, else by running ones.
struct ConvNorm {
  ConvNorm(Parameters& p, int64_t in, int64_t out, int64_t window, int64_t step)
      : kernel(p.weight({out, in, window, window})),
        weight(p.constant(out, 1)),
        bias(p.constant(out, 0)),
        mean(torch::zeros({out})),
        variance(torch::ones({out})),
        stride(step),
        padding(window / 2) {}
  Tensor operator()(const Tensor& x) const {
    const Tensor y =
        torch::conv2d(x, kernel, Tensor(), {stride, stride}, {padding, padding}, {1, 1}, 1);
    return torch::batch_norm(y, weight, bias, mean, variance, torch::GradMode::is_enabled(), 0.1,
                             1e-5, false);
  }
  Tensor kernel, weight, bias, mean, variance;
  int64_t stride, padding;
};

struct ResidualBlock {
  ResidualBlock(Parameters& p, int64_t in, int64_t out, int64_t stride)
      : first(p, in, out, 3, stride), second(p, out, out, 3, 1) {
    if (in != out || stride != 1) shortcut.emplace_back(p, in, out, 1, stride);
  }
  Tensor operator()(const Tensor& x) const {
    const Tensor y = second(torch::relu(first(x)));
    return torch::relu(y + (shortcut.empty() ? x : shortcut[0](x)));
  }
  ConvNorm first, second;
  std::vector<ConvNorm> shortcut;
};

struct TransformerBlock {
  TransformerBlock(Parameters& p, int64_t width, int64_t head_count)
      : before(p, width),
        after(p, width),
        qkv(p, width, 3 * width),
        project(p, width, width),
        up(p, width, 4 * width),
        down(p, 4 * width, width),
        heads(head_count) {}

  Tensor attend(const Tensor& x, const Tensor& mask) const {
    const int64_t batch = x.size(0), tokens = x.size(1), width = x.size(2);
    const Tensor all = qkv(x).view({batch, tokens, 3, heads, width / heads});
    const Tensor moved = all.permute({2, 0, 3, 1, 4});
    const Tensor q = moved.select(0, 0), k = moved.select(0, 1), v = moved.select(0, 2);
    Tensor scores =
        torch::matmul(q, k.transpose(-2, -1)) / std::sqrt(static_cast<double>(width / heads));
    if (mask.defined()) scores = scores + mask;
    const Tensor attended = torch::matmul(torch::softmax(scores, -1), v);
    return project(attended.transpose(1, 2).reshape({batch, tokens, width}));
  }
  Tensor operator()(const Tensor& x, const Tensor& mask = Tensor()) const {
    const Tensor y = x + attend(before(x), mask);
    return y + down(torch::gelu(up(after(y))));
  }

  Norm before, after;
  Linear qkv, project, up, down;
  int64_t heads;
};

inline Tensor square_loss(const Tensor& y) {
  return (y * y).mean();
}

Model mlp(int64_t in, int64_t hidden, int64_t out, int64_t batch);
Model lstm(int64_t width, int64_t batch, int64_t steps);
Model residual_block(int64_t channels, int64_t side, int64_t batch);
Model resnet18(int64_t batch);
Model transformer_block(int64_t batch, int64_t tokens, int64_t width);
Model gpt(int64_t layers, int64_t batch, int64_t tokens, int64_t width);
Model fashion_network(int64_t batch);

}  // namespace models
