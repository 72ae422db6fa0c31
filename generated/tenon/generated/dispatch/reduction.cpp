// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/enumerators.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema sum;
extern const OperatorSchema sum_dim_IntList;
extern const OperatorSchema sum_IntList_out;
extern const OperatorSchema mean;
extern const OperatorSchema mean_dim;
extern const OperatorSchema mean_out;
extern const OperatorSchema prod;
extern const OperatorSchema prod_dim_int;
extern const OperatorSchema amax;
extern const OperatorSchema amax_out;
extern const OperatorSchema amin;
extern const OperatorSchema amin_out;
extern const OperatorSchema max;
extern const OperatorSchema min;
extern const OperatorSchema max_dim;
extern const OperatorSchema min_dim;
extern const OperatorSchema argmax;
extern const OperatorSchema argmin;
extern const OperatorSchema any;
extern const OperatorSchema any_dim;
extern const OperatorSchema all;
extern const OperatorSchema all_dim;
extern const OperatorSchema var_correction;
extern const OperatorSchema var_dim;
extern const OperatorSchema std_correction;
extern const OperatorSchema logsumexp;
extern const OperatorSchema cumsum;
extern const OperatorSchema cumsum_out;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing sum;
extern const OperatorBoxing sum_dim_IntList;
extern const OperatorBoxing sum_IntList_out;
extern const OperatorBoxing mean;
extern const OperatorBoxing mean_dim;
extern const OperatorBoxing mean_out;
extern const OperatorBoxing prod;
extern const OperatorBoxing prod_dim_int;
extern const OperatorBoxing amax;
extern const OperatorBoxing amax_out;
extern const OperatorBoxing amin;
extern const OperatorBoxing amin_out;
extern const OperatorBoxing max;
extern const OperatorBoxing min;
extern const OperatorBoxing max_dim;
extern const OperatorBoxing min_dim;
extern const OperatorBoxing argmax;
extern const OperatorBoxing argmin;
extern const OperatorBoxing any;
extern const OperatorBoxing any_dim;
extern const OperatorBoxing all;
extern const OperatorBoxing all_dim;
extern const OperatorBoxing var_correction;
extern const OperatorBoxing var_dim;
extern const OperatorBoxing std_correction;
extern const OperatorBoxing logsumexp;
extern const OperatorBoxing cumsum;
extern const OperatorBoxing cumsum_out;
}  // namespace boxing

namespace stubs {

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry sum::entry(schemas::sum, boxing::sum);

TensorBase sum::call(const TensorBase& self, std::optional<DType> dtype) try {
  check_enumerators("sum", dtype);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>>(
      keys_of(self), self, dtype);
} catch (...) {
  detail::rethrow_as_error("sum");
}

TensorBase sum::redispatch(DispatchKeySet keys, const TensorBase& self,
                           std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>>(
      keys, self, dtype);
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
constinit OperatorEntry sum_dim_IntList::entry(schemas::sum_dim_IntList, boxing::sum_dim_IntList);

TensorBase sum_dim_IntList::call(const TensorBase& self, std::optional<IntArrayRef> dim,
                                 bool keepdim, std::optional<DType> dtype) try {
  check_enumerators("sum.dim_IntList", dtype);
  return entry.call<TensorBase, const TensorBase&, std::optional<IntArrayRef>, bool,
                    std::optional<DType>>(
      keys_of(self), self, dim, keepdim, dtype);
} catch (...) {
  detail::rethrow_as_error("sum.dim_IntList");
}

TensorBase sum_dim_IntList::redispatch(DispatchKeySet keys, const TensorBase& self,
                                       std::optional<IntArrayRef> dim, bool keepdim,
                                       std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>>(
      keys, self, dim, keepdim, dtype);
}

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sum_IntList_out::entry(schemas::sum_IntList_out, boxing::sum_IntList_out);

TensorBase& sum_IntList_out::call(const TensorBase& self, std::optional<IntArrayRef> dim,
                                  bool keepdim, std::optional<DType> dtype, TensorBase& out) try {
  check_enumerators("sum.IntList_out", dtype);
  return entry.call<TensorBase&, const TensorBase&, std::optional<IntArrayRef>, bool,
                    std::optional<DType>, TensorBase&>(
      keys_of(self, out), self, dim, keepdim, dtype, out);
} catch (...) {
  detail::rethrow_as_error("sum.IntList_out");
}

TensorBase& sum_IntList_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        std::optional<IntArrayRef> dim, bool keepdim,
                                        std::optional<DType> dtype, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>, TensorBase&>(
      keys, self, dim, keepdim, dtype, out);
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry mean::entry(schemas::mean, boxing::mean);

TensorBase mean::call(const TensorBase& self, std::optional<DType> dtype) try {
  check_enumerators("mean", dtype);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>>(
      keys_of(self), self, dtype);
} catch (...) {
  detail::rethrow_as_error("mean");
}

TensorBase mean::redispatch(DispatchKeySet keys, const TensorBase& self,
                            std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>>(
      keys, self, dtype);
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry mean_dim::entry(schemas::mean_dim, boxing::mean_dim);

TensorBase mean_dim::call(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                          std::optional<DType> dtype) try {
  check_enumerators("mean.dim", dtype);
  return entry.call<TensorBase, const TensorBase&, std::optional<IntArrayRef>, bool,
                    std::optional<DType>>(
      keys_of(self), self, dim, keepdim, dtype);
} catch (...) {
  detail::rethrow_as_error("mean.dim");
}

TensorBase mean_dim::redispatch(DispatchKeySet keys, const TensorBase& self,
                                std::optional<IntArrayRef> dim, bool keepdim,
                                std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>>(
      keys, self, dim, keepdim, dtype);
}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
constinit OperatorEntry mean_out::entry(schemas::mean_out, boxing::mean_out);

TensorBase& mean_out::call(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                           std::optional<DType> dtype, TensorBase& out) try {
  check_enumerators("mean.out", dtype);
  return entry.call<TensorBase&, const TensorBase&, std::optional<IntArrayRef>, bool,
                    std::optional<DType>, TensorBase&>(
      keys_of(self, out), self, dim, keepdim, dtype, out);
} catch (...) {
  detail::rethrow_as_error("mean.out");
}

TensorBase& mean_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 std::optional<IntArrayRef> dim, bool keepdim,
                                 std::optional<DType> dtype, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, std::optional<IntArrayRef>, bool,
                          std::optional<DType>, TensorBase&>(
      keys, self, dim, keepdim, dtype, out);
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry prod::entry(schemas::prod, boxing::prod);

TensorBase prod::call(const TensorBase& self, std::optional<DType> dtype) try {
  check_enumerators("prod", dtype);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>>(
      keys_of(self), self, dtype);
} catch (...) {
  detail::rethrow_as_error("prod");
}

TensorBase prod::redispatch(DispatchKeySet keys, const TensorBase& self,
                            std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>>(
      keys, self, dtype);
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry prod_dim_int::entry(schemas::prod_dim_int, boxing::prod_dim_int);

TensorBase prod_dim_int::call(const TensorBase& self, int64_t dim, bool keepdim,
                              std::optional<DType> dtype) try {
  check_enumerators("prod.dim_int", dtype);
  return entry.call<TensorBase, const TensorBase&, int64_t, bool, std::optional<DType>>(
      keys_of(self), self, dim, keepdim, dtype);
} catch (...) {
  detail::rethrow_as_error("prod.dim_int");
}

TensorBase prod_dim_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                    bool keepdim, std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, bool, std::optional<DType>>(
      keys, self, dim, keepdim, dtype);
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
constinit OperatorEntry amax::entry(schemas::amax, boxing::amax);

TensorBase amax::call(const TensorBase& self, IntArrayRef dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("amax");
}

TensorBase amax::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                            bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys, self, dim, keepdim);
}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry amax_out::entry(schemas::amax_out, boxing::amax_out);

TensorBase& amax_out::call(const TensorBase& self, IntArrayRef dim, bool keepdim,
                           TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, IntArrayRef, bool, TensorBase&>(
      keys_of(self, out), self, dim, keepdim, out);
} catch (...) {
  detail::rethrow_as_error("amax.out");
}

TensorBase& amax_out::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                                 bool keepdim, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, IntArrayRef, bool, TensorBase&>(
      keys, self, dim, keepdim, out);
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
constinit OperatorEntry amin::entry(schemas::amin, boxing::amin);

TensorBase amin::call(const TensorBase& self, IntArrayRef dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("amin");
}

TensorBase amin::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                            bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys, self, dim, keepdim);
}

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry amin_out::entry(schemas::amin_out, boxing::amin_out);

TensorBase& amin_out::call(const TensorBase& self, IntArrayRef dim, bool keepdim,
                           TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, IntArrayRef, bool, TensorBase&>(
      keys_of(self, out), self, dim, keepdim, out);
} catch (...) {
  detail::rethrow_as_error("amin.out");
}

TensorBase& amin_out::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                                 bool keepdim, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, IntArrayRef, bool, TensorBase&>(
      keys, self, dim, keepdim, out);
}

// max(Tensor self) -> Tensor
constinit OperatorEntry max::entry(schemas::max, boxing::max);

TensorBase max::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("max");
}

TensorBase max::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// min(Tensor self) -> Tensor
constinit OperatorEntry min::entry(schemas::min, boxing::min);

TensorBase min::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("min");
}

TensorBase min::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
constinit OperatorEntry max_dim::entry(schemas::max_dim, boxing::max_dim);

std::tuple<TensorBase, TensorBase> max_dim::call(const TensorBase& self, int64_t dim,
                                                 bool keepdim) try {
  return entry.call<std::tuple<TensorBase, TensorBase>, const TensorBase&, int64_t, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("max.dim");
}

std::tuple<TensorBase, TensorBase> max_dim::redispatch(DispatchKeySet keys, const TensorBase& self,
                                                       int64_t dim, bool keepdim) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase>, const TensorBase&, int64_t, bool>(
      keys, self, dim, keepdim);
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
constinit OperatorEntry min_dim::entry(schemas::min_dim, boxing::min_dim);

std::tuple<TensorBase, TensorBase> min_dim::call(const TensorBase& self, int64_t dim,
                                                 bool keepdim) try {
  return entry.call<std::tuple<TensorBase, TensorBase>, const TensorBase&, int64_t, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("min.dim");
}

std::tuple<TensorBase, TensorBase> min_dim::redispatch(DispatchKeySet keys, const TensorBase& self,
                                                       int64_t dim, bool keepdim) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase>, const TensorBase&, int64_t, bool>(
      keys, self, dim, keepdim);
}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
constinit OperatorEntry argmax::entry(schemas::argmax, boxing::argmax);

TensorBase argmax::call(const TensorBase& self, std::optional<int64_t> dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, std::optional<int64_t>, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("argmax");
}

TensorBase argmax::redispatch(DispatchKeySet keys, const TensorBase& self,
                              std::optional<int64_t> dim, bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<int64_t>, bool>(
      keys, self, dim, keepdim);
}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
constinit OperatorEntry argmin::entry(schemas::argmin, boxing::argmin);

TensorBase argmin::call(const TensorBase& self, std::optional<int64_t> dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, std::optional<int64_t>, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("argmin");
}

TensorBase argmin::redispatch(DispatchKeySet keys, const TensorBase& self,
                              std::optional<int64_t> dim, bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<int64_t>, bool>(
      keys, self, dim, keepdim);
}

// any(Tensor self) -> Tensor
constinit OperatorEntry any::entry(schemas::any, boxing::any);

TensorBase any::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("any");
}

TensorBase any::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
constinit OperatorEntry any_dim::entry(schemas::any_dim, boxing::any_dim);

TensorBase any_dim::call(const TensorBase& self, int64_t dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("any.dim");
}

TensorBase any_dim::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, bool>(
      keys, self, dim, keepdim);
}

// all(Tensor self) -> Tensor
constinit OperatorEntry all::entry(schemas::all, boxing::all);

TensorBase all::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("all");
}

TensorBase all::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
constinit OperatorEntry all_dim::entry(schemas::all_dim, boxing::all_dim);

TensorBase all_dim::call(const TensorBase& self, int64_t dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("all.dim");
}

TensorBase all_dim::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                               bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, bool>(
      keys, self, dim, keepdim);
}

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
constinit OperatorEntry var_correction::entry(schemas::var_correction, boxing::var_correction);

TensorBase var_correction::call(const TensorBase& self, std::optional<IntArrayRef> dim,
                                const std::optional<Scalar>& correction, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, std::optional<IntArrayRef>,
                    const std::optional<Scalar>&, bool>(
      keys_of(self), self, dim, correction, keepdim);
} catch (...) {
  detail::rethrow_as_error("var.correction");
}

TensorBase var_correction::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      std::optional<IntArrayRef> dim,
                                      const std::optional<Scalar>& correction, bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<IntArrayRef>,
                          const std::optional<Scalar>&, bool>(
      keys, self, dim, correction, keepdim);
}

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
constinit OperatorEntry var_dim::entry(schemas::var_dim, boxing::var_dim);

TensorBase var_dim::call(const TensorBase& self, std::optional<IntArrayRef> dim, bool unbiased,
                         bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, std::optional<IntArrayRef>, bool, bool>(
      keys_of(self), self, dim, unbiased, keepdim);
} catch (...) {
  detail::rethrow_as_error("var.dim");
}

TensorBase var_dim::redispatch(DispatchKeySet keys, const TensorBase& self,
                               std::optional<IntArrayRef> dim, bool unbiased, bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<IntArrayRef>, bool, bool>(
      keys, self, dim, unbiased, keepdim);
}

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
constinit OperatorEntry std_correction::entry(schemas::std_correction, boxing::std_correction);

TensorBase std_correction::call(const TensorBase& self, std::optional<IntArrayRef> dim,
                                const std::optional<Scalar>& correction, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, std::optional<IntArrayRef>,
                    const std::optional<Scalar>&, bool>(
      keys_of(self), self, dim, correction, keepdim);
} catch (...) {
  detail::rethrow_as_error("std.correction");
}

TensorBase std_correction::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      std::optional<IntArrayRef> dim,
                                      const std::optional<Scalar>& correction, bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<IntArrayRef>,
                          const std::optional<Scalar>&, bool>(
      keys, self, dim, correction, keepdim);
}

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
constinit OperatorEntry logsumexp::entry(schemas::logsumexp, boxing::logsumexp);

TensorBase logsumexp::call(const TensorBase& self, IntArrayRef dim, bool keepdim) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys_of(self), self, dim, keepdim);
} catch (...) {
  detail::rethrow_as_error("logsumexp");
}

TensorBase logsumexp::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                                 bool keepdim) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys, self, dim, keepdim);
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry cumsum::entry(schemas::cumsum, boxing::cumsum);

TensorBase cumsum::call(const TensorBase& self, int64_t dim, std::optional<DType> dtype) try {
  check_enumerators("cumsum", dtype);
  return entry.call<TensorBase, const TensorBase&, int64_t, std::optional<DType>>(
      keys_of(self), self, dim, dtype);
} catch (...) {
  detail::rethrow_as_error("cumsum");
}

TensorBase cumsum::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                              std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, std::optional<DType>>(
      keys, self, dim, dtype);
}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry cumsum_out::entry(schemas::cumsum_out, boxing::cumsum_out);

TensorBase& cumsum_out::call(const TensorBase& self, int64_t dim, std::optional<DType> dtype,
                             TensorBase& out) try {
  check_enumerators("cumsum.out", dtype);
  return entry.call<TensorBase&, const TensorBase&, int64_t, std::optional<DType>, TensorBase&>(
      keys_of(self, out), self, dim, dtype, out);
} catch (...) {
  detail::rethrow_as_error("cumsum.out");
}

TensorBase& cumsum_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                   std::optional<DType> dtype, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, std::optional<DType>,
                          TensorBase&>(
      keys, self, dim, dtype, out);
}

}  // namespace stubs
}  // namespace tenon
