#include "tenon/autograd/view_copy.h"

#include "tenon/generated/ops/clone.h"

namespace tenon::detail {

TensorBase copied_view(const TensorBase& view) {
  return ops::clone(view, MemoryFormat::Contiguous);
}

std::vector<TensorBase> copied_view(const std::vector<TensorBase>& views) {
  std::vector<TensorBase> copies;
  copies.reserve(views.size());
  for (const TensorBase& view : views) copies.push_back(copied_view(view));
  return copies;
}

}  // namespace tenon::detail
