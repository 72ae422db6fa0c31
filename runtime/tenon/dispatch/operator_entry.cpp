#include "tenon/dispatch/operator_entry.h"

#include <string>

#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_library.h"

namespace tenon {
namespace {

/// Keys without a kernel that a call passes by; a backend without one is an error.
constexpr DispatchKeySet kMayFallThrough = DispatchKeySet::all() - backend_keys;

}  // namespace

bool OperatorEntry::has_fallthrough(DispatchKey key) const {
  return !DispatchKeySet::from_bits(mask_.load()).has(key);
}

bool OperatorEntry::shares_kernel(DispatchKey a, DispatchKey b) const {
  const AnyKernel kernel = kernel_for(a);
  if (kernel == nullptr || kernel != kernel_for(b)) return false;
  if (kernel != boxing().enter_boxed) return true;
  return memory_->boxed_kernel(a).load(std::memory_order_acquire) ==
         memory_->boxed_kernel(b).load(std::memory_order_acquire);
}

OperatorEntry::Found OperatorEntry::resolve(DispatchKeySet keys) const {
  Dispatcher::instance();
  DispatchKeySet masked = keys & DispatchKeySet::from_bits(mask_.load(std::memory_order_acquire));
  AnyKernel kernel = nullptr;
  while ((kernel = kernel_for(masked.highest())) == nullptr && masked.has_any(kMayFallThrough)) {
    masked = masked.remove(masked.highest());
  }
  if (kernel != nullptr) return {kernel, masked};

  const DispatchKey key = masked.highest();
  TENON_CHECK(key != DispatchKey::Undefined, ValueError, name(),
              ": expected at least one defined tensor argument, got none");
  OperatorLibrary::check_registered(*this);
  std::string available;
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    const auto other = static_cast<DispatchKey>(i);
    if (!has_kernel(other) || looking_keys.has(other)) continue;
    available.append(available.empty() ? "" : ", ").append(dispatch_key_name(other));
  }
  const bool lacks_meta = key == DispatchKey::Meta && has_kernel(DispatchKey::CPU);
  TENON_THROW(NotImplementedError, name(), ": no kernel for ", key, "; there are kernels for ",
              available.empty() ? "no key" : available,
              lacks_meta ? "; a tensor on meta has no elements, which may decide the sizes of "
                           "results; call it with tensors that have data"
                         : "");
}

void OperatorEntry::call_boxed(Stack& stack) const try {
  DispatchKeySet keys;
  std::optional<Device> device;
  const size_t count = schema().arguments.size();
  TENON_CHECK(stack.size() >= count, ValueError, name(), ": expected ", count,
              " arguments on the stack, got ", stack.size());
  for (size_t i = stack.size() - count; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](const TensorBase& tensor) { keys |= tensor.key_set(); });
    if (stack[i].is<Device>()) device = stack[i].get<Device>();
  }
  keys |= keys.empty() ? keys_of_device(device) : keys_of_target(device);
  redispatch_boxed(with_thread_keys(keys), stack);
} catch (...) {
  detail::rethrow_from_call(name());
}

void OperatorEntry::redispatch_boxed(DispatchKeySet keys, Stack& stack) const try {
  DispatchKeySet masked = keys & DispatchKeySet::from_bits(mask_.load(std::memory_order_acquire));
  if (!has_kernel(masked.highest())) masked = resolve(keys).keys;
  run_kernel(masked.highest(), masked, stack);
} catch (...) {
  detail::rethrow_from_call(name());
}

void OperatorEntry::run_kernel(DispatchKey key, DispatchKeySet keys, Stack& stack) const {
  TENON_CHECK(static_cast<int>(key) < kDispatchKeyCount, ValueError, name(),
              ": expected one dispatch key, got ", key);
  while (true) {
    const AnyKernel kernel = kernel_for(key);
    if (kernel == nullptr) {
      if (kMayFallThrough.has(key)) return redispatch_boxed(keys.remove(key), stack);
      resolve(DispatchKeySet(key));
      continue;
    }
    if (kernel != boxing().enter_boxed) return boxing().call_unboxed(kernel, keys, stack);
    const SharedBoxedKernel::Call call(memory_->boxed_kernel(key));
    if (call) return call.kernel()(*this, keys, stack);
  }
}

}  // namespace tenon
