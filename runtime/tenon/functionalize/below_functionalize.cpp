#include "tenon/functionalize/below_functionalize.h"

#include <utility>

namespace tenon {
namespace {

constinit thread_local bool makes_copies __attribute__((tls_model("initial-exec"))) = false;

}  // namespace

bool detail::copies_views() {
  return makes_copies;
}

BelowFunctionalize::BelowFunctionalize(FunctionalDepth depth)
    : copied_views_(std::exchange(makes_copies, depth == FunctionalDepth::kMutationsAndViews)) {
  state().exclude_autograd_and_inplace_or_view();
  if (makes_copies) {
    state().include(DispatchKey::Functionalize);
  } else {
    state().exclude(DispatchKey::Functionalize, "BelowFunctionalize");
  }
}

BelowFunctionalize::~BelowFunctionalize() {
  makes_copies = copied_views_;
}

}  // namespace tenon
