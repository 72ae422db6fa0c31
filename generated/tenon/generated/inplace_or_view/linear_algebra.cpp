// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/linear_algebra.cpp";

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                   TensorBase& out) {
  check_mutable("mm.out", "out", out);
  stubs::mm_out::redispatch(keys & after_inplace_or_view_keys, self, mat2, out);
  increment_version(out);
  return out;
}

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                    TensorBase& out) {
  check_mutable("bmm.out", "out", out);
  stubs::bmm_out::redispatch(keys & after_inplace_or_view_keys, self, mat2, out);
  increment_version(out);
  return out;
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
TensorBase& addmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& mat1,
                   const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  check_mutable("addmm_", "self", self);
  stubs::addmm_::redispatch(keys & after_inplace_or_view_keys, self, mat1, mat2, beta, alpha);
  increment_version(self);
  return self;
}

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
TensorBase& addmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                      const TensorBase& mat2, const Scalar& beta, const Scalar& alpha,
                      TensorBase& out) {
  check_mutable("addmm.out", "out", out);
  stubs::addmm_out::redispatch(keys & after_inplace_or_view_keys, self, mat1, mat2, beta, alpha,
                               out);
  increment_version(out);
  return out;
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& baddbmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& batch1,
                     const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  check_mutable("baddbmm_", "self", self);
  stubs::baddbmm_::redispatch(keys & after_inplace_or_view_keys, self, batch1, batch2, beta, alpha);
  increment_version(self);
  return self;
}

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& baddbmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                        const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                        TensorBase& out) {
  check_mutable("baddbmm.out", "out", out);
  stubs::baddbmm_out::redispatch(keys & after_inplace_or_view_keys, self, batch1, batch2, beta,
                                 alpha, out);
  increment_version(out);
  return out;
}

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec,
                   TensorBase& out) {
  check_mutable("mv.out", "out", out);
  stubs::mv_out::redispatch(keys & after_inplace_or_view_keys, self, vec, out);
  increment_version(out);
  return out;
}

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& dot_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor,
                    TensorBase& out) {
  check_mutable("dot.out", "out", out);
  stubs::dot_out::redispatch(keys & after_inplace_or_view_keys, self, tensor, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_linear_algebra() {
  Dispatcher::set_builtin(stubs::mm_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&mm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bmm_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bmm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::addmm_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&addmm_), kRegistrant);
  Dispatcher::set_builtin(stubs::addmm_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&addmm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::baddbmm_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&baddbmm_), kRegistrant);
  Dispatcher::set_builtin(stubs::baddbmm_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&baddbmm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mv_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&mv_out), kRegistrant);
  Dispatcher::set_builtin(stubs::dot_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&dot_out), kRegistrant);
}

}  // namespace tenon
