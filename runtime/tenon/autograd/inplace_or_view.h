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
    if constexpr (kKind == OperatorKind::kView) {
      Return view = Descriptor::redispatch(below, static_cast<Args>(args)...);
      check_is_view(operator_name<Descriptor>(), viewed(args...), view);
      track_view(viewed(args...), view, current_creation_meta(/*multi_output=*/false));
      return view;
    } else if constexpr (kKind == OperatorKind::kMultiView) {
      Return views = Descriptor::redispatch(below, static_cast<Args>(args)...);
      for (TensorBase& view : views) {
        check_is_view(operator_name<Descriptor>(), viewed(args...), view);
        track_view(viewed(args...), view, current_creation_meta(/*multi_output=*/true));
      }
      return views;
    } else {
      check_written(args...);
      if constexpr (std::is_void_v<Return>) {
        Descriptor::redispatch(below, static_cast<Args>(args)...);
        count_written(args...);
      } else if constexpr (std::is_lvalue_reference_v<Return>) {
        Descriptor::redispatch(below, static_cast<Args>(args)...);
        count_written(args...);
        return std::get<argument_of_result<Descriptor>(0)>(std::tie(args...));
      } else {
        Return results = Descriptor::redispatch(below, static_cast<Args>(args)...);
        count_written(args...);
        return results;
      }
    }
  }

 private:
  static constexpr OperatorKind kKind = constant_schema<Descriptor>.kind;

  /// The tensor that a view is made of is the first argument.
  template <class... Rest>
  static const TensorBase& viewed(const TensorBase& self, const Rest&...) {
    return self;
  }

  TENON_ALWAYS_INLINE static void check_written(const Args&... args) {
    for_each_written<Descriptor>(
        [](std::string_view name, const auto& written) {
          check_mutable(operator_name<Descriptor>(), name, written);
        },
        args...);
  }
  TENON_ALWAYS_INLINE static void count_written(const Args&... args) {
    for_each_written<Descriptor>(
        [](std::string_view, const auto& written) { increment_version(written); }, args...);
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
