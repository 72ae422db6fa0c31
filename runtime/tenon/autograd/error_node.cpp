#include "tenon/autograd/error_node.h"

#include "tenon/autograd/history.h"
#include "tenon/tensor/factory.h"

namespace tenon {

TensorVector ErrorNode::apply(TensorVector&&) {
  TENON_THROW(NotImplementedError, message_);
}

TensorVector DelayedError::operator()(const TensorVector& inputs) const {
  auto node = make_intrusive<ErrorNode>("DelayedError", message_);
  append_next_edges(*node, TensorList(inputs));
  TensorVector results;
  for (const TensorBase& input : inputs) {
    results.push_back(input.defined() ? make_alias(input) : TensorBase());
  }
  set_history(results, node);
  return results;
}

}  // namespace tenon
