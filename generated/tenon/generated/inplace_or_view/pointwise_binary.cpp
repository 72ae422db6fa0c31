// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/sub.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/pointwise_binary.cpp";

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  check_mutable("add_.Tensor", "self", self);
  stubs::add__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other, alpha);
  increment_version(self);
  return self;
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& add_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  check_mutable("add.out", "out", out);
  stubs::add_out::redispatch(keys & after_inplace_or_view_keys, self, other, alpha, out);
  increment_version(out);
  return out;
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& add__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  check_mutable("add_.Scalar", "self", self);
  stubs::add__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other, alpha);
  increment_version(self);
  return self;
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                        const Scalar& alpha) {
  check_mutable("sub_.Tensor", "self", self);
  stubs::sub__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other, alpha);
  increment_version(self);
  return self;
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TensorBase& sub_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    const Scalar& alpha, TensorBase& out) {
  check_mutable("sub.out", "out", out);
  stubs::sub_out::redispatch(keys & after_inplace_or_view_keys, self, other, alpha, out);
  increment_version(out);
  return out;
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
TensorBase& sub__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                        const Scalar& alpha) {
  check_mutable("sub_.Scalar", "self", self);
  stubs::sub__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other, alpha);
  increment_version(self);
  return self;
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& mul__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("mul_.Tensor", "self", self);
  stubs::mul__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  check_mutable("mul.out", "out", out);
  stubs::mul_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& mul__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("mul_.Scalar", "self", self);
  stubs::mul__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& div__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("div_.Tensor", "self", self);
  stubs::div__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& div_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                    TensorBase& out) {
  check_mutable("div.out", "out", out);
  stubs::div_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& div__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("div_.Scalar", "self", self);
  stubs::div__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
TensorBase& pow__Tensor_Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& exponent) {
  check_mutable("pow_.Tensor_Scalar", "self", self);
  stubs::pow__Tensor_Scalar::redispatch(keys & after_inplace_or_view_keys, self, exponent);
  increment_version(self);
  return self;
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Scalar_out(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& exponent, TensorBase& out) {
  check_mutable("pow.Tensor_Scalar_out", "out", out);
  stubs::pow_Tensor_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, exponent, out);
  increment_version(out);
  return out;
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& pow_Tensor_Tensor_out(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& exponent, TensorBase& out) {
  check_mutable("pow.Tensor_Tensor_out", "out", out);
  stubs::pow_Tensor_Tensor_out::redispatch(keys & after_inplace_or_view_keys, self, exponent, out);
  increment_version(out);
  return out;
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& atan2_(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("atan2_", "self", self);
  stubs::atan2_::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& atan2_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                      TensorBase& out) {
  check_mutable("atan2.out", "out", out);
  stubs::atan2_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& fmod__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("fmod_.Tensor", "self", self);
  stubs::fmod__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& fmod_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                     TensorBase& out) {
  check_mutable("fmod.out", "out", out);
  stubs::fmod_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& fmod__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("fmod_.Scalar", "self", self);
  stubs::fmod__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& remainder__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("remainder_.Tensor", "self", self);
  stubs::remainder__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& remainder_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                          TensorBase& out) {
  check_mutable("remainder.out", "out", out);
  stubs::remainder_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& remainder__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("remainder_.Scalar", "self", self);
  stubs::remainder__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& maximum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  check_mutable("maximum.out", "out", out);
  stubs::maximum_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& minimum_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                        TensorBase& out) {
  check_mutable("minimum.out", "out", out);
  stubs::minimum_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_and__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("bitwise_and_.Tensor", "self", self);
  stubs::bitwise_and__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_and_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  check_mutable("bitwise_and.out", "out", out);
  stubs::bitwise_and_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_and__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("bitwise_and_.Scalar", "self", self);
  stubs::bitwise_and__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_or__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("bitwise_or_.Tensor", "self", self);
  stubs::bitwise_or__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_or_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                           TensorBase& out) {
  check_mutable("bitwise_or.out", "out", out);
  stubs::bitwise_or_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_or__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("bitwise_or_.Scalar", "self", self);
  stubs::bitwise_or__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TensorBase& bitwise_xor__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  check_mutable("bitwise_xor_.Tensor", "self", self);
  stubs::bitwise_xor__Tensor::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bitwise_xor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                            TensorBase& out) {
  check_mutable("bitwise_xor.out", "out", out);
  stubs::bitwise_xor_out::redispatch(keys & after_inplace_or_view_keys, self, other, out);
  increment_version(out);
  return out;
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TensorBase& bitwise_xor__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  check_mutable("bitwise_xor_.Scalar", "self", self);
  stubs::bitwise_xor__Scalar::redispatch(keys & after_inplace_or_view_keys, self, other);
  increment_version(self);
  return self;
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcmul_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  check_mutable("addcmul_", "self", self);
  stubs::addcmul_::redispatch(keys & after_inplace_or_view_keys, self, tensor1, tensor2, value);
  increment_version(self);
  return self;
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcmul_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  check_mutable("addcmul.out", "out", out);
  stubs::addcmul_out::redispatch(keys & after_inplace_or_view_keys, self, tensor1, tensor2, value,
                                 out);
  increment_version(out);
  return out;
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
TensorBase& addcdiv_(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                     const TensorBase& tensor2, const Scalar& value) {
  check_mutable("addcdiv_", "self", self);
  stubs::addcdiv_::redispatch(keys & after_inplace_or_view_keys, self, tensor1, tensor2, value);
  increment_version(self);
  return self;
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& addcdiv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor1,
                        const TensorBase& tensor2, const Scalar& value, TensorBase& out) {
  check_mutable("addcdiv.out", "out", out);
  stubs::addcdiv_out::redispatch(keys & after_inplace_or_view_keys, self, tensor1, tensor2, value,
                                 out);
  increment_version(out);
  return out;
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
TensorBase& lerp__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const Scalar& weight) {
  check_mutable("lerp_.Scalar", "self", self);
  stubs::lerp__Scalar::redispatch(keys & after_inplace_or_view_keys, self, end, weight);
  increment_version(self);
  return self;
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Scalar_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const Scalar& weight, TensorBase& out) {
  check_mutable("lerp.Scalar_out", "out", out);
  stubs::lerp_Scalar_out::redispatch(keys & after_inplace_or_view_keys, self, end, weight, out);
  increment_version(out);
  return out;
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
TensorBase& lerp__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                         const TensorBase& weight) {
  check_mutable("lerp_.Tensor", "self", self);
  stubs::lerp__Tensor::redispatch(keys & after_inplace_or_view_keys, self, end, weight);
  increment_version(self);
  return self;
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& lerp_Tensor_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& end,
                            const TensorBase& weight, TensorBase& out) {
  check_mutable("lerp.Tensor_out", "out", out);
  stubs::lerp_Tensor_out::redispatch(keys & after_inplace_or_view_keys, self, end, weight, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_pointwise_binary() {
  Dispatcher::set_builtin(stubs::add__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&add__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::add_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&add_out), kRegistrant);
  Dispatcher::set_builtin(stubs::add__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&add__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::sub__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sub__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::sub_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sub_out), kRegistrant);
  Dispatcher::set_builtin(stubs::sub__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sub__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::mul__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&mul__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::mul_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&mul_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mul__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&mul__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::div__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&div__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::div_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&div_out), kRegistrant);
  Dispatcher::set_builtin(stubs::div__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&div__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow__Tensor_Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&pow__Tensor_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::pow_Tensor_Tensor_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&pow_Tensor_Tensor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::atan2_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&atan2_), kRegistrant);
  Dispatcher::set_builtin(stubs::atan2_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&atan2_out), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&fmod__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&fmod_out), kRegistrant);
  Dispatcher::set_builtin(stubs::fmod__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&fmod__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&remainder__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&remainder_out), kRegistrant);
  Dispatcher::set_builtin(stubs::remainder__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&remainder__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::maximum_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&maximum_out), kRegistrant);
  Dispatcher::set_builtin(stubs::minimum_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&minimum_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_and__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_and_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_and__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_and__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_or__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_or_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_or__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_or__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_xor__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_xor_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bitwise_xor__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bitwise_xor__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&addcmul_), kRegistrant);
  Dispatcher::set_builtin(stubs::addcmul_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&addcmul_out), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&addcdiv_), kRegistrant);
  Dispatcher::set_builtin(stubs::addcdiv_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&addcdiv_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lerp__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Scalar_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lerp_Scalar_out), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp__Tensor::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lerp__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::lerp_Tensor_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&lerp_Tensor_out), kRegistrant);
}

}  // namespace tenon
