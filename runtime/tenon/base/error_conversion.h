#pragma once

#include <string_view>

#include "tenon/base/export.h"

namespace tenon::detail {

// Note [Every exception is a tenon::Error]
//
// What Tenon's code throws is an Error; containers and strings of the standard library throw
// exceptions of their own, std::bad_alloc above all. They are turned into Errors where a call
// leaves Tenon: in the functions that call operators, and in a `catch (...)` of each other public
// function that may allocate. A handler costs nothing until an exception passes it. Nothing nearer
// to the origin would do: much of the standard library allocates inside its own shared library,
// with the `operator new` of the program, and a `new` of Tenon's own would give out blocks that the
// program's `delete` frees. A std::new_handler belongs to the program.

/// Throws the exception that is being handled again: as it is when it is an Error or of a type of
/// the program's own, which a hook or a Function may throw; as the right Error when it is one of
/// the standard library. `function` begins the message, also of an OutOfMemoryError that does not
/// know for whom memory was wanted. Needs no memory.
[[noreturn]] TENON_API TENON_COLD void rethrow_as_error(std::string_view function);

/// The same as rethrow_as_error, where a call of the operator `op` ends, which is named by the
/// message, also if another operator raised it that `op` called.
[[noreturn]] TENON_API TENON_COLD void rethrow_from_call(std::string_view op);

}  // namespace tenon::detail
