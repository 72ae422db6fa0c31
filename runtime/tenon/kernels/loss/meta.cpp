#include "tenon/kernels/loss/meta.h"

#include "tenon/kernels/meta/same_type.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/loss_reduction.h"

namespace tenon::meta {
namespace {

/// The sizes of self [C], [N, C] or [N, C, H, W] without the classes.
DimVector samples_of(const TensorBase& self) {
  DimVector sizes(self.sizes());
  sizes.erase(self.dim() == 1 ? 0 : 1);
  return sizes;
}

void check_arguments(std::string_view op, const TensorBase& self, const TensorBase& target,
                     const TensorBase& weight, int64_t reduction) {
  check_floating(op, self.dtype());
  TENON_CHECK(target.dtype() == DType::kInt64, DTypeError, op, ": expected a target of int64, got ",
              target.dtype());
  const DimVector expected = samples_of(self);
  TENON_CHECK(target.sizes() == IntArrayRef(expected) || (self.dim() == 1 && target.numel() == 1),
              ShapeError, op, ": expected a target of sizes ", expected, ", got ", target.sizes());
  LossReduction::check(op, reduction);
  if (!weight.defined()) return;
  check_same_type(op, "self", self, "weight", weight);
  const int64_t classes = self.sizes()[self.dim() == 1 ? 0 : 1];
  TENON_CHECK(weight.dim() == 1 && weight.numel() == classes, ShapeError, op,
              ": expected a weight for each of ", classes, " classes, got sizes ", weight.sizes());
}

TensorSpec loss_spec(const TensorBase& self, int64_t reduction) {
  const DimVector sizes = gives_loss_each(self, reduction) ? samples_of(self) : DimVector();
  return {sizes, self.dtype(), self.device()};
}

void check_vectors(std::string_view op, const TensorBase& self) {
  TENON_CHECK(self.dim() == 1 || self.dim() == 2, ShapeError, op,
              ": expected self of sizes [N, C] or [C], got ", self.sizes());
}

void check_images(std::string_view op, const TensorBase& self) {
  TENON_CHECK(self.dim() == 4, ShapeError, op, ": expected self of sizes [N, C, H, W], got ",
              self.sizes());
}

std::tuple<TensorSpec, TensorSpec> forward(std::string_view op, const TensorBase& self,
                                           const TensorBase& target, const TensorBase& weight,
                                           int64_t reduction) {
  check_arguments(op, self, target, weight, reduction);
  return {loss_spec(self, reduction), {{}, self.dtype(), self.device()}};
}

TensorSpec backward(std::string_view op, const TensorBase& grad_output, const TensorBase& self,
                    const TensorBase& target, const TensorBase& weight, int64_t reduction,
                    const TensorBase& total_weight) {
  check_arguments(op, self, target, weight, reduction);
  check_same_type(op, "self", self, "grad_output", grad_output);
  check_same_type(op, "self", self, "total_weight", total_weight);
  TENON_CHECK(total_weight.numel() == 1, ShapeError, op,
              ": expected a total_weight of one element, got sizes ", total_weight.sizes());
  const TensorSpec loss = loss_spec(self, reduction);
  TENON_CHECK(grad_output.sizes() == IntArrayRef(loss.sizes), ShapeError, op,
              ": expected grad_output of sizes ", loss.sizes, ", got ", grad_output.sizes());
  return spec_of(self);
}

}  // namespace

bool gives_loss_each(const TensorBase& self, int64_t reduction) {
  return reduction == LossReduction::kNone && self.dim() != 1;
}

std::tuple<TensorSpec, TensorSpec> nll_loss_forward(const TensorBase& self,
                                                    const TensorBase& target,
                                                    const TensorBase& weight, int64_t reduction) {
  check_vectors("nll_loss", self);
  return forward("nll_loss", self, target, weight, reduction);
}

std::tuple<TensorSpec, TensorSpec> nll_loss2d_forward(const TensorBase& self,
                                                      const TensorBase& target,
                                                      const TensorBase& weight, int64_t reduction) {
  check_images("nll_loss2d", self);
  return forward("nll_loss2d", self, target, weight, reduction);
}

TensorSpec nll_loss_backward(const TensorBase& grad_output, const TensorBase& self,
                             const TensorBase& target, const TensorBase& weight, int64_t reduction,
                             const TensorBase& total_weight) {
  check_vectors("nll_loss_backward", self);
  return backward("nll_loss_backward", grad_output, self, target, weight, reduction, total_weight);
}

TensorSpec nll_loss2d_backward(const TensorBase& grad_output, const TensorBase& self,
                               const TensorBase& target, const TensorBase& weight,
                               int64_t reduction, const TensorBase& total_weight) {
  check_images("nll_loss2d_backward", self);
  return backward("nll_loss2d_backward", grad_output, self, target, weight, reduction,
                  total_weight);
}

}  // namespace tenon::meta
