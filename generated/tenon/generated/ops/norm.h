// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The norm of order p of all elements.
struct TENON_API norm_Scalar : Operator<norm_Scalar, TensorBase(const TensorBase&, const Scalar&)> {
  static constexpr std::string_view kSchema = "norm.Scalar(Tensor self, Scalar p=2) -> Tensor";
};

/// The norm of order p, or 2, of all elements, computed in a dtype.
struct TENON_API norm_ScalarOpt_dtype
    : Operator<norm_ScalarOpt_dtype,
               TensorBase(const TensorBase&, const std::optional<Scalar>&, DType)> {
  static constexpr std::string_view kSchema =
      "norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor";
};

/// The norm of order p, or 2, of the elements over dimensions.
struct TENON_API norm_ScalarOpt_dim
    : Operator<norm_ScalarOpt_dim,
               TensorBase(const TensorBase&, const std::optional<Scalar>&, IntArrayRef, bool)> {
  static constexpr std::string_view kSchema =
      "norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor";
};

/// The norm of order p, or 2, of the elements over dimensions, computed in a dtype.
struct TENON_API norm_ScalarOpt_dim_dtype
    : Operator<norm_ScalarOpt_dim_dtype,
               TensorBase(const TensorBase&, const std::optional<Scalar>&, IntArrayRef, bool,
                          DType)> {
  static constexpr std::string_view kSchema =
      "norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType "
      "dtype) -> Tensor";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase norm(const TensorBase& self, const Scalar& p = 2) {
  return stubs::norm_Scalar::call(self, p);
}

inline TensorBase norm(const TensorBase& self, const std::optional<Scalar>& p, DType dtype) {
  return stubs::norm_ScalarOpt_dtype::call(self, p, dtype);
}

inline TensorBase norm(const TensorBase& self, const std::optional<Scalar>& p,
                       const IntArrayOf<1>& dim, bool keepdim = false) {
  return stubs::norm_ScalarOpt_dim::call(self, p, dim, keepdim);
}

inline TensorBase norm(const TensorBase& self, const std::optional<Scalar>& p,
                       const IntArrayOf<1>& dim, bool keepdim, DType dtype) {
  return stubs::norm_ScalarOpt_dim_dtype::call(self, p, dim, keepdim, dtype);
}

}  // namespace tenon::ops
