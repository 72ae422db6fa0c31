// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/reduction.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/reduction/meta.h"
#include "tenon/autograd/history.h"
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
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/reduction.cpp";

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase cpu_sum(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  check_defined("sum", "self", self);
  const TensorSpec spec = meta::sum(self, std::nullopt, false, dtype);
  TensorBase result = make_tensor(spec);
  kernels::sum(self, dtype, result);
  return result;

}

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase meta_sum(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  check_defined("sum", "self", self);
  const TensorSpec spec = meta::sum(self, std::nullopt, false, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
TensorBase cpu_sum_dim_IntList(DispatchKeySet keys, const TensorBase& self,
                               std::optional<IntArrayRef> dim, bool keepdim,
                               std::optional<DType> dtype) {
  check_defined("sum.dim_IntList", "self", self);
  const TensorSpec spec = meta::sum(self, dim, keepdim, dtype);
  TensorBase result = make_tensor(spec);
  kernels::sum_dim(self, dim, keepdim, dtype, result);
  return result;

}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
TensorBase meta_sum_dim_IntList(DispatchKeySet keys, const TensorBase& self,
                                std::optional<IntArrayRef> dim, bool keepdim,
                                std::optional<DType> dtype) {
  check_defined("sum.dim_IntList", "self", self);
  const TensorSpec spec = meta::sum(self, dim, keepdim, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_sum_IntList_out(DispatchKeySet keys, const TensorBase& self,
                                std::optional<IntArrayRef> dim, bool keepdim,
                                std::optional<DType> dtype, TensorBase& out) {
  check_defined("sum.IntList_out", "self", self);
  check_defined("sum.IntList_out", "out", out);
  const TensorSpec spec = meta::sum(self, dim, keepdim, dtype);
  OutputBuffer output("sum.IntList_out", out, spec, /*resizable=*/true, {&self});
  kernels::sum_dim(self, dim, keepdim, dtype, output.tensor());
  output.commit();
  return out;

}

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_sum_IntList_out(DispatchKeySet keys, const TensorBase& self,
                                 std::optional<IntArrayRef> dim, bool keepdim,
                                 std::optional<DType> dtype, TensorBase& out) {
  check_defined("sum.IntList_out", "self", self);
  check_defined("sum.IntList_out", "out", out);
  check_on_meta("sum.IntList_out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::sum(self, dim, keepdim, dtype);
  prepare_output("sum.IntList_out", out, spec, /*resizable=*/true);
  return out;
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase cpu_mean(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  check_defined("mean", "self", self);
  const TensorSpec spec = meta::mean(self, std::nullopt, false, dtype);
  TensorBase result = make_tensor(spec);
  kernels::mean(self, dtype, result);
  return result;

}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase meta_mean(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  check_defined("mean", "self", self);
  const TensorSpec spec = meta::mean(self, std::nullopt, false, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase cpu_mean_dim(DispatchKeySet keys, const TensorBase& self, std::optional<IntArrayRef> dim,
                        bool keepdim, std::optional<DType> dtype) {
  check_defined("mean.dim", "self", self);
  const TensorSpec spec = meta::mean(self, dim, keepdim, dtype);
  TensorBase result = make_tensor(spec);
  kernels::mean_dim(self, dim, keepdim, dtype, result);
  return result;

}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase meta_mean_dim(DispatchKeySet keys, const TensorBase& self,
                         std::optional<IntArrayRef> dim, bool keepdim, std::optional<DType> dtype) {
  check_defined("mean.dim", "self", self);
  const TensorSpec spec = meta::mean(self, dim, keepdim, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
TensorBase& cpu_mean_out(DispatchKeySet keys, const TensorBase& self,
                         std::optional<IntArrayRef> dim, bool keepdim, std::optional<DType> dtype,
                         TensorBase& out) {
  check_defined("mean.out", "self", self);
  check_defined("mean.out", "out", out);
  const TensorSpec spec = meta::mean(self, dim, keepdim, dtype);
  OutputBuffer output("mean.out", out, spec, /*resizable=*/true, {&self});
  kernels::mean_dim(self, dim, keepdim, dtype, output.tensor());
  output.commit();
  return out;

}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
TensorBase& meta_mean_out(DispatchKeySet keys, const TensorBase& self,
                          std::optional<IntArrayRef> dim, bool keepdim, std::optional<DType> dtype,
                          TensorBase& out) {
  check_defined("mean.out", "self", self);
  check_defined("mean.out", "out", out);
  check_on_meta("mean.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::mean(self, dim, keepdim, dtype);
  prepare_output("mean.out", out, spec, /*resizable=*/true);
  return out;
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase cpu_prod(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  check_defined("prod", "self", self);
  const TensorSpec spec = meta::prod(self, std::nullopt, false, dtype);
  TensorBase result = make_tensor(spec);
  kernels::prod(self, dtype, result);
  return result;

}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase meta_prod(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  check_defined("prod", "self", self);
  const TensorSpec spec = meta::prod(self, std::nullopt, false, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase cpu_prod_dim_int(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim,
                            std::optional<DType> dtype) {
  check_defined("prod.dim_int", "self", self);
  const TensorSpec spec = meta::prod(self, dim, keepdim, dtype);
  TensorBase result = make_tensor(spec);
  kernels::prod_dim(self, dim, keepdim, dtype, result);
  return result;

}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase meta_prod_dim_int(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim,
                             std::optional<DType> dtype) {
  check_defined("prod.dim_int", "self", self);
  const TensorSpec spec = meta::prod(self, dim, keepdim, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorBase cpu_amax(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  check_defined("amax", "self", self);
  const TensorSpec spec = meta::extremum("amax", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  kernels::amax(self, dim, keepdim, result);
  return result;

}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorBase meta_amax(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  check_defined("amax", "self", self);
  const TensorSpec spec = meta::extremum("amax", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  return result;
}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_amax_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim,
                         TensorBase& out) {
  check_defined("amax.out", "self", self);
  check_defined("amax.out", "out", out);
  const TensorSpec spec = meta::extremum("amax", self, dim, keepdim);
  OutputBuffer output("amax.out", out, spec, /*resizable=*/true, {&self});
  kernels::amax(self, dim, keepdim, output.tensor());
  output.commit();
  return out;

}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_amax_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                          bool keepdim, TensorBase& out) {
  check_defined("amax.out", "self", self);
  check_defined("amax.out", "out", out);
  check_on_meta("amax.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::extremum("amax", self, dim, keepdim);
  prepare_output("amax.out", out, spec, /*resizable=*/true);
  return out;
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorBase cpu_amin(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  check_defined("amin", "self", self);
  const TensorSpec spec = meta::extremum("amin", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  kernels::amin(self, dim, keepdim, result);
  return result;

}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorBase meta_amin(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  check_defined("amin", "self", self);
  const TensorSpec spec = meta::extremum("amin", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  return result;
}

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_amin_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim,
                         TensorBase& out) {
  check_defined("amin.out", "self", self);
  check_defined("amin.out", "out", out);
  const TensorSpec spec = meta::extremum("amin", self, dim, keepdim);
  OutputBuffer output("amin.out", out, spec, /*resizable=*/true, {&self});
  kernels::amin(self, dim, keepdim, output.tensor());
  output.commit();
  return out;

}

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_amin_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim,
                          bool keepdim, TensorBase& out) {
  check_defined("amin.out", "self", self);
  check_defined("amin.out", "out", out);
  check_on_meta("amin.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::extremum("amin", self, dim, keepdim);
  prepare_output("amin.out", out, spec, /*resizable=*/true);
  return out;
}

// max(Tensor self) -> Tensor
TensorBase max(DispatchKeySet keys, const TensorBase& self) {
  check_defined("max", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::max(self);
  }
  return composite::max(self);
}

// min(Tensor self) -> Tensor
TensorBase min(DispatchKeySet keys, const TensorBase& self) {
  check_defined("min", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::min(self);
  }
  return composite::min(self);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> cpu_max_dim(DispatchKeySet keys, const TensorBase& self,
                                               int64_t dim, bool keepdim) {
  check_defined("max.dim", "self", self);
  const auto [values_spec, indices_spec] = meta::extremum_dim("max", self, dim, keepdim);
  TensorBase values = make_tensor(values_spec);
  TensorBase indices = make_tensor(indices_spec);
  kernels::max_dim(self, dim, keepdim, values, indices);
  return {std::move(values), std::move(indices)};

}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> meta_max_dim(DispatchKeySet keys, const TensorBase& self,
                                                int64_t dim, bool keepdim) {
  check_defined("max.dim", "self", self);
  const auto [values_spec, indices_spec] = meta::extremum_dim("max", self, dim, keepdim);
  TensorBase values = make_tensor(values_spec);
  TensorBase indices = make_tensor(indices_spec);
  return {std::move(values), std::move(indices)};
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> cpu_min_dim(DispatchKeySet keys, const TensorBase& self,
                                               int64_t dim, bool keepdim) {
  check_defined("min.dim", "self", self);
  const auto [values_spec, indices_spec] = meta::extremum_dim("min", self, dim, keepdim);
  TensorBase values = make_tensor(values_spec);
  TensorBase indices = make_tensor(indices_spec);
  kernels::min_dim(self, dim, keepdim, values, indices);
  return {std::move(values), std::move(indices)};

}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> meta_min_dim(DispatchKeySet keys, const TensorBase& self,
                                                int64_t dim, bool keepdim) {
  check_defined("min.dim", "self", self);
  const auto [values_spec, indices_spec] = meta::extremum_dim("min", self, dim, keepdim);
  TensorBase values = make_tensor(values_spec);
  TensorBase indices = make_tensor(indices_spec);
  return {std::move(values), std::move(indices)};
}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
TensorBase cpu_argmax(DispatchKeySet keys, const TensorBase& self, std::optional<int64_t> dim,
                      bool keepdim) {
  check_defined("argmax", "self", self);
  const TensorSpec spec = meta::argument_of_extremum("argmax", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  kernels::argmax(self, dim, keepdim, result);
  return result;

}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
TensorBase meta_argmax(DispatchKeySet keys, const TensorBase& self, std::optional<int64_t> dim,
                       bool keepdim) {
  check_defined("argmax", "self", self);
  const TensorSpec spec = meta::argument_of_extremum("argmax", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  return result;
}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
TensorBase cpu_argmin(DispatchKeySet keys, const TensorBase& self, std::optional<int64_t> dim,
                      bool keepdim) {
  check_defined("argmin", "self", self);
  const TensorSpec spec = meta::argument_of_extremum("argmin", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  kernels::argmin(self, dim, keepdim, result);
  return result;

}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
TensorBase meta_argmin(DispatchKeySet keys, const TensorBase& self, std::optional<int64_t> dim,
                       bool keepdim) {
  check_defined("argmin", "self", self);
  const TensorSpec spec = meta::argument_of_extremum("argmin", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  return result;
}

// any(Tensor self) -> Tensor
TensorBase cpu_any(DispatchKeySet keys, const TensorBase& self) {
  check_defined("any", "self", self);
  const TensorSpec spec = meta::truth("any", self, std::nullopt, false);
  TensorBase result = make_tensor(spec);
  kernels::any(self, result);
  return result;

}

// any(Tensor self) -> Tensor
TensorBase meta_any(DispatchKeySet keys, const TensorBase& self) {
  check_defined("any", "self", self);
  const TensorSpec spec = meta::truth("any", self, std::nullopt, false);
  TensorBase result = make_tensor(spec);
  return result;
}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
TensorBase cpu_any_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim) {
  check_defined("any.dim", "self", self);
  const TensorSpec spec = meta::truth("any", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  kernels::any_dim(self, dim, keepdim, result);
  return result;

}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
TensorBase meta_any_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim) {
  check_defined("any.dim", "self", self);
  const TensorSpec spec = meta::truth("any", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  return result;
}

// all(Tensor self) -> Tensor
TensorBase cpu_all(DispatchKeySet keys, const TensorBase& self) {
  check_defined("all", "self", self);
  const TensorSpec spec = meta::truth("all", self, std::nullopt, false);
  TensorBase result = make_tensor(spec);
  kernels::all(self, result);
  return result;

}

// all(Tensor self) -> Tensor
TensorBase meta_all(DispatchKeySet keys, const TensorBase& self) {
  check_defined("all", "self", self);
  const TensorSpec spec = meta::truth("all", self, std::nullopt, false);
  TensorBase result = make_tensor(spec);
  return result;
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
TensorBase cpu_all_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim) {
  check_defined("all.dim", "self", self);
  const TensorSpec spec = meta::truth("all", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  kernels::all_dim(self, dim, keepdim, result);
  return result;

}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
TensorBase meta_all_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim) {
  check_defined("all.dim", "self", self);
  const TensorSpec spec = meta::truth("all", self, dim, keepdim);
  TensorBase result = make_tensor(spec);
  return result;
}

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase var_correction(DispatchKeySet keys, const TensorBase& self,
                          std::optional<IntArrayRef> dim, const std::optional<Scalar>& correction,
                          bool keepdim) {
  check_defined("var.correction", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::var(self, dim, correction, keepdim);
}

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
TensorBase var_dim(DispatchKeySet keys, const TensorBase& self, std::optional<IntArrayRef> dim,
                   bool unbiased, bool keepdim) {
  check_defined("var.dim", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::var_dim(self, dim, unbiased, keepdim);
  }
  return composite::var_dim(self, dim, unbiased, keepdim);
}

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase std_correction(DispatchKeySet keys, const TensorBase& self,
                          std::optional<IntArrayRef> dim, const std::optional<Scalar>& correction,
                          bool keepdim) {
  check_defined("std.correction", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::std(self, dim, correction, keepdim);
  }
  return composite::std(self, dim, correction, keepdim);
}

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
TensorBase logsumexp(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  check_defined("logsumexp", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::logsumexp(self, dim, keepdim);
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
TensorBase cpu_cumsum(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                      std::optional<DType> dtype) {
  check_defined("cumsum", "self", self);
  const TensorSpec spec = meta::cumsum(self, dim, dtype);
  TensorBase result = make_tensor(spec);
  kernels::cumsum(self, dim, dtype, result);
  return result;

}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
TensorBase meta_cumsum(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       std::optional<DType> dtype) {
  check_defined("cumsum", "self", self);
  const TensorSpec spec = meta::cumsum(self, dim, dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_cumsum_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                           std::optional<DType> dtype, TensorBase& out) {
  check_defined("cumsum.out", "self", self);
  check_defined("cumsum.out", "out", out);
  const TensorSpec spec = meta::cumsum(self, dim, dtype);
  OutputBuffer output("cumsum.out", out, spec, /*resizable=*/true, {&self});
  kernels::cumsum(self, dim, dtype, output.tensor());
  output.commit();
  return out;

}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_cumsum_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            std::optional<DType> dtype, TensorBase& out) {
  check_defined("cumsum.out", "self", self);
  check_defined("cumsum.out", "out", out);
  check_on_meta("cumsum.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::cumsum(self, dim, dtype);
  prepare_output("cumsum.out", out, spec, /*resizable=*/true);
  return out;
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_reduction() {
  set(stubs::sum::entry(), DispatchKey::CPU, &cpu_sum);
  set(stubs::sum::entry(), DispatchKey::Meta, &meta_sum);
  set(stubs::sum_dim_IntList::entry(), DispatchKey::CPU, &cpu_sum_dim_IntList);
  set(stubs::sum_dim_IntList::entry(), DispatchKey::Meta, &meta_sum_dim_IntList);
  set(stubs::sum_IntList_out::entry(), DispatchKey::CPU, &cpu_sum_IntList_out);
  set(stubs::sum_IntList_out::entry(), DispatchKey::Meta, &meta_sum_IntList_out);
  set(stubs::mean::entry(), DispatchKey::CPU, &cpu_mean);
  set(stubs::mean::entry(), DispatchKey::Meta, &meta_mean);
  set(stubs::mean_dim::entry(), DispatchKey::CPU, &cpu_mean_dim);
  set(stubs::mean_dim::entry(), DispatchKey::Meta, &meta_mean_dim);
  set(stubs::mean_out::entry(), DispatchKey::CPU, &cpu_mean_out);
  set(stubs::mean_out::entry(), DispatchKey::Meta, &meta_mean_out);
  set(stubs::prod::entry(), DispatchKey::CPU, &cpu_prod);
  set(stubs::prod::entry(), DispatchKey::Meta, &meta_prod);
  set(stubs::prod_dim_int::entry(), DispatchKey::CPU, &cpu_prod_dim_int);
  set(stubs::prod_dim_int::entry(), DispatchKey::Meta, &meta_prod_dim_int);
  set(stubs::amax::entry(), DispatchKey::CPU, &cpu_amax);
  set(stubs::amax::entry(), DispatchKey::Meta, &meta_amax);
  set(stubs::amax_out::entry(), DispatchKey::CPU, &cpu_amax_out);
  set(stubs::amax_out::entry(), DispatchKey::Meta, &meta_amax_out);
  set(stubs::amin::entry(), DispatchKey::CPU, &cpu_amin);
  set(stubs::amin::entry(), DispatchKey::Meta, &meta_amin);
  set(stubs::amin_out::entry(), DispatchKey::CPU, &cpu_amin_out);
  set(stubs::amin_out::entry(), DispatchKey::Meta, &meta_amin_out);
  set(stubs::max::entry(), backend_keys, &max);
  set(stubs::min::entry(), backend_keys, &min);
  set(stubs::max_dim::entry(), DispatchKey::CPU, &cpu_max_dim);
  set(stubs::max_dim::entry(), DispatchKey::Meta, &meta_max_dim);
  set(stubs::min_dim::entry(), DispatchKey::CPU, &cpu_min_dim);
  set(stubs::min_dim::entry(), DispatchKey::Meta, &meta_min_dim);
  set(stubs::argmax::entry(), DispatchKey::CPU, &cpu_argmax);
  set(stubs::argmax::entry(), DispatchKey::Meta, &meta_argmax);
  set(stubs::argmin::entry(), DispatchKey::CPU, &cpu_argmin);
  set(stubs::argmin::entry(), DispatchKey::Meta, &meta_argmin);
  set(stubs::any::entry(), DispatchKey::CPU, &cpu_any);
  set(stubs::any::entry(), DispatchKey::Meta, &meta_any);
  set(stubs::any_dim::entry(), DispatchKey::CPU, &cpu_any_dim);
  set(stubs::any_dim::entry(), DispatchKey::Meta, &meta_any_dim);
  set(stubs::all::entry(), DispatchKey::CPU, &cpu_all);
  set(stubs::all::entry(), DispatchKey::Meta, &meta_all);
  set(stubs::all_dim::entry(), DispatchKey::CPU, &cpu_all_dim);
  set(stubs::all_dim::entry(), DispatchKey::Meta, &meta_all_dim);
  set(stubs::var_correction::entry(), backend_keys, &var_correction);
  set(stubs::var_dim::entry(), backend_keys, &var_dim);
  set(stubs::std_correction::entry(), backend_keys, &std_correction);
  set(stubs::logsumexp::entry(), backend_keys, &logsumexp);
  set(stubs::cumsum::entry(), DispatchKey::CPU, &cpu_cumsum);
  set(stubs::cumsum::entry(), DispatchKey::Meta, &meta_cumsum);
  set(stubs::cumsum_out::entry(), DispatchKey::CPU, &cpu_cumsum_out);
  set(stubs::cumsum_out::entry(), DispatchKey::Meta, &meta_cumsum_out);
}

}  // namespace tenon
