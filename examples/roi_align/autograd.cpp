#include "autograd.h"

namespace vision {
namespace {

using tenon::AutoDispatchBelowADInplaceOrView;
using tenon::IntArrayRef;
using tenon::Tensor;
using tenon::autograd::AutogradContext;
using tenon::autograd::Function;
using tenon::autograd::variable_list;

void save_options(AutogradContext* ctx, const RoiAlignOptions& options) {
  ctx->saved_data["spatial_scale"] = options.spatial_scale;
  ctx->saved_data["pooled_height"] = options.pooled_height;
  ctx->saved_data["pooled_width"] = options.pooled_width;
  ctx->saved_data["sampling_ratio"] = options.sampling_ratio;
  ctx->saved_data["aligned"] = options.aligned;
}

RoiAlignOptions saved_options(AutogradContext* ctx) {
  return {ctx->saved_data["spatial_scale"].toDouble(), ctx->saved_data["pooled_height"].toInt(),
          ctx->saved_data["pooled_width"].toInt(), ctx->saved_data["sampling_ratio"].toInt(),
          ctx->saved_data["aligned"].toBool()};
}

/// Averages pixels, which is linear: its backward spreads a gradient over the same pixels.
struct RoiAlign : Function<RoiAlign> {
  static Tensor forward(AutogradContext* ctx, const Tensor& input, const Tensor& rois,
                        const RoiAlignOptions& options) {
    save_options(ctx, options);
    ctx->saved_data["input_sizes"] = input.sizes();
    ctx->save_for_backward({rois});
    const AutoDispatchBelowADInplaceOrView guard;
    return roi_align(input, rois, options);
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const Tensor rois = ctx->get_saved_variables()[0];
    return {roi_align_backward(grads[0], rois, saved_options(ctx),
                               ctx->saved_data["input_sizes"].toIntVector()),
            Tensor(), Tensor()};
  }
};

/// The transpose of `RoiAlign`; so its backward is `RoiAlign` again.
struct RoiAlignBackward : Function<RoiAlignBackward> {
  static Tensor forward(AutogradContext* ctx, const Tensor& grad, const Tensor& rois,
                        const RoiAlignOptions& options, IntArrayRef input_sizes) {
    save_options(ctx, options);
    ctx->save_for_backward({rois});
    const AutoDispatchBelowADInplaceOrView guard;
    return roi_align_backward(grad, rois, options, input_sizes);
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const Tensor rois = ctx->get_saved_variables()[0];
    return {roi_align(grads[0], rois, saved_options(ctx)), Tensor(), Tensor(), Tensor()};
  }
};

void check_rois_need_no_grad(std::string_view op, const Tensor& rois) {
  TENON_CHECK(!tenon::GradMode::is_enabled() || !rois.requires_grad(), AutogradError, op,
              ": rois of sizes ", rois.sizes(),
              " require grad, and there is no gradient for them; pass rois.detach()");
}

}  // namespace

Tensor roi_align_autograd(const Tensor& input, const Tensor& rois, double spatial_scale,
                          int64_t pooled_height, int64_t pooled_width, int64_t sampling_ratio,
                          bool aligned) {
  check_rois_need_no_grad("roi_align", rois);
  return RoiAlign::apply(
      input, rois,
      RoiAlignOptions{spatial_scale, pooled_height, pooled_width, sampling_ratio, aligned});
}

Tensor roi_align_backward_autograd(const Tensor& grad, const Tensor& rois, double spatial_scale,
                                   int64_t pooled_height, int64_t pooled_width, int64_t batch_size,
                                   int64_t channels, int64_t height, int64_t width,
                                   int64_t sampling_ratio, bool aligned) {
  check_rois_need_no_grad("_roi_align_backward", rois);
  const tenon::DimVector input_sizes = {batch_size, channels, height, width};
  return RoiAlignBackward::apply(
      grad, rois,
      RoiAlignOptions{spatial_scale, pooled_height, pooled_width, sampling_ratio, aligned},
      IntArrayRef(input_sizes));
}

}  // namespace vision
