#pragma once

#include <span>
#include <string_view>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::test {

/// What of a call is not compared.
enum class Aspect { kCall, kValues, kDType, kStrides, kGradients, kBFloat16, kOrder, kSharing };

/// Where Tenon and libtorch 1.13.1 differ on purpose.
struct Difference {
  /// With its overload; a name that ends in `*` stands for all that begin so.
  std::string_view op;
  Aspect aspect;
  std::string_view reason;
};

/// An operator that libtorch 1.13.1 does not have.
struct Absence {
  std::string_view op;
  std::string_view reason;
};

std::span<const Absence> absences();

/// Whether `aspect` of `op` differs on purpose.
bool differs(std::string_view op, Aspect aspect);

/// Whether results depend on the seed, whose numbers are others in libtorch: those of dropout with
/// a probability between 0 and 1.
bool depends_on_seed(const OperatorEntry& op, const Stack& arguments);

}  // namespace tenon::test
