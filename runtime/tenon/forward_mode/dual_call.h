#pragma once

#include "tenon/autograd/tangent.h"
#include "tenon/functionalize/functional_operator.h"

namespace tenon::forward_mode {

/// A call of which an argument has a tangent at `level`, the last that the thread has seen.
struct DualCall {
  const OperatorEntry& op;
  const functional::FunctionalOperator& known;
  Stack arguments;
  intrusive_ptr<TangentLevel> level;

  Tangent* tangent_of(const TensorBase& self) const { return tangent_at(self, level->number()); }
};

/// Gives `result` its tangent, which the node that has computed it is told: it may have saved the
/// result, as an alias that has no tangents.
void attach(const TensorBase& result, const intrusive_ptr<Tangent>& tangent);
/// The second half of that.
void tell_node(const TensorBase& result, const intrusive_ptr<Tangent>& tangent);

}  // namespace tenon::forward_mode
