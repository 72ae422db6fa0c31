#pragma once

#include <vector>

#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/geometry.h"

/// Convolutions of float32 images by loops of our own, see Note [A padded image turns a window into
/// offsets]. They make no columns, and so are faster where the channels are few. All memory is
/// row-major.
namespace tenon::kernels {

/// Whether convolve_directly takes this geometry: two dimensions, windows of more than 1, and not
/// too much padding.
bool can_convolve_directly(const ConvolutionGeometry& geometry);

/// A convolution of which all but the addresses is known: it computes y from x. Any thread.
class DirectConvolution {
 public:
  explicit DirectConvolution(const ConvolutionGeometry& geometry);

  /// `epilogues` has one for each channel of y, or is null for none; `addend` lies as y, or is
  /// null.
  void run(const float* x, const float* weight, const DirectEpilogue* epilogues,
           const float* addend, float* y) const;

  const ConvolutionGeometry& geometry() const { return g_; }

 private:
  int64_t part_size() const;
  void prepare_vectors();
  int64_t vector_count(int64_t rows) const;
  const float* ordered_weights(const float* weight, int64_t size) const;

  ConvolutionGeometry g_;
  PaddedLayout layout_;
  std::vector<int64_t> offsets_;
  bool packs_;
  /// Rows of y that are computed at a time.
  int64_t block_rows_;
  /// The vectors of positions that are computed for these, and how far apart rows are in results:
  /// either all positions from the first to the last, with what lies between the rows, or each row
  /// by itself, whichever are fewer.
  std::vector<int64_t> starts_;
  int64_t row_stride_;
};

/// Epilogues of so many channels, in scratch memory of the thread.
DirectEpilogue* epilogues_of(int64_t channels);

/// y from x; `bias` may be null.
void convolve_directly(const ConvolutionGeometry& geometry, const float* x, const float* weight,
                       const float* bias, float* y);

/// Whether x_gradient_directly takes this geometry: also a stride of 1.
bool can_turn_directly(const ConvolutionGeometry& geometry);
/// The gradient of x from that of y.
void x_gradient_directly(const ConvolutionGeometry& geometry, const float* y_grad,
                         const float* weight, float* x_grad);

/// Whether weight_gradient_directly takes this geometry: also enough channels to fill a vector.
bool can_sum_directly(const ConvolutionGeometry& geometry);
/// The gradient of the weights from x and the gradient of y.
void weight_gradient_directly(const ConvolutionGeometry& geometry, const float* x,
                              const float* y_grad, float* weight_grad);

}  // namespace tenon::kernels
