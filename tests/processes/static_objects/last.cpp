#include "work.h"

namespace {

const Owner also_in_the_middle("also_in_the_middle");

// Nothing is used before the end: what a destructor uses for the first time.
struct OnlyAtTheEnd {
  ~OnlyAtTheEnd() { work("only_at_the_end"); }
} const only_at_the_end __attribute__((init_priority(400)));

}  // namespace
