// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
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

namespace schemas {
extern const OperatorSchema index_select;
extern const OperatorSchema index_select_out;
extern const OperatorSchema index_add;
extern const OperatorSchema index_add_;
extern const OperatorSchema masked_fill_Scalar;
extern const OperatorSchema masked_fill__Scalar;
extern const OperatorSchema masked_fill_Tensor;
extern const OperatorSchema masked_fill__Tensor;
extern const OperatorSchema tril;
extern const OperatorSchema tril_;
extern const OperatorSchema tril_out;
extern const OperatorSchema triu;
extern const OperatorSchema triu_;
extern const OperatorSchema triu_out;
extern const OperatorSchema select_scatter;
extern const OperatorSchema slice_scatter;
extern const OperatorSchema diagonal_scatter;
extern const OperatorSchema as_strided_scatter;
extern const OperatorSchema gather;
extern const OperatorSchema gather_out;
extern const OperatorSchema scatter_src;
extern const OperatorSchema scatter__src;
extern const OperatorSchema scatter_value;
extern const OperatorSchema scatter__value;
extern const OperatorSchema scatter_add;
extern const OperatorSchema scatter_add_;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing index_select;
extern const OperatorBoxing index_select_out;
extern const OperatorBoxing index_add;
extern const OperatorBoxing index_add_;
extern const OperatorBoxing masked_fill_Scalar;
extern const OperatorBoxing masked_fill__Scalar;
extern const OperatorBoxing masked_fill_Tensor;
extern const OperatorBoxing masked_fill__Tensor;
extern const OperatorBoxing tril;
extern const OperatorBoxing tril_;
extern const OperatorBoxing tril_out;
extern const OperatorBoxing triu;
extern const OperatorBoxing triu_;
extern const OperatorBoxing triu_out;
extern const OperatorBoxing select_scatter;
extern const OperatorBoxing slice_scatter;
extern const OperatorBoxing diagonal_scatter;
extern const OperatorBoxing as_strided_scatter;
extern const OperatorBoxing gather;
extern const OperatorBoxing gather_out;
extern const OperatorBoxing scatter_src;
extern const OperatorBoxing scatter__src;
extern const OperatorBoxing scatter_value;
extern const OperatorBoxing scatter__value;
extern const OperatorBoxing scatter_add;
extern const OperatorBoxing scatter_add_;
}  // namespace boxing

namespace stubs {

// index_select(Tensor self, int dim, Tensor index) -> Tensor
constinit OperatorEntry index_select::entry(schemas::index_select, boxing::index_select);

TensorBase index_select::call(const TensorBase& self, int64_t dim, const TensorBase& index) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, const TensorBase&>(
      keys_of(self, index), self, dim, index);
} catch (...) {
  detail::rethrow_as_error("index_select");
}

TensorBase index_select::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                    const TensorBase& index) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, const TensorBase&>(
      keys, self, dim, index);
}

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry index_select_out::entry(schemas::index_select_out,
                                                boxing::index_select_out);

TensorBase& index_select_out::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                                   TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, int64_t, const TensorBase&, TensorBase&>(
      keys_of(self, index, out), self, dim, index, out);
} catch (...) {
  detail::rethrow_as_error("index_select.out");
}

TensorBase& index_select_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                         const TensorBase& index, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, const TensorBase&, TensorBase&>(
      keys, self, dim, index, out);
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
constinit OperatorEntry index_add::entry(schemas::index_add, boxing::index_add);

TensorBase index_add::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                           const TensorBase& source, const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                    const Scalar&>(
      keys_of(self, index, source), self, dim, index, source, alpha);
} catch (...) {
  detail::rethrow_as_error("index_add");
}

TensorBase index_add::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                 const TensorBase& index, const TensorBase& source,
                                 const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, const TensorBase&,
                          const TensorBase&, const Scalar&>(
      keys, self, dim, index, source, alpha);
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
constinit OperatorEntry index_add_::entry(schemas::index_add_, boxing::index_add_);

TensorBase& index_add_::call(TensorBase& self, int64_t dim, const TensorBase& index,
                             const TensorBase& source, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                    const Scalar&>(
      keys_of(self, index, source), self, dim, index, source, alpha);
} catch (...) {
  detail::rethrow_as_error("index_add_");
}

TensorBase& index_add_::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                   const TensorBase& index, const TensorBase& source,
                                   const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t, const TensorBase&, const TensorBase&,
                          const Scalar&>(
      keys, self, dim, index, source, alpha);
}

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
constinit OperatorEntry masked_fill_Scalar::entry(schemas::masked_fill_Scalar,
                                                  boxing::masked_fill_Scalar);

TensorBase masked_fill_Scalar::call(const TensorBase& self, const TensorBase& mask,
                                    const Scalar& value) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, mask), self, mask, value);
} catch (...) {
  detail::rethrow_as_error("masked_fill.Scalar");
}

TensorBase masked_fill_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const TensorBase& mask, const Scalar& value) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, mask, value);
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
constinit OperatorEntry masked_fill__Scalar::entry(schemas::masked_fill__Scalar,
                                                   boxing::masked_fill__Scalar);

TensorBase& masked_fill__Scalar::call(TensorBase& self, const TensorBase& mask,
                                      const Scalar& value) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, mask), self, mask, value);
} catch (...) {
  detail::rethrow_as_error("masked_fill_.Scalar");
}

TensorBase& masked_fill__Scalar::redispatch(DispatchKeySet keys, TensorBase& self,
                                            const TensorBase& mask, const Scalar& value) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, mask, value);
}

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
constinit OperatorEntry masked_fill_Tensor::entry(schemas::masked_fill_Tensor,
                                                  boxing::masked_fill_Tensor);

TensorBase masked_fill_Tensor::call(const TensorBase& self, const TensorBase& mask,
                                    const TensorBase& value) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(self, mask, value), self, mask, value);
} catch (...) {
  detail::rethrow_as_error("masked_fill.Tensor");
}

TensorBase masked_fill_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const TensorBase& mask, const TensorBase& value) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys, self, mask, value);
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
constinit OperatorEntry masked_fill__Tensor::entry(schemas::masked_fill__Tensor,
                                                   boxing::masked_fill__Tensor);

TensorBase& masked_fill__Tensor::call(TensorBase& self, const TensorBase& mask,
                                      const TensorBase& value) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(self, mask, value), self, mask, value);
} catch (...) {
  detail::rethrow_as_error("masked_fill_.Tensor");
}

TensorBase& masked_fill__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                            const TensorBase& mask, const TensorBase& value) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&>(
      keys, self, mask, value);
}

// tril(Tensor self, int diagonal=0) -> Tensor
constinit OperatorEntry tril::entry(schemas::tril, boxing::tril);

TensorBase tril::call(const TensorBase& self, int64_t diagonal) try {
  return entry.call<TensorBase, const TensorBase&, int64_t>(
      keys_of(self), self, diagonal);
} catch (...) {
  detail::rethrow_as_error("tril");
}

TensorBase tril::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t>(
      keys, self, diagonal);
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
constinit OperatorEntry tril_::entry(schemas::tril_, boxing::tril_);

TensorBase& tril_::call(TensorBase& self, int64_t diagonal) try {
  return entry.call<TensorBase&, TensorBase&, int64_t>(
      keys_of(self), self, diagonal);
} catch (...) {
  detail::rethrow_as_error("tril_");
}

TensorBase& tril_::redispatch(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t>(
      keys, self, diagonal);
}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry tril_out::entry(schemas::tril_out, boxing::tril_out);

TensorBase& tril_out::call(const TensorBase& self, int64_t diagonal, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, int64_t, TensorBase&>(
      keys_of(self, out), self, diagonal, out);
} catch (...) {
  detail::rethrow_as_error("tril.out");
}

TensorBase& tril_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                                 TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, TensorBase&>(
      keys, self, diagonal, out);
}

// triu(Tensor self, int diagonal=0) -> Tensor
constinit OperatorEntry triu::entry(schemas::triu, boxing::triu);

TensorBase triu::call(const TensorBase& self, int64_t diagonal) try {
  return entry.call<TensorBase, const TensorBase&, int64_t>(
      keys_of(self), self, diagonal);
} catch (...) {
  detail::rethrow_as_error("triu");
}

TensorBase triu::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t>(
      keys, self, diagonal);
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
constinit OperatorEntry triu_::entry(schemas::triu_, boxing::triu_);

TensorBase& triu_::call(TensorBase& self, int64_t diagonal) try {
  return entry.call<TensorBase&, TensorBase&, int64_t>(
      keys_of(self), self, diagonal);
} catch (...) {
  detail::rethrow_as_error("triu_");
}

TensorBase& triu_::redispatch(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t>(
      keys, self, diagonal);
}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry triu_out::entry(schemas::triu_out, boxing::triu_out);

TensorBase& triu_out::call(const TensorBase& self, int64_t diagonal, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, int64_t, TensorBase&>(
      keys_of(self, out), self, diagonal, out);
} catch (...) {
  detail::rethrow_as_error("triu.out");
}

TensorBase& triu_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                                 TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, TensorBase&>(
      keys, self, diagonal, out);
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
constinit OperatorEntry select_scatter::entry(schemas::select_scatter, boxing::select_scatter);

TensorBase select_scatter::call(const TensorBase& self, const TensorBase& src, int64_t dim,
                                int64_t index) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, int64_t>(
      keys_of(self, src), self, src, dim, index);
} catch (...) {
  detail::rethrow_as_error("select_scatter");
}

TensorBase select_scatter::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const TensorBase& src, int64_t dim, int64_t index) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, int64_t>(
      keys, self, src, dim, index);
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
constinit OperatorEntry slice_scatter::entry(schemas::slice_scatter, boxing::slice_scatter);

TensorBase slice_scatter::call(const TensorBase& self, const TensorBase& src, int64_t dim,
                               std::optional<int64_t> start, std::optional<int64_t> end,
                               int64_t step) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t,
                    std::optional<int64_t>, std::optional<int64_t>, int64_t>(
      keys_of(self, src), self, src, dim, start, end, step);
} catch (...) {
  detail::rethrow_as_error("slice_scatter");
}

TensorBase slice_scatter::redispatch(DispatchKeySet keys, const TensorBase& self,
                                     const TensorBase& src, int64_t dim,
                                     std::optional<int64_t> start, std::optional<int64_t> end,
                                     int64_t step) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t,
                          std::optional<int64_t>, std::optional<int64_t>, int64_t>(
      keys, self, src, dim, start, end, step);
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
constinit OperatorEntry diagonal_scatter::entry(schemas::diagonal_scatter,
                                                boxing::diagonal_scatter);

TensorBase diagonal_scatter::call(const TensorBase& self, const TensorBase& src, int64_t offset,
                                  int64_t dim1, int64_t dim2) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, int64_t, int64_t>(
      keys_of(self, src), self, src, offset, dim1, dim2);
} catch (...) {
  detail::rethrow_as_error("diagonal_scatter");
}

TensorBase diagonal_scatter::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& src, int64_t offset, int64_t dim1,
                                        int64_t dim2) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, int64_t,
                          int64_t>(
      keys, self, src, offset, dim1, dim2);
}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
constinit OperatorEntry as_strided_scatter::entry(schemas::as_strided_scatter,
                                                  boxing::as_strided_scatter);

TensorBase as_strided_scatter::call(const TensorBase& self, const TensorBase& src, IntArrayRef size,
                                    IntArrayRef stride, std::optional<int64_t> storage_offset) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, IntArrayRef, IntArrayRef,
                    std::optional<int64_t>>(
      keys_of(self, src), self, src, size, stride, storage_offset);
} catch (...) {
  detail::rethrow_as_error("as_strided_scatter");
}

TensorBase as_strided_scatter::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const TensorBase& src, IntArrayRef size,
                                          IntArrayRef stride,
                                          std::optional<int64_t> storage_offset) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, IntArrayRef,
                          IntArrayRef, std::optional<int64_t>>(
      keys, self, src, size, stride, storage_offset);
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
constinit OperatorEntry gather::entry(schemas::gather, boxing::gather);

TensorBase gather::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                        bool sparse_grad) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, const TensorBase&, bool>(
      keys_of(self, index), self, dim, index, sparse_grad);
} catch (...) {
  detail::rethrow_as_error("gather");
}

TensorBase gather::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                              const TensorBase& index, bool sparse_grad) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, const TensorBase&, bool>(
      keys, self, dim, index, sparse_grad);
}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
constinit OperatorEntry gather_out::entry(schemas::gather_out, boxing::gather_out);

TensorBase& gather_out::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                             bool sparse_grad, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, int64_t, const TensorBase&, bool, TensorBase&>(
      keys_of(self, index, out), self, dim, index, sparse_grad, out);
} catch (...) {
  detail::rethrow_as_error("gather.out");
}

TensorBase& gather_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                   const TensorBase& index, bool sparse_grad, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, const TensorBase&, bool,
                          TensorBase&>(
      keys, self, dim, index, sparse_grad, out);
}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
constinit OperatorEntry scatter_src::entry(schemas::scatter_src, boxing::scatter_src);

TensorBase scatter_src::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                             const TensorBase& src) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, const TensorBase&, const TensorBase&>(
      keys_of(self, index, src), self, dim, index, src);
} catch (...) {
  detail::rethrow_as_error("scatter.src");
}

TensorBase scatter_src::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                   const TensorBase& index, const TensorBase& src) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, const TensorBase&,
                          const TensorBase&>(
      keys, self, dim, index, src);
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
constinit OperatorEntry scatter__src::entry(schemas::scatter__src, boxing::scatter__src);

TensorBase& scatter__src::call(TensorBase& self, int64_t dim, const TensorBase& index,
                               const TensorBase& src) try {
  return entry.call<TensorBase&, TensorBase&, int64_t, const TensorBase&, const TensorBase&>(
      keys_of(self, index, src), self, dim, index, src);
} catch (...) {
  detail::rethrow_as_error("scatter_.src");
}

TensorBase& scatter__src::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                     const TensorBase& index, const TensorBase& src) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t, const TensorBase&, const TensorBase&>(
      keys, self, dim, index, src);
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
constinit OperatorEntry scatter_value::entry(schemas::scatter_value, boxing::scatter_value);

TensorBase scatter_value::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                               const Scalar& value) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, const TensorBase&, const Scalar&>(
      keys_of(self, index), self, dim, index, value);
} catch (...) {
  detail::rethrow_as_error("scatter.value");
}

TensorBase scatter_value::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                     const TensorBase& index, const Scalar& value) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, const TensorBase&, const Scalar&>(
      keys, self, dim, index, value);
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
constinit OperatorEntry scatter__value::entry(schemas::scatter__value, boxing::scatter__value);

TensorBase& scatter__value::call(TensorBase& self, int64_t dim, const TensorBase& index,
                                 const Scalar& value) try {
  return entry.call<TensorBase&, TensorBase&, int64_t, const TensorBase&, const Scalar&>(
      keys_of(self, index), self, dim, index, value);
} catch (...) {
  detail::rethrow_as_error("scatter_.value");
}

TensorBase& scatter__value::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                       const TensorBase& index, const Scalar& value) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t, const TensorBase&, const Scalar&>(
      keys, self, dim, index, value);
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
constinit OperatorEntry scatter_add::entry(schemas::scatter_add, boxing::scatter_add);

TensorBase scatter_add::call(const TensorBase& self, int64_t dim, const TensorBase& index,
                             const TensorBase& src) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, const TensorBase&, const TensorBase&>(
      keys_of(self, index, src), self, dim, index, src);
} catch (...) {
  detail::rethrow_as_error("scatter_add");
}

TensorBase scatter_add::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                   const TensorBase& index, const TensorBase& src) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, const TensorBase&,
                          const TensorBase&>(
      keys, self, dim, index, src);
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
constinit OperatorEntry scatter_add_::entry(schemas::scatter_add_, boxing::scatter_add_);

TensorBase& scatter_add_::call(TensorBase& self, int64_t dim, const TensorBase& index,
                               const TensorBase& src) try {
  return entry.call<TensorBase&, TensorBase&, int64_t, const TensorBase&, const TensorBase&>(
      keys_of(self, index, src), self, dim, index, src);
} catch (...) {
  detail::rethrow_as_error("scatter_add_");
}

TensorBase& scatter_add_::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim,
                                     const TensorBase& index, const TensorBase& src) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t, const TensorBase&, const TensorBase&>(
      keys, self, dim, index, src);
}

}  // namespace stubs
}  // namespace tenon
