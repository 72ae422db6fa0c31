#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "tenon/tensor/tensor.h"

namespace tenon::io {

/// Tensors by name.
using TensorMap = std::map<std::string, Tensor>;
using TextMap = std::map<std::string, std::string>;

/// How the elements of a file come into memory.
enum class LoadMode {
  /// They are read. What happens to the file later does not matter.
  kCopy,
  /// The file is mapped, and the system reads a page when it is first touched. What is written to a
  /// tensor stays in this process. Elements that are misaligned in the file, and bools, which have
  /// to be checked, are copied all the same. The mapping lives as long as any tensor on it. Until
  /// then nobody may change the file in place: a page that was not touched yet shows the change,
  /// and one that was cut off ends the process with SIGBUS. Replacing the file, as
  /// `save_safetensors` does, is no such change.
  kMap,
};

/// Reads a file in the safetensors format: an 8-byte length, a JSON header, the data. Every tensor
/// is row-major and without history; in inference mode an inference tensor. `metadata`, where
/// given, gets the `__metadata__` of the header. InputError, naming the file and the reason, for a
/// file that cannot be read, is truncated, has bytes left over, or whose header is malformed, is
/// beyond the limits, names anything twice, has a dtype that Tenon has not, or offsets that
/// overlap, leave holes or do not fit the sizes. No tensor is made for a file that is refused, but
/// for bools that are neither 0 nor 1.
///
/// Limits: a header of 100,000,000 bytes, which nests 16 deep; 1,000,000 tensors with 1,024
/// dimensions and 65,535 bytes of name each; 100,000 metadata. The time grows as n log n with the
/// tensors and linearly with the bytes; the memory is at most 24 times the header and
/// 68 KiB, beside the elements.
TENON_API TensorMap load_safetensors(const std::filesystem::path& path, TextMap* metadata = nullptr,
                                     LoadMode mode = LoadMode::kCopy);

/// Writes tensors of any strides and CPU dtype. The file is replaced when all is synced, so that
/// after an error, a kill or a loss of power it is the old one or the new one; it keeps its mode, a
/// link is followed, and a device, a FIFO or `/dev/stdout` is written to in place. InputError when
/// it cannot be written; ValueError for an undefined tensor, the name `__metadata__`, text that is
/// not UTF-8, or what is beyond the limits; DeviceError for a tensor without data.
TENON_API void save_safetensors(const std::filesystem::path& path, const TensorMap& tensors,
                                const TextMap& metadata = {});

}  // namespace tenon::io
