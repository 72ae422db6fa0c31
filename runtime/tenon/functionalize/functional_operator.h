#pragma once

#include <atomic>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::functional {

/// What the pass does with the calls of an operator.
enum class Handling : uint8_t {
  kFunctional,
  /// It is called as it is, also where it writes and has no functional twin: the operators that it
  /// is composed of are handled one by one.
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
  /// Of one that writes: its functional twin, which takes the arguments that are not `out`, and
  /// returns what the operator returns and what it writes to, all of it new tensors. Of one that
  /// changes geometry: the view. Null where there is none.
  const OperatorEntry* functional = nullptr;
  /// The positions of the arguments that are written to, and of `functional`'s results that they
  /// become.
  std::vector<size_t> written = {}, results = {};
  /// Of the functional copy of a view: the view. Null for every other.
  const OperatorEntry* copied_view = nullptr;
  /// Whether it looks at the storage of its first argument beside the elements. Its last argument
  /// then is an offset in that.
  bool reads_storage = false;
  /// Whether that is so, or it copies a view: where arguments or results lie matters to the pass.
  bool looks_at_memory = false;
  /// Whether strides of its arguments may decide in which order it adds, and so how its results are
  /// rounded: it does not compute element by element.
  bool rounds_by_strides = false;
  /// Whether it writes to its first argument alone, which it returns, and `functional` gives what
  /// that becomes, however often it is called.
  bool is_plain_in_place = false;
  /// Whether a view is recorded as a call of it, whatever its arguments: its copy and its inverse
  /// say what it does.
  bool is_recorded_by_call = false;
  /// How many arguments stand before those that take results.
  size_t given = 0;
};

/// Whether each element of a result of the sizes of an argument depends on that argument's element
/// at its place alone, by the category; a project may call anything so.
TENON_API bool computes_by_element(const OperatorSchema& schema);

/// That of `op` where it has been asked for; else null. Safe from any thread.
inline const FunctionalOperator* known_operator(const OperatorEntry& op) {
  return static_cast<const FunctionalOperator*>(op.known_to_pass().load(std::memory_order_acquire));
}
/// That of `op`, found by the names and schemas of what the generator derives. Safe from any
/// thread.
TENON_API const FunctionalOperator& functional_operator(const OperatorEntry& op);

}  // namespace tenon::functional
