#include "tenon/functionalize/view_operators.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tenon/autograd/view_operators.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/functionalize/operator_view.h"

namespace tenon::functional {
namespace {

using Calls = std::vector<const OperatorView*>;

/// The links of a chain that follow `first`, in the order of the calls; none where one is no call
/// that gives a single view.
Calls calls_between(const ViewInfo* first, const ViewInfo* last) {
  Calls calls;
  for (; last != first; last = last->previous()) {
    if (last == nullptr || last->is_by_geometry()) return {};
    const auto* call = static_cast<const OperatorView*>(last);
    if (call->is_of_several()) return {};
    calls.push_back(call);
  }
  std::reverse(calls.begin(), calls.end());
  return calls;
}

ViewReplay operators_between(const TensorBase& base, const TensorBase& view) {
  if (!is_functional(base) || !is_functional(view) || !base.is_alias_of(view)) return nullptr;
  intrusive_ptr<ViewInfo> last = state_of(view).view;  // which has the others
  Calls calls = calls_between(state_of(base).view.get(), last.get());
  if (calls.empty()) return nullptr;
  return [last = std::move(last), calls = std::move(calls)](const TensorBase& onto) {
    TensorBase made = onto;
    for (const OperatorView* each : calls) made = each->call(made);
    return made;
  };
}

}  // namespace

void enable_view_operators() {
  tenon::detail::find_view_operators.store(&operators_between, std::memory_order_release);
}

}  // namespace tenon::functional
