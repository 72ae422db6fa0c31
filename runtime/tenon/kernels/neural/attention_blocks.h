#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/linear_algebra/matrix_product.h"
#include "tenon/kernels/neural/attention_loops.h"

// fits in this file: tensors in memory, as meta has checked

// Note [Attention by blocks]: scores of all queries with all keys would take memory that grows with
// the square of their number. So they are computed block by block: forward keeps for each query the
// greatest score so far, and scales what it has summed when it meets a greater one; backward
// computes the weights again from the logarithm of their sum. A block of keys and values is
// arranged for products once for several blocks of queries.

namespace tenon::kernels {

/// Queries of a block, the most blocks of them that share a block of keys, and the most keys of
/// one. Rows of scores are further apart, since those whose addresses differ by a power of two get
/// in each other's way in a cache.
inline constexpr int64_t kQueries = 64, kMostTogether = 8, kMostKeys = 256, kApart = 16;
inline constexpr int64_t kScores = kQueries * (kMostKeys + kApart);

/// Queries, keys, values or gradients: matrices of one head, whose rows are `leading` apart.
template <class T>
struct Heads {
  explicit Heads(const TensorBase& tensor)
      : data(tensor.const_data_ptr<T>()),
        batch_stride(tensor.strides()[0]),
        head_stride(tensor.strides()[1]),
        leading(tensor.strides()[2]) {}

  const T* of(int64_t batch, int64_t head) const {
    return data + batch * batch_stride + head * head_stride;
  }
  Matrix<T> rows(const T* head, int64_t first) const { return {head + first * leading, leading}; }

  const T* data;
  int64_t batch_stride, head_stride, leading;
};

/// Scores of no elements are 0, which infinity would not leave so.
inline double default_scale(int64_t width) {
  return 1 / std::sqrt(static_cast<double>(std::max<int64_t>(width, 1)));
}

/// One call: the sizes, and where the mask of a head begins.
template <class T>
struct Attention {
  Attention(const TensorBase& query, const TensorBase& value, const TensorBase& mask, bool causal,
            std::optional<double> factor)
      : heads(query.sizes()[1]),
        queries(query.sizes()[2]),
        keys(value.sizes()[2]),
        width(query.sizes()[3]),
        value_width(value.sizes()[3]),
        is_arranged(queries > kFewQueries && std::max(width, value_width) <= kMostArranged),
        block_keys(std::min(kMostKeys, keys)),
        stride(block_keys + kApart),
        scale(static_cast<T>(factor.value_or(default_scale(width)))),
        is_causal(causal),
        mask_data(data_or_null<T>(mask)) {
    const int64_t leading = mask.defined() ? mask.dim() - 1 : 0;
    for (int64_t i = 0; i < leading; ++i) {
      const auto axis = static_cast<size_t>(leading - 1 - i);
      if (mask.sizes()[axis] != 1) mask_strides[static_cast<size_t>(i)] = mask.strides()[axis];
    }
  }

  /// The scores of queries and keys from these on, in memory of kScores.
  ScoreBlock<T> block(int64_t batch, int64_t head, int64_t query, int64_t key, T* scores) const {
    const T* mask = mask_data;
    if (mask) {
      mask += batch * mask_strides[2] + head * mask_strides[1] + query * mask_strides[0] + key;
    }
    const int64_t rows = std::min(kQueries, queries - query),
                  columns = std::min(block_keys, keys - key);
    const int64_t seen = is_causal ? query - key + 1 : block_keys;
    return {scores, rows, columns, stride, scale, mask, mask_strides[0], seen};
  }
  /// Keys before this one are seen by queries before `end`.
  int64_t seen(int64_t end) const { return is_causal ? std::min(keys, end) : keys; }
  /// Whether a query of the block at `query` sees one of the keys from `key` on.
  bool sees(int64_t query, int64_t key) const {
    return seen(std::min(query + kQueries, queries)) > key;
  }

  /// Products of so few rows do not pay for an arrangement; wider ones would take much memory.
  static constexpr int64_t kFewQueries = 24, kMostArranged = 1024;

  int64_t heads, queries, keys, width, value_width;
  bool is_arranged;    // keys and values; for any number of threads, since it may change roundings
  int64_t block_keys;  // keys of a block
  int64_t stride;      // between rows of scores
  T scale;
  bool is_causal;
  const T* mask_data;
  std::array<int64_t, 3> mask_strides{};  // of queries, heads and batch
};

/// A matrix of k by n that several others are multiplied by, arranged for that where it pays.
template <class T>
class Factor {
 public:
  /// Where `to` is not null, it has `arranged_size` elements, which become the arrangement.
  Factor(int64_t k, int64_t n, const Matrix<T>& b, T* to)
      : k_(k), n_(n), b_(b), is_arranged_(to != nullptr && k > 0 && n >= kPanel<T> / 2) {
    if (!is_arranged_) return;
    arrange(k, n, b, to);
    b_ = {to, 0};
  }

  /// c = a * this, or what is added to c, of `m` rows that lie `leading` apart.
  void multiply(int64_t m, const Matrix<T>& a, bool adds, T* c, int64_t leading) const {
    if (!is_arranged_) return gemm(m, n_, k_, T(1), a, b_, T(adds ? 1 : 0), c, leading);
    kernels::multiply<T>({.m = m,
                          .n = n_,
                          .k = k_,
                          .a = {a.data, a.transposed ? 1 : a.leading, a.transposed ? a.leading : 1},
                          .b = b_,
                          .epilogue = {.addend = adds ? c : nullptr, .addend_leading = leading},
                          .c = c,
                          .leading = leading,
                          .is_arranged = true},
                         nullptr);
  }

 private:
  int64_t k_, n_;
  Matrix<T> b_;
  bool is_arranged_;
};

template <class T>
Matrix<T> transposed(Matrix<T> matrix) {
  matrix.transposed = true;
  return matrix;
}

/// One head: where its queries, keys and values begin, and its number in its batch.
template <class T>
struct Head {
  const T *queries, *keys, *values;
  int64_t batch, number;
};

}  // namespace tenon::kernels
