#pragma once

#include "tenon/backend/pointwise.h"
#include "tenon/kernels/pointwise/choice.h"

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
    constexpr bool has_out = constant_schema<Op>.kind == OperatorKind::kOut;
    const PointwiseBranch branch =
        chosen(arguments, std::make_index_sequence<sizeof...(Args) - has_out>());
    return detail::compute<Op, Return>(*branch.op, {branch.tensors.data(), branch.op->tensors},
                                       branch.scalars.data(), arguments);
  }

 private:
  template <size_t... i>
  static PointwiseBranch chosen(const std::tuple<Args&...>& arguments, std::index_sequence<i...>) {
    return choose(std::get<i>(arguments)...);
  }
};

}  // namespace tenon::backend
