#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "tenon/base/intrusive_ptr.h"
#include "tenon/base/mutex.h"
#include "tenon/tensor/tensor_base.h"

/// What tensors carry in forward mode, see forward_mode/dual.h; apart from that, since a node that
/// saves a result has to give it back with its tangents.

namespace tenon {

class Tangent;

/// What the tangents of one DualLevel share. Tangents and the level's guard own it together.
class TENON_API TangentLevel : public RefCounted<TangentLevel> {
 public:
  TangentLevel();

  /// Greater than those of levels that were entered before, in whatever thread; never 0.
  uint64_t number() const { return number_; }
  /// Frees every tangent of the level, wherever it is held. Safe from any thread; the tensors that
  /// have them may not be in use meanwhile.
  void end() noexcept;

 private:
  friend class Tangent;

  const uint64_t number_;
  Mutex mutex_;
  Tangent* first_ = nullptr;
};

/// The tangent of a tensor at a level: memory of its own, of which the tangents of views are views.
class TENON_API Tangent : public RefCounted<Tangent> {
 public:
  Tangent(intrusive_ptr<TangentLevel> level, TensorBase value);
  ~Tangent();

  uint64_t level() const { return level_->number(); }
  /// Undefined once the level has ended.
  const TensorBase& value() const { return value_; }
  const intrusive_ptr<TangentLevel>& shared_level() const { return level_; }

 private:
  friend class TangentLevel;

  const intrusive_ptr<TangentLevel> level_;
  TensorBase value_;
  // In the list of the level, under its mutex.
  Tangent* previous_ = nullptr;
  Tangent* next_ = nullptr;
  bool is_listed_ = false;
};

/// The tangents of one tensor, by rising levels.
using TangentList = std::vector<intrusive_ptr<Tangent>>;

namespace detail {
/// What the calling thread sees of tangents: those of levels below this one.
extern TENON_API constinit thread_local uint64_t hidden_levels_from
    __attribute__((tls_model("initial-exec")));
}  // namespace detail

/// Hides the tangents of a level, and of those that were entered after it, from the calling thread.
class HiddenLevels {
 public:
  explicit HiddenLevels(uint64_t from) : outer_(detail::hidden_levels_from) {
    if (from < outer_) detail::hidden_levels_from = from;
  }
  ~HiddenLevels() { detail::hidden_levels_from = outer_; }
  HiddenLevels(const HiddenLevels&) = delete;
  HiddenLevels& operator=(const HiddenLevels&) = delete;

 private:
  const uint64_t outer_;
};

/// The tangents of `self`; null for a tensor that has had none.
TENON_API const TangentList* tangents_of(const TensorBase& self);
/// The tangent of `self` at a level that has not ended, whether or not the thread sees it; or null.
TENON_API Tangent* tangent_at(const TensorBase& self, uint64_t level);
/// The last entered of the levels that the thread sees at which `self` has a tangent, or 0.
TENON_API uint64_t highest_level(const TensorBase& self);

/// Gives `self` a tangent, in the place of one at the same level.
TENON_API void set_tangent(const TensorBase& self, intrusive_ptr<Tangent> tangent);
/// Takes the tangent at a level away from `self`; nothing where it has none.
TENON_API void remove_tangent(const TensorBase& self, uint64_t level);
/// A second tensor on the elements of `self`, with the tangents that the calling thread sees.
TENON_API TensorBase alias_with_tangents(const TensorBase& self);

/// Whether any level lasts, so that what is computed may be differentiated though grad mode is off.
TENON_API bool any_level_lasts();

}  // namespace tenon
