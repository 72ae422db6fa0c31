#include <vector>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/linear_algebra.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/computed.h"
#include "tenon/kernels/lapack/matrices.h"
#include "tenon/kernels/linear_algebra/blas_call.h"

// Eigenvalues of symmetric matrices, and singular values.
// fits in this file: all indices are of matrices that are in memory

namespace tenon::kernels {
namespace {

/// Makes `matrices` eigenvectors, one a row.
template <class T>
void decompose_symmetric(const TensorBase& matrices, bool lower, bool vectors,
                         const TensorBase& values, const TensorBase& info) {
  // Row-major memory is that of the transpose, whose other triangle is read.
  const char job = vectors ? 'V' : 'N', uplo = lower ? 'U' : 'L';
  const blasint n = blas_size(matrices.size(-1));
  T* const a = matrices.data_ptr<T>();
  T* const w = values.data_ptr<T>();
  auto* const infos = info.data_ptr<int32_t>();
  const auto call_lapack = [&](T* matrix, T* of_matrix, T* work, blasint size, blasint* int_work,
                               blasint int_size) {
    blasint found = 0;
    Lapack<T>::syevd(&job, &uplo, &n, matrix, &n, of_matrix, work, &size, int_work, &int_size,
                     &found, 1, 1);
    return found;
  };
  T told = 0;
  blasint int_size = 0;
  call_lapack(a, w, &told, -1, &int_size, -1);
  const blasint size = told_size(told);
  for_each_matrix(info.numel(), {n, n, n, 4}, [&](int64_t begin, int64_t end) {
    const BlasCall call;
    std::vector<T> work(size);
    std::vector<blasint> int_work(int_size);
    for (int64_t i = begin; i < end; ++i) {
      infos[i] =
          call_lapack(a + i * n * n, w + i * n, work.data(), size, int_work.data(), int_size);
    }
  });
}

/// Where the parts of a decomposition go.
struct SingularParts {
  TensorBase u, s, vh;
};

/// Row-major matrices are column-major transposes: their U is Vᵀ, and their Vᵀ is U.
template <class T>
void decompose(const TensorBase& matrices, char job, const SingularParts& parts,
               const TensorBase& info) {
  const blasint m = blas_size(matrices.size(-2)), n = blas_size(matrices.size(-1)),
                k = std::min(m, n);
  const blasint u_columns = job == 'A' ? m : k;
  const int64_t u_size = int64_t{m} * u_columns, vh_size = int64_t{n} * (job == 'A' ? n : k);
  T* const a = matrices.data_ptr<T>();
  T* const s = parts.s.data_ptr<T>();
  T* const u = job == 'N' ? nullptr : parts.u.data_ptr<T>();
  T* const vh = job == 'N' ? nullptr : parts.vh.data_ptr<T>();
  auto* const infos = info.data_ptr<int32_t>();
  const auto call_lapack = [&](int64_t i, T* work, blasint size, blasint* int_work) {
    blasint found = 0;
    T* const of_vh = job == 'N' ? work : vh + i * vh_size;
    T* const of_u = job == 'N' ? work : u + i * u_size;
    Lapack<T>::gesdd(&job, &n, &m, a + i * m * n, &n, s + i * k, of_vh, &n, of_u, &u_columns, work,
                     &size, int_work, &found, 1);
    return found;
  };
  T told = 0;
  blasint int_told = 0;
  call_lapack(0, &told, -1, &int_told);
  const blasint size = told_size(told);
  for_each_matrix(info.numel(), {m, n, k, 4}, [&](int64_t begin, int64_t end) {
    const BlasCall call;
    std::vector<T> work(size);
    std::vector<blasint> int_work(8 * static_cast<size_t>(k));
    for (int64_t i = begin; i < end; ++i) {
      infos[i] = call_lapack(i, work.data(), size, int_work.data());
    }
  });
}

void check_converged(std::string_view op, const TensorBase& info) {
  check_info(op, info, "matrices for which LAPACK's iteration ends",
             "one for which it does not, with", "scale it, or add little to its diagonal");
}

}  // namespace

void _linalg_eigh(const TensorBase& A, std::string_view UPLO, bool compute_v,
                  TensorBase& eigenvalues, TensorBase& eigenvectors) {
  if (A.numel() == 0) return;
  const TensorBase matrices = copy_of(A);
  check_finite("linalg_eigh", matrices);
  const TensorBase values = make_tensor(eigenvalues.sizes(), A.dtype());
  const TensorBase info = make_info(batch_of(A));
  const bool lower = UPLO == "L" || UPLO == "l";
  dispatch_computed(A.dtype(), [&]<class T>(T) {
    decompose_symmetric<T>(matrices, lower, compute_v, values, info);
  });
  check_converged("linalg_eigh", info);
  copy_into(values, eigenvalues);
  if (compute_v) copy_into(transpose(matrices, -2, -1), eigenvectors);
}

void _linalg_svd(const TensorBase& A, bool full_matrices, bool compute_uv,
                 std::optional<std::string_view>, TensorBase& U, TensorBase& S, TensorBase& Vh) {
  if (A.numel() == 0) {
    if (compute_uv) fill_identity(U), fill_identity(Vh);
    return;
  }
  const TensorBase matrices = copy_of(A);
  check_finite("linalg_svd", matrices);
  SingularParts parts{.u = {}, .s = make_tensor(S.sizes(), A.dtype()), .vh = {}};
  if (compute_uv) parts.u = make_tensor(U.sizes(), A.dtype());
  if (compute_uv) parts.vh = make_tensor(Vh.sizes(), A.dtype());
  const TensorBase info = make_info(batch_of(A));
  const char job = !compute_uv ? 'N' : full_matrices ? 'A' : 'S';
  dispatch_computed(A.dtype(), [&]<class T>(T) { decompose<T>(matrices, job, parts, info); });
  check_converged("linalg_svd", info);
  copy_into(parts.s, S);
  if (compute_uv) copy_into(parts.u, U), copy_into(parts.vh, Vh);
}

}  // namespace tenon::kernels
