#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tenon/io/input_file.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::io {

/// What the header of a `.npy` file says: the array's dtype, order and sizes.
struct NpyHeader {
  std::string descriptor;
  bool fortran_order = false;
  std::vector<int64_t> sizes;
};

/// Reads everything before the data; InputError as `load_npy` says.
NpyHeader read_npy_header(InputFile& file);

/// The dtype that a header names; InputError for one that Tenon has not.
DType npy_dtype(const InputFile& file, const std::string& descriptor);

/// Everything before the data of a row-major tensor. ValueError for more dimensions than a file may
/// have.
std::string npy_header_text(const TensorBase& tensor);

}  // namespace tenon::io
