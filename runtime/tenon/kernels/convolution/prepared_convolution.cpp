#include "tenon/kernels/convolution/prepared_convolution.h"

#include <cmath>
#include <utility>

#include "tenon/kernels/convolution/by_onednn.h"
#include "tenon/kernels/convolution/depthwise.h"
#include "tenon/kernels/convolution/geometry_of_arguments.h"

namespace tenon::kernels {

std::optional<PreparedConvolution> PreparedConvolution::make(
    const TensorBase& x, const TensorBase& weight, const TensorBase& bias, IntArrayRef stride,
    IntArrayRef padding, IntArrayRef dilation, bool transposed, int64_t groups,
    const TensorBase& y) {
  const auto is_plain = [](const TensorBase& tensor) {
    return tensor.dtype() == DType::kFloat32 && tensor.is_contiguous();
  };
  const bool fits = !transposed && is_plain(x) && is_plain(weight) && is_plain(y) &&
                    (!bias.defined() || is_plain(bias)) && y.numel() > 0;
  if (!fits || onednn_in_use() != nullptr) return std::nullopt;
  const ConvolutionGeometry geometry =
      convolution_geometry(x.sizes(), y.sizes(), weight.sizes(), stride, padding, dilation, groups);
  // Faster without an epilogue than another way with one.
  if (suits_depthwise(geometry)) return std::nullopt;
  std::optional<DirectPlan> plan = plan_of_y(geometry, Weaving::kWhereFaster);
  if (!plan) return std::nullopt;
  return PreparedConvolution(std::make_shared<const DirectConvolution>(geometry, std::move(*plan)));
}

void PreparedConvolution::run(const float* x, const float* weight, const float* bias,
                              const ChannelValues& values, const float* addend, float* y) const {
  const int64_t channels = convolution_->channels();
  DirectEpilogue* epilogues = epilogues_of(channels);
  for (int64_t c = 0; c < channels; ++c) {
    DirectEpilogue& epilogue = epilogues[c];
    epilogue.bias = bias ? bias[c] : 0.0f;
    epilogue.rectifies = rectifies_;
    epilogue.normalizes = normalizes_;
    if (!normalizes_) continue;
    const double scale = 1 / std::sqrt(double{values.variance[c]} + eps_);
    epilogue.mean = values.mean[c];
    epilogue.scale = static_cast<float>(scale * (values.weight ? double{values.weight[c]} : 1.0));
    epilogue.shift = values.bias ? values.bias[c] : 0.0f;
  }
  convolution_->run(x, weight, epilogues, addend, y);
}

}  // namespace tenon::kernels
