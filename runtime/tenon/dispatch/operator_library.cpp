#include "tenon/dispatch/operator_library.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "tenon/base/check.h"
#include "tenon/base/mutex.h"
#include "tenon/base/pin_library.h"
#include "tenon/dispatch/dispatcher.h"

namespace tenon {
namespace {

constinit LongMutex libraries_mutex;
/// What is enrolled, in the order in which the dynamic linker looks for symbols. It loads libraries
/// in another, but calls of a program go to the first that has the symbol.
constinit OperatorLibrary* first = nullptr;
constinit std::atomic<bool> some_wait{false};

constinit thread_local uint64_t enrolled_by_thread = 0;

}  // namespace

void OperatorLibrary::enrol() noexcept {
  // These take the dynamic linker's lock, so under none of ours.
  pin_libraries({this});
  const void* const own = shared_library_of(this);
  {
    const std::lock_guard lock(libraries_mutex);
    if (state_ != State::kNew) return;
    state_ = State::kEnrolled;
    shared_library_ = own;
    ++enrolled_by_thread;
    OperatorLibrary** place = &first;
    while (*place != nullptr && !precedes(own, (*place)->shared_library_)) {
      place = &(*place)->next_;
    }
    next_ = *place;
    *place = this;
    some_wait.store(true);
  }
  try {
    Dispatcher::register_waiting_libraries();
  } catch (const Error&) {  // no memory; the next use of the dispatcher tries again
  }
}

void OperatorLibrary::register_enrolled(Dispatcher& dispatcher) {
  if (!some_wait.load()) return;
  const std::lock_guard lock(libraries_mutex);
  for (OperatorLibrary* library = first; library != nullptr; library = library->next_) {
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

template <class Condition>
void OperatorLibrary::check_those_with(Condition condition) {
  const std::lock_guard lock(libraries_mutex);
  for (const OperatorLibrary* library = first; library != nullptr; library = library->next_) {
    if (library->failure_ == nullptr) continue;
    Entries entries;
    library->list_(entries);
    if (std::ranges::any_of(entries, condition)) library->check_registered();
  }
}

void OperatorLibrary::check_registered(std::string_view operator_name) {
  check_those_with([&](const OperatorEntry* op) { return op->name() == operator_name; });
}

void OperatorLibrary::check_registered(const OperatorEntry& op) {
  check_those_with([&](const OperatorEntry* own) { return own == &op; });
}

uint64_t OperatorLibrary::enrolled_by_present_thread() {
  return enrolled_by_thread;
}

const OperatorLibrary* OperatorLibrary::find_in(const void* shared_library) {
  const std::lock_guard lock(libraries_mutex);
  const OperatorLibrary* library = first;
  while (library != nullptr && library->shared_library_ != shared_library) library = library->next_;
  return library;
}

}  // namespace tenon
