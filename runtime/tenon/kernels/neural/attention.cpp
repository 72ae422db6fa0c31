#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

#include "tenon/generated/kernels/neural.h"
#include "tenon/kernels/neural/attention_blocks.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel_for_each.h"

// fits in this file: tensors in memory, as meta has checked

namespace tenon::kernels {
namespace {

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

/// Memory for arrangements of these sizes, in a workspace; null where nothing is arranged.
template <class T, size_t count>
std::array<T*, count> places_of(bool is_arranged, const std::array<int64_t, count>& sizes) {
  std::array<T*, count> places{};
  if (!is_arranged) return places;
  T* next = workspace<T>(WorkspaceSlot::kFactors,
                         std::accumulate(sizes.begin(), sizes.end(), int64_t{0}));
  for (size_t i = 0; i < count; ++i) places[i] = std::exchange(next, next + sizes[i]);
  return places;
}

/// Of the queries from `first` to `end`, at most kMostTogether blocks; `logsumexp` may be null,
/// where nobody reads it.
template <class T>
void attend_part(const Attention<T>& a, const Heads<T>& q, const Heads<T>& k, const Heads<T>& v,
                 const Head<T>& head, int64_t first, int64_t end, T* out, T* logsumexp) {
  const AttentionLoops<T>& loops = attention_loops<T>();
  T* const scores = workspace<T>(WorkspaceSlot::kScores, kScores);
  const auto [to_keys, to_values] = places_of<T, 2>(
      a.is_arranged,
      {arranged_size<T>(a.width, a.block_keys), arranged_size<T>(a.block_keys, a.value_width)});
  T greatest[kMostTogether * kQueries];
  double sums[kMostTogether * kQueries] = {};
  std::fill_n(greatest, end - first, -std::numeric_limits<T>::infinity());
  for (int64_t key = 0; key < a.seen(end); key += a.block_keys) {
    const int64_t columns = std::min(a.block_keys, a.keys - key);
    const Factor<T> keys(a.width, columns, transposed(k.rows(head.keys, key)), to_keys),
        values(columns, a.value_width, v.rows(head.values, key), to_values);
    for (int64_t query = first; query < end; query += kQueries) {
      if (!a.sees(query, key)) continue;
      const ScoreBlock<T> block = a.block(head.batch, head.number, query, key, scores);
      T* const rows_of_out = out + query * a.value_width;
      keys.multiply(block.rows, q.rows(head.queries, query), false, scores, a.stride);
      loops.add_block(block, {greatest + query - first, sums + query - first},
                      key > 0 ? rows_of_out : nullptr, a.value_width);
      values.multiply(block.rows, {scores, a.stride}, key > 0, rows_of_out, a.value_width);
    }
  }
  if (a.keys == 0) {
    std::fill_n(out + first * a.value_width, (end - first) * a.value_width, T(0));
    std::fill_n(sums, end - first, 1.0);
  }
  loops.finish({greatest, sums}, end - first, out + first * a.value_width, a.value_width,
               logsumexp ? logsumexp + first : nullptr);
}

/// Of all heads, in parts for several threads.
template <class T>
void attend(const Attention<T>& a, const Heads<T>& q, const Heads<T>& k, const Heads<T>& v,
            int64_t batch, T* out, T* logsumexp) {
  constexpr int64_t kPartsOfThread = 4;
  const int64_t blocks = ceil_divide(a.queries, kQueries), heads = batch * a.heads;
  const int64_t together =
      std::clamp<int64_t>(heads * blocks / (kPartsOfThread * get_num_threads()), 1, kMostTogether);
  const int64_t parts = ceil_divide(blocks, together), rows = together * kQueries;
  const int64_t work =
      saturating_multiply(saturating_multiply(rows, a.keys), a.width + a.value_width);
  parallel_for_each(heads * parts, work, [&](int64_t i) {
    const int64_t number = i / parts, b = number / a.heads, h = number % a.heads,
                  first = i % parts * rows;
    attend_part<T>(a, q, k, v, {q.of(b, h), k.of(b, h), v.of(b, h), b, h}, first,
                   std::min(first + rows, a.queries), out + number * a.queries * a.value_width,
                   logsumexp ? logsumexp + number * a.queries : nullptr);
  });
}

/// The gradients of one head, each of which is row-major and 0 at first.
template <class T>
struct HeadGradients {
  T *query, *key, *value;
};

/// What backward reads of one head beside that. `sums` are those of gradient times result.
template <class T>
struct HeadResults {
  const T *grads, *logsumexp;
  T* sums;
};

template <class T>
void attend_backward(const Attention<T>& a, const Heads<T>& q, const Heads<T>& k, const Heads<T>& v,
                     const Heads<T>& g, const Head<T>& head, const HeadResults<T>& results,
                     const HeadGradients<T>& to) {
  const AttentionLoops<T>& loops = attention_loops<T>();
  T* const weights = workspace<T>(WorkspaceSlot::kScores, 2 * kScores);
  T* const grads = weights + kScores;
  // Of keys and values turned, and of keys, for all queries; of queries and gradients for two.
  const auto [to_keys_turned, to_values_turned, to_keys, to_queries, to_grad] = places_of<T, 5>(
      a.is_arranged,
      {arranged_size<T>(a.width, a.block_keys), arranged_size<T>(a.value_width, a.block_keys),
       arranged_size<T>(a.block_keys, a.width), arranged_size<T>(kQueries, a.width),
       arranged_size<T>(kQueries, a.value_width)});
  for (int64_t key = 0; key < a.keys; key += a.block_keys) {
    const int64_t columns = std::min(a.block_keys, a.keys - key);
    const Matrix<T> of_keys = k.rows(head.keys, key), of_values = v.rows(head.values, key);
    const Factor<T> keys_turned(a.width, columns, transposed(of_keys), to_keys_turned),
        values_turned(a.value_width, columns, transposed(of_values), to_values_turned),
        keys(columns, a.width, of_keys, to_keys);
    for (int64_t query = 0; query < a.queries; query += kQueries) {
      if (!a.sees(query, key)) continue;
      const ScoreBlock<T> block = a.block(head.batch, head.number, query, key, weights);
      const int64_t rows = block.rows;
      const Matrix<T> of_queries = q.rows(head.queries, query),
                      of_grads = g.rows(results.grads, query);
      const Factor<T> queries(rows, a.width, of_queries, to_queries),
          grad(rows, a.value_width, of_grads, to_grad);
      keys_turned.multiply(rows, of_queries, false, weights, a.stride);
      loops.weigh(block, results.logsumexp + query);
      grad.multiply(columns, {weights, a.stride, true}, true, to.value + key * a.value_width,
                    a.value_width);
      values_turned.multiply(rows, of_grads, false, grads, a.stride);
      ScoreBlock<T> of_scores = block;
      of_scores.scores = grads;
      loops.gradient(of_scores, weights, results.sums + query);
      keys.multiply(rows, {grads, a.stride}, true, to.query + query * a.width, a.width);
      queries.multiply(columns, {grads, a.stride, true}, true, to.key + key * a.width, a.width);
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
      const Head<T> head{of_q.of(b, h), of_k.of(b, h), of_v.of(b, h), b, h};
      const HeadResults<T> results{of_g.of(b, h), sums.const_data_ptr<T>() + i * a.queries, own};
      attention_loops<T>().multiply_rows({results.grads, of_g.leading, of_o.of(b, h), of_o.leading,
                                          a.queries, a.value_width, own});
      attend_backward<T>(a, of_q, of_k, of_v, of_g, head, results,
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
