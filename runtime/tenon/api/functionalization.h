#pragma once

#include <concepts>
#include <functional>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/base/error_conversion.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tenon/functionalize/functionalized_call.h"
#include "tenon/tensor/tensor.h"

/// The functionalization pass over Tensor.
namespace tenon {

/// See functionalize/functional_tensor.h.
inline Tensor to_functional(const Tensor& tensor,
                            FunctionalDepth depth = FunctionalDepth::kMutations) {
  return Tensor(to_functional(static_cast<const TensorBase&>(tensor), depth));
}
inline Tensor from_functional(const Tensor& tensor) {
  return Tensor(from_functional(static_cast<const TensorBase&>(tensor)));
}

namespace detail {

template <class T>
inline constexpr bool is_of_tensors = std::derived_from<T, TensorBase>;
template <class T>
inline constexpr bool is_of_tensors<const T> = false;
template <std::derived_from<TensorBase> T>
inline constexpr bool is_of_tensors<std::optional<T>> = true;
template <std::derived_from<TensorBase> T>
inline constexpr bool is_of_tensors<std::vector<T>> = true;

template <class T>
void add_argument(FunctionalizedCall& call, const T& argument) {
  if constexpr (std::derived_from<T, TensorBase>) {
    call.add(argument);
  } else if constexpr (is_of_tensors<T>) {
    for (const auto& tensor : argument) call.add(tensor);
  }
}
template <class T>
void add_argument(FunctionalizedCall& call, const std::optional<T>& argument) {
  if (argument) add_argument(call, *argument);
}

/// Whether values of the type refer to tensors that they do not have.
template <class T>
inline constexpr bool refers_to_tensors = false;
template <class T>
inline constexpr bool refers_to_tensors<T*> = std::derived_from<T, TensorBase>;
template <class T>
inline constexpr bool refers_to_tensors<std::reference_wrapper<T>> =
    std::derived_from<T, TensorBase>;
template <class T>
inline constexpr bool refers_to_tensors<ArrayRef<T>> = std::derived_from<T, TensorBase>;
template <>
inline constexpr bool refers_to_tensors<TensorList> = true;

/// Nothing, for an argument that a function cannot make another tensor.
template <class Argument>
class ArgumentHandle {
 public:
  explicit ArgumentHandle(const Argument&) {}
  void keep() {}
};
/// A handle or a vector of them, which becomes what it was unless the call succeeds.
template <class T>
requires is_of_tensors<T>
class ArgumentHandle<T&> {
 public:
  explicit ArgumentHandle(T& argument) try : argument_(argument), before_(argument) {
  } catch (...) {
    rethrow_as_error("functionalize");
  }
  ~ArgumentHandle() {
    if (!succeeded_) std::swap(argument_, before_);
  }
  ArgumentHandle(const ArgumentHandle&) = delete;
  ArgumentHandle& operator=(const ArgumentHandle&) = delete;
  void keep() { succeeded_ = true; }

 private:
  T& argument_;
  T before_;
  bool succeeded_ = false;
};

}  // namespace detail

/// What `functionalize` returns. Safe from several threads where its function is, on arguments that
/// no two of them share.
template <class Function>
class Functionalized {
 public:
  Functionalized(Function function, FunctionalDepth depth)
      : function_(std::move(function)), depth_(depth) {}

  template <class... Arguments>
  requires std::invocable<const Function&, Arguments...>
  decltype(auto) operator()(Arguments&&... arguments) const {
    using Result = std::invoke_result_t<const Function&, Arguments...>;
    static_assert(!detail::refers_to_tensors<std::remove_cvref_t<Result>>,
                  "functionalize: expected a function that returns tensors, a vector or a tuple of "
                  "them, or other values, got one that returns what only refers to tensors");
    std::tuple<detail::ArgumentHandle<Arguments>...> handles(arguments...);
    FunctionalizedCall call(depth_);
    (detail::add_argument(call, arguments), ...);
    call.begin();
    const auto end = [&] {
      call.end();
      std::apply([](auto&... each) { (each.keep(), ...); }, handles);
    };
    if constexpr (std::is_void_v<Result>) {
      std::invoke(function_, std::forward<Arguments>(arguments)...);
      end();
    } else {
      Result result = std::invoke(function_, std::forward<Arguments>(arguments)...);
      end();
      return static_cast<Result>(std::forward<Result>(result));
    }
  }

 private:
  const Function function_;
  const FunctionalDepth depth_;
};

/// `function` under the pass: called in the same way it gives the same, and leaves its arguments,
/// their data, geometry, history and versions, as it does by itself. What it computes it computes
/// without in-place operators, and, where `depth` says so, without views; the data of arguments are
/// written to when it has returned. An exception leaves the arguments as they were.
///
/// Arguments are tensors, optional ones, vectors of them, and values of any other type, which are
/// passed on; what it returns has its tensors, and does not only refer to them. While the call runs
/// they, what they are views of, and their gradients have no data that `data_ptr` gives, and no
/// other thread may use them; a tensor that several threads share is to be captured.
template <class Function>
Functionalized<std::decay_t<Function>> functionalize(
    Function&& function, FunctionalDepth depth = FunctionalDepth::kMutations) {
  return {std::forward<Function>(function), depth};
}

}  // namespace tenon
