#pragma once

#include <algorithm>
#include <concepts>
#include <iterator>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/autograd/function_node.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/lazy.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/tensor/tensor.h"

namespace tenon::autograd {

namespace internal {

/// `list` as a vector of another type of tensor.
template <class To, class From>
std::vector<To> moved(std::vector<From>&& list) {
  return {std::make_move_iterator(list.begin()), std::make_move_iterator(list.end())};
}

}  // namespace internal

inline AutogradContext::FewTensors AutogradContext::few(variable_list&& tensors) {
  FewTensors result;
  result.reserve(tensors.size());
  for (Tensor& tensor : tensors) result.push_back(std::move(tensor));
  return result;
}
inline void AutogradContext::save_for_backward(variable_list tensors) {
  save(few(std::move(tensors)));
}
inline variable_list AutogradContext::get_saved_variables() const {
  return internal::moved<Tensor>(saved());
}
inline void AutogradContext::mark_dirty(variable_list inputs) {
  modify(TensorList(inputs));
}
inline void AutogradContext::mark_non_differentiable(variable_list outputs) {
  non_differentiable_ = few(std::move(outputs));
}

namespace internal {

template <class Result>
TensorVector as_list(Result&& result) {
  if constexpr (std::convertible_to<Result, Tensor>) {
    return {Tensor(std::forward<Result>(result))};
  } else {
    return TensorVector(result.begin(), result.end());
  }
}

/// Whether a Function has a forward mode, and whether it means to.
template <class T>
concept HasJvp = requires(AutogradContext* context, std::vector<Tensor> tangents) {
  as_list(T::jvp(context, std::move(tangents)));
};
template <class T>
concept NamesJvp = requires {
  &T::jvp;
};

template <class T>
class FunctionNodeOf final : public FunctionNode {
  static_assert(HasJvp<T> || !NamesJvp<T>,
                "jvp takes an AutogradContext* and a std::vector<Tensor>, and returns a Tensor or "
                "a vector of them");

 public:
  std::string_view name() const override {
    static constinit Lazy<Name> name;
    return name->text;
  }

 protected:
  TensorVector run_backward(TensorVector&& grads) override {
    std::vector<Tensor> results = T::backward(&context(), moved<Tensor>(std::move(grads)));
    return moved<TensorBase>(std::move(results));
  }
  bool has_jvp() const override { return HasJvp<T>; }
  TensorVector run_jvp(TensorVector&& tangents) override {
    if constexpr (HasJvp<T>) {
      return as_list(T::jvp(&context(), moved<Tensor>(std::move(tangents))));
    } else {
      return {};
    }
  }

 private:
  struct Name {
    const std::string text = FunctionNode::type_name(typeid(T));
  };
};

}  // namespace internal

/// Base of an operator with its own derivative, written in C++ outside of Tenon:
///
///     struct Cube : Function<Cube> {
///       static Tensor forward(AutogradContext* ctx, const Tensor& x) {
///         ctx->save_for_backward({x});
///         return x * x * x;
///       }
///       static std::vector<Tensor> backward(AutogradContext* ctx, std::vector<Tensor> grads) {
///         const Tensor x = ctx->get_saved_variables()[0];
///         return {grads[0] * 3 * x * x};
///       }
///     };
///     Tensor y = Cube::apply(x);
///
/// `forward` takes the context and any arguments; it runs without recording and returns a `Tensor`
/// or a vector of them: new tensors, arguments, or views of arguments. `backward` gets a gradient
/// for each output and returns one for each argument of `forward`, undefined for those that are no
/// tensors. What it computes is recorded under `create_graph`.
///
/// Differentiable are the arguments of type `Tensor`, `std::optional<Tensor>` and `TensorList`; for
/// the last, backward returns a gradient for each element. A `std::vector<Tensor>` is passed on as
/// it is; AutogradError if a tensor in it requires grad or has a tangent. Without grad mode, as in
/// inference mode, `apply` is a plain call of `forward` that saves nothing.
///
/// Forward mode (forward_mode/dual.h) needs one function more, NotImplementedError without it for
/// an argument that has a tangent:
///
///       static Tensor jvp(AutogradContext* ctx, std::vector<Tensor> tangents) {
///         const Tensor x = ctx->get_saved_variables()[0];
///         return tangents[0] * 3 * x * x;
///       }
///
/// `jvp` gets a tangent for each argument of `forward`, by the places in which `backward` returns
/// gradients, and returns one for each result, undefined for zeros and for what is not
/// differentiable. It runs after `forward`, which sees no tangents, in the grad mode of the caller,
/// so that tangents have gradients; and once for each level at which an argument has a tangent, the
/// outermost first, where it sees those of the levels outside. It must not modify tangents but
/// those of arguments that are marked as dirty.
///
/// The tangent of a result that is an argument or a view of one is a view of the argument's; that
/// of a dirty one is written to the argument's, which views see. AutogradError where that cannot
/// be, for another number of tangents, and for a tangent of what is not differentiable; ShapeError,
/// TypeError, DeviceError and InferenceModeError for one that does not fit its result. Nothing of a
/// level has been written by then; what forward modified is what it is after a call that failed,
/// see AutogradContext::mark_dirty.
template <class T>
class Function {
 public:
  template <class Derived = T, class... Args>
  static auto apply(Args&&... args) try {
    using Result = std::remove_cvref_t<decltype(Derived::forward(
        static_cast<AutogradContext*>(nullptr), std::forward<Args>(args)...))>;
    auto node = make_intrusive<internal::FunctionNodeOf<Derived>>();
    (node->add_argument(args), ...);
    const FunctionCall call(*node);
    TensorVector outputs;
    {
      const AutoGradMode forward_mode(false);
      outputs = internal::as_list(Derived::forward(&node->context(), std::forward<Args>(args)...));
    }
    if constexpr (std::same_as<Result, Tensor> || std::same_as<Result, TensorBase>) {
      node->finish(outputs);
      return Result(std::move(outputs[0]));
    } else {
      Result results(outputs.size());  // before `finish`, after which nothing may fail
      node->finish(outputs);
      std::ranges::move(outputs, results.begin());
      return results;
    }
  } catch (...) {
    tenon::detail::rethrow_as_error("Function");
  }
};

}  // namespace tenon::autograd
