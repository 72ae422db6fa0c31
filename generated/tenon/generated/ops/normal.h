// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Overwrites self with normally distributed numbers.
struct TENON_API normal_
    : Operator<normal_, TensorBase&(TensorBase&, double, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> "
      "Tensor(a!)";
};

/// Normally distributed numbers around those of mean.
struct TENON_API normal_Tensor_float
    : Operator<normal_Tensor_float,
               TensorBase(const TensorBase&, double, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor";
};

/// Normally distributed numbers of the standard deviations std.
struct TENON_API normal_float_Tensor
    : Operator<normal_float_Tensor,
               TensorBase(double, const TensorBase&, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor";
};

/// Normally distributed numbers of the standard deviations std around those of mean.
struct TENON_API normal_Tensor_Tensor
    : Operator<normal_Tensor_Tensor,
               TensorBase(const TensorBase&, const TensorBase&, const std::optional<Generator>&)> {
  static constexpr std::string_view kSchema =
      "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor";
};

/// Normally distributed numbers.
struct TENON_API normal_float_float
    : Operator<normal_float_float,
               TensorBase(double, double, IntArrayRef, const std::optional<Generator>&,
                          std::optional<DType>, std::optional<Layout>, std::optional<Device>,
                          std::optional<bool>)> {
  static constexpr std::string_view kSchema =
      "normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, "
      "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> "
      "Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase& normal_(TensorBase& self, double mean = 0, double std = 1,
                           const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_::call(self, mean, std, generator);
}

inline TensorBase normal(const TensorBase& mean, double std = 1,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_Tensor_float::call(mean, std, generator);
}

inline TensorBase normal(double mean, const TensorBase& std,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_float_Tensor::call(mean, std, generator);
}

inline TensorBase normal(const TensorBase& mean, const TensorBase& std,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_Tensor_Tensor::call(mean, std, generator);
}

inline TensorBase normal(double mean, double std, IntArrayRef size,
                         const std::optional<Generator>& generator = std::nullopt,
                         std::optional<DType> dtype = std::nullopt,
                         std::optional<Layout> layout = std::nullopt,
                         std::optional<Device> device = std::nullopt,
                         std::optional<bool> pin_memory = std::nullopt) {
  return stubs::normal_float_float::call(mean, std, size, generator, dtype, layout, device,
                                         pin_memory);
}

}  // namespace tenon::ops
