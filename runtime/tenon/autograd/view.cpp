#include "tenon/autograd/view.h"

#include <algorithm>
#include <string>
#include <utility>

#include "tenon/autograd/error_node.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/view_of_parts.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"

// Note [Views and in-place operators]
//
// A view and its base share data, so that an in-place operator on one changes the value of the
// other, and both need a history that says so:
// - On the base, its `grad_fn` is replaced. Those of the views are out of date from there on,
//   which the version tells, and `view_grad_fn` makes them again by viewing the base once more.
// - On a view, the base gets a CopySlices node as `grad_fn`, which runs the operator's node on the
//   part of the gradient that belongs to the view. Then the view is one more view that is out of
//   date.
// Both need to know how the view comes from the base in the graph. Where it was made without being
// recorded, or together with other views by one node, there is no such way: its creation meta says
// so, and `check_creation_meta` refuses.

namespace tenon {
namespace {

/// Remakes a view of a view: `first` makes the inner one from the root, `then` the outer one.
ViewReplay chain(const TensorBase& inner, const ViewReplay& first, const TensorBase& outer,
                 ViewReplay then) {
  const TensorBase& root = view_meta(inner)->base;
  const bool tells_all = !is_view_of_parts(root, inner) && !is_view_of_parts(inner, outer);
  if (!first && !then && tells_all) return nullptr;
  const auto remade = [](const TensorBase& of, const TensorBase& view) -> ViewReplay {
    if (ViewReplay replay = replay_of_parts(of, view)) return replay;
    return [sizes = view.sizes().vec(), strides = view.strides().vec(),
            offset = view.storage_offset()](const TensorBase& base) {
      return ops::as_strided(base, sizes, strides, offset);
    };
  };
  const ViewReplay inner_replay = first ? first : remade(root, inner);
  const ViewReplay outer_replay = then ? std::move(then) : remade(inner, outer);
  return [inner_replay, outer_replay](const TensorBase& base) {
    return outer_replay(inner_replay(base));
  };
}

/// The creation meta of a view of a view: the newer restriction, except that nothing lifts the one
/// of inference mode.
CreationMeta spread(CreationMeta inner, CreationMeta outer) {
  const bool keeps = outer == CreationMeta::Default || inner == CreationMeta::InferenceMode;
  return keeps ? inner : outer;
}

/// The view made once more, recorded and not tracked.
TensorBase view_again(const TensorBase& self, const ViewMeta& meta) {
  // The caller may be in any mode, e.g. in the engine.
  const InferenceMode normal_mode(false);
  if (meta.replay) return meta.replay(meta.base);
  if (const ViewReplay replay = replay_of_parts(meta.base, self)) return replay(meta.base);
  check_view_dtype("grad_fn", meta.base, self);
  const DispatchKeySet keys = with_thread_keys(meta.base.key_set());
  return stubs::as_strided::redispatch(keys.remove(DispatchKey::InplaceOrView), meta.base,
                                       self.sizes(), self.strides(), self.storage_offset());
}

/// The history of a view made by `view_again`. It has none when the base was detached since:
/// then the view goes on requiring grad, and its gradient goes nowhere.
Edge recorded_edge(const TensorBase& view) {
  const AutogradMeta* meta = autograd_meta(view);
  if (meta != nullptr && meta->grad_fn) return {meta->grad_fn, meta->output_nr};
  auto nowhere = make_intrusive<Identity>();
  nowhere->add_next_edge({});
  nowhere->add_input_metadata(view);
  return {std::move(nowhere), 0};
}

/// What watches the gradient of the view with metadata `meta` watches `edge` too.
void add_watchers(const Edge& edge, const ViewMeta& meta) {
  NodeHooks* hooks = meta.hooks || meta.retained ? &edge.node->materialize_hooks() : nullptr;
  if (meta.hooks) hooks->tensor_hooks.push_back({edge.input_nr, meta.hooks});
  if (meta.retained) hooks->retained_grads.push_back({edge.input_nr, meta.retained});
}

}  // namespace

CreationMeta current_creation_meta(bool multi_output) {
  if (InferenceMode::is_enabled()) return CreationMeta::InferenceMode;
  if (!GradMode::is_enabled()) return CreationMeta::NoGradMode;
  return multi_output ? CreationMeta::MultiOutputNode : CreationMeta::Default;
}

TensorBase as_view(const TensorBase& base, TensorBase view, CreationMeta creation_meta,
                   ViewReplay replay) {
  if (base.is_inference()) return view;
  if (view.is_same(base)) view = make_alias(base);
  if constexpr (!kHasAutograd) return view;
  const TensorBase* root = &base;
  bool through_function = false;
  if (const ViewMeta* meta = view_meta(base)) {
    through_function =
        meta->through_function || meta->creation_meta == CreationMeta::InCustomFunction;
    replay = chain(base, meta->replay, view, std::move(replay));
    creation_meta = spread(meta->creation_meta, creation_meta);
    root = &meta->base;
  }
  TensorImpl& impl = *view.impl();
  auto meta = std::make_unique<ViewMeta>(*root, std::move(replay), creation_meta,
                                         impl.storage()->version());
  meta->through_function = through_function;
  impl.set_autograd_meta(std::move(meta));
  impl.add_key(autograd_key_of(impl.key_set()));
  return view;
}

void track_view(const TensorBase& base, TensorBase& view, CreationMeta creation_meta) {
  if (base.is_inference()) return;
  if (view.is_same(base) || view_meta(base) != nullptr) [[unlikely]] {
    view = as_view(base, std::move(view), creation_meta);
  } else if constexpr (kHasAutograd) {
    TensorImpl& impl = *view.impl();
    impl.set_autograd_meta(
        std::make_unique<ViewMeta>(base, creation_meta, impl.storage()->version()));
    impl.add_key(autograd_key_of(impl.key_set()));
  }
}

std::vector<TensorBase> as_view(const TensorBase& base, std::vector<TensorBase> views,
                                CreationMeta creation_meta) {
  for (TensorBase& view : views) track_view(base, view, creation_meta);
  return views;
}

TensorBase as_custom_view(const TensorBase& base, TensorBase view) {
  const Edge history = view.is_leaf() ? Edge() : gradient_edge(view);
  view = as_view(base, std::move(view), CreationMeta::InCustomFunction);
  if (history) set_gradient_edge(view, history);
  return view;
}

void check_view_recordable(std::string_view op, std::string_view argument, const TensorBase& self) {
  TENON_CHECK(
      !self.is_inference(), InferenceModeError, op, ": argument ", argument, " of sizes ",
      self.sizes(),
      " is an inference tensor that requires grad, a view of which cannot have its history; "
      "clone it outside InferenceMode, or move the code into the guard",
      inference_origin_text(self));
}

void check_view_dtype(std::string_view op, const TensorBase& base, const TensorBase& view) {
  TENON_CHECK(view.dtype() == base.dtype(), AutogradError, op, ": a view as ", view.dtype(),
              " of a tensor of ", base.dtype(),
              " that requires grad has no gradient; register an Autograd kernel, or pass a "
              "detached tensor");
}

void detail::fail_no_view(std::string_view op, const TensorBase& view) {
  TENON_CHECK(view.defined(), TypeError, op,
              ": the schema says that the result is a view, and the kernel returns an undefined "
              "tensor");
  TENON_THROW(TypeError, op,
              ": the schema says that the result is a view, and the kernel returns a tensor of "
              "sizes ",
              view.sizes(),
              " with data of its own; leave the alias set out of the schema, or return a view");
}

TensorBase detail::recorded_view(std::string_view op, const TensorBase& self,
                                 const TensorBase& view) {
  check_view_dtype(op, self, view);
  TENON_CHECK(view.is_alias_of(self), AutogradError, op,
              ": the kernel returned no view of a tensor of sizes ", self.sizes(),
              " that requires grad, but memory of its own; return what make_alias gives");
  return ops::as_strided(self, view.sizes(), view.strides(), view.storage_offset());
}

void check_creation_meta(std::string_view op, const TensorBase& self, ViewChange change) {
  const ViewMeta& meta = *view_meta(self);
  if (meta.creation_meta == CreationMeta::Default) return;
  const std::string_view what = change == ViewChange::kDirect
                                    ? "is modified in place"
                                    : "has been modified in place through its base or another view";
  const std::string view = detail::concatenate(
      op, ": a view of sizes ", self.sizes(),
      meta.grad_fn
          ? detail::concatenate(" (output ", meta.output_nr, " of ", meta.grad_fn->name(), ")")
          : "");
  switch (meta.creation_meta) {
    case CreationMeta::InferenceMode:
      TENON_THROW(AutogradError, view, " that was made in inference mode ", what,
                  " in normal mode, so that its gradient is not defined; make the view outside "
                  "InferenceMode, or move the in-place operator into the guard");
    case CreationMeta::NoGradMode:
      TENON_THROW(
          AutogradError, view, " that was made in no-grad mode ", what,
          " with grad mode enabled, so that its gradient is not defined; make the view with "
          "grad mode enabled, or move the in-place operator under NoGradGuard");
    case CreationMeta::MultiOutputNode:
      TENON_THROW(AutogradError, view, " that is one of several views made by one operator ", what,
                  ", which cannot be recorded; use an operator that is not in-place");
    case CreationMeta::InCustomFunction:
      TENON_THROW(AutogradError, view, " that was made inside a custom Function or a kernel ", what,
                  ", which would go around its backward; clone what it returned");
    case CreationMeta::Default:
      break;
  }
}

Edge view_edge(const TensorBase& self, const ViewMeta& meta) {
  Edge edge = recorded_edge(view_again(self, meta));
  add_watchers(edge, meta);
  return edge;
}

namespace {

/// See Note [Views without a record].
class EdgeToBase final : public Identity {
 public:
  EdgeToBase(const TensorBase& view, const AutogradMeta& base, Edge edge)
      : view_(view), history_of_base_(base.grad_fn, base.output_nr) {
    add_input_metadata(view);
    add_next_edge(std::move(edge));
  }
  ~EdgeToBase() override { view_meta(view_)->forget_edge_to_base(this); }
  std::string_view name() const override { return "EdgeToBase"; }

  /// Whether the base, of metadata `base`, has the history that it had.
  bool is_of_history(const AutogradMeta& base) const {
    return history_of_base_.node == base.grad_fn && history_of_base_.input_nr == base.output_nr;
  }

 private:
  const TensorBase view_;
  // No node for a leaf, which has one accumulator.
  const Edge history_of_base_;
};

/// Views the base once more, which gives the view its history.
void make_grad_fn_again(const TensorBase& self, ViewMeta& meta) {
  const uint32_t version = self.storage()->version();
  Edge edge = view_edge(self, meta);
  if (meta.retained) [[unlikely]]
    detail::leave_retained_grad(meta);
  meta.grad_fn = std::move(edge.node);
  meta.output_nr = edge.input_nr;
  meta.attr_version = version;
}

}  // namespace

intrusive_ptr<Node> view_grad_fn(const TensorBase& self) {
  ViewMeta& meta = *view_meta(self);
  const std::lock_guard lock(meta.mutex);
  if (!meta.grad_fn && !meta.base.requires_grad()) return nullptr;
  if (meta.attr_version == self.storage()->version()) return meta.grad_fn;
  check_creation_meta("grad_fn", self, ViewChange::kIndirect);
  make_grad_fn_again(self, meta);
  return meta.grad_fn;
}

bool follows_base(const TensorBase& self) {
  const ViewMeta* meta = view_meta(self);
  // A view that was told to require grad itself is a leaf, and one made in no-grad mode a constant.
  return meta != nullptr && meta->creation_meta != CreationMeta::NoGradMode && !meta->grad_fn &&
         !meta->requires_grad_flag && meta->base.requires_grad();
}

Edge edge_to_base(const TensorBase& self) {
  ViewMeta& meta = *view_meta(self);
  const AutogradMeta& base = *autograd_meta(meta.base);
  intrusive_ptr<Node> used;  // released after the lock, since its destructor may run any code
  const std::lock_guard lock(meta.mutex);
  used = meta.find_edge_to_base();
  if (used && static_cast<const EdgeToBase&>(*used).is_of_history(base)) return {used, 0};
  TENON_CHECK(!meta.through_function && meta.creation_meta != CreationMeta::InCustomFunction,
              AutogradError, "grad_fn: a view of sizes ", self.sizes(),
              " that was made without a record of what a custom Function returned is used in a "
              "recorded call, and its gradient would go around the Function's backward; make the "
              "view in normal mode, after its base requires grad, or use its detach()");
  Edge edge(make_intrusive<EdgeToBase>(self, base, recorded_edge(view_again(self, meta))), 0);
  add_watchers(edge, meta);
  if (meta.retained) detail::leave_retained_grad(meta);
  meta.set_edge_to_base(edge.node.get());
  return edge;
}

void forget_edge_to_base(const TensorBase& self) {
  ViewMeta& meta = *view_meta(self);
  if (meta.retained) detail::end_retained_grad(meta);
  meta.set_edge_to_base(nullptr);
}

}  // namespace tenon
