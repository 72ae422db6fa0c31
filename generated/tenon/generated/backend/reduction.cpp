// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logcumsumexp.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/nanmean.h"
#include "tenon/generated/ops/nansum.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/std_mean.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/trapezoid.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/var_mean.h"
#include "tenon/kernels/reduction/meta.h"

namespace tenon {
namespace composite {

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
TensorBase logsumexp(const TensorBase& self, IntArrayRef dim, bool keepdim);

// max(Tensor self) -> Tensor
TensorBase max(const TensorBase& self);

// min(Tensor self) -> Tensor
TensorBase min(const TensorBase& self);

// nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase nanmean(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                   std::optional<DType> dtype);

// nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase nansum(const TensorBase& self, std::optional<IntArrayRef> dim, bool keepdim,
                  std::optional<DType> dtype);

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase std_correction(const TensorBase& self, std::optional<IntArrayRef> dim,
                          const std::optional<Scalar>& correction, bool keepdim);

// var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
TensorBase var_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool unbiased,
                   bool keepdim);

}  // namespace composite

namespace {

// all(Tensor self) -> Tensor
TensorSpec all_spec(const TensorBase& self) {
  return meta::truth("all", self, std::nullopt, false);
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
TensorSpec all_dim_spec(const TensorBase& self, int64_t dim, bool keepdim) {
  return meta::truth("all", self, dim, keepdim);
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorSpec amax_spec(const TensorBase& self, IntArrayRef dim, bool keepdim) {
  return meta::extremum("amax", self, dim, keepdim);
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorSpec amin_spec(const TensorBase& self, IntArrayRef dim, bool keepdim) {
  return meta::extremum("amin", self, dim, keepdim);
}

// any(Tensor self) -> Tensor
TensorSpec any_spec(const TensorBase& self) {
  return meta::truth("any", self, std::nullopt, false);
}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
TensorSpec any_dim_spec(const TensorBase& self, int64_t dim, bool keepdim) {
  return meta::truth("any", self, dim, keepdim);
}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
TensorSpec argmax_spec(const TensorBase& self, const std::optional<int64_t>& dim, bool keepdim) {
  return meta::argument_of_extremum("argmax", self, dim, keepdim);
}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
TensorSpec argmin_spec(const TensorBase& self, const std::optional<int64_t>& dim, bool keepdim) {
  return meta::argument_of_extremum("argmin", self, dim, keepdim);
}

// cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
TensorSpec cumprod_spec(const TensorBase& self, int64_t dim, const std::optional<DType>& dtype) {
  return meta::running_totals("cumprod", self, dim, dtype);
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
TensorSpec cumsum_spec(const TensorBase& self, int64_t dim, const std::optional<DType>& dtype) {
  return meta::running_totals("cumsum", self, dim, dtype);
}

// logcumsumexp(Tensor self, int dim) -> Tensor
TensorSpec logcumsumexp_spec(const TensorBase& self, int64_t dim) {
  return meta::logcumsumexp(self, dim);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> max_dim_specs(const TensorBase& self, int64_t dim,
                                                 bool keepdim) {
  return meta::extremum_dim("max", self, dim, keepdim);
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorSpec mean_spec(const TensorBase& self, const std::optional<DType>& dtype) {
  return meta::mean(self, std::nullopt, false, dtype);
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorSpec mean_dim_spec(const TensorBase& self, const std::optional<IntArrayRef>& dim,
                         bool keepdim, const std::optional<DType>& dtype) {
  return meta::mean(self, dim, keepdim, dtype);
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> min_dim_specs(const TensorBase& self, int64_t dim,
                                                 bool keepdim) {
  return meta::extremum_dim("min", self, dim, keepdim);
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorSpec prod_spec(const TensorBase& self, const std::optional<DType>& dtype) {
  return meta::prod(self, std::nullopt, false, dtype);
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorSpec prod_dim_int_spec(const TensorBase& self, int64_t dim, bool keepdim,
                             const std::optional<DType>& dtype) {
  return meta::prod(self, dim, keepdim, dtype);
}

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorSpec sum_spec(const TensorBase& self, const std::optional<DType>& dtype) {
  return meta::sum(self, std::nullopt, false, dtype);
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
TensorSpec sum_dim_IntList_spec(const TensorBase& self, const std::optional<IntArrayRef>& dim,
                                bool keepdim, const std::optional<DType>& dtype) {
  return meta::sum(self, dim, keepdim, dtype);
}

}  // namespace

void register_backend_reduction() {
  constexpr backend::Registrar registrar("tenon/generated/backend/reduction.cpp");
  registrar.structured<stubs::all, all_spec, kernels::all>();
  registrar.structured<stubs::all_dim, all_dim_spec, kernels::all_dim>();
  registrar.composite<stubs::all_dims, composite::all_dims, stubs::all_dims_out>();
  registrar.structured<stubs::amax, amax_spec, kernels::amax, stubs::amax_out>();
  registrar.structured<stubs::amin, amin_spec, kernels::amin, stubs::amin_out>();
  registrar.structured<stubs::any, any_spec, kernels::any>();
  registrar.structured<stubs::any_dim, any_dim_spec, kernels::any_dim>();
  registrar.composite<stubs::any_dims, composite::any_dims, stubs::any_dims_out>();
  registrar.structured<stubs::argmax, argmax_spec, kernels::argmax>();
  registrar.structured<stubs::argmin, argmin_spec, kernels::argmin>();
  registrar.structured<stubs::cumprod, cumprod_spec, kernels::cumprod, stubs::cumprod_,
                       stubs::cumprod_out>();
  registrar.structured<stubs::cumsum, cumsum_spec, kernels::cumsum, stubs::cumsum_,
                       stubs::cumsum_out>();
  registrar.structured<stubs::logcumsumexp, logcumsumexp_spec, kernels::logcumsumexp,
                       stubs::logcumsumexp_out>();
  registrar.composite_below_autograd<stubs::logsumexp, composite::logsumexp>();
  registrar.composite<stubs::max, composite::max>();
  registrar.structured<stubs::max_dim, max_dim_specs, kernels::max_dim>();
  registrar.structured<stubs::mean, mean_spec, kernels::mean>();
  registrar.structured<stubs::mean_dim, mean_dim_spec, kernels::mean_dim, stubs::mean_out>();
  registrar.composite<stubs::min, composite::min>();
  registrar.structured<stubs::min_dim, min_dim_specs, kernels::min_dim>();
  registrar.composite<stubs::nanmean, composite::nanmean, stubs::nanmean_out>();
  registrar.composite<stubs::nansum, composite::nansum, stubs::nansum_out>();
  registrar.structured<stubs::prod, prod_spec, kernels::prod>();
  registrar.structured<stubs::prod_dim_int, prod_dim_int_spec, kernels::prod_dim>();
  registrar.composite<stubs::std_correction, composite::std_correction>();
  registrar.composite<stubs::std_mean_correction, composite::std_mean>();
  registrar.structured<stubs::sum, sum_spec, kernels::sum>();
  registrar.structured<stubs::sum_dim_IntList, sum_dim_IntList_spec, kernels::sum_dim,
                       stubs::sum_IntList_out>();
  registrar.composite<stubs::trapezoid_x, composite::trapezoid_x>();
  registrar.composite<stubs::trapezoid_dx, composite::trapezoid_dx>();
  registrar.composite_below_autograd<stubs::var_correction, composite::var>();
  registrar.composite<stubs::var_dim, composite::var_dim>();
  registrar.composite<stubs::var_mean_correction, composite::var_mean>();
}

}  // namespace tenon
