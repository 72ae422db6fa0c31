// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/autograd/history.h"
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
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/view.cpp";

// alias(Tensor(a) self) -> Tensor(a)
TensorBase cpu_alias(DispatchKeySet keys, const TensorBase& self) {
  check_defined("alias", "self", self);
  return kernels::alias(self);
}

// detach(Tensor(a) self) -> Tensor(a)
TensorBase cpu_detach(DispatchKeySet keys, const TensorBase& self) {
  check_defined("detach", "self", self);
  return kernels::alias(self);
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
TensorBase cpu_as_strided(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                          IntArrayRef stride, std::optional<int64_t> storage_offset) {
  check_defined("as_strided", "self", self);
  return kernels::as_strided(self, size, stride, storage_offset);
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
TensorBase cpu_expand(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                      bool implicit) {
  check_defined("expand", "self", self);
  return kernels::expand(self, size, implicit);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase expand_as(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  check_defined("expand_as", "self", self);
  check_defined("expand_as", "other", other);
  return composite::expand_as(self, other);
}

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase broadcast_to(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  check_defined("broadcast_to", "self", self);
  return composite::broadcast_to(self, size);
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
TensorBase cpu_permute(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  check_defined("permute", "self", self);
  return kernels::permute(self, dims);
}

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
TensorBase movedim_int(DispatchKeySet keys, const TensorBase& self, int64_t source,
                       int64_t destination) {
  check_defined("movedim.int", "self", self);
  return composite::movedim(self, source, destination);
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
TensorBase cpu_select_int(DispatchKeySet keys, const TensorBase& self, int64_t dim, int64_t index) {
  check_defined("select.int", "self", self);
  return kernels::select(self, dim, index);
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
TensorBase cpu_slice_Tensor(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            std::optional<int64_t> start, std::optional<int64_t> end,
                            int64_t step) {
  check_defined("slice.Tensor", "self", self);
  return kernels::slice(self, dim, start, end, step);
}

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
TensorBase narrow(DispatchKeySet keys, const TensorBase& self, int64_t dim, int64_t start,
                  int64_t length) {
  check_defined("narrow", "self", self);
  return composite::narrow(self, dim, start, length);
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> cpu_split_Tensor(DispatchKeySet keys, const TensorBase& self,
                                         int64_t split_size, int64_t dim) {
  check_defined("split.Tensor", "self", self);
  return kernels::split(self, split_size, dim);
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> cpu_split_with_sizes(DispatchKeySet keys, const TensorBase& self,
                                             IntArrayRef split_sizes, int64_t dim) {
  check_defined("split_with_sizes", "self", self);
  return kernels::split_with_sizes(self, split_sizes, dim);
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> cpu_unbind_int(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  check_defined("unbind.int", "self", self);
  return kernels::unbind(self, dim);
}

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> chunk(DispatchKeySet keys, const TensorBase& self, int64_t chunks,
                              int64_t dim) {
  check_defined("chunk", "self", self);
  return composite::chunk(self, chunks, dim);
}

// squeeze(Tensor(a) self) -> Tensor(a)
TensorBase cpu_squeeze(DispatchKeySet keys, const TensorBase& self) {
  check_defined("squeeze", "self", self);
  return kernels::squeeze(self);
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
TensorBase cpu_squeeze_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  check_defined("squeeze.dim", "self", self);
  return kernels::squeeze_dim(self, dim);
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
TensorBase cpu_squeeze_dims(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim) {
  check_defined("squeeze.dims", "self", self);
  return kernels::squeeze_dims(self, dim);
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
TensorBase cpu_unsqueeze(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  check_defined("unsqueeze", "self", self);
  return kernels::unsqueeze(self, dim);
}

// t(Tensor(a) self) -> Tensor(a)
TensorBase cpu_t(DispatchKeySet keys, const TensorBase& self) {
  check_defined("t", "self", self);
  return kernels::t(self);
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
TensorBase cpu_transpose_int(DispatchKeySet keys, const TensorBase& self, int64_t dim0,
                             int64_t dim1) {
  check_defined("transpose.int", "self", self);
  return kernels::transpose(self, dim0, dim1);
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
TensorBase cpu_diagonal(DispatchKeySet keys, const TensorBase& self, int64_t offset, int64_t dim1,
                        int64_t dim2) {
  check_defined("diagonal", "self", self);
  return kernels::diagonal(self, offset, dim1, dim2);
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
TensorBase cpu_unfold(DispatchKeySet keys, const TensorBase& self, int64_t dimension, int64_t size,
                      int64_t step) {
  check_defined("unfold", "self", self);
  return kernels::unfold(self, dimension, size, step);
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase cpu_view(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  check_defined("view", "self", self);
  return kernels::view(self, size);
}

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase view_as(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  check_defined("view_as", "self", self);
  check_defined("view_as", "other", other);
  return composite::view_as(self, other);
}

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
TensorBase cpu__unsafe_view(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  check_defined("_unsafe_view", "self", self);
  return kernels::unsafe_view(self, size);
}

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
TensorBase reshape(DispatchKeySet keys, const TensorBase& self, IntArrayRef shape) {
  check_defined("reshape", "self", self);
  return composite::reshape(self, shape);
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
TensorBase reshape_as(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  check_defined("reshape_as", "self", self);
  check_defined("reshape_as", "other", other);
  return composite::reshape_as(self, other);
}

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
TensorBase flatten_using_ints(DispatchKeySet keys, const TensorBase& self, int64_t start_dim,
                              int64_t end_dim) {
  check_defined("flatten.using_ints", "self", self);
  return composite::flatten(self, start_dim, end_dim);
}

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
TensorBase unflatten_int(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                         IntArrayRef sizes) {
  check_defined("unflatten.int", "self", self);
  return composite::unflatten(self, dim, sizes);
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& cpu_unsqueeze_(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  check_defined("unsqueeze_", "self", self);
  return kernels::unsqueeze_(self, dim);
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cpu_squeeze_(DispatchKeySet keys, TensorBase& self) {
  check_defined("squeeze_", "self", self);
  return kernels::squeeze_(self);
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& cpu_squeeze__dim(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  check_defined("squeeze_.dim", "self", self);
  return kernels::squeeze_dim_(self, dim);
}

// t_(Tensor(a!) self) -> Tensor(a!)
TensorBase& cpu_t_(DispatchKeySet keys, TensorBase& self) {
  check_defined("t_", "self", self);
  return kernels::t_(self);
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
TensorBase& cpu_transpose_(DispatchKeySet keys, TensorBase& self, int64_t dim0, int64_t dim1) {
  check_defined("transpose_", "self", self);
  return kernels::transpose_(self, dim0, dim1);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_view() {
  set(stubs::alias::entry(), DispatchKey::CPU, &cpu_alias);
  set(stubs::alias::entry(), DispatchKey::Meta, &cpu_alias);
  set(stubs::detach::entry(), DispatchKey::CPU, &cpu_detach);
  set(stubs::detach::entry(), DispatchKey::Meta, &cpu_detach);
  set(stubs::as_strided::entry(), DispatchKey::CPU, &cpu_as_strided);
  set(stubs::as_strided::entry(), DispatchKey::Meta, &cpu_as_strided);
  set(stubs::expand::entry(), DispatchKey::CPU, &cpu_expand);
  set(stubs::expand::entry(), DispatchKey::Meta, &cpu_expand);
  set(stubs::expand_as::entry(), backend_keys, &expand_as);
  set(stubs::broadcast_to::entry(), backend_keys, &broadcast_to);
  set(stubs::permute::entry(), DispatchKey::CPU, &cpu_permute);
  set(stubs::permute::entry(), DispatchKey::Meta, &cpu_permute);
  set(stubs::movedim_int::entry(), backend_keys, &movedim_int);
  set(stubs::select_int::entry(), DispatchKey::CPU, &cpu_select_int);
  set(stubs::select_int::entry(), DispatchKey::Meta, &cpu_select_int);
  set(stubs::slice_Tensor::entry(), DispatchKey::CPU, &cpu_slice_Tensor);
  set(stubs::slice_Tensor::entry(), DispatchKey::Meta, &cpu_slice_Tensor);
  set(stubs::narrow::entry(), backend_keys, &narrow);
  set(stubs::split_Tensor::entry(), DispatchKey::CPU, &cpu_split_Tensor);
  set(stubs::split_Tensor::entry(), DispatchKey::Meta, &cpu_split_Tensor);
  set(stubs::split_with_sizes::entry(), DispatchKey::CPU, &cpu_split_with_sizes);
  set(stubs::split_with_sizes::entry(), DispatchKey::Meta, &cpu_split_with_sizes);
  set(stubs::unbind_int::entry(), DispatchKey::CPU, &cpu_unbind_int);
  set(stubs::unbind_int::entry(), DispatchKey::Meta, &cpu_unbind_int);
  set(stubs::chunk::entry(), backend_keys, &chunk);
  set(stubs::squeeze::entry(), DispatchKey::CPU, &cpu_squeeze);
  set(stubs::squeeze::entry(), DispatchKey::Meta, &cpu_squeeze);
  set(stubs::squeeze_dim::entry(), DispatchKey::CPU, &cpu_squeeze_dim);
  set(stubs::squeeze_dim::entry(), DispatchKey::Meta, &cpu_squeeze_dim);
  set(stubs::squeeze_dims::entry(), DispatchKey::CPU, &cpu_squeeze_dims);
  set(stubs::squeeze_dims::entry(), DispatchKey::Meta, &cpu_squeeze_dims);
  set(stubs::unsqueeze::entry(), DispatchKey::CPU, &cpu_unsqueeze);
  set(stubs::unsqueeze::entry(), DispatchKey::Meta, &cpu_unsqueeze);
  set(stubs::t::entry(), DispatchKey::CPU, &cpu_t);
  set(stubs::t::entry(), DispatchKey::Meta, &cpu_t);
  set(stubs::transpose_int::entry(), DispatchKey::CPU, &cpu_transpose_int);
  set(stubs::transpose_int::entry(), DispatchKey::Meta, &cpu_transpose_int);
  set(stubs::diagonal::entry(), DispatchKey::CPU, &cpu_diagonal);
  set(stubs::diagonal::entry(), DispatchKey::Meta, &cpu_diagonal);
  set(stubs::unfold::entry(), DispatchKey::CPU, &cpu_unfold);
  set(stubs::unfold::entry(), DispatchKey::Meta, &cpu_unfold);
  set(stubs::view::entry(), DispatchKey::CPU, &cpu_view);
  set(stubs::view::entry(), DispatchKey::Meta, &cpu_view);
  set(stubs::view_as::entry(), backend_keys, &view_as);
  set(stubs::_unsafe_view::entry(), DispatchKey::CPU, &cpu__unsafe_view);
  set(stubs::_unsafe_view::entry(), DispatchKey::Meta, &cpu__unsafe_view);
  set(stubs::reshape::entry(), backend_keys, &reshape);
  set(stubs::reshape_as::entry(), backend_keys, &reshape_as);
  set(stubs::flatten_using_ints::entry(), backend_keys, &flatten_using_ints);
  set(stubs::unflatten_int::entry(), backend_keys, &unflatten_int);
  set(stubs::unsqueeze_::entry(), DispatchKey::CPU, &cpu_unsqueeze_);
  set(stubs::unsqueeze_::entry(), DispatchKey::Meta, &cpu_unsqueeze_);
  set(stubs::squeeze_::entry(), DispatchKey::CPU, &cpu_squeeze_);
  set(stubs::squeeze_::entry(), DispatchKey::Meta, &cpu_squeeze_);
  set(stubs::squeeze__dim::entry(), DispatchKey::CPU, &cpu_squeeze__dim);
  set(stubs::squeeze__dim::entry(), DispatchKey::Meta, &cpu_squeeze__dim);
  set(stubs::t_::entry(), DispatchKey::CPU, &cpu_t_);
  set(stubs::t_::entry(), DispatchKey::Meta, &cpu_t_);
  set(stubs::transpose_::entry(), DispatchKey::CPU, &cpu_transpose_);
  set(stubs::transpose_::entry(), DispatchKey::Meta, &cpu_transpose_);
}

}  // namespace tenon
