// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/softplus.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/activation.cpp";

// relu_(Tensor(a!) self) -> Tensor(a!)
TensorBase& relu_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("relu_", "self", self);
  stubs::relu_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& relu_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("relu.out", "out", out);
  stubs::relu_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
TensorBase& gelu_(DispatchKeySet keys, TensorBase& self, std::string_view approximate) {
  check_mutable("gelu_", "self", self);
  stubs::gelu_::redispatch(keys & after_inplace_or_view_keys, self, approximate);
  increment_version(self);
  return self;
}

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
TensorBase& gelu_out(DispatchKeySet keys, const TensorBase& self, std::string_view approximate,
                     TensorBase& out) {
  check_mutable("gelu.out", "out", out);
  stubs::gelu_out::redispatch(keys & after_inplace_or_view_keys, self, approximate, out);
  increment_version(out);
  return out;
}

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& _softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                         bool half_to_float, TensorBase& out) {
  check_mutable("_softmax.out", "out", out);
  stubs::_softmax_out::redispatch(keys & after_inplace_or_view_keys, self, dim, half_to_float, out);
  increment_version(out);
  return out;
}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& _log_softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             bool half_to_float, TensorBase& out) {
  check_mutable("_log_softmax.out", "out", out);
  stubs::_log_softmax_out::redispatch(keys & after_inplace_or_view_keys, self, dim, half_to_float,
                                      out);
  increment_version(out);
  return out;
}

// silu_(Tensor(a!) self) -> Tensor(a!)
TensorBase& silu_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("silu_", "self", self);
  stubs::silu_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& silu_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  check_mutable("silu.out", "out", out);
  stubs::silu_out::redispatch(keys & after_inplace_or_view_keys, self, out);
  increment_version(out);
  return out;
}

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
TensorBase& hardtanh_(DispatchKeySet keys, TensorBase& self, const Scalar& min_val,
                      const Scalar& max_val) {
  check_mutable("hardtanh_", "self", self);
  stubs::hardtanh_::redispatch(keys & after_inplace_or_view_keys, self, min_val, max_val);
  increment_version(self);
  return self;
}

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& hardtanh_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                         const Scalar& max_val, TensorBase& out) {
  check_mutable("hardtanh.out", "out", out);
  stubs::hardtanh_out::redispatch(keys & after_inplace_or_view_keys, self, min_val, max_val, out);
  increment_version(out);
  return out;
}

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
TensorBase& leaky_relu_(DispatchKeySet keys, TensorBase& self, const Scalar& negative_slope) {
  check_mutable("leaky_relu_", "self", self);
  stubs::leaky_relu_::redispatch(keys & after_inplace_or_view_keys, self, negative_slope);
  increment_version(self);
  return self;
}

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& leaky_relu_out(DispatchKeySet keys, const TensorBase& self,
                           const Scalar& negative_slope, TensorBase& out) {
  check_mutable("leaky_relu.out", "out", out);
  stubs::leaky_relu_out::redispatch(keys & after_inplace_or_view_keys, self, negative_slope, out);
  increment_version(out);
  return out;
}

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
TensorBase& elu_(DispatchKeySet keys, TensorBase& self, const Scalar& alpha, const Scalar& scale,
                 const Scalar& input_scale) {
  check_mutable("elu_", "self", self);
  stubs::elu_::redispatch(keys & after_inplace_or_view_keys, self, alpha, scale, input_scale);
  increment_version(self);
  return self;
}

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& elu_out(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                    const Scalar& scale, const Scalar& input_scale, TensorBase& out) {
  check_mutable("elu.out", "out", out);
  stubs::elu_out::redispatch(keys & after_inplace_or_view_keys, self, alpha, scale, input_scale,
                             out);
  increment_version(out);
  return out;
}

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& softplus_out(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                         const Scalar& threshold, TensorBase& out) {
  check_mutable("softplus.out", "out", out);
  stubs::softplus_out::redispatch(keys & after_inplace_or_view_keys, self, beta, threshold, out);
  increment_version(out);
  return out;
}

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& hardsigmoid_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("hardsigmoid_", "self", self);
  stubs::hardsigmoid_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// hardswish_(Tensor(a!) self) -> Tensor(a!)
TensorBase& hardswish_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("hardswish_", "self", self);
  stubs::hardswish_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

}  // namespace

void register_inplace_or_view_activation() {
  Dispatcher::set_builtin(stubs::relu_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&relu_), kRegistrant);
  Dispatcher::set_builtin(stubs::relu_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&relu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::gelu_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gelu_), kRegistrant);
  Dispatcher::set_builtin(stubs::gelu_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&gelu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_softmax_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&_softmax_out), kRegistrant);
  Dispatcher::set_builtin(stubs::_log_softmax_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&_log_softmax_out), kRegistrant);
  Dispatcher::set_builtin(stubs::silu_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&silu_), kRegistrant);
  Dispatcher::set_builtin(stubs::silu_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&silu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::hardtanh_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&hardtanh_), kRegistrant);
  Dispatcher::set_builtin(stubs::hardtanh_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&hardtanh_out), kRegistrant);
  Dispatcher::set_builtin(stubs::leaky_relu_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&leaky_relu_), kRegistrant);
  Dispatcher::set_builtin(stubs::leaky_relu_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&leaky_relu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::elu_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&elu_), kRegistrant);
  Dispatcher::set_builtin(stubs::elu_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&elu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::softplus_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&softplus_out), kRegistrant);
  Dispatcher::set_builtin(stubs::hardsigmoid_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&hardsigmoid_), kRegistrant);
  Dispatcher::set_builtin(stubs::hardswish_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&hardswish_), kRegistrant);
}

}  // namespace tenon
