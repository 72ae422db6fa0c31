#pragma once

#include <optional>

#include "tenon/kernels/convolution/convolution_by_channels.h"
#include "tenon/kernels/convolution/direct_layout.h"
#include "tenon/kernels/convolution/direct_loops.h"
#include "tenon/kernels/convolution/geometry.h"
#include "tenon/kernels/convolution/image_loops.h"
#include "tenon/kernels/convolution/image_padding.h"

/// Convolutions of float32 images by loops of our own, see Note [A padded image turns a window into
/// offsets]. They make no columns, and so are faster where the channels are few. All memory is
/// row-major.
namespace tenon::kernels {

/// Sums over a padded image of which all but the addresses is known: a convolution, which computes
/// y from x, or its gradient, which computes that of x from that of y. Any thread.
class DirectConvolution {
 public:
  DirectConvolution(const ConvolutionGeometry& geometry, DirectPlan&& plan);
  DirectConvolution(const DirectConvolution&) = delete;

  /// `epilogues` has one for each channel of the result, or is null for none; `addend` lies as the
  /// result, or is null. Both are for y alone.
  void run(const float* x, const float* weight, const DirectEpilogue* epilogues,
           const float* addend, float* y) const;

  /// Channels of the result.
  int64_t channels() const { return groups_ * plan_.group; }

 private:
  /// `count` channels of one group of an image, or of woven ones, of which `y` and `addend` are the
  /// first.
  struct Part {
    int64_t count;
    const float* weights;
    const DirectEpilogue* epilogues;
    const float* addend;
    float* y;
  };

  /// Blocks of rows, phase by phase.
  struct Blocks {
    int64_t begin, end;
  };

  int64_t fitting_part() const;
  Blocks all_blocks() const { return {0, plan_.row_step * blocks_of_phase_}; }  // fits: of rows
  bool passes_channels_first() const;
  void choose_vectors(DirectPhase& phase) const;
  const float* ordered_weights(const float* weight, int64_t size) const;
  void order_weights(const float* weight, int64_t channel, int64_t size, float* packed) const;
  void run_rows(const Part& part, const float* x) const;
  void compute(const Part& part, Blocks blocks, const float* image, float* results) const;
  void compute_block(const Part& part, int64_t first_phase, int64_t block, const float* image,
                     const float* weights, float* results) const;
  void store(const Part& part, const float* results, int64_t first_phase, int64_t row,
             int64_t rows) const;
  void unweave(int64_t first_phase, int64_t rows, int64_t room, PhaseResults& phases) const;
  void store_image(const Part& part, int64_t c, const PhaseResults& phases, int64_t at,
                   int64_t rows) const;

  DirectPlan plan_;
  std::optional<ConvolutionByChannels> by_channels_;  // where these compute the plan
  ImagePadding padding_;
  int64_t batch_, groups_;
  int64_t taps_;  // that make the results of a channel, in all phases
  /// Channels that one piece of work computes: a part of a group, where images are few.
  int64_t part_size_;
  /// Rows of each phase that are computed at a time.
  int64_t block_rows_ = 1;
  int64_t blocks_of_phase_ = 0;
  int64_t result_stride_ = 0;  // between the results of two channels
  /// Whether the blocks of rows are pieces of work, since there would be a single one else.
  bool divides_rows_ = false;
  bool packs_ = false, channels_first_ = false;
};

/// Epilogues of so many channels, in scratch memory of the thread.
DirectEpilogue* epilogues_of(int64_t channels);

// Each returns whether it takes the geometry; else it has written nothing.

/// y from x; `bias` may be null.
bool convolve_directly(const ConvolutionGeometry& geometry, const float* x, const float* weight,
                       const float* bias, float* y);
/// The gradient of x from that of y.
bool x_gradient_directly(const ConvolutionGeometry& geometry, const float* y_grad,
                         const float* weight, float* x_grad);
/// The gradient of the weights from x and the gradient of y.
bool weight_gradient_directly(const ConvolutionGeometry& geometry, const float* x,
                              const float* y_grad, float* weight_grad);

}  // namespace tenon::kernels
