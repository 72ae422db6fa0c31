#include "tenon/autograd/tangent.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

constinit std::atomic<uint64_t> last_level{0};
constinit std::atomic<int64_t> lasting_levels{0};

bool is_before(const intrusive_ptr<Tangent>& tangent, uint64_t level) {
  return tangent->level() < level;
}

}  // namespace

namespace detail {
constinit thread_local uint64_t hidden_levels_from = std::numeric_limits<uint64_t>::max();
}  // namespace detail

TangentLevel::TangentLevel() : number_(last_level.fetch_add(1, std::memory_order_relaxed) + 1) {
  lasting_levels.fetch_add(1, std::memory_order_relaxed);
}

void TangentLevel::end() noexcept {
  lasting_levels.fetch_sub(1, std::memory_order_relaxed);
  for (;;) {
    TensorBase value;  // freed outside of the lock, which other tangents of the level need
    const std::lock_guard lock(mutex_);
    Tangent* tangent = first_;
    if (tangent == nullptr) return;
    first_ = tangent->next_;
    if (first_ != nullptr) first_->previous_ = nullptr;
    tangent->is_listed_ = false;
    value = std::move(tangent->value_);
  }
}

Tangent::Tangent(intrusive_ptr<TangentLevel> level, TensorBase value)
    : level_(std::move(level)), value_(std::move(value)) {
  const std::lock_guard lock(level_->mutex_);
  next_ = level_->first_;
  if (next_ != nullptr) next_->previous_ = this;
  level_->first_ = this;
  is_listed_ = true;
}

Tangent::~Tangent() {
  const std::lock_guard lock(level_->mutex_);
  if (!is_listed_) return;
  (previous_ != nullptr ? previous_->next_ : level_->first_) = next_;
  if (next_ != nullptr) next_->previous_ = previous_;
}

const TangentList* tangents_of(const TensorBase& self) {
  if (!self.defined() || !self.key_set().has(DispatchKey::Dual)) return nullptr;
  const AutogradMeta* meta = autograd_meta(self);
  return meta != nullptr ? meta->tangents.get() : nullptr;
}

Tangent* tangent_at(const TensorBase& self, uint64_t level) {
  const TangentList* tangents = tangents_of(self);
  if (tangents == nullptr) return nullptr;
  const auto found = std::lower_bound(tangents->begin(), tangents->end(), level, is_before);
  if (found == tangents->end() || (*found)->level() != level) return nullptr;
  return (*found)->value().defined() ? found->get() : nullptr;
}

uint64_t highest_level(const TensorBase& self) {
  const TangentList* tangents = tangents_of(self);
  if (tangents == nullptr) return 0;
  for (auto each = tangents->rbegin(); each != tangents->rend(); ++each) {
    if ((*each)->level() < detail::hidden_levels_from && (*each)->value().defined())
      return (*each)->level();
  }
  return 0;
}

void set_tangent(const TensorBase& self, intrusive_ptr<Tangent> tangent) {
  AutogradMeta& meta = materialize_autograd_meta(self);
  if (!meta.tangents) meta.tangents.reset(new TangentList);
  // Those of levels that have ended would add up in a tensor that outlives many.
  std::erase_if(*meta.tangents,
                [](const intrusive_ptr<Tangent>& each) { return !each->value().defined(); });
  const uint64_t level = tangent->level();
  const auto place =
      std::lower_bound(meta.tangents->begin(), meta.tangents->end(), level, is_before);
  if (place != meta.tangents->end() && (*place)->level() == level) {
    *place = std::move(tangent);
  } else {
    meta.tangents->insert(place, std::move(tangent));
  }
  self.impl()->add_key(DispatchKey::Dual);
}

void remove_tangent(const TensorBase& self, uint64_t level) {
  if (tangents_of(self) == nullptr) return;
  auto& tangents = autograd_meta(self)->tangents;
  std::erase_if(*tangents,
                [&](const intrusive_ptr<Tangent>& each) { return each->level() == level; });
  if (!tangents->empty()) return;
  tangents.reset();
  self.impl()->remove_keys(DispatchKey::Dual);
}

TensorBase alias_with_tangents(const TensorBase& self) {
  TensorBase alias = make_alias(self);
  const TangentList* tangents = tangents_of(self);
  if (tangents == nullptr) return alias;
  for (const intrusive_ptr<Tangent>& tangent : *tangents) {
    if (tangent->level() < detail::hidden_levels_from && tangent->value().defined())
      set_tangent(alias, tangent);
  }
  return alias;
}

bool any_level_lasts() {
  return lasting_levels.load(std::memory_order_relaxed) > 0;
}

}  // namespace tenon
