#include "tenon/kernels/linear_algebra/large_product.h"

#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/linear_algebra/matrix_product.h"
#include "tenon/kernels/pointwise/pointwise_call.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements of tensors that have some

namespace tenon::kernels {
namespace {

/// Lets products add `self` as they store: from where it is, or, where its rows are no rows of
/// numbers to be added as they are, from the result, which has them then.
template <class T>
void add_addend(const TensorBase& self, T beta, TensorBase& out, MatrixProducts<T>& products) {
  const MatrixProduct<T>& first = products.first;
  ProductEpilogue<T>& epilogue = products.first.epilogue;
  const IntArrayRef sizes = self.sizes(), strides = self.strides();
  if (beta == T(1) && self.dtype() == out.dtype() && addend_stride(sizes, strides, 1) == 1) {
    epilogue.addend = self.const_data_ptr<T>();
    epilogue.addend_leading = addend_stride(sizes, strides, 2);
    products.addend_stride = addend_stride(sizes, strides, 3);
    return;
  }
  reserve_for(products);  // before anything is written
  copy_addend<T>(self, out);
  if (beta != T(1)) {
    parallel_for(0, out.numel(), kPointwiseGrain, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) first.c[i] *= beta;
    });
  }
  epilogue.addend = first.c;
  epilogue.addend_leading = first.leading;
  products.addend_stride = products.c_stride;
}

template <class T>
void add_by_loops(const Extent& extent, const TensorBase& self, T beta, T alpha,
                  const TensorBase& a, const TensorBase& b, TensorBase& out) {
  Matrix<T> right;
  const TensorBase readable_b = dense_operand(b, right);
  const Operand<T> all_a(a), all_b(readable_b);
  MatrixProducts<T> products{.first = {extent.m,
                                       extent.n,
                                       extent.k,
                                       all_a.at(0),
                                       right,
                                       {.alpha = alpha},
                                       out.data_ptr<T>(),
                                       extent.n},
                             .count = extent.batch,
                             .a_stride = all_a.batch_stride,
                             .b_stride = all_b.batch_stride,
                             .c_stride = extent.m * extent.n};
  if (beta != T(0)) add_addend(self, beta, out, products);
  parallel_multiply(products);
}

template <class T>
void add_by_blas(std::string_view op, const Extent& extent, const TensorBase& self, T beta, T alpha,
                 const TensorBase& a, const TensorBase& b, TensorBase& out) {
  const int64_t batch = extent.batch, m = extent.m, n = extent.n, k = extent.k;
  check_blas_sizes(op, m, n, k);
  Matrix<T> left, right;
  const TensorBase readable_a = blas_operand(a, left), readable_b = blas_operand(b, right);
  const Operand<T> all_a(readable_a), all_b(readable_b);
  if (beta != T(0)) copy_addend<T>(self, out);
  T* results = out.data_ptr<T>();
  const auto product = [&](int64_t i, auto multiply) {
    Matrix<T> one_a = left, one_b = right;
    one_a.data += i * all_a.batch_stride;
    one_b.data += i * all_b.batch_stride;
    multiply(m, n, k, alpha, one_a, one_b, beta, results + i * m * n, n);
  };
  if (batch < get_num_threads()) {
    for (int64_t i = 0; i < batch; ++i) product(i, parallel_gemm<T>);
    return;
  }
  parallel_for(0, batch, batch_grain(extent), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) product(i, gemm<T>);
  });
}

}  // namespace

template <class T>
void add_large_product(std::string_view op, const Extent& extent, const TensorBase& self, T beta,
                       T alpha, const TensorBase& a, const TensorBase& b, TensorBase& out) {
  if (suits_product_loops<T>(extent.m, extent.n, extent.k)) {
    add_by_loops(extent, self, beta, alpha, a, b, out);
  } else {
    add_by_blas(op, extent, self, beta, alpha, a, b, out);
  }
}

#define TENON_INSTANTIATE_PRODUCT(T)                                                        \
  template void add_large_product(std::string_view, const Extent&, const TensorBase&, T, T, \
                                  const TensorBase&, const TensorBase&, TensorBase&);
TENON_INSTANTIATE_PRODUCT(float)
TENON_INSTANTIATE_PRODUCT(double)

}  // namespace tenon::kernels
