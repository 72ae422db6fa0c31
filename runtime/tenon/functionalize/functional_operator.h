#pragma once

#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::functional {

/// What the pass does with the calls of an operator.
enum class Handling : uint8_t {
  kFunctional,
  /// It is called as it is: the operators that it is composed of are handled one by one.
  kComposite,
  kView,
  /// It changes the geometry of its first argument.
  kInplaceView,
  /// It writes to arguments.
  kWrites,
};

/// An operator as the pass sees it.
struct FunctionalOperator {
  const OperatorEntry* op = nullptr;
  Handling handling = Handling::kFunctional;
  /// Of a view: what gives its copy, and its inverse. Null where there is none.
  const OperatorEntry* copy = nullptr;
  const OperatorEntry* inverse = nullptr;
  /// Of one that writes: what gives the same as new tensors, of the arguments that are not `out`.
  /// Of one that changes geometry: the view. Null where there is none.
  const OperatorEntry* functional = nullptr;
  /// The positions of the arguments that are written to, in the order of `functional`'s results.
  std::vector<size_t> written = {};
  /// Whether it looks at the storage of its first argument beside the elements.
  bool reads_storage = false;
  /// Whether it writes to its first argument alone, which it returns, and `functional` gives what
  /// that becomes, however often it is called.
  bool is_plain_in_place = false;
  /// How many arguments stand before those that take results.
  size_t given = 0;
};

/// That of `op`, found by the names and schemas of what the generator derives. Safe from any
/// thread.
const FunctionalOperator& functional_operator(const OperatorEntry& op);

}  // namespace tenon::functional
