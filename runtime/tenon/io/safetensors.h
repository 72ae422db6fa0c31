#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include "tenon/base/error_conversion.h"
#include "tenon/io/formats.h"
#include "tenon/tensor/tensor.h"

namespace tenon::io {

/// Tensors by name.
using TensorMap = std::map<std::string, Tensor>;

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
inline TensorMap load_safetensors(const std::filesystem::path& path, TextMap* metadata = nullptr,
                                  LoadMode mode = LoadMode::kCopy) {
  TensorMap tensors;
  detail::load_safetensors(path, metadata, mode, [&](std::string& name, TensorBase&& tensor) {
    tensors.emplace(std::move(name), std::move(tensor));
  });
  return tensors;
}

/// Writes tensors of any strides and CPU dtype. The file is replaced when all is synced, so that
/// after an error, a kill or a loss of power it is the old one or the new one; it keeps its mode, a
/// link is followed, and a device, a FIFO or `/dev/stdout` is written to in place. InputError when
/// it cannot be written; ValueError for an undefined tensor, the name `__metadata__`, text that is
/// not UTF-8, or what is beyond the limits; DeviceError for a tensor without data.
inline void save_safetensors(const std::filesystem::path& path, const TensorMap& tensors,
                             const TextMap& metadata = {}) try {
  detail::save_safetensors(path, detail::named_tensors(tensors), metadata);
} catch (...) {
  detail::rethrow_as_error("save_safetensors");
}

}  // namespace tenon::io
