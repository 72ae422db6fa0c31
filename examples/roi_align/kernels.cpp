#include "kernels.h"

#include "checks.h"
#include "sampling.h"

namespace vision {
namespace {

using tenon::Tensor;

/// Planes of `height` by `width` pixels, `channels` of them for each image.
template <class T>
struct Planes {
  T* data;
  int64_t channels, height, width;

  T* plane(int64_t image, int64_t channel) const {
    return data + (image * channels + channel) * height * width;
  }
};

template <class T>
void pool_plane(const RoiSamples<T>& samples, const T* plane, T* bins, int64_t bin_count) {
  const SamplePoint<T>* point = samples.points.data();
  for (int64_t bin = 0; bin < bin_count; ++bin) {
    T sum = 0;
    for (int64_t i = 0; i < samples.per_bin; ++i, ++point) {
      for (size_t k = 0; k < 4; ++k) sum += point->weights[k] * plane[point->offsets[k]];
    }
    bins[bin] = sum * samples.share();
  }
}

/// The transpose of `pool_plane`: adds to the plane what went into each bin.
template <class T>
void unpool_plane(const RoiSamples<T>& samples, const T* bins, T* plane, int64_t bin_count) {
  const SamplePoint<T>* point = samples.points.data();
  for (int64_t bin = 0; bin < bin_count; ++bin) {
    const T share = bins[bin] * samples.share();
    for (int64_t i = 0; i < samples.per_bin; ++i, ++point) {
      for (size_t k = 0; k < 4; ++k) plane[point->offsets[k]] += point->weights[k] * share;
    }
  }
}

template <class T>
void pool(Planes<const T> input, const T* rois, int64_t roi_count, const RoiAlignOptions& options,
          T* output) {
  const int64_t bins = options.pooled_height * options.pooled_width;
  tenon::parallel_for(0, roi_count, 1, [&](int64_t begin, int64_t end) {
    for (int64_t roi = begin; roi < end; ++roi) {
      const RoiSamples<T> samples(rois + roi * 5, options, input.height, input.width);
      for (int64_t c = 0; c < input.channels; ++c) {
        pool_plane(samples, input.plane(samples.batch, c),
                   output + (roi * input.channels + c) * bins, bins);
      }
    }
  });
}

/// Regions overlap, so that threads share out the channels.
template <class T>
void unpool(const T* grad, const T* rois, int64_t roi_count, const RoiAlignOptions& options,
            Planes<T> result) {
  const int64_t bins = options.pooled_height * options.pooled_width;
  tenon::parallel_for(0, result.channels, 1, [&](int64_t begin, int64_t end) {
    for (int64_t roi = 0; roi < roi_count; ++roi) {
      const RoiSamples<T> samples(rois + roi * 5, options, result.height, result.width);
      for (int64_t c = begin; c < end; ++c) {
        unpool_plane(samples, grad + (roi * result.channels + c) * bins,
                     result.plane(samples.batch, c), bins);
      }
    }
  });
}

/// Calls `function` with a value of the element type; the arguments are checked.
template <class Function>
void with_element_type(const Tensor& tensor, const Function& function) {
  tensor.dtype() == tenon::kFloat64 ? function(double{}) : function(float{});
}

}  // namespace

Tensor roi_align_cpu(const Tensor& input, const Tensor& rois, double spatial_scale,
                     int64_t pooled_height, int64_t pooled_width, int64_t sampling_ratio,
                     bool aligned) {
  const RoiAlignOptions options{spatial_scale, pooled_height, pooled_width, sampling_ratio,
                                aligned};
  check_arguments("roi_align", input, rois, input.dim() > 0 ? input.size(0) : 0, options);
  const int64_t channels = input.size(1), height = input.size(2), width = input.size(3);
  TENON_CHECK(height > 0 && width > 0, ShapeError,
              "roi_align: expected an input with pixels, got sizes ", input.sizes());
  const Tensor in = input.contiguous();
  const Tensor boxes = rois.contiguous();
  const Tensor output =
      tenon::empty({rois.size(0), channels, pooled_height, pooled_width}, input.options());
  with_element_type(input, [&]<class T>(T) {
    pool<T>({in.data_ptr<T>(), channels, height, width}, boxes.data_ptr<T>(), boxes.size(0),
            options, output.data_ptr<T>());
  });
  return output;
}

Tensor roi_align_backward_cpu(const Tensor& grad, const Tensor& rois, double spatial_scale,
                              int64_t pooled_height, int64_t pooled_width, int64_t batch_size,
                              int64_t channels, int64_t height, int64_t width,
                              int64_t sampling_ratio, bool aligned) {
  const RoiAlignOptions options{spatial_scale, pooled_height, pooled_width, sampling_ratio,
                                aligned};
  check_arguments("_roi_align_backward", grad, rois, batch_size, options);
  const tenon::DimVector expected = {rois.size(0), channels, pooled_height, pooled_width};
  TENON_CHECK(grad.sizes() == tenon::IntArrayRef(expected), ShapeError,
              "_roi_align_backward: expected grad of sizes ", tenon::IntArrayRef(expected),
              ", got ", grad.sizes());
  TENON_CHECK(height > 0 && width > 0, ShapeError,
              "_roi_align_backward: expected an input with pixels, got height ", height,
              " and width ", width);
  const Tensor dense = grad.contiguous();
  const Tensor boxes = rois.contiguous();
  const Tensor result = tenon::zeros({batch_size, channels, height, width}, grad.options());
  with_element_type(grad, [&]<class T>(T) {
    unpool<T>(dense.data_ptr<T>(), boxes.data_ptr<T>(), boxes.size(0), options,
              {result.data_ptr<T>(), channels, height, width});
  });
  return result;
}

}  // namespace vision
