#pragma once

#include <array>
#include <atomic>

#include "tenon/keys/dispatch_key_set.h"

namespace tenon::detail {

/// Who registered the built-in kernels of an operator: few sources, each for several keys, so that
/// they stand beside the kernels, in memory that registering writes to anyway. Reading is safe from
/// any thread; writes are not to be beside each other.
class BuiltinRegistrants {
 public:
  /// Of the generated sources three register kernels of an operator: those for backends, for
  /// Autograd, and for InplaceOrView.
  static constexpr size_t kMost = 3;

  /// Says that `name`, which lives as long as the program, registered the kernels for `keys`;
  /// false, with nothing changed, where kMost others are named.
  bool add(DispatchKeySet keys, const char* name) {
    for (Source& source : sources_) {
      const char* const other = source.name.load(std::memory_order_relaxed);
      if (other != nullptr && other != name) continue;
      for (Source& each : sources_) each.keys.fetch_and(~keys.bits(), std::memory_order_relaxed);
      source.name.store(name, std::memory_order_relaxed);
      source.keys.fetch_or(keys.bits(), std::memory_order_release);
      return true;
    }
    return false;
  }
  /// Null where the kernel for the key is of nobody.
  const char* of(DispatchKey key) const {
    for (const Source& source : sources_) {
      if (DispatchKeySet::from_bits(source.keys.load(std::memory_order_acquire)).has(key))
        return source.name.load(std::memory_order_relaxed);
    }
    return nullptr;
  }

 private:
  struct Source {
    std::atomic<uint64_t> keys{0};
    std::atomic<const char*> name{nullptr};
  };
  std::array<Source, kMost> sources_{};
};

}  // namespace tenon::detail
