#pragma once

#include <cstdint>
#include <vector>

#include "tenon/base/export.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/fft/loops.h"

namespace tenon::kernels {

/// The discrete Fourier transform of one length: its passes and their tables. For float and double;
/// constant, so that many threads may use one. Buffers are those of loops.h: complex numbers as
/// pairs of T, `lanes` transforms side by side.
///
/// Lengths with small prime factors are transformed by Stockham's algorithm with mixed radices,
/// others as a convolution after Bluestein ("A linear filtering approach to the computation of
/// discrete Fourier transform", 1970). The relative error of a result, in the 2-norm, is below
/// 4 log2(n) units in the last place.
template <class T>
class FftPlan {
 public:
  /// For n > 0; std::bad_alloc or OutOfMemoryError.
  TENON_SMALL explicit FftPlan(int64_t n);
  FftPlan(const FftPlan&) = delete;  // stages point into the tables
  FftPlan& operator=(const FftPlan&) = delete;

  int64_t n() const { return n_; }
  /// Of the tables.
  int64_t nbytes() const;

  /// Whether one transform by itself keeps vectors busy: the passes of some radices do with several
  /// lanes only.
  bool suits_one_lane() const;

  /// How many T the memory `work` of a transform needs.
  CheckedInt work_size(int64_t lanes) const;
  /// Writes the sums of in[j] exp(-2 pi i j k / n), or of the conjugated factors if `inverse`,
  /// times `scale`. `in` may be `out`; otherwise neither overlaps the other, nor does either
  /// `work`.
  void transform(const T* in, T* out, T* work, int64_t lanes, bool inverse, double scale) const;
  /// The same for data that may be lost: the result is in what is returned, `data` or `work`.
  T* transform_lossy(T* data, T* work, int64_t lanes, bool inverse, double scale) const;

 private:
  TENON_SMALL void make_stages(const std::vector<int64_t>& factors, int64_t n);
  TENON_SMALL void make_chirp();
  int64_t points() const { return convolution_ != 0 ? convolution_ : n_; }
  /// Runs all stages from `in`, the last one into `last`, and the others alternately.
  void run_stages(const T* in, T* last, T* other, int64_t lanes, bool inverse, T scale) const;
  void convolve(const T* in, T* out, T* work, int64_t lanes, bool inverse, double scale) const;

  int64_t n_;
  int64_t convolution_ = 0;  // how many points, or 0
  std::vector<FftStage<T>> stages_;
  std::vector<T> tables_;
  std::vector<T> chirp_;     // exp(-pi i k^2 / n)
  std::vector<T> spectrum_;  // of the conjugated chirp, divided by the points of the convolution
};

/// The transform of n real numbers to the first n / 2 + 1 of their spectrum, and back. An even `n`
/// is transformed as n / 2 complex numbers.
template <class T>
class RealFftPlan {
 public:
  /// As FftPlan.
  TENON_SMALL explicit RealFftPlan(int64_t n);

  int64_t n() const { return n_; }
  int64_t nbytes() const;
  bool is_halved() const { return n_ % 2 == 0; }
  /// Of n / 2 or n points.
  const FftPlan<T>& complex() const { return complex_; }
  /// For FftLoopsOf::fold; for an even n only.
  const T* fold_twiddles() const { return fold_twiddles_.data(); }

 private:
  int64_t n_;
  FftPlan<T> complex_;
  std::vector<T> fold_twiddles_;
};

extern template class FftPlan<float>;
extern template class FftPlan<double>;
extern template class RealFftPlan<float>;
extern template class RealFftPlan<double>;

}  // namespace tenon::kernels
