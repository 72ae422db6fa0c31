#pragma once

#include "tenon/base/memory_counters.h"
#include "tenon/base/poison.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/storage.h"

/// How storages lie in blocks of the pool, for the sources of storages and tensors.

namespace tenon {

inline StorageImpl::StorageImpl(size_t nbytes, Device device)
    : nbytes_(nbytes), device_(device), inference_(thread_state().inference_mode()) {}

/// `place` has `front` bytes before it in its block, which is of that class.
TENON_ALWAYS_INLINE StorageImpl* StorageImpl::make_small(void* place, size_t front,
                                                         size_t size_class, size_t nbytes) {
  auto* storage = new (place) StorageImpl(nbytes, kCPU);
  storage->block_class_ = static_cast<uint8_t>(size_class);
  storage->front_bytes_ = static_cast<uint8_t>(front);
  storage->data_ = static_cast<char*>(place) + kHeaderBytes;
  storage->data_place_ = DataPlace::kInline;
  MemoryCounters::own().count_allocated(nbytes);
  return storage;
}

TENON_ALWAYS_INLINE void StorageImpl::remember_origin_if_asked() {
  if (inference_ && InferenceOrigin::are_remembered()) [[unlikely]]
    remember_origin();
}

TENON_ALWAYS_INLINE void StorageImpl::release_contents() noexcept {
  if (extra_) {
    release_extra();
  } else if (data_place_ == DataPlace::kOwnBlock) {
    release_data();
  }
  delete functional_state_.release();
}

TENON_ALWAYS_INLINE void StorageImpl::free_block() noexcept {
  const bool has_data = data_place_ == DataPlace::kInline;
  const size_t nbytes = nbytes_;
  unpoison(block(), front_bytes_ + kHeaderBytes + (has_data ? nbytes : 0));
  BlockPool::free_of_class(block(), block_class_);
  // After it, see Note [Threads take their counters slowly].
  if (has_data) MemoryCounters::own().count_freed(nbytes);
}

TENON_ALWAYS_INLINE void StorageImpl::leave_block() noexcept {
  if (front_bytes_ == 0 || fetch_add(block_owners_, uint8_t{0xff}, std::memory_order_acq_rel) == 1)
    free_block();
}

}  // namespace tenon
