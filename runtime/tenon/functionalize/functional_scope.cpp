#include "tenon/functionalize/functional_scope.h"

#include <mutex>
#include <utility>

namespace tenon::functional {

void ScopeMember::leave() noexcept {
  scope_->remove(*this);
}

void Scope::add(ScopeMember& member, TensorImpl& tensor) {
  const std::lock_guard lock(mutex_);
  member.scope_ = this;
  member.tensor_ = &tensor;
  member.next_ = std::exchange(first_, &member);
  if (member.next_ != nullptr) member.next_->previous_ = &member;
}

void Scope::remove(ScopeMember& member) noexcept {
  const std::lock_guard lock(mutex_);
  ScopeMember*& before = member.previous_ != nullptr ? member.previous_->next_ : first_;
  before = member.next_;
  if (member.next_ != nullptr) member.next_->previous_ = member.previous_;
  member.scope_ = nullptr;
  member.previous_ = member.next_ = nullptr;
}

std::vector<TensorBase> Scope::tensors() {
  const std::lock_guard lock(mutex_);
  std::vector<TensorBase> found;
  for (const ScopeMember* each = first_; each != nullptr; each = each->next_) {
    found.emplace_back(intrusive_ptr<TensorImpl>::reclaim_copy(each->tensor_));
  }
  return found;
}

}  // namespace tenon::functional
