#pragma once

#include <array>
#include <cstdint>

#include "tenon/base/generator.h"
#include "tenon/base/integer_math.h"
#include "tenon/parallel/parallel.h"

/// How kernels turn a reserved range of a generator into numbers. Element i depends only on the
/// seed, the range and i, never on the number of threads.
namespace tenon::kernels {

/// Blocks of four words that are worth waking a thread for.
inline constexpr int64_t kRandomGrain = 1 << 11;

inline std::array<uint32_t, 4> random_block(const GeneratorImpl::Range& range, int64_t block) {
  const uint64_t counter = range.first + static_cast<uint64_t>(block);
  return philox({static_cast<uint32_t>(counter), static_cast<uint32_t>(counter >> 32), 0, 0},
                range.seed);
}

/// Calls `function(i, words)` for each element i below `n`, with `words_each` (1, 2 or 4) random
/// words, in several threads.
template <int words_each, class Function>
void for_each_random(const Generator& generator, int64_t n, const Function& function) {
  constexpr int64_t kEach = 4 / words_each;  // elements that share a block
  const auto range = generator.reserve(static_cast<uint64_t>(n) * words_each);
  parallel_for(0, ceil_divide(n, kEach), kRandomGrain, [&](int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; ++block) {
      const std::array<uint32_t, 4> words = random_block(range, block);
      for (int64_t i = 0; i < kEach && block * kEach + i < n; ++i) {
        function(block * kEach + i, words.data() + i * words_each);
      }
    }
  });
}

/// A multiple of 2^-24 in [0, 1).
inline float uniform_float(uint32_t word) {
  return static_cast<float>(word >> 8) * 0x1p-24f;
}
inline uint64_t join_words(const uint32_t* words) {
  return uint64_t{words[1]} << 32 | words[0];
}
/// An odd multiple of 2^-53 in (0, 1).
inline double open_uniform_double(const uint32_t* words) {
  return (static_cast<double>(join_words(words) >> 12) + 0.5) * 0x1p-52;
}
/// A multiple of 2^-53 in [0, 1).
inline double uniform_double(const uint32_t* words) {
  return static_cast<double>(join_words(words) >> 11) * 0x1p-53;
}

}  // namespace tenon::kernels
