#pragma once

#include <utility>
#include <vector>

#include "tenon/backend/functional_twin.h"
#include "tenon/backend/replay_kernel.h"

namespace tenon::backend::detail {

/// How an operator is run that writes to arguments; see ReplayKernel.
using ReplayRun = void(AnyKernel kernel, Value* arguments, std::vector<TensorBase>& results);

/// Runs the functional twin of `base`: `call`, which computes `base`, writes to the last of
/// `results` in the place of the arguments at `written`, whose elements are copied there first, if
/// they are read at all. The arguments are as they were when it returns, or raises.
TENON_API void run_twin(const OperatorEntry& base, ArrayRef<size_t> written, ReplayRun* call,
                        AnyKernel kernel, Value* arguments, std::vector<TensorBase>& results);

/// How many results the kernel of `Base` makes, which are the first of its functional twin: all
/// that it returns, or none.
template <class Base>
inline constexpr size_t results_made =
    constant_schema<Base>.returns.empty() || constant_schema<Base>.returns[0].mutated
        ? 0
        : constant_schema<Base>.returns.size();

/// Calls functions that make no results, with arguments that are boxed.
template <class Signature>
struct ReplayFunction;
template <class Return, class... Args>
struct ReplayFunction<Return(Args...)> {
  TENON_SMALL static void run(AnyKernel kernel, Value* arguments, std::vector<TensorBase>&) {
    [&]<size_t... i>(std::index_sequence<i...>) {
      reinterpret_cast<Return (*)(Args...)>(kernel)(
          tenon::detail::UnboxedOf<Args>::from(arguments[i])...);
    }
    (std::index_sequence_for<Args...>());
  }
};

/// How the functional twin of `Base` is run: `call`, which computes `Base`, is given results to
/// write to, which stand behind those that it makes.
template <class Op, class Base, auto* call>
struct ReplayTwin {
  static void run(AnyKernel kernel, Value* arguments, std::vector<TensorBase>& results) {
    run_twin(Base::entry(), written(std::make_index_sequence<count>()), call, kernel, arguments,
             results);
  }

 private:
  static constexpr size_t count = constant_schema<Op>.returns.size() - results_made<Base>;

  template <size_t... i>
  static ArrayRef<size_t> written(std::index_sequence<i...>) {
    static constexpr size_t positions[] = {twin_result<Base, results_made<Base> + i>().position...};
    return positions;
  }
};

/// Adds that of `Op` if it is the functional twin of `Base`, whose kernel `function` `call` calls;
/// `can_make` says whether that has room for results that the kernel makes.
template <class Op, class Base, auto* call, bool can_make>
void add_twin_replay(const char* registrant, AnyKernel function) {
  if constexpr (is_functional_twin<Op, Base> && (can_make || results_made<Base> == 0)) {
    add_replay<Op>(registrant, [&](ReplayKernel& kernel) {
      kernel.compute = &ReplayTwin<Op, Base, call>::run;
      kernel.kernel = function;
    });
  }
}

}  // namespace tenon::backend::detail
