#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/geometry.h"

// fits in this file: images that is_small

/// How direct.h lays out images for its loops, see Note [A padded image turns a window into
/// offsets].
namespace tenon::kernels {

/// A longer stride makes more phases than it is worth.
inline constexpr int64_t kMostPhases = 4;

/// The smallest multiple of `b` that is not below `a`.
inline int64_t round_up(int64_t a, int64_t b) {
  return ceil_divide(a, b) * b;
}

/// Multiplications that are worth another thread.
inline constexpr int64_t kWorkOfThread = 1 << 18;
/// How many pieces of so many multiplications are.
inline int64_t pieces_for_a_thread(int64_t multiplications) {
  return ceil_divide(kWorkOfThread, std::max<int64_t>(multiplications, 1));
}

/// One axis of a padded image: `before` zeros, `size` elements of the image, and zeros. Phase i of
/// it has the elements i, i + step, …, which are `length`; there are as many phases as windows
/// reach.
struct PaddedAxis {
  int64_t size, before, step, phases, length;
};

/// How a padded image of `channels` lies in memory: [channel][row phase][column
/// phase][row][column]. Where columns have one phase, the zeros before a row are also those behind
/// the row above.
///
/// Note [Woven images]: a vector of results holds some columns of a row, of which a small image has
/// too few. So several images may lie element by element side by side, as one whose columns are so
/// many times wider; nothing else changes for the loops.
struct PaddedLayout {
  int64_t channels;
  PaddedAxis rows, columns;
  int64_t images = 1;

  int64_t width() const { return columns.length * images; }
  int64_t plane() const { return rows.phases * columns.phases * rows.length * width(); }
  /// Zeros behind an image, which windows and whole vectors reach.
  int64_t slack() const;
  /// The elements of `count` channels, and those behind them that ImagePadding writes.
  int64_t size(int64_t count) const;
  /// Whether an image is small enough to be copied; before that, nothing is known of its size.
  bool is_small() const;
  /// The element (row, column) of the padded plane lies at the sum of these.
  int64_t row_offset(int64_t row) const {
    if (rows.step == 1) return row * width();
    return (row % rows.step * columns.phases * rows.length + row / rows.step) * width();
  }
  int64_t column_offset(int64_t column) const {
    if (columns.step == 1) return column * images;
    return column % columns.step * rows.length * width() + column / columns.step * images;
  }
};

/// Vectors from `vector` on that are made of the taps from `tap` on.
struct DirectRun {
  int64_t vector, vectors, tap, taps;
};

/// Results that a window steps to by one: positions of a padded image.
struct DirectPhase {
  int64_t rows, columns;
  /// What each result is made of, [channel][row of the window][column of it]; with `runs`, by rows
  /// of the window first.
  std::unique_ptr<DirectTap[]> taps = {};
  int64_t tap_count = 0;
  /// The row of the image that the first row of the window meets for the first row of results, and
  /// how much further the next meets; those that are not of the image are padding.
  int64_t window_rows = 0, first_row = 0, row_distance = 0;
  /// The vectors of positions that are computed for a block of rows, and how far apart rows are in
  /// results: either all positions from the first to the last, with what lies between the rows, or
  /// each row by itself, whichever are fewer; the latter have `starts`.
  int64_t vectors = 0, row_stride = 0;
  std::vector<int64_t> starts = {};
  /// For each block of rows, what its vectors are made of; empty where that is all taps.
  std::vector<std::vector<DirectRun>> runs = {};
};

/// A direct convolution, or the gradient of its x, as sums over the padded image `layout`: phases
/// in `row_step` * `column_step` parts, of which the one at (i, j) has the results at rows i,
/// i + row_step, … and columns j, j + column_step, ….
struct DirectPlan {
  PaddedLayout layout;
  /// Of the results: channels in a group, from the weights of one channel to those of the next, and
  /// rows and columns.
  int64_t group, weight_stride, rows, columns;
  int64_t row_step, column_step;
  std::vector<DirectPhase> phases;
  /// Whether ConvolutionByChannels computes it.
  bool by_channels = false;
  /// From one result of a phase to the next in the layout; but 1 only by channels.
  int64_t image_row_step = 1, image_column_step = 1;
};

/// Whether to weave images where that is faster, see Note [Woven images].
enum class Weaving { kNone, kWhereFaster };

/// The vectors that cover `rows` rows of `columns` positions, `width` apart.
struct VectorCount {
  VectorCount(int64_t rows, int64_t columns, int64_t width);
  bool by_row;
  int64_t count, a_row;
};

/// The plan of a convolution, or of the gradient of its x; none where a padded image would be too
/// large or mostly padding, or another way is faster.
std::optional<DirectPlan> plan_of_y(const ConvolutionGeometry& geometry, Weaving weaving);
std::optional<DirectPlan> plan_of_x_gradient(const ConvolutionGeometry& geometry);

}  // namespace tenon::kernels
