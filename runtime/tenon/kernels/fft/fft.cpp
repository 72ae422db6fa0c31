#include "tenon/generated/kernels/fft.h"

#include <cmath>

#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/fft/transform.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

// fits in this file: sizes of tensors in memory

namespace tenon::kernels {
namespace {

/// What each result is multiplied by, where `points` values go into it.
double scale_of(int64_t normalization, double points) {
  return normalization == 0 ? 1 : 1 / (normalization == 1 ? std::sqrt(points) : points);
}

double points_in(IntArrayRef sizes, const DimVector& dims) {
  double points = 1;
  for (const int64_t dim : dims) points *= static_cast<double>(sizes[static_cast<size_t>(dim)]);
  return points;
}

/// The first number of a tensor as that of its parts.
template <class T>
T* parts(const TensorBase& tensor) {
  return static_cast<T*>(tensor.data_ptr());
}

template <class T>
void transform_as(FftKind kind, const TensorBase& in, const TensorBase& out, int64_t dim, int64_t n,
                  double scale) {
  const auto at = static_cast<size_t>(dim);
  DimVector sizes(in.sizes()), in_strides(in.strides()), out_strides(out.strides());
  for (DimVector* each : {&sizes, &in_strides, &out_strides}) each->erase(at);
  fft_rows(FftRows<T>{kind, n, scale, sizes, in_strides, out_strides, in.strides()[at],
                      out.strides()[at], parts<T>(in), parts<T>(out)});
}

/// Transforms the lines of `in` along a dimension, of `n` points, into those of `out`.
void transform(FftKind kind, const TensorBase& in, const TensorBase& out, int64_t dim, int64_t n,
               double scale) {
  if (out.numel() == 0) return;
  if (element_size(real_dtype(in.dtype())) == sizeof(float)) {
    transform_as<float>(kind, in, out, dim, n, scale);
  } else {
    transform_as<double>(kind, in, out, dim, n, scale);
  }
}

/// Transforms over several dimensions, the last one first; where there are none copies.
void transform_over(FftKind kind, const TensorBase& in, const TensorBase& out,
                    const DimVector& dims, double scale) {
  if (dims.empty()) {
    if (in.data_ptr() != out.data_ptr()) copy_into(in, out);
    return;
  }
  for (size_t i = dims.size(); i-- > 0;) {
    const bool is_first = i + 1 == dims.size();
    transform(kind, is_first ? in : out, out, dims[i], out.size(dims[i]), i == 0 ? scale : 1);
  }
}

}  // namespace

void fft_c2c(const TensorBase& self, IntArrayRef dim, int64_t normalization, bool forward,
             TensorBase& result) {
  const DimVector dims = wrap_dimensions("_fft_c2c", dim, self.dim());
  const double scale = scale_of(normalization, points_in(self.sizes(), dims));
  transform_over(forward ? FftKind::kForward : FftKind::kInverse, self, result, dims, scale);
}

void fft_r2c(const TensorBase& self, IntArrayRef dim, int64_t normalization, bool onesided,
             TensorBase& result) {
  DimVector dims = wrap_dimensions("_fft_r2c", dim, self.dim());
  const double scale = scale_of(normalization, points_in(self.sizes(), dims));
  if (!onesided) {
    copy_into(self, result);
    return transform_over(FftKind::kForward, result, result, dims, scale);
  }
  const int64_t last = dims.back();
  dims.resize(dims.size() - 1);
  transform(FftKind::kRealToComplex, self, result, last, self.size(last), dims.empty() ? scale : 1);
  transform_over(FftKind::kForward, result, result, dims, scale);
}

void fft_c2r(const TensorBase& self, IntArrayRef dim, int64_t normalization, int64_t last_dim_size,
             TensorBase& result) {
  DimVector dims = wrap_dimensions("_fft_c2r", dim, self.dim());
  const double scale = scale_of(normalization, points_in(result.sizes(), dims));
  const int64_t last = dims.back();
  dims.resize(dims.size() - 1);
  TensorBase spectrum = self;
  if (!dims.empty()) {
    spectrum = make_tensor(self.sizes(), self.dtype());
    transform_over(FftKind::kInverse, self, spectrum, dims, 1);
  }
  transform(FftKind::kComplexToReal, spectrum, result, last, last_dim_size, scale);
}

}  // namespace tenon::kernels
