// Loads a library of operators and prints, separated by tabs, what that took in microseconds, and
// the nanoseconds of a small call before it and after it, each the least of several rounds.
#include "tenon/api/load_operators.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

#include "tenon/tenon.h"

namespace {

double nanoseconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

double small_call(tenon::Tensor& tensor) {
  constexpr int rounds = 20, calls = 10000;
  double best = std::numeric_limits<double>::infinity();
  for (int round = 0; round < rounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i) tensor.add_(1);
    best = std::min(best, nanoseconds_since(start) / calls);
  }
  return best;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return std::fprintf(stderr, "usage: %s LIBRARY\n", argv[0]), 2;
  tenon::Tensor tensor = tenon::ones({2, 2});
  const double before = small_call(tensor);
  const auto start = std::chrono::steady_clock::now();
  tenon::load_operators(argv[1]);
  const double loading = nanoseconds_since(start) / 1000;
  std::printf("%f\t%f\t%f\n", loading, before, small_call(tensor));
}
