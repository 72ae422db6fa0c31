#include "tenon/kernels/loss/meta.h"

#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::meta {
namespace {

void check_arguments(std::string_view op, const TensorBase& self, const TensorBase& target,
                     const TensorBase& weight, int64_t reduction) {
  check_floating(op, self.dtype());
  TENON_CHECK(target.dtype() == DType::kInt64, DTypeError, op, ": expected a target of int64, got ",
              target.dtype());
  TENON_CHECK(self.dim() == 1 || self.dim() == 2, ShapeError, op,
              ": expected self of sizes [N, C] or [C], got ", self.sizes());
  const IntArrayRef expected = self.sizes().slice(0, self.dim() - 1);
  TENON_CHECK(target.sizes() == expected || (self.dim() == 1 && target.numel() == 1), ShapeError,
              op, ": expected a target of sizes ", expected, ", got ", target.sizes());
  LossReduction::check(op, reduction);
  if (!weight.defined()) return;
  check_same_type(op, "self", self, "weight", weight);
  TENON_CHECK(weight.dim() == 1 && weight.numel() == self.sizes().back(), ShapeError, op,
              ": expected a weight for each of ", self.sizes().back(), " classes, got sizes ",
              weight.sizes());
}

TensorSpec loss_spec(const TensorBase& self, int64_t reduction) {
  const bool one_each = gives_loss_each(self, reduction);
  return {one_each ? self.sizes().slice(0, 1) : IntArrayRef(), self.dtype(), self.device()};
}

}  // namespace

bool gives_loss_each(const TensorBase& self, int64_t reduction) {
  return reduction == LossReduction::kNone && self.dim() == 2;
}

std::tuple<TensorSpec, TensorSpec> nll_loss_forward(const TensorBase& self,
                                                    const TensorBase& target,
                                                    const TensorBase& weight, int64_t reduction) {
  check_arguments("nll_loss", self, target, weight, reduction);
  return {loss_spec(self, reduction), {{}, self.dtype(), self.device()}};
}

TensorSpec nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                             const TensorBase& target, const TensorBase& weight,
                             int64_t reduction) {
  check_arguments("nll_loss_backward", self, target, weight, reduction);
  check_same_type("nll_loss_backward", "self", self, "grad_output", grad_output);
  const TensorSpec loss = loss_spec(self, reduction);
  TENON_CHECK(grad_output.sizes() == IntArrayRef(loss.sizes), ShapeError,
              "nll_loss_backward: expected grad_output of sizes ", loss.sizes, ", got ",
              grad_output.sizes());
  return spec_of(self);
}

}  // namespace tenon::meta
