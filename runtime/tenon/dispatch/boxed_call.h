#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <exception>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/direct_call.h"
#include "tenon/dispatch/profiled_call.h"

namespace tenon {
namespace detail {

template <class T>
inline constexpr bool is_reference_tuple = false;
template <class... Ts>
inline constexpr bool is_reference_tuple<std::tuple<Ts&...>> = true;

template <class T>
inline constexpr bool are_new_tensors =
    std::is_same_v<T, TensorBase> || std::is_same_v<T, std::vector<TensorBase>>;
template <class... Ts>
inline constexpr bool are_new_tensors<std::tuple<Ts...>> = (std::is_same_v<Ts, TensorBase> && ...);

template <class T>
inline constexpr bool is_tensor_argument = std::is_same_v<std::remove_cvref_t<T>, TensorBase>;

/// The arguments of a call with values in the places of its tensors.
template <class... Args>
class DirectArguments {
 public:
  static constexpr size_t kCount = (size_t{0} + ... + size_t{is_tensor_argument<Args>});

  TENON_ALWAYS_INLINE explicit DirectArguments(const Args&... args) {
    const TensorBase** next = tensors;
    (note(next, args), ...);
  }

  /// What stands at the position `I`, as `To`.
  template <size_t I, class To, class From>
  TENON_ALWAYS_INLINE To at(From& argument) const {
    if constexpr (is_tensor_argument<To>) {
      return value(kPlaces[I]);
    } else {
      return static_cast<To>(argument);
    }
  }

  /// What stands for the tensor number `i`.
  TENON_ALWAYS_INLINE const TensorBase& value(size_t i) const { return *tensors[kCount + i]; }

  const TensorBase* tensors[2 * kCount + 1];  // each, then each value

 private:
  /// Of each argument, how many tensors stand before it.
  static constexpr auto kPlaces = [] {
    std::array<size_t, sizeof...(Args) + 1> places = {};
    size_t count = 0, position = 0;
    ((places[position++] = count, count += size_t{is_tensor_argument<Args>}), ...);
    return places;
  }();

  template <class T>
  TENON_ALWAYS_INLINE static void note(const TensorBase**& next, const T& argument) {
    if constexpr (is_tensor_argument<T>) *next++ = &argument;
  }
};

/// How calls of a signature enter the functionalization pass without being boxed, see Note [Direct
/// calls].
template <class Signature>
struct DirectEntrance {
  static constexpr bool kExists = false;
};

/// A call of a view of the first argument, whose other ones can be written down.
template <class Return, class... Args>
struct DirectView {
  static constexpr bool kExists = false;
};
template <class Return, class... Rest>
requires(
    ViewArguments::kExist<Rest...> &&
    (std::is_same_v<Return, TensorBase> ||
     std::is_same_v<Return, std::vector<TensorBase>>)) struct DirectView<Return, const TensorBase&,
                                                                         Rest...> {
  static constexpr bool kExists = true;

  static Return record(const DirectCalls& pass, const DirectCall& call,
                       const ViewArguments& arguments, const TensorBase& self, Rest... rest) {
    Return results = made(call, self, static_cast<Rest>(rest)...);
    if constexpr (std::is_same_v<Return, TensorBase>) {
      pass.end_view(call, results, arguments, 0);
    } else {
      for (size_t i = 0; i < results.size(); ++i) pass.end_view(call, results[i], arguments, i);
    }
    return results;
  }
  static bool write(ViewArguments& arguments, const TensorBase&, const Rest&... rest) {
    return arguments.write<std::remove_cvref_t<Rest>...>(rest...);
  }

 private:
  TENON_ALWAYS_INLINE static Return made(const DirectCall& call, const TensorBase& self,
                                         Rest... rest) {
    const RecordedViews guard;
    return call.op->template redispatch<Return, const TensorBase&, Rest...>(
        call.keys, self, static_cast<Rest>(rest)...);
  }
};

/// Of an operator that returns new tensors, or views.
template <class Return, class... Args>
requires(are_new_tensors<Return> &&
         !((std::is_same_v<Args, TensorList> || std::is_same_v<Args, TensorBase&>) ||
           ...)) struct DirectEntrance<Return(Args...)> {
  static constexpr bool kExists = true;
  using Arguments = DirectArguments<Args...>;
  using View = DirectView<Return, Args...>;

  template <size_t... I>
  TENON_ALWAYS_INLINE static Return compute(const DirectCalls& pass, const DirectCall& call,
                                            DirectStep step, const Arguments& arguments,
                                            std::index_sequence<I...>, Args&... args) {
    Return results = call.op->template redispatch<Return, Args...>(
        call.keys, arguments.template at<I, Args>(args)...);
    if (step == DirectStep::kPassOn) return results;
    if constexpr (std::is_same_v<Return, TensorBase>) {
      pass.end(call, results);
    } else if constexpr (std::is_same_v<Return, std::vector<TensorBase>>) {
      for (TensorBase& each : results) pass.end(call, each);
    } else {
      std::apply([&](auto&... each) { (pass.end(call, each), ...); }, results);
    }
    return results;
  }
};

/// Of an operator that writes to its first argument, and returns that.
template <class... Rest>
requires(!((std::is_same_v<Rest, TensorList> || std::is_same_v<Rest, TensorBase&>) ||
           ...)) struct DirectEntrance<TensorBase&(TensorBase&, Rest...)> {
  static constexpr bool kExists = true;
  using Twin = TensorBase(const TensorBase&, Rest...);
  using Arguments = DirectArguments<TensorBase&, Rest...>;

  /// False where the call has to be boxed.
  static bool write(const DirectCalls& pass, const OperatorEntry& op, DispatchKeySet keys,
                    TensorBase& self, Rest&... rest) {
    Arguments arguments(self, rest...);
    DirectCall call{&op, keys, arguments.tensors, Arguments::kCount};
    if (!pass.begin_in_place(call, &UnboxedCall<Twin>::run)) return false;
    try {
      TensorBase value = compute(call, arguments, std::index_sequence_for<Rest...>(), rest...);
      return pass.end_in_place(call, value);
    } catch (const std::exception&) {
      return false;  // the boxed call says what is wrong with it
    }
  }

 private:
  template <size_t... I>
  TENON_ALWAYS_INLINE static TensorBase compute(const DirectCall& call, const Arguments& arguments,
                                                std::index_sequence<I...>, Rest&... rest) {
    return call.op->template redispatch<TensorBase, const TensorBase&, Rest...>(
        call.keys, arguments.value(0), arguments.template at<I + 1, Rest>(rest)...);
  }
};

/// What unboxed calls of a boxed kernel enter by, whichever operators' they are: made once a
/// signature.
template <class Signature>
struct BoxedEntrance;

template <class Return, class... Args>
struct BoxedEntrance<Return(Args...)> {
  /// References are to arguments, of which the operator knows which.
  using Result =
      std::conditional_t<std::is_lvalue_reference_v<Return> || is_reference_tuple<Return>, void,
                         Return>;

  /// `op` stands last, so that what enters with it lets the other arguments be where they are.
  static Result run(DispatchKeySet keys, Args... args, const OperatorEntry& op) {
    using Direct = DirectEntrance<Return(Args...)>;
    if constexpr (Direct::kExists) {
      const DirectCalls* pass = direct_calls.load(std::memory_order_acquire);
      if (keys.highest() == DispatchKey::Functionalize && pass != nullptr) [[likely]] {
        if constexpr (std::is_void_v<Result>) {
          if (Direct::write(*pass, op, keys, args...)) return;
        } else {
          typename Direct::Arguments arguments(args...);
          DirectCall call{&op, keys, arguments.tensors, Direct::Arguments::kCount};
          const DirectStep step = pass->begin(call);
          if (step == DirectStep::kCompute || step == DirectStep::kPassOn) {
            return Direct::compute(*pass, call, step, arguments, std::index_sequence_for<Args...>(),
                                   args...);
          }
          if constexpr (Direct::View::kExists) {
            ViewArguments written;
            if (step == DirectStep::kView && Direct::View::write(written, args...)) {
              return Direct::View::record(*pass, call, written, static_cast<Args>(args)...);
            }
          }
        }
      }
    }
    return boxed(op, keys, args...);
  }

 private:
  TENON_SMALL __attribute__((noinline)) static Result boxed(const OperatorEntry& op,
                                                            DispatchKeySet keys, Args&... args) {
    const ArgumentTensors<Args...> tensors(args...);
    const ProfiledCall call(op, keys, tensors.lists, tensors.kCount);
    if (call.kernel() != nullptr) {
      const auto kernel = reinterpret_cast<Return (*)(DispatchKeySet, Args...)>(call.kernel());
      return static_cast<Result>(kernel(call.keys(), static_cast<Args>(args)...));
    }
    Stack stack;
    stack.reserve(std::max<size_t>(sizeof...(Args), 3));
    (push_argument(stack, args), ...);
    op.run_kernel(call.key(), call.keys(), stack);
    if constexpr (!std::is_void_v<Result>) return Popped<Return>::from(stack);
  }
};

}  // namespace detail

/// The unboxed kernel of an operator whose kernel is a boxed one. `entry` gives its table.
template <class Descriptor, OperatorEntry& (*entry)(),
          class Signature = typename Descriptor::Signature>
struct BoxedCall;

template <class Descriptor, OperatorEntry& (*entry)(), class Return, class... Args>
struct BoxedCall<Descriptor, entry, Return(Args...)> {
  static Return run(DispatchKeySet keys, Args... args) {
    using Entrance = detail::BoxedEntrance<Return(Args...)>;
    if constexpr (std::is_same_v<typename Entrance::Result, Return>) {
      return Entrance::run(keys, static_cast<Args>(args)..., entry());
    } else {
      Entrance::run(keys, static_cast<Args>(args)..., entry());
      const std::tuple<Args&...> all(args...);
      if constexpr (std::is_lvalue_reference_v<Return>) {
        return std::get<argument_of_result<Descriptor>(0)>(all);
      } else {
        return references(all, std::make_index_sequence<std::tuple_size_v<Return>>());
      }
    }
  }

 private:
  template <size_t... I>
  static Return references(const std::tuple<Args&...>& all, std::index_sequence<I...>) {
    return {std::get<argument_of_result<Descriptor>(I)>(all)...};
  }
};

}  // namespace tenon
