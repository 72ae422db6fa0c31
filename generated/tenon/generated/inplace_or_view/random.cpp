// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/random.cpp";

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& uniform_(DispatchKeySet keys, TensorBase& self, double from, double to,
                     const std::optional<Generator>& generator) {
  check_mutable("uniform_", "self", self);
  stubs::uniform_::redispatch(keys & after_inplace_or_view_keys, self, from, to, generator);
  increment_version(self);
  return self;
}

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& normal_(DispatchKeySet keys, TensorBase& self, double mean, double std,
                    const std::optional<Generator>& generator) {
  check_mutable("normal_", "self", self);
  stubs::normal_::redispatch(keys & after_inplace_or_view_keys, self, mean, std, generator);
  increment_version(self);
  return self;
}

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
TensorBase& bernoulli__float(DispatchKeySet keys, TensorBase& self, double p,
                             const std::optional<Generator>& generator) {
  check_mutable("bernoulli_.float", "self", self);
  stubs::bernoulli__float::redispatch(keys & after_inplace_or_view_keys, self, p, generator);
  increment_version(self);
  return self;
}

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
TensorBase& random__from(DispatchKeySet keys, TensorBase& self, int64_t from,
                         std::optional<int64_t> to, const std::optional<Generator>& generator) {
  check_mutable("random_.from", "self", self);
  stubs::random__from::redispatch(keys & after_inplace_or_view_keys, self, from, to, generator);
  increment_version(self);
  return self;
}

}  // namespace

void register_inplace_or_view_random() {
  Dispatcher::set_builtin(stubs::uniform_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&uniform_), kRegistrant);
  Dispatcher::set_builtin(stubs::normal_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&normal_), kRegistrant);
  Dispatcher::set_builtin(stubs::bernoulli__float::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&bernoulli__float), kRegistrant);
  Dispatcher::set_builtin(stubs::random__from::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&random__from), kRegistrant);
}

}  // namespace tenon
