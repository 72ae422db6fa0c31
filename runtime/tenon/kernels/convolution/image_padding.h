#pragma once

#include <cstdint>

#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/image_loops.h"

namespace tenon::kernels {

/// Copies images into a layout, which outlives it.
class ImagePadding {
 public:
  explicit ImagePadding(const PaddedLayout& layout);

  /// Writes `channels` channels of an image into layout.size(channels) elements.
  void pad(int64_t channels, const float* x, float* padded) const;
  /// The same by all threads.
  void pad_by_threads(int64_t channels, const float* x, float* padded) const;
  /// The same for the images of the layout, which are `stride` elements apart.
  void weave(int64_t channels, const float* x, int64_t stride, float* padded) const;

 private:
  /// The elements of an axis, in one of its phases, that are of the image; they begin with that at
  /// `first` of it.
  struct Part {
    int64_t begin, end, first;
  };
  static Part part_of(const PaddedAxis& axis, int64_t phase);
  TENON_ALWAYS_INLINE DirectPadding padding_of(int64_t row_phase, int64_t column_phase,
                                               const float* x, float* padded,
                                               const float* end) const;

  const PaddedLayout& layout_;
  Part rows_[kMostPhases], columns_[kMostPhases];
  bool are_pairs_ = false;  // the two phases of columns, which are padded together then
};

}  // namespace tenon::kernels
