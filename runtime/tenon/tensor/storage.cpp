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
  if (owns_data_) {
    free_bytes(data_, nbytes_);
  } else if (extra_ && extra_->deleter) {
    std::exchange(extra_->deleter, nullptr)(data_);
  }
}

/// With the data. Out of line, as most have none.
__attribute__((noinline)) void StorageImpl::release_extra() noexcept {
  static_assert(kHeaderBytes % 16 == 0 && sizeof(StorageImpl) <= kHeaderBytes);
  if (owns_data_ || extra_->deleter) release_data();
  Extra* extra = extra_.release();
  if (reinterpret_cast<char*>(extra) == reinterpret_cast<char*>(this) + kHeaderBytes) [[likely]] {
    std::destroy_at(extra);
  } else {
    delete extra;
  }
}

Storage StorageImpl::allocate(size_t nbytes, Device device) {
  check_device(device);
  const bool has_data = device.is_cpu();
  const bool inline_data = has_data && nbytes <= kInlineBytes;
  const size_t block_bytes = kHeaderBytes + (inline_data ? nbytes : 0);
  void* block = BlockPool::allocate(block_bytes);
  auto* storage = new (block) StorageImpl(nbytes, device);
  storage->block_bytes_ = static_cast<uint16_t>(block_bytes);
  Storage result = Storage::reclaim(storage);
  if (inline_data) {
    storage->data_ = static_cast<char*>(block) + kHeaderBytes;
    storage->inline_bytes_ = static_cast<uint16_t>(nbytes);
    if (nbytes > 0) MemoryCounters::own().count_allocated(nbytes);
  } else if (has_data) {
    storage->data_ = allocate_bytes(nbytes);
    storage->owns_data_ = true;
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
  if (storage->extra_) {
    storage->release_extra();
  } else if (storage->owns_data_) {
    storage->release_data();
  }
  delete storage->functional_state_.release();
  const size_t inline_bytes = storage->inline_bytes_;
  BlockPool::free(storage, block_bytes);
  if (inline_bytes > 0) MemoryCounters::own().count_freed(inline_bytes);
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
    data_ = data;
    owns_data_ = true;
  }
  nbytes_ = nbytes;
}

}  // namespace tenon
