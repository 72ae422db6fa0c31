#pragma once

#include <cstdint>

#include "tenon/kernels/convolution/direct_layout.h"

// fits in this file: images that is_small

// Note [Rows of padding are left out]: the first and the last rows of results meet rows of the
// window with nothing but padding. Their products are 0, and left out where all of a vector's are:
// of an 8 by 8 image and a 3 by 3 window a twelfth. So a weight that is no number shows at the rim
// of a result only where the vectors there have other rows, too.

namespace tenon::kernels {

/// Of fewer channels, leaving out taps saves less than runs cost.
inline constexpr int64_t kLeastChannelsOfRuns = 4;

/// How many vectors cover `rows` rows of results, of a phase whose vectors are chosen.
inline int64_t vectors_of(const DirectPhase& phase, const DirectPlan& plan, int64_t rows) {
  if (phase.columns == 0) return 0;
  const int64_t columns = phase.columns * plan.layout.images;
  return ceil_divide((rows - 1) * phase.row_stride + columns, direct_loops().lanes);
}

/// Rows of a window.
struct WindowRows {
  int64_t begin, end;
  bool operator==(const WindowRows&) const = default;
};

/// The rows of the window that meet the image for one of the rows of results from `first` to
/// `last`: from the first to the last of them, for they move over the image together.
WindowRows rows_met(const DirectPhase& phase, const PaddedAxis& image, int64_t first, int64_t last);

/// Sets the runs of such a phase, for blocks of `block_rows` rows, and orders its taps by the rows
/// of the window; nothing where it pays not.
void choose_runs(DirectPhase& phase, const DirectPlan& plan, int64_t block_rows);

}  // namespace tenon::kernels
