#pragma once

#include <cblas.h>

#include <cstddef>

// LAPACK, which OpenBLAS has under its names in Fortran. Everything is passed by address, matrices
// lie column by column, and behind all else come the lengths of the texts.
//
// Where `work_size` is -1 a routine only tells the sizes of its workspace, in the first elements of
// `work` and `int_work`. `info` is 0, or says what went wrong.
extern "C" {
#define TENON_DECLARE_LAPACK(T, x)                                                               \
  void x##getrf_(const blasint* m, const blasint* n, T* a, const blasint* lda, blasint* pivots,  \
                 blasint* info);                                                                 \
  void x##getrs_(const char* trans, const blasint* n, const blasint* nrhs, const T* lu,          \
                 const blasint* lda, const blasint* pivots, T* b, const blasint* ldb,            \
                 blasint* info, size_t);                                                         \
  void x##potrf_(const char* uplo, const blasint* n, T* a, const blasint* lda, blasint* info,    \
                 size_t);                                                                        \
  void x##geqrf_(const blasint* m, const blasint* n, T* a, const blasint* lda, T* tau, T* work,  \
                 const blasint* work_size, blasint* info);                                       \
  void x##orgqr_(const blasint* m, const blasint* n, const blasint* k, T* a, const blasint* lda, \
                 const T* tau, T* work, const blasint* work_size, blasint* info);                \
  void x##syevd_(const char* job, const char* uplo, const blasint* n, T* a, const blasint* lda,  \
                 T* values, T* work, const blasint* work_size, blasint* int_work,                \
                 const blasint* int_work_size, blasint* info, size_t, size_t);                   \
  void x##gesdd_(const char* job, const blasint* m, const blasint* n, T* a, const blasint* lda,  \
                 T* s, T* u, const blasint* ldu, T* vt, const blasint* ldvt, T* work,            \
                 const blasint* work_size, blasint* int_work, blasint* info, size_t);            \
  void x##gelsy_(const blasint* m, const blasint* n, const blasint* nrhs, T* a,                  \
                 const blasint* lda, T* b, const blasint* ldb, blasint* pivots, const T* rcond,  \
                 blasint* rank, T* work, const blasint* work_size, blasint* info);
TENON_DECLARE_LAPACK(float, s)
TENON_DECLARE_LAPACK(double, d)
#undef TENON_DECLARE_LAPACK
}

namespace tenon::kernels {

/// The routines for elements of a type, float or double.
template <class T>
struct Lapack;

#define TENON_LAPACK(T, x)                         \
  template <>                                      \
  struct Lapack<T> {                               \
    static constexpr auto* getrf = x##getrf_;      \
    static constexpr auto* getrs = x##getrs_;      \
    static constexpr auto* potrf = x##potrf_;      \
    static constexpr auto* geqrf = x##geqrf_;      \
    static constexpr auto* orgqr = x##orgqr_;      \
    static constexpr auto* syevd = x##syevd_;      \
    static constexpr auto* gesdd = x##gesdd_;      \
    static constexpr auto* gelsy = x##gelsy_;      \
    static constexpr auto* trsm = cblas_##x##trsm; \
  }
TENON_LAPACK(float, s);
TENON_LAPACK(double, d);
#undef TENON_LAPACK

}  // namespace tenon::kernels
