#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>

#include "tenon/dispatch/schema.h"
#include "tenon/dispatch/value.h"
#include "tenon/keys/thread_local_keys.h"

namespace tenon {

class OperatorEntry;

/// An unboxed kernel `R (*)(DispatchKeySet, Args...)` with its type forgotten.
using AnyKernel = void (*)();

/// A kernel for any operator: it takes the arguments from the stack and leaves the results there.
/// The keys are those of the call, the kernel's own key highest.
using BoxedKernel = std::function<void(const OperatorEntry&, DispatchKeySet, Stack&)>;

/// How an operator's signature crosses between boxed and unboxed.
struct OperatorBoxing {
  /// Calls an unboxed kernel with the arguments on the stack.
  void (*call_unboxed)(AnyKernel kernel, DispatchKeySet keys, Stack& stack) = nullptr;
  /// An unboxed kernel that boxes its arguments and calls `OperatorEntry::call_boxed_kernel`.
  AnyKernel enter_boxed = nullptr;
};

/// One operator's table of kernels.
///
/// Note [Dispatch]: a call is the keys of its tensors and of the thread, masked with the keys for
/// which this operator has something to run, and an indirect call through the highest of them.
/// Without a kernel a key above the backends is a cleared bit in the mask and costs nothing. The
/// table of a built-in operator is empty until the first call finds no kernel and registers all.
///
/// Calls are safe from any thread, also while another thread registers a kernel.
class TENON_API OperatorEntry {
 public:
  constexpr OperatorEntry(const OperatorSchema& schema, const OperatorBoxing& boxing)
      : schema_(&schema), boxing_(&boxing) {}
  OperatorEntry(const OperatorEntry&) = delete;
  OperatorEntry& operator=(const OperatorEntry&) = delete;

  const OperatorSchema& schema() const { return *schema_; }
  const OperatorBoxing& boxing() const { return *boxing_; }

  /// Calls the kernel of the highest key of `keys`, to which the thread's keys are added.
  template <class Return, class... Args>
  TENON_ALWAYS_INLINE Return call(DispatchKeySet tensor_keys, Args... args) const {
    return redispatch<Return, Args...>(with_thread_keys(tensor_keys), static_cast<Args>(args)...);
  }

  /// The same with exactly `keys`, as a kernel passes the call on.
  template <class Return, class... Args>
  TENON_ALWAYS_INLINE Return redispatch(DispatchKeySet keys, Args... args) const {
    DispatchKeySet masked = keys & DispatchKeySet::from_bits(mask_.load(std::memory_order_relaxed));
    AnyKernel kernel = kernel_for(masked.highest());
    if (kernel == nullptr) [[unlikely]]
      kernel = resolve(keys, masked);
    return reinterpret_cast<Return (*)(DispatchKeySet, Args...)>(kernel)(
        masked, static_cast<Args>(args)...);
  }

  /// Dispatches on the tensors of the stack; arguments become results. Defaults must be filled in.
  void call_boxed(Stack& stack) const;
  void redispatch_boxed(DispatchKeySet keys, Stack& stack) const;

  /// Runs the boxed kernel of the highest key: what `OperatorBoxing::enter_boxed` calls.
  void call_boxed_kernel(DispatchKeySet keys, Stack& stack) const;

  /// Runs the kernel for `key` with exactly `keys`, in which higher keys may stand;
  /// NotImplementedError when there is none.
  void run_kernel(DispatchKey key, DispatchKeySet keys, Stack& stack) const;

  bool has_kernel(DispatchKey key) const { return kernel_for(key) != nullptr; }
  bool has_fallthrough(DispatchKey key) const;
  /// Who registered the kernel for `key`; null without one. Not to be asked while another thread
  /// registers.
  const char* registrant(DispatchKey key) const { return registrants_[static_cast<size_t>(key)]; }

 private:
  friend class Dispatcher;

  AnyKernel kernel_for(DispatchKey key) const {
    return kernels_[static_cast<size_t>(key)].load(std::memory_order_acquire);
  }
  /// Registers the built-in operators if nobody did yet; else raises NotImplementedError that names
  /// the operator, the key, and the keys that have kernels.
  TENON_COLD AnyKernel resolve(DispatchKeySet keys, DispatchKeySet& masked) const;

  const OperatorSchema* schema_;
  const OperatorBoxing* boxing_;
  std::atomic<uint64_t> mask_{DispatchKeySet::all().bits()};
  std::array<std::atomic<AnyKernel>, kDispatchKeyCount> kernels_{};
  // Who registered each kernel, and the boxed ones: only read and written under the dispatcher's
  // lock, apart from boxed kernels, which are never freed while the program runs.
  std::array<const char*, kDispatchKeyCount> registrants_{};
  std::array<std::atomic<const BoxedKernel*>, kDispatchKeyCount> boxed_kernels_{};
};

/// The keys of every tensor among the arguments of a call.
template <class... Tensors>
TENON_ALWAYS_INLINE DispatchKeySet keys_of(const Tensors&... tensors) {
  return (DispatchKeySet() | ... | tensors.key_set());
}
inline DispatchKeySet keys_of(const TensorList& tensors) {
  DispatchKeySet keys;
  for (const TensorBase& tensor : tensors) keys |= tensor.key_set();
  return keys;
}
/// The keys of a factory's result: its backend.
inline DispatchKeySet keys_of_device(std::optional<Device> device) {
  switch (device.value_or(Device()).type()) {
    case DeviceType::kCPU:
      return DispatchKey::CPU;
    case DeviceType::kMeta:
      return DispatchKey::Meta;
    case DeviceType::kLazy:
      return DispatchKey::Lazy;
  }
  return DispatchKey::Undefined;
}

}  // namespace tenon
