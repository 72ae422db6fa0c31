#pragma once

#include <string_view>
#include <vector>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/autograd/node.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

// What Autograd kernels ask of their arguments.

namespace detail {
TENON_ALWAYS_INLINE bool requires_grad(const TensorBase& tensor) {
  return tensor.defined() && tensor.impl()->requires_grad();
}
TENON_API bool requires_grad(TensorList tensors);
TENON_API void append_leaf_or_view_edge(EdgeList& edges, const TensorBase& tensor);
inline void append_edges(EdgeList& edges, const TensorBase& tensor) {
  const AutogradMeta* meta = autograd_meta(tensor);
  if (meta == nullptr) {
    edges.emplace_back();
  } else if (!meta->is_view() && meta->grad_fn) {  // that of a view may be made again meanwhile
    edges.emplace_back(meta->grad_fn, meta->output_nr);
  } else {
    append_leaf_or_view_edge(edges, tensor);
  }
}
TENON_API void append_edges(EdgeList& edges, TensorList tensors);
}  // namespace detail

/// Whether a call with these tensors and lists of tensors is recorded: grad mode is on and one of
/// them requires grad.
template <class... Tensors>
TENON_ALWAYS_INLINE bool any_requires_grad(const Tensors&... tensors) {
  return GradMode::is_enabled() && (detail::requires_grad(tensors) || ...);
}

/// Where the gradient of `self` goes: to the node that computed it, to the accumulator of a leaf
/// that requires grad, or nowhere. AutogradError for a view whose history cannot be known.
TENON_API Edge gradient_edge(const TensorBase& self);

/// The gradient edges of tensors and lists of tensors, one for each tensor, in order.
template <class... Tensors>
EdgeList collect_next_edges(const Tensors&... tensors) {
  EdgeList edges;
  (detail::append_edges(edges, tensors), ...);
  return edges;
}

/// The same as edges of a node that is being made.
template <class... Tensors>
void append_next_edges(Node& node, const Tensors&... tensors) {
  (detail::append_edges(node.mutable_next_edges(), tensors), ...);
}

/// The accumulator of a leaf that requires grad; null for another leaf. AutogradError for a tensor
/// that was computed.
TENON_API intrusive_ptr<Node> grad_accumulator(const TensorBase& self);

/// AutogradError for a tensor that requires grad as an argument for which there is no formula: its
/// gradient would be lost.
TENON_API void check_no_gradient_wanted(std::string_view op, std::string_view argument,
                                        const TensorBase& tensor);
TENON_API void check_no_gradient_wanted(std::string_view op, std::string_view argument,
                                        TensorList tensors);

// What Autograd kernels say of their results.

/// Makes `node` the history of a new result, as its next input. An undefined result or one of an
/// integer dtype takes the place and gets no history. InferenceModeError for an inference tensor.
TENON_API void set_history(const TensorBase& result, const intrusive_ptr<Node>& node);
TENON_API void set_history(const TensorBase& result, intrusive_ptr<Node>&& node);
TENON_API void set_history(const std::vector<TensorBase>& results, const intrusive_ptr<Node>& node);
/// Makes `edge` the history of `self` without adding an input.
TENON_API void set_gradient_edge(const TensorBase& self, Edge edge);

}  // namespace tenon

namespace tenon::autograd {

/// The same data without history; versions are shared. Not a tracked view.
TENON_API TensorBase detach(const TensorBase& self);
/// Takes the history away from `self`; AutogradError for a view.
TENON_API const TensorBase& detach_(const TensorBase& self);

}  // namespace tenon::autograd
