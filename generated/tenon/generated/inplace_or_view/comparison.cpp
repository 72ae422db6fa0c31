// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/comparison.cpp";

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& eq__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("eq_.Tensor", "self", self);
  stubs::eq__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& eq_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  check_mutable("eq.out", "out", out);
  stubs::eq_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& eq__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("eq_.Scalar", "self", self);
  stubs::eq__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& eq_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  check_mutable("eq.Scalar_out", "out", out);
  stubs::eq_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& ne__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("ne_.Tensor", "self", self);
  stubs::ne__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ne_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  check_mutable("ne.out", "out", out);
  stubs::ne_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& ne__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("ne_.Scalar", "self", self);
  stubs::ne__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ne_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  check_mutable("ne.Scalar_out", "out", out);
  stubs::ne_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& gt__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("gt_.Tensor", "self", self);
  stubs::gt__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& gt_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  check_mutable("gt.out", "out", out);
  stubs::gt_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& gt__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("gt_.Scalar", "self", self);
  stubs::gt__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& gt_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  check_mutable("gt.Scalar_out", "out", out);
  stubs::gt_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& ge__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("ge_.Tensor", "self", self);
  stubs::ge__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ge_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  check_mutable("ge.out", "out", out);
  stubs::ge_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& ge__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("ge_.Scalar", "self", self);
  stubs::ge__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& ge_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  check_mutable("ge.Scalar_out", "out", out);
  stubs::ge_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& lt__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("lt_.Tensor", "self", self);
  stubs::lt__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lt_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  check_mutable("lt.out", "out", out);
  stubs::lt_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& lt__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("lt_.Scalar", "self", self);
  stubs::lt__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lt_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  check_mutable("lt.Scalar_out", "out", out);
  stubs::lt_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& le__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("le_.Tensor", "self", self);
  stubs::le__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& le_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                   TensorBase& out) {
  check_mutable("le.out", "out", out);
  stubs::le_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& le__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("le_.Scalar", "self", self);
  stubs::le__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& le_Scalar_out(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                          TensorBase& out) {
  check_mutable("le.Scalar_out", "out", out);
  stubs::le_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_and_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("logical_and_", "self", self);
  stubs::logical_and_::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  check_mutable("logical_and.out", "out", out);
  stubs::logical_and_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_or_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("logical_or_", "self", self);
  stubs::logical_or_::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  check_mutable("logical_or.out", "out", out);
  stubs::logical_or_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& logical_xor_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("logical_xor_", "self", self);
  stubs::logical_xor_::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& logical_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  check_mutable("logical_xor.out", "out", out);
  stubs::logical_xor_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_comparison() {
  Dispatcher::set_builtin(stubs::eq__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&eq__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::eq_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&eq_out), kRegistrant);
  Dispatcher::set_builtin(stubs::eq__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&eq__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::eq_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&eq_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ne__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ne__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::ne_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ne_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ne__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ne__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::ne_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ne_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::gt__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gt__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::gt_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::gt__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gt__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::gt_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gt_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ge__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ge__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::ge_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ge_out), kRegistrant);
  Dispatcher::set_builtin(stubs::ge__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ge__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::ge_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&ge_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lt__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lt__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lt_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lt_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lt__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lt__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lt_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lt_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::le__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&le__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::le_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&le_out), kRegistrant);
  Dispatcher::set_builtin(stubs::le__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&le__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::le_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&le_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_and_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_and_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_and_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_and_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_or_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_or_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_or_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_or_out), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_xor_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_xor_), kRegistrant);
  Dispatcher::set_builtin(stubs::logical_xor_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&logical_xor_out), kRegistrant);
}

}  // namespace tenon
