#pragma once

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "tenon/base/error_conversion.h"
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

/// The memory format that a factory which takes one is asked for; ValueError for two.
inline std::optional<MemoryFormat> one_memory_format(std::string_view op,
                                                     const TensorOptions& options,
                                                     std::optional<MemoryFormat> format) {
  if (!options.memory_format_opt()) return format;
  TENON_CHECK(!format, ValueError, op, ": expected one memory format, got ",
              *options.memory_format_opt(), " among the options and ", *format);
  return options.memory_format_opt();
}

/// Whether a factory is asked for pinned memory; ValueError for a memory format, which it does not
/// take.
inline std::optional<bool> pin_memory_of_row_major(std::string_view op,
                                                   const TensorOptions& options) {
  TENON_CHECK(options.memory_format_opt() != MemoryFormat::ChannelsLast, ValueError, op,
              ": expected no memory format, got ", *options.memory_format_opt(),
              "; only empty and the functions that end in _like take one");
  return options.pinned_memory_opt();
}

/// The result of a factory, as its options ask.
inline Tensor with_requires_grad(TensorBase&& tensor, const TensorOptions& options) {
  if (options.requires_grad()) tensor.set_requires_grad(true);
  return Tensor(std::move(tensor));
}

}  // namespace tenon::detail
