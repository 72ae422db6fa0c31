#pragma once

#include <functional>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

using Tensors = std::vector<Tensor>;
/// Makes results of tensors, and may write to them.
using Function = std::function<Tensors(const Tensors&)>;

/// Compares bits of what eager makes, and leaves in its inputs, with what the graph of the function
/// does: as it is, after each pass, read from its text where that can be written, and compiled.
void check_exact(const Function& function, const Tensors& inputs);

}  // namespace tenon::test
