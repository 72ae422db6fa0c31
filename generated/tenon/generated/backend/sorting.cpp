// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/generated/ops/_unique2.h"
#include "tenon/generated/ops/argsort.h"
#include "tenon/generated/ops/bincount.h"
#include "tenon/generated/ops/bucketize.h"
#include "tenon/generated/ops/count_nonzero.h"
#include "tenon/generated/ops/cummax.h"
#include "tenon/generated/ops/cummin.h"
#include "tenon/generated/ops/histc.h"
#include "tenon/generated/ops/isin.h"
#include "tenon/generated/ops/kthvalue.h"
#include "tenon/generated/ops/masked_select.h"
#include "tenon/generated/ops/median.h"
#include "tenon/generated/ops/mode.h"
#include "tenon/generated/ops/msort.h"
#include "tenon/generated/ops/nanmedian.h"
#include "tenon/generated/ops/nanquantile.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/quantile.h"
#include "tenon/generated/ops/searchsorted.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/topk.h"
#include "tenon/generated/ops/unique_consecutive.h"
#include "tenon/generated/ops/unique_dim.h"
#include "tenon/kernels/sorting/meta.h"

namespace tenon {
namespace composite {

// argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
TensorBase argsort(const TensorBase& self, int64_t dim, bool descending);

// argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor
TensorBase argsort_stable(const TensorBase& self, bool stable, int64_t dim, bool descending);

// count_nonzero(Tensor self, int? dim=None) -> Tensor
TensorBase count_nonzero(const TensorBase& self, std::optional<int64_t> dim);

// count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
TensorBase count_nonzero_dim_IntList(const TensorBase& self, IntArrayRef dim);

// msort(Tensor self) -> Tensor
TensorBase msort(const TensorBase& self);

// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> sort(const TensorBase& self, int64_t dim, bool descending);

}  // namespace composite

namespace {

// cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> cummax_specs(const TensorBase& self, int64_t dim) {
  return meta::cumulative("cummax", self, dim);
}

// cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> cummin_specs(const TensorBase& self, int64_t dim) {
  return meta::cumulative("cummin", self, dim);
}

// histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
TensorSpec histc_spec(const TensorBase& self, int64_t bins, const Scalar& min, const Scalar& max) {
  return meta::histc(self, bins, min, max);
}

// isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool
//   invert=False) -> Tensor
TensorSpec isin_Tensor_Tensor_spec(const TensorBase& elements, const TensorBase& test_elements,
                                   bool assume_unique, bool invert) {
  return meta::isin(elements, test_elements);
}

// kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> kthvalue_specs(const TensorBase& self, int64_t k, int64_t dim,
                                                  bool keepdim) {
  return meta::kthvalue(self, k, dim, keepdim);
}

// median(Tensor self) -> Tensor
TensorSpec median_spec(const TensorBase& self) {
  return meta::median("median", self);
}

// median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> median_dim_specs(const TensorBase& self, int64_t dim,
                                                    bool keepdim) {
  return meta::extremum_dim("median", self, dim, keepdim);
}

// mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> mode_specs(const TensorBase& self, int64_t dim, bool keepdim) {
  return meta::extremum_dim("mode", self, dim, keepdim);
}

// nanmedian(Tensor self) -> Tensor
TensorSpec nanmedian_spec(const TensorBase& self) {
  return meta::median("nanmedian", self);
}

// nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorSpec, TensorSpec> nanmedian_dim_specs(const TensorBase& self, int64_t dim,
                                                       bool keepdim) {
  return meta::extremum_dim("nanmedian", self, dim, keepdim);
}

// searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool
//   right=False, str? side=None, Tensor? sorter=None) -> Tensor
TensorSpec searchsorted_Tensor_spec(const TensorBase& sorted_sequence, const TensorBase& self,
                                    bool out_int32, bool right,
                                    const std::optional<std::string_view>& side,
                                    const TensorBase& sorter) {
  return meta::searchsorted(sorted_sequence, self, out_int32, right, side, sorter);
}

// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values,
//   Tensor indices)
std::tuple<TensorSpec, TensorSpec> sort_stable_specs(
    const TensorBase& self, const std::optional<bool>& stable, int64_t dim, bool descending) {
  return meta::sort(self, dim);
}

// topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
//   Tensor indices)
std::tuple<TensorSpec, TensorSpec> topk_specs(const TensorBase& self, int64_t k, int64_t dim,
                                              bool largest, bool sorted) {
  return meta::topk(self, k, dim);
}

}  // namespace

void register_backend_sorting() {
  constexpr backend::Registrar registrar("tenon/generated/backend/sorting.cpp");
  registrar.composite<stubs::argsort, composite::argsort>();
  registrar.composite<stubs::argsort_stable, composite::argsort_stable>();
  registrar.direct<stubs::bincount, kernels::bincount>(DispatchKey::CPU);
  registrar.composite<stubs::bucketize_Tensor, composite::bucketize_tensor>();
  registrar.composite<stubs::bucketize_Scalar, composite::bucketize_scalar>();
  registrar.composite<stubs::count_nonzero, composite::count_nonzero>();
  registrar.composite<stubs::count_nonzero_dim_IntList, composite::count_nonzero_dim_IntList>();
  registrar.structured<stubs::cummax, cummax_specs, kernels::cummax>();
  registrar.structured<stubs::cummin, cummin_specs, kernels::cummin>();
  registrar.structured<stubs::histc, histc_spec, kernels::histc>();
  registrar.structured<stubs::isin_Tensor_Tensor, isin_Tensor_Tensor_spec,
                       kernels::isin_tensor_tensor>();
  registrar.structured<stubs::kthvalue, kthvalue_specs, kernels::kthvalue>();
  registrar.direct<stubs::masked_select, kernels::masked_select>(DispatchKey::CPU);
  registrar.structured<stubs::median, median_spec, kernels::median>();
  registrar.structured<stubs::median_dim, median_dim_specs, kernels::median_dim>();
  registrar.structured<stubs::mode, mode_specs, kernels::mode>();
  registrar.composite<stubs::msort, composite::msort>();
  registrar.structured<stubs::nanmedian, nanmedian_spec, kernels::nanmedian>();
  registrar.structured<stubs::nanmedian_dim, nanmedian_dim_specs, kernels::nanmedian_dim>();
  registrar.composite<stubs::nanquantile, composite::nanquantile>();
  registrar.composite<stubs::nanquantile_scalar, composite::nanquantile_scalar>();
  registrar.direct<stubs::nonzero, kernels::nonzero>(DispatchKey::CPU);
  registrar.composite<stubs::quantile, composite::quantile>();
  registrar.composite<stubs::quantile_scalar, composite::quantile_scalar>();
  registrar.structured<stubs::searchsorted_Tensor, searchsorted_Tensor_spec,
                       kernels::searchsorted>();
  registrar.composite<stubs::searchsorted_Scalar, composite::searchsorted_scalar>();
  registrar.composite<stubs::sort, composite::sort>();
  registrar.structured<stubs::sort_stable, sort_stable_specs, kernels::sort_stable>();
  registrar.structured<stubs::topk, topk_specs, kernels::topk>();
  registrar.direct<stubs::_unique2, kernels::unique2>(DispatchKey::CPU);
  registrar.direct<stubs::unique_consecutive, kernels::unique_consecutive>(DispatchKey::CPU);
  registrar.direct<stubs::unique_dim, kernels::unique_dim>(DispatchKey::CPU);
}

}  // namespace tenon
