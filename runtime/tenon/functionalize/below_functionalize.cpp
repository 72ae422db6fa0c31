#include "tenon/functionalize/below_functionalize.h"

#include <utility>

namespace tenon {

constinit thread_local bool detail::makes_copies = false;

BelowFunctionalize::BelowFunctionalize(FunctionalDepth depth)
    : copied_views_(
          std::exchange(detail::makes_copies, depth == FunctionalDepth::kMutationsAndViews)) {
  state().exclude_autograd_and_inplace_or_view();
  if (detail::makes_copies) {
    state().include(DispatchKey::Functionalize);
  } else {
    state().exclude(DispatchKey::Functionalize, "BelowFunctionalize");
  }
}

BelowFunctionalize::~BelowFunctionalize() {
  detail::makes_copies = copied_views_;
}

}  // namespace tenon
