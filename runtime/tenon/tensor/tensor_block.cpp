// How tensors come, see Note [A tensor and its storage share a block].

#include <array>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/storage_block.h"
#include "tenon/tensor/tensor_impl.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {
namespace {

/// The keys of a new tensor: if normal, if an inference tensor.
using NewKeys = std::array<DispatchKeySet, 2>;
constexpr NewKeys new_keys(DispatchKey backend) {
  return {DispatchKeySet(backend) | DispatchKey::InplaceOrView, backend};
}
/// By `DeviceType`. Looked up, since a branch would favour one kind in views, which take some
/// dozens of cycles.
constexpr std::array kNewKeys{new_keys(DispatchKey::CPU), new_keys(DispatchKey::Meta),
                              new_keys(DispatchKey::Lazy), new_keys(DispatchKey::PrivateUse1),
                              new_keys(DispatchKey::PrivateUse2)};
static_assert(is_enumerator(DeviceType(kNewKeys.size() - 1)) &&
              !is_enumerator(DeviceType(kNewKeys.size())));
/// Those of a tensor that a new view of it has, too.
constexpr DispatchKeySet kKeysOfView = [] {
  DispatchKeySet all;
  for (const NewKeys& keys : kNewKeys) all = all | keys[0] | keys[1];
  return all;
}();

}  // namespace

TENON_ALWAYS_INLINE void TensorImpl::allocate_dims(size_t ndim) {
  form_.ndim = static_cast<uint32_t>(ndim);
  if (ndim > kInlineDims) dims_ = new int64_t[2 * ndim];
}

TENON_ALWAYS_INLINE void TensorImpl::set_row_major(IntArrayRef sizes) {
  const size_t ndim = sizes.size();
  allocate_dims(ndim);
  int64_t* const dims = dims_;
  int64_t product = 1;
  for (size_t i = ndim; i-- > 0;) {
    dims[i] = sizes[i];
    dims[ndim + i] = product;
    product = wrapping_multiply(product, sizes[i]);
  }
  numel_ = product;
  if (product == 0) [[unlikely]]
    contiguous_strides(sizes, dims + ndim);
}

/// Makes `sizes` those of a row-major tensor that has room for them; whether it has elements, and
/// they are as many.
TENON_ALWAYS_INLINE bool TensorImpl::set_sizes_of_as_many(IntArrayRef sizes) {
  const size_t ndim = sizes.size();
  int64_t* const dims = dims_;
  int64_t product = 1;
  int64_t signs = 0;
  for (size_t i = ndim; i-- > 0;) {
    const int64_t size = sizes[i];
    dims[i] = size;
    dims[ndim + i] = product;
    signs |= size;
    if (__builtin_mul_overflow(product, size, &product)) [[unlikely]]
      return false;
  }
  return product == numel_ && product > 0 && signs >= 0;
}

TENON_ALWAYS_INLINE DispatchKeySet TensorImpl::keys_of_new(const StorageImpl& storage) {
  const auto device = static_cast<size_t>(storage.device().type());
  return kNewKeys[device][storage.is_inference() ? 1 : 0];
}

TensorImpl::TensorImpl(Storage&& storage, DType dtype, IntArrayRef sizes, int64_t offset)
    : keys_(keys_of_new(*storage)),
      storage_(std::move(storage)),
      offset_(offset),
      form_{.dtype = dtype} {
  check_selected(dtype);
  set_row_major(sizes);
}

TensorImpl::TensorImpl(Storage&& storage, const TensorImpl& like)
    : TensorImpl(std::move(storage), like, keys_of_new(*storage)) {}

/// Of the sizes of a row-major tensor that has few dimensions, in one block with the storage.
TENON_ALWAYS_INLINE TensorImpl::TensorImpl(Storage&& storage, const TensorImpl& like, DType dtype,
                                           DispatchKeySet keys)
    : keys_(keys), storage_(std::move(storage)), numel_(like.numel_), form_(like.form_) {
  form_.dtype = dtype;
  form_.shares_block = true;
  copy_inline_dims(like);
}

/// The same elements in `ndim` sizes, which are set next.
TENON_ALWAYS_INLINE TensorImpl::TensorImpl(Storage&& storage, const TensorImpl& like, size_t ndim)
    : keys_(like.keys_ & kKeysOfView),
      storage_(std::move(storage)),
      offset_(like.offset_),
      numel_(like.numel_),
      form_(like.form_.with_dims(ndim)) {
  if (ndim > kInlineDims) dims_ = new int64_t[2 * ndim];
}

TensorImpl::TensorImpl(Storage&& storage, DType dtype, IntArrayRef sizes, IntArrayRef strides,
                       int64_t offset)
    : keys_(keys_of_new(*storage)),
      storage_(std::move(storage)),
      offset_(offset),
      form_{.dtype = dtype} {
  check_selected(dtype);
  TENON_INTERNAL_ASSERT(sizes.size() == strides.size());
  allocate_dims(sizes.size());
  bool contiguous = true;
  bool row_major = true;
  bool overflow = false;
  int64_t product = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    const bool as_expected = strides[i] == product;
    row_major &= as_expected;
    contiguous &= as_expected || sizes[i] == 1;
    dims_[i] = sizes[i];
    dims_[form_.ndim + i] = strides[i];
    overflow |= __builtin_mul_overflow(product, sizes[i], &product);
  }
  numel_ = product;
  form_.contiguous = contiguous || product == 0;
  form_.row_major = row_major && product != 0;
  if (overflow) [[unlikely]]
    count_many_elements();
}

/// What a tensor and the storage behind it, which it is on, are from here on.
TENON_ALWAYS_INLINE NewReference<TensorImpl> TensorImpl::join(TensorImpl* impl,
                                                              StorageImpl* storage) {
  impl->form_.shares_block = true;
  storage->block_owners_.store(2, std::memory_order_relaxed);
  if (storage->inference_ && InferenceOrigin::are_remembered()) [[unlikely]]
    return with_origin(impl);
  return NewReference(impl);
}

TENON_COLD NewReference<TensorImpl> TensorImpl::with_origin(TensorImpl* impl) {
  auto result = intrusive_ptr<TensorImpl>::reclaim(impl);
  impl->storage_->remember_origin();
  return NewReference(result.release());
}

/// The same as `allocate` for any.
__attribute__((noinline)) NewReference<TensorImpl> TensorImpl::allocate_slowly(size_t nbytes,
                                                                               Device device,
                                                                               DType dtype,
                                                                               IntArrayRef sizes) {
  static_assert(sizeof(TensorImpl) <= kBytesBeforeStorage);
  Storage storage = StorageImpl::allocate_behind(kBytesBeforeStorage, nbytes, device);
  StorageImpl* behind = storage.get();
  return join(::new (behind->block()) TensorImpl(std::move(storage), dtype, sizes), behind);
}

NewReference<TensorImpl> TensorImpl::allocate(size_t nbytes, Device device, DType dtype,
                                              IntArrayRef sizes, IntArrayRef strides) {
  Storage storage = StorageImpl::allocate_behind(kBytesBeforeStorage, nbytes, device);
  StorageImpl* behind = storage.get();
  return join(::new (behind->block()) TensorImpl(std::move(storage), dtype, sizes, strides, 0),
              behind);
}

// Where the thread has kept a block, nothing can fail in these, and nothing is called that would
// take registers to be saved.

TENON_ALWAYS_INLINE NewReference<TensorImpl> TensorImpl::make_small(void* block, size_t nbytes,
                                                                    DType dtype,
                                                                    IntArrayRef sizes) {
  StorageImpl* storage =
      StorageImpl::make_small(static_cast<char*>(block) + kBytesBeforeStorage, kBytesBeforeStorage,
                              class_of_block(nbytes), nbytes);
  auto* impl = ::new (block) TensorImpl(Storage::reclaim(storage), dtype, sizes);
  return join(impl, storage);
}

[[gnu::flatten]] NewReference<TensorImpl> TensorImpl::allocate(size_t nbytes, Device device,
                                                               DType dtype, IntArrayRef sizes) {
  if (!StorageImpl::is_small(nbytes, device) || sizes.size() > kInlineDims) [[unlikely]]
    return allocate_slowly(nbytes, device, dtype, sizes);
  void* block = BlockPool::take(class_of_block(nbytes));
  if (block == nullptr) [[unlikely]]
    return allocate_slowly(nbytes, device, dtype, sizes);
  return make_small(block, nbytes, dtype, sizes);
}

[[gnu::flatten]] NewReference<TensorImpl> TensorImpl::allocate(IntArrayRef sizes, DType dtype,
                                                               Device device) {
  if (sizes.size() > kInlineDims || !is_enumerator(dtype)) [[unlikely]]
    return allocate_checked(sizes, dtype, device);
  // Products of as many sizes below this fit; a negative size is above.
  constexpr uint64_t kSmallSizes = 512;
  static_assert(kSmallSizes > StorageImpl::kInlineBytes);
  uint64_t bits = 0;
  uint64_t numel = 1;
  for (const int64_t size : sizes) {
    bits |= static_cast<uint64_t>(size);
    numel *= static_cast<uint64_t>(size);  // fits: see above, where it is used
  }
  const size_t nbytes = numel * static_cast<size_t>(element_size(dtype));  // fits: see above
  if (bits >= kSmallSizes || !StorageImpl::is_small(nbytes, device)) [[unlikely]]
    return allocate_checked(sizes, dtype, device);
  void* block = BlockPool::take(class_of_block(nbytes));
  if (block == nullptr) [[unlikely]]
    return allocate_checked(sizes, dtype, device);
  return make_small(block, nbytes, dtype, sizes);
}

__attribute__((noinline)) NewReference<TensorImpl> TensorImpl::allocate_checked(IntArrayRef sizes,
                                                                                DType dtype,
                                                                                Device device) {
  detail::check_device(device);
  return allocate_slowly(checked_nbytes(sizes, dtype), device, dtype, sizes);
}

NewReference<TensorImpl> TensorImpl::allocate_like(const TensorImpl& like, DType dtype) {
  const size_t nbytes = checked_nbytes(like.numel_, dtype);
  // As StorageImpl::is_small; a tensor with the key lies on the CPU, and the key is at hand.
  const bool is_small = like.keys_.has(DispatchKey::CPU) && nbytes <= StorageImpl::kInlineBytes;
  if (!like.form_.row_major || !is_small || like.form_.ndim > kInlineDims) [[unlikely]]
    return allocate_slowly(nbytes, like.device(), dtype, like.sizes());
  const size_t size_class = class_of_block(nbytes);
  auto* block = static_cast<char*>(BlockPool::take(size_class));
  if (block == nullptr) [[unlikely]]
    return allocate_slowly(nbytes, like.device(), dtype, like.sizes());
  StorageImpl* storage =
      StorageImpl::make_small(block + kBytesBeforeStorage, kBytesBeforeStorage, size_class, nbytes);
  const DispatchKeySet keys = kNewKeys[0][storage->is_inference() ? 1 : 0];
  auto* impl = ::new (block) TensorImpl(Storage::reclaim(storage), like, dtype, keys);
  return join(impl, storage);
}

/// A block that the thread has kept, for a tensor of few dimensions; else null.
TENON_ALWAYS_INLINE void* TensorImpl::take_alone(size_t ndim) {
  return ndim <= kInlineDims ? BlockPool::take(BlockPool::class_of(sizeof(TensorImpl))) : nullptr;
}

/// Every tensor has one, so that no test for null is needed.
TENON_ALWAYS_INLINE Storage TensorImpl::share_storage() const {
  StorageImpl* const storage = storage_.get();
  storage->retain();
  return Storage::reclaim(storage);
}

[[gnu::flatten]] NewReference<TensorImpl> TensorImpl::alias() const {
  void* block = take_alone(form_.ndim);
  if (block == nullptr) [[unlikely]]
    return alias_slowly();
  return NewReference(::new (block) TensorImpl(share_storage(), *this));
}

[[gnu::flatten]] NewReference<TensorImpl> TensorImpl::view(IntArrayRef sizes) const {
  void* block = take_alone(sizes.size());
  if (block == nullptr) [[unlikely]]
    return view_slowly(sizes, nullptr);
  auto* impl = ::new (block) TensorImpl(share_storage(), *this, sizes.size());
  if (!impl->set_sizes_of_as_many(sizes)) [[unlikely]]
    return view_slowly(sizes, impl);
  return NewReference(impl);
}

__attribute__((noinline)) NewReference<TensorImpl> TensorImpl::alias_slowly() const {
  return NewReference(new TensorImpl(Storage(storage_), *this));
}
__attribute__((noinline)) NewReference<TensorImpl> TensorImpl::view_slowly(
    IntArrayRef sizes, TensorImpl* begun) const {
  auto view = intrusive_ptr<TensorImpl>::reclaim(begun);
  const DimVector inferred = infer_size("view", sizes, numel_);
  if (!view) return NewReference(new TensorImpl(Storage(storage_), form_.dtype, inferred, offset_));
  view->set_row_major(inferred);  // it has room for them
  return NewReference(view.release());
}

}  // namespace tenon
