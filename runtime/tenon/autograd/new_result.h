#pragma once

#include <tuple>
#include <type_traits>
#include <vector>

#include "tenon/dispatch/schema.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::detail {

// A kernel may return an argument, the history of which is not that of the result.

template <class T>
inline constexpr bool is_new_tensor =
    std::is_same_v<T, TensorBase> || std::is_same_v<T, std::vector<TensorBase>>;

TENON_API TENON_COLD void alias_result(TensorBase& result);

/// Makes a result that is new of one that somebody else has too.
TENON_ALWAYS_INLINE void separate_result(TensorBase& result) {
  if (result.use_count() > 1) [[unlikely]]
    alias_result(result);
}
inline void separate_result(std::vector<TensorBase>& results) {
  for (TensorBase& result : results) separate_result(result);
}

/// The same for a view of `self`. One that is tracked is new, and knows what it is a view of.
TENON_ALWAYS_INLINE void separate_view(TensorBase& view, const TensorBase& self) {
  if (view.is_same(self)) [[unlikely]]
    alias_result(view);
}
inline void separate_view(std::vector<TensorBase>& views, const TensorBase& self) {
  for (TensorBase& view : views) separate_view(view, self);
}

/// The same for all results of an operator of this kind, which is called on `first`.
template <OperatorKind kind, class First, class... Results>
TENON_ALWAYS_INLINE void separate_results(const First& first, std::tuple<Results&...> results) {
  const auto separate = [&]<class T>(T& result) {
    if constexpr (!is_new_tensor<T>) {
      // A number.
    } else if constexpr (kind == OperatorKind::kFunctional) {
      separate_result(result);
    } else {
      separate_view(result, first);
    }
  };
  std::apply([&](Results&... each) { (separate(each), ...); }, results);
}

}  // namespace tenon::detail
