#pragma once

namespace tenon::functional {

/// Tells Autograd by which operators functional views come from their bases: see
/// autograd/view_operators.h.
void enable_view_operators();

}  // namespace tenon::functional
