#pragma once

#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "tenon/base/single_threaded.h"

namespace tenon {

/// Base of objects that count their own references. `T` derives from it and may define
/// `static void destroy(T*)` to be freed otherwise than by `delete`. With `observable`, a plain
/// pointer that is guarded elsewhere may be turned into a reference by `try_retain()`.
template <class T, bool observable = false>
class RefCounted {
 public:
  RefCounted(const RefCounted&) = delete;
  RefCounted& operator=(const RefCounted&) = delete;

  uint32_t use_count() const { return count_.load(std::memory_order_acquire); }

  void retain() const { fetch_add(count_, uint32_t{1}, std::memory_order_relaxed); }

  /// Gives a reference back; true when it was the last one and the caller has to destroy.
  bool release() const {
    // A sole owner needs no atomic read-modify-write, since nobody else can take a reference.
    if constexpr (!observable) {
      if (count_.load(std::memory_order_acquire) == 1) return true;
    }
    return fetch_add(count_, ~uint32_t{0}, std::memory_order_acq_rel) == 1;
  }

  /// Gives a reference back that is not the last one; whether it did.
  bool release_unless_last() const requires observable {
    uint32_t count = count_.load(std::memory_order_relaxed);
    while (count > 1) {
      if (count_.compare_exchange_weak(count, count - 1, std::memory_order_release)) return true;
    }
    return false;
  }
  /// Adds a reference unless the last one is already gone.
  bool try_retain() const requires observable {
    uint32_t count = count_.load(std::memory_order_relaxed);
    while (count != 0) {
      if (count_.compare_exchange_weak(count, count + 1, std::memory_order_relaxed)) return true;
    }
    return false;
  }

 protected:
  RefCounted() = default;
  ~RefCounted() = default;

 private:
  mutable std::atomic<uint32_t> count_{1};
};

/// A counted reference to a `RefCounted` object. Copies may be used from several threads; one
/// `intrusive_ptr` itself may not.
template <class T>
class intrusive_ptr {
 public:
  using element_type = T;

  constexpr intrusive_ptr() noexcept = default;
  constexpr intrusive_ptr(std::nullptr_t) noexcept {}  // NOLINT
  intrusive_ptr(const intrusive_ptr& other) noexcept : pointer_(other.pointer_) { retain(); }
  intrusive_ptr(intrusive_ptr&& other) noexcept
      : pointer_(std::exchange(other.pointer_, nullptr)) {}
  template <class U>
  requires std::convertible_to<U*, T*> intrusive_ptr(const intrusive_ptr<U>& other)
  noexcept : pointer_(other.get()) {  // NOLINT
    retain();
  }
  template <class U>
  requires std::convertible_to<U*, T*> intrusive_ptr(intrusive_ptr<U>&& other)
  noexcept : pointer_(other.release()) {}  // NOLINT
  ~intrusive_ptr() { drop(); }

  intrusive_ptr& operator=(const intrusive_ptr& other) noexcept {
    return *this = intrusive_ptr(other);
  }
  intrusive_ptr& operator=(intrusive_ptr&& other) noexcept {
    if (this != &other) {
      T* old = std::exchange(pointer_, std::exchange(other.pointer_, nullptr));
      intrusive_ptr(adopt, old);
    }
    return *this;
  }

  /// Takes over a reference that the caller owns.
  static intrusive_ptr reclaim(T* pointer) noexcept { return intrusive_ptr(adopt, pointer); }
  /// Adds a reference to an object that is alive.
  static intrusive_ptr reclaim_copy(T* pointer) noexcept {
    intrusive_ptr result(adopt, pointer);
    result.retain();
    return result;
  }

  T* get() const noexcept { return pointer_; }
  T& operator*() const noexcept { return *pointer_; }
  T* operator->() const noexcept { return pointer_; }
  explicit operator bool() const noexcept { return pointer_ != nullptr; }
  uint32_t use_count() const noexcept { return pointer_ ? pointer_->use_count() : 0; }
  bool unique() const noexcept { return use_count() == 1; }
  void reset() noexcept { *this = intrusive_ptr(); }
  /// Gives the reference to the caller.
  T* release() noexcept { return std::exchange(pointer_, nullptr); }

  friend bool operator==(const intrusive_ptr&, const intrusive_ptr&) noexcept = default;
  friend bool operator==(const intrusive_ptr& a, std::nullptr_t) noexcept { return !a; }

 private:
  struct Adopt {};
  static constexpr Adopt adopt{};
  intrusive_ptr(Adopt, T* pointer) noexcept : pointer_(pointer) {}

  void retain() const {
    if (pointer_) pointer_->retain();
  }
  void drop() {
    if (pointer_ && pointer_->release()) destroy(pointer_);
  }
  static void destroy(T* pointer) {
    if constexpr (requires { T::destroy(pointer); }) {
      T::destroy(pointer);
    } else {
      delete pointer;
    }
  }

  T* pointer_ = nullptr;
};

/// What a function returns that makes an object, or finds one: a reference, or none, for which the
/// caller calls `take()` at once. Plain data, which comes in a register, where an `intrusive_ptr`
/// comes in memory. It converts to nothing, so that no function on the way to an owner may fail.
template <class T>
class [[nodiscard]] NewReference {
 public:
  explicit NewReference(T* owned) noexcept : pointer_(owned) {}

  intrusive_ptr<T> take() && noexcept { return intrusive_ptr<T>::reclaim(pointer_); }

 private:
  T* pointer_;
};

template <class T, class... Args>
intrusive_ptr<T> make_intrusive(Args&&... args) {
  return intrusive_ptr<T>::reclaim(new T(std::forward<Args>(args)...));
}

}  // namespace tenon

template <class T>
struct std::hash<tenon::intrusive_ptr<T>> {
  size_t operator()(const tenon::intrusive_ptr<T>& pointer) const noexcept {
    return std::hash<T*>()(pointer.get());
  }
};
