#pragma once

#include <filesystem>

#include "tenon/io/formats.h"
#include "tenon/tensor/tensor.h"

namespace tenon::io {

/// Reads an array in NumPy's `.npy` format, versions 1 to 3, little-endian, in C or in Fortran
/// order; one in Fortran order has the strides of that order. InputError, naming the file and the
/// reason, for everything else, and for what is beyond the limits: a header of 65,535 bytes, 1,024
/// dimensions. The memory is at most 24 times the header and 68 KiB, beside the elements. In
/// inference mode the result is an inference tensor.
inline Tensor load_npy(const std::filesystem::path& path) {
  return detail::load_npy(path);
}

/// Writes a tensor of any strides in C order, in the way of `save_safetensors`. DTypeError for
/// bfloat16, which NumPy has not; DeviceError for a tensor without data; ValueError for an
/// undefined one or more than 1,024 dimensions; InputError when the file cannot be written.
inline void save_npy(const Tensor& tensor, const std::filesystem::path& path) {
  detail::save_npy(tensor, path);
}

}  // namespace tenon::io
