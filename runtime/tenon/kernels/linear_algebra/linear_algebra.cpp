#include "tenon/generated/kernels/linear_algebra.h"

#include <algorithm>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/linear_algebra/gemm.h"
#include "tenon/kernels/linear_algebra/large_product.h"
#include "tenon/kernels/linear_algebra/product_operands.h"
#include "tenon/kernels/linear_algebra/small.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

// fits in this file: elements of tensors that have some

namespace tenon::kernels {
namespace {

template <class T>
void multiply_small(const Extent& extent, T alpha, const TensorBase& a, const TensorBase& b, T beta,
                    T* out) {
  const Operand<T> left(a), right(b);
  const int64_t batch = extent.batch, m = extent.m, n = extent.n, k = extent.k;
  const auto product = [&](int64_t i) {
    if (right.column_stride == 1) {
      small_gemm(m, n, k, alpha, left.at(i), right.at(i), beta, out + i * m * n);
    } else {
      small_gemm_turned(m, n, k, alpha, left.at(i), right.at(i), beta, out + i * m * n);
    }
  };
  if (batch == 1) return product(0);
  parallel_for(0, batch, batch_grain(extent), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) product(i);
  });
}

/// The product of complex numbers, by the BLAS.
template <class T>
void add_complex_product(std::string_view op, const Extent& extent, const TensorBase& self, T beta,
                         T alpha, const TensorBase& a, const TensorBase& b, TensorBase& out) {
  const int64_t batch = extent.batch, m = extent.m, n = extent.n, k = extent.k;
  check_blas_sizes(op, m, n, k);
  Matrix<T> left, right;
  const TensorBase readable_a = blas_operand(a, left), readable_b = blas_operand(b, right);
  const Operand<T> all_a(readable_a), all_b(readable_b);
  if (beta != T(0)) copy_into(self, out);
  T* results = out.data_ptr<T>();
  parallel_for(0, batch, batch_grain(extent), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      Matrix<T> one_a = left, one_b = right;
      one_a.data += i * all_a.batch_stride;
      one_b.data += i * all_b.batch_stride;
      complex_gemm(m, n, k, alpha, one_a, one_b, beta, results + i * m * n, n);
    }
  });
}

TENON_COLD void add_complex_product(std::string_view op, const TensorBase& self,
                                    const TensorBase& a, const TensorBase& b, const Scalar& beta,
                                    const Scalar& alpha, TensorBase& out) {
  const auto add = [&]<class T>(TypeTag<T>) {
    const T addend_by = self.defined() ? beta.to<T>() : T(0);
    add_complex_product<T>(op, extent_of(a, b), self, addend_by, alpha.to<T>(), a, b, out);
  };
  out.dtype() == DType::kComplex64 ? add(TypeTag<Complex64>{}) : add(TypeTag<Complex128>{});
}

void add_product(std::string_view op, const TensorBase& self, const TensorBase& a,
                 const TensorBase& b, const Scalar& beta, const Scalar& alpha, TensorBase& out);

/// Of what is computed as another dtype: 16 bits as float32, unsigned integers as signed ones, and
/// complex numbers. False, with nothing done, for any other.
TENON_COLD bool add_product_of_others(std::string_view op, const TensorBase& self,
                                      const TensorBase& a, const TensorBase& b, const Scalar& beta,
                                      const Scalar& alpha, TensorBase& out) {
  if (out.is_complex()) {
    add_complex_product(op, self, a, b, beta, alpha, out);
  } else if (is_wide_unsigned(out.dtype())) {
    TensorBase bits = same_bits(out);
    add_product(op, same_bits(self), same_bits(a), same_bits(b), beta, alpha, bits);
  } else if (is_reduced_floating_point(out.dtype())) {
    TensorBase wide = make_tensor(out.sizes(), DType::kFloat32, out.device());
    add_product(op, self, to_dtype_contiguous(a, DType::kFloat32),
                to_dtype_contiguous(b, DType::kFloat32), beta, alpha, wide);
    copy_into(wide, out);
  } else {
    return false;
  }
  return true;
}

/// out = beta * self + alpha * a * b, where an undefined `self` is none.
void add_product(std::string_view op, const TensorBase& self, const TensorBase& a,
                 const TensorBase& b, const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  if (out.numel() == 0) return;  // of any number of rows or batches
  const DType dtype = out.dtype();
  const bool is_plain = dtype == DType::kFloat32 || dtype == DType::kFloat64;
  if (!is_plain && add_product_of_others(op, self, a, b, beta, alpha, out)) return;
  const Extent extent = extent_of(a, b);
  dispatch_numeric(op, out.dtype(), [&]<class T>(TypeTag<T>) {
    if constexpr (!ReducedFloatingPoint<T>) {
      const T by = alpha.to<T>(), addend_by = self.defined() ? beta.to<T>() : T(0);
      if constexpr (std::is_floating_point_v<T>) {
        if (extent.multiplications() > kSmallProduct)
          return add_large_product(op, extent, self, addend_by, by, a, b, out);
      }
      if (addend_by != T(0)) copy_addend<T>(self, out);
      multiply_small(extent, by, a, b, addend_by, out.data_ptr<T>());
    }
  });
}

/// `vector` as a matrix of one column.
TensorBase as_column(const TensorBase& vector) {
  return make_alias(vector, {vector.sizes()[0], 1}, {vector.strides()[0], 1},
                    vector.storage_offset());
}

template <class T>
T plain_inner_product(int64_t n, const T* x, int64_t x_stride, const T* y, int64_t y_stride) {
  Accumulator<T> sum = 0;
  for (int64_t i = 0; i < n; ++i) {
    sum +=
        static_cast<Accumulator<T>>(x[i * x_stride]) * static_cast<Accumulator<T>>(y[i * y_stride]);
  }
  return static_cast<T>(sum);
}

}  // namespace

void mm(const TensorBase& self, const TensorBase& mat2, TensorBase& out) {
  add_product("mm", undefined_tensor, self, mat2, 0, 1, out);
}

void bmm(const TensorBase& self, const TensorBase& mat2, TensorBase& out) {
  add_product("bmm", undefined_tensor, self, mat2, 0, 1, out);
}

void addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
           const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  add_product("addmm", self, mat1, mat2, beta, alpha, out);
}

void baddbmm(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
             const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  add_product("baddbmm", self, batch1, batch2, beta, alpha, out);
}

void mv(const TensorBase& self, const TensorBase& vec, TensorBase& out) {
  TensorBase column = as_column(out);
  add_product("mv", undefined_tensor, self, as_column(vec), 0, 1, column);
}

void addmv(const TensorBase& self, const TensorBase& mat, const TensorBase& vec, const Scalar& beta,
           const Scalar& alpha, TensorBase& out) {
  TensorBase column = as_column(out);
  // What is added to each row, which has one element of the product.
  const bool is_one = self.numel() == 1;
  const TensorBase addend = make_alias(self, {self.numel(), 1}, {is_one ? 0 : self.strides()[0], 0},
                                       self.storage_offset());
  add_product("addmv", addend, mat, as_column(vec), beta, alpha, column);
}

void dot(const TensorBase& self, const TensorBase& tensor, TensorBase& out) {
  if (is_wide_unsigned(out.dtype())) [[unlikely]] {
    TensorBase bits = same_bits(out);
    return dot(same_bits(self), same_bits(tensor), bits);
  }
  const int64_t n = self.numel(), x_stride = self.strides()[0], y_stride = tensor.strides()[0];
  const auto multiply = [&]<class T>(TypeTag<T>) {
    const T *x = self.const_data_ptr<T>(), *y = tensor.const_data_ptr<T>();
    if constexpr (std::is_floating_point_v<T>) {
      *out.data_ptr<T>() = inner_product(n, x, x_stride, y, y_stride);
    } else {
      *out.data_ptr<T>() = plain_inner_product(n, x, x_stride, y, y_stride);
    }
  };
  out.is_complex() ? dispatch_inexact("dot", out.dtype(), multiply)
                   : dispatch_numeric("dot", out.dtype(), multiply);
}

}  // namespace tenon::kernels
