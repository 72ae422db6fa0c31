#pragma once

#include <filesystem>

#include "tenon/tensor/tensor.h"

namespace tenon::io {

/// Reads an array in NumPy's `.npy` format, versions 1 to 3, little-endian, in C or in Fortran
/// order; one in Fortran order has the strides of that order. InputError, naming the file and the
/// reason, for everything else. In inference mode the result is an inference tensor.
TENON_API Tensor load_npy(const std::filesystem::path& path);

/// Writes a tensor of any strides in C order. DTypeError for bfloat16, which NumPy has not;
/// DeviceError for a tensor without data; InputError when the file cannot be written.
TENON_API void save_npy(const Tensor& tensor, const std::filesystem::path& path);

}  // namespace tenon::io
