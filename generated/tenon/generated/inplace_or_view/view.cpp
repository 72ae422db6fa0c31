// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/view.cpp";

// alias(Tensor(a) self) -> Tensor(a)
TensorBase alias(DispatchKeySet keys, const TensorBase& self) {
  TensorBase result = stubs::alias::redispatch(keys & after_inplace_or_view_keys, self);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
TensorBase as_strided(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                      IntArrayRef stride, std::optional<int64_t> storage_offset) {
  TensorBase result = stubs::as_strided::redispatch(keys & after_inplace_or_view_keys, self, size,
                                                    stride, storage_offset);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
TensorBase expand(DispatchKeySet keys, const TensorBase& self, IntArrayRef size, bool implicit) {
  TensorBase result =
      stubs::expand::redispatch(keys & after_inplace_or_view_keys, self, size, implicit);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
TensorBase permute(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  TensorBase result = stubs::permute::redispatch(keys & after_inplace_or_view_keys, self, dims);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
TensorBase select_int(DispatchKeySet keys, const TensorBase& self, int64_t dim, int64_t index) {
  TensorBase result =
      stubs::select_int::redispatch(keys & after_inplace_or_view_keys, self, dim, index);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
TensorBase slice_Tensor(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                        std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
  TensorBase result = stubs::slice_Tensor::redispatch(keys & after_inplace_or_view_keys, self, dim,
                                                      start, end, step);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> split_Tensor(DispatchKeySet keys, const TensorBase& self,
                                     int64_t split_size, int64_t dim) {
  std::vector<TensorBase> result =
      stubs::split_Tensor::redispatch(keys & after_inplace_or_view_keys, self, split_size, dim);
  for (TensorBase& each : result) {
    each = as_view(self, std::move(each), current_creation_meta(/*multi_output=*/true));
  }
  return result;
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> split_with_sizes(DispatchKeySet keys, const TensorBase& self,
                                         IntArrayRef split_sizes, int64_t dim) {
  std::vector<TensorBase> result = stubs::split_with_sizes::redispatch(
      keys & after_inplace_or_view_keys, self, split_sizes, dim);
  for (TensorBase& each : result) {
    each = as_view(self, std::move(each), current_creation_meta(/*multi_output=*/true));
  }
  return result;
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> unbind_int(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  std::vector<TensorBase> result =
      stubs::unbind_int::redispatch(keys & after_inplace_or_view_keys, self, dim);
  for (TensorBase& each : result) {
    each = as_view(self, std::move(each), current_creation_meta(/*multi_output=*/true));
  }
  return result;
}

// squeeze(Tensor(a) self) -> Tensor(a)
TensorBase squeeze(DispatchKeySet keys, const TensorBase& self) {
  TensorBase result = stubs::squeeze::redispatch(keys & after_inplace_or_view_keys, self);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
TensorBase squeeze_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  TensorBase result = stubs::squeeze_dim::redispatch(keys & after_inplace_or_view_keys, self, dim);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
TensorBase squeeze_dims(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim) {
  TensorBase result = stubs::squeeze_dims::redispatch(keys & after_inplace_or_view_keys, self, dim);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
TensorBase unsqueeze(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  TensorBase result = stubs::unsqueeze::redispatch(keys & after_inplace_or_view_keys, self, dim);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// t(Tensor(a) self) -> Tensor(a)
TensorBase t(DispatchKeySet keys, const TensorBase& self) {
  TensorBase result = stubs::t::redispatch(keys & after_inplace_or_view_keys, self);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
TensorBase transpose_int(DispatchKeySet keys, const TensorBase& self, int64_t dim0, int64_t dim1) {
  TensorBase result =
      stubs::transpose_int::redispatch(keys & after_inplace_or_view_keys, self, dim0, dim1);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
TensorBase diagonal(DispatchKeySet keys, const TensorBase& self, int64_t offset, int64_t dim1,
                    int64_t dim2) {
  TensorBase result =
      stubs::diagonal::redispatch(keys & after_inplace_or_view_keys, self, offset, dim1, dim2);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
TensorBase unfold(DispatchKeySet keys, const TensorBase& self, int64_t dimension, int64_t size,
                  int64_t step) {
  TensorBase result =
      stubs::unfold::redispatch(keys & after_inplace_or_view_keys, self, dimension, size, step);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase view(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  TensorBase result = stubs::view::redispatch(keys & after_inplace_or_view_keys, self, size);
  return as_view(self, std::move(result), current_creation_meta(/*multi_output=*/false));
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& unsqueeze_(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  check_mutable("unsqueeze_", "self", self);
  stubs::unsqueeze_::redispatch(keys & after_inplace_or_view_keys, self, dim);
  increment_version(self);
  return self;
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
TensorBase& squeeze_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("squeeze_", "self", self);
  stubs::squeeze_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& squeeze__dim(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  check_mutable("squeeze_.dim", "self", self);
  stubs::squeeze__dim::redispatch(keys & after_inplace_or_view_keys, self, dim);
  increment_version(self);
  return self;
}

// t_(Tensor(a!) self) -> Tensor(a!)
TensorBase& t_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("t_", "self", self);
  stubs::t_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
TensorBase& transpose_(DispatchKeySet keys, TensorBase& self, int64_t dim0, int64_t dim1) {
  check_mutable("transpose_", "self", self);
  stubs::transpose_::redispatch(keys & after_inplace_or_view_keys, self, dim0, dim1);
  increment_version(self);
  return self;
}

}  // namespace

void register_inplace_or_view_view() {
  Dispatcher::set_builtin(stubs::alias::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&alias), kRegistrant);
  Dispatcher::set_builtin(stubs::as_strided::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&as_strided), kRegistrant);
  Dispatcher::set_builtin(stubs::expand::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&expand), kRegistrant);
  Dispatcher::set_builtin(stubs::permute::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&permute), kRegistrant);
  Dispatcher::set_builtin(stubs::select_int::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&select_int), kRegistrant);
  Dispatcher::set_builtin(stubs::slice_Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&slice_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::split_Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&split_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::split_with_sizes::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&split_with_sizes), kRegistrant);
  Dispatcher::set_builtin(stubs::unbind_int::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&unbind_int), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&squeeze), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze_dim::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&squeeze_dim), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze_dims::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&squeeze_dims), kRegistrant);
  Dispatcher::set_builtin(stubs::unsqueeze::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&unsqueeze), kRegistrant);
  Dispatcher::set_builtin(stubs::t::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&t), kRegistrant);
  Dispatcher::set_builtin(stubs::transpose_int::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&transpose_int), kRegistrant);
  Dispatcher::set_builtin(stubs::diagonal::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&diagonal), kRegistrant);
  Dispatcher::set_builtin(stubs::unfold::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&unfold), kRegistrant);
  Dispatcher::set_builtin(stubs::view::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&view), kRegistrant);
  Dispatcher::set_builtin(stubs::unsqueeze_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&unsqueeze_), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&squeeze_), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze__dim::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&squeeze__dim), kRegistrant);
  Dispatcher::set_builtin(stubs::t_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&t_), kRegistrant);
  Dispatcher::set_builtin(stubs::transpose_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&transpose_), kRegistrant);
}

}  // namespace tenon
