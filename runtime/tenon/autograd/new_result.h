#pragma once

#include <initializer_list>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "tenon/dispatch/operator_entry.h"
#include "tenon/tensor/tensor_list.h"

// Note [Results that are not new]
//
// A kernel may return an argument, or a tensor in the memory of one, where the schema says that the
// result is new. The history of the argument is not that of the result, so the result becomes a
// tensor of its own. Nor would a change of one of them in place be in the history of the other: so
// a result with a gradient is tracked as that of a custom Function is, where such a change raises.
// A result without a gradient is copied: a change of it would be seen in no history at all. An
// operator with the tag `unmarked_alias` promises that nobody else sees the argument.

namespace tenon::detail {

template <class T>
inline constexpr bool is_new_tensor =
    std::is_same_v<T, TensorBase> || std::is_same_v<T, std::vector<TensorBase>>;

/// The results of a call, one by one.
template <class Return>
struct ResultsOf {
  using Types = std::tuple<Return>;
  static std::tuple<Return&> refer(Return& result) { return {result}; }
};
template <class... Ts>
struct ResultsOf<std::tuple<Ts...>> {
  using Types = std::tuple<Ts...>;
  static std::tuple<Ts&...> refer(std::tuple<Ts...>& results) {
    return std::apply([](Ts&... each) { return std::tie(each...); }, results);
  }
};
template <>
struct ResultsOf<void> {
  using Types = std::tuple<>;
};

/// What a call returned at one place.
struct NewResult {
  std::span<TensorBase> tensors;
  bool differentiable;
};

template <class T>
NewResult new_result(T& result, bool differentiable) {
  if constexpr (std::is_same_v<T, TensorBase>) {
    return {{&result, 1}, differentiable};
  } else if constexpr (is_new_tensor<T>) {
    return {result, differentiable};
  } else {
    return {};
  }
}
template <class T>
TensorList tensors_of_argument(const T& argument) {
  if constexpr (std::is_base_of_v<TensorBase, T> || std::is_same_v<T, TensorList>) return argument;
  return {};
}

/// Whether somebody else has the tensor, or its memory.
TENON_ALWAYS_INLINE bool is_shared(const TensorBase& result) {
  const TensorImpl* const impl = result.impl();
  // Both are 1 at least: one comparison does for the two.
  return impl != nullptr && impl->use_count() + impl->storage()->use_count() != 2;
}
inline bool is_shared(const std::vector<TensorBase>& results) {
  for (const TensorBase& result : results) {
    if (is_shared(result)) return true;
  }
  return false;
}
template <class T>
TENON_ALWAYS_INLINE bool is_shared(const T&) {
  return false;  // a number
}

/// Makes what a recorded call of a functional operator returned tensors of their own. See Note
/// [Results that are not new].
TENON_API TENON_COLD void separate_results(const OperatorEntry& op,
                                           std::initializer_list<NewResult> results,
                                           std::initializer_list<TensorList> arguments);
[[noreturn]] TENON_API TENON_COLD void fail_shared_result(std::string_view op);
/// TypeError for what an operator that also writes returned, where it is not new: that has no
/// history then, and the write has been counted.
template <class T>
TENON_ALWAYS_INLINE void check_new_result(std::string_view op, const T& result) {
  if (is_shared(result)) [[unlikely]]
    fail_shared_result(op);
}

TENON_API TENON_COLD void alias_result(TensorBase& result);
/// Makes a constant of its own memory of a result.
TENON_API TENON_COLD void copy_result(TensorBase& result);

/// Makes a view that is `self` a tensor of its own. One that is tracked is, and knows what it is a
/// view of.
TENON_ALWAYS_INLINE void separate_view(TensorBase& view, const TensorBase& self) {
  if (view.is_same(self)) [[unlikely]]
    alias_result(view);
}
inline void separate_view(std::vector<TensorBase>& views, const TensorBase& self) {
  for (TensorBase& view : views) separate_view(view, self);
}

}  // namespace tenon::detail
