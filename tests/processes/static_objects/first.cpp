#include <unistd.h>

#include <cstdio>

#include "work.h"

namespace {

/// Destroyed last of all.
struct Count {
  ~Count() {
    if (works_done == kWorks) return;
    std::fprintf(stderr, "static_objects: work was done %d times of %d\n", works_done, kWorks);
    _exit(1);
  }
} const count __attribute__((init_priority(200)));

// Before and after the objects of the other files, whatever the order of linking.
const Owner before_all __attribute__((init_priority(300))) = Owner("before_all");
const Owner in_the_middle("in_the_middle");

}  // namespace
