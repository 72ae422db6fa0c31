// Views of complex numbers and of their parts: writes and gradients.

#include <complex>

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

/// Complex numbers of these parts, each computed of them.
Tensor numbers_of(const Tensor& parts) {
  return view_as_complex(parts.reshape({-1, 2}) * 1);
}

TEST_CASE("what is written to a part is written to the numbers", "[views][complex]") {
  const Tensor parts = leaf({1, 2, 3, 4}), by = leaf({10, 20});
  const Tensor z = numbers_of(parts);
  Tensor part = real(z), other = imag(z.narrow(0, 1, 1));
  part.mul_(by);
  other.mul_(5);
  CHECK(values(view_as_real(z)) == Values{10, 2, 60, 20});
  CHECK(part.is_view());
  CHECK(part.is_alias_of(z));
  view_as_real(z).sum().backward();
  CHECK(values(parts.grad()) == Values{10, 1, 20, 5});
  CHECK(values(by.grad()) == Values{1, 3});
}

TEST_CASE("what is written to the numbers is written to their parts", "[views][complex]") {
  const Tensor start = leaf({1, 2, 3, 4, 5, 6});
  const Tensor parts = start * 1;
  const Tensor first = parts.narrow(0, 0, 2);
  Tensor z = view_as_complex(parts.view({3, 2}));
  z.mul_(std::complex<double>(0, 1));
  z.narrow(0, 1, 1).mul_(2);
  CHECK(values(parts) == Values{-2, 1, -8, 6, -6, 5});
  CHECK(values(first) == Values{-2, 1});
  (parts * vec({1, 10, 100, 1000, 0, 1})).sum().backward();
  CHECK(values(start.grad()) == Values{10, -1, 2000, -200, 1, 0});
}

TEST_CASE("a gradient of parts may lie anywhere", "[views][complex]") {
  const auto z = [] { return numbers_of(leaf({1, 2})).detach().set_requires_grad(true); };
  SECTION("at an odd place") {
    const Tensor number = z();
    cat({vec({7}), view_as_real(number).reshape({2})}).mul(vec({1, 2, 3})).sum().backward();
    CHECK(values(view_as_real(number.grad())) == Values{2, 3});
  }
  SECTION("with an odd stride of a dimension of size 1") {
    const Tensor number = z();
    (view_as_real(number).t() * vec({2, 3}).view({2, 1})).sum().backward();
    CHECK(values(view_as_real(number.grad())) == Values{2, 3});
  }
  SECTION("in columns") {
    const Tensor numbers = numbers_of(leaf({1, 2, 3, 4})).detach().set_requires_grad(true);
    (view_as_real(numbers).t() * vec({1, 2, 3, 4}).view({2, 2})).sum().backward();
    CHECK(values(view_as_real(numbers.grad())) == Values{1, 3, 2, 4});
  }
}

TEST_CASE("numbers are seen in parts at even places alone", "[views][complex]") {
  const Tensor row = vec({1, 2, 3, 4, 5});
  CHECK_THROWS_AS(view_as_complex(row.narrow(0, 1, 4).view({2, 2})), ShapeError);
  const Tensor copied = row.narrow(0, 1, 4).view({2, 2}).clone(MemoryFormat::Contiguous);
  CHECK(values(view_as_real(view_as_complex(copied))) == Values{2, 3, 4, 5});
  // Strides that no step is taken by may be any.
  CHECK(view_as_complex(row.as_strided({1, 2}, {3, 1})).sizes() == IntArrayRef({1}));
  CHECK(view_as_complex(row.as_strided({0, 3, 2}, {1, 1, 1})).sizes() == IntArrayRef({0, 3}));
}

TEST_CASE("the gradient of an angle needs no more range than itself", "[complex]") {
  for (const double size : {1e-200, 1.0, 1e200}) {
    const Tensor z = numbers_of(vec({0, size})).set_requires_grad(true);
    angle(z).sum().backward();
    CHECK(view_as_real(z.grad())[0][0].item<double>() == Approx(-1 / size));
  }
}

}  // namespace
}  // namespace tenon::test
