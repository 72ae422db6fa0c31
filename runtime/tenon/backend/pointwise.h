#pragma once

#include "tenon/backend/arguments.h"
#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::backend {

/// What the entry of a pointwise operator says beyond its schema.
struct PointwiseTraits {
  std::array<const kernels::PointwiseLoopTable*, kernels::kCpuTargetCount> loops;
  /// The names of the inputs that take part in type promotion: "self, other". By default the
  /// tensors.
  std::string_view promotes = {};
  kernels::Promotion promotion = kernels::Promotion::kDefault;
  kernels::ResultKind result = kernels::ResultKind::kComputed;
  kernels::DTypes dtypes = kernels::DTypes::kAll;
  /// The name of the tensor that must be bool, if there is one.
  std::string_view condition = {};
  /// The names of the arguments that a branch of `choose` takes. By default all.
  std::string_view inputs = {};
};

namespace detail {

/// Whether `name` is one of the names in `list`, which commas separate.
constexpr bool names_contain(std::string_view list, std::string_view name) {
  while (!list.empty()) {
    const std::string_view first = list.substr(0, list.find(", "));
    if (first == name) return true;
    list.remove_prefix(std::min(list.size(), first.size() + 2));
  }
  return false;
}

/// What the engine knows of an operator with these arguments.
constexpr kernels::PointwiseOperator describe(std::string_view name, ArgumentSchemas arguments,
                                              const PointwiseTraits& traits) {
  kernels::PointwiseOperator result = {};
  result.name = name;
  result.loops = traits.loops;
  result.promotion = traits.promotion;
  result.result = traits.result;
  result.dtypes = traits.dtypes;
  size_t input = 0;
  for (const bool tensors : {true, false}) {
    for (const ArgumentSchema& argument : arguments) {
      if ((argument.type == ArgumentType::kTensor) != tensors) continue;
      if (!traits.inputs.empty() && !names_contain(traits.inputs, argument.name)) continue;
      ++(tensors ? result.tensors : result.scalars);
      const bool promotes =
          traits.promotes.empty() ? tensors : names_contain(traits.promotes, argument.name);
      result.promotes |= uint32_t{promotes} << input;
      if (argument.name == traits.condition) result.condition = static_cast<int8_t>(input);
      result.argument_names[input++] = argument.name;
    }
  }
  return result;
}

/// The tensors and the numbers of a call as the engine takes them.
template <class Tensors, class Numbers>
struct PointwiseArguments;
template <size_t... tensor, size_t... number>
struct PointwiseArguments<std::index_sequence<tensor...>, std::index_sequence<number...>> {
  template <class... Args>
  TENON_ALWAYS_INLINE explicit PointwiseArguments(const std::tuple<Args...>& arguments)
      : inputs{&std::get<tensor>(arguments)...}, scalars{Scalar(std::get<number>(arguments))...} {}
  const TensorBase* const inputs[sizeof...(tensor)];
  const std::array<Scalar, sizeof...(number)> scalars;
};

/// Whether the first `kCount` arguments of a call are one to three tensors and behind them a number
/// or none.
template <size_t kCount, class... Args>
consteval bool is_short() {
  if constexpr (kCount == 0) return false;
  constexpr bool is_tensor[] = {std::is_same_v<std::remove_cvref_t<Args>, TensorBase>...};
  constexpr bool is_number[] = {std::is_same_v<Args, const Scalar&>...};
  const size_t tensors = kCount - (is_number[kCount - 1] ? 1 : 0);
  for (size_t i = 0; i < tensors; ++i) {
    if (!is_tensor[i]) return false;
  }
  return tensors >= 1 && tensors <= 3;
}

/// What `Op` returns, a functional operator that `op` describes or a variant of it.
template <class Op, class Return, class... Args>
TENON_ALWAYS_INLINE Return compute(const kernels::PointwiseOperator& op,
                                   kernels::PointwiseInputs inputs, const Scalar* scalars,
                                   const std::tuple<Args...>& arguments) {
  constexpr OperatorKind kind = constant_schema<Op>.kind;
  if constexpr (kind == OperatorKind::kFunctional) {
    return kernels::pointwise(op, inputs, scalars);
  } else if constexpr (kind == OperatorKind::kInplace) {
    return kernels::pointwise_inplace(op, std::get<0>(arguments), inputs, scalars);
  } else {
    return kernels::pointwise_out(op, inputs, scalars, std::get<sizeof...(Args) - 1>(arguments));
  }
}

}  // namespace detail

/// The functional operator `Op`, described for the engine.
template <class Op>
consteval kernels::PointwiseOperator pointwise_operator(const PointwiseTraits& traits) {
  return detail::describe(base_name<Op>, constant_schema<Op>.arguments, traits);
}

/// The kernel of `Op`, which is the functional operator that `op` describes or a variant of it.
template <class Op, const kernels::PointwiseOperator& op, class Signature = typename Op::Signature>
struct PointwiseKernel;

template <class Op, const kernels::PointwiseOperator& op, class Return, class... Args>
struct PointwiseKernel<Op, op, Return(Args...)> {
  static Return run(DispatchKeySet, Args... args) {
    if constexpr (detail::is_short<kGiven, Args...>()) {
      if constexpr (kKind == OperatorKind::kFunctional) return kernels::pointwise_of(op, args...);
      if constexpr (kKind == OperatorKind::kInplace) return kernels::pointwise_in(op, args...);
      if constexpr (kKind == OperatorKind::kOut) {
        return run_to(std::tie(args...), std::make_index_sequence<kGiven>());
      }
    }
    const std::tuple<Args&...> arguments(args...);
    const detail::PointwiseArguments<Positions<Op, Role::kRead>, Positions<Op, Role::kNumber>>
        given(arguments);
    return detail::compute<Op, Return>(op, given.inputs, given.scalars.data(), arguments);
  }

 private:
  static constexpr OperatorKind kKind = constant_schema<Op>.kind;
  /// The arguments without `out`, which is the last.
  static constexpr size_t kGiven = sizeof...(Args) - (kKind == OperatorKind::kOut ? 1 : 0);

  template <size_t... given>
  TENON_ALWAYS_INLINE static Return run_to(const std::tuple<Args&...>& arguments,
                                           std::index_sequence<given...>) {
    return kernels::pointwise_to(std::get<kGiven>(arguments), op, std::get<given>(arguments)...);
  }
};

}  // namespace tenon::backend
