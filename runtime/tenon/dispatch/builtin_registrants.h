#pragma once

#include <array>
#include <atomic>

#include "tenon/keys/dispatch_key_set.h"

namespace tenon::detail {

/// Who registered the built-in kernels of an operator: one source each for backends, for Autograd,
/// and for what is left, so that they stand beside the kernels, in memory that registering writes
/// to anyway. Reading is safe from any thread, also beside a write.
class BuiltinRegistrants {
 public:
  /// Says that `name`, which lives as long as the program, registered the kernels for `keys`. For
  /// others of their kind the last name counts.
  void add(DispatchKeySet keys, const char* name) {
    for (size_t kind = 0; kind < kKinds.size(); ++kind) {
      if (keys.has_any(kKinds[kind])) names_[kind].store(name, std::memory_order_relaxed);
    }
    keys_.fetch_or(keys.bits(), std::memory_order_release);
  }
  /// Null where no built-in kernel was registered for the key.
  const char* of(DispatchKey key) const {
    const auto keys = DispatchKeySet::from_bits(keys_.load(std::memory_order_acquire));
    if (!keys.has(key)) return nullptr;
    const size_t kind = backend_keys.has(key) ? 0 : autograd_keys.has(key) ? 1 : 2;
    return names_[kind].load(std::memory_order_relaxed);
  }

 private:
  static constexpr std::array<DispatchKeySet, 3> kKinds = {
      backend_keys, autograd_keys, DispatchKeySet::all() - backend_keys - autograd_keys};

  std::atomic<uint64_t> keys_{0};
  std::array<std::atomic<const char*>, kKinds.size()> names_{};
};

}  // namespace tenon::detail
