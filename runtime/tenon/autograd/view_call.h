#pragma once

#include <vector>

#include "tenon/autograd/history.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/operator_entry.h"

namespace tenon {

/// The Autograd kernel of an operator that returns tracked views, of whose gradients its entry says
/// nothing: their geometry tells them, so they are recorded as `as_strided` is. It refuses the
/// views of which it does not: AutogradError for one of another dtype, InferenceModeError for one
/// of an inference tensor.
template <class Op, class Signature = typename Op::Signature>
class ViewCall;

template <class Op, class Return, class... Args>
class ViewCall<Op, Return(const TensorBase&, Args...)> {
 public:
  static Return kernel(DispatchKeySet keys, const TensorBase& self, Args... args) {
    const bool recorded = any_requires_grad(self);
    if (recorded) check_view_recordable(operator_name<Op>(), argument_name<Op, 0>(), self);
    Return views = Op::redispatch(keys & after_autograd_keys, self, args...);
    if (recorded) record(self, views);
    return views;
  }

 private:
  static void record(const TensorBase& self, TensorBase& view) {
    view = detail::recorded_view(operator_name<Op>(), self, view);
  }
  static void record(const TensorBase& self, std::vector<TensorBase>& views) {
    for (TensorBase& view : views) record(self, view);
  }
};

}  // namespace tenon
