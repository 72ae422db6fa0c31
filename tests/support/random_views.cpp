#include "tests/support/random_views.h"

#include <random>

namespace tenon::test {
namespace {

/// The same numbers each time that a function is called.
class Numbers {
 public:
  explicit Numbers(uint64_t seed) : engine_(seed) {}
  int64_t below(int64_t count) {
    return static_cast<int64_t>(engine_() % static_cast<uint64_t>(count));
  }

 private:
  std::mt19937_64 engine_;
};

/// A view of three dimensions, none of them empty, of a tensor that has such; no element twice.
Tensor plain_view(const Tensor& x, Numbers& numbers) {
  const int64_t dim = numbers.below(3), size = x.size(dim), at = numbers.below(size);
  switch (numbers.below(7)) {
    case 0:
      return x.transpose(dim, numbers.below(3));
    case 1:
      return x.slice(dim, at, {}, 1 + numbers.below(3));
    case 2:
      return x.select(dim, at).unsqueeze(numbers.below(3));
    case 3:
      return x.permute({dim, (dim + 2) % 3, (dim + 1) % 3});
    case 4:
      return x.split(1 + at, dim).back();
    case 5:
      return x.diagonal(0, dim, (dim + 1) % 3).unsqueeze(numbers.below(3));
    default:
      return x.unsqueeze(dim).squeeze(dim);
  }
}

/// The same, but elements may be there more than once.
Tensor any_view(const Tensor& x, Numbers& numbers) {
  const int64_t dim = numbers.below(3);
  switch (numbers.below(4)) {
    case 0:
      return x.select(dim, 0).unsqueeze(1).expand({-1, 5, -1});
    case 1:
      return x.select(dim, 0).unfold(1, 1 + numbers.below(x.select(dim, 0).size(1)), 1);
    default:
      return plain_view(x, numbers);
  }
}

/// What adds elements, in three dimensions.
Tensor sums_of(const Tensor& x, Numbers& numbers) {
  const int64_t dim = numbers.below(3), other = (dim + 1) % 3;
  switch (numbers.below(9)) {
    case 0:
      return x.sum(dim, true) + x;
    case 1:
      return x.softmax(dim);
    case 2:
      return x.cumsum(dim).tanh();
    case 3:
      return x - x.mean({dim, other}, true);
    case 4:
      return x.bmm(x.transpose(1, 2)).tanh();
    case 5:
      return x[0].t().mm(x[x.size(0) - 1]).tanh().unsqueeze(dim);
    case 6:
      return layer_norm(x, {x.size(2)});
    case 7:
      return cat({x, x.sum(dim, true)}, dim).tanh();
    default:
      return x * x.sum();
  }
}

/// A new tensor that a view of is written to; or the view.
Tensor written(const Tensor& x, Numbers& numbers) {
  const Tensor base = numbers.below(2) == 0 ? x.clone() : x * 3;
  Tensor view = plain_view(base, numbers);
  if (numbers.below(2) == 0) view = plain_view(view, numbers);
  switch (numbers.below(3)) {
    case 0:
      view.mul_(1.1);
      break;
    case 1:
      view.copy_(view.sum(numbers.below(3), true));
      break;
    default:
      view.add_(view.softmax(numbers.below(3)));
  }
  return numbers.below(2) == 0 ? base : view;
}

}  // namespace

std::vector<Tensor> random_views(Tensor x, uint64_t seed,
                                 const std::function<void(const Tensor&)>& after_step) {
  Numbers numbers(seed);
  const int64_t steps = 2 + numbers.below(8);
  for (int64_t i = 0; i < steps; ++i) {
    const int64_t kind = numbers.below(8);
    if (kind == 0) {
      x = written(x, numbers);
    } else if (kind < 3) {
      x = sums_of(x, numbers);
    } else if (kind == 3) {
      x = x.relu() + 1;
    } else {
      x = any_view(x, numbers);
    }
    if (x.numel() > 3000) x = x.slice(0, 0, 1).slice(1, 0, 5).slice(2, 0, 9);
    if (after_step) after_step(x);
  }
  return {x, x.sum(), x.sum(numbers.below(3))};
}

}  // namespace tenon::test
