#pragma once

#include <concepts>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/graph/compile/compiled_function.h"
#include "tenon/graph/compile/compiled_graph.h"
#include "tenon/graph/passes/passes.h"
#include "tenon/graph/trace.h"
#include "tenon/tensor/tensor.h"

/// The tracer over Tensor.
namespace tenon {

inline std::vector<Tensor> Graph::run(const std::vector<Tensor>& given) const {
  const std::vector<TensorBase> results =
      run_on(std::vector<TensorBase>(given.begin(), given.end()));
  return {results.begin(), results.end()};
}

inline std::vector<Tensor> CompiledGraph::run(const std::vector<Tensor>& given) const try {
  // A Tensor is a TensorBase with methods.
  static_assert(sizeof(Tensor) == sizeof(TensorBase));
  std::vector<Tensor> results(result_count());
  make_results({static_cast<const TensorBase*>(given.data()), given.size()}, results.data());
  return results;
} catch (...) {
  detail::rethrow_as_error("CompiledGraph::run");
}

inline std::vector<Tensor> CompiledGraph::operator()(const std::vector<Tensor>& given) const {
  return run(given);
}

inline void CompiledGraph::run(const std::vector<Tensor>& given,
                               const std::vector<Tensor>& outputs) const {
  run_into({static_cast<const TensorBase*>(given.data()), given.size()},
           {static_cast<const TensorBase*>(outputs.data()), outputs.size()});
}

namespace detail {

/// How many tensors `Function` takes, one by one; 0 where it takes a vector of them.
template <class Function, class... Tensors>
consteval size_t count_of_tensors() {
  if constexpr (std::invocable<Function, std::vector<Tensor>&>) {
    return 0;
  } else if constexpr (std::invocable<Function, Tensors&..., Tensor&>) {
    return sizeof...(Tensors) + 1;
  } else if constexpr (sizeof...(Tensors) < 16) {
    return count_of_tensors<Function, Tensors..., Tensor>();
  } else {
    static_assert(sizeof...(Tensors) < 16,
                  "trace: expected a callable that takes Tensors, or a vector of them");
    return 0;
  }
}

inline std::vector<TensorBase> traced_results(const Tensor& result) {
  return {result};
}
inline std::vector<TensorBase> traced_results(const std::vector<Tensor>& results) {
  return {results.begin(), results.end()};
}
template <std::derived_from<TensorBase>... Tensors>
std::vector<TensorBase> traced_results(const std::tuple<Tensors...>& results) {
  return std::apply([](const auto&... each) { return std::vector<TensorBase>{each...}; }, results);
}

template <class Result>
concept IsTraced = requires(const Result& result) {
  traced_results(result);
};

template <class Function, class... Arguments>
std::vector<TensorBase> results_of_traced(Function& function, Arguments&... arguments) {
  using Result = std::invoke_result_t<Function&, Arguments&...>;
  static_assert(std::is_void_v<Result> || IsTraced<Result>,
                "trace: expected a callable that returns a Tensor, a vector or a tuple of them, or "
                "nothing");
  if constexpr (std::is_void_v<Result>) {
    std::invoke(function, arguments...);
    return {};
  } else if constexpr (IsTraced<Result>) {
    return traced_results(std::invoke(function, arguments...));
  }
}

template <class Function, size_t... I>
std::vector<TensorBase> call_with(Function& function, std::vector<Tensor>& inputs,
                                  std::index_sequence<I...>) {
  TENON_CHECK(inputs.size() == sizeof...(I), ValueError, "trace: expected ", sizeof...(I),
              " inputs, as many as the function takes, got ", inputs.size());
  return results_of_traced(function, inputs[I]...);
}

}  // namespace detail

namespace detail {

/// Calls `function` with the tensors that it takes.
template <class Function>
std::vector<TensorBase> call_traced(Function& function, const std::vector<TensorBase>& given) {
  std::vector<Tensor> arguments(given.begin(), given.end());
  constexpr size_t kCount = count_of_tensors<Function&>();
  if constexpr (kCount == 0) {
    return results_of_traced(function, arguments);
  } else {
    return call_with(function, arguments, std::make_index_sequence<kCount>());
  }
}

}  // namespace detail

/// The operators that `function` calls on `inputs`, as a graph; see graph/trace.h. `function` takes
/// as many `Tensor`s as there are inputs, or a vector of them, and returns a `Tensor`, a vector or
/// a tuple of them, or nothing.
template <class Function>
Graph trace(Function&& function, const std::vector<Tensor>& inputs) {
  return trace_on(
      [&](const std::vector<TensorBase>& given) { return detail::call_traced(function, given); },
      std::vector<TensorBase>(inputs.begin(), inputs.end()));
}

/// `function`, traced and compiled anew for each geometry of inputs that it is called with; see
/// graph/compile/compiled_function.h. It is called with tensors, or a vector of them, and returns a
/// vector.
template <class Function>
CompiledFunction compile(Function function) {
  return CompiledFunction(
      [function = std::move(function)](const std::vector<TensorBase>& given) mutable {
        return detail::call_traced(function, given);
      });
}

inline std::vector<Tensor> CompiledFunction::operator()(const std::vector<Tensor>& inputs) const {
  return graph_for({static_cast<const TensorBase*>(inputs.data()), inputs.size()}).run(inputs);
}

template <std::derived_from<TensorBase>... Tensors>
std::vector<Tensor> CompiledFunction::operator()(const Tensors&... inputs) const {
  return (*this)(std::vector<Tensor>{inputs...});
}

}  // namespace tenon
