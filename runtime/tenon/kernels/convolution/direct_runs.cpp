#include "tenon/kernels/convolution/direct_runs.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "tenon/base/integer_math.h"

// fits in this file: images that is_small

namespace tenon::kernels {
namespace {

/// In fewer multiplications, leaving out taps saves less than runs cost. By the geometry alone,
/// since the order of sums follows from it: weaving depends on the threads.
constexpr int64_t kLeastWork = 1 << 18;

/// Whether rows of results meet rows of padding, and it pays to leave these out.
bool leaves_out_rows(const DirectPhase& phase, const DirectPlan& plan) {
  if (phase.window_rows <= 1 || phase.rows == 0) return false;
  const int64_t last_row = phase.first_row + (phase.window_rows - 1) * phase.row_distance;
  const auto [lowest, highest] = std::minmax(phase.first_row, last_row);
  const PaddedAxis& image = plan.layout.rows;
  const bool meets_padding = lowest < 0 || highest + (phase.rows - 1) * image.step >= image.size;
  return meets_padding && phase.rows * phase.columns * phase.tap_count * plan.group >= kLeastWork;
}

/// The taps in the order [row of the window][channel][column of it].
void order_by_rows(DirectPhase& phase, int64_t channels) {
  const int64_t rows = phase.window_rows;
  const int64_t columns = phase.tap_count / (rows * channels);
  auto ordered = std::make_unique_for_overwrite<DirectTap[]>(static_cast<size_t>(phase.tap_count));
  DirectTap* to = ordered.get();
  for (int64_t row = 0; row < rows; ++row) {
    for (int64_t channel = 0; channel < channels; ++channel) {
      to = std::copy_n(&phase.taps[(channel * rows + row) * columns], columns, to);
    }
  }
  phase.taps = std::move(ordered);
}

/// The runs of `rows` rows from `first` on.
std::vector<DirectRun> runs_of(const DirectPhase& phase, const DirectPlan& plan, int64_t first,
                               int64_t rows) {
  const int64_t vectors = vectors_of(phase, plan, rows);
  const int64_t lanes = direct_loops().lanes, of_row = phase.tap_count / phase.window_rows;
  std::vector<DirectRun> runs;
  for (int64_t v = 0; v < vectors; ++v) {
    const int64_t last = ((v + 1) * lanes - 1) / phase.row_stride;
    const WindowRows met = rows_met(phase, plan.layout.rows, first + v * lanes / phase.row_stride,
                                    first + std::min(last, rows - 1));
    const DirectRun run{v, 1, met.begin * of_row, (met.end - met.begin) * of_row};
    if (runs.empty() || runs.back().tap != run.tap || runs.back().taps != run.taps) {
      runs.push_back(run);
    } else {
      ++runs.back().vectors;
    }
  }
  return runs;
}

}  // namespace

WindowRows rows_met(const DirectPhase& phase, const PaddedAxis& image, int64_t first,
                    int64_t last) {
  const auto meets = [&](int64_t window_row) {
    for (int64_t row = first; row <= last; ++row) {
      const int64_t met = phase.first_row + window_row * phase.row_distance + row * image.step;
      if (met >= 0 && met < image.size) return true;
    }
    return false;
  };
  WindowRows rows{0, phase.window_rows};
  while (rows.begin < rows.end && !meets(rows.begin)) ++rows.begin;
  while (rows.begin < rows.end && !meets(rows.end - 1)) --rows.end;
  return rows;
}

void choose_runs(DirectPhase& phase, const DirectPlan& plan, int64_t block_rows) {
  if (!leaves_out_rows(phase, plan)) return;
  order_by_rows(phase, plan.layout.channels);
  for (int64_t row = 0; row < phase.rows; row += block_rows) {
    phase.runs.push_back(runs_of(phase, plan, row, std::min(block_rows, phase.rows - row)));
  }
}

}  // namespace tenon::kernels
