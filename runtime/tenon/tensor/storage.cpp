#include "tenon/tensor/storage.h"

#include <cstring>
#include <memory>
#include <new>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/block_pool.h"
#include "tenon/base/check.h"
#include "tenon/base/memory_counters.h"
#include "tenon/keys/thread_local_keys.h"

namespace tenon {
namespace {

// Up to here the data share a block with the StorageImpl: one allocation for a small tensor.
constexpr size_t kInlineBytes = 448;

/// Before anything is allocated: what is known of a device is looked up by it without a check.
void check_device(Device device) {
  TENON_CHECK(is_enumerator(device.type()), DeviceError, "Storage: expected a device, got ",
              device);
}

}  // namespace

StorageImpl::StorageImpl(size_t nbytes, Device device)
    : nbytes_(nbytes), device_(device), inference_(thread_state().inference_mode()) {}

// Out of line, for most allocations go without.
TENON_COLD StorageImpl::Extra& StorageImpl::materialize_extra() {
  if (!extra_) extra_ = std::make_unique<Extra>();
  return *extra_;
}

TENON_COLD void StorageImpl::remember_origin() {
  materialize_extra().origin = InferenceOrigin::here();
}

void StorageImpl::release_data() {
  if (data_place_ == DataPlace::kOwnBlock) {
    free_bytes(data_, nbytes_);
  } else if (extra_ && extra_->deleter) {
    std::exchange(extra_->deleter, nullptr)(data_);
  }
}

/// With the data. Out of line, as most have none.
__attribute__((noinline)) void StorageImpl::release_extra() noexcept {
  static_assert(kHeaderBytes % 16 == 0 && sizeof(StorageImpl) <= kHeaderBytes);
  if (data_place_ == DataPlace::kOwnBlock || extra_->deleter) release_data();
  Extra* extra = extra_.release();
  if (reinterpret_cast<char*>(extra) == reinterpret_cast<char*>(this) + kHeaderBytes) [[likely]] {
    std::destroy_at(extra);
  } else {
    delete extra;
  }
}

// Small data, since what programs call often is small.
Storage StorageImpl::allocate(size_t nbytes, Device device) {
  if (!device.is_cpu() || nbytes > kInlineBytes) return allocate_apart(nbytes, device);
  const size_t block_bytes = kHeaderBytes + nbytes;
  void* block = BlockPool::allocate(block_bytes);
  auto* storage = new (block) StorageImpl(nbytes, device);
  storage->block_bytes_ = static_cast<uint32_t>(block_bytes);
  storage->data_ = static_cast<char*>(block) + kHeaderBytes;
  storage->data_place_ = DataPlace::kInline;
  MemoryCounters::own().count_allocated(nbytes);
  Storage result = Storage::reclaim(storage);
  if (storage->inference_ && InferenceOrigin::are_remembered()) [[unlikely]]
    storage->remember_origin();
  return result;
}

/// Of data that do not lie behind the object.
__attribute__((noinline)) Storage StorageImpl::allocate_apart(size_t nbytes, Device device) {
  check_device(device);
  void* block = BlockPool::allocate(kHeaderBytes);
  auto* storage = new (block) StorageImpl(nbytes, device);
  storage->block_bytes_ = kHeaderBytes;
  Storage result = Storage::reclaim(storage);
  if (device.is_cpu()) {
    storage->data_ = allocate_bytes(nbytes);
    storage->data_place_ = DataPlace::kOwnBlock;
  }
  if (storage->inference_ && InferenceOrigin::are_remembered()) [[unlikely]]
    storage->remember_origin();
  return result;
}

Storage StorageImpl::wrap(void* data, size_t nbytes, Device device, Deleter deleter) {
  check_device(device);
  // It needs them for the deleter.
  constexpr uint16_t kBlockBytes = kHeaderBytes + sizeof(Extra);
  void* block = BlockPool::allocate(kBlockBytes);
  auto* storage = new (block) StorageImpl(nbytes, device);
  storage->block_bytes_ = kBlockBytes;
  storage->data_ = data;
  storage->extra_.reset(new (static_cast<char*>(block) + kHeaderBytes) Extra);
  Storage result = Storage::reclaim(storage);
  if (storage->inference_ && InferenceOrigin::are_remembered()) storage->remember_origin();
  if (deleter) storage->extra_->deleter = std::move(deleter);
  return result;
}

void StorageImpl::destroy(StorageImpl* storage) noexcept {
  const size_t block_bytes = storage->block_bytes_;
  if (storage->data_place_ == DataPlace::kInline && !storage->extra_ &&
      !storage->functional_state_ && BlockPool::keep(storage, block_bytes)) [[likely]]
    return MemoryCounters::own().count_freed(block_bytes - kHeaderBytes);
  destroy_slowly(storage);
}

__attribute__((noinline)) void StorageImpl::destroy_slowly(StorageImpl* storage) noexcept {
  if (storage->extra_) {
    storage->release_extra();
  } else if (storage->data_place_ == DataPlace::kOwnBlock) {
    storage->release_data();
  }
  delete storage->functional_state_.release();
  if (storage->data_place_ == DataPlace::kInline) [[unlikely]]
    return free_with_data(storage);
  BlockPool::free(storage, storage->block_bytes_);
}

__attribute__((noinline)) void StorageImpl::free_with_data(StorageImpl* storage) noexcept {
  const size_t block_bytes = storage->block_bytes_;
  BlockPool::free(storage, block_bytes);
  // After it, see Note [Threads take their counters slowly].
  MemoryCounters::own().count_freed(block_bytes - kHeaderBytes);
}

void StorageImpl::put_data(void* data) noexcept {
  data_ = data;
  functional_state_.reset();
}

void StorageImpl::put_data(void* data, Deleter deleter) noexcept {
  extra_->deleter = std::move(deleter);
  put_data(data);
}

void StorageImpl::grow(size_t nbytes) {
  if (nbytes <= nbytes_) return;
  if (device_.is_cpu()) {
    void* data = allocate_bytes(nbytes);
    if (nbytes_ > 0) std::memcpy(data, data_, nbytes_);
    release_data();
    if (data_place_ == DataPlace::kInline) MemoryCounters::own().count_freed(nbytes_);
    data_ = data;
    data_place_ = DataPlace::kOwnBlock;
  }
  nbytes_ = nbytes;
}

}  // namespace tenon
