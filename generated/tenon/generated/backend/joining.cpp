// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/joining.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/kernels/joining/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/joining.cpp";

// cat(Tensor[] tensors, int dim=0) -> Tensor
TensorBase cpu_cat(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  check_defined("cat", "tensors", tensors);
  const TensorSpec spec = meta::cat(tensors, dim);
  TensorBase result = make_tensor(spec);
  kernels::cat(tensors, dim, result);
  return result;

}

// cat(Tensor[] tensors, int dim=0) -> Tensor
TensorBase meta_cat(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  check_defined("cat", "tensors", tensors);
  check_on_meta("cat", {{"tensors", tensors}});
  const TensorSpec spec = meta::cat(tensors, dim);
  TensorBase result = make_tensor(spec);
  return result;
}

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu_cat_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  check_defined("cat.out", "tensors", tensors);
  check_defined("cat.out", "out", out);
  const TensorSpec spec = meta::cat(tensors, dim);
  OutputBuffer output("cat.out", out, spec, /*resizable=*/true, {}, tensors);
  kernels::cat(tensors, dim, output.tensor());
  output.commit();
  return out;

}

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta_cat_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  check_defined("cat.out", "tensors", tensors);
  check_defined("cat.out", "out", out);
  check_on_meta("cat.out", {{"tensors", tensors}, {"out", out}});
  const TensorSpec spec = meta::cat(tensors, dim);
  prepare_output("cat.out", out, spec, /*resizable=*/true);
  return out;
}

// stack(Tensor[] tensors, int dim=0) -> Tensor
TensorBase stack(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  check_defined("stack", "tensors", tensors);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::stack(tensors, dim);
}

// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& stack_out(DispatchKeySet keys, TensorList tensors, int64_t dim, TensorBase& out) {
  check_defined("stack.out", "tensors", tensors);
  check_defined("stack.out", "out", out);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::stack(tensors, dim);
  assign_output("stack.out", out, result, /*resizable=*/true);
  return out;
}

// repeat(Tensor self, SymInt[] repeats) -> Tensor
TensorBase repeat(DispatchKeySet keys, const TensorBase& self, IntArrayRef repeats) {
  check_defined("repeat", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::repeat(self, repeats);
  }
  return composite::repeat(self, repeats);
}

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
TensorBase repeat_interleave_self_int(DispatchKeySet keys, const TensorBase& self, int64_t repeats,
                                      std::optional<int64_t> dim,
                                      std::optional<int64_t> output_size) {
  check_defined("repeat_interleave.self_int", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::repeat_interleave(self, repeats, dim, output_size);
  }
  return composite::repeat_interleave(self, repeats, dim, output_size);
}

// flip(Tensor self, int[] dims) -> Tensor
TensorBase cpu_flip(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  check_defined("flip", "self", self);
  const TensorSpec spec = meta::flip(self, dims);
  TensorBase result = make_tensor(spec);
  kernels::flip(self, dims, result);
  return result;

}

// flip(Tensor self, int[] dims) -> Tensor
TensorBase meta_flip(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  check_defined("flip", "self", self);
  const TensorSpec spec = meta::flip(self, dims);
  TensorBase result = make_tensor(spec);
  return result;
}

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
TensorBase cpu_constant_pad_nd(DispatchKeySet keys, const TensorBase& self, IntArrayRef pad,
                               const Scalar& value) {
  check_defined("constant_pad_nd", "self", self);
  const TensorSpec spec = meta::constant_pad_nd(self, pad);
  TensorBase result = make_tensor(spec);
  kernels::constant_pad_nd(self, pad, value, result);
  return result;

}

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
TensorBase meta_constant_pad_nd(DispatchKeySet keys, const TensorBase& self, IntArrayRef pad,
                                const Scalar& value) {
  check_defined("constant_pad_nd", "self", self);
  const TensorSpec spec = meta::constant_pad_nd(self, pad);
  TensorBase result = make_tensor(spec);
  return result;
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_joining() {
  set(stubs::cat::entry(), DispatchKey::CPU, &cpu_cat);
  set(stubs::cat::entry(), DispatchKey::Meta, &meta_cat);
  set(stubs::cat_out::entry(), DispatchKey::CPU, &cpu_cat_out);
  set(stubs::cat_out::entry(), DispatchKey::Meta, &meta_cat_out);
  set(stubs::stack::entry(), backend_keys, &stack);
  set(stubs::stack_out::entry(), backend_keys, &stack_out);
  set(stubs::repeat::entry(), backend_keys, &repeat);
  set(stubs::repeat_interleave_self_int::entry(), backend_keys, &repeat_interleave_self_int);
  set(stubs::flip::entry(), DispatchKey::CPU, &cpu_flip);
  set(stubs::flip::entry(), DispatchKey::Meta, &meta_flip);
  set(stubs::constant_pad_nd::entry(), DispatchKey::CPU, &cpu_constant_pad_nd);
  set(stubs::constant_pad_nd::entry(), DispatchKey::Meta, &meta_constant_pad_nd);
}

}  // namespace tenon
