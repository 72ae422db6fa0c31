// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/_pow.h"
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
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema add_Tensor;
extern const OperatorSchema add__Tensor;
extern const OperatorSchema add_out;
extern const OperatorSchema add_Scalar;
extern const OperatorSchema add__Scalar;
extern const OperatorSchema sub_Tensor;
extern const OperatorSchema sub__Tensor;
extern const OperatorSchema sub_out;
extern const OperatorSchema sub_Scalar;
extern const OperatorSchema sub__Scalar;
extern const OperatorSchema rsub_Tensor;
extern const OperatorSchema rsub_Scalar;
extern const OperatorSchema mul_Tensor;
extern const OperatorSchema mul__Tensor;
extern const OperatorSchema mul_out;
extern const OperatorSchema mul_Scalar;
extern const OperatorSchema mul__Scalar;
extern const OperatorSchema div_Tensor;
extern const OperatorSchema div__Tensor;
extern const OperatorSchema div_out;
extern const OperatorSchema div_Scalar;
extern const OperatorSchema div__Scalar;
extern const OperatorSchema pow_Tensor_Scalar;
extern const OperatorSchema pow__Tensor_Scalar;
extern const OperatorSchema pow_Tensor_Scalar_out;
extern const OperatorSchema _pow;
extern const OperatorSchema pow_Tensor_Tensor;
extern const OperatorSchema pow_Tensor_Tensor_out;
extern const OperatorSchema pow_Scalar;
extern const OperatorSchema where_self;
extern const OperatorSchema atan2;
extern const OperatorSchema atan2_;
extern const OperatorSchema atan2_out;
extern const OperatorSchema fmod_Tensor;
extern const OperatorSchema fmod__Tensor;
extern const OperatorSchema fmod_out;
extern const OperatorSchema fmod_Scalar;
extern const OperatorSchema fmod__Scalar;
extern const OperatorSchema remainder_Tensor;
extern const OperatorSchema remainder__Tensor;
extern const OperatorSchema remainder_out;
extern const OperatorSchema remainder_Scalar;
extern const OperatorSchema remainder__Scalar;
extern const OperatorSchema maximum;
extern const OperatorSchema maximum_out;
extern const OperatorSchema minimum;
extern const OperatorSchema minimum_out;
extern const OperatorSchema bitwise_and_Tensor;
extern const OperatorSchema bitwise_and__Tensor;
extern const OperatorSchema bitwise_and_out;
extern const OperatorSchema bitwise_and_Scalar;
extern const OperatorSchema bitwise_and__Scalar;
extern const OperatorSchema bitwise_or_Tensor;
extern const OperatorSchema bitwise_or__Tensor;
extern const OperatorSchema bitwise_or_out;
extern const OperatorSchema bitwise_or_Scalar;
extern const OperatorSchema bitwise_or__Scalar;
extern const OperatorSchema bitwise_xor_Tensor;
extern const OperatorSchema bitwise_xor__Tensor;
extern const OperatorSchema bitwise_xor_out;
extern const OperatorSchema bitwise_xor_Scalar;
extern const OperatorSchema bitwise_xor__Scalar;
extern const OperatorSchema addcmul;
extern const OperatorSchema addcmul_;
extern const OperatorSchema addcmul_out;
extern const OperatorSchema addcdiv;
extern const OperatorSchema addcdiv_;
extern const OperatorSchema addcdiv_out;
extern const OperatorSchema lerp_Scalar;
extern const OperatorSchema lerp__Scalar;
extern const OperatorSchema lerp_Scalar_out;
extern const OperatorSchema lerp_Tensor;
extern const OperatorSchema lerp__Tensor;
extern const OperatorSchema lerp_Tensor_out;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing add_Tensor;
extern const OperatorBoxing add__Tensor;
extern const OperatorBoxing add_out;
extern const OperatorBoxing add_Scalar;
extern const OperatorBoxing add__Scalar;
extern const OperatorBoxing sub_Tensor;
extern const OperatorBoxing sub__Tensor;
extern const OperatorBoxing sub_out;
extern const OperatorBoxing sub_Scalar;
extern const OperatorBoxing sub__Scalar;
extern const OperatorBoxing rsub_Tensor;
extern const OperatorBoxing rsub_Scalar;
extern const OperatorBoxing mul_Tensor;
extern const OperatorBoxing mul__Tensor;
extern const OperatorBoxing mul_out;
extern const OperatorBoxing mul_Scalar;
extern const OperatorBoxing mul__Scalar;
extern const OperatorBoxing div_Tensor;
extern const OperatorBoxing div__Tensor;
extern const OperatorBoxing div_out;
extern const OperatorBoxing div_Scalar;
extern const OperatorBoxing div__Scalar;
extern const OperatorBoxing pow_Tensor_Scalar;
extern const OperatorBoxing pow__Tensor_Scalar;
extern const OperatorBoxing pow_Tensor_Scalar_out;
extern const OperatorBoxing _pow;
extern const OperatorBoxing pow_Tensor_Tensor;
extern const OperatorBoxing pow_Tensor_Tensor_out;
extern const OperatorBoxing pow_Scalar;
extern const OperatorBoxing where_self;
extern const OperatorBoxing atan2;
extern const OperatorBoxing atan2_;
extern const OperatorBoxing atan2_out;
extern const OperatorBoxing fmod_Tensor;
extern const OperatorBoxing fmod__Tensor;
extern const OperatorBoxing fmod_out;
extern const OperatorBoxing fmod_Scalar;
extern const OperatorBoxing fmod__Scalar;
extern const OperatorBoxing remainder_Tensor;
extern const OperatorBoxing remainder__Tensor;
extern const OperatorBoxing remainder_out;
extern const OperatorBoxing remainder_Scalar;
extern const OperatorBoxing remainder__Scalar;
extern const OperatorBoxing maximum;
extern const OperatorBoxing maximum_out;
extern const OperatorBoxing minimum;
extern const OperatorBoxing minimum_out;
extern const OperatorBoxing bitwise_and_Tensor;
extern const OperatorBoxing bitwise_and__Tensor;
extern const OperatorBoxing bitwise_and_out;
extern const OperatorBoxing bitwise_and_Scalar;
extern const OperatorBoxing bitwise_and__Scalar;
extern const OperatorBoxing bitwise_or_Tensor;
extern const OperatorBoxing bitwise_or__Tensor;
extern const OperatorBoxing bitwise_or_out;
extern const OperatorBoxing bitwise_or_Scalar;
extern const OperatorBoxing bitwise_or__Scalar;
extern const OperatorBoxing bitwise_xor_Tensor;
extern const OperatorBoxing bitwise_xor__Tensor;
extern const OperatorBoxing bitwise_xor_out;
extern const OperatorBoxing bitwise_xor_Scalar;
extern const OperatorBoxing bitwise_xor__Scalar;
extern const OperatorBoxing addcmul;
extern const OperatorBoxing addcmul_;
extern const OperatorBoxing addcmul_out;
extern const OperatorBoxing addcdiv;
extern const OperatorBoxing addcdiv_;
extern const OperatorBoxing addcdiv_out;
extern const OperatorBoxing lerp_Scalar;
extern const OperatorBoxing lerp__Scalar;
extern const OperatorBoxing lerp_Scalar_out;
extern const OperatorBoxing lerp_Tensor;
extern const OperatorBoxing lerp__Tensor;
extern const OperatorBoxing lerp_Tensor_out;
}  // namespace boxing

namespace stubs {

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constinit OperatorEntry add_Tensor::entry(schemas::add_Tensor, boxing::add_Tensor);

TensorBase add_Tensor::call(const TensorBase& self, const TensorBase& other,
                            const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, other), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("add.Tensor");
}

TensorBase add_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other, const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, other, alpha);
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
constinit OperatorEntry add__Tensor::entry(schemas::add__Tensor, boxing::add__Tensor);

TensorBase& add__Tensor::call(TensorBase& self, const TensorBase& other, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, other), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("add_.Tensor");
}

TensorBase& add__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                                    const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, other, alpha);
}

// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry add_out::entry(schemas::add_out, boxing::add_out);

TensorBase& add_out::call(const TensorBase& self, const TensorBase& other, const Scalar& alpha,
                          TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, other, out), self, other, alpha, out);
} catch (...) {
  detail::rethrow_as_error("add.out");
}

TensorBase& add_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, const Scalar& alpha, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          TensorBase&>(
      keys, self, other, alpha, out);
}

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constinit OperatorEntry add_Scalar::entry(schemas::add_Scalar, boxing::add_Scalar);

TensorBase add_Scalar::call(const TensorBase& self, const Scalar& other, const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("add.Scalar");
}

TensorBase add_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                  const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys, self, other, alpha);
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
constinit OperatorEntry add__Scalar::entry(schemas::add__Scalar, boxing::add__Scalar);

TensorBase& add__Scalar::call(TensorBase& self, const Scalar& other, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("add_.Scalar");
}

TensorBase& add__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                                    const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&, const Scalar&>(
      keys, self, other, alpha);
}

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constinit OperatorEntry sub_Tensor::entry(schemas::sub_Tensor, boxing::sub_Tensor);

TensorBase sub_Tensor::call(const TensorBase& self, const TensorBase& other,
                            const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, other), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("sub.Tensor");
}

TensorBase sub_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other, const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, other, alpha);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
constinit OperatorEntry sub__Tensor::entry(schemas::sub__Tensor, boxing::sub__Tensor);

TensorBase& sub__Tensor::call(TensorBase& self, const TensorBase& other, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, other), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("sub_.Tensor");
}

TensorBase& sub__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other,
                                    const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, other, alpha);
}

// sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry sub_out::entry(schemas::sub_out, boxing::sub_out);

TensorBase& sub_out::call(const TensorBase& self, const TensorBase& other, const Scalar& alpha,
                          TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, other, out), self, other, alpha, out);
} catch (...) {
  detail::rethrow_as_error("sub.out");
}

TensorBase& sub_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, const Scalar& alpha, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          TensorBase&>(
      keys, self, other, alpha, out);
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constinit OperatorEntry sub_Scalar::entry(schemas::sub_Scalar, boxing::sub_Scalar);

TensorBase sub_Scalar::call(const TensorBase& self, const Scalar& other, const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("sub.Scalar");
}

TensorBase sub_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                  const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys, self, other, alpha);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
constinit OperatorEntry sub__Scalar::entry(schemas::sub__Scalar, boxing::sub__Scalar);

TensorBase& sub__Scalar::call(TensorBase& self, const Scalar& other, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("sub_.Scalar");
}

TensorBase& sub__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other,
                                    const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&, const Scalar&>(
      keys, self, other, alpha);
}

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constinit OperatorEntry rsub_Tensor::entry(schemas::rsub_Tensor, boxing::rsub_Tensor);

TensorBase rsub_Tensor::call(const TensorBase& self, const TensorBase& other,
                             const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, other), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("rsub.Tensor");
}

TensorBase rsub_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& other, const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, other, alpha);
}

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constinit OperatorEntry rsub_Scalar::entry(schemas::rsub_Scalar, boxing::rsub_Scalar);

TensorBase rsub_Scalar::call(const TensorBase& self, const Scalar& other, const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, other, alpha);
} catch (...) {
  detail::rethrow_as_error("rsub.Scalar");
}

TensorBase rsub_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other,
                                   const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys, self, other, alpha);
}

// mul.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry mul_Tensor::entry(schemas::mul_Tensor, boxing::mul_Tensor);

TensorBase mul_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("mul.Tensor");
}

TensorBase mul_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry mul__Tensor::entry(schemas::mul__Tensor, boxing::mul__Tensor);

TensorBase& mul__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("mul_.Tensor");
}

TensorBase& mul__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                    const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry mul_out::entry(schemas::mul_out, boxing::mul_out);

TensorBase& mul_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("mul.out");
}

TensorBase& mul_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry mul_Scalar::entry(schemas::mul_Scalar, boxing::mul_Scalar);

TensorBase mul_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("mul.Scalar");
}

TensorBase mul_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry mul__Scalar::entry(schemas::mul__Scalar, boxing::mul__Scalar);

TensorBase& mul__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("mul_.Scalar");
}

TensorBase& mul__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// div.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry div_Tensor::entry(schemas::div_Tensor, boxing::div_Tensor);

TensorBase div_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("div.Tensor");
}

TensorBase div_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry div__Tensor::entry(schemas::div__Tensor, boxing::div__Tensor);

TensorBase& div__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("div_.Tensor");
}

TensorBase& div__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                    const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry div_out::entry(schemas::div_out, boxing::div_out);

TensorBase& div_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("div.out");
}

TensorBase& div_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry div_Scalar::entry(schemas::div_Scalar, boxing::div_Scalar);

TensorBase div_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("div.Scalar");
}

TensorBase div_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry div__Scalar::entry(schemas::div__Scalar, boxing::div__Scalar);

TensorBase& div__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("div_.Scalar");
}

TensorBase& div__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
constinit OperatorEntry pow_Tensor_Scalar::entry(schemas::pow_Tensor_Scalar,
                                                 boxing::pow_Tensor_Scalar);

TensorBase pow_Tensor_Scalar::call(const TensorBase& self, const Scalar& exponent) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, exponent);
} catch (...) {
  detail::rethrow_as_error("pow.Tensor_Scalar");
}

TensorBase pow_Tensor_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                         const Scalar& exponent) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
constinit OperatorEntry pow__Tensor_Scalar::entry(schemas::pow__Tensor_Scalar,
                                                  boxing::pow__Tensor_Scalar);

TensorBase& pow__Tensor_Scalar::call(TensorBase& self, const Scalar& exponent) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, exponent);
} catch (...) {
  detail::rethrow_as_error("pow_.Tensor_Scalar");
}

TensorBase& pow__Tensor_Scalar::redispatch(DispatchKeySet keys, TensorBase& self,
                                           const Scalar& exponent) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, exponent);
}

// pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry pow_Tensor_Scalar_out::entry(schemas::pow_Tensor_Scalar_out,
                                                     boxing::pow_Tensor_Scalar_out);

TensorBase& pow_Tensor_Scalar_out::call(const TensorBase& self, const Scalar& exponent,
                                        TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, exponent, out);
} catch (...) {
  detail::rethrow_as_error("pow.Tensor_Scalar_out");
}

TensorBase& pow_Tensor_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                              const Scalar& exponent, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, exponent, out);
}

// _pow(Tensor self, Scalar exponent) -> Tensor
constinit OperatorEntry _pow::entry(schemas::_pow, boxing::_pow);

TensorBase _pow::call(const TensorBase& self, const Scalar& exponent) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, exponent);
} catch (...) {
  detail::rethrow_as_error("_pow");
}

TensorBase _pow::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& exponent) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, exponent);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
constinit OperatorEntry pow_Tensor_Tensor::entry(schemas::pow_Tensor_Tensor,
                                                 boxing::pow_Tensor_Tensor);

TensorBase pow_Tensor_Tensor::call(const TensorBase& self, const TensorBase& exponent) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, exponent), self, exponent);
} catch (...) {
  detail::rethrow_as_error("pow.Tensor_Tensor");
}

TensorBase pow_Tensor_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                         const TensorBase& exponent) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, exponent);
}

// pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry pow_Tensor_Tensor_out::entry(schemas::pow_Tensor_Tensor_out,
                                                     boxing::pow_Tensor_Tensor_out);

TensorBase& pow_Tensor_Tensor_out::call(const TensorBase& self, const TensorBase& exponent,
                                        TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, exponent, out), self, exponent, out);
} catch (...) {
  detail::rethrow_as_error("pow.Tensor_Tensor_out");
}

TensorBase& pow_Tensor_Tensor_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                              const TensorBase& exponent, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, exponent, out);
}

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
constinit OperatorEntry pow_Scalar::entry(schemas::pow_Scalar, boxing::pow_Scalar);

TensorBase pow_Scalar::call(const Scalar& self, const TensorBase& exponent) try {
  return entry.call<TensorBase, const Scalar&, const TensorBase&>(
      keys_of(exponent), self, exponent);
} catch (...) {
  detail::rethrow_as_error("pow.Scalar");
}

TensorBase pow_Scalar::redispatch(DispatchKeySet keys, const Scalar& self,
                                  const TensorBase& exponent) {
  return entry.redispatch<TensorBase, const Scalar&, const TensorBase&>(
      keys, self, exponent);
}

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
constinit OperatorEntry where_self::entry(schemas::where_self, boxing::where_self);

TensorBase where_self::call(const TensorBase& condition, const TensorBase& self,
                            const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(condition, self, other), condition, self, other);
} catch (...) {
  detail::rethrow_as_error("where.self");
}

TensorBase where_self::redispatch(DispatchKeySet keys, const TensorBase& condition,
                                  const TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys, condition, self, other);
}

// atan2(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry atan2::entry(schemas::atan2, boxing::atan2);

TensorBase atan2::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("atan2");
}

TensorBase atan2::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry atan2_::entry(schemas::atan2_, boxing::atan2_);

TensorBase& atan2_::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("atan2_");
}

TensorBase& atan2_::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry atan2_out::entry(schemas::atan2_out, boxing::atan2_out);

TensorBase& atan2_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("atan2.out");
}

TensorBase& atan2_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry fmod_Tensor::entry(schemas::fmod_Tensor, boxing::fmod_Tensor);

TensorBase fmod_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("fmod.Tensor");
}

TensorBase fmod_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry fmod__Tensor::entry(schemas::fmod__Tensor, boxing::fmod__Tensor);

TensorBase& fmod__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("fmod_.Tensor");
}

TensorBase& fmod__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                     const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// fmod.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry fmod_out::entry(schemas::fmod_out, boxing::fmod_out);

TensorBase& fmod_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("fmod.out");
}

TensorBase& fmod_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry fmod_Scalar::entry(schemas::fmod_Scalar, boxing::fmod_Scalar);

TensorBase fmod_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("fmod.Scalar");
}

TensorBase fmod_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry fmod__Scalar::entry(schemas::fmod__Scalar, boxing::fmod__Scalar);

TensorBase& fmod__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("fmod_.Scalar");
}

TensorBase& fmod__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry remainder_Tensor::entry(schemas::remainder_Tensor,
                                                boxing::remainder_Tensor);

TensorBase remainder_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("remainder.Tensor");
}

TensorBase remainder_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry remainder__Tensor::entry(schemas::remainder__Tensor,
                                                 boxing::remainder__Tensor);

TensorBase& remainder__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("remainder_.Tensor");
}

TensorBase& remainder__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                          const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// remainder.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry remainder_out::entry(schemas::remainder_out, boxing::remainder_out);

TensorBase& remainder_out::call(const TensorBase& self, const TensorBase& other,
                                TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("remainder.out");
}

TensorBase& remainder_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry remainder_Scalar::entry(schemas::remainder_Scalar,
                                                boxing::remainder_Scalar);

TensorBase remainder_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("remainder.Scalar");
}

TensorBase remainder_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry remainder__Scalar::entry(schemas::remainder__Scalar,
                                                 boxing::remainder__Scalar);

TensorBase& remainder__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("remainder_.Scalar");
}

TensorBase& remainder__Scalar::redispatch(DispatchKeySet keys, TensorBase& self,
                                          const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// maximum(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry maximum::entry(schemas::maximum, boxing::maximum);

TensorBase maximum::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("maximum");
}

TensorBase maximum::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry maximum_out::entry(schemas::maximum_out, boxing::maximum_out);

TensorBase& maximum_out::call(const TensorBase& self, const TensorBase& other,
                              TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("maximum.out");
}

TensorBase& maximum_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                    const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// minimum(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry minimum::entry(schemas::minimum, boxing::minimum);

TensorBase minimum::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("minimum");
}

TensorBase minimum::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry minimum_out::entry(schemas::minimum_out, boxing::minimum_out);

TensorBase& minimum_out::call(const TensorBase& self, const TensorBase& other,
                              TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("minimum.out");
}

TensorBase& minimum_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                    const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry bitwise_and_Tensor::entry(schemas::bitwise_and_Tensor,
                                                  boxing::bitwise_and_Tensor);

TensorBase bitwise_and_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_and.Tensor");
}

TensorBase bitwise_and_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry bitwise_and__Tensor::entry(schemas::bitwise_and__Tensor,
                                                   boxing::bitwise_and__Tensor);

TensorBase& bitwise_and__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_and_.Tensor");
}

TensorBase& bitwise_and__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                            const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// bitwise_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry bitwise_and_out::entry(schemas::bitwise_and_out, boxing::bitwise_and_out);

TensorBase& bitwise_and_out::call(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("bitwise_and.out");
}

TensorBase& bitwise_and_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry bitwise_and_Scalar::entry(schemas::bitwise_and_Scalar,
                                                  boxing::bitwise_and_Scalar);

TensorBase bitwise_and_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_and.Scalar");
}

TensorBase bitwise_and_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry bitwise_and__Scalar::entry(schemas::bitwise_and__Scalar,
                                                   boxing::bitwise_and__Scalar);

TensorBase& bitwise_and__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_and_.Scalar");
}

TensorBase& bitwise_and__Scalar::redispatch(DispatchKeySet keys, TensorBase& self,
                                            const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry bitwise_or_Tensor::entry(schemas::bitwise_or_Tensor,
                                                 boxing::bitwise_or_Tensor);

TensorBase bitwise_or_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_or.Tensor");
}

TensorBase bitwise_or_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                         const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry bitwise_or__Tensor::entry(schemas::bitwise_or__Tensor,
                                                  boxing::bitwise_or__Tensor);

TensorBase& bitwise_or__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_or_.Tensor");
}

TensorBase& bitwise_or__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                           const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// bitwise_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry bitwise_or_out::entry(schemas::bitwise_or_out, boxing::bitwise_or_out);

TensorBase& bitwise_or_out::call(const TensorBase& self, const TensorBase& other,
                                 TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("bitwise_or.out");
}

TensorBase& bitwise_or_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                       const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry bitwise_or_Scalar::entry(schemas::bitwise_or_Scalar,
                                                 boxing::bitwise_or_Scalar);

TensorBase bitwise_or_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_or.Scalar");
}

TensorBase bitwise_or_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                         const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry bitwise_or__Scalar::entry(schemas::bitwise_or__Scalar,
                                                  boxing::bitwise_or__Scalar);

TensorBase& bitwise_or__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_or_.Scalar");
}

TensorBase& bitwise_or__Scalar::redispatch(DispatchKeySet keys, TensorBase& self,
                                           const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry bitwise_xor_Tensor::entry(schemas::bitwise_xor_Tensor,
                                                  boxing::bitwise_xor_Tensor);

TensorBase bitwise_xor_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_xor.Tensor");
}

TensorBase bitwise_xor_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry bitwise_xor__Tensor::entry(schemas::bitwise_xor__Tensor,
                                                   boxing::bitwise_xor__Tensor);

TensorBase& bitwise_xor__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_xor_.Tensor");
}

TensorBase& bitwise_xor__Tensor::redispatch(DispatchKeySet keys, TensorBase& self,
                                            const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// bitwise_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry bitwise_xor_out::entry(schemas::bitwise_xor_out, boxing::bitwise_xor_out);

TensorBase& bitwise_xor_out::call(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("bitwise_xor.out");
}

TensorBase& bitwise_xor_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry bitwise_xor_Scalar::entry(schemas::bitwise_xor_Scalar,
                                                  boxing::bitwise_xor_Scalar);

TensorBase bitwise_xor_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_xor.Scalar");
}

TensorBase bitwise_xor_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                          const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry bitwise_xor__Scalar::entry(schemas::bitwise_xor__Scalar,
                                                   boxing::bitwise_xor__Scalar);

TensorBase& bitwise_xor__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("bitwise_xor_.Scalar");
}

TensorBase& bitwise_xor__Scalar::redispatch(DispatchKeySet keys, TensorBase& self,
                                            const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
constinit OperatorEntry addcmul::entry(schemas::addcmul, boxing::addcmul);

TensorBase addcmul::call(const TensorBase& self, const TensorBase& tensor1,
                         const TensorBase& tensor2, const Scalar& value) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&>(
      keys_of(self, tensor1, tensor2), self, tensor1, tensor2, value);
} catch (...) {
  detail::rethrow_as_error("addcmul");
}

TensorBase addcmul::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& tensor1, const TensorBase& tensor2,
                               const Scalar& value) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&>(
      keys, self, tensor1, tensor2, value);
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
constinit OperatorEntry addcmul_::entry(schemas::addcmul_, boxing::addcmul_);

TensorBase& addcmul_::call(TensorBase& self, const TensorBase& tensor1, const TensorBase& tensor2,
                           const Scalar& value) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, tensor1, tensor2), self, tensor1, tensor2, value);
} catch (...) {
  detail::rethrow_as_error("addcmul_");
}

TensorBase& addcmul_::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                                 const TensorBase& tensor2, const Scalar& value) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&>(
      keys, self, tensor1, tensor2, value);
}

// addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
constinit OperatorEntry addcmul_out::entry(schemas::addcmul_out, boxing::addcmul_out);

TensorBase& addcmul_out::call(const TensorBase& self, const TensorBase& tensor1,
                              const TensorBase& tensor2, const Scalar& value, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&, TensorBase&>(
      keys_of(self, tensor1, tensor2, out), self, tensor1, tensor2, value, out);
} catch (...) {
  detail::rethrow_as_error("addcmul.out");
}

TensorBase& addcmul_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                    const TensorBase& tensor1, const TensorBase& tensor2,
                                    const Scalar& value, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, TensorBase&>(
      keys, self, tensor1, tensor2, value, out);
}

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
constinit OperatorEntry addcdiv::entry(schemas::addcdiv, boxing::addcdiv);

TensorBase addcdiv::call(const TensorBase& self, const TensorBase& tensor1,
                         const TensorBase& tensor2, const Scalar& value) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&>(
      keys_of(self, tensor1, tensor2), self, tensor1, tensor2, value);
} catch (...) {
  detail::rethrow_as_error("addcdiv");
}

TensorBase addcdiv::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& tensor1, const TensorBase& tensor2,
                               const Scalar& value) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&>(
      keys, self, tensor1, tensor2, value);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
constinit OperatorEntry addcdiv_::entry(schemas::addcdiv_, boxing::addcdiv_);

TensorBase& addcdiv_::call(TensorBase& self, const TensorBase& tensor1, const TensorBase& tensor2,
                           const Scalar& value) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, tensor1, tensor2), self, tensor1, tensor2, value);
} catch (...) {
  detail::rethrow_as_error("addcdiv_");
}

TensorBase& addcdiv_::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& tensor1,
                                 const TensorBase& tensor2, const Scalar& value) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&>(
      keys, self, tensor1, tensor2, value);
}

// addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) ->
//   Tensor(a!)
constinit OperatorEntry addcdiv_out::entry(schemas::addcdiv_out, boxing::addcdiv_out);

TensorBase& addcdiv_out::call(const TensorBase& self, const TensorBase& tensor1,
                              const TensorBase& tensor2, const Scalar& value, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&, TensorBase&>(
      keys_of(self, tensor1, tensor2, out), self, tensor1, tensor2, value, out);
} catch (...) {
  detail::rethrow_as_error("addcdiv.out");
}

TensorBase& addcdiv_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                    const TensorBase& tensor1, const TensorBase& tensor2,
                                    const Scalar& value, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, TensorBase&>(
      keys, self, tensor1, tensor2, value, out);
}

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
constinit OperatorEntry lerp_Scalar::entry(schemas::lerp_Scalar, boxing::lerp_Scalar);

TensorBase lerp_Scalar::call(const TensorBase& self, const TensorBase& end,
                             const Scalar& weight) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, end), self, end, weight);
} catch (...) {
  detail::rethrow_as_error("lerp.Scalar");
}

TensorBase lerp_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& end, const Scalar& weight) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, end, weight);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
constinit OperatorEntry lerp__Scalar::entry(schemas::lerp__Scalar, boxing::lerp__Scalar);

TensorBase& lerp__Scalar::call(TensorBase& self, const TensorBase& end, const Scalar& weight) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(self, end), self, end, weight);
} catch (...) {
  detail::rethrow_as_error("lerp_.Scalar");
}

TensorBase& lerp__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                                     const Scalar& weight) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const Scalar&>(
      keys, self, end, weight);
}

// lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry lerp_Scalar_out::entry(schemas::lerp_Scalar_out, boxing::lerp_Scalar_out);

TensorBase& lerp_Scalar_out::call(const TensorBase& self, const TensorBase& end,
                                  const Scalar& weight, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, end, out), self, end, weight, out);
} catch (...) {
  detail::rethrow_as_error("lerp.Scalar_out");
}

TensorBase& lerp_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& end, const Scalar& weight,
                                        TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                          TensorBase&>(
      keys, self, end, weight, out);
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
constinit OperatorEntry lerp_Tensor::entry(schemas::lerp_Tensor, boxing::lerp_Tensor);

TensorBase lerp_Tensor::call(const TensorBase& self, const TensorBase& end,
                             const TensorBase& weight) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(self, end, weight), self, end, weight);
} catch (...) {
  detail::rethrow_as_error("lerp.Tensor");
}

TensorBase lerp_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& end, const TensorBase& weight) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys, self, end, weight);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
constinit OperatorEntry lerp__Tensor::entry(schemas::lerp__Tensor, boxing::lerp__Tensor);

TensorBase& lerp__Tensor::call(TensorBase& self, const TensorBase& end,
                               const TensorBase& weight) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(self, end, weight), self, end, weight);
} catch (...) {
  detail::rethrow_as_error("lerp_.Tensor");
}

TensorBase& lerp__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& end,
                                     const TensorBase& weight) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&>(
      keys, self, end, weight);
}

// lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry lerp_Tensor_out::entry(schemas::lerp_Tensor_out, boxing::lerp_Tensor_out);

TensorBase& lerp_Tensor_out::call(const TensorBase& self, const TensorBase& end,
                                  const TensorBase& weight, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    TensorBase&>(
      keys_of(self, end, weight, out), self, end, weight, out);
} catch (...) {
  detail::rethrow_as_error("lerp.Tensor_out");
}

TensorBase& lerp_Tensor_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& end, const TensorBase& weight,
                                        TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                          TensorBase&>(
      keys, self, end, weight, out);
}

}  // namespace stubs
}  // namespace tenon
