#include "tenon/kernels/fft/plan.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "tenon/kernels/fft/factors.h"
#include "tenon/kernels/fft/roots_of_unity.h"

// fits in this file: elements in memory, and tables of about as many

namespace tenon::kernels {
namespace {

/// Whether passes of that radix may multiply by a matrix.
bool has_matrix(int64_t radix) {
  return radix > 5 && radix != 8;
}

int64_t matrix_size(int64_t radix) {
  const int64_t pairs = radix / 2;
  return has_matrix(radix) ? 2 * pairs * kFftRowGroup * ceil_divide(pairs, kFftRowGroup) : 0;
}

template <class T>
void write_matrix(int64_t radix, T* matrix) {
  const RootsOfUnity roots(radix);
  const int64_t pairs = radix / 2;
  for (int64_t group = 0; group < pairs; group += kFftRowGroup) {
    for (int64_t j = 1; j <= pairs; ++j) {
      for (int64_t k = group + 1; k <= group + kFftRowGroup; ++k, matrix += 2) {
        roots.write(j * k % radix, matrix);
        matrix[1] = -matrix[1];
      }
    }
  }
}

template <class T>
void write_twiddles(const FftStage<T>& stage, const RootsOfUnity& roots, int64_t n, T* twiddles) {
  const int64_t step = n / (stage.radix * stage.columns);
  for (int64_t k = 1; k < stage.radix; ++k) {
    for (int64_t p = 0; p < stage.columns; ++p, twiddles += 2) roots.write(p * k * step, twiddles);
  }
}

}  // namespace

template <class T>
FftPlan<T>::FftPlan(int64_t n) : n_(n) {
  const FftFactors found = fft_factors(n);
  convolution_ = found.convolution;
  make_stages(found.factors, points());
  if (convolution_ != 0) make_chirp();
}

template <class T>
void FftPlan<T>::make_stages(const std::vector<int64_t>& factors, int64_t n) {
  int64_t columns = n, size = 0;
  for (const int64_t radix : factors) {
    columns /= radix;
    stages_.push_back({radix, columns, nullptr, nullptr});
    if (columns > 1) size += 2 * columns * (radix - 1);
    size += matrix_size(radix);
  }
  tables_.resize(static_cast<size_t>(size));
  const RootsOfUnity roots(n);
  T* table = tables_.data();
  for (FftStage<T>& stage : stages_) {
    if (stage.columns > 1) {
      write_twiddles(stage, roots, n, table);
      stage.twiddles = std::exchange(table, table + 2 * stage.columns * (stage.radix - 1));
    }
    if (has_matrix(stage.radix)) {
      write_matrix(stage.radix, table);
      stage.matrix = std::exchange(table, table + matrix_size(stage.radix));
    }
  }
}

template <class T>
void FftPlan<T>::make_chirp() {
  const RootsOfUnity roots(2 * n_);
  chirp_.resize(static_cast<size_t>(2 * n_));
  std::vector<T> wrapped(static_cast<size_t>(2 * convolution_)), work(wrapped.size());
  int64_t square = 0;  // modulo 2 n
  for (int64_t k = 0; k < n_; ++k) {
    T* value = chirp_.data() + 2 * k;
    roots.write(square, value);
    for (const int64_t place : {k, k == 0 ? 0 : convolution_ - k}) {
      wrapped[static_cast<size_t>(2 * place)] = value[0];
      wrapped[static_cast<size_t>(2 * place + 1)] = -value[1];
    }
    square = (square + 2 * k + 1) % (2 * n_);
  }
  spectrum_.resize(wrapped.size());
  run_stages(wrapped.data(), spectrum_.data(), work.data(), 1, false,
             static_cast<T>(1.0 / static_cast<double>(convolution_)));
}

template <class T>
int64_t FftPlan<T>::nbytes() const {
  const size_t numbers = tables_.size() + chirp_.size() + spectrum_.size();
  return static_cast<int64_t>(numbers * sizeof(T));
}

template <class T>
bool FftPlan<T>::suits_one_lane() const {
  return stages_.empty() || (stages_[0].radix <= 8 && stages_[0].radix != 7);
}

template <class T>
CheckedInt FftPlan<T>::work_size(int64_t lanes) const {
  return CheckedInt(convolution_ != 0 ? 4 : 2) * points() * lanes;
}

template <class T>
void FftPlan<T>::run_stages(const T* in, T* last, T* other, int64_t lanes, bool inverse,
                            T scale) const {
  const FftLoopsOf<T>& loops = fft_loops<T>();
  int64_t side_by_side = lanes;
  for (size_t i = 0; i < stages_.size(); ++i) {
    T* const out = (stages_.size() - 1 - i) % 2 == 0 ? last : other;
    loops.pass(stages_[i], side_by_side, in, out, inverse, scale);
    side_by_side *= stages_[i].radix;
    in = out;
  }
}

template <class T>
void FftPlan<T>::transform(const T* in, T* out, T* work, int64_t lanes, bool inverse,
                           double scale) const {
  if (convolution_ != 0) return convolve(in, out, work, lanes, inverse, scale);
  const auto size = 2 * n_ * lanes;
  if (stages_.empty()) {
    for (int64_t i = 0; i < size; ++i) out[i] = in[i] * static_cast<T>(scale);
    return;
  }
  // The first of an odd number of passes writes to `out`.
  if (in == out && stages_.size() % 2 == 1) {
    std::memcpy(work, in, static_cast<size_t>(size) * sizeof(T));
    in = work;
  }
  run_stages(in, out, work, lanes, inverse, static_cast<T>(scale));
}

template <class T>
T* FftPlan<T>::transform_lossy(T* data, T* work, int64_t lanes, bool inverse, double scale) const {
  if (convolution_ == 0 && stages_.size() % 2 == 1) {
    run_stages(data, work, data, lanes, inverse, static_cast<T>(scale));
    return work;
  }
  transform(data, data, work, lanes, inverse, scale);
  return data;
}

template <class T>
void FftPlan<T>::convolve(const T* in, T* out, T* work, int64_t lanes, bool inverse,
                          double scale) const {
  const FftLoopsOf<T>& loops = fft_loops<T>();
  const int64_t used = 2 * n_ * lanes, size = 2 * convolution_ * lanes;
  T* const other = work + size;
  // So that the last pass of either transform writes where the first one read.
  const bool is_odd = stages_.size() % 2 == 1;
  T* const second = is_odd ? other : work;
  loops.multiply(in, chirp_.data(), n_, lanes, inverse, T(1), work);
  std::fill(work + used, work + size, T(0));
  run_stages(work, second, is_odd ? work : other, lanes, false, T(1));
  loops.multiply(second, spectrum_.data(), convolution_, lanes, inverse, T(1), second);
  run_stages(second, work, other, lanes, true, T(1));
  loops.multiply(work, chirp_.data(), n_, lanes, inverse, static_cast<T>(scale), out);
}

template <class T>
RealFftPlan<T>::RealFftPlan(int64_t n) : n_(n), complex_(n % 2 == 0 ? n / 2 : n) {
  if (!is_halved()) return;
  const RootsOfUnity roots(n);
  fold_twiddles_.resize(static_cast<size_t>(2 * (n / 4 + 1)));
  for (int64_t k = 0; k <= n / 4; ++k) roots.write(k, fold_twiddles_.data() + 2 * k);
}

template <class T>
int64_t RealFftPlan<T>::nbytes() const {
  return complex_.nbytes() + static_cast<int64_t>(fold_twiddles_.size() * sizeof(T));
}

template class FftPlan<float>;
template class FftPlan<double>;
template class RealFftPlan<float>;
template class RealFftPlan<double>;

}  // namespace tenon::kernels
