#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/kernels/simd/cpu_target.h"

namespace tenon::kernels {

// Complex numbers are pairs of T, real part first, in all of this. `lanes` transforms lie side by
// side: element j of transform q is number j * lanes + q of a buffer.

/// One pass of a transform, by Stockham's autosorting algorithm: `columns` butterflies of `radix`
/// elements each.
template <class T>
struct FftStage {
  int64_t radix;
  int64_t columns;
  /// exp(-2 pi i p k / (radix * columns)) at (k - 1) * columns + p, for 0 < k < radix.
  const T* twiddles;
  /// Of a radix above 5 other than 8: cosine and sine of 2 pi j k / radix for j and k of
  /// 1 to radix / 2, the ks in groups of kFftRowGroup, of which the last may be filled up. Order:
  /// group, j, k within the group, cosine before sine.
  const T* matrix;
};

/// A radix that is none of 2, 4 and 8 is odd, and at most this.
inline constexpr int64_t kMostFftRadix = 127;
inline constexpr int64_t kFftRowGroup = 4;

template <class T>
struct FftLoopsOf {
  /// Runs a stage with `lanes` the number of transforms times the radices before. `in` and `out` do
  /// not overlap. `inverse` conjugates all factors. The last stage, which has one column,
  /// multiplies by `scale`.
  void (*pass)(const FftStage<T>& stage, int64_t lanes, const T* in, T* out, bool inverse, T scale);
  /// out[j] = in[j] * factors[j] * scale for the j < n of each lane, with the conjugated factor if
  /// `conjugated`. `in` may be `out`.
  void (*multiply)(const T* in, const T* factors, int64_t n, int64_t lanes, bool conjugated,
                   T scale, T* out);
  /// Turns twice the half-length transform of 2 h real numbers, which are taken for h complex ones,
  /// into their transform, h + 1 numbers; `inverse` does the reverse, up to a factor of two, and
  /// ignores the imaginary parts of the outermost ones. `in` may be `out`; `twiddles` are
  /// exp(-2 pi i k / (2 h)) for k up to h / 2.
  void (*fold)(const T* in, const T* twiddles, int64_t h, int64_t lanes, bool inverse, T* out);
};

struct FftLoops {
  FftLoopsOf<float> f32;
  FftLoopsOf<double> f64;
};

TENON_DECLARE_PER_CPU_TARGET(FftLoops, fft_loops)

/// The loops of this machine. Vectors of 64 bytes have none of their own: what is gained is little
/// where memory is the limit, and their code would be as large again.
template <class T>
const FftLoopsOf<T>& fft_loops() {
#if TENON_CPU_TARGET_COUNT > 1
  const FftLoops& loops =
      cpu_target() == CpuTarget::kBaseline ? baseline::fft_loops : avx2::fft_loops;
#else
  const FftLoops& loops = baseline::fft_loops;
#endif
  if constexpr (std::is_same_v<T, float>)
    return loops.f32;
  else
    return loops.f64;
}

}  // namespace tenon::kernels
