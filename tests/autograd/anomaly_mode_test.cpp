#include "tenon/autograd/anomaly_mode.h"

#include <cmath>

#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("anomaly mode names the forward call whose backward fails", "[anomaly]") {
  const Tensor x = leaf({1, 2});
  const DetectAnomalyGuard guard;
  Tensor y = x.exp();
  y.add_(1);
  CHECK_ERROR(y.sum().backward(), VersionError, "recorded by the forward call of Exp");
  CHECK_ERROR(y.sum().backward(), VersionError, "with a result of sizes [2]");
}

TEST_CASE("anomaly mode refuses gradients that are NaN", "[anomaly]") {
  const Tensor x = leaf({0, 2});
  {
    const DetectAnomalyGuard guard;
    CHECK_ERROR((x * std::nan("")).sum().backward(), AutogradError, "holds NaN");
    CHECK_FALSE(x.grad().defined());
  }
  {
    const Tensor z = view_as_complex(vec({1, 2})).set_requires_grad(true);
    const DetectAnomalyGuard guard;
    real(z * z).sum().backward();
    CHECK(values(view_as_real(z.grad())) == Values{2, -4});
    CHECK_ERROR(imag(z * Complex128(0, std::nan(""))).sum().backward(), AutogradError, "NaN");
  }
  CHECK_FALSE(AnomalyMode::is_enabled());
  (x * std::nan("")).sum().backward();
  CHECK(std::isnan(values(x.grad())[0]));
}

}  // namespace
}  // namespace tenon::test
