#pragma once

#include <tuple>

#include "tenon/autograd/new_result.h"
#include "tenon/autograd/unrecorded_call.h"

namespace tenon {

/// The Autograd kernel of an operator whose entry says that no result has a gradient, and whose
/// kernel may return an argument that has one. See Note [Results that are not new].
template <class Op, class Signature = typename Op::Signature>
class ConstantCall;

template <class Op, class Return, class... Args>
class ConstantCall<Op, Return(Args...)> {
 public:
  static Return kernel(DispatchKeySet keys, Args... args) {
    const bool is_recorded = detail::is_recorded_with(args...);
    Return results = Op::redispatch(keys & after_autograd_keys, args...);
    if (is_recorded) {
      std::apply([](auto&... each) { (copy_shared(each), ...); },
                 detail::ResultsOf<Return>::refer(results));
    }
    return results;
  }

 private:
  template <class T>
  static void copy_shared(T& result) {
    if (!detail::is_shared(result)) return;
    for (TensorBase& each : detail::new_result(result, /*differentiable=*/false).tensors) {
      detail::copy_result(each);
    }
  }
};

}  // namespace tenon
