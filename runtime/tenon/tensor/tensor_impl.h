#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>
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
///
/// Note [A tensor and its storage share a block]: what `allocate` makes is one block of the pool,
/// in which the tensor lies, behind it the storage, and behind that small data. Each of the two
/// counts its own references, and may outlive the other: views keep the storage, and a tensor can
/// be given another one. The storage counts how many of them are left; the last frees the block.
class TENON_API TensorImpl : public RefCounted<TensorImpl>, public Pooled {
 public:
  static constexpr size_t kInlineDims = 5;

  /// Row-major over `sizes`; the storage must be large enough.
  TensorImpl(Storage&& storage, DType dtype, IntArrayRef sizes, int64_t offset = 0);
  TensorImpl(Storage&& storage, DType dtype, IntArrayRef sizes, IntArrayRef strides,
             int64_t offset);
  /// Of the dtype and the geometry of `like`, and with the keys of a new tensor.
  TensorImpl(Storage&& storage, const TensorImpl& like);
  /// The same with other keys.
  TENON_ALWAYS_INLINE TensorImpl(Storage&& storage, const TensorImpl& like, DispatchKeySet keys)
      : keys_(keys),
        storage_(std::move(storage)),
        offset_(like.offset_),
        numel_(like.numel_),
        form_(like.form_) {
    form_.shares_block = false;
    if (like.form_.ndim <= kInlineDims) [[likely]] {
      copy_inline_dims(like);
    } else {
      dims_ = new int64_t[2 * size_t{form_.ndim}];
      std::memcpy(dims_, like.dims_, 2 * size_t{form_.ndim} * sizeof(int64_t));
    }
  }
  ~TensorImpl();
  /// Of a new storage of uninitialised memory, see StorageImpl::allocate, with which it shares a
  /// block. Row-major over `sizes`; what `make_tensor` raises where they cannot be.
  static NewReference<TensorImpl> allocate(IntArrayRef sizes, DType dtype, Device device);
  /// The same where `nbytes` is enough for the sizes.
  static NewReference<TensorImpl> allocate(size_t nbytes, Device device, DType dtype,
                                           IntArrayRef sizes);
  static NewReference<TensorImpl> allocate(size_t nbytes, Device device, DType dtype,
                                           IntArrayRef sizes, IntArrayRef strides);
  /// Of the sizes of `like`, on its device; OutOfMemoryError where those are too many.
  static NewReference<TensorImpl> allocate_like(const TensorImpl& like, DType dtype);
  /// Of a new storage without data, in the same block, see StorageImpl::with_functional_state.
  template <class State, class... Args>
  static intrusive_ptr<TensorImpl> with_functional_state(size_t nbytes, const TensorImpl& geometry,
                                                         DispatchKeySet keys, Args&&... args);
  /// The same window on the same storage.
  NewReference<TensorImpl> alias() const;
  /// Of a row-major tensor, the same elements in other sizes, of which one may be -1; ShapeError
  /// where these are not as many.
  NewReference<TensorImpl> view(IntArrayRef sizes) const;
  /// Out of line: nearly every call of an operator has a place where the last reference may go.
  static void destroy(TensorImpl* impl) noexcept;

  IntArrayRef sizes() const { return {dims_, form_.ndim}; }
  IntArrayRef strides() const { return {dims_ + form_.ndim, form_.ndim}; }
  int64_t dim() const { return form_.ndim; }
  int64_t numel() const { return numel_; }
  int64_t storage_offset() const { return offset_; }
  DType dtype() const { return form_.dtype; }
  Device device() const { return storage_->device(); }
  bool is_contiguous() const { return form_.contiguous; }
  /// Whether the strides are those of a new tensor. A contiguous one has others, too, in dimensions
  /// along which nothing is walked.
  bool is_row_major() const { return form_.row_major; }
  /// Whether `other` has as many dimensions, has the same dtype, and is contiguous where this is.
  TENON_ALWAYS_INLINE bool has_form_of(const TensorImpl& other) const {
    constexpr auto kCompared =
        std::bit_cast<uint64_t>(Form{.ndim = std::numeric_limits<uint32_t>::max(),
                                     .dtype = static_cast<DType>(0xff),
                                     .contiguous = true,
                                     .row_major = false});
    const uint64_t differing =
        std::bit_cast<uint64_t>(form_) ^ std::bit_cast<uint64_t>(other.form_);
    return (differing & kCompared) == 0;
  }

  const Storage& storage() const { return storage_; }
  /// Address of the first element; null without data. That of a tensor without elements may be any
  /// address, which is why it is no arithmetic on pointers.
  void* data() const {
    const auto base = reinterpret_cast<uintptr_t>(storage_->data());
    const auto offset =
        static_cast<uintptr_t>(offset_) * static_cast<uintptr_t>(element_size(form_.dtype));
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
  /// For a new view, which nobody has seen: two dimensions change places; one goes, where the
  /// window moves to an index of it, `step` elements on.
  void swap_dims(size_t a, size_t b);
  void remove_dim(size_t dim, int64_t step);
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
  /// Of this object, where a storage lies behind it.
  static constexpr size_t kBytesBeforeStorage = 160;
  static_assert(BlockPool::class_of(kBytesBeforeStorage + StorageImpl::kHeaderBytes +
                                    StorageImpl::kInlineBytes) < BlockPool::kClasses);

  /// One word, which is copied and compared at once.
  struct Form {
    uint32_t ndim = 0;
    DType dtype;
    bool contiguous = true;
    bool row_major = true;
    bool shares_block = false;

    /// Of a new view of other sizes.
    TENON_ALWAYS_INLINE Form with_dims(size_t dims) const {
      static_assert(std::endian::native == std::endian::little);
      constexpr auto kOthers = std::bit_cast<uint64_t>(Form{.dtype = DType{}});
      constexpr auto kDType = std::bit_cast<uint64_t>(
          Form{.dtype = static_cast<DType>(0xff), .contiguous = false, .row_major = false});
      return std::bit_cast<Form>(kOthers | (std::bit_cast<uint64_t>(*this) & kDType) | dims);
    }
  };
  static_assert(sizeof(Form) == sizeof(uint64_t));

  void allocate_dims(size_t ndim);
  static DispatchKeySet keys_of_new(const StorageImpl& storage);
  // For constructors.
  void set_row_major(IntArrayRef sizes);
  bool set_sizes_of_as_many(IntArrayRef sizes);
  void count_many_elements();
  /// What follows from sizes and strides; the number of elements fits.
  void update_geometry();
  /// The storage that lies behind it in its block.
  StorageImpl* own_storage() {
    return reinterpret_cast<StorageImpl*>(reinterpret_cast<char*>(this) + kBytesBeforeStorage);
  }
  TensorImpl(Storage&& storage, const TensorImpl& like, DType dtype, DispatchKeySet keys);
  TensorImpl(Storage&& storage, const TensorImpl& like, size_t ndim);
  /// Of a block with small data.
  static constexpr size_t class_of_block(size_t nbytes) {
    return BlockPool::class_of(kBytesBeforeStorage + StorageImpl::kHeaderBytes + nbytes);
  }
  /// Where nothing but its storage is to be freed.
  bool is_plain() const {
    // One test for both.
    const auto owned = reinterpret_cast<uintptr_t>(autograd_meta_.get()) |
                       reinterpret_cast<uintptr_t>(functional_state_.get());
    return owned == 0 && form_.ndim <= kInlineDims;
  }
  /// Without a loop.
  TENON_ALWAYS_INLINE void copy_inline_dims(const TensorImpl& like) {
    constexpr size_t kOfTwo = 4;  // the sizes and strides of a matrix
    std::memcpy(inline_dims_, like.inline_dims_, kOfTwo * sizeof(int64_t));
    if (like.form_.ndim > 2) {
      std::memcpy(inline_dims_ + kOfTwo, like.inline_dims_ + kOfTwo,
                  (2 * kInlineDims - kOfTwo) * sizeof(int64_t));
    }
  }
  static NewReference<TensorImpl> join(TensorImpl* impl, StorageImpl* storage);
  static NewReference<TensorImpl> with_origin(TensorImpl* impl);
  /// For objects that lie in no block with others.
  static void* take_alone(size_t ndim);
  Storage share_storage() const;
  NewReference<TensorImpl> alias_slowly() const;
  /// `view`, which may have begun one that is of no use.
  NewReference<TensorImpl> view_slowly(IntArrayRef sizes, TensorImpl* begun) const;
  static NewReference<TensorImpl> allocate_slowly(size_t nbytes, Device device, DType dtype,
                                                  IntArrayRef sizes);
  static NewReference<TensorImpl> allocate_checked(IntArrayRef sizes, DType dtype, Device device);
  /// Of small data, in a block for them that the thread has kept.
  static NewReference<TensorImpl> make_small(void* block, size_t nbytes, DType dtype,
                                             IntArrayRef sizes);
  static void destroy_slowly(TensorImpl* impl) noexcept;
  static void destroy_with_storage(TensorImpl* impl) noexcept;
  static void destroy_in_shared_block(TensorImpl* impl) noexcept;

  DispatchKeySet keys_;
  Storage storage_;
  std::unique_ptr<AutogradMetaInterface> autograd_meta_;
  int64_t offset_ = 0;
  int64_t numel_ = 1;
  int64_t* dims_ = inline_dims_;  // sizes, then strides; elsewhere if there are more
  Form form_;
  int64_t inline_dims_[2 * kInlineDims];
  std::unique_ptr<FunctionalStateInterface> functional_state_;
};

template <class State, class... Args>
TENON_ALWAYS_INLINE intrusive_ptr<TensorImpl> TensorImpl::with_functional_state(
    size_t nbytes, const TensorImpl& geometry, DispatchKeySet keys, Args&&... args) {
  StorageImpl* storage = StorageImpl::with_functional_state<State, kBytesBeforeStorage>(
                             nbytes, *geometry.storage_, std::forward<Args>(args)...)
                             .release();
  auto* impl = ::new (reinterpret_cast<char*>(storage) - kBytesBeforeStorage)
      TensorImpl(Storage::reclaim(storage), geometry, keys);
  impl->form_.shares_block = true;
  storage->block_owners_.store(2, std::memory_order_relaxed);
  return intrusive_ptr<TensorImpl>::reclaim(impl);
}

/// Row-major strides; a dimension of size 0 counts as 1.
TENON_API void contiguous_strides(IntArrayRef sizes, int64_t* strides);
/// Whether walking `sizes` by `strides` visits memory in order without gaps.
TENON_API bool strides_are_contiguous(IntArrayRef sizes, IntArrayRef strides);
/// The same with channels innermost, for 4 dimensions.
TENON_API bool strides_are_channels_last(IntArrayRef sizes, IntArrayRef strides);

}  // namespace tenon
