#include <bit>
#include <mutex>
#include <type_traits>

#include "tenon/dispatch/dispatcher.h"

namespace tenon {
namespace {

template <class Function>
void for_each_key(DispatchKeySet keys, const Function& function) {
  for (uint64_t bits = keys.bits(); bits != 0; bits &= bits - 1) {
    function(static_cast<DispatchKey>(std::countr_zero(bits) + 1));
  }
}

/// Stores a value that may be there already, for a store is dearer than to look. Called under the
/// dispatcher's lock, without which nobody stores.
template <class T>
void change(std::atomic<T>& slot, std::type_identity_t<T> value) {
  if (slot.load(std::memory_order_relaxed) != value) slot.store(value);
}

}  // namespace

Registration Dispatcher::register_layers(const OperatorEntry& op, DispatchKeySet keys, Rank rank,
                                         Content content, bool replace) {
  keys = keys & DispatchKeySet::all();  // no slot belongs to another bit
  TENON_CHECK(!keys.empty(), ValueError, "Dispatcher: ", content.registrant,
              " registers a kernel of ", op.name(),
              " for no dispatch key; name at least one of dispatch_key.h");
  auto& entry = const_cast<OperatorEntry&>(op);
  const std::lock_guard lock(mutex_);
  if (rank == Rank::Own && !replace) check_free(op, keys, content.registrant);
  const uint64_t number = last_number_ + 1;
  std::vector<Layer> with_new;
  if (const auto found = layers_.find(&op); found != layers_.end()) with_new = found->second;
  for_each_key(keys, [&](DispatchKey key) {
    if (layer_of(op, key) == nullptr) with_new.push_back(lowest_layer(op, key));
    with_new.push_back({number, key, rank, content});
  });
  std::function<void()> undo = [this, &entry, number, boxed = content.boxed] {
    remove_layers(entry, number, boxed);
  };
  layers_[&op] = std::move(with_new);
  // From here on nothing fails.
  last_number_ = number;
  refresh(entry, keys);
  return Registration(std::move(undo));
}

void Dispatcher::remove_layers(OperatorEntry& op, uint64_t number, SharedBoxedKernel* boxed) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = layers_.find(&op);
    if (found == layers_.end()) return;
    DispatchKeySet keys;
    std::erase_if(found->second, [&](const Layer& layer) {
      if (layer.number == number) keys |= layer.key;
      return layer.number == number;
    });
    refresh(op, keys);
    // What stands in the slots now is all that there is to know; an operator that found no place
    // among the others leaves nothing.
    const bool has_more =
        std::ranges::any_of(found->second, [](const Layer& layer) { return layer.number != 0; });
    if (!has_more) layers_.erase(found);
  }
  if (boxed != nullptr) boxed->retire();
}

void Dispatcher::add_builtin(OperatorEntry& op) {
  operators_.emplace(op.name(), &op);
  adopt(op);
}

void Dispatcher::set_builtin(OperatorEntry& op, DispatchKeySet keys, AnyKernel kernel,
                             const char* registrant) {
  op.builtin_registrants_.add(keys, registrant);
  for_each_key(keys, [&](DispatchKey key) {
    op.kernels_[static_cast<size_t>(key)].store(kernel, std::memory_order_release);
  });
}

void Dispatcher::check_free(const OperatorEntry& op, DispatchKeySet keys,
                            const char* registrant) const {
  for_each_key(keys, [&](DispatchKey key) {
    const Layer* found = layer_of(op, key);
    const Layer layer = found != nullptr ? *found : lowest_layer(op, key);
    TENON_CHECK(layer.rank != Rank::Own, ValueError, op.name(), ": the kernel for ", key, " of ",
                registrant, " is registered already by ", layer.content.registrant);
  });
}

Dispatcher::Layer Dispatcher::lowest_layer(const OperatorEntry& op, DispatchKey key) const {
  const Content content = content_of(op, key);
  const bool is_builtin = content.kernel != nullptr && content.boxed == nullptr;
  return is_builtin ? Layer{0, key, Rank::Own, content} : Layer{0, key, Rank::Default, {}};
}

const Dispatcher::Layer* Dispatcher::layer_of(const OperatorEntry& op, DispatchKey key) const {
  if (layers_.empty()) return nullptr;  // as it mostly is while thousands of operators are added
  const auto found = layers_.find(&op);
  if (found == layers_.end()) return nullptr;
  const Layer* highest = nullptr;
  for (const Layer& layer : found->second) {
    if (layer.key != key) continue;
    if (highest == nullptr || layer.rank >= highest->rank) highest = &layer;
  }
  return highest;
}

Dispatcher::Content Dispatcher::content_of(const OperatorEntry& op, DispatchKey key) const {
  const Layer* layer = layer_of(op, key);
  if (layer != nullptr && layer->content.kernel != nullptr) return layer->content;
  // Without registrations a slot holds a built-in kernel, a fallback or nothing.
  const AnyKernel kernel = op.kernel_for(key);
  const bool is_builtin = kernel != nullptr && kernel != op.boxing().enter_boxed;
  if (layer == nullptr && is_builtin) return {kernel, nullptr, op.registrant(key)};
  const auto& [fallback, is_for] = fallbacks_[static_cast<size_t>(key)];
  if (fallback.boxed == nullptr || (is_for != nullptr && !is_for(op))) return {};
  return {op.boxing().enter_boxed, fallback.boxed, fallback.registrant};
}

void Dispatcher::adopt(OperatorEntry& op) {
  const auto is_set = [](const Fallback& fallback) { return fallback.content.boxed != nullptr; };
  if (!layers_.empty() || std::ranges::any_of(fallbacks_, is_set)) {
    return refresh(op, DispatchKeySet::all());
  }
  // Its slots hold its own kernels, as they should: thousands of operators are added at once.
  DispatchKeySet mask = backend_keys;
  for_each_key(DispatchKeySet::all() - backend_keys, [&](DispatchKey key) {
    if (op.kernel_for(key) != nullptr) mask |= key;
  });
  op.mask_.store(mask.bits(), std::memory_order_release);
}

void Dispatcher::refresh(OperatorEntry& op, DispatchKeySet keys) {
  for_each_key(keys, [&](DispatchKey key) { publish(op, key, content_of(op, key)); });
}

void Dispatcher::publish(OperatorEntry& op, DispatchKey key, const Content& content) {
  const auto i = static_cast<size_t>(key);
  const auto mask = DispatchKeySet::from_bits(op.mask_.load(std::memory_order_relaxed));
  // A backend's bit stays when it has no kernel, so that the call fails instead of running
  // another's.
  const bool passed_by = content.kernel == nullptr && !backend_keys.has(key);
  if (passed_by) op.mask_.store(mask.remove(key).bits(), std::memory_order_release);
  op.memory_->registrant(key).store(content.registrant, std::memory_order_release);
  SharedBoxedKernel::Slot& boxed = op.memory_->boxed_kernel(key);
  if (content.boxed != nullptr) change(boxed, content.boxed);
  change(op.kernels_[i], content.kernel);
  if (content.boxed == nullptr) change(boxed, content.boxed);
  if (!passed_by) op.mask_.store(mask.add(key).bits(), std::memory_order_release);
}

}  // namespace tenon
