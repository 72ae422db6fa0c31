#include "tenon/functionalize/operator_table.h"

#include <mutex>
#include <utility>

namespace tenon::functional {

const FunctionalOperator& OperatorTable::add(std::unique_ptr<FunctionalOperator> made) {
  const std::lock_guard lock(mutex_);
  if (const FunctionalOperator* known = find(*made->op)) return *known;
  const Slots* slots = slots_.load(std::memory_order_relaxed);
  if (slots == nullptr || 2 * count_ > slots->last) grow();
  const FunctionalOperator* known = made.release();
  put(*slots_.load(std::memory_order_relaxed), known);
  ++count_;
  return *known;
}

void OperatorTable::put(const Slots& slots, const FunctionalOperator* known) {
  size_t i = place_of(*known->op);
  while (slots.first[i & slots.last].load(std::memory_order_relaxed) != nullptr) ++i;
  slots.first[i & slots.last].store(known, std::memory_order_release);
}

void OperatorTable::grow() {
  const Slots* old = slots_.load(std::memory_order_relaxed);
  auto larger = std::make_unique<Slots>(old != nullptr ? 2 * (old->last + 1) : 256);
  for (size_t i = 0; old != nullptr && i <= old->last; ++i) {
    const FunctionalOperator* known = old->first[i].load(std::memory_order_relaxed);
    if (known != nullptr) put(*larger, known);
  }
  larger->before.reset(old);
  slots_.store(larger.release(), std::memory_order_release);
}

}  // namespace tenon::functional
