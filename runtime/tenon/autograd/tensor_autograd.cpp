// The autograd members of TensorBase.

#include <utility>

#include "tenon/autograd/history.h"
#include "tenon/autograd/view.h"
#include "tenon/base/error_conversion.h"
#include "tenon/guards/inference_mode.h"

namespace tenon {
namespace {

void check_may_require_grad(const TensorBase& self) {
  TENON_CHECK(self.is_inexact(), AutogradError,
              "set_requires_grad: expected a tensor of a floating or complex dtype, got ",
              self.dtype());
  TENON_CHECK(
      !self.is_inference() || InferenceMode::is_enabled(), InferenceModeError,
      "set_requires_grad: an inference tensor of sizes ", self.sizes(),
      " cannot start to require grad outside InferenceMode; clone it, or move the code into "
      "the guard",
      inference_origin_text(self));
}

/// Views of an inference tensor are not tracked, so that they cannot follow it.
void check_no_aliases(const TensorBase& self) {
  const uint32_t others = self.is_inference() ? self.storage().use_count() - 1 : 0;
  TENON_CHECK(others == 0 || self.requires_grad(), InferenceModeError,
              "set_requires_grad: an inference tensor of sizes ", self.sizes(),
              " shares its data with ", others, others == 1 ? " other tensor" : " other tensors",
              ", which would not require grad, since views of inference tensors are not tracked; "
              "drop them first, mark the tensor before it is viewed, or clone it",
              inference_origin_text(self));
}

}  // namespace

const TensorBase& TensorBase::set_requires_grad(bool requires_grad) const try {
  TensorImpl& impl = get();
  if (!requires_grad) {
    AutogradMeta* meta = tenon::autograd_meta(*this);
    if (meta == nullptr) return *this;
    TENON_CHECK(is_leaf(), AutogradError,
                "set_requires_grad: expected a leaf, got a tensor of sizes ", sizes(),
                " with the history ", meta->grad_fn->name(),
                "; use detach() to get a tensor without history");
    if (meta->is_view() && meta->requires_grad_flag) forget_edge_to_base(*this);
    meta->requires_grad_flag = false;
    if (!meta->is_view()) impl.remove_keys(autograd_keys);
    return *this;
  }
  check_has_autograd("requires_grad_");
  check_may_require_grad(*this);
  check_no_aliases(*this);
  AutogradMeta& own = materialize_autograd_meta(*this);
  if (own.is_view() && !own.requires_grad_flag) forget_edge_to_base(*this);
  own.requires_grad_flag = true;
  impl.add_key(is_inference() ? DispatchKey::AutogradInference : autograd_key_of(impl.key_set()));
  return *this;
} catch (...) {
  detail::rethrow_as_error("set_requires_grad");
}

bool TensorBase::is_leaf() const {
  const AutogradMeta* meta = tenon::autograd_meta(*this);
  return meta == nullptr || !meta->grad_fn;
}

intrusive_ptr<Node> TensorBase::grad_fn() const try {
  AutogradMeta* meta = tenon::autograd_meta(*this);
  if (meta == nullptr) return nullptr;
  return meta->is_view() ? view_grad_fn(*this) : meta->grad_fn;
} catch (...) {
  detail::rethrow_as_error("grad_fn");
}

int64_t TensorBase::output_nr() const {
  const AutogradMeta* meta = tenon::autograd_meta(*this);
  return meta == nullptr ? 0 : meta->output_nr;
}

bool TensorBase::is_view() const {
  return view_meta(*this) != nullptr;
}

TensorBase TensorBase::_base() const try {
  const ViewMeta* view = view_meta(*this);
  TENON_CHECK(view != nullptr, AutogradError, "_base: expected a view, got a tensor of sizes ",
              sizes(), " that is none");
  return view->base;
} catch (...) {
  detail::rethrow_as_error("_base");
}

const TensorBase& TensorBase::grad() const {
  AutogradMeta* meta = tenon::autograd_meta(*this);
  return meta == nullptr ? undefined_tensor : meta->grad();
}

TensorBase& TensorBase::mutable_grad() const try {
  get();
  check_has_autograd("mutable_grad");
  return materialize_autograd_meta(*this).grad();
} catch (...) {
  detail::rethrow_as_error("mutable_grad");
}

void TensorBase::retain_grad() const try {
  TENON_CHECK(requires_grad(), AutogradError,
              "retain_grad: expected a tensor that requires grad, got one of sizes ", sizes(),
              " that does not");
  const Edge edge = gradient_edge(*this);
  AutogradMeta& meta = materialize_autograd_meta(*this);
  if (accumulates(*this) || meta.retained) return;
  auto slot = make_intrusive<RetainedGrad>();
  slot->grad = meta.grad();
  edge.node->materialize_hooks().retained_grads.push_back({edge.input_nr, slot});
  meta.retained = std::move(slot);
} catch (...) {
  detail::rethrow_as_error("retain_grad");
}

bool TensorBase::retains_grad() const {
  const AutogradMeta* meta = tenon::autograd_meta(*this);
  return meta != nullptr && meta->retained;
}

uint32_t TensorBase::register_hook(std::function<TensorBase(const TensorBase& grad)> hook) const
    try {
  TENON_CHECK(requires_grad(), AutogradError,
              "register_hook: expected a tensor that requires grad, got one of sizes ", sizes(),
              " that does not");
  const Edge edge = gradient_edge(*this);
  AutogradMeta& meta = materialize_autograd_meta(*this);
  if (meta.hooks) return meta.hooks->add(std::move(hook));
  auto hooks = make_intrusive<TensorHooks>();
  const uint32_t number = hooks->add(std::move(hook));
  // The accumulator of a leaf asks the leaf for its hooks; it may not live as long.
  if (!accumulates(*this))
    edge.node->materialize_hooks().tensor_hooks.push_back({edge.input_nr, hooks});
  meta.hooks = std::move(hooks);
  return number;
} catch (...) {
  detail::rethrow_as_error("register_hook");
}

void TensorBase::remove_hook(uint32_t number) const try {
  const AutogradMeta* meta = tenon::autograd_meta(*this);
  TENON_CHECK(meta != nullptr && meta->hooks, AutogradError, "remove_hook: the tensor of sizes ",
              sizes(), " has no hooks");
  meta->hooks->remove(number);
} catch (...) {
  detail::rethrow_as_error("remove_hook");
}

}  // namespace tenon
