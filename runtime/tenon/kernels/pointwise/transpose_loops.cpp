#include "tenon/kernels/pointwise/transpose_loops.h"

#include <cstring>
#include <utility>

#include "tenon/base/export.h"
#include "tenon/kernels/simd/vec.h"

#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)
#include <immintrin.h>
#endif

// Compiled once per CPU target, see Note [Code that is compiled once per CPU target].

namespace tenon::kernels::TENON_CPU_TARGET {
namespace {

// fits in this file: elements in memory

constexpr int kPiece = 16;  // bytes of a column that are read at once

/// A register of `bytes` with as many pieces, `step` bytes apart.
template <int bytes>
struct Pieces;
template <>
struct Pieces<kPiece> {
  using Bytes [[gnu::vector_size(kPiece)]] = char;
  static TENON_ALWAYS_INLINE Bytes load(const char* in, int64_t) {
    Bytes piece;
    std::memcpy(&piece, in, kPiece);
    return piece;
  }
};
#if defined(TENON_SIMD_AVX512) || defined(TENON_SIMD_AVX2)
TENON_ALWAYS_INLINE __m128i load_piece(const char* in) {
  return _mm_loadu_si128(reinterpret_cast<const __m128i*>(in));
}
#endif
#if defined(TENON_SIMD_AVX2)
template <>
struct Pieces<2 * kPiece> {
  static TENON_ALWAYS_INLINE __m256i load(const char* in, int64_t step) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(load_piece(in)), load_piece(in + step),
                                   1);
  }
};
#elif defined(TENON_SIMD_AVX512)
template <>
struct Pieces<4 * kPiece> {
  static TENON_ALWAYS_INLINE __m512i load(const char* in, int64_t step) {
    __m512i pieces = _mm512_castsi128_si512(load_piece(in));
    pieces = _mm512_inserti32x4(pieces, load_piece(in + step), 1);
    pieces = _mm512_inserti32x4(pieces, load_piece(in + 2 * step), 2);
    return _mm512_inserti32x4(pieces, load_piece(in + 3 * step), 3);
  }
};
#endif

/// As many rows as a piece has elements, and as many columns as a register of `bytes`. Each of a
/// register's pieces is transposed for itself, which takes no more than one alone.
template <class T, int bytes>
struct Block {
  static constexpr int kRows = kPiece / sizeof(T), kColumns = bytes / sizeof(T);
  using Register [[gnu::vector_size(bytes)]] = T;

  Register rows[kRows];

  static TENON_ALWAYS_INLINE void move(char* out, int64_t out_step, const char* in,
                                       int64_t in_step) {
    Block block;
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i)
      block.rows[i] = (Register)Pieces<bytes>::load(in + i * in_step, kRows * in_step);
    // A step interleaves row i with row i + kRows / 2; as many as kRows has bits transpose.
    for (int step = 1; step < kRows; step *= 2)
      block.interleave(std::make_integer_sequence<int, kColumns>());
#pragma GCC unroll 16
    for (int i = 0; i < kRows; ++i) std::memcpy(out + i * out_step, &block.rows[i], bytes);
  }

 private:
  /// Of lane i of two interleaved registers, where the lanes of both are counted through.
  static constexpr int source(int i) {
    return i % 2 * kColumns + i / kRows * kRows + i % kRows / 2;
  }

  template <int... i>
  TENON_ALWAYS_INLINE void interleave(std::integer_sequence<int, i...>) {
    Register next[kRows];
#pragma GCC unroll 16
    for (int row = 0; row < kRows / 2; ++row) {
      const Register a = rows[row], b = rows[row + kRows / 2];
      next[2 * row] = __builtin_shufflevector(a, b, source(i)...);
      next[2 * row + 1] = __builtin_shufflevector(a, b, (source(i) + kRows / 2)...);
    }
#pragma GCC unroll 16
    for (int row = 0; row < kRows; ++row) rows[row] = next[row];
  }
};

/// By blocks, of which the last ones move again what is left of none.
template <class Block>
void move_blocks(char* out, int64_t out_step, const char* in, int64_t in_step, int64_t rows,
                 int64_t columns) {
  constexpr int64_t kSize = kPiece / Block::kRows;
  const auto move_columns = [=](int64_t column) {
    char* to = out + column * kSize;
    const char* from = in + column * in_step;
    for (int64_t left = rows; left >= Block::kRows; left -= Block::kRows) {
      Block::move(to, out_step, from, in_step);
      to += Block::kRows * out_step, from += kPiece;
    }
    const int64_t again = rows % Block::kRows == 0 ? 0 : Block::kRows - rows % Block::kRows;
    if (again != 0) Block::move(to - again * out_step, out_step, from - again * kSize, in_step);
  };
  int64_t column = 0;
  for (; column + Block::kColumns <= columns; column += Block::kColumns) move_columns(column);
  if (column < columns) move_columns(columns - Block::kColumns);
}

template <int64_t size>
void move_elements(char* out, int64_t out_step, const char* in, int64_t in_step, int64_t rows,
                   int64_t columns) {
  for (int64_t c = 0; c < columns; ++c) {
    for (int64_t r = 0; r < rows; ++r)
      std::memcpy(out + r * out_step + c * size, in + c * in_step + r * size, size);
  }
}

/// Of elements of which a piece has several.
template <class T>
void transpose(char* out, int64_t out_step, const char* in, int64_t in_step, int64_t rows,
               int64_t columns) {
  using Wide = Block<T, kVectorBytes>;
  using Narrow = Block<T, kPiece>;
  if (rows >= Wide::kRows && columns >= Wide::kColumns)
    return move_blocks<Wide>(out, out_step, in, in_step, rows, columns);
  if (rows >= Narrow::kRows && columns >= Narrow::kColumns)
    return move_blocks<Narrow>(out, out_step, in, in_step, rows, columns);
  move_elements<sizeof(T)>(out, out_step, in, in_step, rows, columns);
}

}  // namespace

extern constexpr TransposeTable transpose_loops = {{&transpose<uint8_t>, &transpose<uint16_t>,
                                                    &transpose<uint32_t>, &transpose<uint64_t>,
                                                    &move_elements<kPiece>}};

}  // namespace tenon::kernels::TENON_CPU_TARGET
