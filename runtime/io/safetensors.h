#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "tenon/tensor/tensor.h"

namespace tenon {

using TensorMap = std::map<std::string, Tensor, std::less<>>;
using TextMap = std::map<std::string, std::string, std::less<>>;

/// What a `.safetensors` file holds.
struct SafeTensors {
  TensorMap tensors;
  /// The file's `__metadata__`.
  TextMap metadata;
};

/// Reads a file in the safetensors format: an 8-byte length, a JSON header, the data. Every tensor
/// is new, row-major and without history; in inference mode an inference tensor. InputError, naming
/// the file and the reason, for a file that is truncated, has bytes left over, or whose header is
/// malformed, names a tensor twice, has a dtype that Tenon has not, or offsets that overlap, leave
/// holes or do not fit the sizes. Nothing is allocated for a file that is refused.
TENON_API SafeTensors load_safetensors(const std::filesystem::path& path);

/// Writes tensors of any strides and CPU dtype; the file is replaced only when all is written.
/// InputError when it cannot be written, ValueError for an undefined tensor or the name
/// `__metadata__`, DeviceError for one without data.
TENON_API void save_safetensors(const TensorMap& tensors, const std::filesystem::path& path,
                                const TextMap& metadata = {});

}  // namespace tenon
