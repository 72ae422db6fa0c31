#include "tenon/forward_mode/dual_call.h"

#include "tenon/autograd/autograd_meta.h"

namespace tenon::forward_mode {

void attach(const TensorBase& result, const intrusive_ptr<Tangent>& tangent) {
  set_tangent(result, tangent);
  tell_node(result, tangent);
}

void tell_node(const TensorBase& result, const intrusive_ptr<Tangent>& tangent) {
  const AutogradMeta* meta = autograd_meta(result);
  if (meta->is_view() || !meta->grad_fn) return;
  meta->grad_fn->materialize_hooks().result_tangents.push_back({meta->output_nr, tangent});
}

}  // namespace tenon::forward_mode
