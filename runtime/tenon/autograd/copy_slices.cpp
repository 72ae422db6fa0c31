#include "tenon/autograd/copy_slices.h"

#include <utility>

#include "tenon/autograd/graph_task.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/view_of_parts.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/empty_strided.h"
#include "tenon/generated/ops/zero.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {
namespace {

/// Whether a gradient made of `grad` has memory. What has none is made by operators that return
/// it, and windows on it are those of the functionalization pass, which has their inverses.
bool has_memory(const TensorBase& grad) {
  constexpr DispatchKeySet kWithoutMemory{DispatchKey::Functionalize, DispatchKey::Tracer};
  return !with_thread_keys(grad.key_set()).has_any(kWithoutMemory);
}

}  // namespace

CopySlices::CopySlices(const TensorBase& base, const TensorBase& view, ViewReplay replay,
                       intrusive_ptr<Node> node)
    : base_(geometry_of(base)),
      view_(geometry_of(view)),
      replay_(replay ? std::move(replay) : replay_of_parts(base, view)),
      node_(std::move(node)) {
  EdgeList edges = node_->next_edges();
  edges[0] = gradient_edge(base);
  set_next_edges(std::move(edges));
}

TensorBase CopySlices::view_of(const TensorBase& base_grad) const {
  if (replay_) return replay_(base_grad);
  return ops::as_strided(base_grad, view_.sizes, view_.strides, view_.offset - base_.offset);
}

TensorBase CopySlices::laid_out_as_base(const TensorBase& grad) const {
  const bool is_plain = has_memory(grad);
  if (!is_plain && is_dense(base_.sizes, base_.strides)) {
    const TensorBase like =
        ops::empty_strided(base_.sizes, base_.strides, grad.dtype(), std::nullopt, grad.device());
    return ops::copy(like, grad);
  }
  TensorBase base_grad =
      is_plain ? make_tensor_strided(base_.sizes, base_.strides, grad.dtype(), grad.device())
               : ops::empty_strided(base_.sizes, base_.strides, grad.dtype(), std::nullopt,
                                    grad.device());
  return ops::copy_(base_grad, grad);
}

TensorVector CopySlices::apply(TensorVector&& grads) {
  const intrusive_ptr<Node> node = node_;
  TENON_CHECK(
      node, AutogradError,
      "CopySlices: the tensors saved for backward are freed already; pass retain_graph=true "
      "to the first backward to go through the graph a second time");
  const TensorBase& grad = grads[0];
  TensorBase base_grad = laid_out_as_base(grad);
  TensorBase view_grad = view_of(base_grad);
  const InnerNode inner(*node);
  // A copy, since `node` may keep it for double backward while `view_grad` is written below.
  TensorVector results = node->apply({ops::clone(view_grad, MemoryFormat::Contiguous)});
  results.resize(num_outputs());
  if (!needs_input_grad(0)) {
    results[0].reset();
    return results;
  }
  if (results[0].defined()) {
    ops::copy_(view_grad, results[0]);
  } else {
    ops::zero_(view_grad);
  }
  results[0] = std::move(base_grad);
  return results;
}

}  // namespace tenon
