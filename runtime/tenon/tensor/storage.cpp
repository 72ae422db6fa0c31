#include "tenon/tensor/storage.h"

#include <cstring>
#include <memory>
#include <new>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/block_pool.h"
#include "tenon/base/check.h"
#include "tenon/base/memory_counters.h"
#include "tenon/tensor/storage_block.h"

namespace tenon {
namespace {

/// Before anything is allocated: what is known of a device is looked up by it without a check.
void check_device(Device device) {
  TENON_CHECK(is_enumerator(device.type()), DeviceError, "Storage: expected a device, got ",
              device);
}

}  // namespace

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

Storage StorageImpl::allocate(size_t nbytes, Device device) {
  return allocate_behind(0, nbytes, device);
}

// Most data are small, since what programs call often is small.
Storage StorageImpl::allocate_behind(size_t front, size_t nbytes, Device device) {
  check_device(device);
  const bool small = is_small(nbytes, device);
  const size_t block_bytes = front + kHeaderBytes + (small ? nbytes : 0);
  const size_t size_class = BlockPool::class_of(block_bytes);
  char* place = static_cast<char*>(BlockPool::allocate(block_bytes)) + front;
  if (small) {
    Storage result = Storage::reclaim(make_small(place, front, size_class, nbytes));
    result->remember_origin_if_asked();
    return result;
  }
  auto* storage = new (place) StorageImpl(nbytes, device);
  storage->block_class_ = static_cast<uint8_t>(size_class);
  storage->front_bytes_ = static_cast<uint8_t>(front);
  Storage result = Storage::reclaim(storage);
  if (device.is_cpu()) {
    storage->data_ = allocate_bytes(nbytes);
    storage->data_place_ = DataPlace::kOwnBlock;
  }
  storage->remember_origin_if_asked();
  return result;
}

Storage StorageImpl::wrap(void* data, size_t nbytes, Device device, Deleter deleter) {
  check_device(device);
  // It needs them for the deleter.
  constexpr size_t kBlockBytes = kHeaderBytes + sizeof(Extra);
  void* block = BlockPool::allocate(kBlockBytes);
  auto* storage = new (block) StorageImpl(nbytes, device);
  storage->block_class_ = class_of_block<kBlockBytes>;
  storage->data_ = data;
  storage->extra_.reset(new (static_cast<char*>(block) + kHeaderBytes) Extra);
  Storage result = Storage::reclaim(storage);
  storage->remember_origin_if_asked();
  if (deleter) storage->extra_->deleter = std::move(deleter);
  return result;
}

void StorageImpl::destroy(StorageImpl* storage) noexcept {
  if (storage->is_plain() && storage->front_bytes_ == 0 &&
      BlockPool::keep(storage, storage->block_class_)) [[likely]]
    return MemoryCounters::own().count_freed(storage->nbytes_);
  destroy_slowly(storage);
}

__attribute__((noinline)) void StorageImpl::destroy_slowly(StorageImpl* storage) noexcept {
  storage->release_contents();
  // The tensor before it may be there for longer, on another storage.
  if (storage->data_place_ == DataPlace::kInline) poison(storage->data_, storage->nbytes_);
  storage->leave_block();
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
