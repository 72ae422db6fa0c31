// Composite operators that are written as expressions, of kinds that the library has none of.

#include "tenon/autograd/gradcheck.h"
#include "tests/autograd/tensors.h"
#include "tests/generated/operators.h"

namespace tenon::test {
namespace {

TEST_CASE("a call decides what a composite operator computes") {
  const Tensor a = vec({5, 7});
  const Tensor b = vec({2, 3});
  CHECK(values(ops::spread(a, b)) == Values{9, 16});
  CHECK(values(ops::spread(a, b, Scalar(2), "flat")) == Values{6, 8});
  const TensorBase flat = ops::spread(ops::reshape(a, {2, 1}), b, std::nullopt, "flat");
  CHECK(flat.sizes() == IntArrayRef{4});
  CHECK(values(flat) == Values{3, 2, 5, 4});
  CHECK_ERROR(ops::spread(a, b, std::nullopt, "cubed"), ValueError,
              "spread: expected one of: scale; no_scale and squared; no_scale and flat");
}

TEST_CASE("a composite operator has the derivative of its parts, and those of its variants") {
  const Tensor a = leaf({5, 7});
  const Tensor b = leaf({2, 3});
  const auto spread = [](const TensorVector& inputs) -> TensorVector {
    return {ops::spread(inputs[0], inputs[1])};
  };
  CHECK(autograd::gradcheck(spread, {a, b}));
  CHECK(autograd::gradgradcheck(spread, {a, b}));

  TensorBase changed = ops::clone(a);
  ops::spread_(changed, b, Scalar(2));
  CHECK(changed._version() == 1);
  CHECK(values(changed) == Values{6, 8});
  Tensor(ops::sum(changed)).backward();
  CHECK(values(a.grad()) == Values{2, 2});
  CHECK(values(b.grad()) == Values{-2, -2});

  TensorBase out = ops::empty({0}, DType::kFloat64);
  CHECK_ERROR(ops::spread_out(a, b, std::nullopt, "squared", out), AutogradError, "spread.out");
  ops::spread_out(a.detach(), b.detach(), std::nullopt, "squared", out);
  CHECK(values(out) == Values{9, 16});
}

TEST_CASE("a memory format may decide, and a composite operator take a generator") {
  const Tensor a = vec({5, 7});
  CHECK(values(ops::shift(a, MemoryFormat::Contiguous)) == Values{6, 8});
  CHECK(values(ops::shift(a, MemoryFormat::Preserve, Generator())) == Values{14, 18});
  CHECK_ERROR(ops::shift(a, MemoryFormat::ChannelsLast), ValueError,
              "shift: expected memory_format to be 'contiguous_format' or 'preserve_format', got");
}

}  // namespace
}  // namespace tenon::test
