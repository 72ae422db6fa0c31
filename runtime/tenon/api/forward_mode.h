#pragma once

#include <concepts>
#include <utility>
#include <vector>

#include "tenon/base/error_conversion.h"
#include "tenon/forward_mode/dual.h"
#include "tenon/tensor/public_conversions.h"

/// Forward mode over Tensor; what each does is said in forward_mode/dual.h.
namespace tenon::autograd {

inline Tensor make_dual(const Tensor& primal, const Tensor& tangent) {
  return make_dual(static_cast<const TensorBase&>(primal), static_cast<const TensorBase&>(tangent));
}
inline Tensor make_dual(const Tensor& primal, const Tensor& tangent, const DualLevel& level) {
  return make_dual(static_cast<const TensorBase&>(primal), static_cast<const TensorBase&>(tangent),
                   level);
}

/// DualParts of `Tensor`s.
struct Dual {
  Tensor primal, tangent;
};
inline Dual unpack_dual(const Tensor& dual) {
  DualParts parts = unpack_dual(static_cast<const TensorBase&>(dual));
  return {std::move(parts.primal), std::move(parts.tangent)};
}
inline Dual unpack_dual(const Tensor& dual, const DualLevel& level) {
  DualParts parts = unpack_dual(static_cast<const TensorBase&>(dual), level);
  return {std::move(parts.primal), std::move(parts.tangent)};
}

namespace internal {
template <class Function>
DifferentiatedMap map_of(Function& function) {
  return [&function](const TensorBase& input) -> TensorBase { return function(Tensor(input)); };
}
}  // namespace internal

/// For a function of a vector of tensors, which returns one too.
template <std::invocable<const std::vector<Tensor>&> Function>
std::pair<std::vector<Tensor>, std::vector<Tensor>> jvp(Function&& function,
                                                        const std::vector<Tensor>& inputs,
                                                        const std::vector<Tensor>& tangents) try {
  auto [results, their_tangents] = jvp(
      DifferentiatedFunction([&](const TensorVector& given) {
        const std::vector<Tensor> found = function(tenon::detail::to_public(TensorVector(given)));
        return TensorVector(found.begin(), found.end());
      }),
      TensorVector(inputs.begin(), inputs.end()), TensorVector(tangents.begin(), tangents.end()));
  return {tenon::detail::to_public(std::move(results)),
          tenon::detail::to_public(std::move(their_tangents))};
} catch (...) {
  tenon::detail::rethrow_as_error("jvp");
}
/// For a function of one tensor, which returns one.
template <std::invocable<const Tensor&> Function>
std::pair<Tensor, Tensor> jvp(Function&& function, const Tensor& input, const Tensor& tangent) try {
  auto [results, tangents] = jvp(DifferentiatedFunction([&](const TensorVector& given) {
                                   return TensorVector{function(Tensor(given[0]))};
                                 }),
                                 TensorVector{input}, TensorVector{tangent});
  return {std::move(results[0]), std::move(tangents[0])};
} catch (...) {
  tenon::detail::rethrow_as_error("jvp");
}
template <std::invocable<const Tensor&> Function>
Tensor jacfwd(Function&& function, const Tensor& input) {
  const DifferentiatedMap map = internal::map_of(function);
  return jacfwd(map, static_cast<const TensorBase&>(input));
}
template <std::invocable<const Tensor&> Function>
Tensor jacrev(Function&& function, const Tensor& input) {
  const DifferentiatedMap map = internal::map_of(function);
  return jacrev(map, static_cast<const TensorBase&>(input));
}
template <std::invocable<const Tensor&> Function>
Tensor hessian(Function&& function, const Tensor& input) {
  const DifferentiatedMap map = internal::map_of(function);
  return hessian(map, static_cast<const TensorBase&>(input));
}

}  // namespace tenon::autograd
