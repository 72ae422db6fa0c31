// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/neural/attention_loops.h"

#include "tenon/kernels/simd/doubles.h"
#include "tenon/kernels/simd/exponential.h"
#include "tenon/kernels/simd/lanes.h"
#include "tenon/kernels/simd/vector_walk.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

/// How many keys the query of a row sees.
template <class T>
TENON_ALWAYS_INLINE int64_t seen_by(const ScoreBlock<T>& block, int64_t row) {
  const int64_t seen = block.seen + row;
  return seen < 0 ? 0 : seen < block.columns ? seen : block.columns;
}

template <class T>
TENON_ALWAYS_INLINE Vec<T> score(const ScoreBlock<T>& block, int64_t row, int64_t i,
                                 int64_t lanes) {
  const Vec<T> scaled =
      load_lanes(block.scores + row * block.stride + i, lanes) * Vec<T>(block.scale);
  if (block.mask == nullptr) return scaled;
  return scaled + load_lanes(block.mask + row * block.mask_stride + i, lanes);
}

template <class T>
void zero(T* to, int64_t count) {
  for_each_vector<T>(
      count, [&](int64_t i, int64_t lanes)
                 __attribute__((always_inline)) { store_lanes(to + i, Vec<T>(0), lanes); });
}

/// The greatest score of a row that its query sees. NaN is none: its weight will be NaN.
template <class T>
TENON_ALWAYS_INLINE T greatest_score(const ScoreBlock<T>& block, int64_t row) {
  constexpr int64_t kLanes = Vec<T>::kLanes;
  constexpr int kAtOnce = 4;
  const Vec<T> least(-static_cast<T>(__builtin_inf()));
  Vec<T> greatest[kAtOnce] = {least, least, least, least};
  const auto see = [&](Vec<T> & so_far, int64_t i, int64_t lanes) __attribute__((always_inline)) {
    so_far = detail::at_least(so_far, first_lanes(score(block, row, i, lanes), lanes, least));
  };
  const int64_t seen = seen_by(block, row);
  int64_t i = 0;
  for (; i + kAtOnce * kLanes <= seen; i += kAtOnce * kLanes) {
#pragma GCC unroll 4
    for (int j = 0; j < kAtOnce; ++j) see(greatest[j], i + j * kLanes, kLanes);
  }
  for (; i + kLanes <= seen; i += kLanes) see(greatest[0], i, kLanes);
  if (i < seen) see(greatest[1], i, seen - i);
  return greatest_lane(detail::at_least(detail::at_least(greatest[0], greatest[1]),
                                        detail::at_least(greatest[2], greatest[3])));
}

/// exp(x) of what is not above 0, but for rounding; 0 where that is no normal number.
template <class T>
TENON_ALWAYS_INLINE Vec<T> weight_of(Vec<T> x) {
  constexpr T kOfZero = std::is_same_v<T, float> ? -88 : -709;  // the power of two below the least
  return detail::exp_within_range(detail::at_least(x, Vec<T>(kOfZero)));
}

/// Lets the scores of a row be exp(score - shift), and returns their sum.
template <class T>
TENON_ALWAYS_INLINE double weigh_row(const ScoreBlock<T>& block, int64_t row, T shift) {
  T* const scores = block.scores + row * block.stride;
  const int64_t seen = seen_by(block, row);
  Vec<T> sums(0);
  for_each_vector<T>(
      seen, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
        const Vec<T> weight = weight_of(score(block, row, i, lanes) - Vec<T>(shift));
        store_lanes(scores + i, weight, lanes);
        sums += first_lanes(weight, lanes, Vec<T>(0));
      });
  zero(scores + seen, block.columns - seen);
  return sum_of_lanes(sums);
}

/// Step by step for all rows of a few: a step of one need not wait for the step before of another.
template <class T>
void add_block(const ScoreBlock<T>& block, const RunningSoftmax<T>& softmax, T* out,
               int64_t width) {
  constexpr T kLeast = -static_cast<T>(__builtin_inf());
  constexpr int64_t kRowsAtOnce = 16;
  for (int64_t first = 0; first < block.rows; first += kRowsAtOnce) {
    const int64_t end = block.rows - first < kRowsAtOnce ? block.rows : first + kRowsAtOnce;
    T before[kRowsAtOnce];
    double sums[kRowsAtOnce];
    for (int64_t row = first; row < end; ++row) {
      const T here = greatest_score(block, row);
      before[row - first] = softmax.greatest[row];
      if (here > softmax.greatest[row]) softmax.greatest[row] = here;
    }
    for (int64_t row = first; row < end; ++row) {
      // A query that sees nothing yet has no greatest score, and weights of 0.
      const T greatest = softmax.greatest[row];
      sums[row - first] = weigh_row(block, row, greatest == kLeast ? T(0) : greatest);
    }
    for (int64_t row = first; row < end; ++row) {
      const double last = before[row - first];
      const double correction =
          last == static_cast<double>(softmax.greatest[row]) || out == nullptr
              ? 1
              : __builtin_exp(last - static_cast<double>(softmax.greatest[row]));
      softmax.sums[row] = softmax.sums[row] * correction + sums[row - first];
      if (correction == 1) continue;
      T* const row_of_out = out + row * width;
      for_each_vector<T>(
          width, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
            store_lanes(row_of_out + i, load_lanes(row_of_out + i, lanes) * Vec<T>(correction),
                        lanes);
          });
    }
  }
}

template <class T>
void finish(const RunningSoftmax<T>& softmax, int64_t rows, T* out, int64_t width, T* logsumexp) {
  for (int64_t row = 0; row < rows; ++row, out += width) {
    const Vec<T> factor(1 / softmax.sums[row]);
    // A query that sees nothing has 0 * infinity, which is no number, as softmax has it.
    for_each_vector<T>(
        width, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          store_lanes(out + i, load_lanes(out + i, lanes) * factor, lanes);
        });
    if (logsumexp == nullptr) continue;
    logsumexp[row] = static_cast<T>(static_cast<double>(softmax.greatest[row]) +
                                    __builtin_log(softmax.sums[row]));
  }
}

template <class T>
void weigh(const ScoreBlock<T>& block, const T* logsumexp) {
  for (int64_t row = 0; row < block.rows; ++row) {
    T* const scores = block.scores + row * block.stride;
    const int64_t seen = seen_by(block, row);
    const Vec<T> shift(logsumexp[row]);
    for_each_vector<T>(
        seen, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          store_lanes(scores + i, weight_of(score(block, row, i, lanes) - shift), lanes);
        });
    zero(scores + seen, block.columns - seen);
  }
}

template <class T>
void gradient(const ScoreBlock<T>& block, const T* weights, const T* sums) {
  for (int64_t row = 0; row < block.rows; ++row) {
    T* const scores = block.scores + row * block.stride;
    const T* row_weights = weights + row * block.stride;
    const Vec<T> sum(sums[row]), scale(block.scale);
    for_each_vector<T>(
        block.columns, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          const Vec<T> deviation = load_lanes(scores + i, lanes) - sum;
          store_lanes(scores + i, deviation * load_lanes(row_weights + i, lanes) * scale, lanes);
        });
  }
}

template <class T>
void multiply_rows(const RowProducts<T>& products) {
  for (int64_t row = 0; row < products.rows; ++row) {
    const T *a = products.a + row * products.a_stride, *b = products.b + row * products.b_stride;
    Vec<T> sums(0);
    for_each_vector<T>(
        products.columns, [&](int64_t i, int64_t lanes) __attribute__((always_inline)) {
          sums += load_lanes(a + i, lanes) * load_lanes(b + i, lanes);
        });
    products.sums[row] = static_cast<T>(sum_of_lanes(sums));
  }
}

template <class T>
consteval AttentionLoops<T> loops_of() {
  return {add_block<T>, finish<T>, weigh<T>, gradient<T>, multiply_rows<T>};
}

}  // namespace

extern constexpr AttentionTable attention_loops = {loops_of<float>(), loops_of<double>()};

}  // namespace tenon::kernels::TENON_CPU_TARGET
