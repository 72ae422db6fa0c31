// In-place operators that are composed of others, on functional tensors with history.

#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon {
namespace {

Tensor leaf() {
  return to_functional(tensor({1.0, 2.0, 3.0})).set_requires_grad(true);
}

TEST_CASE("the gradient goes through what a composed operator writes", "[functional]") {
  const Tensor rows = tensor({2, 1});
  const Tensor x = leaf(), y = x * 2;
  y.index_fill_(0, rows, 0.5);
  CHECK(from_functional(autograd::grad({y.sum()}, {x})[0]).equal(tensor({2.0, 0.0, 0.0})));
  const Tensor z = x * 3, part = z.slice(0, 1);
  part.index_fill_(0, tensor({1}), 0.5);
  CHECK(from_functional(autograd::grad({z.sum()}, {x})[0]).equal(tensor({3.0, 3.0, 0.0})));
}

TEST_CASE("what composed operators must not write to is refused before", "[functional]") {
  const Tensor rows = tensor({2, 1}), x = leaf();
  CHECK_THROWS_AS(x.index_fill_(0, rows, 0.5), AutogradError);
  CHECK_THROWS_AS(x.view({3}).index_fill_(0, rows, 0.5), AutogradError);
  Tensor out = to_functional(zeros({3}));
  CHECK_THROWS_AS(index_fill_out(out, x, 0, rows, 0.5), AutogradError);
  CHECK(from_functional(x.detach()).equal(tensor({1.0, 2.0, 3.0})));
  CHECK(from_functional(out).equal(zeros({3})));
}

TEST_CASE("a functionalized call writes to a captured tensor as a plain call does",
          "[functional]") {
  const Tensor captured = tensor({1.0, 2.0, 3.0});
  const auto call = functionalize([&](const Tensor& x) {
    captured.pow_(2);
    captured.index_fill_(0, tensor({0}), 0.5);
    return x + 1;
  });
  call(ones({2}));
  CHECK(captured.equal(tensor({0.5, 4.0, 9.0})));
  CHECK(captured._version() == 2);
}

}  // namespace
}  // namespace tenon
