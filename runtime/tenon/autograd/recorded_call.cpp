#include "tenon/autograd/recorded_call.h"

#include "tenon/dispatch/dispatcher.h"

namespace tenon {

void detail::refuse_out(std::string_view op) {
  TENON_THROW(AutogradError, op,
              ": out= does not record gradients, and an argument requires grad; call the function "
              "without out=");
}

void AutogradKernels::set(OperatorEntry& op, AnyKernel kernel) const {
  Dispatcher::set_builtin(op, autograd_keys, kernel, registrant_);
}

}  // namespace tenon
