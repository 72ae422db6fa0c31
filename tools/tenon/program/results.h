#pragma once

#include <filesystem>
#include <iosfwd>

#include "tools/tenon/common/terminal.h"
#include "tools/tenon/program/interpreter.h"

namespace tenon::tools {

/// Prints variables under their names, tensors as Tenon prints them; with `facts` each tensor's
/// `is_inference`, `requires_grad` and version first.
void print_results(const Variables& variables, const std::vector<std::string>& names, bool facts,
                   const Style& style, std::ostream& out);

/// Writes variables to a `.npy` or `.safetensors` file; a list `parts` is called `parts.0`, ….
/// ValueError for one that is no tensor; errors of the writers.
void save_results(const Variables& variables, const std::vector<std::string>& names,
                  const std::filesystem::path& path);

}  // namespace tenon::tools
