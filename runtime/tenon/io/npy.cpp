#include <algorithm>
#include <string>

#include "tenon/base/dim_vector.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/integer_math.h"
#include "tenon/io/bool_data.h"
#include "tenon/io/bytes_of.h"
#include "tenon/io/formats.h"
#include "tenon/io/npy_header.h"
#include "tenon/io/output_file.h"
#include "tenon/io/row_major_data.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

/// As in Fortran: the first index runs fastest.
DimVector fortran_strides(const std::vector<int64_t>& sizes) {
  DimVector strides;
  int64_t stride = 1;
  for (const int64_t size : sizes) {
    strides.push_back(stride);
    stride = saturating_multiply(stride, size);
  }
  return strides;
}

bool is_empty(const NpyHeader& header) {
  return std::ranges::find(header.sizes, 0) != header.sizes.end();
}

void check_length(const InputFile& file, const NpyHeader& header, DType dtype) {
  if (bytes_of(header.sizes, dtype) == file.remaining()) return;
  file.fail("the shape ", IntArrayRef(header.sizes), " of ", header.descriptor,
            " does not fit the ", file.remaining(), " bytes of data");
}

/// Without elements there is no order, and no strides that could overflow.
TensorBase make_array(const NpyHeader& header, DType dtype) {
  if (!header.fortran_order || is_empty(header)) return make_tensor(header.sizes, dtype);
  return make_tensor_strided(header.sizes, fortran_strides(header.sizes), dtype);
}

TensorBase load(const std::filesystem::path& path) {
  InputFile file("load_npy", path);
  const NpyHeader header = read_npy_header(file);
  const DType dtype = npy_dtype(file, header.descriptor);
  check_length(file, header, dtype);
  TensorBase tensor = make_array(header, dtype);
  file.read(tensor.data_ptr(), tensor.nbytes(), "the data");
  file.check(is_valid_bool_data(tensor), "the bools have bytes that are neither 0 nor 1");
  return tensor;
}

void save(const TensorBase& tensor, const std::filesystem::path& path) {
  TENON_CHECK(tensor.defined(), ValueError, "save_npy: the tensor is undefined");
  TENON_CHECK(tensor.dtype() != DType::kBFloat16, DTypeError,
              "save_npy: NumPy has no bfloat16; convert the tensor to float32");
  TENON_CHECK(!tensor.is_meta(), DeviceError, "save_npy: the tensor on the device ",
              tensor.device(), " has no data");
  const TensorBase contiguous = row_major_on_cpu(tensor);
  const std::string header = npy_header_text(contiguous);

  OutputFile file("save_npy", path);
  file.write(header.data(), header.size());
  file.write(contiguous.data_ptr(), contiguous.nbytes());
  file.commit();
}

}  // namespace
}  // namespace tenon::io

namespace tenon::detail {

TensorBase load_npy(const std::filesystem::path& path) try { return io::load(path); } catch (...) {
  rethrow_as_error("load_npy");
}

void save_npy(const TensorBase& tensor, const std::filesystem::path& path) try {
  io::save(tensor, path);
} catch (...) {
  rethrow_as_error("save_npy");
}

}  // namespace tenon::detail
