// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self with the elements of src at the given indices of a dimension.
struct TENON_API scatter_src
    : Operator<scatter_src,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor";
};
struct TENON_API scatter__src
    : Operator<scatter__src,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)";
};

/// self with a number at the given indices of a dimension.
struct TENON_API scatter_value
    : Operator<scatter_value,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor";
};
struct TENON_API scatter__value
    : Operator<scatter__value,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema =
      "scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase scatter(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& src) {
  return stubs::scatter_src::call(self, dim, index, src);
}
inline TensorBase& scatter_(TensorBase& self, int64_t dim, const TensorBase& index,
                            const TensorBase& src) {
  return stubs::scatter__src::call(self, dim, index, src);
}

inline TensorBase scatter(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const Scalar& value) {
  return stubs::scatter_value::call(self, dim, index, value);
}
inline TensorBase& scatter_(TensorBase& self, int64_t dim, const TensorBase& index,
                            const Scalar& value) {
  return stubs::scatter__value::call(self, dim, index, value);
}

}  // namespace tenon::ops
