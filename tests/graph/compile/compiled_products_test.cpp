// Products that a compiled graph prepares when it is made, and what is computed where they store:
// to the bit what their calls compute.

#include <utility>

#include "check_compiled.h"
#include "step_names.h"

namespace tenon::test {
namespace {

TEST_CASE("prepared products of a matrix and a vector equal their calls") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const int64_t m : {1, 8, 13, 64}) {
      for (const int64_t k : {65, 128}) {
        INFO(dtype << " " << m << " " << k);
        const Tensor matrix = randn({m, k}, dtype), turned = randn({k, m}, dtype).t(),
                     gaps = randn({k, 2 * m}, dtype).slice(1, 0, 2 * m, 2),
                     column = randn({m, 1}, dtype), bias = randn({m}, dtype),
                     wide = randn({m, 3}, dtype).select(1, 1);
        const auto program = [&](const Tensors& in) {
          const Tensor &x = in[0], &y = in[1];
          return Tensors{x.mm(matrix.t()),
                         matrix.mm(y),
                         x.mm(turned.t()),
                         turned.mm(y),
                         x.mm(gaps),
                         addmm(bias, x, matrix.t()),
                         addmm(bias, x, turned.t()),
                         addmm(wide, x, matrix.t()),
                         addmm(bias, x, matrix.t(), 1, -2),
                         addmm(bias, x, matrix.t(), 0.5, 2),
                         addmm(bias, x, turned.t(), 0, 3),
                         addmm(column, matrix, y, 1, 0.5),
                         addmm(column, turned, y),
                         addmm(bias.select(0, 0), turned, y)};
        };
        check_compiled(program, {randn({1, k}, dtype), randn({k, 1}, dtype)});
        // -0 and NaN come of sums with what is added to them.
        check_compiled(program, {zeros({1, k}, dtype) * -1, full({k, 1}, NAN, dtype)});
      }
    }
  }
}

TEST_CASE("what is computed of a product of a matrix and a vector alone") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const int64_t n : {1, 2, 13, 64, 200}) {
      INFO(dtype << " " << n);
      const Tensor weight = randn({n, 80}, dtype), turned = randn({80, n}, dtype),
                   bias = randn({n}, dtype), nan = full({1, n}, NAN, dtype);
      const auto program = [&](const Tensors& in) {
        const Tensor &x = in[0], &y = in[1], &column = in[2];
        // Each of its own, so that none is computed once for all.
        int number = 0;
        const auto layer = [&] { return linear(x, weight * ++number, bias); };
        const Tensor kept = layer() * 2, shared = x.mm(turned);
        return Tensors{layer().relu(),
                       layer() + y,
                       (y + x.mm(turned * 2)).relu(),
                       layer().relu() + y,
                       (layer() + layer() + y).relu().relu(),
                       layer() + kept,
                       shared.relu() + shared,
                       layer() + bias,
                       layer() + bias.select(0, 0),
                       add(layer(), y, 2),
                       layer() + column.t(),
                       (weight.mm(x.t()) + column).relu(),
                       (weight * 2).mm(x.t()) + y,
                       layer() + nan,
                       layer().to(kInt64) + 1,
                       layer() + y.to(kInt32),
                       -layer()};
      };
      check_compiled(program, {randn({1, 80}, dtype), randn({1, n}, dtype), randn({n, 1}, dtype)});
      check_compiled(program,
                     {full({1, 80}, NAN, dtype), randn({1, n}, dtype), randn({n, 1}, dtype)});
      check_compiled(program,
                     {zeros({1, 80}, dtype), full({1, n}, -0.0, dtype), zeros({n, 1}, dtype)});
    }
  }
}

TEST_CASE("products of two matrices, and what is computed of them alone") {
  for (const DType dtype : {kFloat32, kFloat64}) {
    for (const auto& [m, n] : {std::pair{2, 9}, {7, 64}, {16, 100}, {40, 33}}) {
      INFO(dtype << " " << m << " " << n);
      const Tensor weight = randn({n, 80}, dtype), turned = randn({80, n}, dtype),
                   bias = randn({n}, dtype), wide = randn({n, 2}, dtype).select(1, 1),
                   whole = randn({m, n}, dtype);
      const auto program = [&](const Tensors& in) {
        const Tensor &x = in[0], &y = in[1];
        int number = 0;
        const auto layer = [&] { return addmm(bias, x, (weight * ++number).t()); };
        return Tensors{layer(),
                       layer().relu(),
                       layer() + y,
                       (y + x.mm(turned * 2)).relu(),
                       (layer() + layer() + y).relu(),
                       layer() + bias,
                       addmm(wide, x, turned),
                       addmm(whole, x, turned).relu(),
                       addmm(whole, x, weight.t(), 0.5, 2) + y,
                       addmm(whole.select(1, 0).view({-1, 1}), x, turned),
                       x.t().contiguous().t().mm(turned) + y.t().contiguous().t(),
                       (x * 3).slice(1, 0, {}, 2).mm(turned.slice(0, 0, 40)).relu()};
      };
      check_compiled(program, {randn({m, 80}, dtype), randn({m, n}, dtype)});
      check_compiled(program, {zeros({m, 80}, dtype) * -1, full({m, n}, NAN, dtype)});
    }
  }
}

TEST_CASE("a product takes what follows, however its first factor lies") {
  const Tensor weight = randn({40, 64});
  const Function program = [&](const Tensors& in) {
    return Tensors{in[0].slice(1, 0, {}, 2).mm(weight).relu()};
  };
  const Tensor x = randn({16, 80});
  check_compiled(program, {x});
  CHECK(steps_of(program, {x}) == Names{"mm + relu"});
}

TEST_CASE("what is added to a product by way of views of it") {
  const Tensor weight = randn({24, 32}), bias = randn({24});
  const auto program = [&](const Tensors& in) {
    const Tensor &x = in[0], &y = in[1];
    int number = 0;
    const auto layer = [&] { return linear(x, weight * ++number, bias); };
    const Tensor flat = layer().view({-1}), shared = layer().view({10, 24});
    return Tensors{y + layer(),
                   (layer().view({10, 24}) + y.view({10, 24})).relu(),
                   layer().view({5, 2, 24}) + y.view({5, 2, 24}),
                   layer().transpose(0, 1) + y.transpose(0, 1),
                   layer().transpose(1, 2) + y.transpose(1, 2),
                   layer().select(0, 1) + y.select(0, 1),
                   layer().view({10, 24}).narrow(0, 0, 5) + y.select(0, 0),
                   shared + shared.select(0, 0),
                   flat,
                   flat + y.view({-1}),
                   layer().unsqueeze(0).squeeze(0).relu(),
                   layer().to(kInt32) + y.to(kInt32)};
  };
  check_compiled(program, {randn({2, 5, 32}), randn({2, 5, 24})});
}

}  // namespace
}  // namespace tenon::test
