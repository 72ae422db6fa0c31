#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/functionalize/functional_kernel.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tenon/lazy/dropout.h"
#include "tenon/lazy/record.h"

namespace tenon {
namespace {

constexpr const char* kRegistrant = "the Lazy backend";

constinit Once registered;

bool is_functional_operator(const OperatorEntry& op) {
  return op.schema().kind == OperatorKind::kFunctional;
}

/// Whether an operator is composed of others where it computes, and one to whom it calls it.
bool is_composed_below_autograd(const OperatorEntry& op) {
  return is_functional_operator(op) && !op.schema().composite &&
         op.shares_kernel(DispatchKey::Lazy, DispatchKey::Meta);
}

}  // namespace

/// Views and operators that write have no kernel for Lazy: the pass makes functional ones of them.
void lazy::register_backend() {
  registered([] {
    functional::register_kernels();
    Dispatcher& dispatcher = Dispatcher::instance();
    dispatcher.register_fallback(DispatchKey::Lazy, &record, kRegistrant, &is_functional_operator)
        .keep();
    // One node each, not several.
    for (const OperatorEntry* op : dispatcher.operators()) {
      if (!is_composed_below_autograd(*op)) continue;
      dispatcher.register_boxed_kernel(*op, DispatchKey::Lazy, &record, kRegistrant, true).keep();
    }
    if (const OperatorEntry* dropout = dispatcher.find("native_dropout")) {
      dispatcher.register_boxed_kernel(*dropout, DispatchKey::Lazy, &record_dropout, kRegistrant)
          .keep();
    }
  });
}

}  // namespace tenon
