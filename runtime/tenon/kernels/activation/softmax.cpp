#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/kernels/activation/prepared_softmax.h"
#include "tenon/kernels/activation/softmax_rows.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/dimension.h"

// fits in this file: a row-major tensor in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 13;
constexpr int64_t kColumns = 64;

/// Rows of `n` elements along one dimension of a row-major tensor, `inner` elements apart.
struct Rows {
  Rows(const TensorBase& tensor, int64_t dim) {
    dim = wrap_dimension("softmax", dim, tensor.dim());
    n = at_dimension(tensor.sizes(), dim);
    for (int64_t i = dim + 1; i < tensor.dim(); ++i)
      inner = saturating_multiply(inner, tensor.sizes()[i]);
    const int64_t group = saturating_multiply(n, inner);
    outer = group == 0 ? 0 : tensor.numel() / group;
  }

  /// Calls `function(offset, columns)` for rows one after the other, or blocks of rows side by
  /// side, in several threads.
  template <class Function>
  void parallel_for_each(const Function& function) const {
    const int64_t block = std::min(inner, kColumns);
    if (outer == 0) return;
    const int64_t blocks = ceil_divide(inner, block);
    const int64_t grain = std::max<int64_t>(kGrain / (n * block), 1);
    parallel_for(0, outer * blocks, grain, [&](int64_t begin, int64_t end) {
      if (inner == 1) return function(begin * n, end - begin);
      for (int64_t i = begin; i < end; ++i) {
        const int64_t column = i % blocks * block;
        function(i / blocks * n * inner + column, std::min(block, inner - column));
      }
    });
  }

  int64_t n = 1, inner = 1, outer = 1;
};

template <class Byte>
Byte* at(Byte* data, int64_t offset, int64_t element_size) {
  return data + offset * element_size;
}

void forward(bool log, const TensorBase& self, int64_t dim, TensorBase& result) {
  const TensorBase input = to_dtype_contiguous(self, result.dtype());
  const Rows rows(input, dim);
  const SoftmaxLoop loop = softmax_table(result.dtype()).forward[log];
  const int64_t bytes = result.element_size();
  auto* out = static_cast<char*>(result.data_ptr());
  auto* in = static_cast<const char*>(input.const_data_ptr());
  rows.parallel_for_each([&](int64_t offset, int64_t columns) {
    loop(at(out, offset, bytes), at(in, offset, bytes), rows.n, rows.inner, columns);
  });
}

void backward(bool log, const TensorBase& grad_output, const TensorBase& output, int64_t dim,
              TensorBase& result) {
  const TensorBase gradient = to_dtype_contiguous(grad_output, result.dtype());
  const TensorBase values = to_dtype_contiguous(output, result.dtype());
  const Rows rows(values, dim);
  const SoftmaxBackwardLoop loop = softmax_table(result.dtype()).backward[log];
  const int64_t bytes = result.element_size();
  auto* out = static_cast<char*>(result.data_ptr());
  auto* grad = static_cast<const char*>(gradient.const_data_ptr());
  auto* y = static_cast<const char*>(values.const_data_ptr());
  rows.parallel_for_each([&](int64_t offset, int64_t columns) {
    loop(at(out, offset, bytes), at(grad, offset, bytes), at(y, offset, bytes), rows.n, rows.inner,
         columns);
  });
}

/// Whether rows lie one after the other, and are computed as they lie.
bool has_plain_rows(const TensorBase& self, const Rows& rows, const TensorBase& result) {
  return rows.inner == 1 && rows.outer > 0 && self.dtype() == result.dtype() &&
         self.is_contiguous() && result.is_contiguous();
}

/// The loops take rows together, but what they make of one does not depend on the others.
class SoftmaxRows final : public RowKernel {
 public:
  SoftmaxRows(const Rows& rows, SoftmaxLoop loop)
      : RowKernel(rows.outer, 1), n_(rows.n), loop_(loop) {}
  void run(const void* const* inputs, void* const* results, int64_t /*first*/,
           int64_t count) const override {
    loop_(results[0], inputs[0], n_, 1, count);
  }

 private:
  int64_t n_;
  SoftmaxLoop loop_;
};

class SoftmaxBackwardRows final : public RowKernel {
 public:
  SoftmaxBackwardRows(const Rows& rows, SoftmaxBackwardLoop loop)
      : RowKernel(rows.outer, 2), n_(rows.n), loop_(loop) {}
  void run(const void* const* inputs, void* const* results, int64_t /*first*/,
           int64_t count) const override {
    loop_(results[0], inputs[0], inputs[1], n_, 1, count);
  }

 private:
  int64_t n_;
  SoftmaxBackwardLoop loop_;
};

}  // namespace

std::shared_ptr<const RowKernel> prepare_softmax(bool log, const TensorBase& self, int64_t dim,
                                                 const TensorBase& result) {
  const Rows rows(self, dim);
  if (!has_plain_rows(self, rows, result)) return nullptr;
  return std::make_shared<SoftmaxRows>(rows, softmax_table(result.dtype()).forward[log]);
}

std::shared_ptr<const RowKernel> prepare_softmax_backward(bool log, const TensorBase& grad_output,
                                                          const TensorBase& output, int64_t dim,
                                                          const TensorBase& result) {
  const Rows rows(output, dim);
  if (!has_plain_rows(output, rows, result) || !has_plain_rows(grad_output, rows, result)) {
    return nullptr;
  }
  return std::make_shared<SoftmaxBackwardRows>(rows, softmax_table(result.dtype()).backward[log]);
}

void softmax(const TensorBase& self, int64_t dim, bool, TensorBase& result) {
  forward(false, self, dim, result);
}

void log_softmax(const TensorBase& self, int64_t dim, bool, TensorBase& result) {
  forward(true, self, dim, result);
}

void softmax_backward(const TensorBase& grad_output, const TensorBase& output, int64_t dim, DType,
                      TensorBase& result) {
  backward(false, grad_output, output, dim, result);
}

void log_softmax_backward(const TensorBase& grad_output, const TensorBase& output, int64_t dim,
                          DType, TensorBase& result) {
  backward(true, grad_output, output, dim, result);
}

}  // namespace tenon::kernels
