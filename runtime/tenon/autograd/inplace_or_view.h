#pragma once

#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/dispatcher.h"

namespace tenon {

/// The InplaceOrView kernel of the operator that `Descriptor` describes. A view is tracked. What is
/// written to is checked before the call passes on, all of it, and its version counted after.
template <class Descriptor, class Signature = typename Descriptor::Signature>
struct InplaceOrViewKernel;

template <class Descriptor, class Return, class... Args>
struct InplaceOrViewKernel<Descriptor, Return(Args...)> {
  static Return call(DispatchKeySet keys, Args... args) {
    const DispatchKeySet below = keys & after_inplace_or_view_keys;
    if constexpr (kSchema.kind == OperatorKind::kView) {
      Return view = Descriptor::redispatch(below, static_cast<Args>(args)...);
      return as_view(viewed(args...), std::move(view), current_creation_meta(false));
    } else if constexpr (kSchema.kind == OperatorKind::kMultiView) {
      Return views = Descriptor::redispatch(below, static_cast<Args>(args)...);
      for (TensorBase& view : views) {
        view = as_view(viewed(args...), std::move(view), current_creation_meta(true));
      }
      return views;
    } else {
      check_written(std::index_sequence_for<Args...>(), args...);
      if constexpr (std::is_void_v<Return>) {
        Descriptor::redispatch(below, static_cast<Args>(args)...);
        count_written(std::index_sequence_for<Args...>(), args...);
      } else if constexpr (std::is_lvalue_reference_v<Return>) {
        Descriptor::redispatch(below, static_cast<Args>(args)...);
        count_written(std::index_sequence_for<Args...>(), args...);
        return std::get<argument_of_result<Descriptor>(0)>(std::tie(args...));
      } else {
        Return results = Descriptor::redispatch(below, static_cast<Args>(args)...);
        count_written(std::index_sequence_for<Args...>(), args...);
        return results;
      }
    }
  }

 private:
  static constexpr auto& kSchema = constant_schema<Descriptor>;

  /// The tensor that a view is made of is the first argument.
  template <class... Rest>
  static const TensorBase& viewed(const TensorBase& self, const Rest&...) {
    return self;
  }

  template <size_t... I>
  TENON_ALWAYS_INLINE static void check_written(std::index_sequence<I...>, Args&... args) {
    (check_if_written<I>(args), ...);
  }
  template <size_t I, class T>
  TENON_ALWAYS_INLINE static void check_if_written(const T& argument) {
    if constexpr (kSchema.arguments[I].mutated) {
      for_each_tensor(argument, [](const TensorBase& tensor) {
        check_mutable(kSchema.name, kSchema.arguments[I].name, tensor);
      });
    }
  }

  template <size_t... I>
  TENON_ALWAYS_INLINE static void count_written(std::index_sequence<I...>, Args&... args) {
    (count_if_written<I>(args), ...);
  }
  template <size_t I, class T>
  TENON_ALWAYS_INLINE static void count_if_written(const T& argument) {
    if constexpr (kSchema.arguments[I].mutated) for_each_tensor(argument, increment_version);
  }

  template <class Function>
  TENON_ALWAYS_INLINE static void for_each_tensor(const TensorBase& tensor, Function function) {
    function(tensor);
  }
  template <class Function>
  static void for_each_tensor(TensorList tensors, Function function) {
    for (const TensorBase& tensor : tensors) function(tensor);
  }
};

/// Sets the InplaceOrView kernels of built-in operators. `registrant` is the file they stand in.
template <class... Descriptors>
void set_inplace_or_view_kernels(const char* registrant) {
  (Dispatcher::set_builtin(Descriptors::entry(), DispatchKey::InplaceOrView,
                           reinterpret_cast<AnyKernel>(&InplaceOrViewKernel<Descriptors>::call),
                           registrant),
   ...);
}

}  // namespace tenon
