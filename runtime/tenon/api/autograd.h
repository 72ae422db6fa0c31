#pragma once

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "tenon/autograd/engine.h"
#include "tenon/tensor/public_conversions.h"

namespace tenon::autograd {

/// `grad` of engine.h with results that are `Tensor`s.
inline std::vector<Tensor> grad(const std::vector<Tensor>& outputs,
                                const std::vector<Tensor>& inputs, TensorList grad_outputs = {},
                                std::optional<bool> retain_graph = {}, bool create_graph = false,
                                bool allow_unused = false) {
  return tenon::detail::to_public(grad(TensorList(outputs), TensorList(inputs), grad_outputs,
                                       retain_graph, create_graph, allow_unused));
}
// Lists in braces find these, and not the function over `TensorBase`.
inline std::vector<Tensor> grad(std::initializer_list<Tensor> outputs,
                                std::initializer_list<Tensor> inputs, TensorList grad_outputs = {},
                                std::optional<bool> retain_graph = {}, bool create_graph = false,
                                bool allow_unused = false) {
  return grad(std::vector(outputs), std::vector(inputs), grad_outputs, retain_graph, create_graph,
              allow_unused);
}
inline std::vector<Tensor> grad(std::initializer_list<Tensor> outputs,
                                const std::vector<Tensor>& inputs, TensorList grad_outputs = {},
                                std::optional<bool> retain_graph = {}, bool create_graph = false,
                                bool allow_unused = false) {
  return grad(std::vector(outputs), inputs, grad_outputs, retain_graph, create_graph, allow_unused);
}
inline std::vector<Tensor> grad(const std::vector<Tensor>& outputs,
                                std::initializer_list<Tensor> inputs, TensorList grad_outputs = {},
                                std::optional<bool> retain_graph = {}, bool create_graph = false,
                                bool allow_unused = false) {
  return grad(outputs, std::vector(inputs), grad_outputs, retain_graph, create_graph, allow_unused);
}

}  // namespace tenon::autograd
