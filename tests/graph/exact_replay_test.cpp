// A graph adds in the order of the function that was traced: what reads a view reads it as it lies.

#include <catch2/catch.hpp>
#include <functional>
#include <utility>
#include <vector>

#include "tests/graph/exact_runs.h"

namespace tenon::test {
namespace {

void check_one(const std::function<Tensor(const Tensor&)>& function, const Tensor& input) {
  check_exact([&](const Tensors& x) { return Tensors{function(x[0])}; }, {input});
}

void check_two(const std::function<Tensor(const Tensor&, const Tensor&)>& function, const Tensor& a,
               const Tensor& b) {
  check_exact([&](const Tensors& x) { return Tensors{function(x[0], x[1])}; }, {a, b});
}

using View = std::function<Tensor(const Tensor&)>;

/// Views of a matrix that lie in each of the ways in which a view may.
const std::vector<std::pair<const char*, View>> kViews = {
    {"t", [](const Tensor& x) { return x.t(); }},
    {"columns with gaps", [](const Tensor& x) { return x.slice(1, 1, {}, 2); }},
    {"rows with gaps", [](const Tensor& x) { return x.slice(0, 2, {}, 3); }},
    {"transposed with gaps", [](const Tensor& x) { return x.t().slice(1, 0, {}, 2); }},
    {"a part", [](const Tensor& x) { return x.narrow(0, 3, 20).narrow(1, 5, 30); }},
    {"expanded",
     [](const Tensor& x) {
       return x[2].unsqueeze(1).expand({x.size(1), 67});
     }},
    {"expanded rows",
     [](const Tensor& x) {
       return x[2].expand({50, x.size(1)});
     }},
    {"windows", [](const Tensor& x) { return x[4].unfold(0, 9, 1); }},
    {"strided",
     [](const Tensor& x) {
       return x.as_strided({40, 30}, {3, 41}, 7);
     }},
    {"another shape",
     [](const Tensor& x) {
       return x.view({64, 48}).t();
     }},
    {"one of several", [](const Tensor& x) { return x.split(17, 1)[2]; }},
    {"a view of a result", [](const Tensor& x) { return (x * 3).t(); }},
    {"a result of a view", [](const Tensor& x) { return x.t() * 3 + 1; }},
    {"a view that was written to",
     [](const Tensor& x) {
       Tensor y = x * 3;
       Tensor view = y.slice(1, 0, {}, 2);
       view.mul_(1.1);
       return view;
     }},
    {"the view of a view that was written to",
     [](const Tensor& x) {
       Tensor y = x.t() * 3 + 1;
       y.t()[3].fill_(7);
       return y;
     }},
    {"another layout that was written to",
     [](const Tensor& x) {
       Tensor y = x.t() * 3;
       y.addmm_(x.t().narrow(1, 0, 5), x.narrow(0, 0, 5).narrow(1, 0, 48));
       return y;
     }},
    {"a copy that the function makes", [](const Tensor& x) { return t_copy(x); }},
    {"an expanded copy",
     [](const Tensor& x) {
       return expand_copy(x[2], {50, x.size(1)});
     }},
    {"the copy of a window of a window",
     [](const Tensor& x) {
       return as_strided_copy(x.slice(1, 1, {}, 2), {40, 30}, {3, 41});
     }},
};

TEST_CASE("sums over views are rounded as in the function") {
  const Tensor x = randn({48, 64});
  for (const auto& [name, view] : kViews) {
    INFO(name);
    check_one([&](const Tensor& in) { return view(in).sum(); }, x);
    check_one([&](const Tensor& in) { return view(in).sum(0); }, x);
    check_one([&](const Tensor& in) { return view(in).sum(1); }, x);
    check_one([&](const Tensor& in) { return view(in).relu().mean(0); }, x);
    check_one([&](const Tensor& in) { return view(in).var(1); }, x);
    check_one([&](const Tensor& in) { return view(in).cumsum(0); }, x);
  }
}

TEST_CASE("softmax of views is rounded as in the function") {
  const Tensor x = randn({48, 64});
  for (const auto& [name, view] : kViews) {
    INFO(name);
    for (const int64_t dim : {0, 1}) {
      check_one([&](const Tensor& in) { return view(in).softmax(dim); }, x);
      check_one([&](const Tensor& in) { return view(in).log_softmax(dim); }, x);
    }
  }
}

TEST_CASE("products of views are rounded as in the function") {
  const Tensor x = randn({48, 64}), b = randn({80, 80});
  for (const auto& [name, view] : kViews) {
    INFO(name);
    const auto fitting = [&](const Tensor& in, const Tensor& other) {
      const Tensor a = view(in);
      return std::pair(a, other.narrow(0, 3, a.size(1)));
    };
    check_two(
        [&](const Tensor& in, const Tensor& other) {
          const auto [left, right] = fitting(in, other);
          return left.mm(right);
        },
        x, b);
    check_two(
        [&](const Tensor& in, const Tensor& other) {
          const auto [left, right] = fitting(in, other);
          return right.t().mm(left.t());
        },
        x, b);
    check_two(
        [&](const Tensor& in, const Tensor& other) {
          const auto [left, right] = fitting(in, other);
          return left.mv(right.select(1, 2)) + addmm(left.narrow(1, 0, 1), left, right).sum(1);
        },
        x, b);
    check_two(
        [&](const Tensor& in, const Tensor& other) {
          const auto [left, right] = fitting(in, other);
          return left.expand({2, left.size(0), left.size(1)})
              .bmm(right.expand({2, right.size(0), right.size(1)}));
        },
        x, b);
  }
}

TEST_CASE("gradients through views are rounded as in the function") {
  const Tensor x = randn({48, 64}), b = randn({80, 80});
  for (const auto& [name, view] : kViews) {
    INFO(name);
    check_exact(
        [&](const Tensors& in) {
          const Tensor left = in[0].detach().requires_grad_(true);
          const Tensor right = in[1].detach().requires_grad_(true);
          const Tensor a = view(left);
          const Tensor loss = a.mm(right.narrow(0, 3, a.size(1))).softmax(0).pow(2).sum();
          return Tensors(autograd::grad({loss}, {left, right}));
        },
        {x, b});
  }
}

TEST_CASE("views of captured and of folded tensors are read as they lie") {
  const Tensor x = randn({48, 64}), captured = randn({48, 64});
  for (const auto& [name, view] : kViews) {
    INFO(name);
    check_one([&](const Tensor& in) { return view(captured).sum(0) + in.sum(); }, x);
    check_one(
        [&](const Tensor& in) {
          const Tensor made = arange(48.0 * 64).view({48, 64}).reciprocal();
          return view(made).sum(0) + in.sum();
        },
        x);
  }
}

TEST_CASE("offsets count from the storage that a tensor has in the function") {
  const Tensor x = randn({48, 64}), captured = randn({48, 64});
  CHECK_THROWS_WITH(
      trace([&](const Tensor& in) { return as_strided_copy(captured[1], {2}, {1}, 3) + in; },
            {ones({2})}),
      "trace: as_strided_copy reads at offset 3 of a captured tensor that begins at 64; capture "
      "the "
      "tensor that it is a view of");
  for (const int64_t offset : {70, 99}) {
    check_one([&](const Tensor& in) { return as_strided_copy(in[1], {5, 3}, {1, 7}, offset); }, x);
    check_one(
        [&](const Tensor& in) {
          return as_strided_copy((in.t() * 2)[1], {5, 3}, {1, 7}, offset) + in.sum();
        },
        x);
    check_one(
        [&](const Tensor& in) {
          return as_strided_copy(captured[1], {5, 3}, {1, 7}, offset) + in.sum();
        },
        x);
    check_one(
        [&](const Tensor& in) {
          return as_strided_scatter(in[1], in[0].narrow(0, 0, 5), {5}, {2}, offset);
        },
        x);
    check_one(
        [&](const Tensor& in) {
          return as_strided_scatter(captured[1], in[0].narrow(0, 0, 5), {5}, {2}, offset);
        },
        x);
  }
}

}  // namespace
}  // namespace tenon::test
