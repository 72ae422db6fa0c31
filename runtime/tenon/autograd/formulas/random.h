#pragma once

#include <optional>

#include "tenon/base/export.h"

/// Derivatives of random operators.
namespace tenon::formulas {

/// What dropout multiplies the elements with that it keeps.
TENON_API double dropout_scale(double p, std::optional<bool> train);

}  // namespace tenon::formulas
