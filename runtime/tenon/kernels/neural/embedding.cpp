#include <cstring>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/neural.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/indexing/support.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// fits in this file: rows of tensors in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrainBytes = 1 << 16;
constexpr int64_t kGrain = 1 << 14;

/// What each row's gradients are divided by: how often its index occurs, or 1.
std::vector<int64_t> divisors(const std::vector<int64_t>& indices, int64_t rows,
                              bool by_frequency) {
  std::vector<int64_t> counts(rows, by_frequency ? 0 : 1);
  if (by_frequency) {
    for (const int64_t index : indices) ++counts[index];
  }
  return counts;
}

/// Adds the rows of `grad` into the rows [begin, end) of `out`, in the order of the indices.
template <class T>
void add_rows(T* out, const T* grad, int64_t width, const std::vector<int64_t>& indices,
              const std::vector<int64_t>& divisor, int64_t padding_idx, int64_t begin,
              int64_t end) {
  for (size_t i = 0; i < indices.size(); ++i) {
    const int64_t row = indices[i];
    if (row < begin || row >= end || row == padding_idx) continue;
    const T scale = T(1) / static_cast<T>(divisor[row]);
    const T* from = grad + static_cast<int64_t>(i) * width;
    T* to = out + row * width;
    for (int64_t j = 0; j < width; ++j) to[j] = static_cast<T>(to[j] + from[j] * scale);
  }
}

}  // namespace

void embedding(const TensorBase& weight, const TensorBase& indices, int64_t, bool, bool,
               TensorBase& result) {
  const std::vector<int64_t> rows = checked_indices("embedding", indices, weight.sizes()[0]);
  if (result.numel() == 0) return;
  const TensorBase table =
      weight.strides()[1] == 1 || weight.sizes()[1] == 1 ? weight : contiguous(weight);
  const int64_t bytes = table.sizes()[1] * table.element_size();
  const int64_t step = table.strides()[0] * table.element_size();
  auto* in = static_cast<const char*>(table.const_data_ptr());
  auto* out = static_cast<char*>(result.data_ptr());
  parallel_for(0, static_cast<int64_t>(rows.size()), std::max<int64_t>(kGrainBytes / bytes, 1),
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin; i < end; ++i) {
                   std::memcpy(out + i * bytes, in + rows[i] * step, bytes);
                 }
               });
}

void embedding_dense_backward(const TensorBase& grad_output, const TensorBase& indices,
                              int64_t num_weights, int64_t padding_idx, bool scale_grad_by_freq,
                              TensorBase& result) {
  const std::vector<int64_t> rows =
      checked_indices("embedding_dense_backward", indices, num_weights);
  if (result.numel() == 0) return;
  const std::vector<int64_t> divisor = divisors(rows, num_weights, scale_grad_by_freq);
  // Elements of 16 bits add up in float32.
  const bool widened = is_reduced_floating_point(result.dtype());
  const DType dtype = computed_dtype(result.dtype());
  const TensorBase grad = to_dtype_contiguous(grad_output, dtype);
  TensorBase sums = widened ? make_tensor(result.sizes(), dtype) : result;
  zero_(sums);
  const int64_t width = result.sizes()[1];
  dispatch_floating("embedding_dense_backward", dtype, [&]<class T>(TypeTag<T>) {
    // Each thread has rows of its own, so that additions keep their order.
    const int64_t grain = grad.numel() < kGrain ? num_weights : (num_weights + 63) / 64;
    parallel_for(0, num_weights, grain, [&](int64_t begin, int64_t end) {
      add_rows(sums.data_ptr<T>(), grad.const_data_ptr<T>(), width, rows, divisor, padding_idx,
               begin, end);
    });
  });
  if (widened) copy_into(sums, result);
}

}  // namespace tenon::kernels
