#pragma once

#include <memory>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/functionalize/functional_depth.h"
#include "tenon/functionalize/functional_value.h"

namespace tenon::functional {

/// A storage whose data are out of reach while a functional state stands in their place, so that
/// all its tensors are functional, each from its first use on. The data are not written to before
/// `finish`.
class ArgumentStorage {
 public:
  /// `tensor` is one of the storage, whose geometry is that of the base where it fills it.
  ArgumentStorage(const TensorBase& tensor, FunctionalDepth depth, Scope& scope);

  Alias& alias() const { return static_cast<Alias&>(*storage_->functional_state()); }

  /// Computes what `finish` writes. All that can fail.
  void prepare();
  /// Writes the new elements to the data, and puts these back.
  void finish() noexcept;
  /// Puts back the data as they were, and the version.
  void undo() noexcept;

  StorageImpl* storage() const { return storage_; }

 private:
  /// For values on the data that outlive the call.
  void prepare_copy();
  void release_value() noexcept;

  StorageImpl* storage_;  // owned by the argument, or, where that has left it, by the scope
  const uint32_t version_;
  void* const data_;
  /// The same memory, as the value of the base before the first update. Not to be owned by: the
  /// argument must seem as shared as it is.
  Storage value_;
  std::shared_ptr<Storage> owner_of_value_ = std::make_shared<Storage>();
  TensorBase updated_;  // the new value of the base, where there is one
  Storage copy_;        // of the data, for values that outlive the call
};

/// What can be seen of a tensor beside its data, to be put back where a call fails.
class ArgumentState {
 public:
  explicit ArgumentState(const TensorBase& tensor);
  const TensorBase& tensor() const { return tensor_; }
  void undo() noexcept;

 private:
  void undo_history() noexcept;

  TensorBase tensor_;
  StorageImpl* storage_;
  intrusive_ptr<TensorImpl> geometry_;
  DispatchKeySet keys_;
  intrusive_ptr<Node> grad_fn_;
  intrusive_ptr<TensorHooks> hooks_;
  intrusive_ptr<RetainedGrad> retained_;
  TensorBase grad_;
  uint32_t output_nr_ = 0;
  uint32_t attr_version_ = 0;
  CreationMeta creation_meta_ = CreationMeta::Default;
  bool requires_grad_ = false;
};

/// The deleter of data that lie in `storage`. Needs no memory; it has to be called.
StorageImpl::Deleter deleter_of(Storage storage) noexcept;

/// Makes a functional tensor a plain one; of its storage something else takes care.
void make_plain(const TensorBase& tensor) noexcept;

}  // namespace tenon::functional
