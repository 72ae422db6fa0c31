#include "tenon/kernels/loss/meta.h"
#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::meta {
namespace {

void check_labels(std::string_view op, const TensorBase& self, const TensorBase& target,
                  int64_t reduction) {
  check_floating(op, "self", self.dtype());
  TENON_CHECK(target.dtype() == DType::kInt64, DTypeError, op, ": expected a target of int64, got ",
              target.dtype());
  TENON_CHECK(self.dim() <= 2 && (self.dim() == 0 || self.sizes().back() > 0), ShapeError, op,
              ": expected self [N, C] or [C] of at least one class, got sizes ", self.sizes());
  TENON_CHECK(target.sizes() == self.sizes(), ShapeError, op,
              ": expected a target of the sizes of self ", self.sizes(), ", got ", target.sizes());
  LossReduction::check(op, reduction);
}

TensorSpec loss_spec(const TensorBase& self, int64_t reduction) {
  const bool one_each = gives_multilabel_loss_each(self, reduction);
  return {one_each ? self.sizes().slice(0, 1) : IntArrayRef(), self.dtype(), self.device()};
}

}  // namespace

bool gives_multilabel_loss_each(const TensorBase& self, int64_t reduction) {
  return reduction == LossReduction::kNone && self.dim() == 2;
}

std::tuple<TensorSpec, TensorSpec> multilabel_margin_loss_forward(const TensorBase& self,
                                                                  const TensorBase& target,
                                                                  int64_t reduction) {
  check_labels("multilabel_margin_loss", self, target, reduction);
  return {loss_spec(self, reduction), spec_of(self)};
}

TensorSpec multilabel_margin_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                                           const TensorBase& target, int64_t reduction,
                                           const TensorBase& is_target) {
  constexpr std::string_view kOp = "multilabel_margin_loss_backward";
  check_labels(kOp, self, target, reduction);
  check_same_type(kOp, "self", self, "grad_output", grad_output);
  check_same_type(kOp, "self", self, "is_target", is_target);
  const TensorSpec loss = loss_spec(self, reduction);
  TENON_CHECK(grad_output.sizes() == IntArrayRef(loss.sizes), ShapeError, kOp,
              ": expected grad_output of sizes ", loss.sizes, ", got ", grad_output.sizes());
  TENON_CHECK(is_target.sizes() == self.sizes(), ShapeError, kOp,
              ": expected is_target of the sizes of self ", self.sizes(), ", got ",
              is_target.sizes());
  return spec_of(self);
}

}  // namespace tenon::meta
