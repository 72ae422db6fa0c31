#pragma once

#include <optional>

#include "tenon/autograd/node.h"
#include "tenon/tensor/backward_inputs.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon::autograd {

/// Adds the gradient of `tensors` to `grad()` of every leaf that they were computed from, or of
/// `inputs` alone where they are given; ValueError when those are none.
///
/// `gradients` holds the gradient of each tensor, of its sizes or broadcast from them; it may be
/// undefined, or left out, for a tensor of one element, and then is 1. Saved tensors are freed
/// unless `retain_graph`, whose default is `create_graph`. With `create_graph` the computation of
/// the gradients is itself recorded.
///
/// Runs in the calling thread and may be called from inside a hook or a backward; nested more than
/// 60 deep, on a helper thread that has the caller's state, while the caller waits. AutogradError
/// for a tensor that does not require grad. After an error gradients may have arrived at some
/// leaves.
TENON_API void backward(TensorList tensors, TensorList gradients = {},
                        std::optional<bool> retain_graph = {}, bool create_graph = false,
                        BackwardInputs inputs = std::nullopt);

/// The gradients of `outputs` with respect to each of `inputs`; no `grad()` is touched.
/// AutogradError for an input that the outputs do not depend on, unless `allow_unused`: then it is
/// undefined.
TENON_API TensorVector grad(TensorList outputs, TensorList inputs, TensorList grad_outputs = {},
                            std::optional<bool> retain_graph = {}, bool create_graph = false,
                            bool allow_unused = false);

}  // namespace tenon::autograd
