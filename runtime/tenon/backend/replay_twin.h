#pragma once

#include <array>
#include <utility>
#include <vector>

#include "tenon/backend/functional_twin.h"
#include "tenon/backend/replay_kernel.h"

namespace tenon::backend::detail {

/// The arguments with which `base` computes what its functional twin returns: those at `written`
/// are the last of `results`, which get the elements of what was given, if these are read at all.
TENON_API Stack arguments_to_write(const OperatorEntry& base, ArrayRef<size_t> written,
                                   ArrayRef<Value> arguments, ArrayRef<TensorBase> results);

/// Calls functions that return nothing but what they write to, with arguments that are boxed.
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
/// write to. Those that it makes itself are the first.
template <class Op, class Base, auto* call,
          class Results = std::make_index_sequence<constant_schema<Op>.returns.size()>>
struct ReplayTwin;
template <class Op, class Base, auto* call, size_t... result>
struct ReplayTwin<Op, Base, call, std::index_sequence<result...>> {
  static void run(AnyKernel kernel, Value* arguments, std::vector<TensorBase>& results) {
    Stack given = arguments_to_write(Base::entry(), written,
                                     {arguments, constant_schema<Op>.arguments.size()}, results);
    call(kernel, given.data(), results);
  }

 private:
  static constexpr size_t count = (size_t{twin_result<Base, result>().is_written} + ...);
  static constexpr size_t made = sizeof...(result) - count;
  static_assert(((twin_result<Base, result>().is_written == (result >= made)) && ...));

  static constexpr std::array<size_t, count> written = [] {
    const size_t positions[] = {twin_result<Base, result>().position...};
    std::array<size_t, count> last;
    for (size_t i = 0; i < count; ++i) last[i] = positions[made + i];
    return last;
  }();
};

template <class Op, class Base, auto* call>
void add_twin_replay(const char* registrant, AnyKernel function) {
  if constexpr (is_functional_twin<Op, Base>) {
    add_replay<Op>(registrant, [&](ReplayKernel& kernel) {
      kernel.compute = &ReplayTwin<Op, Base, call>::run;
      kernel.kernel = function;
    });
  }
}

}  // namespace tenon::backend::detail
