#pragma once

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "tenon/autograd/autograd_not_implemented.h"
#include "tenon/autograd/formulas/zeros_of.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/base/type_name.h"
#include "tenon/dispatch/constant_schema.h"

namespace tenon {
namespace detail {
/// Raises an AutogradError that begins with `node` unless there are as many gradients as expected.
TENON_API void check_gradient_count(std::string_view node, size_t count, size_t expected);
}  // namespace detail

/// What the backward node of an operator derives from; `Positions` are those of the operator's
/// differentiable arguments, each of which has one edge, or one an element.
///
///     struct MulBackward final : BackwardNode<MulBackward, 0, 1> {
///       void release_saved() override { reset(self_, other_); }
///
///       void save(const auto& call, const TensorBase& self, const TensorBase& other) {
///         if (has_next_edge(1)) call.save(self_, self, "self");
///         if (has_next_edge(0)) call.save(other_, other, "other");
///       }
///       void differentiate(const TensorBase& grad, TensorVector& results) const {
///         if (needs_input_grad(0)) results[0] = grad * unpack(other_);
///         if (needs_input_grad(1)) results[1] = grad * unpack(self_);
///       }
///
///       SavedTensor self_, other_;
///     };
///
/// `save(call, arguments...)` and `save_results(call, results..., arguments...)` keep what
/// gradients need; `call` is of `recorded_call.h`. `differentiate` puts gradients where they are
/// asked for. It gets a gradient that is defined, or, as `const TensorVector& grads`, those of all
/// results.
template <class Derived, size_t... Positions>
class BackwardNode : public Node {
 public:
  using Inputs = std::index_sequence<Positions...>;
  /// The positions of other tensor arguments, the gradients of which nobody has written yet: a call
  /// where one of them requires grad is refused. A node hides this by its own.
  using Undifferentiated = std::index_sequence<>;

  /// The name of the class; a template hides this by its own.
  std::string_view name() const override { return type_name<Derived>(); }

  // What a node keeps of a call.
  static void save(const auto&...) {}
  static void save_results(const auto&...) {}

  TensorVector apply(TensorVector&& grads) final {
    Derived& node = static_cast<Derived&>(*this);
    TensorVector results(node.result_count());
    const TensorVector& given = grads;
    if constexpr (requires { node.differentiate(given, results); }) {
      node.differentiate(given, results);
    } else if (given[0].defined()) {
      node.differentiate(given[0], results);
    }
    return results;
  }

 protected:
  /// A node with edges for each element of a list hides this by its own.
  static constexpr size_t result_count() { return sizeof...(Positions); }

  /// What a formula reads, see Note [Formulas of complex numbers].
  TensorBase unpack(const SavedTensor& saved) const { return saved.unpack_conjugate(*this); }
  TensorVector unpack(const SavedTensorList& saved) const { return saved.unpack_conjugate(*this); }
  /// What was saved, for a formula of an operator that is not holomorphic.
  TensorBase unpack_as_saved(const SavedTensor& saved) const { return saved.unpack(*this); }

  static void reset(auto&... saved) { (saved.reset(), ...); }

  /// Moves the gradients of a list argument to where they start. There is one for each of its
  /// tensors, of which there are `count` where gradients of other arguments follow.
  void place_gradients(TensorVector& results, size_t first, TensorVector gradients,
                       size_t count) const {
    detail::check_gradient_count(name(), gradients.size(), count);
    std::move(gradients.begin(), gradients.end(), results.begin() + static_cast<ptrdiff_t>(first));
  }
  void place_gradients(TensorVector& results, size_t first, TensorVector gradients) const {
    place_gradients(results, first, std::move(gradients), results.size() - first);
  }
  /// Moves the gradients of several arguments to where they start.
  template <class... Tensors>
  static void place_gradients(TensorVector& results, size_t first,
                              std::tuple<Tensors...>&& gradients) {
    std::apply([&](auto&... each) { ((results[first++] = std::move(each)), ...); }, gradients);
  }
};

/// A name as a template argument.
template <size_t Size>
struct NodeName {
  constexpr NodeName(const char (&text)[Size]) { std::copy_n(text, Size, text_); }  // NOLINT
  constexpr std::string_view view() const { return {text_, Size - 1}; }

  char text_[Size] = {};
};

/// The node of an operator of which `self`, its first argument, gets a gradient of zeros: what it
/// computes does not change with `self`, or only in steps.
template <NodeName Name>
struct ZerosBackward final : BackwardNode<ZerosBackward<Name>, 0> {
  std::string_view name() const override { return Name.view(); }

  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (this->needs_input_grad(0)) results[0] = formulas::zeros_of(grad);
  }
};

/// The node of the operator `Op`, of whose gradients an entry says nothing, and of its variants:
/// NotImplementedError when a gradient reaches it, so that none is lost silently.
template <NodeName Name, class Op, size_t... Positions>
struct NotImplementedBackward
    : BackwardNode<NotImplementedBackward<Name, Op, Positions...>, Positions...> {
  std::string_view name() const override { return Name.view(); }
  size_t result_count() const { return this->num_outputs(); }

  void differentiate(const TensorVector& grads, TensorVector&) const {
    constexpr bool writes = constant_schema<Op>.arguments[0].mutated;
    if (std::ranges::any_of(grads, &TensorBase::defined)) {
      detail::fail_without_derivatives(operator_name<Op>(), writes);
    }
  }
};

}  // namespace tenon
