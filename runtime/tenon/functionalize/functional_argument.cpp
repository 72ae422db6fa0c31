#include "tenon/functionalize/functional_argument.h"

#include <cstring>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"

namespace tenon::functional {
namespace {

/// Lets the history of a tensor fill the slot of its gradient again, which had become that of
/// another history, or none.
void keep_retained_grad(AutogradMeta& meta) noexcept {
  auto& slots = meta.grad_fn->materialize_hooks().retained_grads;
  for (const NodeHooks::Retained& each : slots) {
    if (each.slot == meta.retained) return;
  }
  slots.push_back({meta.output_nr, meta.retained});  // there is room for what was there before
}

}  // namespace

ArgumentStorage::ArgumentStorage(const TensorBase& tensor, FunctionalDepth depth, Scope& scope)
    : storage_(tensor.storage().get()), version_(storage_->version()), data_(storage_->data()) {
  const bool is_base = fills_storage(tensor);
  const auto elements = static_cast<int64_t>(storage_->nbytes()) / tensor.element_size();
  const DimVector sizes(is_base ? tensor.sizes() : IntArrayRef({elements}));
  const DimVector strides(is_base ? tensor.strides() : IntArrayRef({1}));
  const InferenceMode mode(storage_->is_inference());  // the value is of the same kind
  value_ = StorageImpl::wrap(data_, storage_->nbytes(), storage_->device(),
                             [owner = owner_of_value_](void*) {});
  const TensorBase base(
      make_intrusive<TensorImpl>(Storage(value_), tensor.dtype(), sizes, strides, 0));
  auto state = std::make_unique<Alias>(base, depth);
  state->scope = &scope;
  state->is_of_argument = true;
  storage_->set_functional_state(std::move(state));
  storage_->take_data();
}

void ArgumentStorage::prepare() {
  TensorBase base = alias().base();
  TENON_CHECK(!base.key_set().has(DispatchKey::Tracer), TypeError,
              "functionalize: a traced function writes to a tensor of sizes ", base.sizes(),
              " that is none of its inputs; pass it as an input");
  const bool is_of_value = base.storage() == value_;
  // Beside `value_`, and the handles of the base here and in the alias.
  const bool is_seen =
      is_of_value ? value_.use_count() > 2 || base.use_count() > 2 : !value_.unique();
  if (is_seen) prepare_copy();
  if (is_of_value && base.data_ptr() == data_) return;
  if (is_of_value) {
    TensorBase copy =
        make_tensor_strided(base.sizes(), base.strides(), base.dtype(), base.device());
    if (data_ != nullptr) std::memcpy(copy.data_ptr(), base.data_ptr(), base.nbytes());
    base = std::move(copy);
  }
  updated_ = std::move(base);
}

void ArgumentStorage::prepare_copy() {
  if (data_ == nullptr) return;
  Storage copy = StorageImpl::allocate(storage_->nbytes(), storage_->device());
  if (storage_->nbytes() != 0) std::memcpy(copy->data(), data_, storage_->nbytes());
  copy_ = std::move(copy);
}

void ArgumentStorage::finish() noexcept {
  storage_->put_data(data_);
  if (updated_.defined() && data_ != nullptr && updated_.numel() != 0) {
    std::memcpy(data_, updated_.data_ptr(), updated_.nbytes());
  }
  release_value();
}

void ArgumentStorage::undo() noexcept {
  storage_->put_data(data_);
  storage_->set_version(version_);
  if (value_.unique()) return;
  try {
    prepare_copy();
  } catch (...) {
    // Then they share memory, but do not outlive it.
    *owner_of_value_ = Storage::reclaim_copy(storage_);
  }
  release_value();
}

void ArgumentStorage::release_value() noexcept {
  if (copy_) {
    void* data = copy_->data();
    value_->put_data(data, deleter_of(std::move(copy_)));
  }
  value_.reset();
}

ArgumentState::ArgumentState(const TensorBase& tensor)
    : tensor_(tensor), storage_(tensor.storage().get()), keys_(tensor.key_set()) {
  geometry_ = make_intrusive<TensorImpl>(StorageImpl::allocate(0, kMeta), tensor.dtype(),
                                         tensor.sizes(), tensor.strides(), tensor.storage_offset());
  AutogradMeta* meta = autograd_meta(tensor);
  if (meta == nullptr) return;
  grad_fn_ = meta->grad_fn;
  hooks_ = meta->hooks;
  retained_ = meta->retained;
  grad_ = meta->grad();
  output_nr_ = meta->output_nr;
  requires_grad_ = meta->requires_grad_flag;
  if (const ViewMeta* view = view_meta(tensor)) {
    attr_version_ = view->attr_version;
    creation_meta_ = view->creation_meta;
  }
}

void ArgumentState::undo() noexcept {
  TensorImpl& impl = *tensor_.impl();
  impl.put_back(Storage::reclaim_copy(storage_), *geometry_);
  undo_history();
  impl.remove_keys(impl.key_set() - keys_);
  for (DispatchKeySet missing = keys_ - impl.key_set(); !missing.empty();
       missing = missing.remove(missing.highest())) {
    impl.add_key(missing.highest());
  }
}

void ArgumentState::undo_history() noexcept {
  AutogradMeta* meta = autograd_meta(tensor_);
  if (meta == nullptr) return;
  meta->grad_fn = std::move(grad_fn_);
  meta->hooks = std::move(hooks_);
  meta->retained = std::move(retained_);
  meta->grad() = std::move(grad_);
  meta->output_nr = output_nr_;
  meta->requires_grad_flag = requires_grad_;
  if (ViewMeta* view = view_meta(tensor_)) {
    view->attr_version = attr_version_;
    view->creation_meta = creation_meta_;
  }
  if (meta->retained && meta->grad_fn) keep_retained_grad(*meta);
}

StorageImpl::Deleter deleter_of(Storage storage) noexcept {
  return [owner = storage.release()](void*) { Storage::reclaim(owner); };
}

void make_plain(const TensorBase& tensor) noexcept {
  tensor.impl()->remove_keys(DispatchKey::Functionalize);
  tensor.impl()->set_functional_state(nullptr);
}

}  // namespace tenon::functional
