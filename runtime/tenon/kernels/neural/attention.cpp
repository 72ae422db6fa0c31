#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/linear_algebra/product_loops.h"
#include "tenon/kernels/neural/attention_loops.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel_for_each.h"

// fits in this file: tensors in memory, as meta has checked

// Note [Attention by blocks]: scores of all queries with all keys would take memory that grows with
// the square of their number. So they are computed block by block: forward keeps for each query the
// greatest score so far, and scales what it has summed when it meets a greater one; backward
// computes the weights again from the logarithm of their sum.

namespace tenon::kernels {
namespace {

/// Queries of a block, and the most keys. Rows of scores are further apart, since those whose
/// addresses differ by a power of two get in each other's way in a cache.
constexpr int64_t kQueries = 64, kMostKeys = 256, kApart = 16;
constexpr int64_t kScores = kQueries * (kMostKeys + kApart);

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

/// `tensor` in `dtype`, with rows that lie in memory as the BLAS takes them.
TensorBase matrices(const TensorBase& tensor, DType dtype) {
  const bool rows = tensor.strides()[3] == 1 && tensor.strides()[2] >= tensor.sizes()[3];
  if (tensor.dtype() == dtype && rows && fits_blas(tensor.strides()[2])) return tensor;
  return readable(tensor, dtype);
}

/// What is added to scores: `mask` in `dtype`, where a bool one tells which scores count.
TensorBase added_mask(const TensorBase& mask, DType dtype) {
  if (!mask.defined() || mask.dtype() != DType::kBool) return readable(mask, dtype);
  const TensorBase counts = readable(mask, DType::kBool), added = make_tensor(mask.sizes(), dtype);
  dispatch_computed(dtype, [&]<class T>(T) {
    constexpr T kLeast = -std::numeric_limits<T>::infinity();
    const bool* from = counts.const_data_ptr<bool>();
    std::transform(from, from + counts.numel(), added.data_ptr<T>(),
                   [](bool is_counted) { return is_counted ? T(0) : kLeast; });
  });
  return added;
}

/// Scores of no elements are 0, which infinity would not leave so.
double default_scale(int64_t width) {
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
        block_keys(std::min(keys_of_block(std::max(width, value_width)), keys)),
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
  /// Keys before this one are seen by the queries of the block at `query`.
  int64_t seen(int64_t query) const {
    return is_causal ? std::min(keys, std::min(query + kQueries, queries)) : keys;
  }

  /// So many that products of a block are such as loops of our own take, which need not arrange
  /// what the BLAS would arrange for each block.
  static int64_t keys_of_block(int64_t width) {
    if (suits_product_loops<T>(kQueries, kMostKeys, width)) return kMostKeys;
    constexpr int64_t kStep = 16;
    const int64_t most = (kLeastToSplit - 1) / (kQueries * std::max<int64_t>(width, 1));
    return std::clamp(most / kStep * kStep, 2 * kStep, kMostKeys);
  }

  int64_t heads, queries, keys, width, value_width;
  int64_t block_keys;  // keys of a block
  int64_t stride;      // between rows of scores
  T scale;
  bool is_causal;
  const T* mask_data;
  std::array<int64_t, 3> mask_strides{};  // of queries, heads and batch
};

/// `logsumexp` may be null, where nobody reads it.
template <class T>
void attend(const Attention<T>& a, const Heads<T>& q, const Heads<T>& k, const Heads<T>& v,
            int64_t batch, T* out, T* logsumexp) {
  const AttentionLoops<T>& loops = attention_loops<T>();
  const int64_t blocks = ceil_divide(a.queries, kQueries);
  const int64_t work = saturating_multiply(kQueries * a.keys, a.width + a.value_width);
  parallel_for_each(batch * a.heads * blocks, work, [&](int64_t i) {
    const int64_t b = i / blocks / a.heads, h = i / blocks % a.heads, query = i % blocks * kQueries;
    const T *queries = q.of(b, h), *keys = k.of(b, h), *values = v.of(b, h);
    T* scores = workspace<T>(WorkspaceSlot::kScores, kScores);
    T greatest[kQueries];
    double sums[kQueries] = {};
    std::fill_n(greatest, kQueries, -std::numeric_limits<T>::infinity());
    const RunningSoftmax<T> softmax{greatest, sums};
    const int64_t row = (b * a.heads + h) * a.queries + query;
    T* const rows_of_out = out + row * a.value_width;
    const int64_t rows = std::min(kQueries, a.queries - query);
    for (int64_t key = 0; key < a.seen(query); key += a.block_keys) {
      const ScoreBlock<T> block = a.block(b, h, query, key, scores);
      Matrix<T> transposed = k.rows(keys, key);
      transposed.transposed = true;
      gemm(rows, block.columns, a.width, T(1), q.rows(queries, query), transposed, T(0), scores,
           a.stride);
      loops.add_block(block, softmax, key > 0 ? rows_of_out : nullptr, a.value_width);
      gemm(rows, a.value_width, block.columns, T(1), {scores, a.stride}, v.rows(values, key),
           T(key > 0 ? 1 : 0), rows_of_out, a.value_width);
    }
    if (a.keys == 0) std::fill_n(rows_of_out, rows * a.value_width, T(0));
    if (a.keys == 0) std::fill_n(sums, rows, 1.0);
    loops.finish(softmax, rows, rows_of_out, a.value_width, logsumexp ? logsumexp + row : nullptr);
  });
}

/// The gradients of one head, each of which is row-major and 0 at first.
template <class T>
struct HeadGradients {
  T *query, *key, *value;
};

/// What backward reads of one head. `sums` are those of gradient times result.
template <class T>
struct HeadValues {
  const T *queries, *keys, *values, *grads;
  const T* logsumexp;
  T* sums;
};

template <class T>
void attend_backward(const Attention<T>& a, const Heads<T>& q, const Heads<T>& k, const Heads<T>& v,
                     const Heads<T>& g, const HeadValues<T>& head, int64_t batch, int64_t number,
                     const HeadGradients<T>& to) {
  const AttentionLoops<T>& loops = attention_loops<T>();
  T* weights = workspace<T>(WorkspaceSlot::kScores, 2 * kScores);
  T* const grads = weights + kScores;
  for (int64_t key = 0; key < a.keys; key += a.block_keys) {
    const Matrix<T> keys = k.rows(head.keys, key);
    Matrix<T> keys_t = keys, values_t = v.rows(head.values, key);
    keys_t.transposed = values_t.transposed = true;
    for (int64_t query = 0; query < a.queries; query += kQueries) {
      if (a.seen(query) <= key) continue;
      const Matrix<T> queries = q.rows(head.queries, query), grad = g.rows(head.grads, query);
      const ScoreBlock<T> block = a.block(batch, number, query, key, weights);
      const int64_t rows = block.rows, columns = block.columns;
      gemm(rows, columns, a.width, T(1), queries, keys_t, T(0), weights, a.stride);
      loops.weigh(block, head.logsumexp + query);
      gemm(columns, a.value_width, rows, T(1), {weights, a.stride, true}, grad, T(1),
           to.value + key * a.value_width, a.value_width);
      gemm(rows, columns, a.value_width, T(1), grad, values_t, T(0), grads, a.stride);
      ScoreBlock<T> of_scores = block;
      of_scores.scores = grads;
      loops.gradient(of_scores, weights, head.sums + query);
      gemm(rows, a.width, columns, T(1), {grads, a.stride}, keys, T(1), to.query + query * a.width,
           a.width);
      gemm(columns, a.width, rows, T(1), {grads, a.stride, true}, queries, T(1),
           to.key + key * a.width, a.width);
    }
  }
}

}  // namespace

void _scaled_dot_product_flash_attention_for_cpu(const TensorBase& query, const TensorBase& key,
                                                 const TensorBase& value, double /*dropout_p*/,
                                                 bool is_causal, const TensorBase& attn_mask,
                                                 std::optional<double> scale, TensorBase& output,
                                                 TensorBase& logsumexp) {
  const DType dtype = computed_dtype(query.dtype());
  const TensorBase q = matrices(query, dtype), k = matrices(key, dtype), v = matrices(value, dtype),
                   mask = added_mask(attn_mask, dtype), out = writable(output, dtype);
  dispatch_computed(dtype, [&]<class T>(T) {
    attend<T>(Attention<T>(q, v, mask, is_causal, scale), Heads<T>(q), Heads<T>(k), Heads<T>(v),
              q.sizes()[0], out.data_ptr<T>(),
              logsumexp.defined() ? logsumexp.data_ptr<T>() : nullptr);
  });
  finish(out, output);
}

void _scaled_dot_product_flash_attention_for_cpu_backward(
    const TensorBase& grad_out, const TensorBase& query, const TensorBase& key,
    const TensorBase& value, const TensorBase& out, const TensorBase& logsumexp,
    double /*dropout_p*/, bool is_causal, const TensorBase& attn_mask, std::optional<double> scale,
    TensorBase& grad_query, TensorBase& grad_key, TensorBase& grad_value) {
  const DType dtype = computed_dtype(query.dtype());
  const TensorBase g = matrices(grad_out, dtype), q = matrices(query, dtype),
                   k = matrices(key, dtype), v = matrices(value, dtype), o = matrices(out, dtype),
                   sums = readable(logsumexp, dtype), mask = added_mask(attn_mask, dtype);
  const TensorBase to_query = writable(grad_query, dtype), to_key = writable(grad_key, dtype),
                   to_value = writable(grad_value, dtype);
  const TensorBase products = make_tensor(logsumexp.sizes(), dtype);
  dispatch_computed(dtype, [&]<class T>(T) {
    const Attention<T> a(q, v, mask, is_causal, scale);
    const Heads<T> of_q(q), of_k(k), of_v(v), of_g(g), of_o(o);
    for (const TensorBase& to : {to_query, to_key, to_value}) {
      std::fill_n(to.data_ptr<T>(), to.numel(), T(0));
    }
    const int64_t work =
        saturating_multiply(saturating_multiply(a.queries, a.keys), a.width + a.value_width);
    parallel_for_each(q.sizes()[0] * a.heads, work, [&](int64_t i) {
      const int64_t b = i / a.heads, h = i % a.heads;
      T* const own = products.data_ptr<T>() + i * a.queries;
      const HeadValues<T> head{of_q.of(b, h),
                               of_k.of(b, h),
                               of_v.of(b, h),
                               of_g.of(b, h),
                               sums.const_data_ptr<T>() + i * a.queries,
                               own};
      attention_loops<T>().multiply_rows(
          {head.grads, of_g.leading, of_o.of(b, h), of_o.leading, a.queries, a.value_width, own});
      attend_backward<T>(a, of_q, of_k, of_v, of_g, head, b, h,
                         {to_query.data_ptr<T>() + i * a.queries * a.width,
                          to_key.data_ptr<T>() + i * a.keys * a.width,
                          to_value.data_ptr<T>() + i * a.keys * a.value_width});
    });
  });
  finish(to_query, grad_query);
  finish(to_key, grad_key);
  finish(to_value, grad_value);
}

}  // namespace tenon::kernels
