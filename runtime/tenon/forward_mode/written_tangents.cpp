#include "tenon/forward_mode/written_tangents.h"

#include <utility>

#include "tenon/forward_mode/forward_rule.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon::forward_mode {

WrittenTangents::~WrittenTangents() {
  if (is_done_) return;
  for (const Written& each : written_) {
    if (each.before) {
      set_tangent(each.tensor, each.before);  // in the place of the new one, which takes no memory
    } else {
      remove_tangent(each.tensor, call_.level->number());
    }
  }
}

void WrittenTangents::add(const TensorBase& tensor, TensorBase value, const TensorBase& result) {
  Tangent* present = call_.tangent_of(tensor);
  if (present == nullptr && !value.defined()) return;
  const auto before = intrusive_ptr<Tangent>::reclaim_copy(present);
  if (!value.defined()) value = ops::zeros_like(result);
  value = ops::to(value, tensor.dtype());
  if (before && before->value().storage().use_count() > 1) {
    written_.push_back({tensor, before, before, std::move(value)});
    return;
  }
  const bool is_resized = tensor.sizes() != result.sizes();
  value = own_tangent(std::move(value), is_resized ? result : tensor);
  written_.push_back({tensor, before, make_intrusive<Tangent>(call_.level, std::move(value)), {}});
  set_tangent(tensor, written_.back().after);
}

void WrittenTangents::done() {
  is_done_ = true;
  for (const Written& each : written_) {
    if (each.seen.defined()) {
      TensorBase target = each.after->value();
      ops::copy_(target, each.seen);
    }
    tell_node(each.tensor, each.after);
  }
}

}  // namespace tenon::forward_mode
