#pragma once

#include <cstdint>

namespace tenon::test {

/// How much a test tries: `sampled` in tools/test and in CI, `full` where the environment variable
/// TENON_TEST_EFFORT is "full", as docs/testing.md says for each figure.
int64_t effort(int64_t sampled, int64_t full);

}  // namespace tenon::test
