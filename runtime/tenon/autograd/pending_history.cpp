#include "tenon/autograd/pending_history.h"

#include <utility>

#include "tenon/autograd/copy_slices.h"
#include "tenon/autograd/view.h"
#include "tenon/autograd/view_operators.h"

namespace tenon {
namespace {

/// The node of the base that runs `node` on the part of a gradient that belongs to the view.
intrusive_ptr<Node> make_copy_slices(const TensorBase& self, const ViewMeta& view,
                                     const intrusive_ptr<Node>& node) {
  TENON_INTERNAL_ASSERT(view.creation_meta == CreationMeta::Default);
  TENON_CHECK(node->num_inputs() == 0, AutogradError, node->name(),
              ": an operator that modifies a view in place must not have other results");
  node->add_input_metadata(self);
  ViewReplay replay = view.replay ? view.replay : detail::view_operators(view.base, self);
  auto copy_slices = make_intrusive<CopySlices>(view.base, self, std::move(replay), node);
  copy_slices->add_input_metadata(view.base);
  return copy_slices;
}

/// Lends a tensor the history that it is going to have, for the scope.
class LentHistory {
 public:
  LentHistory(const TensorBase& self, Edge edge)
      : impl_(*self.impl()),
        meta_(materialize_autograd_meta(self)),
        keys_(impl_.key_set()),
        edge_(std::move(edge)) {
    swap();
    impl_.add_key(autograd_key_of(keys_));
  }
  ~LentHistory() {
    swap();
    impl_.remove_keys(impl_.key_set() - keys_);
  }
  LentHistory(const LentHistory&) = delete;
  LentHistory& operator=(const LentHistory&) = delete;

 private:
  void swap() noexcept {
    std::swap(meta_.grad_fn, edge_.node);
    std::swap(meta_.output_nr, edge_.input_nr);
  }

  TensorImpl& impl_;
  AutogradMeta& meta_;
  const DispatchKeySet keys_;
  Edge edge_;
};

/// The history that the view `self` has when `edge` is that of its base.
Edge edge_of_view(const TensorBase& self, const ViewMeta& view, const Edge& edge) {
  const LentHistory lent(view.base, edge);
  return view_edge(self, view);
}

}  // namespace

PendingEdge::PendingEdge(const TensorBase& self, Edge edge) {
  TENON_CHECK(!self.is_inference(), InferenceModeError, edge.node->name(),
              ": cannot record history on an inference tensor of sizes ", self.sizes(),
              "; clone the inference tensor that it is a view of outside InferenceMode first, or "
              "move the code into the guard",
              inference_origin_text(self));
  const AutogradMeta* meta = autograd_meta(self);
  if (meta == nullptr) {
    meta_ = std::make_unique<AutogradMeta>(std::move(edge.node), edge.input_nr);
    return;
  }
  // What keeps the gradient of the tensor goes with it to the node that is its history then.
  if (meta->retained) {
    edge.node->materialize_hooks().retained_grads.push_back({edge.input_nr, meta->retained});
  }
  edge_ = std::move(edge);
}

void PendingEdge::commit(const TensorBase& self) noexcept {
  TensorImpl& impl = *self.impl();
  if (meta_ && impl.autograd_meta() == nullptr) {
    impl.set_autograd_meta(std::move(meta_));
    return impl.add_key(autograd_key_of(impl.key_set()));
  }
  if (meta_) edge_ = {std::move(meta_->grad_fn), meta_->output_nr};
  detail::replace_history(self, *autograd_meta(self), std::move(edge_));
}

PendingHistory::PendingHistory(const TensorBase& self, const intrusive_ptr<Node>& node,
                               Change change, size_t most_dims)
    : self_(self) {
  const ViewMeta* view = view_meta(self);
  if (change == Change::kGeometry) {
    const uint32_t input_nr = node->add_input_metadata(self);
    node->reserve_input_dims(input_nr, std::max<size_t>(self.dim() + 1, most_dims));
    edge_ = PendingEdge(self, {node, input_nr});
    reshaped_by_ = node.get();
  } else if (view != nullptr) {
    const Edge base_edge{make_copy_slices(self, *view, node), 0};
    view_edge_ = edge_of_view(self, *view, base_edge);
    edge_ = PendingEdge(view->base, base_edge);
  } else {
    const uint32_t input_nr = node->add_input_metadata(self);
    if (self.is_inexact()) edge_ = PendingEdge(self, {node, input_nr});
  }
}

void PendingHistory::commit() noexcept {
  if (!view_edge_) {
    if (reshaped_by_ != nullptr) reshaped_by_->set_input_metadata(0, self_);
    if (edge_) edge_.commit(self_);
    return;
  }
  ViewMeta& view = *view_meta(self_);
  edge_.commit(view.base);
  if (view.retained) [[unlikely]]
    detail::leave_retained_grad(view);
  view.grad_fn = std::move(view_edge_.node);
  view.output_nr = view_edge_.input_nr;
  view.attr_version = self_.storage()->version();
}

PendingResult::PendingResult(const intrusive_ptr<Node>& node, int64_t dims)
    : meta_(std::make_unique<AutogradMeta>(node, node->add_input_metadata(TensorBase()))) {
  node->reserve_input_dims(meta_->output_nr, dims);
}

void PendingResult::commit(const TensorBase& result) noexcept {
  if (!result.defined()) return;
  meta_->grad_fn->set_input_metadata(meta_->output_nr, result);
  TensorImpl& impl = *result.impl();
  if (!result.is_inexact() || impl.autograd_meta() != nullptr) return;
  impl.set_autograd_meta(std::move(meta_));
  impl.add_key(autograd_key_of(impl.key_set()));
}

}  // namespace tenon
