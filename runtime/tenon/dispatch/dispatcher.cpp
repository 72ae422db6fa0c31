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

void Dispatcher::register_waiting_libraries() {
  if (builtins_are_registered.load()) instance();  // each use looks for them
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
  for (const OperatorEntry* op : operators()) names.push_back(op->name());
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
  std::ranges::sort(result, {}, [](const OperatorEntry* op) { return op->name(); });
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

Registration Dispatcher::register_fallback(DispatchKey key, BoxedKernel kernel,
                                           const char* registrant, OperatorFilter is_for) try {
  pin_libraries({code_of(kernel), &kernel.target_type(), registrant, __builtin_return_address(0)});
  TENON_CHECK(key != DispatchKey::Undefined && static_cast<int>(key) < kDispatchKeyCount,
              ValueError, "Dispatcher: expected the fallback of ", registrant,
              " to be for one dispatch key, got ", key);
  NewBoxedKernel boxed(SharedBoxedKernel::make(std::move(kernel)));
  const std::lock_guard lock(mutex_);
  Fallback& fallback = fallbacks_[static_cast<size_t>(key)];
  TENON_CHECK(fallback.content.boxed == nullptr, ValueError, "Dispatcher: the fallback for ", key,
              " of ", registrant, " is registered already by ", fallback.content.registrant);
  Registration registration([this, key] { remove_fallback(key); });
  fallback = {{nullptr, boxed.release(), registrant}, is_for};
  for (const auto& [name, op] : operators_) refresh(*op, key);
  return registration;
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_fallback");
}

void Dispatcher::remove_fallback(DispatchKey key) {
  Content removed;
  {
    const std::lock_guard lock(mutex_);
    removed = std::exchange(fallbacks_[static_cast<size_t>(key)], {}).content;
    for (const auto& [name, op] : operators_) refresh(*op, key);
  }
  removed.boxed->retire();
}

uint64_t Dispatcher::registrations_of_thread() {
  return registered_by_thread;
}

void Dispatcher::register_operator(OperatorEntry& op) try {
  pin_libraries({&op, &op.boxing(), op.name().data(), __builtin_return_address(0)});
  const std::lock_guard lock(mutex_);
  const bool added = operators_.emplace(op.name(), &op).second;
  TENON_CHECK(added, ValueError, "Dispatcher: an operator called ", op.name(),
              " is registered already");
  adopt(op);
  ++registered_by_thread;
} catch (...) {
  detail::rethrow_as_error("Dispatcher::register_operator");
}

}  // namespace tenon
