#include "tenon/autograd/inplace.h"

#include "tenon/autograd/history.h"
#include "tenon/autograd/view.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/inference_origin.h"

namespace tenon {
namespace {

void check_recordable(std::string_view op, const TensorBase& self) {
  if (const ViewMeta* view = view_meta(self)) {
    check_creation_meta(op, self, ViewChange::kDirect);
    TENON_CHECK(!self.requires_grad() || !view->base.is_leaf(), AutogradError, op,
                ": a view of sizes ", self.sizes(),
                " of a leaf that requires grad cannot be modified in place; do so under "
                "NoGradGuard, or on a clone");
  }
  TENON_CHECK(!self.requires_grad() || !accumulates(self), AutogradError, op, ": a leaf of sizes ",
              self.sizes(),
              " that requires grad cannot be modified in place; do so under NoGradGuard, or on a "
              "clone");
}

}  // namespace

void detail::refuse_to_modify(std::string_view op, std::string_view argument,
                              const TensorBase& self) {
  TENON_THROW(InferenceModeError, op, ": argument ", argument, " of sizes ", self.sizes(),
              " is an inference tensor, which cannot be modified outside InferenceMode; clone it "
              "to get a normal tensor, or move the code into the guard",
              inference_origin_text(self));
}

void check_inplace_view(std::string_view op, const TensorBase& self, bool requires_grad) {
  if (!requires_grad || !GradMode::is_enabled()) return;
  check_mutable(op, "self", self);
  check_recordable(op, self);
}

void check_inplace(std::string_view op, const TensorBase& self, bool requires_grad) {
  check_inplace_view(op, self, requires_grad);
  check_no_internal_overlap(op, self);
}

void check_unrecorded_write(std::string_view op, std::string_view argument,
                            const TensorBase& self) {
  if (!self.defined()) return;
  TENON_CHECK(!any_requires_grad(self), AutogradError, op, ": argument ", argument, " of sizes ",
              self.sizes(),
              " requires grad, and the derivative of what is written to it is not "
              "implemented; write to it under NoGradGuard, or pass ",
              argument, ".detach()");
  check_no_internal_overlap(op, self);
}

void check_unrecorded_write(std::string_view op, std::string_view argument, TensorList tensors) {
  for (const TensorBase& tensor : tensors) check_unrecorded_write(op, argument, tensor);
}

void refuse_out(std::string_view op) {
  TENON_THROW(AutogradError, op,
              ": out= does not record gradients, and an argument requires grad; call the function "
              "without out=");
}

void check_no_internal_overlap(std::string_view op, const TensorBase& self) {
  if (self.is_contiguous() || self.numel() == 0) return;
  const IntArrayRef sizes = self.sizes();
  for (size_t i = 0; i < sizes.size(); ++i) {
    TENON_CHECK(sizes[i] < 2 || self.strides()[i] != 0, ValueError, op,
                ": expected a tensor whose elements are distinct in memory, got one of sizes ",
                sizes, " expanded along dimension ", i, "; clone it first");
  }
}

void check_mutable(std::string_view op, std::string_view argument, TensorList tensors) {
  for (const TensorBase& tensor : tensors) {
    if (tensor.defined()) check_mutable(op, argument, tensor);
  }
}

void increment_version(TensorList tensors) {
  for (const TensorBase& tensor : tensors) {
    if (tensor.defined()) increment_version(tensor);
  }
}

}  // namespace tenon
