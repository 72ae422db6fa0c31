#include "tests/support/effort.h"

#include <cstdlib>
#include <string_view>

namespace tenon::test {

int64_t effort(int64_t sampled, int64_t full) {
  const char* wanted = std::getenv("TENON_TEST_EFFORT");
  return wanted != nullptr && std::string_view(wanted) == "full" ? full : sampled;
}

}  // namespace tenon::test
