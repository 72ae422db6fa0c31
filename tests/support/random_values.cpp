#include "tests/support/random_values.h"

#include <array>
#include <limits>

namespace tenon::test {
namespace {

constexpr int64_t kLargest = std::numeric_limits<int64_t>::max();
constexpr int64_t kSmallest = std::numeric_limits<int64_t>::min();
constexpr std::array kDTypes = {
    DType::kFloat32,  DType::kFloat64, DType::kInt64,   DType::kFloat32,    DType::kBool,
    DType::kBFloat16, DType::kUInt8,   DType::kInt32,   DType::kInt8,       DType::kInt16,
    DType::kFloat64,  DType::kInt64,   DType::kFloat16, DType::kComplex128, DType::kComplex64,
    DType::kUInt16,   DType::kUInt32,  DType::kUInt64,  DType::kComplex128};
constexpr std::array kHugeSizes = {int64_t{1} << 31, (int64_t{1} << 31) - 1, int64_t{1} << 32,
                                   int64_t{1} << 45, (int64_t{1} << 53) + 1, int64_t{1} << 60,
                                   int64_t{1} << 61, int64_t{1} << 62,       kLargest - 1,
                                   kLargest};
constexpr std::array kExtremes = {kSmallest,           kSmallest + 1,
                                  -(int64_t{1} << 62), -(int64_t{1} << 45),
                                  -(int64_t{1} << 32), -(int64_t{1} << 31) - 1,
                                  -(int64_t{1} << 31), int64_t{-100},
                                  int64_t{-3},         int64_t{-2},
                                  int64_t{-1},         int64_t{7},
                                  int64_t{100},        (int64_t{1} << 31) - 1,
                                  int64_t{1} << 31,    int64_t{1} << 32,
                                  int64_t{1} << 45,    (int64_t{1} << 53) + 1,
                                  int64_t{1} << 61,    int64_t{1} << 62,
                                  kLargest - 1,        kLargest};
constexpr std::array kNumbers = {std::numeric_limits<double>::quiet_NaN(),
                                 std::numeric_limits<double>::infinity(),
                                 -std::numeric_limits<double>::infinity(),
                                 -0.0,
                                 1e300,
                                 -1e300,
                                 1e-320,
                                 3.4028234663852886e38,
                                 1e39,
                                 9223372036854775808.0,
                                 -9223372036854775809.0,
                                 4294967296.0};

}  // namespace

DType RandomValues::dtype() {
  return random_.one_of(kDTypes);
}

int64_t RandomValues::extreme() {
  return random_.one_of(kExtremes);
}

double RandomValues::number() {
  return random_.chance(0.15) ? random_.one_of(kNumbers) : random_.unit() * 4 - 2;
}

int64_t RandomValues::huge_size() {
  return random_.one_of(kHugeSizes);
}

std::vector<int64_t> RandomValues::sizes() {
  std::vector<int64_t> result(random_.below(random_.chance(0.05) ? 9 : 5));
  for (int64_t& size : result) {
    size = random_.chance(0.08)   ? 0
           : random_.chance(0.02) ? random_.between(5, 130)
                                  : random_.between(1, 4);
  }
  while (!result.empty() && random_.chance(0.15)) {
    result[random_.below(result.size())] = huge_size();
  }
  return result;
}

}  // namespace tenon::test
