#include "tenon/base/broadcast.h"
#include "tenon/base/check.h"
#include "tenon/composite/recordable.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/kernels/pointwise_unary.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_real.h"

// Complex numbers from and to their parts, and products with conjugates.

namespace tenon::composite {
namespace {

void check_parts(std::string_view op, std::string_view first, const TensorBase& a,
                 std::string_view second, const TensorBase& b) {
  TENON_CHECK(a.dtype() == DType::kFloat32 || a.dtype() == DType::kFloat64, DTypeError, op,
              ": expected ", first, " of float32 or float64, got ", a.dtype());
  TENON_CHECK(a.dtype() == b.dtype(), DTypeError, op, ": expected ", first, " and ", second,
              " to have one dtype, got ", a.dtype(), " and ", b.dtype());
}

TensorBase joined(const TensorBase& real, const TensorBase& imag) {
  return ops::view_as_complex(ops::stack({real, imag}, -1));
}

}  // namespace

TensorBase complex(const TensorBase& real, const TensorBase& imag) {
  check_parts("complex", "real", real, "imag", imag);
  const DimVector sizes = broadcast_sizes("complex", "real", real.sizes(), "imag", imag.sizes());
  return joined(ops::expand(recordable(real), sizes), ops::expand(recordable(imag), sizes));
}

TensorBase polar(const TensorBase& abs, const TensorBase& angle) {
  check_parts("polar", "abs", abs, "angle", angle);
  broadcast_sizes("polar", "abs", abs.sizes(), "angle", angle.sizes());
  return joined(ops::mul(abs, ops::cos(angle)), ops::mul(abs, ops::sin(angle)));
}

TensorBase real(const TensorBase& self) {
  return self.is_complex() ? ops::select(ops::view_as_real(self), -1, 0) : self;
}

TensorBase imag(const TensorBase& self) {
  TENON_CHECK(self.is_complex(), DTypeError, "imag: expected a complex dtype, got ", self.dtype());
  return ops::select(ops::view_as_real(self), -1, 1);
}

TensorBase isreal(const TensorBase& self) {
  if (self.is_complex()) return ops::eq(imag(self), 0);
  return ops::ones_like(self, DType::kBool);
}

TensorBase vdot(const TensorBase& self, const TensorBase& other) {
  return ops::dot(self.is_complex() ? ops::conj_physical(self) : self, other);
}

TensorBase linalg_vecdot(const TensorBase& x, const TensorBase& y, int64_t dim) {
  return ops::sum(ops::mul(x.is_complex() ? ops::conj_physical(x) : x, y), dim);
}

}  // namespace tenon::composite
