#include <vector>

#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/lapack/matrices.h"
#include "tenon/kernels/linear_algebra/blas_call.h"
#include "tenon/tensor/matrix_checks.h"

// QR factors, and least squares, which LAPACK solves with them.
// fits in this file: all indices are of matrices that are in memory

namespace tenon::kernels {
namespace {

/// Factors a matrix in place; tau goes with the reflectors that Q is a product of.
template <class T>
void factor_qr(T* a, blasint m, blasint n, T* tau, T* work, blasint size) {
  blasint info = 0;
  Lapack<T>::geqrf(&m, &n, a, &m, tau, work, &size, &info);
}

/// Makes the first columns of Q of `k` reflectors.
template <class T>
void form_q(T* q, blasint m, blasint columns, blasint k, const T* tau, T* work, blasint size) {
  blasint info = 0;
  Lapack<T>::orgqr(&m, &columns, &k, q, &m, tau, work, &size, &info);
}

/// The number of elements that the greatest of both, or of the first without `columns`, has.
template <class T>
blasint qr_workspace(blasint m, blasint n, blasint columns, blasint k) {
  T of_factors = 0, of_q = 0, unread = 0;
  factor_qr(&unread, m, n, &unread, &of_factors, -1);
  if (columns > 0) form_q(&unread, m, columns, k, &unread, &of_q, -1);
  return told_size(std::max(of_factors, of_q));
}

/// Factors each matrix of `factors` [n, m], which become R, and forms Q in `q` [columns, m] where
/// that has elements.
template <class T>
void factor_matrices(const TensorBase& factors, const TensorBase& q) {
  const blasint m = blas_size(factors.size(-1)), n = blas_size(factors.size(-2)),
                k = std::min(m, n);
  const bool forms_q = q.defined() && q.numel() > 0;
  const blasint columns = forms_q ? blas_size(q.size(-2)) : 0;
  T* const matrices = factors.data_ptr<T>();
  T* const vectors = forms_q ? q.data_ptr<T>() : nullptr;
  const blasint size = qr_workspace<T>(m, n, columns, k);
  for_each_matrix(factors.numel() / m / n, {m, n, k}, [&](int64_t begin, int64_t end) {
    const BlasCall call;
    std::vector<T> tau(k), work(size);
    for (int64_t i = begin; i < end; ++i) {
      T* const a = matrices + i * m * n;
      factor_qr(a, m, n, tau.data(), work.data(), size);
      if (forms_q) {
        T* const of_q = vectors + i * m * columns;
        std::copy_n(a, int64_t{m} * std::min(n, columns), of_q);
        form_q(of_q, m, columns, k, tau.data(), work.data(), size);
      }
      for (int64_t column = 0; column < n; ++column) {
        T* const elements = a + column * m;
        std::fill(elements + std::min<int64_t>(column + 1, m), elements + m, T(0));
      }
    }
  });
}

/// The number of elements that the greatest of both has.
template <class T>
blasint lstsq_workspace(blasint m, blasint n, blasint count, blasint ld) {
  blasint info = 0, size = -1, rank = 0, pivots = 0;
  T told = 0, a = 0, b = 0;
  const T rcond = 0;
  Lapack<T>::gelsy(&m, &n, &count, &a, &m, &b, &ld, &pivots, &rcond, &rank, &told, &size, &info);
  return told_size(told);
}

/// Solves for the columns of `sides` [count, max(m, n)], of which the first n become the solution.
template <class T>
void solve_least_squares(const TensorBase& factors, double rcond, const TensorBase& sides,
                         const TensorBase& ranks) {
  const blasint m = blas_size(factors.size(-1)), n = blas_size(factors.size(-2)),
                count = blas_size(sides.size(-2)), ld = blas_size(sides.size(-1));
  const T cut = static_cast<T>(rcond);
  T* const matrices = factors.data_ptr<T>();
  T* const solutions = sides.data_ptr<T>();
  auto* const found = ranks.data_ptr<int64_t>();
  const blasint size = lstsq_workspace<T>(m, n, count, ld);
  for_each_matrix(ranks.numel(), {m, n, std::min(m, n)}, [&](int64_t begin, int64_t end) {
    const BlasCall call;
    std::vector<T> work(size);
    std::vector<blasint> pivots(n);
    for (int64_t i = begin; i < end; ++i) {
      blasint info = 0, rank = 0;
      std::ranges::fill(pivots, 0);
      Lapack<T>::gelsy(&m, &n, &count, matrices + i * m * n, &m, solutions + i * count * ld, &ld,
                       pivots.data(), &cut, &rank, work.data(), &size, &info);
      found[i] = rank;
    }
  });
}

}  // namespace

void linalg_qr(const TensorBase& A, std::string_view mode, TensorBase& Q, TensorBase& R) {
  if (R.numel() == 0) {
    if (mode != "r") fill_identity(Q);
    return;
  }
  const bool forms_q = mode != "r";
  const TensorBase factors = copy_of(transpose(A, -2, -1));
  const TensorBase q =
      forms_q ? make_matrices(batch_of(A), Q.size(-1), Q.size(-2), A.dtype()) : TensorBase();
  dispatch_computed(A.dtype(), [&]<class T>(T) { factor_matrices<T>(factors, q); });
  const TensorBase r = slice(transpose(factors, -2, -1), -2, 0, R.size(-2), 1);
  if (forms_q) copy_into(transpose(q, -2, -1), Q);
  copy_into(r, R);
}

void linalg_lstsq(const TensorBase& self, const TensorBase& b, std::optional<double> rcond,
                  std::optional<std::string_view>, TensorBase& solution, TensorBase&,
                  TensorBase& rank, TensorBase&) {
  const bool is_vector = solves_vectors(self.sizes(), b.sizes());
  TensorBase result = is_vector ? unsqueeze(solution, -1) : solution;
  const int64_t m = self.size(-2), n = self.size(-1);
  if (m == 0 || n == 0) {
    zero_(rank);
    zero_(result);
    return;
  }
  const IntArrayRef batch = batch_of(result);
  // Each right side with its own copy of the matrix, which is lost with the first.
  const TensorBase factors = copy_of(transpose(self, -2, -1), batch);
  check_finite("linalg_lstsq", factors);
  // At least one, for without any LAPACK finds no rank.
  const int64_t columns = std::max<int64_t>(result.size(-1), 1);
  TensorBase sides = make_matrices(batch, columns, std::max(m, n), self.dtype());
  zero_(sides);
  if (result.size(-1) > 0) {
    copy_into(is_vector ? unsqueeze(b, -1) : b, slice(transpose(sides, -2, -1), -2, 0, m, 1));
  }
  const TensorBase ranks = make_tensor(batch, DType::kInt64);
  const double epsilon = self.dtype() == DType::kFloat64 ? 0x1p-52 : 0x1p-23;
  const double cut = rcond.value_or(epsilon * static_cast<double>(std::max(m, n)));
  dispatch_computed(self.dtype(),
                    [&]<class T>(T) { solve_least_squares<T>(factors, cut, sides, ranks); });
  zero_(rank);
  if (ranks.numel() == 0) return;
  StridedCounter matrix = matrix_counter(batch, batch_of(self));
  for (int64_t i = 0; i < ranks.numel(); ++i, matrix.next()) {
    rank.data_ptr<int64_t>()[matrix.offset()] = ranks.const_data_ptr<int64_t>()[i];
  }
  if (result.numel() > 0) copy_into(slice(transpose(sides, -2, -1), -2, 0, n, 1), result);
}

}  // namespace tenon::kernels
