// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema alias;
extern const OperatorSchema detach;
extern const OperatorSchema as_strided;
extern const OperatorSchema expand;
extern const OperatorSchema expand_as;
extern const OperatorSchema broadcast_to;
extern const OperatorSchema permute;
extern const OperatorSchema movedim_int;
extern const OperatorSchema select_int;
extern const OperatorSchema slice_Tensor;
extern const OperatorSchema narrow;
extern const OperatorSchema split_Tensor;
extern const OperatorSchema split_with_sizes;
extern const OperatorSchema unbind_int;
extern const OperatorSchema chunk;
extern const OperatorSchema squeeze;
extern const OperatorSchema squeeze_dim;
extern const OperatorSchema squeeze_dims;
extern const OperatorSchema unsqueeze;
extern const OperatorSchema t;
extern const OperatorSchema transpose_int;
extern const OperatorSchema diagonal;
extern const OperatorSchema unfold;
extern const OperatorSchema view;
extern const OperatorSchema view_as;
extern const OperatorSchema _unsafe_view;
extern const OperatorSchema reshape;
extern const OperatorSchema reshape_as;
extern const OperatorSchema flatten_using_ints;
extern const OperatorSchema unflatten_int;
extern const OperatorSchema unsqueeze_;
extern const OperatorSchema squeeze_;
extern const OperatorSchema squeeze__dim;
extern const OperatorSchema t_;
extern const OperatorSchema transpose_;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing alias;
extern const OperatorBoxing detach;
extern const OperatorBoxing as_strided;
extern const OperatorBoxing expand;
extern const OperatorBoxing expand_as;
extern const OperatorBoxing broadcast_to;
extern const OperatorBoxing permute;
extern const OperatorBoxing movedim_int;
extern const OperatorBoxing select_int;
extern const OperatorBoxing slice_Tensor;
extern const OperatorBoxing narrow;
extern const OperatorBoxing split_Tensor;
extern const OperatorBoxing split_with_sizes;
extern const OperatorBoxing unbind_int;
extern const OperatorBoxing chunk;
extern const OperatorBoxing squeeze;
extern const OperatorBoxing squeeze_dim;
extern const OperatorBoxing squeeze_dims;
extern const OperatorBoxing unsqueeze;
extern const OperatorBoxing t;
extern const OperatorBoxing transpose_int;
extern const OperatorBoxing diagonal;
extern const OperatorBoxing unfold;
extern const OperatorBoxing view;
extern const OperatorBoxing view_as;
extern const OperatorBoxing _unsafe_view;
extern const OperatorBoxing reshape;
extern const OperatorBoxing reshape_as;
extern const OperatorBoxing flatten_using_ints;
extern const OperatorBoxing unflatten_int;
extern const OperatorBoxing unsqueeze_;
extern const OperatorBoxing squeeze_;
extern const OperatorBoxing squeeze__dim;
extern const OperatorBoxing t_;
extern const OperatorBoxing transpose_;
}  // namespace boxing

namespace stubs {

// alias(Tensor(a) self) -> Tensor(a)
constinit OperatorEntry alias::entry(schemas::alias, boxing::alias);

TensorBase alias::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("alias");
}

TensorBase alias::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// detach(Tensor(a) self) -> Tensor(a)
constinit OperatorEntry detach::entry(schemas::detach, boxing::detach);

TensorBase detach::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("detach");
}

TensorBase detach::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
constinit OperatorEntry as_strided::entry(schemas::as_strided, boxing::as_strided);

TensorBase as_strided::call(const TensorBase& self, IntArrayRef size, IntArrayRef stride,
                            std::optional<int64_t> storage_offset) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, IntArrayRef,
                    std::optional<int64_t>>(
      keys_of(self), self, size, stride, storage_offset);
} catch (...) {
  detail::rethrow_as_error("as_strided");
}

TensorBase as_strided::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                                  IntArrayRef stride, std::optional<int64_t> storage_offset) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, IntArrayRef,
                          std::optional<int64_t>>(
      keys, self, size, stride, storage_offset);
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
constinit OperatorEntry expand::entry(schemas::expand, boxing::expand);

TensorBase expand::call(const TensorBase& self, IntArrayRef size, bool implicit) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys_of(self), self, size, implicit);
} catch (...) {
  detail::rethrow_as_error("expand");
}

TensorBase expand::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                              bool implicit) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, bool>(
      keys, self, size, implicit);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
constinit OperatorEntry expand_as::entry(schemas::expand_as, boxing::expand_as);

TensorBase expand_as::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("expand_as");
}

TensorBase expand_as::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
constinit OperatorEntry broadcast_to::entry(schemas::broadcast_to, boxing::broadcast_to);

TensorBase broadcast_to::call(const TensorBase& self, IntArrayRef size) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, size);
} catch (...) {
  detail::rethrow_as_error("broadcast_to");
}

TensorBase broadcast_to::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, size);
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
constinit OperatorEntry permute::entry(schemas::permute, boxing::permute);

TensorBase permute::call(const TensorBase& self, IntArrayRef dims) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, dims);
} catch (...) {
  detail::rethrow_as_error("permute");
}

TensorBase permute::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, dims);
}

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
constinit OperatorEntry movedim_int::entry(schemas::movedim_int, boxing::movedim_int);

TensorBase movedim_int::call(const TensorBase& self, int64_t source, int64_t destination) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys_of(self), self, source, destination);
} catch (...) {
  detail::rethrow_as_error("movedim.int");
}

TensorBase movedim_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t source,
                                   int64_t destination) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys, self, source, destination);
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
constinit OperatorEntry select_int::entry(schemas::select_int, boxing::select_int);

TensorBase select_int::call(const TensorBase& self, int64_t dim, int64_t index) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys_of(self), self, dim, index);
} catch (...) {
  detail::rethrow_as_error("select.int");
}

TensorBase select_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                  int64_t index) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys, self, dim, index);
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
constinit OperatorEntry slice_Tensor::entry(schemas::slice_Tensor, boxing::slice_Tensor);

TensorBase slice_Tensor::call(const TensorBase& self, int64_t dim, std::optional<int64_t> start,
                              std::optional<int64_t> end, int64_t step) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, std::optional<int64_t>,
                    std::optional<int64_t>, int64_t>(
      keys_of(self), self, dim, start, end, step);
} catch (...) {
  detail::rethrow_as_error("slice.Tensor");
}

TensorBase slice_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                    std::optional<int64_t> start, std::optional<int64_t> end,
                                    int64_t step) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>, int64_t>(
      keys, self, dim, start, end, step);
}

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
constinit OperatorEntry narrow::entry(schemas::narrow, boxing::narrow);

TensorBase narrow::call(const TensorBase& self, int64_t dim, int64_t start, int64_t length) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t, int64_t>(
      keys_of(self), self, dim, start, length);
} catch (...) {
  detail::rethrow_as_error("narrow");
}

TensorBase narrow::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                              int64_t start, int64_t length) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t, int64_t>(
      keys, self, dim, start, length);
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
constinit OperatorEntry split_Tensor::entry(schemas::split_Tensor, boxing::split_Tensor);

std::vector<TensorBase> split_Tensor::call(const TensorBase& self, int64_t split_size,
                                           int64_t dim) try {
  return entry.call<std::vector<TensorBase>, const TensorBase&, int64_t, int64_t>(
      keys_of(self), self, split_size, dim);
} catch (...) {
  detail::rethrow_as_error("split.Tensor");
}

std::vector<TensorBase> split_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                                 int64_t split_size, int64_t dim) {
  return entry.redispatch<std::vector<TensorBase>, const TensorBase&, int64_t, int64_t>(
      keys, self, split_size, dim);
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
constinit OperatorEntry split_with_sizes::entry(schemas::split_with_sizes,
                                                boxing::split_with_sizes);

std::vector<TensorBase> split_with_sizes::call(const TensorBase& self, IntArrayRef split_sizes,
                                               int64_t dim) try {
  return entry.call<std::vector<TensorBase>, const TensorBase&, IntArrayRef, int64_t>(
      keys_of(self), self, split_sizes, dim);
} catch (...) {
  detail::rethrow_as_error("split_with_sizes");
}

std::vector<TensorBase> split_with_sizes::redispatch(DispatchKeySet keys, const TensorBase& self,
                                                     IntArrayRef split_sizes, int64_t dim) {
  return entry.redispatch<std::vector<TensorBase>, const TensorBase&, IntArrayRef, int64_t>(
      keys, self, split_sizes, dim);
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
constinit OperatorEntry unbind_int::entry(schemas::unbind_int, boxing::unbind_int);

std::vector<TensorBase> unbind_int::call(const TensorBase& self, int64_t dim) try {
  return entry.call<std::vector<TensorBase>, const TensorBase&, int64_t>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("unbind.int");
}

std::vector<TensorBase> unbind_int::redispatch(DispatchKeySet keys, const TensorBase& self,
                                               int64_t dim) {
  return entry.redispatch<std::vector<TensorBase>, const TensorBase&, int64_t>(
      keys, self, dim);
}

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
constinit OperatorEntry chunk::entry(schemas::chunk, boxing::chunk);

std::vector<TensorBase> chunk::call(const TensorBase& self, int64_t chunks, int64_t dim) try {
  return entry.call<std::vector<TensorBase>, const TensorBase&, int64_t, int64_t>(
      keys_of(self), self, chunks, dim);
} catch (...) {
  detail::rethrow_as_error("chunk");
}

std::vector<TensorBase> chunk::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          int64_t chunks, int64_t dim) {
  return entry.redispatch<std::vector<TensorBase>, const TensorBase&, int64_t, int64_t>(
      keys, self, chunks, dim);
}

// squeeze(Tensor(a) self) -> Tensor(a)
constinit OperatorEntry squeeze::entry(schemas::squeeze, boxing::squeeze);

TensorBase squeeze::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("squeeze");
}

TensorBase squeeze::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
constinit OperatorEntry squeeze_dim::entry(schemas::squeeze_dim, boxing::squeeze_dim);

TensorBase squeeze_dim::call(const TensorBase& self, int64_t dim) try {
  return entry.call<TensorBase, const TensorBase&, int64_t>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("squeeze.dim");
}

TensorBase squeeze_dim::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t>(
      keys, self, dim);
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
constinit OperatorEntry squeeze_dims::entry(schemas::squeeze_dims, boxing::squeeze_dims);

TensorBase squeeze_dims::call(const TensorBase& self, IntArrayRef dim) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("squeeze.dims");
}

TensorBase squeeze_dims::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, dim);
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
constinit OperatorEntry unsqueeze::entry(schemas::unsqueeze, boxing::unsqueeze);

TensorBase unsqueeze::call(const TensorBase& self, int64_t dim) try {
  return entry.call<TensorBase, const TensorBase&, int64_t>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("unsqueeze");
}

TensorBase unsqueeze::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t>(
      keys, self, dim);
}

// t(Tensor(a) self) -> Tensor(a)
constinit OperatorEntry t::entry(schemas::t, boxing::t);

TensorBase t::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("t");
}

TensorBase t::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
constinit OperatorEntry transpose_int::entry(schemas::transpose_int, boxing::transpose_int);

TensorBase transpose_int::call(const TensorBase& self, int64_t dim0, int64_t dim1) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys_of(self), self, dim0, dim1);
} catch (...) {
  detail::rethrow_as_error("transpose.int");
}

TensorBase transpose_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim0,
                                     int64_t dim1) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys, self, dim0, dim1);
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
constinit OperatorEntry diagonal::entry(schemas::diagonal, boxing::diagonal);

TensorBase diagonal::call(const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t, int64_t>(
      keys_of(self), self, offset, dim1, dim2);
} catch (...) {
  detail::rethrow_as_error("diagonal");
}

TensorBase diagonal::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t offset,
                                int64_t dim1, int64_t dim2) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t, int64_t>(
      keys, self, offset, dim1, dim2);
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
constinit OperatorEntry unfold::entry(schemas::unfold, boxing::unfold);

TensorBase unfold::call(const TensorBase& self, int64_t dimension, int64_t size, int64_t step) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t, int64_t>(
      keys_of(self), self, dimension, size, step);
} catch (...) {
  detail::rethrow_as_error("unfold");
}

TensorBase unfold::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dimension,
                              int64_t size, int64_t step) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t, int64_t>(
      keys, self, dimension, size, step);
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
constinit OperatorEntry view::entry(schemas::view, boxing::view);

TensorBase view::call(const TensorBase& self, IntArrayRef size) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, size);
} catch (...) {
  detail::rethrow_as_error("view");
}

TensorBase view::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, size);
}

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
constinit OperatorEntry view_as::entry(schemas::view_as, boxing::view_as);

TensorBase view_as::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("view_as");
}

TensorBase view_as::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
constinit OperatorEntry _unsafe_view::entry(schemas::_unsafe_view, boxing::_unsafe_view);

TensorBase _unsafe_view::call(const TensorBase& self, IntArrayRef size) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, size);
} catch (...) {
  detail::rethrow_as_error("_unsafe_view");
}

TensorBase _unsafe_view::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, size);
}

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
constinit OperatorEntry reshape::entry(schemas::reshape, boxing::reshape);

TensorBase reshape::call(const TensorBase& self, IntArrayRef shape) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, shape);
} catch (...) {
  detail::rethrow_as_error("reshape");
}

TensorBase reshape::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef shape) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, shape);
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
constinit OperatorEntry reshape_as::entry(schemas::reshape_as, boxing::reshape_as);

TensorBase reshape_as::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("reshape_as");
}

TensorBase reshape_as::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
constinit OperatorEntry flatten_using_ints::entry(schemas::flatten_using_ints,
                                                  boxing::flatten_using_ints);

TensorBase flatten_using_ints::call(const TensorBase& self, int64_t start_dim,
                                    int64_t end_dim) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys_of(self), self, start_dim, end_dim);
} catch (...) {
  detail::rethrow_as_error("flatten.using_ints");
}

TensorBase flatten_using_ints::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          int64_t start_dim, int64_t end_dim) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, int64_t>(
      keys, self, start_dim, end_dim);
}

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
constinit OperatorEntry unflatten_int::entry(schemas::unflatten_int, boxing::unflatten_int);

TensorBase unflatten_int::call(const TensorBase& self, int64_t dim, IntArrayRef sizes) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, IntArrayRef>(
      keys_of(self), self, dim, sizes);
} catch (...) {
  detail::rethrow_as_error("unflatten.int");
}

TensorBase unflatten_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                     IntArrayRef sizes) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, IntArrayRef>(
      keys, self, dim, sizes);
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
constinit OperatorEntry unsqueeze_::entry(schemas::unsqueeze_, boxing::unsqueeze_);

TensorBase& unsqueeze_::call(TensorBase& self, int64_t dim) try {
  return entry.call<TensorBase&, TensorBase&, int64_t>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("unsqueeze_");
}

TensorBase& unsqueeze_::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t>(
      keys, self, dim);
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry squeeze_::entry(schemas::squeeze_, boxing::squeeze_);

TensorBase& squeeze_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("squeeze_");
}

TensorBase& squeeze_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
constinit OperatorEntry squeeze__dim::entry(schemas::squeeze__dim, boxing::squeeze__dim);

TensorBase& squeeze__dim::call(TensorBase& self, int64_t dim) try {
  return entry.call<TensorBase&, TensorBase&, int64_t>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("squeeze_.dim");
}

TensorBase& squeeze__dim::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t>(
      keys, self, dim);
}

// t_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry t_::entry(schemas::t_, boxing::t_);

TensorBase& t_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("t_");
}

TensorBase& t_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
constinit OperatorEntry transpose_::entry(schemas::transpose_, boxing::transpose_);

TensorBase& transpose_::call(TensorBase& self, int64_t dim0, int64_t dim1) try {
  return entry.call<TensorBase&, TensorBase&, int64_t, int64_t>(
      keys_of(self), self, dim0, dim1);
} catch (...) {
  detail::rethrow_as_error("transpose_");
}

TensorBase& transpose_::redispatch(DispatchKeySet keys, TensorBase& self, int64_t dim0,
                                   int64_t dim1) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t, int64_t>(
      keys, self, dim0, dim1);
}

}  // namespace stubs
}  // namespace tenon
