#include "tenon/kernels/random/meta.h"

#include "tenon/kernels/creation/meta.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/probability.h"

namespace tenon::meta {

TensorSpec random_floats(std::string_view op, IntArrayRef size, std::optional<DType> dtype,
                         std::optional<Device> device) {
  TensorSpec spec = row_major(op, size, dtype, device);
  check_floating(op, spec.dtype);
  return spec;
}

TensorSpec random_floats_like(std::string_view op, const TensorBase& self,
                              std::optional<DType> dtype, std::optional<Device> device,
                              std::optional<MemoryFormat> memory_format) {
  TensorSpec spec = like(self, dtype, device, memory_format);
  check_floating(op, spec.dtype);
  return spec;
}

TensorSpec normal(double std, IntArrayRef size, std::optional<DType> dtype,
                  std::optional<Device> device) {
  TENON_CHECK(std >= 0, ValueError, "normal: expected no negative std, got ", std);
  return random_floats("normal", size, dtype, device);
}

TensorSpec randint(int64_t low, int64_t high, IntArrayRef size, std::optional<DType> dtype,
                   std::optional<Device> device) {
  TENON_CHECK(low < high, ValueError, "randint: expected low < high, got ", low, " and ", high);
  return row_major("randint", size, dtype.value_or(DType::kInt64), device);
}

TensorSpec randperm(int64_t n, std::optional<DType> dtype, std::optional<Device> device) {
  TENON_CHECK(n >= 0, ValueError, "randperm: expected no negative number, got ", n);
  return empty(n, dtype.value_or(DType::kInt64), device);
}

std::tuple<TensorSpec, TensorSpec> native_dropout(const TensorBase& input, double p) {
  check_floating("native_dropout", input.dtype());
  check_probability("native_dropout", p);
  return {spec_of(input), {input.sizes(), DType::kBool, input.device()}};
}

TensorSpec multinomial(const TensorBase& self, int64_t num_samples, bool replacement) {
  check_floating("multinomial", self.dtype());
  TENON_CHECK(self.dim() == 1 || self.dim() == 2, ShapeError,
              "multinomial: expected a vector or a matrix of weights, got sizes ", self.sizes());
  const int64_t categories = self.sizes().back();
  TENON_CHECK(num_samples > 0, ValueError, "multinomial: expected at least one sample, got ",
              num_samples);
  TENON_CHECK(replacement || num_samples <= categories, ValueError, "multinomial: got num_samples ",
              num_samples, " for ", categories,
              " categories; draw at most as many, or with replacement");
  const bool has_rows = self.dim() == 1 || self.sizes()[0] > 0;
  TENON_CHECK(categories > 0 || !has_rows, ShapeError,
              "multinomial: expected categories to draw from, got sizes ", self.sizes());
  DimVector sizes = self.sizes();
  sizes.back() = num_samples;
  return {sizes, DType::kInt64, self.device()};
}

}  // namespace tenon::meta
