#include "tenon/autograd/gradient.h"

#include <utility>

#include "tenon/autograd/formulas/basic.h"
#include "tenon/base/broadcast.h"
#include "tenon/dispatch/functional_device.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/to.h"
#include "tenon/guards/grad_mode.h"

namespace tenon {

namespace {

/// Whether a gradient goes back over a copy to or from a backend of functional tensors.
bool crosses_functional_device(Device from, Device to) {
  return from.type() != to.type() && !from.is_meta() && !to.is_meta() &&
         (is_functional_device(from.type()) || is_functional_device(to.type()));
}

}  // namespace

void add_gradient(TensorBase& sum, TensorBase grad) {
  if (!sum.defined()) {
    sum = std::move(grad);
    return;
  }
  const bool exclusive = !GradMode::is_enabled() && sum.use_count() == 1 &&
                         sum.storage().unique() && sum.is_contiguous() && !sum.is_inference();
  if (exclusive) {
    ops::add_(sum, grad);
  } else {
    sum = ops::add(sum, grad);
  }
}

TensorBase fit_gradient(TensorBase grad, const Edge& edge, std::string_view from, size_t i) {
  if (gradient_fits(grad, edge)) return grad;
  const InputMetadata& expected = edge.node->input_metadata(edge.input_nr);
  TENON_CHECK(grad.is_inexact(), DTypeError, from, ": expected gradient ", i,
              " to be of a floating or complex dtype, got ", grad.dtype());
  if (crosses_functional_device(grad.device(), expected.device)) {
    grad = ops::_to_copy(grad, grad.dtype(), std::nullopt, expected.device);
  }
  TENON_CHECK(grad.device().type() == expected.device.type(), DeviceError, from,
              ": expected gradient ", i, " to be on ", expected.device, ", got ", grad.device());
  TENON_CHECK(is_broadcastable_to(expected.sizes, grad.sizes()), ShapeError, from,
              ": expected gradient ", i, " to be of sizes that ", expected.sizes,
              " broadcasts to, got ", grad.sizes());
  grad = formulas::sum_to(grad, expected.sizes);
  if (expected.dtype != grad.dtype()) grad = ops::to(grad, expected.dtype, false, false, {});
  return grad;
}

}  // namespace tenon
