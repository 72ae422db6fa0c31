#include <algorithm>
#include <cmath>
#include <vector>

#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/lapack/matrices.h"
#include "tenon/kernels/linear_algebra/blas_call.h"
#include "tenon/kernels/linear_algebra/gemm.h"

// The exponential of a matrix by scaling and squaring, after Higham, "The Scaling and Squaring
// Method for the Matrix Exponential Revisited" (2005), in float64 whatever the dtype.
// fits in this file: all indices are of matrices that are in memory

namespace tenon::kernels {
namespace {

/// The coefficients of the Padé approximant of order 13, and the greatest 1-norm for which it is
/// exact to the last bit of float64.
constexpr double kPade[] = {64764752532480000.0,
                            32382376266240000.0,
                            7771770303897600.0,
                            1187353796428800.0,
                            129060195264000.0,
                            10559470521600.0,
                            670442572800.0,
                            33522128640.0,
                            1323241920.0,
                            40840800.0,
                            960960.0,
                            16380.0,
                            182.0,
                            1.0};
constexpr double kGreatestNorm = 5.371920351148152;
/// What norms are summed times, so that those of finite elements are finite. Elements that it makes
/// 0 are too small to matter.
constexpr double kScale = 0x1p-64;

/// The exponentials of matrices of n rows, one after another.
class Exponential {
 public:
  explicit Exponential(int64_t n) : n_(n), pivots_(n) {
    for (auto* matrix : {&a2_, &a4_, &a6_, &odd_, &even_, &sum_}) matrix->resize(n * n);
  }

  /// In place; NaN where an element is not finite.
  void compute(double* matrix) {
    const double norm = scaled_norm_of(matrix);
    if (!std::isfinite(norm)) return void(std::fill_n(matrix, n_ * n_, std::nan("")));
    const double too_great = std::log2(norm / kGreatestNorm) - std::log2(kScale);
    const int halvings = static_cast<int>(std::max(0.0, std::ceil(too_great)));
    for (int64_t i = 0; i < n_ * n_; ++i) matrix[i] = std::ldexp(matrix[i], -halvings);
    approximate(matrix);
    for (int i = 0; i < halvings; ++i) {
      multiply(matrix, matrix, a2_.data());
      std::ranges::copy(a2_, matrix);
    }
  }

 private:
  using Elements = std::vector<double>;

  /// The greatest sum of magnitudes of a row, which is a norm as that of columns is, times kScale;
  /// not finite where an element is not.
  double scaled_norm_of(const double* matrix) const {
    double norm = 0;
    for (int64_t row = 0; row < n_; ++row) {
      double sum = 0;
      for (int64_t i = 0; i < n_; ++i) sum += std::fabs(matrix[row * n_ + i]) * kScale;
      if (!std::isfinite(sum)) return sum;
      norm = std::max(norm, sum);
    }
    return norm;
  }

  void multiply(const double* a, const double* b, double* c) const {
    gemm<double>(n_, n_, n_, 1, {a, n_}, {b, n_}, 0, c, n_);
  }

  /// Coefficients of A⁶, A⁴ and A² from the one of that number on, and of the identity.
  void combine(int first, bool with_identity, Elements& into) const {
    for (int64_t i = 0; i < n_ * n_; ++i) {
      into[i] = kPade[first] * a6_[i] + kPade[first - 2] * a4_[i] + kPade[first - 4] * a2_[i];
      if (with_identity && i % (n_ + 1) == 0) into[i] += kPade[first - 6];
    }
  }

  /// A⁶ times the higher terms, plus the lower ones.
  void evaluate(int highest, Elements& into) {
    combine(highest, false, sum_);
    combine(highest - 6, true, into);
    gemm<double>(n_, n_, n_, 1, {a6_.data(), n_}, {sum_.data(), n_}, 1, into.data(), n_);
  }

  void approximate(double* a) {
    multiply(a, a, a2_.data());
    multiply(a2_.data(), a2_.data(), a4_.data());
    multiply(a4_.data(), a2_.data(), a6_.data());
    evaluate(13, even_);
    multiply(a, even_.data(), odd_.data());
    evaluate(12, even_);
    for (int64_t i = 0; i < n_ * n_; ++i) {
      a[i] = even_[i] + odd_[i];
      even_[i] -= odd_[i];
    }
    solve(even_.data(), a);
  }

  /// Solves for `sides` in place. Both are functions of one matrix, so they commute, and row-major
  /// memory may stand for column-major.
  void solve(double* matrix, double* sides) {
    const blasint n = blas_size(n_);
    blasint info = 0;
    const BlasCall call;
    Lapack<double>::getrf(&n, &n, matrix, &n, pivots_.data(), &info);
    Lapack<double>::getrs("N", &n, &n, matrix, &n, pivots_.data(), sides, &n, &info, 1);
  }

  const int64_t n_;
  std::vector<blasint> pivots_;
  Elements a2_, a4_, a6_, odd_, even_, sum_;
};

}  // namespace

void linalg_matrix_exp(const TensorBase& self, TensorBase& result) {
  if (self.numel() == 0) return;
  const int64_t n = self.size(-1);
  TensorBase computed = make_matrices(batch_of(self), n, n, DType::kFloat64);
  copy_into(self, computed);
  double* const matrices = computed.data_ptr<double>();
  for_each_matrix(self.numel() / n / n, {n, n, n, 8}, [&](int64_t begin, int64_t end) {
    Exponential exponential(n);
    for (int64_t i = begin; i < end; ++i) exponential.compute(matrices + i * n * n);
  });
  copy_into(computed, result);
}

}  // namespace tenon::kernels
