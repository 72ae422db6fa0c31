#include "tenon/autograd/recorded_call.h"

#include "tenon/dispatch/dispatcher.h"

namespace tenon {

void AutogradKernels::set(OperatorEntry& op, AnyKernel kernel) const {
  Dispatcher::set_builtin(op, autograd_keys, kernel, registrant_);
}

}  // namespace tenon
