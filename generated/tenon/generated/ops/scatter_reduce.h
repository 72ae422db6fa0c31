// Generated from ops.yaml by templates/ops/operator.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/dispatch/operator.h"

namespace tenon::stubs {

/// The sum, prod, mean, amax or amin of the elements of src at each index of a dimension, with
/// self's or without.
struct TENON_API scatter_reduce_two
    : Operator<scatter_reduce_two,
               TensorBase(const TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                          std::string_view, bool)> {
  static constexpr std::string_view kSchema =
      "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool "
      "include_self=True) -> Tensor";
};
struct TENON_API scatter_reduce__two
    : Operator<scatter_reduce__two,
               TensorBase&(TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                           std::string_view, bool)> {
  static constexpr std::string_view kSchema =
      "scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool "
      "include_self=True) -> Tensor(a!)";
};
struct TENON_API scatter_reduce_two_out
    : Operator<scatter_reduce_two_out,
               TensorBase&(const TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                           std::string_view, bool, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool "
      "include_self=True, Tensor(a!) out) -> Tensor(a!)";
};

}  // namespace tenon::stubs

namespace tenon::ops {

inline TensorBase scatter_reduce(const TensorBase& self, int64_t dim, const TensorBase& index,
                                 const TensorBase& src, std::string_view reduce,
                                 bool include_self = true) {
  return stubs::scatter_reduce_two::call(self, dim, index, src, reduce, include_self);
}
inline TensorBase& scatter_reduce_(TensorBase& self, int64_t dim, const TensorBase& index,
                                   const TensorBase& src, std::string_view reduce,
                                   bool include_self = true) {
  return stubs::scatter_reduce__two::call(self, dim, index, src, reduce, include_self);
}
inline TensorBase& scatter_reduce_out(const TensorBase& self, int64_t dim, const TensorBase& index,
                                      const TensorBase& src, std::string_view reduce,
                                      bool include_self, TensorBase& out) {
  return stubs::scatter_reduce_two_out::call(self, dim, index, src, reduce, include_self, out);
}

}  // namespace tenon::ops
