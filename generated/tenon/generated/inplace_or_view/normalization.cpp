// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/normalization.cpp";

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
std::tuple<TensorBase, TensorBase, TensorBase> _native_batch_norm_legit(
    DispatchKeySet keys, const TensorBase& input, const TensorBase& weight, const TensorBase& bias,
    TensorBase& running_mean, TensorBase& running_var, bool training, double momentum, double eps) {
  check_mutable("_native_batch_norm_legit", "running_mean", running_mean);
  check_mutable("_native_batch_norm_legit", "running_var", running_var);
  std::tuple<TensorBase, TensorBase,
             TensorBase> results = stubs::_native_batch_norm_legit::redispatch(
                 keys & after_inplace_or_view_keys, input, weight, bias, running_mean, running_var,
                 training, momentum, eps);
  increment_version(running_mean);
  increment_version(running_var);
  return results;
}

}  // namespace

void register_inplace_or_view_normalization() {
  Dispatcher::set_builtin(stubs::_native_batch_norm_legit::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&_native_batch_norm_legit), kRegistrant);
}

}  // namespace tenon
