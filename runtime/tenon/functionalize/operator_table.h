#pragma once

#include <atomic>
#include <memory>

#include "tenon/base/mutex.h"
#include "tenon/functionalize/functional_operator.h"

namespace tenon::functional {

/// What is known of operators, found without a lock. Constant-initialised; never shrinks. Safe from
/// any thread.
class OperatorTable {
 public:
  constexpr OperatorTable() = default;
  OperatorTable(const OperatorTable&) = delete;
  OperatorTable& operator=(const OperatorTable&) = delete;

  /// Null where `op` has not been added yet.
  const FunctionalOperator* find(const OperatorEntry& op) const {
    const Slots* slots = slots_.load(std::memory_order_acquire);
    return slots != nullptr ? find(*slots, op) : nullptr;
  }
  /// What is known of `made->op`: `made`, unless somebody else was faster.
  const FunctionalOperator& add(std::unique_ptr<FunctionalOperator> made);

 private:
  /// A power of two of them, at most half of which are taken.
  struct Slots {
    explicit Slots(size_t count)
        : last(count - 1),
          first(std::make_unique<std::atomic<const FunctionalOperator*>[]>(count)) {}
    size_t last;
    std::unique_ptr<std::atomic<const FunctionalOperator*>[]> first;
    /// Smaller ones, in which others may be looking.
    std::unique_ptr<const Slots> before;
  };

  /// The slot where a search for `op` begins.
  static size_t place_of(const OperatorEntry& op) {
    return (reinterpret_cast<uintptr_t>(&op) * uint64_t{0x9E3779B97F4A7C15}) >> 32;
  }
  static const FunctionalOperator* find(const Slots& slots, const OperatorEntry& op) {
    for (size_t i = place_of(op);; ++i) {
      const FunctionalOperator* found = slots.first[i & slots.last].load(std::memory_order_acquire);
      if (found == nullptr || found->op == &op) return found;
    }
  }
  static void put(const Slots& slots, const FunctionalOperator* known);
  /// More room; what is there stays.
  void grow();

  Mutex mutex_;
  std::atomic<const Slots*> slots_{nullptr};
  size_t count_ = 0;
};

/// That of the process.
extern constinit OperatorTable known_operators;

}  // namespace tenon::functional
