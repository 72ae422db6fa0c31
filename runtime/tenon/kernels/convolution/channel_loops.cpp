// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].
#include "tenon/kernels/convolution/channel_loops.h"

#include <utility>

#include "tenon/kernels/linear_algebra/product_panels.h"
#include "tenon/kernels/prefetch.h"
#include "tenon/kernels/simd/fused.h"

// fits in this file: elements in memory

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

#if defined(TENON_SIMD_AVX2)

using Floats = Vec<float>;
constexpr int kLanes = Floats::kLanes;
static_assert(kChannelBlock == 2 * kLanes && kChannelBlock == kPanel<float>);

/// Positions of a tile: with two vectors each, their sums, the weights of a tap and an element of
/// the image fill the 16 registers.
constexpr int kPositions = 6;

/// One tile: `Positions` positions of `Vectors` vectors of channels.
template <int Positions, int Vectors, bool continues>
[[gnu::noinline]] void tile(const ChannelTiles& tiles, int64_t first) {
  const float* images[Positions];
  Floats sums[Positions][Vectors];
#pragma GCC unroll 6
  for (int p = 0; p < Positions; ++p) {
    const ChannelPosition& position = tiles.positions[first + p];
    images[p] = tiles.image + position.image;
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) {
      const float* sum = tiles.sums + position.sums + v * kLanes;
      sums[p][v] = continues ? Floats::load(sum) : Floats(0.0f);
    }
  }
  const DirectTap* const end = tiles.taps + tiles.tap_count;
  for (const DirectTap* tap = tiles.taps; tap < end; ++tap) {
    const int64_t offset = tap->offset;
    const float* tap_weights = tiles.weights + tap->weight;
    Floats weights[Vectors];
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) weights[v] = Floats::load(tap_weights + v * kLanes);
#pragma GCC unroll 6
    for (int p = 0; p < Positions; ++p) {
      const Floats x(images[p][offset]);
#pragma GCC unroll 2
      for (int v = 0; v < Vectors; ++v) sums[p][v] = multiply_add(x, weights[v], sums[p][v]);
    }
  }
#pragma GCC unroll 6
  for (int p = 0; p < Positions; ++p) {
#pragma GCC unroll 2
    for (int v = 0; v < Vectors; ++v) {
      sums[p][v].store(tiles.sums + tiles.positions[first + p].sums + v * kLanes);
    }
  }
}

/// Tiles of about the same size, since a small one waits for its own sums.
template <int Vectors, bool continues, size_t... i>
void compute(const ChannelTiles& tiles, std::index_sequence<i...>) {
  static constexpr void (*kTiles[])(
      const ChannelTiles&, int64_t) = {&tile<static_cast<int>(i) + 1, Vectors, continues>...};
  const int64_t tile_count = (tiles.position_count + kPositions - 1) / kPositions;
  if (tile_count == 0) return;
  const int64_t size = tiles.position_count / tile_count,
                larger = tiles.position_count % tile_count;
  for (int64_t i_tile = 0, first = 0; i_tile < tile_count; ++i_tile) {
    const int64_t positions = i_tile < larger ? size + 1 : size;
    kTiles[positions - 1](tiles, first);
    first += positions;
  }
}

template <int Vectors>
void compute_vectors(const ChannelTiles& tiles) {
  constexpr std::make_index_sequence<kPositions> kSizes;
  tiles.continues ? compute<Vectors, true>(tiles, kSizes) : compute<Vectors, false>(tiles, kSizes);
}

void compute_tiles(const ChannelTiles& tiles) {
  tiles.one_vector ? compute_vectors<1>(tiles) : compute_vectors<2>(tiles);
}

void pack(const ChannelWeights& weights) {
  float* to = weights.packed;
  if (weights.window == 1 && weights.channel_stride == 1 && weights.channels == kChannelBlock) {
    return pack_rows(weights.outer_count, weights.weights, weights.outer_stride, weights.channels,
                     to);
  }
  if (weights.outer_stride == weights.window) {
    return pack_columns(weights.outer_count * weights.window, weights.weights,
                        weights.channel_stride, weights.channels, to);
  }
  // What is read at a time lies far from what was read before, so it is fetched in good time.
  constexpr int64_t kFetchedAhead = 4;
  const int64_t size = (weights.channels - 1) * weights.channel_stride + weights.window;
  const float* from = weights.weights;
  for (int64_t i = 0; i < weights.outer_count; ++i, from += weights.outer_stride) {
    if (i + kFetchedAhead < weights.outer_count) {
      fetch(from + kFetchedAhead * weights.outer_stride, size * int64_t{sizeof(float)});
    }
    pack_columns(weights.window, from, weights.channel_stride, weights.channels, to);
    to += weights.window * kChannelBlock;
  }
}

#endif

}  // namespace

#if defined(TENON_SIMD_AVX2)
extern constexpr ChannelLoops channel_loops = {compute_tiles, pack};
#else
extern constexpr ChannelLoops channel_loops = {nullptr, nullptr};
#endif

}  // namespace tenon::kernels::TENON_CPU_TARGET
