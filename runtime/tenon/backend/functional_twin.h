#pragma once

#include <tuple>
#include <utility>
#include <vector>

#include "tenon/backend/arguments.h"

namespace tenon::backend {

/// Copies of what an operator writes to, of the same strides where these are dense: what it would
/// leave in the arguments themselves.
TENON_API TensorBase copy_to_write(const TensorBase& tensor);
TENON_API std::vector<TensorBase> copies_to_write(TensorList tensors);

/// Whether `Op` is the functional twin of `Base`, which writes to arguments.
template <class Op, class Base>
inline constexpr bool is_functional_twin = constant_schema<Op>.kind == OperatorKind::kFunctional &&
                                           (constant_schema<Base>.kind == OperatorKind::kInplace ||
                                            constant_schema<Base>.kind == OperatorKind::kMutable);

namespace detail {

/// Where result `i` of the functional twin of an operator is found.
struct TwinResult {
  bool is_written = false;
  /// The position of an argument that is written to, else that of a result.
  size_t position = 0;
};

/// Whether argument `position` is the one that a result of its alias set is.
constexpr bool is_returned(ArgumentSchemas arguments, ArgumentSchemas returns, size_t position) {
  for (const ArgumentSchema& result : returns) {
    if (!result.alias.empty() && result.alias == arguments[position].alias) {
      return first_of_set(arguments, position) == position;
    }
  }
  return false;
}

template <class Base, size_t i>
consteval TwinResult twin_result() {
  constexpr const auto& schema = constant_schema<Base>;
  if constexpr (i < schema.returns.size()) {
    if constexpr (schema.returns[i].mutated) return {true, argument_of_result<Base>(i)};
    return {false, i};
  } else {
    size_t left = i - schema.returns.size();
    size_t position = 0;
    while (!schema.arguments[position].mutated ||
           is_returned(schema.arguments, schema.returns, position) || left-- > 0) {
      ++position;
    }
    return {true, position};
  }
}

}  // namespace detail

/// The kernel of `Op`, the functional twin of `Base`: `BaseKernel` writes to copies.
template <class Op, class Base, class BaseKernel, class Signature = typename Op::Signature>
struct FunctionalTwin;

template <class Op, class Base, class BaseKernel, class Return, class... Args>
struct FunctionalTwin<Op, Base, BaseKernel, Return(Args...)> {
  static Return run(DispatchKeySet keys, Args... args) {
    check_arguments<Op>(std::tuple<Args&...>(args...), Positions<Op, Role::kRequiredTensor>());
    return run_on(keys, std::index_sequence_for<Args...>(),
                  std::make_index_sequence<constant_schema<Op>.returns.size()>(), args...);
  }

 private:
  template <size_t position>
  static constexpr bool is_written = constant_schema<Base>.arguments[position].mutated;

  template <size_t... argument, size_t... result>
  static Return run_on(DispatchKeySet keys, std::index_sequence<argument...>,
                       std::index_sequence<result...>, Args... args) {
    std::tuple copies(copy_of<argument>(args)...);
    const auto call = [&]() -> decltype(auto) {
      return BaseKernel::run(keys, given<argument>(copies, args)...);
    };
    if constexpr (std::is_void_v<decltype(call())>) {
      call();
      return Return{std::move(std::get<detail::twin_result<Base, result>().position>(copies))...};
    } else {
      auto&& results = call();
      return Return{result_of<result>(results, copies)...};
    }
  }

  template <size_t position, class Argument>
  static auto copy_of(const Argument& argument) {
    if constexpr (!is_written<position>) {
      return 0;
    } else if constexpr (std::is_same_v<Argument, TensorList>) {
      return copies_to_write(argument);
    } else {
      return copy_to_write(argument);
    }
  }
  template <size_t position, class Copies, class Argument>
  static auto& given(Copies& copies, Argument& argument) {
    if constexpr (is_written<position>) {
      return std::get<position>(copies);
    } else {
      return argument;
    }
  }
  template <size_t i, class Results, class Copies>
  static auto& result_of(Results& results, Copies& copies) {
    constexpr detail::TwinResult from = detail::twin_result<Base, i>();
    if constexpr (from.is_written) {
      return std::get<from.position>(copies);
    } else if constexpr (requires { std::get<from.position>(results); }) {
      return std::get<from.position>(results);
    } else {
      return results;
    }
  }
};

}  // namespace tenon::backend
