#include <algorithm>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/convolution/direct.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/direct_runs.h"
#include "tenon/kernels/convolution/image_loops.h"
#include "tenon/kernels/workspace.h"

// How a direct convolution computes blocks of rows of an image, and writes them: in one function,
// since a small convolution is a single block.

// fits in this file: images that is_small, and weights and results in memory

namespace tenon::kernels {

/// A block of rows of the row phase that begins with `first_phase`, whose weights are `weights`.
TENON_ALWAYS_INLINE void DirectConvolution::compute_block(const Part& part, int64_t first_phase,
                                                          int64_t block, const float* image,
                                                          const float* weights,
                                                          float* results) const {
  const int64_t row = block * block_rows_;
  const float* const from = image + row * plan_.layout.width();
  for (int64_t j = 0; j < plan_.column_step; ++j) {
    const DirectPhase& phase = plan_.phases[first_phase + j];
    const bool by_row = !phase.starts.empty();
    const auto compute_run = [&](const DirectRun& run) {
      const int64_t start = run.vector * direct_loops().lanes;
      direct_loops().tiles({by_row ? from : from + start,
                            by_row ? phase.starts.data() + run.vector : nullptr, run.vectors,
                            phase.taps.get() + run.tap, run.tap, run.taps, phase.tap_count, weights,
                            packs_, plan_.weight_stride, part.count, channels_first_,
                            results + j * part.count * result_stride_ + start, result_stride_});
    };
    if (phase.runs.empty()) {
      const int64_t rows = std::min(block_rows_, phase.rows - row);
      compute_run({0, vectors_of(phase, plan_, rows), 0, phase.tap_count});
    } else {
      for (const DirectRun& run : phase.runs[block]) compute_run(run);
    }
    if (packs_) weights += part.count * phase.tap_count;
  }
}

/// Writes `rows` rows from `row` on of the row phase that begins with `first_phase`.
TENON_ALWAYS_INLINE void DirectConvolution::store(const Part& part, const float* results,
                                                  int64_t first_phase, int64_t row,
                                                  int64_t rows) const {
  const int64_t y_row = row * plan_.row_step + first_phase / plan_.column_step;
  const int64_t y_plane = plan_.rows * plan_.columns, images = plan_.layout.images;
  PhaseResults phases;
  for (int64_t c = 0; c < part.count; ++c) {
    const int64_t at = c * y_plane + y_row * plan_.columns;
    phases.rows[0] = results + c * result_stride_;
    phases.strides[0] = plan_.phases[first_phase].row_stride;
    for (int64_t j = 1; j < plan_.column_step; ++j) {
      phases.rows[j] = phases.rows[0] + j * part.count * result_stride_;
      phases.strides[j] = plan_.phases[first_phase + j].row_stride;
    }
    if (images == 1) {
      store_image(part, c, phases, at, rows);
      continue;
    }
    const int64_t room = rows * ceil_divide(plan_.columns, plan_.column_step);
    unweave(first_phase, rows, room, phases);
    for (int64_t i = 0; i < images; ++i) {
      store_image(part, c, phases, at + i * groups_ * plan_.group * y_plane, rows);
      for (int64_t j = 0; j < plan_.column_step; ++j) phases.rows[j] += room;
    }
  }
}

/// `results` has room for a block of rows of all channels, column phase by column phase.
void DirectConvolution::compute(const Part& part, Blocks blocks, const float* image,
                                float* results) const {
  const float* weights = part.weights;
  for (int64_t i = 0; i < plan_.row_step; ++i) {
    const int64_t first = i * plan_.column_step, first_block = i * blocks_of_phase_;
    const int64_t all_rows = plan_.phases[first].rows;
    int64_t block = std::max<int64_t>(blocks.begin - first_block, 0), row = block * block_rows_;
    for (; block < blocks.end - first_block && row < all_rows; ++block, row += block_rows_) {
      compute_block(part, first, block, image, weights, results);
      store(part, results, first, row, std::min(block_rows_, all_rows - row));
    }
    for (int64_t j = 0; packs_ && j < plan_.column_step; ++j) {
      weights += part.count * plan_.phases[first + j].tap_count;
    }
  }
}

/// Lets the results be those of the first image, with those of the next ones each `room` further.
void DirectConvolution::unweave(int64_t first_phase, int64_t rows, int64_t room,
                                PhaseResults& phases) const {
  const int64_t images = plan_.layout.images;
  float* to =
      workspace<float>(WorkspaceSlot::kUnwoven, CheckedInt(plan_.column_step) * images * room);
  for (int64_t j = 0; j < plan_.column_step; ++j, to += images * room) {
    const int64_t columns = plan_.phases[first_phase + j].columns;
    image_loops().unweave({phases.rows[j], phases.strides[j], images, rows, columns, to, room});
    phases.rows[j] = to;
    phases.strides[j] = columns;
  }
}

/// Writes rows of channel `c` of the part, `at` so far behind its y.
void DirectConvolution::store_image(const Part& part, int64_t c, const PhaseResults& phases,
                                    int64_t at, int64_t rows) const {
  const int64_t y_stride = plan_.row_step * plan_.columns;
  if (plan_.column_step == 1) {
    image_loops().store({phases.rows[0], phases.strides[0], rows, plan_.columns,
                         part.epilogues ? part.epilogues[c] : DirectEpilogue(),
                         part.addend ? part.addend + at : nullptr, part.y + at, y_stride});
  } else {
    image_loops().interleave(
        {phases, plan_.column_step, rows, plan_.columns, part.y + at, y_stride});
  }
}

}  // namespace tenon::kernels
