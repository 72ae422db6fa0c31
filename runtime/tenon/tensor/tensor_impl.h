#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

#include "tenon/base/array_ref.h"
#include "tenon/base/block_pool.h"
#include "tenon/base/device.h"
#include "tenon/base/dtype.h"
#include "tenon/base/intrusive_ptr.h"
#include "tenon/base/layout.h"
#include "tenon/base/selection.h"
#include "tenon/keys/dispatch_key_set.h"
#include "tenon/tensor/autograd_meta_interface.h"
#include "tenon/tensor/functional_state_interface.h"
#include "tenon/tensor/storage.h"

namespace tenon {

/// A handle on the version counter, which lives in the storage; the name is libtorch's. An
/// inference storage has none: reading it is an InferenceModeError, and so is moving it outside
/// inference mode; inside, there is nothing to move.
class TENON_API VersionCounter {
 public:
  explicit VersionCounter(StorageImpl* storage) : storage_(storage) {}
  uint32_t current_version() const;
  void bump() const;
  bool enabled() const { return !storage_->is_inference(); }

 private:
  StorageImpl* storage_;
};

/// What a tensor handle points to: a strided window on a storage, and the keys it dispatches on.
/// Metadata may be read from several threads, and changed only while no other thread uses it.
class TENON_API TensorImpl : public RefCounted<TensorImpl>, public Pooled {
 public:
  static constexpr size_t kInlineDims = 5;

  /// Row-major over `sizes`; the storage must be large enough.
  TensorImpl(Storage storage, DType dtype, IntArrayRef sizes);
  TensorImpl(Storage storage, DType dtype, IntArrayRef sizes, IntArrayRef strides, int64_t offset);
  /// Of the dtype and the geometry of `like`.
  TENON_ALWAYS_INLINE TensorImpl(Storage&& storage, const TensorImpl& like, DispatchKeySet keys)
      : keys_(keys),
        storage_(std::move(storage)),
        offset_(like.offset_),
        numel_(like.numel_),
        ndim_(like.ndim_),
        dtype_(like.dtype_),
        contiguous_(like.contiguous_) {
    if (like.dims_ == like.inline_dims_) [[likely]] {
      // All of them, which takes no loop.
      std::memcpy(inline_dims_, like.inline_dims_, sizeof(inline_dims_));
    } else {
      dims_ = new int64_t[2 * size_t{ndim_}];
      std::memcpy(dims_, like.dims_, 2 * size_t{ndim_} * sizeof(int64_t));
    }
  }
  ~TensorImpl();
  /// Out of line: nearly every call of an operator has a place where the last reference may go.
  static void destroy(TensorImpl* impl) noexcept;

  IntArrayRef sizes() const { return {dims_, ndim_}; }
  IntArrayRef strides() const { return {dims_ + ndim_, ndim_}; }
  int64_t dim() const { return ndim_; }
  int64_t numel() const { return numel_; }
  int64_t storage_offset() const { return offset_; }
  DType dtype() const { return dtype_; }
  Device device() const { return storage_->device(); }
  bool is_contiguous() const { return contiguous_; }

  const Storage& storage() const { return storage_; }
  /// Address of the first element; null without data. That of a tensor without elements may be any
  /// address, which is why it is no arithmetic on pointers.
  void* data() const {
    const auto base = reinterpret_cast<uintptr_t>(storage_->data());
    const auto offset =
        static_cast<uintptr_t>(offset_) * static_cast<uintptr_t>(element_size(dtype_));
    return base != 0 ? reinterpret_cast<void*>(base + offset) : nullptr;
  }

  DispatchKeySet key_set() const { return keys_; }
  void add_key(DispatchKey key) { keys_ = keys_.add(key); }
  void remove_keys(DispatchKeySet keys) { keys_ = keys_ - keys; }

  bool is_inference() const { return storage_->is_inference(); }
  /// See VersionCounter.
  void bump_version() { VersionCounter(storage_.get()).bump(); }

  AutogradMetaInterface* autograd_meta() const { return autograd_meta_.get(); }
  void set_autograd_meta(std::unique_ptr<AutogradMetaInterface> meta) {
    autograd_meta_ = std::move(meta);
  }
  /// That of a functional tensor; null for others, and where it has none of its own.
  FunctionalStateInterface* functional_state() const { return functional_state_.get(); }
  void set_functional_state(std::unique_ptr<FunctionalStateInterface> state) {
    functional_state_ = std::move(state);
  }
  TENON_ALWAYS_INLINE bool requires_grad() const {
    return kHasAutograd && autograd_meta_ && autograd_meta_->requires_grad();
  }

  /// Takes another window on the same storage, e.g. for `transpose_`.
  void set_geometry(IntArrayRef sizes, IntArrayRef strides, int64_t offset);
  /// Takes the window of `other`, a tensor on the same storage that is of no use afterwards: for
  /// where nothing may fail any more.
  void take_geometry(TensorImpl& other) noexcept;
  /// The same with `storage` and the dtype of `other`.
  void put_back(Storage storage, TensorImpl& other) noexcept;
  /// Takes another storage and window, as `set_` does.
  void set_storage(Storage storage, DType dtype, IntArrayRef sizes, IntArrayRef strides,
                   int64_t offset);
  /// Turns the sole owner of an inference storage into a normal tensor.
  void become_normal();

  // libtorch's names.
  VersionCounter version_counter() const { return VersionCounter(storage_.get()); }
  /// Whether views can be described by sizes, strides and offset.
  static constexpr bool support_as_strided() { return true; }

 private:
  void allocate_dims(size_t ndim);
  void initialise_keys();

  DispatchKeySet keys_;
  Storage storage_;
  std::unique_ptr<AutogradMetaInterface> autograd_meta_;
  int64_t offset_ = 0;
  int64_t numel_ = 1;
  int64_t* dims_ = inline_dims_;  // sizes, then strides
  uint32_t ndim_ = 0;
  DType dtype_;
  bool contiguous_ = true;
  int64_t inline_dims_[2 * kInlineDims];
  std::unique_ptr<FunctionalStateInterface> functional_state_;
};

/// Row-major strides; a dimension of size 0 counts as 1.
TENON_API void contiguous_strides(IntArrayRef sizes, int64_t* strides);
/// Whether walking `sizes` by `strides` visits memory in order without gaps.
TENON_API bool strides_are_contiguous(IntArrayRef sizes, IntArrayRef strides);
/// The same with channels innermost, for 4 dimensions.
TENON_API bool strides_are_channels_last(IntArrayRef sizes, IntArrayRef strides);

}  // namespace tenon
