#include "tenon/kernels/pointwise/pointwise.h"

#include <string>

#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pointwise/fast_path.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/pointwise_call.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

bool run_fast_into(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars,
                   const TensorBase& target) {
  switch (inputs.size()) {
    case 1:
      return run_fast_into<1>(op, inputs, scalars, target);
    case 2:
      return run_fast_into<2>(op, inputs, scalars, target);
    case 3:
      return run_fast_into<3>(op, inputs, scalars, target);
    default:
      return false;
  }
}

TENON_COLD TensorBase general_result(const PointwiseOperator& op, PointwiseInputs inputs,
                                     const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  TensorBase result = make_tensor({call.sizes, call.result, call.device, result_strides(call)});
  if (result.is_cpu()) run_pointwise(call, result);
  return result;
}

template <int N>
TensorBase pointwise_of(const PointwiseOperator& op, PointwiseInputs inputs,
                        const Scalar* scalars) {
  FastCall<N> call;
  if (!prepare_fast(op, inputs, scalars, call)) return general_result(op, inputs, scalars);
  TensorBase result = make_tensor_like(*inputs[call.leader], call.result);
  run_fast(call, *result.impl());
  return result;
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
  switch (inputs.size()) {
    case 1:
      return pointwise_of<1>(op, inputs, scalars);
    case 2:
      return pointwise_of<2>(op, inputs, scalars);
    case 3:
      return pointwise_of<3>(op, inputs, scalars);
    default:
      return general_result(op, inputs, scalars);
  }
}

TensorBase& pointwise_inplace(const PointwiseOperator& op, TensorBase& self, PointwiseInputs inputs,
                              const Scalar* scalars) {
  if (run_fast_into(op, inputs, scalars, self)) [[likely]]
    return self;
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
  if (run_fast_into(op, inputs, scalars, out)) [[likely]]
    return out;
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

TensorSpec pointwise_spec(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  return {call.sizes, call.result, call.device, result_strides(call)};
}

}  // namespace tenon::kernels
