// A fuzz target as libFuzzer calls it; the build says which.

#include "targets.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  tenon::fuzz::TENON_FUZZ_TARGET(data, size);
  return 0;
}
