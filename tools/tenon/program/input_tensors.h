#pragma once

#include <filesystem>

#include "tenon/tensor/tensor.h"
#include "tools/tenon/program/program.h"

namespace tenon::tools {

/// Makes an input in the mode of the thread. Files are looked for from `folder`. Errors of the
/// operators and readers involved; InputError when a file lacks the tensor.
Tensor make_input(const Input& input, const std::filesystem::path& folder);

}  // namespace tenon::tools
