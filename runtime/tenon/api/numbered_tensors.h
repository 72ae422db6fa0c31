#pragma once

#include <filesystem>
#include <vector>

#include "tenon/io/load_mode.h"
#include "tenon/tensor/tensor_list.h"

/// What the functions of serialization.h call: a `.safetensors` file of tensors called "0", "1", …
namespace tenon::detail {

TENON_API void save_numbered(TensorList tensors, const std::filesystem::path& path);

TENON_API std::vector<TensorBase> load_numbered(const std::filesystem::path& path,
                                                io::LoadMode mode);
/// The tensor of a file with one.
TENON_API TensorBase load_single(const std::filesystem::path& path, io::LoadMode mode);

}  // namespace tenon::detail
