#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/kernels/simd/cpu_target.h"

/// The inner loops of attention.cpp on raw memory, compiled once per CPU target.
namespace tenon::kernels {

/// A block of scores, products of `rows` queries with `columns` keys; rows are `stride` apart. A
/// score counts `scale` times, plus its element of `mask`, whose rows are `mask_stride` apart, if
/// that is not null. The first query sees the first `seen` keys alone, each further one a key more.
template <class T>
struct ScoreBlock {
  T* scores;
  int64_t rows, columns, stride;
  T scale;
  const T* mask;
  int64_t mask_stride;
  int64_t seen;
};

/// What is known of each query's softmax after some blocks: its greatest score, and the sum of
/// exp(score - greatest).
template <class T>
struct RunningSoftmax {
  T* greatest;
  double* sums;
};

/// sums[row] = the inner product of rows of `a` and `b`.
template <class T>
struct RowProducts {
  const T* a;
  int64_t a_stride;
  const T* b;
  int64_t b_stride;
  int64_t rows, columns;
  T* sums;
};

template <class T>
struct AttentionLoops {
  /// Lets the scores be exp(score - greatest), 0 where a query does not see the key, and adds them
  /// to what is known. `out`, rows of `width`, is scaled as if it had been made with the new
  /// greatest ones; null for none, where nothing is known yet.
  void (*add_block)(const ScoreBlock<T>& block, const RunningSoftmax<T>& softmax, T* out,
                    int64_t width);
  /// Divides `rows` rows of `out` by their sums, and writes the logarithm of the sum of exp(score),
  /// unless that is null.
  void (*finish)(const RunningSoftmax<T>& softmax, int64_t rows, T* out, int64_t width,
                 T* logsumexp);
  /// Lets the scores be the weights exp(score - logsumexp).
  void (*weigh)(const ScoreBlock<T>& block, const T* logsumexp);
  /// Lets the scores, which are gradients of `weights` here, be those of the unscaled products:
  /// (gradient - sums[row]) * weight * scale.
  void (*gradient)(const ScoreBlock<T>& block, const T* weights, const T* sums);
  void (*multiply_rows)(const RowProducts<T>& products);
};

struct AttentionTable {
  AttentionLoops<float> floats;
  AttentionLoops<double> doubles;
};

TENON_DECLARE_PER_CPU_TARGET(AttentionTable, attention_loops)

/// The loops for this machine; T is float or double.
template <class T>
const AttentionLoops<T>& attention_loops() {
  static constexpr const AttentionTable* kTables[] = TENON_PER_CPU_TARGET(attention_loops);
  const AttentionTable& table = *kTables[static_cast<int>(cpu_target())];
  if constexpr (std::is_same_v<T, float>) {
    return table.floats;
  } else {
    return table.doubles;
  }
}

}  // namespace tenon::kernels
