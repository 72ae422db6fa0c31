#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "tenon/base/dim_vector.h"
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

/// One axis of a padded image: `before` zeros, `size` elements of the image, and zeros. Phase i of
/// it has the elements i, i + step, …, which are `length`; there are as many phases as windows
/// reach.
struct PaddedAxis {
  int64_t size, before, step, phases, length;
};

/// How a padded image of `channels` lies in memory: [channel][row phase][column
/// phase][row][column].
struct PaddedLayout {
  int64_t channels;
  PaddedAxis rows, columns;

  int64_t width() const { return columns.length; }
  int64_t plane() const { return rows.phases * columns.phases * rows.length * columns.length; }
  /// The elements of `count` channels, and those behind them that pad_image writes.
  int64_t size(int64_t count) const { return plane() * count + slack(); }
  int64_t slack() const;
  /// Whether an image is small enough to be copied; before that, nothing is known of its size.
  bool is_small() const;
  /// Where the element (row, column) of the padded plane lies.
  int64_t offset(int64_t row, int64_t column) const {
    if (rows.step == 1 && columns.step == 1) return row * columns.length + column;
    const int64_t phase = row % rows.step * columns.phases + column % columns.step;
    return (phase * rows.length + row / rows.step) * columns.length + column / columns.step;
  }
};

/// Copies images into a layout.
class ImagePadding {
 public:
  explicit ImagePadding(const PaddedLayout& layout);

  /// Writes `channels` channels of an image into layout.size(channels) elements, of which the last
  /// are zeros that windows and whole vectors reach.
  void pad(int64_t channels, const float* x, float* padded) const;

 private:
  /// The elements of an axis, in one of its phases, that are of the image; they begin with that at
  /// `first` of it.
  struct Part {
    int64_t begin, end, first;
  };
  static Part part_of(const PaddedAxis& axis, int64_t phase);

  PaddedLayout layout_;
  Part rows_[kMostPhases], columns_[kMostPhases];
};

/// Results that a window steps to by one: positions of a padded image.
struct DirectPhase {
  int64_t rows, columns;
  /// What each result is made of, [channel][tap].
  std::unique_ptr<DirectTap[]> taps = {};
  int64_t tap_count = 0;
  /// The vectors of positions that are computed for a block of rows, and how far apart rows are in
  /// results: either all positions from the first to the last, with what lies between the rows, or
  /// each row by itself, whichever are fewer.
  DimVector starts = {};
  int64_t row_stride = 0;
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
};

/// The plan of a convolution, or of the gradient of its x; none where a padded image would be too
/// large or mostly padding, or another way is faster.
std::optional<DirectPlan> plan_of_y(const ConvolutionGeometry& geometry);
std::optional<DirectPlan> plan_of_x_gradient(const ConvolutionGeometry& geometry);

}  // namespace tenon::kernels
