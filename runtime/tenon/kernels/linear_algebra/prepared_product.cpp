#include "tenon/kernels/linear_algebra/prepared_product.h"

#include "tenon/base/integer_math.h"
#include "tenon/kernels/linear_algebra/matrix_product.h"
#include "tenon/kernels/linear_algebra/product_layout.h"
#include "tenon/kernels/linear_algebra/product_parts.h"
#include "tenon/kernels/linear_algebra/small.h"
#include "tenon/kernels/linear_algebra/vector_product_loops.h"

namespace tenon::kernels {
namespace {

template <class T>
Matrix<T> matrix_of(const void* data, int64_t leading, bool transposed) {
  return {static_cast<const T*>(data), leading, transposed};
}

}  // namespace

bool PreparedProduct::set_operand(Operand& operand, const TensorBase& tensor) const {
  operand.row_stride = tensor.strides()[0];
  operand.column_stride = tensor.strides()[1];
  if (kind_ == Kind::kSmall) return true;
  Matrix<float> layout{};
  const bool is_readable = blas_layout(tensor.sizes(), tensor.strides(), layout);
  operand.leading = layout.leading;
  operand.transposed = layout.transposed;
  return is_readable;
}

std::optional<PreparedProduct> PreparedProduct::make(const TensorBase& self, const TensorBase& a,
                                                     const TensorBase& b, const Scalar& beta,
                                                     const Scalar& alpha, const TensorBase& out) {
  const DType dtype = out.dtype();
  const bool is_plain = (dtype == DType::kFloat32 || dtype == DType::kFloat64) && a.dim() == 2 &&
                        b.dim() == 2 && out.dim() == 2 && a.dtype() == dtype &&
                        b.dtype() == dtype && out.is_contiguous() && out.numel() > 0 &&
                        (!self.defined() || self.dtype() == dtype);
  if (!is_plain) return std::nullopt;
  PreparedProduct product;
  product.is_double_ = dtype == DType::kFloat64;
  product.m_ = a.sizes()[0];
  product.k_ = a.sizes()[1];
  product.n_ = b.sizes()[1];
  const int64_t multiplications =
      saturating_multiply(saturating_multiply(product.m_, product.n_), product.k_);
  product.is_large_ = ProductParts::most_parts(product.m_, product.n_, product.k_) > 1;
  product.kind_ = multiplications <= kSmallProduct ? Kind::kSmall : Kind::kGemm;
  const bool fits = fits_blas(product.m_) && fits_blas(product.n_) && fits_blas(product.k_);
  if (!fits || !product.set_operand(product.b_, b)) return std::nullopt;
  const bool reads_a = product.set_operand(product.a_, a);
  product.alpha_ = product.is_double_ ? alpha.to<double>() : double{alpha.to<float>()};
  if (self.defined()) {
    product.beta_ = product.is_double_ ? beta.to<double>() : double{beta.to<float>()};
    product.addend_row_stride_ = addend_stride(self.sizes(), self.strides(), 2);
    product.addend_column_stride_ = addend_stride(self.sizes(), self.strides(), 1);
  }
  product.prepare_loops();
  if (!reads_a && product.kind_ != Kind::kLoops) return std::nullopt;
  return product;
}

bool PreparedProduct::can_finish() const {
  return is_by_loops() && (kind_ != Kind::kLoops || k_ <= kMostInSum);
}

/// As `gemm` does, where the addend need be neither scaled nor gathered.
void PreparedProduct::prepare_loops() {
  if (kind_ != Kind::kGemm) return;
  const bool is_column = n_ == 1;
  const int64_t addend_stride = is_column ? addend_row_stride_ : addend_column_stride_;
  if (beta_ != 0 && (beta_ != 1 || addend_stride != 1)) return;
  if (m_ != 1 && n_ != 1) {
    const bool suits = is_double_ ? suits_product_loops<double>(m_, n_, k_)
                                  : suits_product_loops<float>(m_, n_, k_);
    if (suits) kind_ = Kind::kLoops;
    return;
  }
  const Operand &matrix = is_column ? a_ : b_, &vector = is_column ? b_ : a_;
  const bool is_dense = vector.transposed == is_column || vector.leading == 1;
  if (!is_dense || is_large_ || m_ * n_ * k_ > kMostInVectorProduct) return;  // fits: is short
  kind_ = matrix.transposed == is_column ? Kind::kOfRows : Kind::kWithRows;
}

template <class T>
void PreparedProduct::run_by_loops(const void* self, const void* a, const void* b,
                                   const void* second, void* out) const {
  const ProductEpilogue<T> epilogue{static_cast<T>(alpha_),
                                    beta_ != 0 ? static_cast<const T*>(self) : nullptr,
                                    static_cast<const T*>(second), rectifies_, addend_row_stride_};
  T* const results = static_cast<T*>(out);
  if (kind_ == Kind::kLoops) {
    const MatrixProduct<T> product{m_,
                                   n_,
                                   k_,
                                   {static_cast<const T*>(a), a_.row_stride, a_.column_stride},
                                   matrix_of<T>(b, b_.leading, b_.transposed),
                                   epilogue,
                                   results,
                                   n_};
    return is_large_ ? parallel_multiply(product) : multiply(product);
  }
  const bool is_column = n_ == 1;
  const Operand& matrix = is_column ? a_ : b_;
  const auto* elements = static_cast<const T*>(is_column ? a : b);
  const auto* vector = static_cast<const T*>(is_column ? b : a);
  const int64_t length = is_column ? m_ : n_;
  const VectorProducts<T>& loops = vector_products<T>();
  if (kind_ == Kind::kOfRows) {
    loops.of_rows(k_, length, elements, matrix.leading, vector, epilogue, results);
  } else {
    loops.with_rows(length, k_, elements, matrix.leading, vector, epilogue, results);
  }
}

template <class T>
void PreparedProduct::run_as(const void* self, const void* a, const void* b, const void* second,
                             void* out) const {
  if (is_by_loops()) return run_by_loops<T>(self, a, b, second, out);
  const T alpha = static_cast<T>(alpha_), beta = static_cast<T>(beta_);
  T* const results = static_cast<T*>(out);
  if (beta != T(0)) {
    copy_rows(static_cast<const T*>(self), addend_row_stride_, addend_column_stride_, m_, n_,
              results);
  }
  if (kind_ != Kind::kSmall) {
    const auto multiply = is_large_ ? &parallel_gemm<T> : &gemm<T>;
    return multiply(m_, n_, k_, alpha, matrix_of<T>(a, a_.leading, a_.transposed),
                    matrix_of<T>(b, b_.leading, b_.transposed), beta, results, n_);
  }
  const Strided<T> left{static_cast<const T*>(a), a_.row_stride, a_.column_stride};
  const Strided<T> right{static_cast<const T*>(b), b_.row_stride, b_.column_stride};
  if (right.column_stride == 1) {
    small_gemm(m_, n_, k_, alpha, left, right, beta, results);
  } else {
    small_gemm_turned(m_, n_, k_, alpha, left, right, beta, results);
  }
}

template void PreparedProduct::run_as<float>(const void*, const void*, const void*, const void*,
                                             void*) const;
template void PreparedProduct::run_as<double>(const void*, const void*, const void*, const void*,
                                              void*) const;

}  // namespace tenon::kernels
