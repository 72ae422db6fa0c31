#include "tenon/tensor/storage.h"

#include <cstring>
#include <new>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/block_cache.h"
#include "tenon/base/check.h"
#include "tenon/keys/thread_local_keys.h"

namespace tenon {
namespace {

// Up to here the data share a block with the StorageImpl: one allocation for a small tensor.
constexpr size_t kInlineBytes = 448;
constexpr size_t kHeaderBytes = (sizeof(StorageImpl) + 15) & ~size_t{15};

}  // namespace

StorageImpl::StorageImpl(void* data, size_t nbytes, Device device, Deleter deleter)
    : data_(data),
      nbytes_(nbytes),
      device_(device),
      inference_(thread_state().inference_mode),
      deleter_(std::move(deleter)) {}

StorageImpl::~StorageImpl() {
  if (owns_data_) {
    free_bytes(data_);
  } else if (deleter_) {
    deleter_(data_);
  }
}

Storage StorageImpl::allocate(size_t nbytes, Device device) {
  const bool has_data = !device.is_meta();
  const bool inline_data = has_data && nbytes <= kInlineBytes;
  void* outside = has_data && !inline_data ? allocate_bytes(nbytes) : nullptr;
  const size_t block_bytes = kHeaderBytes + (inline_data ? nbytes : 0);
  void* block = detail::allocate_block(block_bytes);
  if (block == nullptr) {
    free_bytes(outside);
    TENON_THROW(OutOfMemoryError, "empty: cannot allocate ", nbytes, " bytes");
  }
  void* data = inline_data ? static_cast<char*>(block) + kHeaderBytes : outside;
  auto* storage = new (block) StorageImpl(data, nbytes, device, nullptr);
  storage->owns_data_ = outside != nullptr;
  storage->block_bytes_ = static_cast<uint32_t>(block_bytes);
  return Storage::reclaim(storage);
}

Storage StorageImpl::wrap(void* data, size_t nbytes, Device device, Deleter deleter) {
  void* block = detail::allocate_block(sizeof(StorageImpl));
  TENON_CHECK(block != nullptr, OutOfMemoryError, "from_blob: cannot allocate a storage");
  auto* storage = new (block) StorageImpl(data, nbytes, device, std::move(deleter));
  storage->block_bytes_ = sizeof(StorageImpl);
  return Storage::reclaim(storage);
}

void StorageImpl::destroy(StorageImpl* storage) noexcept {
  const size_t block_bytes = storage->block_bytes_;
  storage->~StorageImpl();
  detail::free_block(storage, block_bytes);
}

void StorageImpl::grow(size_t nbytes) {
  if (nbytes <= nbytes_) return;
  if (!device_.is_meta()) {
    void* data = allocate_bytes(nbytes);
    if (nbytes_ > 0) std::memcpy(data, data_, nbytes_);
    if (owns_data_) {
      free_bytes(data_);
    } else if (deleter_) {
      std::exchange(deleter_, nullptr)(data_);
    }
    data_ = data;
    owns_data_ = true;
  }
  nbytes_ = nbytes;
}

}  // namespace tenon
