// Generated from ops.yaml by templates/inplace_or_view/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/inplace_or_view/copy.cpp";

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
TensorBase& copy_(DispatchKeySet keys, TensorBase& self, const TensorBase& src, bool non_blocking) {
  check_mutable("copy_", "self", self);
  stubs::copy_::redispatch(keys & after_inplace_or_view_keys, self, src, non_blocking);
  increment_version(self);
  return self;
}

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
TensorBase& fill__Scalar(DispatchKeySet keys, TensorBase& self, const Scalar& value) {
  check_mutable("fill_.Scalar", "self", self);
  stubs::fill__Scalar::redispatch(keys & after_inplace_or_view_keys, self, value);
  increment_version(self);
  return self;
}

// zero_(Tensor(a!) self) -> Tensor(a!)
TensorBase& zero_(DispatchKeySet keys, TensorBase& self) {
  check_mutable("zero_", "self", self);
  stubs::zero_::redispatch(keys & after_inplace_or_view_keys, self);
  increment_version(self);
  return self;
}

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
TensorBase& resize_(DispatchKeySet keys, TensorBase& self, IntArrayRef size,
                    std::optional<MemoryFormat> memory_format) {
  check_mutable("resize_", "self", self);
  stubs::resize_::redispatch(keys & after_inplace_or_view_keys, self, size, memory_format);
  increment_version(self);
  return self;
}

}  // namespace

void register_inplace_or_view_copy() {
  Dispatcher::set_builtin(stubs::copy_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&copy_), kRegistrant);
  Dispatcher::set_builtin(stubs::fill__Scalar::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&fill__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::zero_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&zero_), kRegistrant);
  Dispatcher::set_builtin(stubs::resize_::entry, DispatchKey::InplaceOrView,
                          reinterpret_cast<AnyKernel>(&resize_), kRegistrant);
}

}  // namespace tenon
