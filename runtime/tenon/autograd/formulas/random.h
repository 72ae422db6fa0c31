#pragma once

#include <optional>

/// Derivatives of random operators.
namespace tenon::formulas {

/// What dropout multiplies the elements with that it keeps.
double dropout_scale(double p, std::optional<bool> train);

}  // namespace tenon::formulas
