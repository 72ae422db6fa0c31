#pragma once

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "tenon/base/error_conversion.h"
#include "tenon/tensor/factory_options.h"
#include "tenon/tensor/tensor.h"

/// Between the types of the dispatcher and those of public functions.
namespace tenon::detail {

inline const TensorBase& tensor_or_undefined(const std::optional<Tensor>& tensor) {
  return tensor ? *tensor : undefined_tensor;
}

inline Tensor to_public(TensorBase&& tensor) {
  return Tensor(std::move(tensor));
}

inline std::vector<Tensor> to_public(std::vector<TensorBase>&& tensors) try {
  std::vector<Tensor> result;
  result.reserve(tensors.size());
  for (TensorBase& tensor : tensors) result.emplace_back(std::move(tensor));
  return result;
} catch (...) {
  rethrow_as_error("Tensor[]");
}

template <class... Ts>
auto to_public(std::tuple<Ts...>&& values) {
  return std::apply([](Ts&... each) { return std::make_tuple(to_public(std::move(each))...); },
                    values);
}

/// The argument that a call has written to, as the caller has it.
inline Tensor& written_to(Tensor& argument, const TensorBase& /*result*/) {
  return argument;
}

/// The result of a factory, as its options ask.
inline Tensor with_requires_grad(TensorBase&& tensor, const TensorOptions& options) {
  if (options.requires_grad()) tensor.set_requires_grad(true);
  return Tensor(std::move(tensor));
}

}  // namespace tenon::detail
