#include <algorithm>
#include <cstring>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/indexing.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/kernels/row_layout.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/dimension.h"

// Whole slices of a dimension chosen by an index, and triangles of matrices.

// fits in this file: rows of tensors that have elements, copied into memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrainBytes = 1 << 16;
constexpr int64_t kGrain = 1 << 14;

/// to + alpha * from, rounded once; integers wrap around.
template <class T>
T add_product(T to, T alpha, T from) {
  if constexpr (std::is_integral_v<T>)
    return add_elements(to, multiply_elements(alpha, from));
  else
    return static_cast<T>(to + alpha * from);
}

template <class T>
void add_rows(T* out, const T* source, const std::vector<int64_t>& indices, const RowLayout& rows,
              int64_t begin, int64_t end, T alpha) {
  const auto count = static_cast<int64_t>(indices.size());
  for (int64_t group = 0; group < rows.outer; ++group) {
    for (int64_t i = 0; i < count; ++i) {
      T* to = out + (group * rows.n + indices[i]) * rows.inner;
      const T* from = source + (group * count + i) * rows.inner;
      for (int64_t j = begin; j < end; ++j) to[j] = add_product(to[j], alpha, from[j]);
    }
  }
}

/// Copies the part of a row-major matrix where `keep(row, column)` holds; it holds for the columns
/// before (`lower`) or from the diagonal on.
void copy_triangle(const TensorBase& self, int64_t diagonal, bool lower, TensorBase& result) {
  if (self.numel() == 0) return;
  const TensorBase input = contiguous(self);
  const int64_t columns = self.sizes().back();
  const int64_t rows = self.sizes()[self.dim() - 2];
  const int64_t bytes = self.element_size();
  diagonal = std::clamp(diagonal, -rows, columns);
  auto* in = static_cast<const char*>(input.const_data_ptr());
  auto* out = static_cast<char*>(result.data_ptr());
  const int64_t grain = std::max<int64_t>(kGrainBytes / (columns * bytes), 1);
  parallel_for(0, self.numel() / columns, grain, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const int64_t border = row % rows + diagonal + (lower ? 1 : 0);
      const int64_t cut = std::clamp<int64_t>(border, 0, columns) * bytes;
      const int64_t start = row * columns * bytes;
      const int64_t width = columns * bytes;
      const int64_t kept_from = lower ? 0 : cut;
      const int64_t kept = lower ? cut : width - cut;
      std::memset(out + start + (lower ? cut : 0), 0, width - kept);
      std::memcpy(out + start + kept_from, in + start + kept_from, kept);
    }
  });
}

/// Chooses single elements of each row of a contiguous tensor.
void select_elements(const TensorBase& self, const RowLayout& rows,
                     const std::vector<int64_t>& indices, TensorBase& result) {
  const auto count = static_cast<int64_t>(indices.size());
  dispatch_size(self.element_size(), [&]<class T>(T) {
    parallel_for(0, rows.outer, std::max<int64_t>(kGrain / count, 1),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t row = begin; row < end; ++row) {
                     const T* in = static_cast<const T*>(self.const_data_ptr()) + row * rows.n;
                     T* out = static_cast<T*>(result.data_ptr()) + row * count;
                     const int64_t* const chosen = indices.data();
#pragma GCC unroll 4
                     for (int64_t i = 0; i < count; ++i) out[i] = in[chosen[i]];
                   }
                 });
  });
}

}  // namespace

void index_select(const TensorBase& self, int64_t dim, const TensorBase& index,
                  TensorBase& result) {
  dim = wrap_dimension("index_select", dim, self.dim());
  const RowLayout rows(self.sizes(), dim);
  const std::vector<int64_t> indices = checked_indices("index_select", index, rows.n);
  if (result.numel() == 0) return;
  const TensorBase input = contiguous(self);
  const auto count = static_cast<int64_t>(indices.size());
  if (rows.inner == 1) return select_elements(input, rows, indices, result);
  const int64_t bytes = rows.inner * self.element_size();
  auto* in = static_cast<const char*>(input.const_data_ptr());
  auto* out = static_cast<char*>(result.data_ptr());
  parallel_for(0, rows.outer * count, std::max<int64_t>(kGrainBytes / bytes, 1),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) {
                   const int64_t row = i / count * rows.n + indices[i % count];
                   std::memcpy(out + i * bytes, in + row * bytes, bytes);
                 }
               });
}

void index_add(const TensorBase& self, int64_t dim, const TensorBase& index,
               const TensorBase& source, const Scalar& alpha, TensorBase& result) {
  dim = wrap_dimension("index_add", dim, self.dim());
  const RowLayout rows(self.sizes(), dim);
  const std::vector<int64_t> indices = checked_indices("index_add", index, rows.n);
  if (result.numel() == 0) return;
  const TensorBase addend = contiguous(source);
  copy_into(self, result);
  const TensorBase sums = same_bits(result), addends = same_bits(addend);
  const int64_t work = saturating_multiply(rows.outer, static_cast<int64_t>(indices.size()));
  dispatch_signed("index_add", sums.dtype(), [&]<class T>(TypeTag<T>) {
    // Columns in several threads, so that the order of additions is that of the indices.
    parallel_for(0, rows.inner, std::max<int64_t>(kGrain / std::max<int64_t>(work, 1), 1),
                 [&](int64_t begin, int64_t end) {
                   add_rows(sums.data_ptr<T>(), addends.const_data_ptr<T>(), indices, rows, begin,
                            end, alpha.to<T>());
                 });
  });
}

void tril(const TensorBase& self, int64_t diagonal, TensorBase& result) {
  copy_triangle(self, diagonal, true, result);
}

void triu(const TensorBase& self, int64_t diagonal, TensorBase& result) {
  copy_triangle(self, diagonal, false, result);
}

}  // namespace tenon::kernels
