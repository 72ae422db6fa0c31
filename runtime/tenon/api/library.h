#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/kernel_adapter.h"

namespace tenon {

/// A kernel of a program in the form that the dispatcher calls, with the types that it was written
/// with. Made from any function or lambda over `Tensor`, numbers, lists and optionals.
struct TENON_API UserKernel {
  template <class F>
  requires(!std::is_same_v<F, UserKernel>) && requires { typename detail::AdapterOf<F>; }
  UserKernel(F function) try  // NOLINT: every function is a kernel
      : arguments(detail::AdapterOf<F>::arguments()), returns(detail::AdapterOf<F>::returns()) {
    call = [function = std::move(function)](const OperatorEntry&, DispatchKeySet keys,
                                            Stack& stack) mutable {
      detail::AdapterOf<F>::call(function, keys, stack);
    };
  } catch (...) {
    detail::rethrow_as_error("Library");
  }

  std::vector<ArgumentSchema> arguments;
  std::vector<ArgumentSchema> returns;
  BoxedKernel call;
};

/// The keys that a kernel is for. A composite kernel is built of other operators: it runs at every
/// backend, with nothing hidden, and is differentiable when its parts are.
struct KernelKeys {
  DispatchKeySet keys;
  bool composite = false;

  constexpr KernelKeys() = default;
  constexpr KernelKeys(DispatchKey key) : keys(key) {}  // NOLINT: a key is keys
  constexpr explicit KernelKeys(DispatchKeySet set, bool is_composite = false)
      : keys(set), composite(is_composite) {}
};

/// The names that `TENON_LIBRARY_IMPL` takes: those of `DispatchKey`, and some for several keys.
namespace library_keys {
using enum DispatchKey;
inline constexpr KernelKeys CompositeImplicitAutograd{backend_keys, /*composite=*/true};
inline constexpr KernelKeys CompositeExplicitAutograd{backend_keys};
}  // namespace library_keys

/// What a program adds to the dispatcher: operators of its own, kernels for a key, fallbacks for a
/// key. Kernels and fallbacks leave with the library object; operators stay while the program runs.
///
/// A kernel for a backend runs below Autograd and InplaceOrView, so that it may call operators. An
/// operator that is defined with a function calls it whatever the backend, with nothing hidden, and
/// so is differentiable when its parts are. One that is defined without has no derivative until it
/// gets a kernel for the Autograd key: a gradient that reaches it is an error. What it writes to,
/// as its schema says, counts a version.
class TENON_API Library {
 public:
  /// Operators are called `name_space::…`; "aten" stands for the built-in ones. `keys` is what
  /// `impl` and `fallback` without any are for. `registrant` appears in errors.
  explicit Library(std::string_view name_space, KernelKeys keys = {},
                   std::string_view registrant = "a library");
  Library(Library&&) noexcept = default;
  Library& operator=(Library&&) noexcept = default;

  /// Defines an operator by its schema. ValueError when the schema is malformed or the name taken.
  Library& def(std::string_view schema);
  /// The same, and registers `kernel` as a composite one. Given a name instead of a schema, takes
  /// the schema from the function. TypeError when the function's types are not the schema's.
  Library& def(std::string_view schema, UserKernel kernel);

  /// Registers a kernel of the operator for `keys`. NotImplementedError when there is no such
  /// operator, TypeError when the types differ, ValueError, naming both registrants, when there is
  /// a kernel from elsewhere.
  Library& impl(std::string_view name, KernelKeys keys, UserKernel kernel);
  Library& impl(std::string_view name, UserKernel kernel);
  /// The same for a kernel of any operator, whose types are not checked.
  Library& impl(std::string_view name, BoxedKernel kernel);
  /// Registers what every operator without a kernel of its own for `key` runs.
  Library& fallback(DispatchKey key, BoxedKernel kernel);
  Library& fallback(BoxedKernel kernel);

 private:
  Library& add_kernel(const OperatorEntry& op, KernelKeys keys, BoxedKernel call);
  std::string qualified(std::string_view name) const;
  const KernelKeys& required_keys(std::string_view what) const;

  std::string name_space_;
  KernelKeys keys_;
  const char* registrant_;
  std::vector<Registration> registrations_;
};

namespace detail {
TENON_API void call_boxed_function(const OperatorEntry& op, DispatchKeySet* keys, Stack& stack);
}  // namespace detail

/// An operator that is called by name, with C++ types.
template <class Signature>
class TypedOperator;

template <class R, class... Args>
class TypedOperator<R(Args...)> {
 public:
  explicit TypedOperator(const OperatorEntry& op) : op_(&op) {}

  /// Of each result the argument that a reference to it stands for, or that there is none.
  static std::vector<std::optional<size_t>> references() {
    return references(std::type_identity<R>());
  }

  R call(Args... args) const { return run(nullptr, std::forward<Args>(args)...); }
  R redispatch(DispatchKeySet keys, Args... args) const {
    return run(&keys, std::forward<Args>(args)...);
  }

 private:
  using Arguments = std::tuple<std::remove_reference_t<Args>&...>;

  R run(DispatchKeySet* keys, Args... args) const try {
    Stack stack;
    stack.reserve(sizeof...(Args));
    (stack.emplace_back(std::forward<Args>(args)), ...);
    detail::call_boxed_function(*op_, keys, stack);
    if constexpr (!std::is_void_v<R>) {
      return results(stack, Arguments(args...), std::type_identity<R>());
    }
  } catch (...) {
    detail::rethrow_from_call(op_->schema().name);
  }

  template <class T>
  static constexpr bool is_written =
      std::is_lvalue_reference_v<T> && !std::is_const_v<std::remove_reference_t<T>>;

  /// Which argument a returned reference stands for: the `count` references are the last `count`
  /// of those that may be written to, in their order.
  static constexpr size_t argument_of_reference(size_t number, size_t count) {
    constexpr std::array<bool, sizeof...(Args) + 1> written = {is_written<Args>...};
    size_t behind = count - number;
    for (size_t i = sizeof...(Args); i-- > 0;) {
      if (written[i] && --behind == 0) return i;
    }
    return sizeof...(Args);
  }

  template <class T, size_t Number = 0, size_t Count = 1>
  static std::optional<size_t> reference() {
    if constexpr (!std::is_lvalue_reference_v<T>) return std::nullopt;
    return argument_of_reference(Number, Count);
  }
  template <class T>
  static std::vector<std::optional<size_t>> references(std::type_identity<T>) {
    if constexpr (std::is_void_v<T>) return {};
    return {reference<T>()};
  }
  template <class... Ts>
  static std::vector<std::optional<size_t>> references(std::type_identity<std::tuple<Ts...>>) {
    return [&]<size_t... I>(std::index_sequence<I...>) {
      return std::vector<std::optional<size_t>>{reference<Ts, I, sizeof...(Ts)>()...};
    }
    (std::index_sequence_for<Ts...>());
  }

  template <class T, size_t Number = 0, size_t Count = 1>
  static T result(Value& value, const Arguments& arguments) {
    if constexpr (std::is_lvalue_reference_v<T>) {
      // Not what is on the stack, which dies with the call.
      constexpr size_t argument = argument_of_reference(Number, Count);
      static_assert(argument < sizeof...(Args), "a call returns references to its arguments alone");
      return std::get<argument>(arguments);
    } else {
      return detail::ArgumentOf<T>::read(value);
    }
  }
  template <class T>
  static T results(Stack& stack, const Arguments& arguments, std::type_identity<T>) {
    return result<T>(stack.back(), arguments);
  }
  template <class... Ts>
  static std::tuple<Ts...> results(Stack& stack, const Arguments& arguments,
                                   std::type_identity<std::tuple<Ts...>>) {
    return [&]<size_t... I>(std::index_sequence<I...>) {
      return std::tuple<Ts...>{result<Ts, I, sizeof...(Ts)>(stack[I], arguments)...};
    }
    (std::index_sequence_for<Ts...>());
  }

  const OperatorEntry* op_;
};

/// The operator of that name with the C++ types of a call: `find_operator<Tensor(const Tensor&,
/// int64_t)>("mine::roll").call(x, 2)`. NotImplementedError when there is none, TypeError when the
/// types are not those of its schema, or a reference is returned for a result that is no written
/// argument.
template <class Signature>
TypedOperator<Signature> find_operator(std::string_view name);

namespace detail {
TENON_API const OperatorEntry& find_checked(std::string_view name,
                                            const std::vector<ArgumentSchema>& arguments,
                                            const std::vector<ArgumentSchema>& returns,
                                            const std::vector<std::optional<size_t>>& references);
/// Runs `function(library)` at program start; the library stays.
struct TENON_API LibraryInitializer {
  LibraryInitializer(void (*function)(Library&), const char* name_space, KernelKeys keys,
                     const char* file, int line);
};
}  // namespace detail

template <class Signature>
TypedOperator<Signature> find_operator(std::string_view name) try {
  using Adapter = detail::KernelAdapter<Signature>;
  return TypedOperator<Signature>(detail::find_checked(
      name, Adapter::arguments(), Adapter::returns(), TypedOperator<Signature>::references()));
} catch (...) {
  detail::rethrow_as_error("find_operator");
}

}  // namespace tenon

#define TENON_CONCATENATE_(a, b) a##b
#define TENON_CONCATENATE(a, b) TENON_CONCATENATE_(a, b)
#define TENON_LIBRARY_(name_space, keys, library, id)                                          \
  static void TENON_CONCATENATE(tenon_library_function_, id)(::tenon::Library&);               \
  static const ::tenon::detail::LibraryInitializer TENON_CONCATENATE(tenon_library_, id)(      \
      &TENON_CONCATENATE(tenon_library_function_, id), #name_space, keys, __FILE__, __LINE__); \
  static void TENON_CONCATENATE(tenon_library_function_, id)(::tenon::Library & library)

/// `TENON_LIBRARY(mine, m) { m.def("roll(Tensor self, int n) -> Tensor", &roll); }` at namespace
/// scope runs when the program or shared library is loaded.
#define TENON_LIBRARY(name_space, library)                   \
  TENON_LIBRARY_(name_space, ::tenon::KernelKeys(), library, \
                 TENON_CONCATENATE(name_space##_, __LINE__))
/// The same with a dispatch key that `m.impl(name, function)` and `m.fallback` are for.
#define TENON_LIBRARY_IMPL(name_space, key, library)              \
  TENON_LIBRARY_(name_space, ::tenon::library_keys::key, library, \
                 TENON_CONCATENATE(name_space##_##key##_, __LINE__))
