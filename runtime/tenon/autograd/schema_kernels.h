#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon {

// What stands above the kernels of an operator that a program defines without the generator, so
// that its views and in-place operators are as safe as the built-in ones. All go by the schema.

TENON_API bool returns_view(const OperatorSchema& schema);
TENON_API bool writes_to_argument(const OperatorSchema& schema);

/// InplaceOrView: refuses to change an inference tensor outside InferenceMode, and counts a version
/// of each tensor that the operator writes to.
TENON_API void count_changes(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);
/// InplaceOrView: tracks results as views of the argument of their alias set. TypeError for a
/// result that has data of its own.
TENON_API void track_views(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);
/// Autograd of an operator that returns views: the gradient of a view is known from its geometry.
/// A view of another dtype than its base has none; its gradient is an error.
TENON_API void differentiate_views(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);
/// `kernel`, a program's own for Autograd, with versions counted and views tracked for it where it
/// goes around InplaceOrView, as a Function that calls its backend kernel does.
TENON_API BoxedKernel with_tracking(BoxedKernel kernel);
/// `kernel`, a program's own for a backend, of an operator that writes to arguments. When it raises
/// it may have written already: these count a version and lose their history, as `LostHistory`
/// says.
TENON_API BoxedKernel with_lost_history(BoxedKernel kernel);

}  // namespace tenon
