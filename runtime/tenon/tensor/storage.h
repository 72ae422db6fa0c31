#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

#include "tenon/base/block_pool.h"
#include "tenon/base/device.h"
#include "tenon/base/intrusive_ptr.h"
#include "tenon/tensor/functional_state_interface.h"
#include "tenon/tensor/inference_origin.h"

namespace tenon {

class OpaqueValue;

/// The memory of a set of tensors that alias each other, and all that they must share: the data,
/// the version counter, and whether they are inference tensors. It lies in one block of the pool
/// with what is its own alone: small data, a functional state, the tensor that it was made for, see
/// Note [A tensor and its storage share a block].
///
/// Note [Inference storages never alias normal ones]: a view is made on its base's storage, and the
/// inference flag is a property of the storage that never changes while it is shared. So a view of
/// an inference tensor is inference, a view of a normal tensor is normal, and no inference tensor
/// can alias one that autograd may have saved.
class TENON_API StorageImpl : public RefCounted<StorageImpl> {
 public:
  using Deleter = std::function<void(void*)>;

  /// Uninitialised memory; inference if the thread is in inference mode. On other devices than the
  /// CPU no memory.
  static intrusive_ptr<StorageImpl> allocate(size_t nbytes, Device device);
  /// Memory of the caller, freed by `deleter`, which may be empty.
  static intrusive_ptr<StorageImpl> wrap(void* data, size_t nbytes, Device device, Deleter deleter);
  /// A storage without data, of the device and the kind of `like`, and its functional state, which
  /// lies in the same block: deleting it leaves the memory alone. Before the storage lie `front`
  /// bytes.
  template <class State, size_t front, class... Args>
  TENON_ALWAYS_INLINE static intrusive_ptr<StorageImpl> with_functional_state(
      size_t nbytes, const StorageImpl& like, Args&&... args);
  static void destroy(StorageImpl* storage) noexcept;

  void* data() const { return data_; }
  size_t nbytes() const { return nbytes_; }
  Device device() const { return device_; }

  bool is_inference() const { return inference_; }
  /// For a storage with a sole owner only, see the Note above.
  void become_normal() { inference_ = false; }
  /// Where an inference storage was made; null unless that was remembered.
  const InferenceOrigin* origin() const { return extra_ ? extra_->origin.get() : nullptr; }

  /// What a functional storage, which has no data, has in their place; null for others.
  FunctionalStorageInterface* functional_state() const { return functional_state_.get(); }
  void set_functional_state(std::unique_ptr<FunctionalStorageInterface> state) {
    functional_state_ = std::move(state);
  }
  /// What a backend without memory has in the place of data; null for others. See
  /// tensor/opaque_tensor.h.
  OpaqueValue* opaque_value() const { return extra_ ? extra_->opaque_value.get() : nullptr; }
  void set_opaque_value(std::shared_ptr<OpaqueValue> value) {
    materialize_extra().opaque_value = std::move(value);
  }
  /// What `set_functional_state` is to stand in the place of.
  void* take_data() noexcept { return std::exchange(data_, nullptr); }
  /// Ends the functional state: here are the data again.
  void put_data(void* data) noexcept;
  /// The same with data of others, which `deleter` frees. There is room for that in a storage which
  /// was made by `wrap`, and after `make_room_for_deleter`.
  void put_data(void* data, Deleter deleter) noexcept;
  void make_room_for_deleter() { materialize_extra(); }

  /// How often the data have been changed in place. Meaningless for an inference storage.
  uint32_t version() const { return version_.load(std::memory_order_relaxed); }
  /// For one that takes the place of another.
  void set_version(uint32_t version) { version_.store(version, std::memory_order_relaxed); }
  void bump_version() { fetch_add(version_, uint32_t{1}, std::memory_order_relaxed); }

  /// Grows to `nbytes` and keeps the old contents; the data may move.
  void grow(size_t nbytes);

 private:
  /// What most storages do without.
  struct Extra {
    Deleter deleter;
    std::unique_ptr<const InferenceOrigin> origin;
    std::shared_ptr<OpaqueValue> opaque_value;
  };

  friend class TensorImpl;

  /// Where the data are: in memory of others, in a block of `allocate_bytes`, or behind this
  /// object.
  enum class DataPlace : uint8_t { kElsewhere, kOwnBlock, kInline };

  /// Of this object; in its block more may lie behind.
  static constexpr size_t kHeaderBytes = 48;
  /// Up to here the data lie there.
  static constexpr size_t kInlineBytes = 448;
  template <size_t bytes>
  static constexpr uint8_t class_of_block = [] {
    static_assert(BlockPool::class_of(bytes) < BlockPool::kClasses);
    return static_cast<uint8_t>(BlockPool::class_of(bytes));
  }();

  StorageImpl(size_t nbytes, Device device);
  StorageImpl(size_t nbytes, Device device, bool inference)
      : nbytes_(nbytes), device_(device), inference_(inference) {}
  ~StorageImpl() = default;
  static bool is_small(size_t nbytes, Device device) {
    return device.is_cpu() && nbytes <= kInlineBytes;
  }
  /// Of small data.
  static StorageImpl* make_small(void* place, size_t front, size_t size_class, size_t nbytes);
  /// `allocate` in a block with `front` bytes before the storage.
  static intrusive_ptr<StorageImpl> allocate_behind(size_t front, size_t nbytes, Device device);
  static void destroy_slowly(StorageImpl* storage) noexcept;
  Extra& materialize_extra();
  void remember_origin_if_asked();
  void remember_origin();
  void release_data();
  void release_extra() noexcept;
  void release_contents() noexcept;

  /// Where nothing but the data, which lie behind it, is to be freed.
  bool is_plain() const {
    // One test for both.
    const auto owned = reinterpret_cast<uintptr_t>(extra_.get()) |
                       reinterpret_cast<uintptr_t>(functional_state_.get());
    return data_place_ == DataPlace::kInline && owned == 0;
  }
  char* block() { return reinterpret_cast<char*>(this) - front_bytes_; }
  /// One of those that lie in the block is no more; frees it after the last.
  void leave_block() noexcept;
  void free_block() noexcept;

  uint8_t block_class_ = 0;               // of the pool
  uint8_t front_bytes_ = 0;               // of the block, before this object
  std::atomic<uint8_t> block_owners_{1};  // this object, and a tensor before it
  void* data_ = nullptr;
  size_t nbytes_;
  std::atomic<uint32_t> version_{0};
  Device device_;
  bool inference_;
  DataPlace data_place_ = DataPlace::kElsewhere;
  std::unique_ptr<FunctionalStorageInterface> functional_state_;
  std::unique_ptr<Extra> extra_;
};

using Storage = intrusive_ptr<StorageImpl>;

template <class State, size_t front, class... Args>
Storage StorageImpl::with_functional_state(size_t nbytes, const StorageImpl& like, Args&&... args) {
  static_assert(std::is_nothrow_constructible_v<State, Args...>);
  constexpr size_t kBlockBytes = front + kHeaderBytes + sizeof(State);
  char* place = static_cast<char*>(BlockPool::allocate(kBlockBytes)) + front;
  auto* storage = new (place) StorageImpl(nbytes, like.device_, like.inference_);
  storage->block_class_ = class_of_block<kBlockBytes>;
  storage->front_bytes_ = front;
  storage->functional_state_.reset(::new (place + kHeaderBytes) State(std::forward<Args>(args)...));
  Storage result = Storage::reclaim(storage);
  if (storage->inference_ && InferenceOrigin::are_remembered()) [[unlikely]]
    storage->remember_origin();
  return result;
}

}  // namespace tenon
