#include "tenon/kernels/pointwise/transpose_loops.h"

#include <catch2/catch.hpp>
#include <cstring>
#include <vector>

#include "tests/support/cpu_targets.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kApart = 3;  // bytes between rows, and between columns

/// `count` lines of `bytes`, `kApart` bytes apart, which end with the last line.
struct Lines {
  Lines(int64_t count, int64_t bytes)
      : step(bytes + kApart), memory(static_cast<size_t>(count * step - kApart)) {}

  int64_t step;
  std::vector<char> memory;
};

/// What the loop of this CPU target makes of columns whose bytes are all different enough.
Lines transposed(const Lines& columns, int64_t size, int64_t rows, int64_t column_count) {
  Lines result(rows, column_count * size);
  transpose_loop(size)(result.memory.data(), result.step, columns.memory.data(), columns.step, rows,
                       column_count);
  return result;
}

/// The same, an element at a time.
Lines expected(const Lines& columns, int64_t size, int64_t rows, int64_t column_count) {
  Lines result(rows, column_count * size);
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < column_count; ++c) {
      std::memcpy(result.memory.data() + r * result.step + c * size,
                  columns.memory.data() + c * columns.step + r * size, static_cast<size_t>(size));
    }
  }
  return result;
}

}  // namespace

TEST_CASE("columns become rows, and nothing around them changes") {
  test::for_each_cpu_target([] {
    for (const int64_t size : {1, 2, 4, 8, 16}) {
      for (int64_t rows = 1; rows <= 35; ++rows) {
        for (int64_t columns = 1; columns <= 133; columns += columns < 35 ? 1 : 7) {
          Lines source(columns, rows * size);
          for (size_t i = 0; i < source.memory.size(); ++i)
            source.memory[i] = static_cast<char>(i * 0x9e3779b97f4a7c15u >> 56);
          INFO(rows << " x " << columns << " elements of " << size << " bytes");
          REQUIRE(transposed(source, size, rows, columns).memory ==
                  expected(source, size, rows, columns).memory);
        }
      }
    }
  });
}

}  // namespace tenon::kernels
