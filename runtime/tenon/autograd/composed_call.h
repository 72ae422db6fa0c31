#pragma once

#include "tenon/autograd/unrecorded_call.h"

namespace tenon {

/// The Autograd kernel of an operator that computes in one pass what others compute in several:
/// where gradients of the call are wanted `composed` calls those, which are recorded one by one.
template <class Op, auto* composed, class Signature = typename Op::Signature>
class ComposedCall;

template <class Op, auto* composed, class Return, class... Args>
class ComposedCall<Op, composed, Return(Args...)> {
 public:
  static Return kernel(DispatchKeySet keys, Args... args) {
    if (detail::is_recorded_with(args...)) return composed(args...);
    return Op::redispatch(keys & after_autograd_keys, args...);
  }
};

}  // namespace tenon
