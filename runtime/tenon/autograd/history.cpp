#include "tenon/autograd/history.h"

#include <utility>

#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/view.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

/// The key by which calls with `self` reach Autograd.
void add_autograd_key(const TensorBase& self) {
  TensorImpl& impl = *self.impl();
  impl.add_key(autograd_key_of(impl.key_set()));
}

/// `node` is a reference that is copied or moved.
template <class Reference>
TENON_ALWAYS_INLINE void give_history(const TensorBase& result, Reference&& node) {
  const uint32_t input_nr = node->add_input_metadata(result);
  if (!result.defined() || !result.is_inexact()) return;
  TensorImpl& impl = *result.impl();
  if (impl.autograd_meta() != nullptr || impl.is_inference()) {
    return set_gradient_edge(result, {std::forward<Reference>(node), input_nr});
  }
  impl.set_autograd_meta(std::make_unique<AutogradMeta>(std::forward<Reference>(node), input_nr));
  add_autograd_key(result);
}

}  // namespace

namespace detail {

bool requires_grad(TensorList tensors) {
  for (const TensorBase& tensor : tensors) {
    if (requires_grad(tensor)) return true;
  }
  return false;
}

void append_leaf_or_view_edge(EdgeList& edges, const TensorBase& tensor) {
  AutogradMeta& meta = *autograd_meta(tensor);
  if (meta.is_view()) {
    edges.push_back(gradient_edge(tensor));
  } else if (meta.requires_grad_flag) {
    edges.emplace_back(meta.grad_accumulator(tensor).take(), 0);
  } else {
    edges.emplace_back();
  }
}

void append_edges(EdgeList& edges, TensorList tensors) {
  edges.reserve(edges.size() + tensors.size());
  for (const TensorBase& tensor : tensors) append_edges(edges, tensor);
}

}  // namespace detail

Edge gradient_edge(const TensorBase& self) {
  AutogradMeta* meta = autograd_meta(self);
  if (meta == nullptr) return {};
  if (!meta->is_view() && meta->grad_fn) return {meta->grad_fn, meta->output_nr};
  if (meta->is_view()) {
    if (intrusive_ptr<Node> grad_fn = view_grad_fn(self)) {
      return {std::move(grad_fn), meta->output_nr};
    }
    if (follows_base(self)) return edge_to_base(self);
  }
  return {grad_accumulator(self), 0};
}

intrusive_ptr<Node> grad_accumulator(const TensorBase& self) {
  AutogradMeta* meta = autograd_meta(self);
  if (meta == nullptr) return nullptr;
  TENON_CHECK(!meta->grad_fn, AutogradError,
              "grad_accumulator: expected a leaf, got a tensor that ", meta->grad_fn->name(),
              " computes the gradient of");
  if (!meta->requires_grad_flag) return nullptr;
  return meta->grad_accumulator(self).take();
}

void detail::leave_retained_grad(AutogradMeta& meta) noexcept {
  intrusive_ptr<Node> node = meta.grad_fn;
  if (!node && meta.is_view()) node = static_cast<ViewMeta&>(meta).find_edge_to_base();
  if (!node || node->hooks() == nullptr) return;
  std::erase_if(node->hooks()->retained_grads,
                [&](const NodeHooks::Retained& entry) { return entry.slot == meta.retained; });
}

void detail::end_retained_grad(AutogradMeta& meta) noexcept {
  leave_retained_grad(meta);
  TensorBase grad = std::move(meta.retained->grad);
  meta.retained.reset();
  meta.grad() = std::move(grad);
}

void set_gradient_edge(const TensorBase& self, Edge edge) {
  AutogradMeta* meta = autograd_meta(self);
  const bool simple = meta != nullptr && !meta->retained && !self.is_inference();
  if (simple) return detail::replace_history(self, *meta, std::move(edge));
  PendingEdge(self, std::move(edge)).commit(self);
}

void check_no_gradient_wanted(std::string_view op, std::string_view argument,
                              const TensorBase& tensor) {
  TENON_CHECK(!any_requires_grad(tensor), AutogradError, op, ": the gradient for ", argument,
              " is not implemented, and the tensor of sizes ", tensor.sizes(),
              " requires grad; pass ", argument, ".detach()");
}

void check_no_gradient_wanted(std::string_view op, std::string_view argument, TensorList tensors) {
  for (const TensorBase& tensor : tensors) check_no_gradient_wanted(op, argument, tensor);
}

void set_history(const TensorBase& result, const intrusive_ptr<Node>& node) {
  give_history(result, node);
}
void set_history(const TensorBase& result, intrusive_ptr<Node>&& node) {
  give_history(result, std::move(node));
}

void set_history(const std::vector<TensorBase>& results, const intrusive_ptr<Node>& node) {
  for (const TensorBase& result : results) set_history(result, node);
}

namespace autograd {

TensorBase detach(const TensorBase& self) {
  return make_alias(self);
}

const TensorBase& detach_(const TensorBase& self) {
  TENON_CHECK(!self.is_view(), AutogradError, "detach_: a view of sizes ", self.sizes(),
              " cannot be detached in place; use detach()");
  if (AutogradMeta* meta = autograd_meta(self)) {
    if (meta->retained) detail::end_retained_grad(*meta);
    meta->requires_grad_flag = false;
    meta->grad_fn.reset();
    meta->output_nr = 0;
    meta->tangents.reset();
    self.impl()->remove_keys(autograd_keys | DispatchKey::Dual);
  }
  return self;
}

}  // namespace autograd
}  // namespace tenon
