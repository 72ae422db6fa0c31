#include "tenon/functionalize/functional_kernel.h"

#include <algorithm>
#include <utility>

#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/functionalize/alias.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/direct_call.h"
#include "tenon/functionalize/functional_call.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/functionalize/view_operators.h"

namespace tenon::functional {
namespace {

/// TypeError for an argument that a traced function captures and reads: a graph would keep the
/// value of now. Those on functional devices the tracer refuses.
void check_captured(const Call& call) {
  const auto& arguments = call.op.schema().arguments;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].mutated) continue;  // refused when it is written to
    for_each_tensor(call.stack[call.first + i], [&](const TensorBase& tensor) {
      if (!is_functional(tensor) || is_on_functional_device(tensor)) return;
      const Alias& alias = alias_of(tensor);
      TENON_CHECK(alias.keys.has(DispatchKey::Tracer) || alias.is_of_argument, TypeError,
                  call.op.name(), ": a traced function captures a functional tensor of sizes ",
                  tensor.sizes(),
                  ", whose later values a graph cannot see; pass it as an input, or call "
                  "from_functional() before trace and capture that");
    });
  }
}

/// The kernel of every operator for Functionalize.
void run(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const FunctionalOperator& known = functional_operator(op);
  DispatchKeySet below = keys & after_functionalize_keys;
  if (detail::copies_views()) {
    // Inside the pass, whose values are plain.
    const bool is_view = known.handling == Handling::kView && known.copy != nullptr;
    return (is_view ? *known.copy : op).redispatch_boxed(below, stack);
  }
  const size_t first = stack.size() - op.schema().arguments.size();
  for (size_t i = first; i < stack.size(); ++i) for_each_tensor(stack[i], adopt_alias);
  if (known.handling == Handling::kFunctional && is_composed(op, below)) {
    return op.redispatch_boxed(below, stack);
  }
  if (spans_devices(below) && known.handling != Handling::kComposite) [[unlikely]]
    settle_devices(op, below, stack, first);
  const Call call{op, known, below, stack, first};
  const bool computes =
      known.handling == Handling::kFunctional || known.handling == Handling::kWrites;
  if (below.has(DispatchKey::Tracer) && computes) [[unlikely]]
    check_captured(call);
  switch (known.handling) {
    case Handling::kComposite:
      return op.redispatch_boxed(below, stack);
    case Handling::kFunctional:
      return call_functional(call);
    case Handling::kView:
      return call_view(call);
    case Handling::kInplaceView:
      return call_inplace_view(call);
    case Handling::kWrites:
      return call_writing(call);
  }
}

constinit Once registered;
constexpr char kRegistrant[] = "the functionalization pass";

}  // namespace

void register_kernels() {
  registered([] {
    FunctionalTensor::prepare();
    Dispatcher::instance().register_fallback(DispatchKey::Functionalize, &run, kRegistrant).keep();
    enable_direct_calls(kRegistrant);
    enable_view_operators();
  });
}

}  // namespace tenon::functional
