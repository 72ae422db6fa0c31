#include "tenon/kernels/convolution/image_padding.h"

#include <algorithm>
#include <cstdlib>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/workspace.h"
#include "tenon/parallel/parallel.h"

// fits in this file: images that is_small

namespace tenon::kernels {

ImagePadding::Part ImagePadding::part_of(const PaddedAxis& axis, int64_t phase) {
  const int64_t source = phase - axis.before, step = axis.step;
  const int64_t begin = std::clamp<int64_t>(ceil_divide(-source, step), 0, axis.length);
  const int64_t end = std::clamp(ceil_divide(axis.size - source, step), begin, axis.length);
  return {begin, end, source + begin * step};
}

ImagePadding::ImagePadding(const PaddedLayout& layout) : layout_(layout) {
  for (int64_t i = 0; i < layout.rows.phases; ++i) rows_[i] = part_of(layout.rows, i);
  for (int64_t i = 0; i < layout.columns.phases; ++i) columns_[i] = part_of(layout.columns, i);
  are_pairs_ = layout.columns.step == 2 && layout.columns.phases == 2 &&
               std::abs(columns_[0].first - columns_[1].first) == 1 &&
               columns_[0].begin < columns_[0].end && columns_[1].begin < columns_[1].end;
}

/// Of a row phase and a column phase of a channel, which lies at `padded`; all channels end at
/// `end`.
DirectPadding ImagePadding::padding_of(int64_t row_phase, int64_t column_phase, const float* x,
                                       float* padded, const float* end) const {
  const Part &row = rows_[row_phase], &column = columns_[column_phase];
  const int64_t width = layout_.width(), columns = layout_.columns.size;
  const int64_t count = row.end - row.begin, behind = (layout_.rows.length - row.end) * width;
  const bool reads = count > 0 && column.begin < column.end;
  const bool is_last = padded + layout_.rows.length * width == end;
  return {reads ? x + row.first * columns + column.first : x,
          count,
          layout_.rows.step * columns,
          layout_.columns.step,
          width,
          column.begin,
          column.end,
          row.begin * width,
          is_last ? behind + layout_.slack() : behind,
          padded};
}

void ImagePadding::pad(int64_t channels, const float* x, float* padded) const {
  const PaddedAxis &rows = layout_.rows, &columns = layout_.columns;
  const float* const end = padded + layout_.plane() * channels;
  for (int64_t channel = 0; channel < channels; ++channel, x += rows.size * columns.size) {
    for (int64_t i = 0; i < rows.phases; ++i) {
      if (are_pairs_ && rows_[i].begin < rows_[i].end) {
        // The phase whose elements come first is the even one.
        const int64_t even = columns_[0].first < columns_[1].first ? 0 : 1;
        const int64_t size = rows.length * layout_.width();
        image_loops().pad_pair(padding_of(i, even, x, padded + even * size, end),
                               padding_of(i, 1 - even, x, padded + (1 - even) * size, end));
        padded += 2 * size;
        continue;
      }
      for (int64_t j = 0; j < columns.phases; ++j) {
        image_loops().pad(padding_of(i, j, x, padded, end));
        padded += rows.length * layout_.width();
      }
    }
  }
}

void ImagePadding::pad_by_threads(int64_t channels, const float* x, float* padded) const {
  const int64_t plane = layout_.plane(), x_plane = layout_.rows.size * layout_.columns.size;
  // A vector is copied in the time of so many multiplications of vectors.
  constexpr int64_t kCostOfCopy = 16;
  const int64_t work = saturating_multiply(plane, kCostOfCopy);
  // What is written behind a channel has to end in the next.
  if (layout_.size(1) > 2 * plane) return pad(channels, x, padded);
  parallel_for(0, channels, pieces_for_a_thread(work), [&](int64_t begin, int64_t end) {
    // The next channel may be another thread's.
    const int64_t last = end < channels ? end - 1 : end;
    if (begin < last) pad(last - begin, x + begin * x_plane, padded + begin * plane);
    if (last == end) return;
    float* const own = workspace<float>(WorkspaceSlot::kUnwoven, layout_.size(1));
    pad(1, x + last * x_plane, own);
    std::copy_n(own, plane, padded + last * plane);
  });
}

void ImagePadding::weave(int64_t channels, const float* x, int64_t stride, float* padded) const {
  const PaddedAxis &rows = layout_.rows, &columns = layout_.columns;
  const int64_t width = layout_.width(), images = layout_.images;
  std::fill_n(padded, layout_.plane() * channels + layout_.slack(), 0.0f);
  for (int64_t channel = 0; channel < channels; ++channel, x += rows.size * columns.size) {
    for (int64_t i = 0; i < rows.phases; ++i) {
      for (int64_t j = 0; j < columns.phases; ++j, padded += rows.length * width) {
        const Part &row = rows_[i], &column = columns_[j];
        for (int64_t r = row.begin; r < row.end; ++r) {
          const int64_t x_row = row.first + (r - row.begin) * rows.step;
          image_loops().weave({x + x_row * columns.size + column.first, stride, columns.step,
                               images, column.end - column.begin,
                               padded + r * width + column.begin * images});
        }
      }
    }
  }
}

}  // namespace tenon::kernels
