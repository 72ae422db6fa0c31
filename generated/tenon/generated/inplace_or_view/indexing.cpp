// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/indexing.cpp";

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& index_select_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             const TensorBase& index, TensorBase& out) {
  check_mutable("index_select.out", "out", out);
  stubs::index_select_out::redispatch(keys & after_inplace_or_view_keys, self, dim, index, out);
  increment_version(out);
  return out;
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& index_add_(DispatchKeySet keys, TensorBase& self, int64_t dim, const TensorBase& index,
                       const TensorBase& source, const Scalar& alpha) {
  check_mutable("index_add_", "self", self);
  stubs::index_add_::redispatch(keys & after_inplace_or_view_keys, self, dim, index, source, alpha);
  increment_version(self);
  return self;
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
TensorBase& masked_fill__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const Scalar& value) {
  check_mutable("masked_fill_.Scalar", "self", self);
  stubs::masked_fill__Scalar::redispatch(keys & after_inplace_or_view_keys, self, mask, value);
  increment_version(self);
  return self;
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
TensorBase& masked_fill__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const TensorBase& value) {
  check_mutable("masked_fill_.Tensor", "self", self);
  stubs::masked_fill__Tensor::redispatch(keys & after_inplace_or_view_keys, self, mask, value);
  increment_version(self);
  return self;
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& tril_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  check_mutable("tril_", "self", self);
  stubs::tril_::redispatch(keys & after_inplace_or_view_keys, self, diagonal);
  increment_version(self);
  return self;
}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tril_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                     TensorBase& out) {
  check_mutable("tril.out", "out", out);
  stubs::tril_out::redispatch(keys & after_inplace_or_view_keys, self, diagonal, out);
  increment_version(out);
  return out;
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& triu_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  check_mutable("triu_", "self", self);
  stubs::triu_::redispatch(keys & after_inplace_or_view_keys, self, diagonal);
  increment_version(self);
  return self;
}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& triu_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                     TensorBase& out) {
  check_mutable("triu.out", "out", out);
  stubs::triu_out::redispatch(keys & after_inplace_or_view_keys, self, diagonal, out);
  increment_version(out);
  return out;
}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& gather_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       const TensorBase& index, bool sparse_grad, TensorBase& out) {
  check_mutable("gather.out", "out", out);
  stubs::gather_out::redispatch(keys & after_inplace_or_view_keys, self, dim, index, sparse_grad,
                                out);
  increment_version(out);
  return out;
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& scatter__src(DispatchKeySet keys, TensorBase& self, int64_t dim,
                         const TensorBase& index, const TensorBase& src) {
  check_mutable("scatter_.src", "self", self);
  stubs::scatter__src::redispatch(keys & after_inplace_or_view_keys, self, dim, index, src);
  increment_version(self);
  return self;
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
TensorBase& scatter__value(DispatchKeySet keys, TensorBase& self, int64_t dim,
                           const TensorBase& index, const Scalar& value) {
  check_mutable("scatter_.value", "self", self);
  stubs::scatter__value::redispatch(keys & after_inplace_or_view_keys, self, dim, index, value);
  increment_version(self);
  return self;
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& scatter_add_(DispatchKeySet keys, TensorBase& self, int64_t dim,
                         const TensorBase& index, const TensorBase& src) {
  check_mutable("scatter_add_", "self", self);
  stubs::scatter_add_::redispatch(keys & after_inplace_or_view_keys, self, dim, index, src);
  increment_version(self);
  return self;
}

}  // namespace

void register_inplace_or_view_indexing() {
  Dispatcher::set_builtin(stubs::index_select_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&index_select_out), kRegistrant);
  Dispatcher::set_builtin(stubs::index_add_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&index_add_), kRegistrant);
  Dispatcher::set_builtin(stubs::masked_fill__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&masked_fill__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::masked_fill__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&masked_fill__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::tril_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&tril_), kRegistrant);
  Dispatcher::set_builtin(stubs::tril_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&tril_out), kRegistrant);
  Dispatcher::set_builtin(stubs::triu_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&triu_), kRegistrant);
  Dispatcher::set_builtin(stubs::triu_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&triu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::gather_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gather_out), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter__src::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&scatter__src), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter__value::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&scatter__value), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter_add_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&scatter_add_), kRegistrant);
}

}  // namespace tenon
