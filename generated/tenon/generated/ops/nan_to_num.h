// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// Each element, or what stands for NaN (0) and the infinities (the greatest and the least number).
struct TENON_API nan_to_num
    : Operator<nan_to_num,
               TensorBase(const TensorBase&, std::optional<double>, std::optional<double>,
                          std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor";
};
struct TENON_API nan_to_num_
    : Operator<nan_to_num_,
               TensorBase&(TensorBase&, std::optional<double>, std::optional<double>,
                           std::optional<double>)> {
  static constexpr std::string_view kSchema =
      "nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> "
      "Tensor(a!)";
};
struct TENON_API nan_to_num_out
    : Operator<nan_to_num_out,
               TensorBase&(const TensorBase&, std::optional<double>, std::optional<double>,
                           std::optional<double>, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, "
      "Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase nan_to_num(const TensorBase& self, std::optional<double> nan = std::nullopt,
                             std::optional<double> posinf = std::nullopt,
                             std::optional<double> neginf = std::nullopt) {
  return stubs::nan_to_num::call(self, nan, posinf, neginf);
}
inline TensorBase& nan_to_num_(TensorBase& self, std::optional<double> nan = std::nullopt,
                               std::optional<double> posinf = std::nullopt,
                               std::optional<double> neginf = std::nullopt) {
  return stubs::nan_to_num_::call(self, nan, posinf, neginf);
}
inline TensorBase& nan_to_num_out(const TensorBase& self, std::optional<double> nan,
                                  std::optional<double> posinf, std::optional<double> neginf,
                                  TensorBase& out) {
  return stubs::nan_to_num_out::call(self, nan, posinf, neginf, out);
}

}  // namespace tenon::ops
