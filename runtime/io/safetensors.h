#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "tenon/tensor/tensor.h"

namespace tenon::io {

/// Tensors by name.
using TensorMap = std::map<std::string, Tensor>;
using TextMap = std::map<std::string, std::string>;

/// Reads a file in the safetensors format: an 8-byte length, a JSON header, the data. Every tensor
/// is new, row-major and without history; in inference mode an inference tensor. `metadata`, where
/// given, gets the `__metadata__` of the header. InputError, naming
/// the file and the reason, for a file that is truncated, has bytes left over, or whose header is
/// malformed, names a tensor twice, has a dtype that Tenon has not, or offsets that overlap, leave
/// holes or do not fit the sizes. Nothing is allocated for a file that is refused.
TENON_API TensorMap load_safetensors(const std::filesystem::path& path,
                                     TextMap* metadata = nullptr);

/// Writes tensors of any strides and CPU dtype; the file is replaced only when all is written.
/// InputError when it cannot be written, ValueError for an undefined tensor or the name
/// `__metadata__`, DeviceError for one without data.
TENON_API void save_safetensors(const std::filesystem::path& path, const TensorMap& tensors,
                                const TextMap& metadata = {});

}  // namespace tenon::io
