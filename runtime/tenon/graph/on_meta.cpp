#include "tenon/graph/on_meta.h"

#include "tenon/base/check.h"
#include "tenon/functionalize/functional_call.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon::graph {
namespace {

/// Calls reach backends alone.
class OnlyBackends : ThreadStateGuard {
 public:
  OnlyBackends() {
    state().exclude_autograd_and_inplace_or_view();
    state().exclude({DispatchKey::Functionalize, DispatchKey::Tracer}, "OnlyBackends");
  }
};

}  // namespace

Stack call_on_meta(const OperatorEntry& op, const Stack& stack, Stack& twins) {
  TENON_CHECK(op.has_kernel(DispatchKey::Meta), NotImplementedError, op.name(),
              ": cannot be traced without a Meta kernel, which tells the sizes of its results; "
              "register one, or call it outside the traced function");
  const OperatorSchema& schema = op.schema();
  twins = functional::on_meta(stack, 0);
  for (size_t i = 0; i < twins.size(); ++i) {
    if (schema.arguments[i].type == ArgumentType::kDevice) twins[i] = Value(Device(kMeta));
  }
  Stack results = twins;
  const OnlyBackends guard;
  op.redispatch_boxed(DispatchKey::Meta, results);
  return results;
}

}  // namespace tenon::graph
