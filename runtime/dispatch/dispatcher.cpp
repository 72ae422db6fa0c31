#include "tenon/dispatch/dispatcher.h"

#include <algorithm>

#include "tenon/base/edit_distance.h"

namespace tenon {

Dispatcher& Dispatcher::instance() {
  // Never destroyed: kernels may be called from destructors of static objects.
  static auto* dispatcher = new Dispatcher();
  dispatcher->ensure_builtins();
  return *dispatcher;
}

void Dispatcher::ensure_builtins() {
  // The registration code itself reaches instance(); the thread that registers must pass.
  static thread_local bool registering = false;
  if (registering) return;
  std::call_once(builtins_once_, [this] {
    registering = true;
    register_all(*this);
    registering = false;
  });
}

const OperatorEntry* Dispatcher::find(std::string_view name) {
  const std::lock_guard lock(mutex_);
  const auto found = operators_.find(name);
  return found == operators_.end() ? nullptr : found->second;
}

const OperatorEntry& Dispatcher::get(std::string_view name) {
  if (const OperatorEntry* op = find(name)) return *op;
  std::vector<std::string_view> names;
  for (const OperatorEntry* op : operators()) names.push_back(op->schema().name);
  TENON_THROW(NotImplementedError, "Dispatcher: no operator is called '", name, "'",
              did_you_mean(name, names));
}

std::vector<const OperatorEntry*> Dispatcher::operators() {
  const std::lock_guard lock(mutex_);
  std::vector<const OperatorEntry*> result;
  result.reserve(operators_.size());
  for (const auto& [name, op] : operators_) result.push_back(op);
  std::ranges::sort(result, {}, [](const OperatorEntry* op) { return op->schema().name; });
  return result;
}

Registration Dispatcher::register_kernel(const OperatorEntry& op, DispatchKeySet keys,
                                         AnyKernel kernel, const char* registrant, bool replace) {
  const std::lock_guard lock(mutex_);
  OperatorEntry& entry = checked(op, keys, registrant, replace);
  struct Slot {
    DispatchKey key;
    AnyKernel kernel;
    const BoxedKernel* boxed;
    const char* registrant;
  };
  std::vector<Slot> before;
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    if (!keys.has(key)) continue;
    before.push_back(
        {key, entry.kernel_for(key), entry.boxed_kernels_[i].load(), entry.registrants_[i]});
    install(entry, key, kernel, nullptr, registrant);
  }
  refresh_mask(entry);
  return Registration([this, &entry, before] {
    const std::lock_guard undo_lock(mutex_);
    for (const Slot& slot : before) {
      install(entry, slot.key, slot.kernel, slot.boxed, slot.registrant);
    }
    refresh_mask(entry);
  });
}

Registration Dispatcher::register_boxed_kernel(const OperatorEntry& op, DispatchKeySet keys,
                                               BoxedKernel kernel, const char* registrant,
                                               bool replace) {
  const std::lock_guard lock(mutex_);
  OperatorEntry& entry = checked(op, keys, registrant, replace);
  const BoxedKernel* boxed =
      boxed_kernels_.emplace_back(std::make_unique<BoxedKernel>(std::move(kernel))).get();
  Registration registration =
      register_kernel(op, keys, op.boxing().enter_boxed, registrant, /*replace=*/true);
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    if (keys.has(static_cast<DispatchKey>(i))) entry.boxed_kernels_[i].store(boxed);
  }
  return registration;
}

Registration Dispatcher::register_fallback(DispatchKey key, BoxedKernel kernel,
                                           const char* registrant) {
  const std::lock_guard lock(mutex_);
  Fallback& fallback = fallbacks_[static_cast<size_t>(key)];
  TENON_CHECK(fallback.kernel == nullptr, ValueError, "Dispatcher: the fallback for ", key, " of ",
              registrant, " is registered already by ", fallback.registrant);
  const BoxedKernel* boxed =
      boxed_kernels_.emplace_back(std::make_unique<BoxedKernel>(std::move(kernel))).get();
  fallback = {boxed, registrant};
  for (const auto& [name, op] : operators_) apply_fallbacks(*op);
  return Registration([this, key, boxed] {
    const std::lock_guard undo_lock(mutex_);
    fallbacks_[static_cast<size_t>(key)] = {};
    for (const auto& [name, op] : operators_) {
      if (op->boxed_kernels_[static_cast<size_t>(key)].load() != boxed) continue;
      // The bit first, so that a call which finds no kernel finds the next one.
      op->mask_.store(DispatchKeySet::from_bits(op->mask_.load()).remove(key).bits(),
                      std::memory_order_release);
      install(*op, key, nullptr, nullptr, nullptr);
      refresh_mask(*op);
    }
  });
}

void Dispatcher::register_operator(OperatorEntry& op) {
  const std::lock_guard lock(mutex_);
  const bool added = operators_.emplace(op.schema().name, &op).second;
  TENON_CHECK(added, ValueError, "Dispatcher: an operator called ", op.schema().name,
              " is registered already");
  refresh_mask(op);
  apply_fallbacks(op);
}

void Dispatcher::add_builtin(OperatorEntry& op) {
  operators_.emplace(op.schema().name, &op);
  refresh_mask(op);
}

void Dispatcher::set_builtin(OperatorEntry& op, DispatchKeySet keys, AnyKernel kernel,
                             const char* registrant) {
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    if (!keys.has(static_cast<DispatchKey>(i))) continue;
    op.kernels_[i].store(kernel, std::memory_order_release);
    op.registrants_[i] = registrant;
  }
}

OperatorEntry& Dispatcher::checked(const OperatorEntry& op, DispatchKeySet keys,
                                   const char* registrant, bool replace) {
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    const BoxedKernel* boxed = op.boxed_kernels_[i].load();
    const bool is_fallback = boxed != nullptr && boxed == fallbacks_[i].kernel;
    const bool taken = keys.has(key) && op.has_kernel(key) && !is_fallback;
    TENON_CHECK(replace || !taken, ValueError, op.schema().name, ": the kernel for ", key, " of ",
                registrant, " is registered already by ", op.registrants_[i]);
  }
  return const_cast<OperatorEntry&>(op);
}

void Dispatcher::install(OperatorEntry& op, DispatchKey key, AnyKernel kernel,
                         const BoxedKernel* boxed, const char* registrant) {
  const auto i = static_cast<size_t>(key);
  op.boxed_kernels_[i].store(boxed, std::memory_order_release);
  op.kernels_[i].store(kernel, std::memory_order_release);
  op.registrants_[i] = registrant;
}

void Dispatcher::apply_fallbacks(OperatorEntry& op) {
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    const Fallback& fallback = fallbacks_[i];
    if (fallback.kernel == nullptr || op.has_kernel(key)) continue;
    install(op, key, op.boxing().enter_boxed, fallback.kernel, fallback.registrant);
  }
  refresh_mask(op);
}

void Dispatcher::refresh_mask(OperatorEntry& op) {
  // A backend's bit stays when it has no kernel, so that the call fails instead of running
  // another's.
  DispatchKeySet mask = backend_keys;
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    if (op.has_kernel(key)) mask = mask.add(key);
  }
  op.mask_.store(mask.bits(), std::memory_order_release);
}

}  // namespace tenon
