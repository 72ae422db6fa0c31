// Kernels that a compiled graph prepares when it is made: to the bit what their calls compute.

#include "check_compiled.h"

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

TEST_CASE("pointwise operators of few and of many elements, of which all are in memory") {
  for (const int64_t n : {1, 31, 5000, 100'000}) {
    check_compiled(
        [](const Tensors& in) {
          return Tensors{in[0].relu(), in[0] * in[1]};
        },
        {randn({n}), randn({n})});
  }
}

TEST_CASE("outputs that alias what is read, or one another, are refused also in inference mode") {
  const InferenceMode guard;
  const Tensor weight = randn({4, 4});
  const CompiledGraph compiled = trace(
                                     [&](const Tensor& x) {
                                       return Tensors{x.mm(weight), x + 1};
                                     },
                                     {randn({4, 4})})
                                     .compile();
  const Tensor x = randn({4, 4}), output = zeros({4, 4}), other = zeros({4, 4});
  CHECK_THROWS_AS(compiled.run({x}, {x, output}), ValueError);
  CHECK_THROWS_AS(compiled.run({x}, {output, weight}), ValueError);
  CHECK_THROWS_AS(compiled.run({x}, {output, output}), ValueError);
  CHECK(output.equal(zeros({4, 4})));
  compiled.run({x}, {output, other});
  CHECK(output.equal(x.mm(weight)));
  CHECK(other.equal(x + 1));
}

}  // namespace
}  // namespace tenon::test
