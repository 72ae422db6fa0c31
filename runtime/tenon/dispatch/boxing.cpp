#include "tenon/dispatch/boxing.h"

namespace tenon::detail {

void push_value(Stack& stack, Value&& value) noexcept {
  stack.push_back(std::move(value));
}

void make_room_for_results(Stack& stack, size_t first, size_t count) {
  stack.reserve(first + count);
}

void replace_arguments(Stack& stack, size_t first, Value* results, size_t count) noexcept {
  stack.resize(first);
  for (size_t i = 0; i < count; ++i) stack.push_back(std::move(results[i]));
}

}  // namespace tenon::detail
