#pragma once

#include <string_view>
#include <type_traits>

#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/enumerators.h"
#include "tenon/dispatch/operator.h"

/// Defines what `dispatch/operator.h` declares, for the one source that an operator stands in. That
/// calls no others: a second table of kernels would be made of them, and does not compile.

namespace tenon {

/// What is told of an operator beside its schema.
struct OperatorDetails {
  std::string_view category = {};
  std::string_view doc = {};
  std::string_view derivatives = {};
  std::string_view view_inverse = {};
  bool composite = false;
  bool recorded_as_composite = false;
  bool nondeterministic_seeded = false;
};

/// Specialised by TENON_DEFINE_OPERATOR.
template <class Descriptor>
inline constexpr OperatorDetails operator_details = {};

namespace detail {

template <class Descriptor>
inline constexpr OperatorSchema operator_schema = {
    .name = constant_schema<Descriptor>.name,
    .text = Descriptor::kSchema,
    .category = operator_details<Descriptor>.category,
    .doc = operator_details<Descriptor>.doc,
    .kind = constant_schema<Descriptor>.kind,
    .arguments = constant_schema<Descriptor>.arguments,
    .returns = constant_schema<Descriptor>.returns,
    .derivatives = operator_details<Descriptor>.derivatives,
    .view_inverse = operator_details<Descriptor>.view_inverse,
    .composite = operator_details<Descriptor>.composite,
    .recorded_as_composite = operator_details<Descriptor>.recorded_as_composite,
    .nondeterministic_seeded = operator_details<Descriptor>.nondeterministic_seeded,
};

template <class Descriptor>
inline const OperatorBoxing operator_boxing = {
    &UnboxedCall<typename Descriptor::Signature>::run,
    reinterpret_cast<AnyKernel>(&BoxedCall<Descriptor>::run),
};

/// Whether the present source defines the operator.
template <class Descriptor>
inline constexpr bool is_defined_here = false;

/// Hidden, so that a call finds it without a table of addresses.
template <class Descriptor>
__attribute__((visibility("hidden"))) constinit OperatorEntry operator_entry(
    operator_schema<Descriptor>, operator_boxing<Descriptor>);

template <class Descriptor>
TENON_ALWAYS_INLINE OperatorEntry& entry_of() {
  static_assert(is_defined_here<Descriptor>,
                "a source that includes dispatch/operator_definition.h calls the operators that it "
                "defines, and no others");
  return operator_entry<Descriptor>;
}

template <class T>
concept HoldsTensors =
    std::is_base_of_v<TensorBase, std::remove_cvref_t<T>> || std::is_same_v<T, TensorList>;

template <class T>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_argument(const T& argument) {
  if constexpr (HoldsTensors<T>) return keys_of(argument);
  return DispatchKeySet();
}
template <class T>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_device_argument(const T& argument) {
  if constexpr (std::is_same_v<T, std::optional<Device>>) return keys_of_device(argument);
  return DispatchKeySet();
}

/// The keys that the arguments of a call carry. Without a tensor it is the backend of the result.
template <class... Args>
TENON_ALWAYS_INLINE DispatchKeySet keys_of_call(const Args&... args) {
  if constexpr ((HoldsTensors<Args> || ...)) {
    return (DispatchKeySet() | ... | keys_of_argument(args));
  } else if constexpr ((std::is_same_v<Args, std::optional<Device>> || ...)) {
    return (DispatchKeySet() | ... | keys_of_device_argument(args));
  } else {
    return DispatchKey::CPU;
  }
}

template <class T>
TENON_ALWAYS_INLINE void check_if_enumerator(std::string_view op, const T& argument) {
  if constexpr (requires { check_enumerator(op, argument); }) check_enumerator(op, argument);
}

}  // namespace detail

template <class Descriptor, class Return, class... Args>
OperatorEntry& Operator<Descriptor, Return(Args...)>::entry() {
  return detail::entry_of<Descriptor>();
}

template <class Descriptor, class Return, class... Args>
Return Operator<Descriptor, Return(Args...)>::call(Args... args) try {
  (detail::check_if_enumerator(constant_schema<Descriptor>.name, args), ...);
  return detail::entry_of<Descriptor>().template call<Return, Args...>(
      detail::keys_of_call(args...), static_cast<Args>(args)...);
} catch (...) {
  detail::rethrow_as_error(constant_schema<Descriptor>.name);
}

template <class Descriptor, class Return, class... Args>
Return Operator<Descriptor, Return(Args...)>::redispatch(DispatchKeySet keys, Args... args) {
  return detail::entry_of<Descriptor>().template redispatch<Return, Args...>(
      keys, static_cast<Args>(args)...);
}

/// Makes built-in operators known.
template <class... Descriptors>
void add_builtin_operators(Dispatcher& dispatcher) {
  (dispatcher.add_builtin(Descriptors::entry()), ...);
}

/// Defines the operator of a descriptor; the rest are the members of OperatorDetails.
#define TENON_DEFINE_OPERATOR(Descriptor, ...)                                   \
  template <>                                                                    \
  inline constexpr OperatorDetails operator_details<Descriptor> = {__VA_ARGS__}; \
  template <>                                                                    \
  inline constexpr bool detail::is_defined_here<Descriptor> = true;              \
  template class Operator<Descriptor, Descriptor::Signature>

/// Defines a variant of an operator, of which the same is told.
#define TENON_DEFINE_VARIANT(Variant, Descriptor)                                            \
  template <>                                                                                \
  inline constexpr OperatorDetails operator_details<Variant> = operator_details<Descriptor>; \
  template <>                                                                                \
  inline constexpr bool detail::is_defined_here<Variant> = true;                             \
  template class Operator<Variant, Variant::Signature>

}  // namespace tenon
