// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema cat;
extern const OperatorSchema cat_out;
extern const OperatorSchema stack;
extern const OperatorSchema stack_out;
extern const OperatorSchema repeat;
extern const OperatorSchema repeat_interleave_self_int;
extern const OperatorSchema flip;
extern const OperatorSchema constant_pad_nd;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing cat;
extern const OperatorBoxing cat_out;
extern const OperatorBoxing stack;
extern const OperatorBoxing stack_out;
extern const OperatorBoxing repeat;
extern const OperatorBoxing repeat_interleave_self_int;
extern const OperatorBoxing flip;
extern const OperatorBoxing constant_pad_nd;
}  // namespace boxing

namespace stubs {

// cat(Tensor[] tensors, int dim=0) -> Tensor
constinit OperatorEntry cat::entry(schemas::cat, boxing::cat);

TensorBase cat::call(TensorList tensors, int64_t dim) try {
  return entry.call<TensorBase, TensorList, int64_t>(
      keys_of(tensors), tensors, dim);
} catch (...) {
  detail::rethrow_as_error("cat");
}

TensorBase cat::redispatch(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  return entry.redispatch<TensorBase, TensorList, int64_t>(
      keys, tensors, dim);
}

// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry cat_out::entry(schemas::cat_out, boxing::cat_out);

TensorBase& cat_out::call(TensorList tensors, int64_t dim, TensorBase& out) try {
  return entry.call<TensorBase&, TensorList, int64_t, TensorBase&>(
      keys_of(out) | keys_of(tensors), tensors, dim, out);
} catch (...) {
  detail::rethrow_as_error("cat.out");
}

TensorBase& cat_out::redispatch(DispatchKeySet keys, TensorList tensors, int64_t dim,
                                TensorBase& out) {
  return entry.redispatch<TensorBase&, TensorList, int64_t, TensorBase&>(
      keys, tensors, dim, out);
}

// stack(Tensor[] tensors, int dim=0) -> Tensor
constinit OperatorEntry stack::entry(schemas::stack, boxing::stack);

TensorBase stack::call(TensorList tensors, int64_t dim) try {
  return entry.call<TensorBase, TensorList, int64_t>(
      keys_of(tensors), tensors, dim);
} catch (...) {
  detail::rethrow_as_error("stack");
}

TensorBase stack::redispatch(DispatchKeySet keys, TensorList tensors, int64_t dim) {
  return entry.redispatch<TensorBase, TensorList, int64_t>(
      keys, tensors, dim);
}

// stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry stack_out::entry(schemas::stack_out, boxing::stack_out);

TensorBase& stack_out::call(TensorList tensors, int64_t dim, TensorBase& out) try {
  return entry.call<TensorBase&, TensorList, int64_t, TensorBase&>(
      keys_of(out) | keys_of(tensors), tensors, dim, out);
} catch (...) {
  detail::rethrow_as_error("stack.out");
}

TensorBase& stack_out::redispatch(DispatchKeySet keys, TensorList tensors, int64_t dim,
                                  TensorBase& out) {
  return entry.redispatch<TensorBase&, TensorList, int64_t, TensorBase&>(
      keys, tensors, dim, out);
}

// repeat(Tensor self, SymInt[] repeats) -> Tensor
constinit OperatorEntry repeat::entry(schemas::repeat, boxing::repeat);

TensorBase repeat::call(const TensorBase& self, IntArrayRef repeats) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, repeats);
} catch (...) {
  detail::rethrow_as_error("repeat");
}

TensorBase repeat::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef repeats) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, repeats);
}

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
constinit OperatorEntry repeat_interleave_self_int::entry(schemas::repeat_interleave_self_int,
                                                          boxing::repeat_interleave_self_int);

TensorBase repeat_interleave_self_int::call(const TensorBase& self, int64_t repeats,
                                            std::optional<int64_t> dim,
                                            std::optional<int64_t> output_size) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, std::optional<int64_t>,
                    std::optional<int64_t>>(
      keys_of(self), self, repeats, dim, output_size);
} catch (...) {
  detail::rethrow_as_error("repeat_interleave.self_int");
}

TensorBase repeat_interleave_self_int::redispatch(
    DispatchKeySet keys, const TensorBase& self, int64_t repeats, std::optional<int64_t> dim,
    std::optional<int64_t> output_size) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, std::optional<int64_t>,
                          std::optional<int64_t>>(
      keys, self, repeats, dim, output_size);
}

// flip(Tensor self, int[] dims) -> Tensor
constinit OperatorEntry flip::entry(schemas::flip, boxing::flip);

TensorBase flip::call(const TensorBase& self, IntArrayRef dims) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef>(
      keys_of(self), self, dims);
} catch (...) {
  detail::rethrow_as_error("flip");
}

TensorBase flip::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef>(
      keys, self, dims);
}

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
constinit OperatorEntry constant_pad_nd::entry(schemas::constant_pad_nd, boxing::constant_pad_nd);

TensorBase constant_pad_nd::call(const TensorBase& self, IntArrayRef pad, const Scalar& value) try {
  return entry.call<TensorBase, const TensorBase&, IntArrayRef, const Scalar&>(
      keys_of(self), self, pad, value);
} catch (...) {
  detail::rethrow_as_error("constant_pad_nd");
}

TensorBase constant_pad_nd::redispatch(DispatchKeySet keys, const TensorBase& self, IntArrayRef pad,
                                       const Scalar& value) {
  return entry.redispatch<TensorBase, const TensorBase&, IntArrayRef, const Scalar&>(
      keys, self, pad, value);
}

}  // namespace stubs
}  // namespace tenon
