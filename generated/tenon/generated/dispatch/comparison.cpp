// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/ne.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema eq_Tensor;
extern const OperatorSchema eq__Tensor;
extern const OperatorSchema eq_out;
extern const OperatorSchema eq_Scalar;
extern const OperatorSchema eq__Scalar;
extern const OperatorSchema eq_Scalar_out;
extern const OperatorSchema ne_Tensor;
extern const OperatorSchema ne__Tensor;
extern const OperatorSchema ne_out;
extern const OperatorSchema ne_Scalar;
extern const OperatorSchema ne__Scalar;
extern const OperatorSchema ne_Scalar_out;
extern const OperatorSchema gt_Tensor;
extern const OperatorSchema gt__Tensor;
extern const OperatorSchema gt_out;
extern const OperatorSchema gt_Scalar;
extern const OperatorSchema gt__Scalar;
extern const OperatorSchema gt_Scalar_out;
extern const OperatorSchema ge_Tensor;
extern const OperatorSchema ge__Tensor;
extern const OperatorSchema ge_out;
extern const OperatorSchema ge_Scalar;
extern const OperatorSchema ge__Scalar;
extern const OperatorSchema ge_Scalar_out;
extern const OperatorSchema lt_Tensor;
extern const OperatorSchema lt__Tensor;
extern const OperatorSchema lt_out;
extern const OperatorSchema lt_Scalar;
extern const OperatorSchema lt__Scalar;
extern const OperatorSchema lt_Scalar_out;
extern const OperatorSchema le_Tensor;
extern const OperatorSchema le__Tensor;
extern const OperatorSchema le_out;
extern const OperatorSchema le_Scalar;
extern const OperatorSchema le__Scalar;
extern const OperatorSchema le_Scalar_out;
extern const OperatorSchema logical_and;
extern const OperatorSchema logical_and_;
extern const OperatorSchema logical_and_out;
extern const OperatorSchema logical_or;
extern const OperatorSchema logical_or_;
extern const OperatorSchema logical_or_out;
extern const OperatorSchema logical_xor;
extern const OperatorSchema logical_xor_;
extern const OperatorSchema logical_xor_out;
extern const OperatorSchema equal;
extern const OperatorSchema isclose;
extern const OperatorSchema allclose;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing eq_Tensor;
extern const OperatorBoxing eq__Tensor;
extern const OperatorBoxing eq_out;
extern const OperatorBoxing eq_Scalar;
extern const OperatorBoxing eq__Scalar;
extern const OperatorBoxing eq_Scalar_out;
extern const OperatorBoxing ne_Tensor;
extern const OperatorBoxing ne__Tensor;
extern const OperatorBoxing ne_out;
extern const OperatorBoxing ne_Scalar;
extern const OperatorBoxing ne__Scalar;
extern const OperatorBoxing ne_Scalar_out;
extern const OperatorBoxing gt_Tensor;
extern const OperatorBoxing gt__Tensor;
extern const OperatorBoxing gt_out;
extern const OperatorBoxing gt_Scalar;
extern const OperatorBoxing gt__Scalar;
extern const OperatorBoxing gt_Scalar_out;
extern const OperatorBoxing ge_Tensor;
extern const OperatorBoxing ge__Tensor;
extern const OperatorBoxing ge_out;
extern const OperatorBoxing ge_Scalar;
extern const OperatorBoxing ge__Scalar;
extern const OperatorBoxing ge_Scalar_out;
extern const OperatorBoxing lt_Tensor;
extern const OperatorBoxing lt__Tensor;
extern const OperatorBoxing lt_out;
extern const OperatorBoxing lt_Scalar;
extern const OperatorBoxing lt__Scalar;
extern const OperatorBoxing lt_Scalar_out;
extern const OperatorBoxing le_Tensor;
extern const OperatorBoxing le__Tensor;
extern const OperatorBoxing le_out;
extern const OperatorBoxing le_Scalar;
extern const OperatorBoxing le__Scalar;
extern const OperatorBoxing le_Scalar_out;
extern const OperatorBoxing logical_and;
extern const OperatorBoxing logical_and_;
extern const OperatorBoxing logical_and_out;
extern const OperatorBoxing logical_or;
extern const OperatorBoxing logical_or_;
extern const OperatorBoxing logical_or_out;
extern const OperatorBoxing logical_xor;
extern const OperatorBoxing logical_xor_;
extern const OperatorBoxing logical_xor_out;
extern const OperatorBoxing equal;
extern const OperatorBoxing isclose;
extern const OperatorBoxing allclose;
}  // namespace boxing

namespace stubs {

// eq.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry eq_Tensor::entry(schemas::eq_Tensor, boxing::eq_Tensor);

TensorBase eq_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("eq.Tensor");
}

TensorBase eq_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry eq__Tensor::entry(schemas::eq__Tensor, boxing::eq__Tensor);

TensorBase& eq__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("eq_.Tensor");
}

TensorBase& eq__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// eq.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry eq_out::entry(schemas::eq_out, boxing::eq_out);

TensorBase& eq_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("eq.out");
}

TensorBase& eq_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// eq.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry eq_Scalar::entry(schemas::eq_Scalar, boxing::eq_Scalar);

TensorBase eq_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("eq.Scalar");
}

TensorBase eq_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry eq__Scalar::entry(schemas::eq__Scalar, boxing::eq__Scalar);

TensorBase& eq__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("eq_.Scalar");
}

TensorBase& eq__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry eq_Scalar_out::entry(schemas::eq_Scalar_out, boxing::eq_Scalar_out);

TensorBase& eq_Scalar_out::call(const TensorBase& self, const Scalar& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("eq.Scalar_out");
}

TensorBase& eq_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, other, out);
}

// ne.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry ne_Tensor::entry(schemas::ne_Tensor, boxing::ne_Tensor);

TensorBase ne_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("ne.Tensor");
}

TensorBase ne_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry ne__Tensor::entry(schemas::ne__Tensor, boxing::ne__Tensor);

TensorBase& ne__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("ne_.Tensor");
}

TensorBase& ne__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// ne.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry ne_out::entry(schemas::ne_out, boxing::ne_out);

TensorBase& ne_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("ne.out");
}

TensorBase& ne_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// ne.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry ne_Scalar::entry(schemas::ne_Scalar, boxing::ne_Scalar);

TensorBase ne_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("ne.Scalar");
}

TensorBase ne_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry ne__Scalar::entry(schemas::ne__Scalar, boxing::ne__Scalar);

TensorBase& ne__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("ne_.Scalar");
}

TensorBase& ne__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry ne_Scalar_out::entry(schemas::ne_Scalar_out, boxing::ne_Scalar_out);

TensorBase& ne_Scalar_out::call(const TensorBase& self, const Scalar& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("ne.Scalar_out");
}

TensorBase& ne_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, other, out);
}

// gt.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry gt_Tensor::entry(schemas::gt_Tensor, boxing::gt_Tensor);

TensorBase gt_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("gt.Tensor");
}

TensorBase gt_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry gt__Tensor::entry(schemas::gt__Tensor, boxing::gt__Tensor);

TensorBase& gt__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("gt_.Tensor");
}

TensorBase& gt__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// gt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry gt_out::entry(schemas::gt_out, boxing::gt_out);

TensorBase& gt_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("gt.out");
}

TensorBase& gt_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// gt.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry gt_Scalar::entry(schemas::gt_Scalar, boxing::gt_Scalar);

TensorBase gt_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("gt.Scalar");
}

TensorBase gt_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry gt__Scalar::entry(schemas::gt__Scalar, boxing::gt__Scalar);

TensorBase& gt__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("gt_.Scalar");
}

TensorBase& gt__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry gt_Scalar_out::entry(schemas::gt_Scalar_out, boxing::gt_Scalar_out);

TensorBase& gt_Scalar_out::call(const TensorBase& self, const Scalar& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("gt.Scalar_out");
}

TensorBase& gt_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, other, out);
}

// ge.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry ge_Tensor::entry(schemas::ge_Tensor, boxing::ge_Tensor);

TensorBase ge_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("ge.Tensor");
}

TensorBase ge_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry ge__Tensor::entry(schemas::ge__Tensor, boxing::ge__Tensor);

TensorBase& ge__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("ge_.Tensor");
}

TensorBase& ge__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// ge.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry ge_out::entry(schemas::ge_out, boxing::ge_out);

TensorBase& ge_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("ge.out");
}

TensorBase& ge_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// ge.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry ge_Scalar::entry(schemas::ge_Scalar, boxing::ge_Scalar);

TensorBase ge_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("ge.Scalar");
}

TensorBase ge_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry ge__Scalar::entry(schemas::ge__Scalar, boxing::ge__Scalar);

TensorBase& ge__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("ge_.Scalar");
}

TensorBase& ge__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry ge_Scalar_out::entry(schemas::ge_Scalar_out, boxing::ge_Scalar_out);

TensorBase& ge_Scalar_out::call(const TensorBase& self, const Scalar& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("ge.Scalar_out");
}

TensorBase& ge_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, other, out);
}

// lt.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry lt_Tensor::entry(schemas::lt_Tensor, boxing::lt_Tensor);

TensorBase lt_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("lt.Tensor");
}

TensorBase lt_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry lt__Tensor::entry(schemas::lt__Tensor, boxing::lt__Tensor);

TensorBase& lt__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("lt_.Tensor");
}

TensorBase& lt__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// lt.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry lt_out::entry(schemas::lt_out, boxing::lt_out);

TensorBase& lt_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("lt.out");
}

TensorBase& lt_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// lt.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry lt_Scalar::entry(schemas::lt_Scalar, boxing::lt_Scalar);

TensorBase lt_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("lt.Scalar");
}

TensorBase lt_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry lt__Scalar::entry(schemas::lt__Scalar, boxing::lt__Scalar);

TensorBase& lt__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("lt_.Scalar");
}

TensorBase& lt__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry lt_Scalar_out::entry(schemas::lt_Scalar_out, boxing::lt_Scalar_out);

TensorBase& lt_Scalar_out::call(const TensorBase& self, const Scalar& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("lt.Scalar_out");
}

TensorBase& lt_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, other, out);
}

// le.Tensor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry le_Tensor::entry(schemas::le_Tensor, boxing::le_Tensor);

TensorBase le_Tensor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("le.Tensor");
}

TensorBase le_Tensor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry le__Tensor::entry(schemas::le__Tensor, boxing::le__Tensor);

TensorBase& le__Tensor::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("le_.Tensor");
}

TensorBase& le__Tensor::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// le.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry le_out::entry(schemas::le_out, boxing::le_out);

TensorBase& le_out::call(const TensorBase& self, const TensorBase& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("le.out");
}

TensorBase& le_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// le.Scalar(Tensor self, Scalar other) -> Tensor
constinit OperatorEntry le_Scalar::entry(schemas::le_Scalar, boxing::le_Scalar);

TensorBase le_Scalar::call(const TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("le.Scalar");
}

TensorBase le_Scalar::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, other);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
constinit OperatorEntry le__Scalar::entry(schemas::le__Scalar, boxing::le__Scalar);

TensorBase& le__Scalar::call(TensorBase& self, const Scalar& other) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, other);
} catch (...) {
  detail::rethrow_as_error("le_.Scalar");
}

TensorBase& le__Scalar::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, other);
}

// le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry le_Scalar_out::entry(schemas::le_Scalar_out, boxing::le_Scalar_out);

TensorBase& le_Scalar_out::call(const TensorBase& self, const Scalar& other, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("le.Scalar_out");
}

TensorBase& le_Scalar_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                      const Scalar& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, other, out);
}

// logical_and(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry logical_and::entry(schemas::logical_and, boxing::logical_and);

TensorBase logical_and::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("logical_and");
}

TensorBase logical_and::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry logical_and_::entry(schemas::logical_and_, boxing::logical_and_);

TensorBase& logical_and_::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("logical_and_");
}

TensorBase& logical_and_::redispatch(DispatchKeySet keys, TensorBase& self,
                                     const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry logical_and_out::entry(schemas::logical_and_out, boxing::logical_and_out);

TensorBase& logical_and_out::call(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("logical_and.out");
}

TensorBase& logical_and_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// logical_or(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry logical_or::entry(schemas::logical_or, boxing::logical_or);

TensorBase logical_or::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("logical_or");
}

TensorBase logical_or::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry logical_or_::entry(schemas::logical_or_, boxing::logical_or_);

TensorBase& logical_or_::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("logical_or_");
}

TensorBase& logical_or_::redispatch(DispatchKeySet keys, TensorBase& self,
                                    const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry logical_or_out::entry(schemas::logical_or_out, boxing::logical_or_out);

TensorBase& logical_or_out::call(const TensorBase& self, const TensorBase& other,
                                 TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("logical_or.out");
}

TensorBase& logical_or_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                       const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// logical_xor(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry logical_xor::entry(schemas::logical_xor, boxing::logical_xor);

TensorBase logical_xor::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("logical_xor");
}

TensorBase logical_xor::redispatch(DispatchKeySet keys, const TensorBase& self,
                                   const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
constinit OperatorEntry logical_xor_::entry(schemas::logical_xor_, boxing::logical_xor_);

TensorBase& logical_xor_::call(TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("logical_xor_");
}

TensorBase& logical_xor_::redispatch(DispatchKeySet keys, TensorBase& self,
                                     const TensorBase& other) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&>(
      keys, self, other);
}

// logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry logical_xor_out::entry(schemas::logical_xor_out, boxing::logical_xor_out);

TensorBase& logical_xor_out::call(const TensorBase& self, const TensorBase& other,
                                  TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, other, out), self, other, out);
} catch (...) {
  detail::rethrow_as_error("logical_xor.out");
}

TensorBase& logical_xor_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                        const TensorBase& other, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, other, out);
}

// equal(Tensor self, Tensor other) -> bool
constinit OperatorEntry equal::entry(schemas::equal, boxing::equal);

bool equal::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<bool, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("equal");
}

bool equal::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other) {
  return entry.redispatch<bool, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
constinit OperatorEntry isclose::entry(schemas::isclose, boxing::isclose);

TensorBase isclose::call(const TensorBase& self, const TensorBase& other, double rtol, double atol,
                         bool equal_nan) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, double, double, bool>(
      keys_of(self, other), self, other, rtol, atol, equal_nan);
} catch (...) {
  detail::rethrow_as_error("isclose");
}

TensorBase isclose::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                               double rtol, double atol, bool equal_nan) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, double, double, bool>(
      keys, self, other, rtol, atol, equal_nan);
}

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
constinit OperatorEntry allclose::entry(schemas::allclose, boxing::allclose);

bool allclose::call(const TensorBase& self, const TensorBase& other, double rtol, double atol,
                    bool equal_nan) try {
  return entry.call<bool, const TensorBase&, const TensorBase&, double, double, bool>(
      keys_of(self, other), self, other, rtol, atol, equal_nan);
} catch (...) {
  detail::rethrow_as_error("allclose");
}

bool allclose::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& other,
                          double rtol, double atol, bool equal_nan) {
  return entry.redispatch<bool, const TensorBase&, const TensorBase&, double, double, bool>(
      keys, self, other, rtol, atol, equal_nan);
}

}  // namespace stubs
}  // namespace tenon
