#include "tenon/forward_mode/written_tangents.h"

#include <utility>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/autograd/own_tangent.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon::forward_mode {

WrittenTangents::~WrittenTangents() {
  if (is_done_) return;
  for (const Written& each : written_) take_back(each);
}

void WrittenTangents::take_back(const Written& written) const noexcept {
  if (written.before) {
    set_tangent(written.tensor, written.before);  // in the place of another, which takes no memory
    return;
  }
  remove_tangent(written.tensor, call_.level->number());
  if (!written.had_metadata) written.tensor.impl()->set_autograd_meta(nullptr);
}

void WrittenTangents::add(const TensorBase& tensor, TensorBase value, const TensorBase& result) {
  Tangent* present = call_.tangent_of(tensor);
  if (present == nullptr && !value.defined()) return;
  const auto before = intrusive_ptr<Tangent>::reclaim_copy(present);
  if (!value.defined()) value = ops::zeros_like(result);
  value = ops::to(value, tensor.dtype());
  Written written{tensor, before, autograd_meta(tensor) != nullptr};
  if (before && before->value().storage().use_count() > 1) {
    written.copy.emplace(call_.op.name(), before->value(), std::move(value));
    written_.push_back(std::move(written));
    return;
  }
  const bool is_resized = tensor.sizes() != result.sizes();
  value = own_tangent(std::move(value), is_resized ? result : tensor);
  auto tangent = make_intrusive<Tangent>(call_.level, std::move(value));
  written_.push_back(std::move(written));
  set_tangent(tensor, std::move(tangent));
}

void WrittenTangents::done() {
  is_done_ = true;
  for (Written& each : written_) {
    if (each.copy) each.copy->commit();
  }
}

}  // namespace tenon::forward_mode
