// Nanoseconds of attention with eight heads of 64 numbers, forward and in a step of training: of
// the operator, and composed of products and a softmax, which is all that libtorch 1.13.1 has. One
// source, built against Tenon's compatibility headers and against libtorch. Prints
// `case, pass<TAB>tokens<TAB>nanoseconds<TAB>operations`, one a line. One thread.

#include <torch/torch.h>

#include <cmath>
#include <cstdio>
#include <functional>
#include <string>

#include "nanoseconds.h"

namespace {

using torch::Tensor;
using Attention = std::function<Tensor(const Tensor&, const Tensor&, const Tensor&)>;

constexpr int64_t kHeads = 8, kWidth = 64;

Tensor composed(const Tensor& query, const Tensor& key, const Tensor& value) {
  const double scale = 1 / std::sqrt(static_cast<double>(kWidth));
  const Tensor scores = torch::matmul(query.mul(scale), key.transpose(-2, -1));
  return torch::matmul(torch::softmax(scores, -1), value);
}

Tensor attention(const Tensor& query, const Tensor& key, const Tensor& value) {
#if __has_include(<tenon/tenon.h>)
  return torch::scaled_dot_product_attention(query, key, value);
#else
  return composed(query, key, value);
#endif
}

/// `products` of two matrices for each head.
void print(const char* name, int64_t tokens, int products, const std::function<void()>& call) {
  const auto repeat = [&](int count) {
    for (int i = 0; i < count; ++i) call();
  };
  const double operations = 2.0 * static_cast<double>(products * kHeads * tokens * tokens * kWidth);
  std::printf("%s\t%lld\t%.1f\t%.0f\n", name, static_cast<long long>(tokens),
              nanoseconds(repeat, 1), operations);
  std::fflush(stdout);
}

void measure(const std::string& name, int64_t tokens, const Attention& attend) {
  const auto made = [&] { return torch::randn({1, kHeads, tokens, kWidth}); };
  const Tensor query = made(), key = made(), value = made(), grad = made();
  {
    const torch::NoGradGuard no_history;
    print((name + ", forward").c_str(), tokens, 2, [&] { attend(query, key, value); });
  }
  for (const Tensor& each : {query, key, value}) each.requires_grad_();
  print((name + ", training").c_str(), tokens, 6, [&] {
    for (const Tensor& each : {query, key, value}) each.mutable_grad().reset();
    attend(query, key, value).backward(grad);
  });
}

}  // namespace

int main() {
  at::set_num_threads(1);
  torch::manual_seed(1);
  for (const int64_t tokens : {128, 512, 2048}) {
    measure("composed", tokens, composed);
    measure("the operator", tokens, attention);
  }
}
