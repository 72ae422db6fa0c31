#include "tenon/dispatch/dispatcher.h"

#include <algorithm>
#include <memory>
#include <mutex>

#include "tenon/base/edit_distance.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/pin_library.h"
#include "tenon/dispatch/operator_library.h"
#include "tenon/dispatch/usage_record.h"

namespace tenon {
namespace {

template <class Function>
void for_each_key(DispatchKeySet keys, const Function& function) {
  for (int i = 0; i < kDispatchKeyCount; ++i) {
    if (keys.has(static_cast<DispatchKey>(i))) function(static_cast<DispatchKey>(i));
  }
}

/// The function that a kernel consists of; null for an object.
const void* code_of(const BoxedKernel& kernel) {
  const auto* function = kernel.target<void (*)(const OperatorEntry&, DispatchKeySet, Stack&)>();
  return function != nullptr ? reinterpret_cast<const void*>(*function) : nullptr;
}

/// Retires a boxed kernel that found no place.
struct Retire {
  void operator()(SharedBoxedKernel* kernel) const { kernel->retire(); }
};
using NewBoxedKernel = std::unique_ptr<SharedBoxedKernel, Retire>;

/// Sequentially consistent, as what is enrolled: who registers sees it, or who enrols sees this.
constinit std::atomic<bool> builtins_are_registered{false};

constinit thread_local uint64_t registered_by_thread = 0;

}  // namespace

bool DroppedOperators::has(std::string_view name) const {
  for (size_t i = names.find(name); i != names.npos; i = names.find(name, i + 1)) {
    if (i > 0 && names[i - 1] == ' ' && names.substr(i + name.size()).starts_with(' ')) return true;
  }
  return false;
}

Dispatcher& Dispatcher::instance() try {
  static constinit Lazy<Dispatcher> dispatcher;
  dispatcher->ensure_builtins();
  return *dispatcher;
} catch (...) {
  detail::rethrow_as_error("Dispatcher::instance");
}

bool Dispatcher::is_in_use() {
  return builtins_are_registered.load();
}

void Dispatcher::ensure_builtins() {
  // The registration code itself reaches instance(); the thread that registers must pass.
  static constinit thread_local bool registering = false;
  if (registering) return;
  struct Scope {
    Scope() { registering = true; }
    ~Scope() { registering = false; }
  };
  builtins_([this] {
    const Scope scope;
    register_all(*this);
    detail::start_usage_record();
    builtins_are_registered.store(true);
  });
  const Scope scope;
  OperatorLibrary::register_enrolled(*this);
}

const OperatorEntry* Dispatcher::find(std::string_view name) {
  const std::lock_guard lock(mutex_);
  const auto found = operators_.find(name);
  return found == operators_.end() ? nullptr : found->second;
}

const OperatorEntry& Dispatcher::get(std::string_view name) try {
  if (const OperatorEntry* op = find(name)) return *op;
  OperatorLibrary::check_registered(name);
  const DroppedOperators dropped = dropped_operators();
  TENON_CHECK(!dropped.has(name), NotImplementedError, "Dispatcher: the operator ", name,
              " is dropped from this build by ", dropped.selection,
              "; add it to the operators there");
  std::vector<std::string_view> names;
  for (const OperatorEntry* op : operators()) names.push_back(op->schema().name);
  TENON_THROW(NotImplementedError, "Dispatcher: no operator is called '", name, "'",
              did_you_mean(name, names));
} catch (...) {
  detail::rethrow_as_error("Dispatcher::get");
}

std::vector<const OperatorEntry*> Dispatcher::operators() try {
  const std::lock_guard lock(mutex_);
  std::vector<const OperatorEntry*> result;
  result.reserve(operators_.size());
  for (const auto& [name, op] : operators_) result.push_back(op);
  std::ranges::sort(result, {}, [](const OperatorEntry* op) { return op->schema().name; });
  return result;
} catch (...) {
  detail::rethrow_as_error("Dispatcher::operators");
}

Registration Dispatcher::register_kernel(const OperatorEntry& op, DispatchKeySet keys,
                                         AnyKernel kernel, const char* registrant,
                                         bool replace) try {
  pin_libraries({reinterpret_cast<const void*>(kernel), registrant, __builtin_return_address(0)});
  return register_layers(op, keys, Rank::Own, {kernel, nullptr, registrant}, replace);
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_kernel");
}

Registration Dispatcher::register_boxed_kernel(const OperatorEntry& op, DispatchKeySet keys,
                                               BoxedKernel kernel, const char* registrant,
                                               bool replace) try {
  pin_libraries({code_of(kernel), &kernel.target_type(), registrant, __builtin_return_address(0)});
  return register_boxed_layers(op, keys, Rank::Own, std::move(kernel), registrant, replace);
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_boxed_kernel");
}

Registration Dispatcher::register_default(const OperatorEntry& op, DispatchKeySet keys,
                                          BoxedKernel kernel, const char* registrant) try {
  pin_libraries({code_of(kernel), &kernel.target_type(), registrant, __builtin_return_address(0)});
  if (!kernel) return register_layers(op, keys, Rank::Default, {}, false);
  return register_boxed_layers(op, keys, Rank::Default, std::move(kernel), registrant, false);
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_default");
}

Registration Dispatcher::register_boxed_layers(const OperatorEntry& op, DispatchKeySet keys,
                                               Rank rank, BoxedKernel kernel,
                                               const char* registrant, bool replace) {
  NewBoxedKernel boxed(SharedBoxedKernel::make(std::move(kernel)));
  const Content content{op.boxing().enter_boxed, boxed.get(), registrant};
  Registration registration = register_layers(op, keys, rank, content, replace);
  boxed.release();
  return registration;
}

Registration Dispatcher::register_layers(const OperatorEntry& op, DispatchKeySet keys, Rank rank,
                                         Content content, bool replace) {
  TENON_CHECK(!keys.empty(), ValueError, "Dispatcher: ", content.registrant,
              " registers a kernel of ", op.schema().name,
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

Registration Dispatcher::register_fallback(DispatchKey key, BoxedKernel kernel,
                                           const char* registrant) try {
  pin_libraries({code_of(kernel), &kernel.target_type(), registrant, __builtin_return_address(0)});
  TENON_CHECK(key != DispatchKey::Undefined && static_cast<int>(key) < kDispatchKeyCount,
              ValueError, "Dispatcher: expected the fallback of ", registrant,
              " to be for one dispatch key, got ", key);
  NewBoxedKernel boxed(SharedBoxedKernel::make(std::move(kernel)));
  const std::lock_guard lock(mutex_);
  Content& fallback = fallbacks_[static_cast<size_t>(key)];
  TENON_CHECK(fallback.boxed == nullptr, ValueError, "Dispatcher: the fallback for ", key, " of ",
              registrant, " is registered already by ", fallback.registrant);
  Registration registration([this, key] { remove_fallback(key); });
  fallback = {nullptr, boxed.release(), registrant};
  for (const auto& [name, op] : operators_) refresh(*op, key);
  return registration;
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_fallback");
}

void Dispatcher::remove_fallback(DispatchKey key) {
  Content removed;
  {
    const std::lock_guard lock(mutex_);
    removed = std::exchange(fallbacks_[static_cast<size_t>(key)], {});
    for (const auto& [name, op] : operators_) refresh(*op, key);
  }
  removed.boxed->retire();
}

uint64_t Dispatcher::registrations_of_thread() {
  return registered_by_thread;
}

void Dispatcher::register_operator(OperatorEntry& op) try {
  pin_libraries(
      {&op, &op.schema(), &op.boxing(), op.schema().name.data(), __builtin_return_address(0)});
  const std::lock_guard lock(mutex_);
  const bool added = operators_.emplace(op.schema().name, &op).second;
  TENON_CHECK(added, ValueError, "Dispatcher: an operator called ", op.schema().name,
              " is registered already");
  refresh(op, DispatchKeySet::all());
  ++registered_by_thread;
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_operator");
}

void Dispatcher::add_builtin(OperatorEntry& op) {
  operators_.emplace(op.schema().name, &op);
  refresh(op, DispatchKeySet::all());
}

void Dispatcher::set_builtin(OperatorEntry& op, DispatchKeySet keys, AnyKernel kernel,
                             const char* registrant) {
  for_each_key(keys, [&](DispatchKey key) {
    const auto i = static_cast<size_t>(key);
    op.kernels_[i].store(kernel, std::memory_order_release);
    op.registrants_[i].store(registrant, std::memory_order_release);
  });
}

void Dispatcher::check_free(const OperatorEntry& op, DispatchKeySet keys,
                            const char* registrant) const {
  for_each_key(keys, [&](DispatchKey key) {
    const Layer* found = layer_of(op, key);
    const Layer layer = found != nullptr ? *found : lowest_layer(op, key);
    TENON_CHECK(layer.rank != Rank::Own, ValueError, op.schema().name, ": the kernel for ", key,
                " of ", registrant, " is registered already by ", layer.content.registrant);
  });
}

Dispatcher::Layer Dispatcher::lowest_layer(const OperatorEntry& op, DispatchKey key) const {
  const Content content = content_of(op, key);
  const bool is_builtin = content.kernel != nullptr && content.boxed == nullptr;
  return is_builtin ? Layer{0, key, Rank::Own, content} : Layer{0, key, Rank::Default, {}};
}

const Dispatcher::Layer* Dispatcher::layer_of(const OperatorEntry& op, DispatchKey key) const {
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
  const Content& fallback = fallbacks_[static_cast<size_t>(key)];
  if (fallback.boxed == nullptr) return {};
  return {op.boxing().enter_boxed, fallback.boxed, fallback.registrant};
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
  op.registrants_[i].store(content.registrant, std::memory_order_release);
  if (content.boxed != nullptr) op.boxed_kernels_[i].store(content.boxed);
  op.kernels_[i].store(content.kernel);
  if (content.boxed == nullptr) op.boxed_kernels_[i].store(nullptr);
  if (!passed_by) op.mask_.store(mask.add(key).bits(), std::memory_order_release);
}

}  // namespace tenon
