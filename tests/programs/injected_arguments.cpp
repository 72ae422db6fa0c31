// Calls with arguments that operators refuse.

#include <torch/torch.h>

#include "tests/programs/injected_errors.h"

namespace tenon::test {
namespace {

using comparison::Live;
using comparison::RandomStream;
using Lives = std::vector<Live>;

/// More dimensions than any tensor of a program has, so that it fits none of them.
torch::Tensor unfit() {
  return torch::ones({2, 2, 2, 2, 2, 2, 2, 2, 2}, torch::kDouble);
}

torch::Tensor pick(const Lives& live, RandomStream& random) {
  return random.pick(live).tensor;
}

void inplace_shape(const Lives& live, RandomStream& random) {
  torch::Tensor x = pick(live, random);
  switch (random.below(4)) {
    case 0:
      x.add_(unfit());
      break;
    case 1:
      x.mul_(unfit());
      break;
    case 2:
      x.copy_(unfit());
      break;
    default:
      x.masked_fill_(unfit().gt(0), 1);
  }
}

void functional_shape(const Lives& live, RandomStream& random) {
  const torch::Tensor x = pick(live, random);
  switch (random.below(5)) {
    case 0:
      torch::cat({x, unfit()}, 0);
      break;
    case 1:
      torch::stack({x, unfit()}, 0);
      break;
    case 2:
      torch::mse_loss(x, torch::ones({5, 7}, torch::kDouble));
      break;
    case 3:
      x.mm(unfit());
      break;
    default:
      torch::conv2d(x, unfit());
  }
}

void view_shape(const Lives& live, RandomStream& random) {
  torch::Tensor x = pick(live, random);
  switch (random.below(7)) {
    case 0:
      x.view({7, 11});
      break;
    case 1:
      x.expand({5, 7, 11, 13, 17});
      break;
    case 2:
      x.as_strided({1000}, {1});
      break;
    case 3:
      x.split(-1, 0);
      break;
    case 4:
      x.transpose_(0, 9);
      break;
    case 5:
      x.unsqueeze_(99);
      break;
    default:
      x.reshape({-1, -1});
  }
}

void out_shape(const Lives& live, RandomStream& random) {
  torch::Tensor out = pick(live, random);
  const torch::Tensor x = pick(live, random);
  const torch::Tensor far = torch::full({2}, 1000, torch::kLong);
  if (out.numel() == 0 || x.numel() == 0) return;  // would be resized
  switch (random.below(4)) {
    case 0:
      torch::add_out(out, x, unfit());
      break;
    case 1:
      torch::index_select_out(out, x, 0, far);
      break;
    case 2:
      torch::gather_out(out, x.reshape({-1}), 0, far);
      break;
    default:
      torch::cat_out(out, {x, unfit()}, 0);
  }
}

void index(const Lives& live, RandomStream& random) {
  torch::Tensor x = pick(live, random);
  const torch::Tensor far = torch::full({2}, 1000, torch::kLong);
  if (x.numel() == 0) return;  // has nothing to pick
  switch (random.below(6)) {
    case 0:
      x.index_put_({torch::tensor(1000, torch::kLong)}, 1.0);
      break;
    case 1:
      x.index_put_({far}, 1.0);
      break;
    case 2:
      x.index({far});
      break;
    case 3:
      x.index_add_(0, far, torch::ones({2}, torch::kDouble));
      break;
    case 4:
      x.select(0, 99);
      break;
    default:
      x.scatter_(0, torch::full(x.sizes(), 1000, torch::kLong), 1.0);
  }
}

void dtype(const Lives& live, RandomStream& random) {
  torch::Tensor x = pick(live, random);
  torch::Tensor whole = torch::ones({1}, torch::kLong);
  switch (random.below(6)) {
    case 0:
      whole.add_(x);
      break;
    case 1:
      torch::add_out(whole, x, x);
      break;
    case 2:
      x.masked_fill_(x, 1);
      break;
    case 3:
      x.bitwise_and_(x);
      break;
    case 4:
      x.to(torch::kLong).requires_grad_(true);
      break;
    default:
      x.to(torch::TensorOptions().requires_grad(true));
  }
}

void undefined(const Lives& live, RandomStream& random) {
  torch::Tensor x = pick(live, random);
  switch (random.below(3)) {
    case 0:
      x.add_(torch::Tensor());
      break;
    case 1:
      x.copy_(torch::Tensor());
      break;
    default:
      torch::cat({x, torch::Tensor()}, 0);
  }
}

void inference(const Lives& live, RandomStream& random) {
  const c10::InferenceMode normal(false);
  const torch::Tensor x = pick(live, random);
  torch::Tensor inside;
  {
    const c10::InferenceMode mode;
    inside = torch::ones(x.sizes(), torch::kDouble);
  }
  switch (random.below(4)) {
    case 0:
      inside.add_(x);
      break;
    case 1:
      inside.requires_grad_(true);
      break;
    case 2:
      torch::ones({1}, torch::kDouble).requires_grad_(true).mul(inside);
      break;
    default:
      torch::add_out(inside, x, x);
  }
}

void memory(const Lives& live, RandomStream& random) {
  const torch::Tensor x = pick(live, random);
  constexpr int64_t kMany = int64_t{1} << 40;
  switch (random.below(3)) {
    case 0:
      torch::empty({kMany});
      break;
    case 1:
      x.reshape({1, -1}).expand({kMany, -1}).clone();
      break;
    default:
      x.reshape({-1}).repeat({kMany});
  }
}

constexpr InjectedError kBadArguments[] = {
    {"an in-place operator with sizes that do not fit", inplace_shape},
    {"a functional operator with sizes that do not fit", functional_shape},
    {"a view that there is not", view_shape},
    {"out= of an operator that fails", out_shape},
    {"an index out of range", index},
    {"a dtype that does not fit", dtype},
    {"an undefined argument", undefined},
    {"an inference tensor where none may be", inference},
    {"more memory than there is", memory},
};

}  // namespace

std::span<const InjectedError> bad_arguments() {
  return kBadArguments;
}

}  // namespace tenon::test
