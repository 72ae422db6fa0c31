#pragma once

#include <span>
#include <string_view>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::test {

/// What of a call is not compared.
enum class Aspect {
  kCall,
  kResult,  // nothing of a result
  kValues,
  kDType,
  kStrides,
  kGradients,
  kReduced,  // nothing in less than float64
  kEmpty,    // nothing of tensors without elements
  kOrder,    // nothing where tensors are stored in another order
  kSharing,
  kComplex,  // nothing of complex numbers
};

/// Where Tenon and libtorch 1.13.1 differ on purpose.
struct Difference {
  /// With its overload; `*` stands for anything.
  std::string_view op;
  Aspect aspect;
  std::string_view reason;
  /// Of results: the first that differs.
  size_t from = 0;
};

/// An operator that libtorch 1.13.1 does not have.
struct Absence {
  std::string_view op;
  std::string_view reason;
};

std::span<const Absence> absences();

/// Whether `aspect` of `op`, of this result, differs on purpose.
bool differs(std::string_view op, Aspect aspect, size_t result = 0);

/// Whether results depend on the seed, whose numbers are others in libtorch: those of dropout with
/// a probability between 0 and 1.
bool depends_on_seed(const OperatorEntry& op, const Stack& arguments);

}  // namespace tenon::test
