#pragma once

#include <filesystem>
#include <vector>

#include "tenon/io/safetensors.h"

namespace tenon {

/// Writes one tensor, or several in order, as a `.safetensors` file; see `save_safetensors`. A
/// single one is called "0".
TENON_API void save(const Tensor& tensor, const std::filesystem::path& path);
TENON_API void save(const std::vector<Tensor>& tensors, const std::filesystem::path& path);

/// Reads what `save` wrote, see `load_safetensors`. InputError when the file is not one, or has not
/// exactly one tensor where one is asked for; then the argument stays as it was.
TENON_API void load(Tensor& tensor, const std::filesystem::path& path,
                    io::LoadMode mode = io::LoadMode::kCopy);
TENON_API void load(std::vector<Tensor>& tensors, const std::filesystem::path& path,
                    io::LoadMode mode = io::LoadMode::kCopy);

}  // namespace tenon
