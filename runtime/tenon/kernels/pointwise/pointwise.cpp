#include "tenon/kernels/pointwise/pointwise.h"

#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pointwise/fast_path.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/pointwise_call.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

TENON_COLD TensorBase general_result(const PointwiseOperator& op, PointwiseInputs inputs,
                                     const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  TensorBase result = make_tensor({call.sizes, call.result, call.device, result_strides(call)});
  if (result.is_cpu()) run_pointwise(call, result);
  return result;
}

/// Computes into `target` without a walk; false, with nothing done, where it takes one.
bool run_rows_into(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars,
                   const TensorBase& target) {
  RowCall call;
  if (!call.prepare(op, inputs, scalars) || !call.can_write(target.impl())) return false;
  call.run(*target.impl());
  return true;
}

/// The arguments of a call that has tensors and behind them a number or none.
template <class... Arguments>
struct ShortCall {
  static constexpr size_t kTensors = (size_t{std::is_same_v<Arguments, TensorBase>} + ...);
  static constexpr int kNumbers = sizeof...(Arguments) - kTensors;
  static_assert(kTensors >= 1 && kNumbers <= 1);

  TENON_ALWAYS_INLINE explicit ShortCall(const Arguments&... arguments)
      : ShortCall(std::make_index_sequence<kTensors>(), std::tie(arguments...)) {}
  template <size_t... tensor>
  TENON_ALWAYS_INLINE ShortCall(std::index_sequence<tensor...>,
                                const std::tuple<const Arguments&...>& arguments)
      : tensors{&std::get<tensor>(arguments)...}, impls{std::get<tensor>(arguments).impl()...} {
    if constexpr (kNumbers == 1) scalar = &std::get<kTensors>(arguments);
  }

  /// What its loop gets of the number.
  static const void* scalars(const ScalarValues& values) {
    return kNumbers == 0 ? nullptr : values.data();
  }

  const TensorBase* tensors[kTensors];
  const TensorImpl* impls[kTensors];
  const Scalar* scalar = nullptr;
};

/// The result of a call of inputs that are alike, of `dtype`.
template <class Call>
TENON_ALWAYS_INLINE TensorBase run_new(const PointwiseOperator& op, const Call& call, DType dtype,
                                       PointwiseLoop loop, const ScalarValues& values) {
  const DType result_dtype = loop_result(op, dtype);
  TensorBase result = make_tensor_of_sizes(*call.impls[0], result_dtype);
  run_alike(loop, call.impls, dtype, Call::scalars(values), result.impl()->storage()->data(),
            result_dtype);
  return result;
}

/// Computes a call of inputs that are alike, of `dtype`, into `target`, which is the first of them
/// where it is `in_place`; false, with nothing done, where no loop gives its dtype.
template <bool in_place, class Call>
TENON_ALWAYS_INLINE bool run_into_alike(const PointwiseOperator& op, const Call& call, DType dtype,
                                        PointwiseLoop loop, const ScalarValues& values,
                                        const TensorImpl* target) {
  const DType result = in_place ? dtype : target->dtype();
  if (loop == nullptr || loop_result(op, dtype) != result) [[unlikely]]
    return false;
  run_alike(loop, call.impls, dtype, Call::scalars(values),
            address_of(*target, element_size(result)), result);
  return true;
}

/// Whether the inputs of a call are alike, and `target`, which is of their sizes, can be written
/// while they are read.
template <bool in_place, class Call>
TENON_ALWAYS_INLINE bool are_alike_into(const Call& call, const TensorImpl* target) {
  if (!are_alike(call.impls)) return false;
  if constexpr (!in_place) {
    if (!is_contiguous_on_cpu(target) || !same_sizes(*target, *call.impls[0])) return false;
  }
  return can_write(*target, call.impls, in_place || target->dtype() == call.impls[0]->dtype());
}

// The rest of a call takes its arguments one by one, so that the fast path has none in memory.
template <class... Arguments>
__attribute__((noinline)) TensorBase general_of(const PointwiseOperator& op,
                                                const Arguments&... arguments) {
  const ShortCall<Arguments...> call(arguments...);
  return pointwise(op, call.tensors, call.scalar);
}

template <class... Arguments>
__attribute__((noinline)) TensorBase& general_in(const PointwiseOperator& op, TensorBase& self,
                                                 const Arguments&... arguments) {
  const ShortCall<TensorBase, Arguments...> call(self, arguments...);
  return pointwise_inplace(op, self, call.tensors, call.scalar);
}

template <class... Arguments>
__attribute__((noinline)) TensorBase& general_to(TensorBase& out, const PointwiseOperator& op,
                                                 const Arguments&... arguments) {
  const ShortCall<Arguments...> call(arguments...);
  return pointwise_out(op, call.tensors, call.scalar, out);
}

// The rest where the inputs are alike, but not of float32.
template <class... Arguments>
__attribute__((noinline)) TensorBase other_of(const PointwiseOperator& op,
                                              const Arguments&... arguments) {
  const ShortCall<Arguments...> call(arguments...);
  const DType dtype = call.impls[0]->dtype();
  ScalarValues values;
  const PointwiseLoop loop = fast_loop(op, dtype, call.scalar, call.kNumbers, values);
  return loop != nullptr ? run_new(op, call, dtype, loop, values) : general_of(op, arguments...);
}

template <class... Arguments>
__attribute__((noinline)) TensorBase& other_in(const PointwiseOperator& op, TensorBase& self,
                                               const Arguments&... arguments) {
  const ShortCall<TensorBase, Arguments...> call(self, arguments...);
  const DType dtype = self.impl()->dtype();
  ScalarValues values;
  const PointwiseLoop loop = fast_loop(op, dtype, call.scalar, call.kNumbers, values);
  return run_into_alike<true>(op, call, dtype, loop, values, self.impl())
             ? self
             : general_in(op, self, arguments...);
}

template <class... Arguments>
__attribute__((noinline)) TensorBase& other_to(TensorBase& out, const PointwiseOperator& op,
                                               const Arguments&... arguments) {
  const ShortCall<Arguments...> call(arguments...);
  const DType dtype = call.impls[0]->dtype();
  ScalarValues values;
  const PointwiseLoop loop = fast_loop(op, dtype, call.scalar, call.kNumbers, values);
  return run_into_alike<false>(op, call, dtype, loop, values, out.impl())
             ? out
             : general_to(out, op, arguments...);
}

/// Checks that `target` can take the result of `call`, its sizes apart.
void check_target(const PointwiseCall& call, std::string_view argument, const TensorBase& target) {
  TENON_CHECK(target.device().type() == call.device.type(), DeviceError, call.name, ": expected ",
              argument, " to be on ", call.device, " like the other arguments, got ",
              target.device());
  TENON_CHECK(can_cast(call.result, target.dtype()), DTypeError, call.name,
              ": expected a dtype of ", argument, " that the result of ", call.result,
              " can be cast to, got ", target.dtype());
  if (overlaps_itself(target)) [[unlikely]]
    check_writable(std::string(call.name.name).append(call.name.suffix), target, argument);
}

/// Computes into `target`. An input that might share memory with other elements of it is read
/// beforehand; one that certainly does is an error.
void run_into(const PointwiseCall& call, std::string_view argument, const TensorBase& target) {
  TensorBase copies[kMaxPointwiseInputs];
  const TensorBase* inputs[kMaxPointwiseInputs];
  for (size_t i = 0; i < call.inputs.size(); ++i) {
    const TensorBase& input = *call.inputs[i];
    const Overlap overlap = memory_overlap(target, input);
    TENON_CHECK(overlap != Overlap::kPartial, ValueError, call.name, ": expected ", argument,
                " and ", call.op.argument_names[i],
                " to be the same elements or to share no memory, but they overlap in part; clone "
                "one of them first");
    inputs[i] = &input;
    if (overlap == Overlap::kUnknown && target.is_cpu()) {
      inputs[i] = &(copies[i] = contiguous_copy(input));
    }
  }
  if (!target.is_cpu()) return;
  PointwiseCall safe = call;
  safe.inputs = {inputs, call.inputs.size()};
  run_pointwise(safe, target);
}

/// An empty `out` as it will be when it has the result's sizes.
TensorBase resized(const TensorBase& out, const PointwiseCall& call) {
  return resized_output(call.op.name, out,
                        {call.sizes, out.dtype(), out.device(), result_strides(call)});
}

}  // namespace

TensorBase pointwise(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars) {
  RowCall call;
  if (!call.prepare(op, inputs, scalars)) return general_result(op, inputs, scalars);
  TensorBase result = make_tensor_of_sizes(call.leader(), call.result());
  call.run(*result.impl());
  return result;
}

template <class... Arguments>
TensorBase pointwise_of(const PointwiseOperator& op, const Arguments&... arguments) {
  const ShortCall<Arguments...> call(arguments...);
  if (!are_alike(call.impls)) return general_of(op, arguments...);
  if (call.impls[0]->dtype() != DType::kFloat32) return other_of(op, arguments...);
  ScalarValues values;
  const PointwiseLoop loop = float_loop(op, call.scalar, call.kNumbers, values);
  return loop != nullptr ? run_new(op, call, DType::kFloat32, loop, values)
                         : general_of(op, arguments...);
}

TensorBase& pointwise_inplace(const PointwiseOperator& op, TensorBase& self, PointwiseInputs inputs,
                              const Scalar* scalars) {
  if (run_rows_into(op, inputs, scalars, self)) return self;
  const PointwiseCall call = resolve(op, inputs, scalars, "_");
  const std::string_view argument = op.argument_names[0];
  TENON_CHECK(self.sizes() == IntArrayRef(call.sizes), ShapeError, call.name,
              ": expected the arguments to broadcast to the sizes of ", argument, " ", self.sizes(),
              ", got ", call.sizes);
  check_target(call, argument, self);
  run_into(call, argument, self);
  return self;
}

TensorBase& pointwise_out(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars, TensorBase& out) {
  if (run_rows_into(op, inputs, scalars, out)) return out;
  const PointwiseCall call = resolve(op, inputs, scalars);
  TENON_CHECK(out.defined(), ValueError, call.name,
              ": expected out to be a defined tensor, got an undefined one");
  check_target(call, "out", out);
  const bool fits = out.sizes() == IntArrayRef(call.sizes);
  TENON_CHECK(fits || out.numel() == 0, ShapeError, call.name, ": expected out of sizes ",
              call.sizes, " or an empty one, got ", out.sizes());
  const TensorBase target = fits ? out : resized(out, call);
  run_into(call, "out", target);
  if (!fits) take_geometry(out, target);
  return out;
}

template <class... Arguments>
TensorBase& pointwise_in(const PointwiseOperator& op, TensorBase& self,
                         const Arguments&... arguments) {
  const ShortCall<TensorBase, Arguments...> call(self, arguments...);
  if (!are_alike_into<true>(call, self.impl())) return general_in(op, self, arguments...);
  if (self.impl()->dtype() != DType::kFloat32) return other_in(op, self, arguments...);
  ScalarValues values;
  const PointwiseLoop loop = float_loop(op, call.scalar, call.kNumbers, values);
  return run_into_alike<true>(op, call, DType::kFloat32, loop, values, self.impl())
             ? self
             : general_in(op, self, arguments...);
}

template <class... Arguments>
TensorBase& pointwise_to(TensorBase& out, const PointwiseOperator& op,
                         const Arguments&... arguments) {
  const ShortCall<Arguments...> call(arguments...);
  if (!are_alike_into<false>(call, out.impl())) return general_to(out, op, arguments...);
  if (call.impls[0]->dtype() != DType::kFloat32) return other_to(out, op, arguments...);
  ScalarValues values;
  const PointwiseLoop loop = float_loop(op, call.scalar, call.kNumbers, values);
  return run_into_alike<false>(op, call, DType::kFloat32, loop, values, out.impl())
             ? out
             : general_to(out, op, arguments...);
}

#define TENON_SHORT_CALLS(...)                                                              \
  template TENON_API TensorBase pointwise_of(const PointwiseOperator&,                      \
                                             const TensorBase& __VA_OPT__(, ) __VA_ARGS__); \
  template TENON_API TensorBase& pointwise_in(const PointwiseOperator&,                     \
                                              TensorBase& __VA_OPT__(, ) __VA_ARGS__);      \
  template TENON_API TensorBase& pointwise_to(TensorBase&, const PointwiseOperator&,        \
                                              const TensorBase& __VA_OPT__(, ) __VA_ARGS__)
TENON_SHORT_CALLS();
TENON_SHORT_CALLS(const Scalar&);
TENON_SHORT_CALLS(const TensorBase&);
TENON_SHORT_CALLS(const TensorBase&, const Scalar&);
TENON_SHORT_CALLS(const TensorBase&, const TensorBase&);
TENON_SHORT_CALLS(const TensorBase&, const TensorBase&, const Scalar&);
#undef TENON_SHORT_CALLS

TensorSpec pointwise_spec(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  return {call.sizes, call.result, call.device, result_strides(call)};
}

}  // namespace tenon::kernels
