#pragma once

#include <utility>
#include <vector>

#include "tenon/base/mutex.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::functional {

class Scope;

/// A functional tensor as one of those of a scope, which it leaves when it dies.
class ScopeMember {
 public:
  ScopeMember() = default;
  ~ScopeMember() {
    if (scope_ != nullptr) leave();
  }
  ScopeMember(const ScopeMember&) = delete;
  ScopeMember& operator=(const ScopeMember&) = delete;

 private:
  friend class Scope;
  TENON_COLD void leave() noexcept;

  Scope* scope_ = nullptr;
  TensorImpl* tensor_ = nullptr;
  ScopeMember* previous_ = nullptr;
  ScopeMember* next_ = nullptr;
};

/// The functional tensors of a functionalized call that are alive, which become plain when it ends.
/// Several threads may make and drop tensors of it.
class Scope {
 public:
  Scope() = default;
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

  void add(ScopeMember& member, TensorImpl& tensor);
  void remove(ScopeMember& member) noexcept;
  /// Those that are alive.
  std::vector<TensorBase> tensors();
  /// Calls `function(tensor)` for each, which may make it a plain one. For where no other thread
  /// makes or drops any.
  template <class Each>
  void for_each(Each&& function) noexcept {
    for (ScopeMember *each = first_, *next = nullptr; each != nullptr; each = next) {
      next = each->next_;
      function(TensorBase(intrusive_ptr<TensorImpl>::reclaim_copy(each->tensor_)));
    }
  }
  /// Keeps what a tensor of it that has grown leaves behind, for where the call fails.
  void retain(Storage storage) { left_.push_back(std::move(storage)); }

 private:
  Mutex mutex_;
  ScopeMember* first_ = nullptr;
  std::vector<Storage> left_;
};

/// The scope of what the calling thread makes; null for none.
inline Scope* current_scope() {
  return static_cast<Scope*>(tenon::detail::functional_scope);
}

}  // namespace tenon::functional
