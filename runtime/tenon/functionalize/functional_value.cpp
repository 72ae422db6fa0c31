#include "tenon/functionalize/functional_value.h"

#include <memory>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/functionalize/functional_kernel.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::functional {

namespace {

/// A storage of `extent` elements in which `value` has this geometry, as a value of one dimension.
TensorBase as_storage(const TensorBase& value, const TensorBase& geometry, int64_t extent) {
  const int64_t offset = geometry.storage_offset();
  if (!is_on_functional_device(value) && value.strides() == geometry.strides()) {
    return make_alias(value, {extent}, {1}, value.storage_offset() - offset);
  }
  const BelowFunctionalize guard(FunctionalDepth::kMutationsAndViews);
  const TensorBase storage = ops::new_zeros(value, {extent});
  return ops::as_strided_scatter(storage, value, geometry.sizes(), geometry.strides(), offset);
}

}  // namespace

TensorBase wrap(TensorBase value, const TensorBase& geometry, FunctionalDepth depth) {
  register_kernels();
  if (is_on_functional_device(value)) depth = FunctionalDepth::kMutationsAndViews;
  const IntArrayRef sizes = geometry.sizes(), strides = geometry.strides();
  const int64_t offset = geometry.storage_offset();
  const int64_t extent = storage_extent(sizes, strides, offset);
  Storage storage = StorageImpl::wrap(
      nullptr, static_cast<size_t>(checked_nbytes(extent, value.dtype())), value.device(), {});
  const bool is_base = offset == 0 && is_dense(sizes, strides);
  if (!is_base) value = as_storage(value, geometry, extent);
  const DimVector base_strides(is_base ? strides : value.strides());
  storage->set_functional_state(std::make_unique<Alias>(std::move(value), base_strides, depth));
  TensorBase result(
      make_intrusive<TensorImpl>(std::move(storage), geometry.dtype(), sizes, strides, offset));
  alias_of(result).adopt(*result.impl());
  return result;
}

void become(const TensorBase& tensor, intrusive_ptr<ViewInfo> view) {
  own_state_of(tensor).become(std::move(view));
}

FunctionalTensor& own_state_of(const TensorBase& tensor) {
  if (tensor.impl()->functional_state() == nullptr) {
    tensor.impl()->set_functional_state(std::make_unique<FunctionalTensor>(nullptr));
  }
  return state_of(tensor);
}

bool fills_storage(const TensorBase& tensor) {
  return tensor.storage_offset() == 0 && is_dense(tensor.sizes(), tensor.strides()) &&
         tensor.nbytes() == tensor.storage()->nbytes();
}

void become_new(TensorBase& tensor, TensorBase value, const TensorBase& geometry) {
  const InferenceMode mode(tensor.is_inference());  // whatever the mode, it stays what it is
  const TensorBase made = wrap(std::move(value), geometry, alias_of(tensor).depth);
  const Alias& before = alias_of(tensor);
  alias_of(made).scope = before.scope;
  if (before.is_of_argument) before.scope->retain(tensor.storage());
  made.storage()->set_version(tensor.storage()->version());
  tensor.impl()->set_storage(made.storage(), tensor.dtype(), made.sizes(), made.strides(),
                             made.storage_offset());
  become(tensor, state_of(made).view);
}

TensorBase strided_value_of(const TensorBase& tensor) {
  const TensorBase& value = value_of(tensor);
  if (!value.defined() || value.strides() == tensor.strides()) return value;
  if (is_on_functional_device(value) && !lies_as_view(value.key_set())) return value;
  return alias_of(tensor).window(*tensor.impl());
}

intrusive_ptr<ViewInfo> strided_view(const TensorBase& tensor) {
  return alias_of(tensor).window_info(*tensor.impl());
}

}  // namespace tenon::functional
