// What the machine can do at most, by loops of this program alone. Prints
// `what<TAB>bytes<TAB>rate`, one a line:
//
//   copy           bytes read and written a nanosecond, of blocks of so many bytes
//   read           bytes read a nanosecond
//   multiply-add   float32 operations a nanosecond, in registers, with the widest vectors
//
// on one thread; of copy and multiply-add also `copy, two threads`, each of which has blocks of its
// own. What two threads gain there is what they can gain: two processors may be one core's.
//
// The blocks of 4 KB, 400 KB and 40 MB are as large as the tensors of kernels.cpp.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "nanoseconds.h"

namespace {

/// Compiled for each width of vectors; the widest that the processor has runs.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define WIDEST_VECTORS                                                         \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default"), \
                 optimize("O3,associative-math,no-signed-zeros,no-trapping-math")))
#else
#define WIDEST_VECTORS
#endif

constexpr int kSteps = 1000;

template <int count>
[[gnu::always_inline]] inline void multiply_add(float* sums, float factor, float addend) {
  float kept[count];
  std::copy_n(sums, count, kept);
  for (int step = 0; step < kSteps; ++step) {
    for (float& sum : kept) sum = sum * factor + addend;
  }
  std::copy_n(kept, count, sums);
}

/// Enough sums to fill the units of multiplication and addition, and few enough for the registers:
/// sixteen of 32 bytes, or thirty-two of 64.
constexpr int kFew = 96, kMany = 192;
WIDEST_VECTORS void add_few(float* sums, float factor, float addend) {
  multiply_add<kFew>(sums, factor, addend);
}
WIDEST_VECTORS void add_many(float* sums, float factor, float addend) {
  multiply_add<kMany>(sums, factor, addend);
}

/// The time that two threads at once take for one of `calls` in `repeat(thread, calls)`. A round
/// takes some thirty milliseconds where it begins with so many: a thread is started for each.
double nanoseconds_of_two(const std::function<void(int, int)>& repeat, int calls) {
  return nanoseconds(
      [&](int count) {
        std::thread other([&] { repeat(1, count); });
        repeat(0, count);
        other.join();
      },
      calls);
}

/// Operations a nanosecond.
double rate(void (*add)(float*, float, float), int count, bool on_two_threads) {
  const auto repeat = [&](int /*thread*/, int calls) {
    float sums[kMany] = {};
    for (int i = 0; i < calls; ++i) add(sums, 0.5f, 1.0f);
    if (sums[0] != 2.0f) std::printf("not computed\n");
  };
  const double operations = 2.0 * count * kSteps;
  return on_two_threads ? 2 * operations / nanoseconds_of_two(repeat, 16384)
                        : operations / nanoseconds([&](int calls) { repeat(0, calls); });
}

double best_rate(bool on_two_threads) {
  return std::max(rate(&add_few, kFew, on_two_threads), rate(&add_many, kMany, on_two_threads));
}

WIDEST_VECTORS float sum(const float* values, size_t count) {
  float result = 0;
  for (size_t i = 0; i < count; ++i) result += values[i];
  return result;
}

void report(const std::string& what, size_t bytes, double rate) {
  std::printf("%s\t%zu\t%.2f\n", what.c_str(), bytes, rate);
  std::fflush(stdout);
}

void measure_memory(size_t bytes) {
  std::vector<float> from(bytes / sizeof(float), 1.0f), to(from.size());
  const double copy = nanoseconds(
      [&](int calls) {
        for (int i = 0; i < calls; ++i) {
          std::memcpy(to.data(), from.data(), bytes);
          asm volatile("" ::"r"(to.data()) : "memory");
        }
      },
      1);
  report("copy", bytes, 2 * static_cast<double>(bytes) / copy);
  volatile float kept = 0;
  const double read = nanoseconds(
      [&](int calls) {
        for (int i = 0; i < calls; ++i) kept = sum(from.data(), from.size());
      },
      1);
  report("read", bytes, static_cast<double>(bytes) / read);
}

void measure_copies_of_two(size_t bytes) {
  const std::vector<float> from[2] = {std::vector<float>(bytes / sizeof(float), 1.0f),
                                      std::vector<float>(bytes / sizeof(float), 1.0f)};
  std::vector<float> to[2] = {from[0], from[1]};
  const double time = nanoseconds_of_two(
      [&](int thread, int calls) {
        for (int i = 0; i < calls; ++i) {
          std::memcpy(to[thread].data(), from[thread].data(), bytes);
          asm volatile("" ::"r"(to[thread].data()) : "memory");
        }
      },
      8);
  report("copy, two threads", bytes, 4 * static_cast<double>(bytes) / time);
}

}  // namespace

int main() {
  for (const size_t bytes : {4000, 400000, 40000000}) measure_memory(bytes);
  report("multiply-add", 0, best_rate(/*on_two_threads=*/false));
  measure_copies_of_two(40000000);
  report("multiply-add, two threads", 0, best_rate(/*on_two_threads=*/true));
}
