#pragma once

#include <filesystem>

#include "tenon/io/formats.h"
#include "tenon/tensor/tensor.h"

namespace tenon::io {

/// Reads an array in the IDX format of the MNIST family of data sets, gzipped or plain: two zero
/// bytes, the element type, the number of dimensions, the sizes and the elements, all big-endian.
/// InputError, naming the file and the reason, for a file that is none, or that is damaged,
/// truncated or too long. The memory is at most 68 KiB beside the elements; for a gzipped file
/// 1,032 times its size, which is what gzip can pack, and 128 KiB. In inference mode the result is
/// an inference tensor.
inline Tensor load_idx(const std::filesystem::path& path) {
  return detail::load_idx(path);
}

}  // namespace tenon::io
