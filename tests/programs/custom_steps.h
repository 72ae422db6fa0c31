#pragma once

#include "tools/comparison/program.h"

namespace tenon::test {

/// A step that calls an operator of the program's own: one that returns new tensors, a view, or
/// that writes to its arguments, to several of them or to a list. None has a functional twin.
void custom_step(comparison::Program& program, comparison::RandomStream& random);
/// The same, but that no call writes to several tensors, of which one might be functional, and one
/// not.
void custom_step_on_one(comparison::Program& program, comparison::RandomStream& random);

}  // namespace tenon::test
