#pragma once

#include <string_view>

#include "tenon/dispatch/operator_entry.h"

namespace tenon::detail {

// What a process uses of the library, as a selection for a build that has no more, see
// docs/selective_build.md: the operators that its program calls, the dtypes of all that they take
// and give, and whether anything is recorded.

/// Starts where the environment variable TENON_RECORD names a file, which is written when the
/// process ends. Called once, by the first use of the dispatcher.
void start_usage_record();

/// Whether calls are to be noted.
bool notes_usage();
/// Notes a call before it happens. `outermost` is the operator that the program called: this one,
/// or one that calls it. Operators of other libraries are no part of a selection; what they call
/// is.
void note_call(const OperatorEntry& op, const Stack& arguments, std::string_view outermost);
/// Notes what a call has given, which may have written already.
void note_results(const Stack& stack) noexcept;

}  // namespace tenon::detail
