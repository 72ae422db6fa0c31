#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/autograd/backward_node.h"
#include "tenon/autograd/composed_call.h"
#include "tenon/autograd/constant_call.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/kept_arguments.h"
#include "tenon/autograd/new_result.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/unrecorded_call.h"
#include "tenon/autograd/view_call.h"
#include "tenon/autograd/view_copy.h"
#include "tenon/autograd/window.h"
#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/operator_entry.h"

namespace tenon {

namespace detail {

template <size_t Position, size_t... Others>
constexpr bool is_among(std::index_sequence<Others...>) {
  return ((Position == Others) || ...);
}
template <size_t... Others>
constexpr auto with_first(std::index_sequence<Others...> positions) {
  if constexpr (is_among<0>(positions)) {
    return positions;
  } else {
    return std::index_sequence<0, Others...>();
  }
}

/// Out of line: an operator and its in-place variant make the same node.
template <class Backward>
__attribute__((noinline)) NewReference<Backward> make_backward() {
  // `new Backward()` would fill it with zeros first.
  return NewReference(new Backward);
}

}  // namespace detail

/// The Autograd kernel of an operator with the backward node `Backward`: it looks whether the call
/// is recorded, makes the node, calls on below Autograd, and makes the node the history of results.
template <class Op, class Backward, class Signature = typename Op::Signature>
class RecordedCall;

template <class Op, class Backward, class Return, class... Args>
class RecordedCall<Op, Backward, Return(Args...)> {
 public:
  static constexpr auto kernel() {
    if constexpr (kKind == OperatorKind::kInplace || kKind == OperatorKind::kInplaceView) {
      return &inplace;
    } else if constexpr (kKind == OperatorKind::kMutable) {
      return &mutating;
    } else {
      return &functional;
    }
  }

 private:
  using Arguments = std::tuple<Args&...>;
  using Inputs = typename Backward::Inputs;
  using Undifferentiated = typename Backward::Undifferentiated;
  using Results = detail::ResultsOf<Return>;
  static constexpr OperatorKind kKind = constant_schema<Op>.kind;
  /// Whether the node is needed no more once the result has it: there is one result, of which it
  /// keeps nothing, as the static function of BackwardNode.
  static constexpr bool kHistoryTakesNode =
      std::tuple_size_v<typename Results::Types> == 1 && requires {
    Backward::save_results(0);
  };

  static Return functional(DispatchKeySet keys, Args... args) {
    const Arguments arguments(args...);
    check_undifferentiated(arguments, Undifferentiated());
    if (!require_grad(arguments, Inputs())) {
      return Op::redispatch(keys & after_autograd_keys, args...);
    }
    return recorded(keys, args...);
  }

  TENON_ALWAYS_INLINE static Return recorded(DispatchKeySet keys, Args... args) {
    const Arguments arguments(args...);
    if constexpr (kKind == OperatorKind::kView || kKind == OperatorKind::kMultiView) {
      check_view_recordable(operator_name<Op>(), argument_name<Op, 0>(), std::get<0>(arguments));
    }
    if constexpr (detail::kIsWindow<Op>) {
      if (const TensorBase* base = detail::base_of_window(args...)) [[unlikely]]
        return std::apply(Op::call, detail::window_on_base(*base, args...));
    }
    intrusive_ptr<Node> node = make_node(arguments, Inputs());
    own(node).save(CallWithResults<Op>(), args...);
    Return results = Op::redispatch(keys & after_autograd_keys, args...);
    separate_results(results, args...);
    for_each_differentiable([&]<size_t I>(std::index_sequence<I>) {
      if constexpr (kHistoryTakesNode) {
        set_history(std::get<I>(Results::refer(results)), std::move(node));
      } else {
        set_history(std::get<I>(Results::refer(results)), node);
      }
    });
    if constexpr (!kHistoryTakesNode) save_results(own(node), results, args...);
    return results;
  }

  static Return inplace(DispatchKeySet keys, Args... args) {
    const Arguments arguments(args...);
    TensorBase& self = std::get<0>(arguments);
    check_undifferentiated(arguments, Undifferentiated());
    const bool record = require_grad(arguments, detail::with_first(Inputs()));
    if constexpr (kKind == OperatorKind::kInplaceView) {
      check_inplace_view(operator_name<Op>(), self, record);
    } else {
      check_inplace(operator_name<Op>(), self, record);
    }
    detail::check_unrecorded_writes<Op, 1>(args...);
    if (!record) {
      Op::redispatch(keys & after_autograd_keys, args...);
      return self;
    }
    const intrusive_ptr<Node> node = make_inplace_node(args...);
    own(node).save_results(CallInPlace<Op>{self}, self, args...);
    PendingHistory history(self, node,
                           kKind == OperatorKind::kInplaceView ? PendingHistory::Change::kGeometry
                                                               : PendingHistory::Change::kElements,
                           kKind == OperatorKind::kInplaceView ? detail::longest_list(args...) : 0);
    Op::redispatch(keys & after_autograd_keys, args...);
    history.commit();
    own(node).save_results(CallWritten(), self, args...);
    return self;
  }

  static Return mutating(DispatchKeySet keys, Args... args) {
    const Arguments arguments(args...);
    check_undifferentiated(arguments, Undifferentiated());
    detail::check_unrecorded_writes<Op, 0>(args...);
    intrusive_ptr<Node> node;
    std::array<std::optional<PendingResult>, std::tuple_size_v<typename Results::Types>> histories;
    if (require_grad(arguments, Inputs())) {
      node = make_node(arguments, Inputs());
      own(node).save(CallWithResults<Op>(), args...);
      const int64_t dims = most_dims(arguments, Inputs());
      for_each_differentiable(
          [&]<size_t I>(std::index_sequence<I>) { histories[I].emplace(node, dims); });
    }
    Return results = Op::redispatch(keys & after_autograd_keys, args...);
    if (node) {
      for_each_differentiable([&]<size_t I>(std::index_sequence<I>) {
        detail::check_new_result(operator_name<Op>(), std::get<I>(Results::refer(results)));
      });
      for_each_differentiable([&]<size_t I>(std::index_sequence<I>) {
        histories[I]->commit(std::get<I>(Results::refer(results)));
      });
      save_results(own(node), results, args...);
    }
    return results;
  }

  template <size_t... Positions>
  TENON_ALWAYS_INLINE static bool require_grad(const Arguments& arguments,
                                               std::index_sequence<Positions...>) {
    return any_requires_grad(std::get<Positions>(arguments)...);
  }
  template <size_t... Positions>
  TENON_ALWAYS_INLINE static intrusive_ptr<Node> make_node(const auto& arguments,
                                                           std::index_sequence<Positions...>) {
    intrusive_ptr<Node> node = detail::make_backward<Backward>().take();
    append_next_edges(*node, std::get<Positions>(arguments)...);
    return node;
  }
  TENON_ALWAYS_INLINE static intrusive_ptr<Node> make_inplace_node(Args... args) {
    const CallInPlace<Op> call{std::get<0>(Arguments(args...))};
    const auto node_of = [&](const auto& arguments) {
      intrusive_ptr<Node> node = make_node(arguments, Inputs());
      std::apply([&](const auto&... each) { own(node).save(call, each...); }, arguments);
      return node;
    };
    if constexpr (detail::kIsWindow<Op>) {
      if (const TensorBase* base = detail::base_of_window(args...)) [[unlikely]]
        return node_of(detail::window_on_base(*base, args...));
    }
    return node_of(Arguments(args...));
  }
  /// What `make_node` made, which is held as what histories refer to: no call converts it.
  static Backward& own(const intrusive_ptr<Node>& node) { return static_cast<Backward&>(*node); }
  template <size_t... Positions>
  TENON_ALWAYS_INLINE static void check_undifferentiated(const Arguments& arguments,
                                                         std::index_sequence<Positions...>) {
    (check_no_gradient_wanted(operator_name<Op>(), argument_name<Op, Positions>(),
                              std::get<Positions>(arguments)),
     ...);
  }
  template <size_t... Positions>
  static int64_t most_dims(const Arguments& arguments, std::index_sequence<Positions...>) {
    int64_t most = 0;
    const auto consider = [&](TensorList tensors) {
      for (const TensorBase& tensor : tensors) {
        if (tensor.defined()) most = std::max(most, tensor.dim());
      }
    };
    (consider(std::get<Positions>(arguments)), ...);
    return most;
  }

  template <class Function>
  TENON_ALWAYS_INLINE static void for_each_differentiable(const Function& function) {
    const auto one = [&]<size_t I>(std::index_sequence<I> place) {
      if constexpr (is_differentiable<I>()) function(place);
    };
    [&]<size_t... I>(std::index_sequence<I...>) {
      (one(std::index_sequence<I>()), ...);
    }
    (std::make_index_sequence<std::tuple_size_v<typename Results::Types>>());
  }
  template <size_t I>
  static constexpr bool is_differentiable() {
    if constexpr (!detail::is_new_tensor<std::tuple_element_t<I, typename Results::Types>>) {
      return false;
    } else if constexpr (requires { typename Backward::DifferentiableResults; }) {
      return detail::is_among<I>(typename Backward::DifferentiableResults());
    } else {
      return true;
    }
  }

  /// See Note [Results that are not new].
  TENON_ALWAYS_INLINE static void separate_results(Return& results, Args&... args) {
    [&]<size_t... I>(std::index_sequence<I...>) {
      const auto parts = Results::refer(results);
      if constexpr (kKind == OperatorKind::kView || kKind == OperatorKind::kMultiView) {
        (detail::separate_view(std::get<I>(parts), std::get<0>(Arguments(args...))), ...);
      } else if ((detail::is_shared(std::get<I>(parts)) || ...)) [[unlikely]] {
        detail::separate_results(
            Op::entry(), {detail::new_result(std::get<I>(parts), is_differentiable<I>())...},
            {detail::tensors_of_argument(args)...});
      }
    }
    (std::make_index_sequence<std::tuple_size_v<typename Results::Types>>());
  }

  TENON_ALWAYS_INLINE static void save_results(Backward& node, Return& results, Args&... args) {
    std::apply([&](auto&... each) { node.save_results(CallWithResults<Op>(), each..., args...); },
               Results::refer(results));
  }
};

/// Registers the Autograd kernels of built-in operators for the file `registrant`.
class TENON_API AutogradKernels {
 public:
  explicit constexpr AutogradKernels(const char* registrant) : registrant_(registrant) {}

  /// Calls of these operators are recorded with the node `Backward`.
  template <class Backward, class... Ops>
  void record() const {
    (set(Ops::entry(), reinterpret_cast<AnyKernel>(RecordedCall<Ops, Backward>::kernel())), ...);
  }
  /// Calls of `Op` that would be recorded are those of the operators that `composed` calls.
  template <class Op, auto* composed>
  void compose() const {
    set(Op::entry(), reinterpret_cast<AnyKernel>(&ComposedCall<Op, composed>::kernel));
  }
  /// The views that these operators return have the gradients that their geometry tells.
  template <class... Ops>
  void view() const {
    (set(Ops::entry(), reinterpret_cast<AnyKernel>(&ViewCall<Ops>::kernel)), ...);
  }
  /// What these operators return are constants.
  template <class... Ops>
  void constant() const {
    (set(Ops::entry(), reinterpret_cast<AnyKernel>(&ConstantCall<Ops>::kernel)), ...);
  }
  /// Calls of these operators are refused where one would have to be recorded.
  template <class... Ops>
  void refuse() const {
    (set(Ops::entry(), reinterpret_cast<AnyKernel>(&UnrecordedCall<Ops>::kernel)), ...);
  }

 private:
  void set(OperatorEntry& op, AnyKernel kernel) const;

  const char* registrant_;
};

}  // namespace tenon
