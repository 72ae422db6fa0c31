#include <algorithm>
#include <array>
#include <optional>

#include "tenon/base/dim_vector.h"
#include "tenon/base/error_conversion.h"
#include "tenon/io/bytes_of.h"
#include "tenon/io/formats.h"
#include "tenon/io/gzip_reader.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

std::optional<DType> dtype_of_code(uint8_t code) {
  switch (code) {
    case 0x08:
      return DType::kUInt8;
    case 0x09:
      return DType::kInt8;
    case 0x0B:
      return DType::kInt16;
    case 0x0C:
      return DType::kInt32;
    case 0x0D:
      return DType::kFloat32;
    case 0x0E:
      return DType::kFloat64;
    default:
      return std::nullopt;
  }
}

/// The sizes, whose elements the file may hold.
DimVector read_sizes(GzipReader& reader, int dimensions, DType dtype) {
  DimVector sizes;
  for (int i = 0; i < dimensions; ++i) {
    std::array<uint8_t, 4> size{};
    reader.read(size.data(), size.size());
    sizes.push_back(int64_t{size[0]} << 24 | size[1] << 16 | size[2] << 8 | size[3]);
  }
  const std::optional<uint64_t> bytes = bytes_of(sizes, dtype);
  if (!bytes || *bytes > reader.max_bytes()) {
    reader.file().fail("the file is truncated: the sizes ", IntArrayRef(sizes),
                       " need more than it can hold");
  }
  return sizes;
}

void swap_bytes(const TensorBase& tensor) {
  const auto width = static_cast<size_t>(tensor.element_size());
  auto* bytes = static_cast<char*>(tensor.data_ptr());
  if (width == 1) return;
  for (int64_t i = 0; i < tensor.numel(); ++i, bytes += width) std::reverse(bytes, bytes + width);
}

TensorBase load(const std::filesystem::path& path) {
  GzipReader reader("load_idx", path);
  std::array<uint8_t, 4> magic{};
  reader.read(magic.data(), magic.size());
  const std::optional<DType> dtype = dtype_of_code(magic[2]);
  reader.file().check(magic[0] == 0 && magic[1] == 0 && dtype,
                      "it does not start with the magic number of IDX");
  TensorBase tensor = make_tensor(read_sizes(reader, magic[3], *dtype), *dtype);
  reader.read(tensor.data_ptr(), tensor.nbytes());
  reader.expect_end();
  swap_bytes(tensor);
  return tensor;
}

}  // namespace
}  // namespace tenon::io

namespace tenon::detail {

TensorBase load_idx(const std::filesystem::path& path) try { return io::load(path); } catch (...) {
  rethrow_as_error("load_idx");
}

}  // namespace tenon::detail
