#pragma once

#include <array>
#include <atomic>

#include "tenon/dispatch/builtin_registrants.h"
#include "tenon/dispatch/functional_device.h"
#include "tenon/dispatch/operator_memory.h"
#include "tenon/dispatch/value.h"
#include "tenon/keys/thread_local_keys.h"

namespace tenon {

/// An unboxed kernel `R (*)(DispatchKeySet, Args...)` with its type forgotten.
using AnyKernel = void (*)();

/// How an argument goes through functions that are inlined: by reference, since copies of what is
/// passed by value end up in memory.
template <class T>
using PassedOn = std::conditional_t<std::is_reference_v<T>, T, const T&>;

/// How an operator's signature crosses between boxed and unboxed.
struct OperatorBoxing {
  /// Calls an unboxed kernel with the arguments on the stack.
  void (*call_unboxed)(AnyKernel kernel, DispatchKeySet keys, Stack& stack) = nullptr;
  /// An unboxed kernel that calls the boxed one of the highest key, or what the profiler says.
  AnyKernel enter_boxed = nullptr;
};

/// One operator's table of kernels.
///
/// Note [Dispatch]: a call is the keys of its tensors and of the thread, masked with the keys for
/// which this operator has something to run, and an indirect call through the highest of them.
/// Without a kernel a key above the backends is a cleared bit in the mask and costs nothing. The
/// table of a built-in operator is empty until the first call finds no kernel and registers all.
///
/// Note [Registering beside calls]: all members are safe from any thread, and no call takes a lock.
/// The slot of a key is one pointer, which alone decides what a call runs: what stood there before,
/// or what stands there now. The mask only says which slots are worth a look: a call that finds an
/// empty one above the backends goes on with the next key. A boxed kernel has `enter_boxed` in the
/// slot and stands in a second one, filled before and emptied after; a call that finds that empty
/// looks at the first again. Unboxed kernels are code and are never freed; for boxed ones see Note
/// [Boxed kernels in flight].
class TENON_API OperatorEntry {
 public:
  constexpr OperatorEntry(const SchemaText& text, OperatorMemory& memory,
                          const OperatorBoxing& boxing)
      : text_(&text), memory_(&memory), boxing_(&boxing) {}
  /// Of an operator whose memory knows its schema.
  OperatorEntry(OperatorMemory& memory, const OperatorBoxing& boxing)
      : memory_(&memory), boxing_(&boxing) {}
  OperatorEntry(const OperatorEntry&) = delete;
  OperatorEntry& operator=(const OperatorEntry&) = delete;

  const OperatorSchema& schema() const { return memory_->schema(text_); }
  /// That of the schema, which is not read for it.
  std::string_view name() const { return text_ != nullptr ? text_->name() : schema().name; }
  const OperatorBoxing& boxing() const { return *boxing_; }

  /// Calls the kernel of the highest key of `keys`, to which the thread's keys are added.
  template <class Return, class... Args>
  TENON_ALWAYS_INLINE Return call(DispatchKeySet tensor_keys, PassedOn<Args>... args) const {
    return redispatch<Return, Args...>(with_thread_keys(tensor_keys), args...);
  }

  /// The same with exactly `keys`, as a kernel passes the call on.
  template <class Return, class... Args>
  TENON_ALWAYS_INLINE Return redispatch(DispatchKeySet keys, PassedOn<Args>... args) const {
    const DispatchKeySet masked =
        keys & DispatchKeySet::from_bits(mask_.load(std::memory_order_relaxed));
    const AnyKernel kernel = kernel_at(masked.highest_number());
    if (kernel == nullptr) [[unlikely]]
      return run_resolved<Return, Args...>(keys, static_cast<Args>(args)...);
    return run<Return, Args...>({kernel, masked}, args...);
  }

  /// Dispatches on the tensors of the stack; arguments become results. Defaults must be filled in.
  void call_boxed(Stack& stack) const;
  void redispatch_boxed(DispatchKeySet keys, Stack& stack) const;

  /// Runs the kernel for `key` with exactly `keys`, in which higher keys may stand;
  /// NotImplementedError when there is none, ValueError for a set of keys in the place of one.
  void run_kernel(DispatchKey key, DispatchKeySet keys, Stack& stack) const;

  bool has_kernel(DispatchKey key) const {
    return static_cast<int>(key) < kDispatchKeyCount && kernel_for(key) != nullptr;
  }
  /// The kernel for `key`; null without one, and where it is a boxed one.
  AnyKernel unboxed_kernel(DispatchKey key) const {
    const AnyKernel kernel = kernel_for(key);
    return kernel != boxing().enter_boxed ? kernel : nullptr;
  }
  bool has_fallthrough(DispatchKey key) const;
  /// Whether one kernel stands there for both keys: at two backends, one that is composed of
  /// operators.
  bool shares_kernel(DispatchKey a, DispatchKey b) const;
  /// Who registered the kernel for `key`; null without one.
  const char* registrant(DispatchKey key) const {
    if (static_cast<int>(key) >= kDispatchKeyCount) return nullptr;
    const char* const other = memory_->registrant(key).load(std::memory_order_acquire);
    return other != nullptr ? other : builtin_registrants_.of(key);
  }
  /// What the functionalization pass, a layer above, knows of the operator: null until it has
  /// asked. Not freed.
  std::atomic<const void*>& known_to_pass() const { return known_to_pass_; }

 private:
  friend class Dispatcher;

  AnyKernel kernel_for(DispatchKey key) const { return kernel_at(static_cast<size_t>(key)); }
  AnyKernel kernel_at(size_t number) const {
    const std::atomic<AnyKernel>* kernels = kernels_.data();
    // Or the compiler adds the table's place in the entry to the number, each time.
    asm("" : "+r"(kernels));
    return kernels[number].load(std::memory_order_acquire);
  }
  /// The kernel of a call, and the keys that it is called with.
  struct Found {
    AnyKernel kernel;
    DispatchKeySet keys;
  };
  /// Registers the built-in operators if nobody did yet, and leaves out keys above the backends
  /// that have lost their kernel; else raises NotImplementedError that names the operator, the key,
  /// and the keys that have kernels.
  TENON_COLD Found resolve(DispatchKeySet keys) const;
  template <class Return, class... Args>
  TENON_ALWAYS_INLINE static Return run(Found found, PassedOn<Args>... args) {
    return reinterpret_cast<Return (*)(DispatchKeySet, Args...)>(found.kernel)(
        found.keys, static_cast<Args>(args)...);
  }
  /// A function of its own, so that calls which find a kernel leave their arguments where they are.
  template <class Return, class... Args>
  TENON_COLD __attribute__((visibility("hidden"))) Return run_resolved(DispatchKeySet keys,
                                                                       Args... args) const {
    return run<Return, Args...>(resolve(keys), args...);
  }

  /// Null where the schema needs not to be read.
  const SchemaText* text_ = nullptr;
  OperatorMemory* memory_;
  const OperatorBoxing* boxing_;
  std::atomic<uint64_t> mask_{DispatchKeySet::all().bits()};
  std::array<std::atomic<AnyKernel>, kDispatchKeyCount> kernels_{};
  detail::BuiltinRegistrants builtin_registrants_;
  mutable std::atomic<const void*> known_to_pass_{nullptr};
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
/// The keys of a factory's result: its backend, and Functionalize where the device is one of
/// functional tensors.
inline DispatchKeySet keys_of_device(std::optional<Device> device) {
  switch (device.value_or(Device()).type()) {
    case DeviceType::kCPU:
      return DispatchKey::CPU;
    case DeviceType::kMeta:
      return DispatchKey::Meta;
    default:
      return detail::keys_of_backend(device->type());
  }
}
/// What a call on tensors gains that asks for a result on a device: a CPU or Meta tensor is made
/// there by the kernels of the arguments, others by those of the device.
inline DispatchKeySet keys_of_target(std::optional<Device> device) {
  if (!device || device->is_cpu() || device->is_meta()) [[likely]]
    return {};
  return detail::keys_of_backend(device->type());
}

}  // namespace tenon
