#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/base/layout.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What random operators return.
namespace tenon::meta {

/// DTypeError unless the dtype is floating.
TensorSpec random_floats(std::string_view op, IntArrayRef size, std::optional<DType> dtype,
                         std::optional<Device> device);
TensorSpec random_floats_like(std::string_view op, const TensorBase& self,
                              std::optional<DType> dtype, std::optional<Device> device,
                              std::optional<MemoryFormat> memory_format);
/// As `random_floats` of `normal`; ValueError for a negative `std`.
TensorSpec normal(double std, IntArrayRef size, std::optional<DType> dtype,
                  std::optional<Device> device);
/// int64 unless told otherwise; ValueError unless low < high.
TensorSpec randint(int64_t low, int64_t high, IntArrayRef size, std::optional<DType> dtype,
                   std::optional<Device> device);
/// int64 [n] unless told otherwise; ValueError for a negative `n`.
TensorSpec randperm(int64_t n, std::optional<DType> dtype, std::optional<Device> device);
/// As `input`, which is floating, and a bool mask of its sizes; ValueError unless `p` is a
/// probability.
std::tuple<TensorSpec, TensorSpec> native_dropout(const TensorBase& input, double p);

/// int64, `num_samples` for a vector of weights or for each row of a matrix. DTypeError unless they
/// are floating; ValueError for fewer than one sample, or, without replacement, than categories.
TensorSpec multinomial(const TensorBase& self, int64_t num_samples, bool replacement);

}  // namespace tenon::meta
