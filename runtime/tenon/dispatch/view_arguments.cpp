#include "tenon/dispatch/view_arguments.h"

namespace tenon {

void detail::append_arguments(Stack& stack, const ArgumentKind* kinds, const int64_t* words) {
  for (; *kinds != ArgumentKind::kEnd; ++kinds) {
    const int64_t first = *words++;
    switch (*kinds) {
      case ArgumentKind::kInt:
        stack.emplace_back(first);
        break;
      case ArgumentKind::kBool:
        stack.emplace_back(first != 0);
        break;
      case ArgumentKind::kOptionalInt:
        stack.push_back(first != 0 ? Value(*words) : Value());
        ++words;
        break;
      case ArgumentKind::kInts:
        stack.emplace_back(IntArrayRef(words, static_cast<size_t>(first)));
        words += first;
        break;
      case ArgumentKind::kEnd:
        break;
    }
  }
}

}  // namespace tenon
