// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/ops/_index_positions.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_fill.h"
#include "tenon/generated/ops/index_put.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/masked_scatter.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/take_along_dim.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/kernels/indexing/meta.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(_masked_fill_loops, _masked_fill_grad_value_loops,
                              masked_fill_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
TensorSpec as_strided_scatter_spec(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                                   IntArrayRef stride,
                                   const std::optional<int64_t>& storage_offset) {
  return meta::as_strided_scatter(self, src, size, stride, storage_offset);
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
TensorSpec diagonal_scatter_spec(const TensorBase& self, const TensorBase& src, int64_t offset,
                                 int64_t dim1, int64_t dim2) {
  return meta::diagonal_scatter(self, src, offset, dim1, dim2);
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
TensorSpec gather_spec(const TensorBase& self, int64_t dim, const TensorBase& index,
                       bool sparse_grad) {
  return meta::gather(self, dim, index);
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
TensorSpec index_add_spec(const TensorBase& self, int64_t dim, const TensorBase& index,
                          const TensorBase& source, const Scalar& alpha) {
  return meta::index_add(self, dim, index, source, alpha);
}

// _index_positions(Tensor[] indices, int[] dim, SymInt[] size, *, str caller='index') -> Tensor
TensorSpec _index_positions_spec(TensorList indices, IntArrayRef dim, IntArrayRef size,
                                 std::string_view caller) {
  return meta::index_positions(indices, dim, size, caller);
}

// index_select(Tensor self, int dim, Tensor index) -> Tensor
TensorSpec index_select_spec(const TensorBase& self, int64_t dim, const TensorBase& index) {
  return meta::index_select(self, dim, index);
}

constexpr auto _masked_fill_operator = backend::pointwise_operator<stubs::_masked_fill>(
    {.loops = TENON_POINTWISE_LOOPS(_masked_fill_loops), .promotes = "self",
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex, .condition = "mask"});
constexpr auto _masked_fill_grad_value_operator =
    backend::pointwise_operator<stubs::_masked_fill_grad_value>(
        {.loops = TENON_POINTWISE_LOOPS(_masked_fill_grad_value_loops), .promotes = "grad_output",
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating, .condition = "mask"});
constexpr auto masked_fill_Scalar_operator = backend::pointwise_operator<stubs::masked_fill_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(masked_fill_Scalar_loops), .promotes = "self",
     .dtypes = kernels::DTypes::kAll | kernels::DTypes::kComplex, .condition = "mask"});

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorSpec scatter_src_spec(const TensorBase& self, int64_t dim, const TensorBase& index,
                            const TensorBase& src) {
  return meta::scatter_src("scatter", self, dim, index, src);
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
TensorSpec scatter_value_spec(const TensorBase& self, int64_t dim, const TensorBase& index,
                              const Scalar& value) {
  return meta::scatter_value("scatter", self, dim, index);
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorSpec scatter_add_spec(const TensorBase& self, int64_t dim, const TensorBase& index,
                            const TensorBase& src) {
  return meta::scatter_src("scatter_add", self, dim, index, src);
}

// scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
//   include_self=True) -> Tensor
TensorSpec scatter_reduce_two_spec(const TensorBase& self, int64_t dim, const TensorBase& index,
                                   const TensorBase& src, std::string_view reduce,
                                   bool include_self) {
  return meta::scatter_reduce(self, dim, index, src, reduce);
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
TensorSpec select_scatter_spec(const TensorBase& self, const TensorBase& src, int64_t dim,
                               int64_t index) {
  return meta::select_scatter(self, src, dim, index);
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
TensorSpec slice_scatter_spec(const TensorBase& self, const TensorBase& src, int64_t dim,
                              const std::optional<int64_t>& start,
                              const std::optional<int64_t>& end, int64_t step) {
  return meta::slice_scatter(self, src, dim, start, end, step);
}

// tril(Tensor self, int diagonal=0) -> Tensor
TensorSpec tril_spec(const TensorBase& self, int64_t diagonal) {
  return meta::triangle("tril", self);
}

// triu(Tensor self, int diagonal=0) -> Tensor
TensorSpec triu_spec(const TensorBase& self, int64_t diagonal) {
  return meta::triangle("triu", self);
}

}  // namespace

void register_backend_indexing() {
  constexpr backend::Registrar registrar("tenon/generated/backend/indexing.cpp");
  registrar.structured<stubs::as_strided_scatter, as_strided_scatter_spec,
                       kernels::as_strided_scatter>();
  registrar.structured<stubs::diagonal_scatter, diagonal_scatter_spec, kernels::diagonal_scatter>();
  registrar.direct<stubs::diagonal_scatter_, kernels::diagonal_scatter_>();
  registrar.structured_apart<stubs::gather, gather_spec, kernels::gather, stubs::gather_out>();
  registrar.composite<stubs::index_Tensor, composite::index>();
  registrar.structured<stubs::index_add, index_add_spec, kernels::index_add, stubs::index_add_>();
  registrar.composite<stubs::index_copy, composite::index_copy, stubs::index_copy_,
                      stubs::index_copy_out>();
  registrar.composite<stubs::index_fill_int_Scalar, composite::index_fill,
                      stubs::index_fill__int_Scalar, stubs::index_fill_int_Scalar_out>();
  registrar.structured<stubs::_index_positions, _index_positions_spec, kernels::index_positions>();
  registrar.composite<stubs::index_put, composite::index_put, stubs::index_put_>();
  registrar.structured<stubs::index_select, index_select_spec, kernels::index_select,
                       stubs::index_select_out>();
  registrar.composite<stubs::masked_fill_Tensor, composite::masked_fill_tensor,
                      stubs::masked_fill__Tensor>();
  registrar.pointwise<_masked_fill_operator, stubs::_masked_fill, stubs::_masked_fill_>();
  registrar.pointwise<_masked_fill_grad_value_operator, stubs::_masked_fill_grad_value>();
  registrar.pointwise<masked_fill_Scalar_operator, stubs::masked_fill_Scalar,
                      stubs::masked_fill__Scalar>();
  registrar.composite<stubs::masked_scatter, composite::masked_scatter, stubs::masked_scatter_,
                      stubs::masked_scatter_out>();
  registrar.structured<stubs::scatter_src, scatter_src_spec, kernels::scatter_src,
                       stubs::scatter__src>();
  registrar.structured<stubs::scatter_value, scatter_value_spec, kernels::scatter_value,
                       stubs::scatter__value>();
  registrar.structured<stubs::scatter_add, scatter_add_spec, kernels::scatter_add,
                       stubs::scatter_add_>();
  registrar.structured<stubs::scatter_reduce_two, scatter_reduce_two_spec, kernels::scatter_reduce,
                       stubs::scatter_reduce__two, stubs::scatter_reduce_two_out>();
  registrar.structured<stubs::select_scatter, select_scatter_spec, kernels::select_scatter>();
  registrar.direct<stubs::select_scatter_, kernels::select_scatter_>();
  registrar.structured<stubs::slice_scatter, slice_scatter_spec, kernels::slice_scatter>();
  registrar.direct<stubs::slice_scatter_, kernels::slice_scatter_>();
  registrar.composite<stubs::take_along_dim, composite::take_along_dim>();
  registrar.structured<stubs::tril, tril_spec, kernels::tril, stubs::tril_, stubs::tril_out>();
  registrar.structured<stubs::triu, triu_spec, kernels::triu, stubs::triu_, stubs::triu_out>();
}

}  // namespace tenon
