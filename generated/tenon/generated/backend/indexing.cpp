// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/indexing.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/kernels/indexing/meta.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/indexing.cpp";

// index_select(Tensor self, int dim, Tensor index) -> Tensor
TensorBase cpu_index_select(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            const TensorBase& index) {
  check_defined("index_select", "self", self);
  check_defined("index_select", "index", index);
  const TensorSpec spec = meta::index_select(self, dim, index);
  TensorBase result = make_tensor(spec);
  kernels::index_select(self, dim, index, result);
  return result;

}

// index_select(Tensor self, int dim, Tensor index) -> Tensor
TensorBase meta_index_select(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             const TensorBase& index) {
  check_defined("index_select", "self", self);
  check_defined("index_select", "index", index);
  check_on_meta("index_select", {{"self", self}, {"index", index}});
  const TensorSpec spec = meta::index_select(self, dim, index);
  TensorBase result = make_tensor(spec);
  return result;
}

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_index_select_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                 const TensorBase& index, TensorBase& out) {
  check_defined("index_select.out", "self", self);
  check_defined("index_select.out", "index", index);
  check_defined("index_select.out", "out", out);
  const TensorSpec spec = meta::index_select(self, dim, index);
  OutputBuffer output("index_select.out", out, spec, /*resizable=*/true, {&self, &index});
  kernels::index_select(self, dim, index, output.tensor());
  output.commit();
  return out;

}

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_index_select_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                  const TensorBase& index, TensorBase& out) {
  check_defined("index_select.out", "self", self);
  check_defined("index_select.out", "index", index);
  check_defined("index_select.out", "out", out);
  check_on_meta("index_select.out", {{"self", self}, {"index", index}, {"out", out}});
  const TensorSpec spec = meta::index_select(self, dim, index);
  prepare_output("index_select.out", out, spec, /*resizable=*/true);
  return out;
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
TensorBase cpu_index_add(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                         const TensorBase& index, const TensorBase& source, const Scalar& alpha) {
  check_defined("index_add", "self", self);
  check_defined("index_add", "index", index);
  check_defined("index_add", "source", source);
  const TensorSpec spec = meta::index_add(self, dim, index, source, alpha);
  TensorBase result = make_tensor(spec);
  kernels::index_add(self, dim, index, source, alpha, result);
  return result;

}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
TensorBase meta_index_add(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                          const TensorBase& index, const TensorBase& source, const Scalar& alpha) {
  check_defined("index_add", "self", self);
  check_defined("index_add", "index", index);
  check_defined("index_add", "source", source);
  check_on_meta("index_add", {{"self", self}, {"index", index}, {"source", source}});
  const TensorSpec spec = meta::index_add(self, dim, index, source, alpha);
  TensorBase result = make_tensor(spec);
  return result;
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& cpu_index_add_(DispatchKeySet keys, TensorBase& self, int64_t dim,
                           const TensorBase& index, const TensorBase& source, const Scalar& alpha) {
  check_defined("index_add_", "self", self);
  check_defined("index_add_", "index", index);
  check_defined("index_add_", "source", source);
  const TensorSpec spec = meta::index_add(self, dim, index, source, alpha);
  OutputBuffer output("index_add_", self, spec, /*resizable=*/false, {&self, &index, &source});
  kernels::index_add(self, dim, index, source, alpha, output.tensor());
  output.commit();
  return self;

}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& meta_index_add_(DispatchKeySet keys, TensorBase& self, int64_t dim,
                            const TensorBase& index, const TensorBase& source,
                            const Scalar& alpha) {
  check_defined("index_add_", "self", self);
  check_defined("index_add_", "index", index);
  check_defined("index_add_", "source", source);
  check_on_meta("index_add_", {{"self", self}, {"index", index}, {"source", source}});
  const TensorSpec spec = meta::index_add(self, dim, index, source, alpha);
  prepare_output("index_add_", self, spec, /*resizable=*/false);
  return self;
}

constexpr kernels::PointwiseOperator masked_fill_Scalar_operator = {
    .name = "masked_fill",
    .loops = TENON_POINTWISE_LOOPS(masked_fill_Scalar_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b001,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "mask", "value"},
    .condition = 1,
};

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
TensorBase masked_fill_Scalar(DispatchKeySet keys, const TensorBase& self, const TensorBase& mask,
                              const Scalar& value) {
  const TensorBase* const inputs[] = {&self, &mask};
  const Scalar scalars[] = {value};
  return kernels::pointwise(masked_fill_Scalar_operator, inputs, scalars);
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
TensorBase& masked_fill__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const Scalar& value) {
  const TensorBase* const inputs[] = {&self, &mask};
  const Scalar scalars[] = {value};
  return kernels::pointwise_inplace(masked_fill_Scalar_operator, self, inputs, scalars);
}

constexpr kernels::PointwiseOperator masked_fill_Tensor_operator = {
    .name = "masked_fill",
    .loops = TENON_POINTWISE_LOOPS(masked_fill_Tensor_loops),
    .tensors = 3,
    .scalars = 0,
    .promotes = 0b001,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kAll,
    .argument_names = {"self", "mask", "value"},
    .condition = 1,
};

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
TensorBase masked_fill_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& mask,
                              const TensorBase& value) {
  const TensorBase* const inputs[] = {&self, &mask, &value};
  return kernels::pointwise(masked_fill_Tensor_operator, inputs, nullptr);
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
TensorBase& masked_fill__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const TensorBase& value) {
  const TensorBase* const inputs[] = {&self, &mask, &value};
  return kernels::pointwise_inplace(masked_fill_Tensor_operator, self, inputs, nullptr);
}

// tril(Tensor self, int diagonal=0) -> Tensor
TensorBase cpu_tril(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  check_defined("tril", "self", self);
  const TensorSpec spec = meta::triangle("tril", self);
  TensorBase result = make_tensor(spec);
  kernels::tril(self, diagonal, result);
  return result;

}

// tril(Tensor self, int diagonal=0) -> Tensor
TensorBase meta_tril(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  check_defined("tril", "self", self);
  const TensorSpec spec = meta::triangle("tril", self);
  TensorBase result = make_tensor(spec);
  return result;
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& cpu_tril_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  check_defined("tril_", "self", self);
  const TensorSpec spec = meta::triangle("tril", self);
  OutputBuffer output("tril_", self, spec, /*resizable=*/false, {&self});
  kernels::tril(self, diagonal, output.tensor());
  output.commit();
  return self;

}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& meta_tril_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  check_defined("tril_", "self", self);
  const TensorSpec spec = meta::triangle("tril", self);
  prepare_output("tril_", self, spec, /*resizable=*/false);
  return self;
}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_tril_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                         TensorBase& out) {
  check_defined("tril.out", "self", self);
  check_defined("tril.out", "out", out);
  const TensorSpec spec = meta::triangle("tril", self);
  OutputBuffer output("tril.out", out, spec, /*resizable=*/true, {&self});
  kernels::tril(self, diagonal, output.tensor());
  output.commit();
  return out;

}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_tril_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                          TensorBase& out) {
  check_defined("tril.out", "self", self);
  check_defined("tril.out", "out", out);
  check_on_meta("tril.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::triangle("tril", self);
  prepare_output("tril.out", out, spec, /*resizable=*/true);
  return out;
}

// triu(Tensor self, int diagonal=0) -> Tensor
TensorBase cpu_triu(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  check_defined("triu", "self", self);
  const TensorSpec spec = meta::triangle("triu", self);
  TensorBase result = make_tensor(spec);
  kernels::triu(self, diagonal, result);
  return result;

}

// triu(Tensor self, int diagonal=0) -> Tensor
TensorBase meta_triu(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  check_defined("triu", "self", self);
  const TensorSpec spec = meta::triangle("triu", self);
  TensorBase result = make_tensor(spec);
  return result;
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& cpu_triu_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  check_defined("triu_", "self", self);
  const TensorSpec spec = meta::triangle("triu", self);
  OutputBuffer output("triu_", self, spec, /*resizable=*/false, {&self});
  kernels::triu(self, diagonal, output.tensor());
  output.commit();
  return self;

}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& meta_triu_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  check_defined("triu_", "self", self);
  const TensorSpec spec = meta::triangle("triu", self);
  prepare_output("triu_", self, spec, /*resizable=*/false);
  return self;
}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_triu_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                         TensorBase& out) {
  check_defined("triu.out", "self", self);
  check_defined("triu.out", "out", out);
  const TensorSpec spec = meta::triangle("triu", self);
  OutputBuffer output("triu.out", out, spec, /*resizable=*/true, {&self});
  kernels::triu(self, diagonal, output.tensor());
  output.commit();
  return out;

}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_triu_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                          TensorBase& out) {
  check_defined("triu.out", "self", self);
  check_defined("triu.out", "out", out);
  check_on_meta("triu.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::triangle("triu", self);
  prepare_output("triu.out", out, spec, /*resizable=*/true);
  return out;
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
TensorBase cpu_select_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                              int64_t dim, int64_t index) {
  check_defined("select_scatter", "self", self);
  check_defined("select_scatter", "src", src);
  const TensorSpec spec = meta::select_scatter(self, src, dim, index);
  TensorBase result = make_tensor(spec);
  kernels::select_scatter(self, src, dim, index, result);
  return result;

}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
TensorBase meta_select_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                               int64_t dim, int64_t index) {
  check_defined("select_scatter", "self", self);
  check_defined("select_scatter", "src", src);
  check_on_meta("select_scatter", {{"self", self}, {"src", src}});
  const TensorSpec spec = meta::select_scatter(self, src, dim, index);
  TensorBase result = make_tensor(spec);
  return result;
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
TensorBase cpu_slice_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                             int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                             int64_t step) {
  check_defined("slice_scatter", "self", self);
  check_defined("slice_scatter", "src", src);
  const TensorSpec spec = meta::slice_scatter(self, src, dim, start, end, step);
  TensorBase result = make_tensor(spec);
  kernels::slice_scatter(self, src, dim, start, end, step, result);
  return result;

}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
TensorBase meta_slice_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                              int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                              int64_t step) {
  check_defined("slice_scatter", "self", self);
  check_defined("slice_scatter", "src", src);
  check_on_meta("slice_scatter", {{"self", self}, {"src", src}});
  const TensorSpec spec = meta::slice_scatter(self, src, dim, start, end, step);
  TensorBase result = make_tensor(spec);
  return result;
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
TensorBase cpu_diagonal_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                                int64_t offset, int64_t dim1, int64_t dim2) {
  check_defined("diagonal_scatter", "self", self);
  check_defined("diagonal_scatter", "src", src);
  const TensorSpec spec = meta::diagonal_scatter(self, src, offset, dim1, dim2);
  TensorBase result = make_tensor(spec);
  kernels::diagonal_scatter(self, src, offset, dim1, dim2, result);
  return result;

}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
TensorBase meta_diagonal_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                                 int64_t offset, int64_t dim1, int64_t dim2) {
  check_defined("diagonal_scatter", "self", self);
  check_defined("diagonal_scatter", "src", src);
  check_on_meta("diagonal_scatter", {{"self", self}, {"src", src}});
  const TensorSpec spec = meta::diagonal_scatter(self, src, offset, dim1, dim2);
  TensorBase result = make_tensor(spec);
  return result;
}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
TensorBase cpu_as_strided_scatter(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& src, IntArrayRef size, IntArrayRef stride,
                                  std::optional<int64_t> storage_offset) {
  check_defined("as_strided_scatter", "self", self);
  check_defined("as_strided_scatter", "src", src);
  const TensorSpec spec = meta::as_strided_scatter(self, src, size, stride, storage_offset);
  TensorBase result = make_tensor(spec);
  kernels::as_strided_scatter(self, src, size, stride, storage_offset, result);
  return result;

}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
TensorBase meta_as_strided_scatter(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& src, IntArrayRef size, IntArrayRef stride,
                                   std::optional<int64_t> storage_offset) {
  check_defined("as_strided_scatter", "self", self);
  check_defined("as_strided_scatter", "src", src);
  check_on_meta("as_strided_scatter", {{"self", self}, {"src", src}});
  const TensorSpec spec = meta::as_strided_scatter(self, src, size, stride, storage_offset);
  TensorBase result = make_tensor(spec);
  return result;
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
TensorBase cpu_gather(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                      const TensorBase& index, bool sparse_grad) {
  check_defined("gather", "self", self);
  check_defined("gather", "index", index);
  const TensorSpec spec = meta::gather(self, dim, index);
  TensorBase result = make_tensor(spec);
  kernels::gather(self, dim, index, sparse_grad, result);
  return result;

}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
TensorBase meta_gather(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       const TensorBase& index, bool sparse_grad) {
  check_defined("gather", "self", self);
  check_defined("gather", "index", index);
  check_on_meta("gather", {{"self", self}, {"index", index}});
  const TensorSpec spec = meta::gather(self, dim, index);
  TensorBase result = make_tensor(spec);
  return result;
}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& cpu_gather_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                           const TensorBase& index, bool sparse_grad, TensorBase& out) {
  check_defined("gather.out", "self", self);
  check_defined("gather.out", "index", index);
  check_defined("gather.out", "out", out);
  const TensorSpec spec = meta::gather(self, dim, index);
  OutputBuffer output("gather.out", out, spec, /*resizable=*/true, {&self, &index});
  kernels::gather(self, dim, index, sparse_grad, output.tensor());
  output.commit();
  return out;

}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& meta_gather_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            const TensorBase& index, bool sparse_grad, TensorBase& out) {
  check_defined("gather.out", "self", self);
  check_defined("gather.out", "index", index);
  check_defined("gather.out", "out", out);
  check_on_meta("gather.out", {{"self", self}, {"index", index}, {"out", out}});
  const TensorSpec spec = meta::gather(self, dim, index);
  prepare_output("gather.out", out, spec, /*resizable=*/true);
  return out;
}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorBase cpu_scatter_src(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                           const TensorBase& index, const TensorBase& src) {
  check_defined("scatter.src", "self", self);
  check_defined("scatter.src", "index", index);
  check_defined("scatter.src", "src", src);
  const TensorSpec spec = meta::scatter_src("scatter", self, dim, index, src);
  TensorBase result = make_tensor(spec);
  kernels::scatter_src(self, dim, index, src, result);
  return result;

}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorBase meta_scatter_src(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            const TensorBase& index, const TensorBase& src) {
  check_defined("scatter.src", "self", self);
  check_defined("scatter.src", "index", index);
  check_defined("scatter.src", "src", src);
  check_on_meta("scatter.src", {{"self", self}, {"index", index}, {"src", src}});
  const TensorSpec spec = meta::scatter_src("scatter", self, dim, index, src);
  TensorBase result = make_tensor(spec);
  return result;
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& cpu_scatter__src(DispatchKeySet keys, TensorBase& self, int64_t dim,
                             const TensorBase& index, const TensorBase& src) {
  check_defined("scatter_.src", "self", self);
  check_defined("scatter_.src", "index", index);
  check_defined("scatter_.src", "src", src);
  const TensorSpec spec = meta::scatter_src("scatter", self, dim, index, src);
  OutputBuffer output("scatter_.src", self, spec, /*resizable=*/false, {&self, &index, &src});
  kernels::scatter_src(self, dim, index, src, output.tensor());
  output.commit();
  return self;

}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& meta_scatter__src(DispatchKeySet keys, TensorBase& self, int64_t dim,
                              const TensorBase& index, const TensorBase& src) {
  check_defined("scatter_.src", "self", self);
  check_defined("scatter_.src", "index", index);
  check_defined("scatter_.src", "src", src);
  check_on_meta("scatter_.src", {{"self", self}, {"index", index}, {"src", src}});
  const TensorSpec spec = meta::scatter_src("scatter", self, dim, index, src);
  prepare_output("scatter_.src", self, spec, /*resizable=*/false);
  return self;
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
TensorBase cpu_scatter_value(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             const TensorBase& index, const Scalar& value) {
  check_defined("scatter.value", "self", self);
  check_defined("scatter.value", "index", index);
  const TensorSpec spec = meta::scatter_value("scatter", self, dim, index);
  TensorBase result = make_tensor(spec);
  kernels::scatter_value(self, dim, index, value, result);
  return result;

}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
TensorBase meta_scatter_value(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                              const TensorBase& index, const Scalar& value) {
  check_defined("scatter.value", "self", self);
  check_defined("scatter.value", "index", index);
  check_on_meta("scatter.value", {{"self", self}, {"index", index}});
  const TensorSpec spec = meta::scatter_value("scatter", self, dim, index);
  TensorBase result = make_tensor(spec);
  return result;
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
TensorBase& cpu_scatter__value(DispatchKeySet keys, TensorBase& self, int64_t dim,
                               const TensorBase& index, const Scalar& value) {
  check_defined("scatter_.value", "self", self);
  check_defined("scatter_.value", "index", index);
  const TensorSpec spec = meta::scatter_value("scatter", self, dim, index);
  OutputBuffer output("scatter_.value", self, spec, /*resizable=*/false, {&self, &index});
  kernels::scatter_value(self, dim, index, value, output.tensor());
  output.commit();
  return self;

}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
TensorBase& meta_scatter__value(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                const TensorBase& index, const Scalar& value) {
  check_defined("scatter_.value", "self", self);
  check_defined("scatter_.value", "index", index);
  check_on_meta("scatter_.value", {{"self", self}, {"index", index}});
  const TensorSpec spec = meta::scatter_value("scatter", self, dim, index);
  prepare_output("scatter_.value", self, spec, /*resizable=*/false);
  return self;
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorBase cpu_scatter_add(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                           const TensorBase& index, const TensorBase& src) {
  check_defined("scatter_add", "self", self);
  check_defined("scatter_add", "index", index);
  check_defined("scatter_add", "src", src);
  const TensorSpec spec = meta::scatter_src("scatter_add", self, dim, index, src);
  TensorBase result = make_tensor(spec);
  kernels::scatter_add(self, dim, index, src, result);
  return result;

}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorBase meta_scatter_add(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            const TensorBase& index, const TensorBase& src) {
  check_defined("scatter_add", "self", self);
  check_defined("scatter_add", "index", index);
  check_defined("scatter_add", "src", src);
  check_on_meta("scatter_add", {{"self", self}, {"index", index}, {"src", src}});
  const TensorSpec spec = meta::scatter_src("scatter_add", self, dim, index, src);
  TensorBase result = make_tensor(spec);
  return result;
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& cpu_scatter_add_(DispatchKeySet keys, TensorBase& self, int64_t dim,
                             const TensorBase& index, const TensorBase& src) {
  check_defined("scatter_add_", "self", self);
  check_defined("scatter_add_", "index", index);
  check_defined("scatter_add_", "src", src);
  const TensorSpec spec = meta::scatter_src("scatter_add", self, dim, index, src);
  OutputBuffer output("scatter_add_", self, spec, /*resizable=*/false, {&self, &index, &src});
  kernels::scatter_add(self, dim, index, src, output.tensor());
  output.commit();
  return self;

}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& meta_scatter_add_(DispatchKeySet keys, TensorBase& self, int64_t dim,
                              const TensorBase& index, const TensorBase& src) {
  check_defined("scatter_add_", "self", self);
  check_defined("scatter_add_", "index", index);
  check_defined("scatter_add_", "src", src);
  check_on_meta("scatter_add_", {{"self", self}, {"index", index}, {"src", src}});
  const TensorSpec spec = meta::scatter_src("scatter_add", self, dim, index, src);
  prepare_output("scatter_add_", self, spec, /*resizable=*/false);
  return self;
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_indexing() {
  set(stubs::index_select::entry(), DispatchKey::CPU, &cpu_index_select);
  set(stubs::index_select::entry(), DispatchKey::Meta, &meta_index_select);
  set(stubs::index_select_out::entry(), DispatchKey::CPU, &cpu_index_select_out);
  set(stubs::index_select_out::entry(), DispatchKey::Meta, &meta_index_select_out);
  set(stubs::index_add::entry(), DispatchKey::CPU, &cpu_index_add);
  set(stubs::index_add::entry(), DispatchKey::Meta, &meta_index_add);
  set(stubs::index_add_::entry(), DispatchKey::CPU, &cpu_index_add_);
  set(stubs::index_add_::entry(), DispatchKey::Meta, &meta_index_add_);
  set(stubs::masked_fill_Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &masked_fill_Scalar);
  set(stubs::masked_fill__Scalar::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &masked_fill__Scalar);
  set(stubs::masked_fill_Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &masked_fill_Tensor);
  set(stubs::masked_fill__Tensor::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &masked_fill__Tensor);
  set(stubs::tril::entry(), DispatchKey::CPU, &cpu_tril);
  set(stubs::tril::entry(), DispatchKey::Meta, &meta_tril);
  set(stubs::tril_::entry(), DispatchKey::CPU, &cpu_tril_);
  set(stubs::tril_::entry(), DispatchKey::Meta, &meta_tril_);
  set(stubs::tril_out::entry(), DispatchKey::CPU, &cpu_tril_out);
  set(stubs::tril_out::entry(), DispatchKey::Meta, &meta_tril_out);
  set(stubs::triu::entry(), DispatchKey::CPU, &cpu_triu);
  set(stubs::triu::entry(), DispatchKey::Meta, &meta_triu);
  set(stubs::triu_::entry(), DispatchKey::CPU, &cpu_triu_);
  set(stubs::triu_::entry(), DispatchKey::Meta, &meta_triu_);
  set(stubs::triu_out::entry(), DispatchKey::CPU, &cpu_triu_out);
  set(stubs::triu_out::entry(), DispatchKey::Meta, &meta_triu_out);
  set(stubs::select_scatter::entry(), DispatchKey::CPU, &cpu_select_scatter);
  set(stubs::select_scatter::entry(), DispatchKey::Meta, &meta_select_scatter);
  set(stubs::slice_scatter::entry(), DispatchKey::CPU, &cpu_slice_scatter);
  set(stubs::slice_scatter::entry(), DispatchKey::Meta, &meta_slice_scatter);
  set(stubs::diagonal_scatter::entry(), DispatchKey::CPU, &cpu_diagonal_scatter);
  set(stubs::diagonal_scatter::entry(), DispatchKey::Meta, &meta_diagonal_scatter);
  set(stubs::as_strided_scatter::entry(), DispatchKey::CPU, &cpu_as_strided_scatter);
  set(stubs::as_strided_scatter::entry(), DispatchKey::Meta, &meta_as_strided_scatter);
  set(stubs::gather::entry(), DispatchKey::CPU, &cpu_gather);
  set(stubs::gather::entry(), DispatchKey::Meta, &meta_gather);
  set(stubs::gather_out::entry(), DispatchKey::CPU, &cpu_gather_out);
  set(stubs::gather_out::entry(), DispatchKey::Meta, &meta_gather_out);
  set(stubs::scatter_src::entry(), DispatchKey::CPU, &cpu_scatter_src);
  set(stubs::scatter_src::entry(), DispatchKey::Meta, &meta_scatter_src);
  set(stubs::scatter__src::entry(), DispatchKey::CPU, &cpu_scatter__src);
  set(stubs::scatter__src::entry(), DispatchKey::Meta, &meta_scatter__src);
  set(stubs::scatter_value::entry(), DispatchKey::CPU, &cpu_scatter_value);
  set(stubs::scatter_value::entry(), DispatchKey::Meta, &meta_scatter_value);
  set(stubs::scatter__value::entry(), DispatchKey::CPU, &cpu_scatter__value);
  set(stubs::scatter__value::entry(), DispatchKey::Meta, &meta_scatter__value);
  set(stubs::scatter_add::entry(), DispatchKey::CPU, &cpu_scatter_add);
  set(stubs::scatter_add::entry(), DispatchKey::Meta, &meta_scatter_add);
  set(stubs::scatter_add_::entry(), DispatchKey::CPU, &cpu_scatter_add_);
  set(stubs::scatter_add_::entry(), DispatchKey::Meta, &meta_scatter_add_);
}

}  // namespace tenon
