// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/joining.cpp";

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cat_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  check_mutable("cat.out", "out", out);
  stubs::cat_out::redispatch(keys & after_inplace_or_view_keys, tensors, dim, out);
  increment_version(out);
  return out;
}

// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& stack_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  check_mutable("stack.out", "out", out);
  stubs::stack_out::redispatch(keys & after_inplace_or_view_keys, tensors, dim, out);
  increment_version(out);
  return out;
}

}  // namespace

void register_inplace_or_view_joining() {
  Dispatcher::set_builtin(stubs::cat_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&cat_out), kRegistrant);
  Dispatcher::set_builtin(stubs::stack_out::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&stack_out), kRegistrant);
}

}  // namespace tenon
