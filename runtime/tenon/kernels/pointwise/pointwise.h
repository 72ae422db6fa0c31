#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "tenon/kernels/pointwise/pointwise_loop.h"
#include "tenon/kernels/simd/cpu_target.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

namespace tenon::kernels {

/// What a result dtype is made from the promoted one: the same, or the default floating dtype where
/// that is an integer or bool, as for `exp`.
enum class Promotion : uint8_t { kDefault, kIntToFloat };

/// The dtype of a result: that of the arithmetic, bool, or of complex arguments that of their
/// parts.
enum class ResultKind : uint8_t { kComputed, kBool, kReal };

/// Everything the engine knows of an operator that computes element by element: one constant table
/// entry, made by the generator.
struct PointwiseOperator {
  std::string_view name;
  std::array<const PointwiseLoopTable*, kCpuTargetCount> loops;  // by CpuTarget
  uint8_t tensors;
  uint8_t scalars;
  uint32_t promotes;  // bit i: input i takes part in type promotion; tensors first, then scalars
  Promotion promotion = Promotion::kDefault;
  ResultKind result = ResultKind::kComputed;
  DTypes dtypes = DTypes::kAll;                                           // that it computes in
  std::array<std::string_view, kMaxPointwiseInputs> argument_names = {};  // tensors, then scalars
  int8_t condition = -1;  // the input that must be bool, if there is one
};

/// The loop tables of operators, to be declared in namespace tenon::kernels, or a project's
/// namespace `kernels`, before they are listed in a `PointwiseOperator` of the namespace around it:
/// `TENON_POINTWISE_LOOPS(add_Tensor_loops)`.
#define TENON_DECLARE_POINTWISE_LOOPS(...) \
  TENON_DECLARE_PER_CPU_TARGET(::tenon::kernels::PointwiseLoopTable, __VA_ARGS__)
#define TENON_POINTWISE_LOOPS(name) TENON_PER_CPU_TARGET(name)

namespace detail {
/// The loop of narrower vectors than the machine's.
PointwiseLoop narrower_loop(const PointwiseOperator& op, DType dtype);
}  // namespace detail

/// The loop of this machine for a dtype, null where there is none: for a complex one of the widest
/// vectors that have one.
TENON_ALWAYS_INLINE PointwiseLoop loop_of(const PointwiseOperator& op, DType dtype) {
  const PointwiseLoop loop = (*op.loops[static_cast<size_t>(cpu_target())])[dtype];
  if (loop == nullptr) [[unlikely]]
    return detail::narrower_loop(op, dtype);
  return loop;
}

/// The one for elements that lie apart, null where there is none.
inline PointwiseLoop loop_apart_of(const PointwiseOperator& op, DType dtype) {
  return op.loops[static_cast<size_t>(cpu_target())]->loop_apart(dtype);
}

/// The tensor arguments of a call, in schema order.
using PointwiseInputs = ArrayRef<const TensorBase*>;

/// Computes `op` over the inputs broadcast together, in the dtype they promote to.
///
/// The result is new. It is row-major, or has the order of dimensions of its inputs: all of the
/// same dense strides give those; otherwise the first input that tells two dimensions apart
/// decides. A zero-dimensional CPU tensor may go with tensors of another device.
///
/// Errors: ValueError for an undefined input, DeviceError, ShapeError when sizes do not broadcast,
/// DTypeError when `op` does not compute in the promoted dtype, TypeError for a fractional scalar
/// that does not promote in integer arithmetic. All are checked before anything is computed. On
/// Meta there are no data and the result has none.
TENON_API TensorBase pointwise(const PointwiseOperator& op, PointwiseInputs inputs,
                               const Scalar* scalars = nullptr);

/// The same for what most calls have, one to three tensors and a number or none, which stay in
/// registers.
template <class... Arguments>
TENON_API TensorBase pointwise_of(const PointwiseOperator& op, const Arguments&... arguments);

/// The same into `self`, which is also `inputs[0]`; returns `self`. Further errors: ShapeError when
/// the sizes broadcast to others than those of `self`; DTypeError when the result's dtype cannot be
/// cast to that of `self`; ValueError when elements of `self` share memory with each other, or with
/// other elements of an input.
TENON_API TensorBase& pointwise_inplace(const PointwiseOperator& op, TensorBase& self,
                                        PointwiseInputs inputs, const Scalar* scalars = nullptr);

/// The same for one to three tensors, of which `self` is the first, and a number or none.
template <class... Arguments>
TENON_API TensorBase& pointwise_in(const PointwiseOperator& op, TensorBase& self,
                                   const Arguments&... arguments);

/// The same into `out`, whatever its strides; returns `out`. An empty `out` is resized; other sizes
/// that differ raise ShapeError. Otherwise as in place.
TENON_API TensorBase& pointwise_out(const PointwiseOperator& op, PointwiseInputs inputs,
                                    const Scalar* scalars, TensorBase& out);

/// The same for one to three tensors and a number or none.
template <class... Arguments>
TENON_API TensorBase& pointwise_to(TensorBase& out, const PointwiseOperator& op,
                                   const Arguments&... arguments);

/// What `pointwise` would return; the same errors.
TENON_API TensorSpec pointwise_spec(const PointwiseOperator& op, PointwiseInputs inputs,
                                    const Scalar* scalars = nullptr);

}  // namespace tenon::kernels
