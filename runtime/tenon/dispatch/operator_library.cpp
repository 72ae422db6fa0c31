#include "tenon/dispatch/operator_library.h"

#include <atomic>
#include <mutex>

#include "tenon/base/check.h"
#include "tenon/base/mutex.h"
#include "tenon/base/pin_library.h"
#include "tenon/dispatch/dispatcher.h"

namespace tenon {
namespace {

constinit LongMutex libraries_mutex;
/// The latest that was enrolled, which knows the one before.
constinit OperatorLibrary* latest = nullptr;
constinit std::atomic<bool> some_wait{false};

}  // namespace

void OperatorLibrary::enrol() noexcept {
  // Takes the dynamic linker's lock, so under none of ours.
  pin_libraries({this});
  {
    const std::lock_guard lock(libraries_mutex);
    if (state_ != State::kNew) return;
    state_ = State::kEnrolled;
    next_ = latest;
    latest = this;
    some_wait.store(true);
  }
  try {
    if (Dispatcher::is_in_use()) Dispatcher::instance();
  } catch (const Error&) {  // no memory; the next use of the dispatcher tries again
  }
}

void OperatorLibrary::register_enrolled(Dispatcher& dispatcher) {
  if (!some_wait.load()) return;
  const std::lock_guard lock(libraries_mutex);
  for (OperatorLibrary* library = latest; library != nullptr; library = library->next_) {
    if (library->state_ == State::kEnrolled) library->register_all(dispatcher);
  }
  some_wait.store(false);
}

void OperatorLibrary::register_all(Dispatcher& dispatcher) {
  Entries entries;
  list_(entries);
  try {
    dispatcher.register_library(entries, set_kernels_);
    state_ = State::kRegistered;
  } catch (const ValueError& error) {
    failure_ = new std::string(error.message());
    state_ = State::kFailed;
  }
}

void Dispatcher::register_library(const std::vector<OperatorEntry*>& entries,
                                  void (*set_kernels)()) {
  const std::lock_guard lock(mutex_);
  std::unordered_map<std::string_view, OperatorEntry*> added(entries.size());
  for (OperatorEntry* op : entries) {
    const std::string_view name = op->name();
    const auto found = operators_.find(name);
    const OperatorEntry* const other = found == operators_.end() ? nullptr : found->second;
    if (other == op) continue;  // in a child that was forked meanwhile
    TENON_CHECK(other == nullptr, ValueError, "Dispatcher: the operators of ",
                shared_library_file(op), " are not registered, since an operator called ", name,
                " is already, by ", shared_library_file(other));
    added.emplace(name, op);
  }
  operators_.reserve(operators_.size() + added.size());
  // From here on nothing fails.
  set_kernels();
  for (const auto& [name, op] : added) adopt(*op);
  operators_.merge(added);
}

void OperatorLibrary::check_registered() const {
  TENON_CHECK(failure_ == nullptr, ValueError, *failure_);
}

void OperatorLibrary::check_registered(std::string_view operator_name) {
  const std::lock_guard lock(libraries_mutex);
  for (const OperatorLibrary* library = latest; library != nullptr; library = library->next_) {
    const std::string_view name_space = library->name_space_;
    if (operator_name.starts_with(name_space) &&
        operator_name.substr(name_space.size()).starts_with("::")) {
      library->check_registered();
    }
  }
}

const OperatorLibrary* OperatorLibrary::find_in(const void* shared_library) {
  const std::lock_guard lock(libraries_mutex);
  const OperatorLibrary* library = latest;
  while (library != nullptr && shared_library_of(library) != shared_library) {
    library = library->next_;
  }
  return library;
}

}  // namespace tenon
