// Gradients of decompositions where the samples cannot check them: of symmetric matrices, and of
// full matrices of vectors, in functions of what is determined.

#include <catch2/catch.hpp>

#include "tenon/autograd/gradcheck.h"
#include "tenon/tenon.h"
#include "tests/conformance/matrices.h"

namespace tenon::test {
namespace {

using Function = std::function<std::vector<Tensor>(const Tensor&)>;

/// Checks gradients of both orders of `function` of (x + xᵀ) / 2.
void check_symmetric(const TensorBase& matrices, const Function& function) {
  const Tensor x = Tensor(matrices).cpu().detach().requires_grad_(true);
  const auto checked = [&](const autograd::TensorVector& inputs) {
    const Tensor one(inputs[0]);
    autograd::TensorVector results;
    for (const Tensor& each : function((one + one.transpose(-2, -1)) * 0.5))
      results.push_back(each);
    return results;
  };
  CHECK(autograd::gradcheck(checked, {x}));
  CHECK(autograd::gradgradcheck(checked, {x}));
}

/// The same of `function` of x itself.
void check_gradients(const TensorBase& matrices, const Function& function) {
  const Tensor x = Tensor(matrices).cpu().detach().requires_grad_(true);
  const auto checked = [&](const autograd::TensorVector& inputs) {
    autograd::TensorVector results;
    for (const Tensor& each : function(Tensor(inputs[0]))) results.push_back(each);
    return results;
  };
  CHECK(autograd::gradcheck(checked, {x}));
  CHECK(autograd::gradgradcheck(checked, {x}));
}

TEST_CASE("gradients of decompositions of symmetric matrices", "[decompositions]") {
  for (const Index& sizes : {Index{3, 3}, Index{2, 2, 2}}) {
    for (const bool upper : {false, true}) {
      check_symmetric(symmetric(sizes), [&](const Tensor& a) {
        return std::vector<Tensor>{linalg_cholesky(a, upper)};
      });
      check_symmetric(symmetric(sizes), [&](const Tensor& a) {
        const auto [values, vectors] = linalg_eigh(a, upper ? "U" : "L");
        return std::vector<Tensor>{values, vectors};
      });
    }
    check_symmetric(symmetric(sizes),
                    [](const Tensor& a) { return std::vector<Tensor>{linalg_eigvalsh(a)}; });
    check_symmetric(symmetric(sizes), [](const Tensor& a) {
      return std::vector<Tensor>{linalg_pinv(a, std::optional<double>(), std::nullopt, true)};
    });
    check_symmetric(symmetric(sizes), [](const Tensor& a) {
      return std::vector<Tensor>{cholesky_inverse(cholesky(a))};
    });
  }
}

TEST_CASE("gradients of what full singular vectors determine", "[decompositions]") {
  for (const Index& sizes : {Index{4, 2}, Index{2, 2, 3}}) {
    check_gradients(shifted(sizes), [](const Tensor& a) {
      const auto [u, s, vh] = linalg_svd(a);
      const int64_t k = s.size(-1);
      return std::vector<Tensor>{u.narrow(-1, 0, k), s, vh.narrow(-2, 0, k)};
    });
  }
}

TEST_CASE("the gradient of a determinant that is 0 is the adjugate", "[decompositions]") {
  const Tensor x = Tensor(singular()).cpu().detach().requires_grad_(true);
  linalg_det(x).backward();
  const Tensor expected = Tensor(tensor({3, 3}, {3, -6, 3, 3, -6, 3, -3, 6, -3})).cpu();
  CHECK(x.grad().allclose(expected, 1e-10, 1e-10));
}

TEST_CASE("parts of decompositions that gradients need and that are not there are named",
          "[decompositions]") {
  const Tensor x = Tensor(shifted({4, 2})).detach().requires_grad_(true);
  CHECK_THROWS_AS(std::get<1>(linalg_qr(x, "r")).sum().backward(), NotImplementedError);
  CHECK_THROWS_AS(std::get<0>(linalg_qr(x, "complete")).sum().backward(), NotImplementedError);
  CHECK_THROWS_AS(std::get<1>(_linalg_svd(x, false, false)).sum().backward(), NotImplementedError);
  const Tensor square = Tensor(symmetric({3, 3})).detach().requires_grad_(true);
  CHECK_THROWS_AS(std::get<0>(_linalg_eigh(square, "L", false)).sum().backward(),
                  NotImplementedError);
}

}  // namespace
}  // namespace tenon::test
