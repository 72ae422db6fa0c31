// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// self without its dimensions of size 1.
struct TENON_API squeeze : Operator<squeeze, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "squeeze(Tensor(a) self) -> Tensor(a)";
};

/// What base is after a write to what squeeze makes of it.
struct TENON_API squeeze_inverse
    : Operator<squeeze_inverse, TensorBase(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "squeeze_inverse(Tensor base, Tensor mutated_view) -> Tensor";
};

/// self without a dimension, if that has size 1.
struct TENON_API squeeze_dim : Operator<squeeze_dim, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)";
};

/// What base is after a write to what squeeze makes of it.
struct TENON_API squeeze_inverse_dim
    : Operator<squeeze_inverse_dim, TensorBase(const TensorBase&, const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "squeeze_inverse.dim(Tensor base, Tensor mutated_view, int dim) -> Tensor";
};

/// self without those of the given dimensions that have size 1.
struct TENON_API squeeze_dims : Operator<squeeze_dims, TensorBase(const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)";
};

/// What base is after a write to what squeeze makes of it.
struct TENON_API squeeze_inverse_dims
    : Operator<squeeze_inverse_dims,
               TensorBase(const TensorBase&, const TensorBase&, IntArrayRef)> {
  static constexpr std::string_view kSchema =
      "squeeze_inverse.dims(Tensor base, Tensor mutated_view, int[] dim) -> Tensor";
};

/// Removes the dimensions of size 1 from self.
struct TENON_API squeeze_ : Operator<squeeze_, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "squeeze_(Tensor(a!) self) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

/// Removes a dimension from self, if that has size 1.
struct TENON_API squeeze__dim : Operator<squeeze__dim, TensorBase&(TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema =
      "squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase squeeze(const TensorBase& self) {
  return stubs::squeeze::call(self);
}

inline TensorBase squeeze_inverse(const TensorBase& base, const TensorBase& mutated_view) {
  return stubs::squeeze_inverse::call(base, mutated_view);
}

inline TensorBase squeeze(const TensorBase& self, int64_t dim) {
  return stubs::squeeze_dim::call(self, dim);
}

inline TensorBase squeeze_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                  int64_t dim) {
  return stubs::squeeze_inverse_dim::call(base, mutated_view, dim);
}

inline TensorBase squeeze(const TensorBase& self, IntArrayRef dim) {
  return stubs::squeeze_dims::call(self, dim);
}

inline TensorBase squeeze_inverse(const TensorBase& base, const TensorBase& mutated_view,
                                  IntArrayRef dim) {
  return stubs::squeeze_inverse_dims::call(base, mutated_view, dim);
}

inline TensorBase& squeeze_(TensorBase& self) {
  return stubs::squeeze_::call(self);
}

inline TensorBase& squeeze_(TensorBase& self, int64_t dim) {
  return stubs::squeeze__dim::call(self, dim);
}

}  // namespace tenon::ops
