// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/outer.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema mm;
extern const OperatorSchema mm_out;
extern const OperatorSchema bmm;
extern const OperatorSchema bmm_out;
extern const OperatorSchema addmm;
extern const OperatorSchema addmm_;
extern const OperatorSchema addmm_out;
extern const OperatorSchema baddbmm;
extern const OperatorSchema baddbmm_;
extern const OperatorSchema baddbmm_out;
extern const OperatorSchema mv;
extern const OperatorSchema mv_out;
extern const OperatorSchema dot;
extern const OperatorSchema dot_out;
extern const OperatorSchema outer;
extern const OperatorSchema matmul;
extern const OperatorSchema linear;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing mm;
extern const OperatorBoxing mm_out;
extern const OperatorBoxing bmm;
extern const OperatorBoxing bmm_out;
extern const OperatorBoxing addmm;
extern const OperatorBoxing addmm_;
extern const OperatorBoxing addmm_out;
extern const OperatorBoxing baddbmm;
extern const OperatorBoxing baddbmm_;
extern const OperatorBoxing baddbmm_out;
extern const OperatorBoxing mv;
extern const OperatorBoxing mv_out;
extern const OperatorBoxing dot;
extern const OperatorBoxing dot_out;
extern const OperatorBoxing outer;
extern const OperatorBoxing matmul;
extern const OperatorBoxing linear;
}  // namespace boxing

namespace stubs {

// mm(Tensor self, Tensor mat2) -> Tensor
constinit OperatorEntry mm::entry(schemas::mm, boxing::mm);

TensorBase mm::call(const TensorBase& self, const TensorBase& mat2) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, mat2), self, mat2);
} catch (...) {
  detail::rethrow_as_error("mm");
}

TensorBase mm::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, mat2);
}

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry mm_out::entry(schemas::mm_out, boxing::mm_out);

TensorBase& mm_out::call(const TensorBase& self, const TensorBase& mat2, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, mat2, out), self, mat2, out);
} catch (...) {
  detail::rethrow_as_error("mm.out");
}

TensorBase& mm_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, mat2, out);
}

// bmm(Tensor self, Tensor mat2) -> Tensor
constinit OperatorEntry bmm::entry(schemas::bmm, boxing::bmm);

TensorBase bmm::call(const TensorBase& self, const TensorBase& mat2) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, mat2), self, mat2);
} catch (...) {
  detail::rethrow_as_error("bmm");
}

TensorBase bmm::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, mat2);
}

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry bmm_out::entry(schemas::bmm_out, boxing::bmm_out);

TensorBase& bmm_out::call(const TensorBase& self, const TensorBase& mat2, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, mat2, out), self, mat2, out);
} catch (...) {
  detail::rethrow_as_error("bmm.out");
}

TensorBase& bmm_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                                TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, mat2, out);
}

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
constinit OperatorEntry addmm::entry(schemas::addmm, boxing::addmm);

TensorBase addmm::call(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                       const Scalar& beta, const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&, const Scalar&>(
      keys_of(self, mat1, mat2), self, mat1, mat2, beta, alpha);
} catch (...) {
  detail::rethrow_as_error("addmm");
}

TensorBase addmm::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                             const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, const Scalar&>(
      keys, self, mat1, mat2, beta, alpha);
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
constinit OperatorEntry addmm_::entry(schemas::addmm_, boxing::addmm_);

TensorBase& addmm_::call(TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                         const Scalar& beta, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                    const Scalar&>(
      keys_of(self, mat1, mat2), self, mat1, mat2, beta, alpha);
} catch (...) {
  detail::rethrow_as_error("addmm_");
}

TensorBase& addmm_::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& mat1,
                               const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, const Scalar&>(
      keys, self, mat1, mat2, beta, alpha);
}

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
constinit OperatorEntry addmm_out::entry(schemas::addmm_out, boxing::addmm_out);

TensorBase& addmm_out::call(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                            const Scalar& beta, const Scalar& alpha, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&, const Scalar&, TensorBase&>(
      keys_of(self, mat1, mat2, out), self, mat1, mat2, beta, alpha, out);
} catch (...) {
  detail::rethrow_as_error("addmm.out");
}

TensorBase& addmm_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const TensorBase& mat1, const TensorBase& mat2,
                                  const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, const Scalar&, TensorBase&>(
      keys, self, mat1, mat2, beta, alpha, out);
}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
constinit OperatorEntry baddbmm::entry(schemas::baddbmm, boxing::baddbmm);

TensorBase baddbmm::call(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                         const Scalar& beta, const Scalar& alpha) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&, const Scalar&>(
      keys_of(self, batch1, batch2), self, batch1, batch2, beta, alpha);
} catch (...) {
  detail::rethrow_as_error("baddbmm");
}

TensorBase baddbmm::redispatch(DispatchKeySet keys, const TensorBase& self,
                               const TensorBase& batch1, const TensorBase& batch2,
                               const Scalar& beta, const Scalar& alpha) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, const Scalar&>(
      keys, self, batch1, batch2, beta, alpha);
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
constinit OperatorEntry baddbmm_::entry(schemas::baddbmm_, boxing::baddbmm_);

TensorBase& baddbmm_::call(TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                           const Scalar& beta, const Scalar& alpha) try {
  return entry.call<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&, const Scalar&,
                    const Scalar&>(
      keys_of(self, batch1, batch2), self, batch1, batch2, beta, alpha);
} catch (...) {
  detail::rethrow_as_error("baddbmm_");
}

TensorBase& baddbmm_::redispatch(DispatchKeySet keys, TensorBase& self, const TensorBase& batch1,
                                 const TensorBase& batch2, const Scalar& beta,
                                 const Scalar& alpha) {
  return entry.redispatch<TensorBase&, TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, const Scalar&>(
      keys, self, batch1, batch2, beta, alpha);
}

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry baddbmm_out::entry(schemas::baddbmm_out, boxing::baddbmm_out);

TensorBase& baddbmm_out::call(const TensorBase& self, const TensorBase& batch1,
                              const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                              TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                    const Scalar&, const Scalar&, TensorBase&>(
      keys_of(self, batch1, batch2, out), self, batch1, batch2, beta, alpha, out);
} catch (...) {
  detail::rethrow_as_error("baddbmm.out");
}

TensorBase& baddbmm_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                    const TensorBase& batch1, const TensorBase& batch2,
                                    const Scalar& beta, const Scalar& alpha, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, const TensorBase&,
                          const Scalar&, const Scalar&, TensorBase&>(
      keys, self, batch1, batch2, beta, alpha, out);
}

// mv(Tensor self, Tensor vec) -> Tensor
constinit OperatorEntry mv::entry(schemas::mv, boxing::mv);

TensorBase mv::call(const TensorBase& self, const TensorBase& vec) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, vec), self, vec);
} catch (...) {
  detail::rethrow_as_error("mv");
}

TensorBase mv::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, vec);
}

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry mv_out::entry(schemas::mv_out, boxing::mv_out);

TensorBase& mv_out::call(const TensorBase& self, const TensorBase& vec, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, vec, out), self, vec, out);
} catch (...) {
  detail::rethrow_as_error("mv.out");
}

TensorBase& mv_out::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec,
                               TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, vec, out);
}

// dot(Tensor self, Tensor tensor) -> Tensor
constinit OperatorEntry dot::entry(schemas::dot, boxing::dot);

TensorBase dot::call(const TensorBase& self, const TensorBase& tensor) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, tensor), self, tensor);
} catch (...) {
  detail::rethrow_as_error("dot");
}

TensorBase dot::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, tensor);
}

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry dot_out::entry(schemas::dot_out, boxing::dot_out);

TensorBase& dot_out::call(const TensorBase& self, const TensorBase& tensor, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, tensor, out), self, tensor, out);
} catch (...) {
  detail::rethrow_as_error("dot.out");
}

TensorBase& dot_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                const TensorBase& tensor, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, tensor, out);
}

// outer(Tensor self, Tensor vec2) -> Tensor
constinit OperatorEntry outer::entry(schemas::outer, boxing::outer);

TensorBase outer::call(const TensorBase& self, const TensorBase& vec2) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, vec2), self, vec2);
} catch (...) {
  detail::rethrow_as_error("outer");
}

TensorBase outer::redispatch(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec2) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, vec2);
}

// matmul(Tensor self, Tensor other) -> Tensor
constinit OperatorEntry matmul::entry(schemas::matmul, boxing::matmul);

TensorBase matmul::call(const TensorBase& self, const TensorBase& other) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(self, other), self, other);
} catch (...) {
  detail::rethrow_as_error("matmul");
}

TensorBase matmul::redispatch(DispatchKeySet keys, const TensorBase& self,
                              const TensorBase& other) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, self, other);
}

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
constinit OperatorEntry linear::entry(schemas::linear, boxing::linear);

TensorBase linear::call(const TensorBase& input, const TensorBase& weight,
                        const TensorBase& bias) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys_of(input, weight, bias), input, weight, bias);
} catch (...) {
  detail::rethrow_as_error("linear");
}

TensorBase linear::redispatch(DispatchKeySet keys, const TensorBase& input,
                              const TensorBase& weight, const TensorBase& bias) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const TensorBase&>(
      keys, input, weight, bias);
}

}  // namespace stubs
}  // namespace tenon
