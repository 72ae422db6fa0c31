// What large operators compute, forward and backward, is equal for any number of threads.

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/num_threads.h"

namespace tenon::test {
namespace {

using Inputs = std::vector<Tensor>;

struct Case {
  std::string name;
  /// Fresh leaves.
  std::function<Inputs()> make;
  std::function<Tensor(const Inputs&)> call;
  bool is_differentiable = true;
};

/// Tensors of these sizes, the same for equal seeds.
std::function<Inputs()> random(std::vector<std::vector<int64_t>> sizes, DType dtype = kFloat32) {
  return [=] {
    manual_seed(7);
    Inputs inputs;
    for (const auto& each : sizes) inputs.push_back(randn(each, dtype));
    return inputs;
  };
}

Tensor indices(int64_t count, int64_t below) {
  manual_seed(11);
  return randint(0, below, {count});
}

/// The result and the gradients of the inputs.
std::vector<Tensor> computed(const Case& each, int threads) {
  const NumThreads number(threads);
  const Inputs inputs = each.make();
  if (each.is_differentiable) {
    for (const Tensor& input : inputs) input.requires_grad_();
  }
  const Tensor result = each.call(inputs);
  std::vector<Tensor> all = {result.detach()};
  if (!each.is_differentiable) return all;
  manual_seed(5);
  result.backward(randn(result.sizes(), result.dtype()));
  for (const Tensor& input : inputs) all.push_back(input.grad());
  return all;
}

std::vector<Case> products() {
  std::vector<Case> cases;
  struct Sizes {
    int64_t m, n, k;
  };
  for (const auto& [m, n, k] : {Sizes{300, 130, 300}, Sizes{1, 256, 784}, Sizes{1003, 1, 784},
                                Sizes{5000, 5, 120}, Sizes{64, 784, 256}}) {
    const std::string sizes = std::to_string(m) + "x" + std::to_string(n);
    for (const DType dtype : {kFloat32, kFloat64, kBFloat16}) {
      cases.push_back({"mm " + sizes + " " + std::string(dtype_name(dtype)),
                       random({{m, k}, {k, n}}, dtype),
                       [](const Inputs& x) { return x[0].mm(x[1]); }});
    }
    cases.push_back({"linear " + sizes, random({{m, k}, {n, k}, {n}}),
                     [](const Inputs& x) { return linear(x[0], x[1], x[2]); }});
    cases.push_back({"bmm " + sizes, random({{3, m, k}, {3, k, n}}),
                     [](const Inputs& x) { return x[0].bmm(x[1]); }});
  }
  cases.push_back(
      {"mv", random({{1000, 1503}, {1503}}), [](const Inputs& x) { return x[0].mv(x[1]); }});
  cases.push_back({"attention", random({{2, 3, 200, 64}, {2, 3, 300, 64}, {2, 3, 300, 64}}),
                   [](const Inputs& x) { return scaled_dot_product_attention(x[0], x[1], x[2]); }});
  return cases;
}

std::vector<Case> convolutions() {
  std::vector<Case> cases;
  const auto add = [&](const std::string& name, const std::vector<std::vector<int64_t>>& sizes,
                       auto call) {
    for (const DType dtype : {kFloat32, kFloat64, kBFloat16}) {
      cases.push_back({name + " " + std::string(dtype_name(dtype)), random(sizes, dtype), call});
    }
  };
  add("3x3", {{4, 32, 28, 28}, {48, 32, 3, 3}, {48}},
      [](const Inputs& x) { return conv2d(x[0], x[1], x[2], 1, 1); });
  add("3x3 of one image", {{1, 64, 56, 56}, {64, 64, 3, 3}},
      [](const Inputs& x) { return conv2d(x[0], x[1], {}, 1, 1); });
  add("1x1", {{3, 100, 28, 28}, {130, 100, 1, 1}},
      [](const Inputs& x) { return conv2d(x[0], x[1]); });
  add("5x5, strided", {{5, 12, 41, 37}, {30, 12, 5, 5}},
      [](const Inputs& x) { return conv2d(x[0], x[1], {}, 2, 2); });
  add("3x3 of small images", {{4, 256, 4, 4}, {330, 256, 3, 3}},
      [](const Inputs& x) { return conv2d(x[0], x[1], {}, 1, 1); });
  add("3x3 of tiny images", {{6, 48, 2, 3}, {75, 48, 3, 3}, {75}},
      [](const Inputs& x) { return conv2d(x[0], x[1], x[2], 1, 1); });
  add("dilated", {{2, 32, 40, 40}, {32, 32, 3, 3}},
      [](const Inputs& x) { return conv2d(x[0], x[1], {}, 1, 2, 2); });
  add("depthwise", {{3, 64, 40, 40}, {64, 1, 3, 3}},
      [](const Inputs& x) { return conv2d(x[0], x[1], {}, 1, 1, 1, 64); });
  add("grouped", {{3, 64, 30, 30}, {64, 16, 3, 3}},
      [](const Inputs& x) { return conv2d(x[0], x[1], {}, 1, 1, 1, 4); });
  add("transposed", {{3, 64, 20, 20}, {64, 32, 3, 3}},
      [](const Inputs& x) { return conv_transpose2d(x[0], x[1], {}, 2, 1); });
  add("of rows", {{4, 40, 3000}, {50, 40, 5}},
      [](const Inputs& x) { return conv1d(x[0], x[1], {}, 1, 2); });
  return cases;
}

std::vector<Case> reductions() {
  std::vector<Case> cases;
  const auto add = [&](const std::string& name, auto call) {
    for (const DType dtype : {kFloat32, kFloat64, kBFloat16}) {
      cases.push_back({name + " " + std::string(dtype_name(dtype)), random({{700, 1100}}, dtype),
                       [=](const Inputs& x) { return call(x[0]); }});
    }
  };
  add("sum", [](const Tensor& x) { return x.sum(); });
  add("sum over dim 0", [](const Tensor& x) { return x.sum(0); });
  add("sum over dim 1", [](const Tensor& x) { return x.sum(1); });
  add("sum of columns", [](const Tensor& x) { return x.t().sum(1); });
  add("mean", [](const Tensor& x) { return x.mean(); });
  add("var", [](const Tensor& x) { return x.var(1); });
  add("norm", [](const Tensor& x) { return x.norm(); });
  add("logsumexp", [](const Tensor& x) { return x.logsumexp(1); });
  add("max", [](const Tensor& x) { return x.max(); });
  add("prod", [](const Tensor& x) { return x.prod(0); });
  add("cumsum", [](const Tensor& x) { return x.cumsum(0); });
  add("softmax", [](const Tensor& x) { return x.softmax(1); });
  add("log_softmax over dim 0", [](const Tensor& x) { return x.log_softmax(0); });
  add("exp", [](const Tensor& x) { return x.exp(); });
  add("add a row", [](const Tensor& x) { return x + x[3]; });
  add("mul of a transposed one", [](const Tensor& x) { return x.t() * x.sum(0, true).t(); });
  return cases;
}

std::vector<Case> layers() {
  return {
      {"layer_norm", random({{300, 512}, {512}, {512}}),
       [](const Inputs& x) { return layer_norm(x[0], {512}, x[1], x[2]); }},
      {"layer_norm of long rows", random({{9, 50'000}, {50'000}, {50'000}}),
       [](const Inputs& x) { return layer_norm(x[0], {50'000}, x[1], x[2]); }},
      {"group_norm", random({{8, 32, 30, 30}, {32}, {32}}),
       [](const Inputs& x) { return group_norm(x[0], 4, x[1], x[2]); }},
      {"batch_norm", random({{16, 32, 30, 30}, {32}, {32}}),
       [](const Inputs& x) {
         return batch_norm(x[0], x[1], x[2], {}, {}, /*training=*/true, 0.1, 1e-5, false);
       }},
      {"max_pool2d", random({{8, 32, 40, 40}}),
       [](const Inputs& x) { return max_pool2d(x[0], 3, 2, 1); }},
      {"avg_pool2d", random({{8, 32, 40, 40}}),
       [](const Inputs& x) { return avg_pool2d(x[0], 3, 2, 1); }},
      {"cross_entropy_loss", random({{40'000, 10}}),
       [](const Inputs& x) { return cross_entropy_loss(x[0], indices(40'000, 10)); }},
      {"mse_loss", random({{400, 500}, {400, 500}}),
       [](const Inputs& x) { return mse_loss(x[0], x[1]); }},
      {"rms_norm", random({{300, 512}, {512}}),
       [](const Inputs& x) { return rms_norm(x[0], {512}, x[1]); }},
      {"prelu", random({{64, 32, 30, 30}, {32}}),
       [](const Inputs& x) { return prelu(x[0], x[1]); }},
      {"im2col", random({{4, 16, 30, 30}}),
       [](const Inputs& x) {
         return im2col(x[0], {3, 3}, {1, 1}, {1, 1}, {1, 1});
       }},
      {"adaptive_avg_pool2d", random({{8, 32, 50, 50}}),
       [](const Inputs& x) {
         return adaptive_avg_pool2d(x[0], {7, 6});
       }},
      {"einsum", random({{8, 60, 70}, {8, 70, 50}}),
       [](const Inputs& x) {
         return einsum("bij,bjk->ik", {x[0], x[1]});
       }},
      {"cdist", random({{300, 40}, {200, 40}}), [](const Inputs& x) { return cdist(x[0], x[1]); }},
      {"cumprod", random({{300, 500}}), [](const Inputs& x) { return x[0].cumprod(1); }},
      {"logcumsumexp", random({{300, 500}}), [](const Inputs& x) { return x[0].logcumsumexp(0); }},
      {"topk", random({{300, 500}}), [](const Inputs& x) { return std::get<0>(x[0].topk(7, 1)); }},
      {"smooth_l1_loss", random({{400, 500}, {400, 500}}),
       [](const Inputs& x) { return smooth_l1_loss(x[0], x[1]); }},
      {"sort", random({{300, 500}}), [](const Inputs& x) { return std::get<0>(x[0].sort(1)); }},
      {"rand", random({}), [](const Inputs&) { return rand({300'000}); }, false},
      {"randperm", random({}), [](const Inputs&) { return randperm(100'000); }, false},
  };
}

std::vector<Case> lookups() {
  const auto index = indices(40'000, 500);
  return {
      {"embedding", random({{500, 64}}), [=](const Inputs& x) { return embedding(x[0], index); }},
      {"index_select", random({{500, 64}}),
       [=](const Inputs& x) { return x[0].index_select(0, index); }},
      {"index_add", random({{500, 16}, {40'000, 16}}),
       [=](const Inputs& x) { return x[0].index_add(0, index, x[1]); }},
      {"scatter_add", random({{500}, {40'000}}),
       [=](const Inputs& x) { return x[0].scatter_add(0, index, x[1]); }},
      {"gather", random({{500, 100}}),
       [=](const Inputs& x) {
         return x[0].gather(0, index.view({400, 100}));
       }},
      {"index_put", random({{500, 16}, {40'000, 16}}),
       [=](const Inputs& x) { return index_put(x[0], {index}, x[1], /*accumulate=*/true); }},
      {"bincount", random({{40'000}}), [=](const Inputs& x) { return bincount(index, x[0]); },
       false},
  };
}

TEST_CASE("results and gradients are equal for any number of threads", "[thread]") {
  for (const auto& cases : {products(), convolutions(), reductions(), layers(), lookups()}) {
    for (const Case& each : cases) {
      INFO(each.name);
      const std::vector<Tensor> alone = computed(each, 1);
      for (const int threads : {2, 3, 5}) {
        const std::vector<Tensor> several = computed(each, threads);
        REQUIRE(several.size() == alone.size());
        for (size_t i = 0; i < alone.size(); ++i) {
          INFO(threads << " threads, " << i);
          CHECK(several[i].equal(alone[i]));
        }
      }
    }
  }
}

}  // namespace
}  // namespace tenon::test
