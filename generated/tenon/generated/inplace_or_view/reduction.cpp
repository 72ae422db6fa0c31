// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/sum.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/reduction.cpp";

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& sum_IntList_out(DispatchKeySet keys, const TensorBase& self,
                            std::optional<IntArrayRef> dim, bool keepdim,
                            std::optional<DType> dtype, TensorBase& out) {
  check_mutable("sum.IntList_out", "out", out);
  stubs::sum_IntList_out::redispatch(keys & after_inplace_or_view_keys, self, dim, keepdim, dtype,
                                     out);
  increment_version(out);
  return out;
}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
TensorBase& mean_out(DispatchKeySet keys, const TensorBase& self, std::optional<IntArrayRef> dim,
                     bool keepdim, std::optional<DType> dtype, TensorBase& out) {
  check_mutable("mean.out", "out", out);
  stubs::mean_out::redispatch(keys & after_inplace_or_view_keys, self, dim, keepdim, dtype, out);
  increment_version(out);
  return out;
}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& amax_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim,
                     TensorBase& out) {
  check_mutable("amax.out", "out", out);
  stubs::amax_out::redispatch(keys & after_inplace_or_view_keys, self, dim, keepdim, out);
  increment_version(out);
  return out;
}

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& amin_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim,
                     TensorBase& out) {
  check_mutable("amin.out", "out", out);
  stubs::amin_out::redispatch(keys & after_inplace_or_view_keys, self, dim, keepdim, out);
  increment_version(out);
  return out;
}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TensorBase& cumsum_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       std::optional<DType> dtype, TensorBase& out) {
  check_mutable("cumsum.out", "out", out);
  stubs::cumsum_out::redispatch(keys & after_inplace_or_view_keys, self, dim, dtype, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_reduction() {
  Dispatcher::set_builtin(stubs::sum_IntList_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&sum_IntList_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mean_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&mean_out), kRegistrant);
  Dispatcher::set_builtin(stubs::amax_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&amax_out), kRegistrant);
  Dispatcher::set_builtin(stubs::amin_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&amin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::cumsum_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&cumsum_out), kRegistrant);
}

}  // namespace tenon
