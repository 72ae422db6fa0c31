#pragma once

#include <string_view>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {

namespace detail {
/// NotImplementedError for a gradient that reaches what the operator `op` of an entry without
/// derivatives returned, or changed: in place.
[[noreturn]] TENON_API TENON_COLD void fail_without_derivatives(std::string_view op, bool inplace);
}  // namespace detail

/// The Autograd kernel of an operator that has none of its own: it calls the operator below
/// Autograd. Where an argument requires grad, the results get a history that raises
/// NotImplementedError when a gradient reaches it, so that none is lost silently.
TENON_API void autograd_not_implemented(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);

}  // namespace tenon
