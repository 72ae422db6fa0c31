#pragma once

#include "tenon/backend/arguments.h"
#include "tenon/kernels/pointwise/choice.h"
#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::backend {

/// What a call of a pointwise operator with `choose` has decided on.
struct PointwiseBranch {
  const kernels::PointwiseOperator* op;
  std::array<const TensorBase*, kernels::kMaxPointwiseInputs> tensors = {};
  std::array<Scalar, kernels::kMaxPointwiseInputs> scalars = {};
};

/// The kernel of `Op`, which is the functional operator whose branches `choose` gives, from its
/// arguments, or a variant of it.
template <class Op, auto* choose, class Signature = typename Op::Signature>
struct PointwiseChoiceKernel;

template <class Op, auto* choose, class Return, class... Args>
struct PointwiseChoiceKernel<Op, choose, Return(Args...)> {
  static Return run(DispatchKeySet, Args... args) {
    const std::tuple<Args&...> arguments(args...);
    constexpr OperatorKind kind = constant_schema<Op>.kind;
    constexpr size_t given = sizeof...(Args) - (kind == OperatorKind::kOut ? 1 : 0);
    const PointwiseBranch branch = chosen(arguments, std::make_index_sequence<given>());
    const kernels::PointwiseInputs inputs(branch.tensors.data(), branch.op->tensors);
    const Scalar* scalars = branch.scalars.data();
    if constexpr (kind == OperatorKind::kFunctional) {
      return kernels::pointwise(*branch.op, inputs, scalars);
    } else if constexpr (kind == OperatorKind::kInplace) {
      return kernels::pointwise_inplace(*branch.op, std::get<0>(arguments), inputs, scalars);
    } else {
      return kernels::pointwise_out(*branch.op, inputs, scalars, std::get<given>(arguments));
    }
  }

 private:
  template <size_t... i>
  static PointwiseBranch chosen(const std::tuple<Args&...>& arguments, std::index_sequence<i...>) {
    return choose(std::get<i>(arguments)...);
  }
};

}  // namespace tenon::backend
