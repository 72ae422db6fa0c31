#pragma once

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
/// Notes a call before it happens; `by_program` where no operator around it is running.
void note_call(const OperatorEntry& op, const Stack& arguments, bool by_program);
/// Notes what a call has given, which may have written already.
void note_results(const Stack& stack) noexcept;

}  // namespace tenon::detail
