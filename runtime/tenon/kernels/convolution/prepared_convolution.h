#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "tenon/kernels/convolution/direct.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// The address of a value for each channel; null for none.
struct ChannelValues {
  const float *mean, *variance, *weight, *bias;
};

/// A convolution of float32 images by loops of our own with what is computed of its result, channel
/// by channel: `convolution`, `_native_batch_norm_legit_no_training`, `add.Tensor` and `relu`, to
/// the bit. Any thread.
class PreparedConvolution {
 public:
  /// Of row-major tensors, of which no data are read; `bias` may be undefined. Nothing where
  /// `convolution` goes another way.
  static std::optional<PreparedConvolution> make(const TensorBase& x, const TensorBase& weight,
                                                 const TensorBase& bias, IntArrayRef stride,
                                                 IntArrayRef padding, IntArrayRef dilation,
                                                 bool transposed, int64_t groups,
                                                 const TensorBase& y);

  /// Lets results be normalized by running statistics.
  void normalize(double eps) { normalizes_ = true, eps_ = eps; }
  /// Lets results below 0 be 0.
  void rectify() { rectifies_ = true; }

  /// `values` are of the normalization; `bias` and `addend` may be null, and the latter lies as y.
  void run(const float* x, const float* weight, const float* bias, const ChannelValues& values,
           const float* addend, float* y) const;

 private:
  explicit PreparedConvolution(std::shared_ptr<const DirectConvolution> convolution)
      : convolution_(std::move(convolution)) {}

  std::shared_ptr<const DirectConvolution> convolution_;
  bool normalizes_ = false, rectifies_ = false;
  double eps_ = 0;
};

}  // namespace tenon::kernels
