#pragma once

#include <vector>

#include "tenon/backend/pointwise_choice.h"
#include "tenon/backend/structured.h"
#include "tenon/dispatch/boxing.h"

namespace tenon::backend {

/// How a compiled graph runs a functional operator on the CPU: what its kernel does besides checks
/// and allocation. One of `compute`, `pointwise` and `branch` is set.
struct ReplayKernel {
  const OperatorEntry* op = nullptr;
  /// Who registered the kernel of which this is a part.
  const char* registrant = nullptr;

  /// Computes into `results`, which are there with the sizes, dtypes and strides that the Meta
  /// kernel says; those that the call does not ask for are undefined.
  void (*compute)(AnyKernel kernel, Value* arguments, std::vector<TensorBase>& results) = nullptr;
  AnyKernel kernel = nullptr;

  /// What the pointwise engine computes, or what tells it for a call.
  const kernels::PointwiseOperator* pointwise = nullptr;
  PointwiseBranch (*branch)(Value* arguments) = nullptr;

  ReplayKernel* next = nullptr;
};

/// That of an operator, while its kernel for CPU is the one that this was registered with; else
/// null. Any thread.
TENON_API const ReplayKernel* find_replay_kernel(const OperatorEntry& op);
/// Makes one known for as long as the program runs. Any thread, each once.
TENON_API void add_replay_kernel(ReplayKernel& kernel);

namespace detail {

/// That of the operator with descriptor `Op`.
template <class Op>
__attribute__((visibility("hidden"))) inline constinit ReplayKernel replay_kernel = {};

/// Calls structured kernels with arguments that are boxed, whichever operators' they are.
template <class Signature, class From>
struct ReplayCall;
template <class Return, class... Args, size_t... from>
struct ReplayCall<Return(Args...), std::index_sequence<from...>> {
  /// Whether others may stand behind the results.
  static constexpr bool kTakesMore = !std::is_same_v<Return, std::vector<TensorBase>>;

  TENON_SMALL static void run(AnyKernel kernel, Value* arguments,
                              std::vector<TensorBase>& results) {
    using Kernel = typename ResultsOf<Return>::template Kernel<
        std::tuple_element_t<from, std::tuple<Args...>>...>;
    const auto call = [&](auto&... into) {
      reinterpret_cast<Kernel*>(kernel)(
          tenon::detail::UnboxedOf<std::tuple_element_t<from, std::tuple<Args...>>>::from(
              arguments[from])...,
          into...);
    };
    if constexpr (std::is_same_v<Return, std::vector<TensorBase>>) {
      call(results);
    } else if constexpr (std::is_same_v<Return, TensorBase>) {
      call(results[0]);
    } else {
      [&]<size_t... i>(std::index_sequence<i...>) {
        call(results[i]...);
      }
      (std::make_index_sequence<std::tuple_size_v<Return>>());
    }
  }
};

/// Asks `choose` of an operator with boxed arguments.
template <auto* choose, class Signature>
struct ReplayChoice;
template <auto* choose, class Return, class... Args>
struct ReplayChoice<choose, Return(Args...)> {
  TENON_SMALL static PointwiseBranch run(Value* arguments) {
    return [&]<size_t... i>(std::index_sequence<i...>) {
      return choose(tenon::detail::UnboxedOf<Args>::from(arguments[i])...);
    }
    (std::index_sequence_for<Args...>());
  }
};

/// Adds that of `Op` after `fill` has told what it does.
template <class Op, class Fill>
void add_replay(const char* registrant, const Fill& fill) {
  if constexpr (constant_schema<Op>.kind == OperatorKind::kFunctional) {
    ReplayKernel& kernel = replay_kernel<Op>;
    kernel.op = &Op::entry();
    kernel.registrant = registrant;
    fill(kernel);
    add_replay_kernel(kernel);
  }
}

template <class Op, StructuredFunction<Op>* function>
void add_structured_replay(const char* registrant) {
  add_replay<Op>(registrant, [](ReplayKernel& kernel) {
    kernel.compute = &ReplayCall<typename Op::Signature, Positions<Op, Role::kComputedFrom>>::run;
    kernel.kernel = reinterpret_cast<AnyKernel>(function);
  });
}

template <class Op, const kernels::PointwiseOperator& op>
void add_pointwise_replay(const char* registrant) {
  add_replay<Op>(registrant, [](ReplayKernel& kernel) { kernel.pointwise = &op; });
}

template <class Op, auto* choose>
void add_choice_replay(const char* registrant) {
  add_replay<Op>(registrant, [](ReplayKernel& kernel) {
    if constexpr (constant_schema<Op>.kind == OperatorKind::kFunctional) {
      kernel.branch = &ReplayChoice<choose, typename Op::Signature>::run;
    }
  });
}

}  // namespace detail
}  // namespace tenon::backend
