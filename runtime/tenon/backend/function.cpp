#include "tenon/backend/function.h"

#include "tenon/backend/functional_twin.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::backend {

void detail::copy_result(TensorBase& place, const TensorBase& result) {
  ops::copy_(place, result);
}

TensorBase detail::recorded_copy(const TensorBase& self) {
  return ops::clone(self);
}

TensorBase copy_to_write(const TensorBase& tensor) {
  if (!tensor.defined()) return {};
  if (!is_dense(tensor.sizes(), tensor.strides())) return kernels::contiguous_copy(tensor);
  TensorBase copy =
      make_tensor_strided(tensor.sizes(), tensor.strides(), tensor.dtype(), tensor.device());
  if (copy.is_cpu()) kernels::copy_into(tensor, copy);
  return copy;
}

std::vector<TensorBase> copies_to_write(TensorList tensors) {
  std::vector<TensorBase> copies;
  copies.reserve(tensors.size());
  for (const TensorBase& tensor : tensors) copies.push_back(copy_to_write(tensor));
  return copies;
}

std::vector<TensorBase> copies_of(std::vector<TensorBase> views) {
  for (TensorBase& view : views) view = kernels::contiguous_copy(view);
  return views;
}

}  // namespace tenon::backend
