#include "tenon/io/idx.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <system_error>

#include "tenon/base/dim_vector.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

/// zlib packs no more than this into a byte.
constexpr uint64_t kMaxCompression = 1032;
constexpr unsigned kReadBytes = 1u << 20;

/// A gzipped or plain file; zlib tells which.
class GzipFile {
 public:
  explicit GzipFile(const std::filesystem::path& path) : path_(path.string()) {
    std::error_code error;
    check(!std::filesystem::is_directory(path, error), "it is a directory");
    file_.reset(gzopen(path.c_str(), "rb"));
    check(file_ != nullptr, std::strerror(errno));
    const uint64_t size = std::filesystem::file_size(path, error);
    check(!error, error.message());
    max_bytes_ = size * kMaxCompression;
    gzbuffer(file_.get(), kReadBytes / 4);
  }

  void read(void* data, uint64_t bytes) {
    auto* next = static_cast<char*>(data);
    while (bytes > 0) {
      const uint64_t got = read_some(next, bytes);
      check(got > 0, "the file is truncated: ", bytes, " bytes are missing");
      next += got;
      bytes -= got;
    }
  }
  /// InputError when anything is left, or when the checksum at the end is wrong.
  void expect_end() {
    char byte = 0;
    check(read_some(&byte, 1) == 0, "there are bytes after the last element");
  }
  /// The most that the file can hold.
  uint64_t max_bytes() const { return max_bytes_; }

  template <class... Parts>
  void check(bool condition, const Parts&... reason) const {
    TENON_CHECK(condition, InputError, "load_idx: ", path_, ": ", reason...);
  }

 private:
  uint64_t read_some(char* data, uint64_t bytes) {
    const auto wanted = static_cast<unsigned>(std::min<uint64_t>(bytes, kReadBytes));
    const int got = gzread(file_.get(), data, wanted);
    int code = Z_OK;
    const char* message = gzerror(file_.get(), &code);
    // Z_BUF_ERROR is a gzip stream without its end; what came before is not to be trusted.
    check(got >= 0 && code != Z_BUF_ERROR, "the file is damaged or truncated: ", message);
    return static_cast<uint64_t>(got);
  }

  struct Close {
    void operator()(gzFile file) const { gzclose_r(file); }
  };

  std::string path_;
  std::unique_ptr<gzFile_s, Close> file_;
  uint64_t max_bytes_ = 0;
};

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

void swap_bytes(const TensorBase& tensor) {
  const auto width = static_cast<size_t>(tensor.element_size());
  auto* bytes = static_cast<char*>(tensor.data_ptr());
  if (width == 1) return;
  for (int64_t i = 0; i < tensor.numel(); ++i, bytes += width) std::reverse(bytes, bytes + width);
}

}  // namespace

Tensor load_idx(const std::filesystem::path& path) {
  GzipFile file(path);
  std::array<uint8_t, 4> magic{};
  file.read(magic.data(), magic.size());
  const std::optional<DType> dtype = dtype_of_code(magic[2]);
  file.check(magic[0] == 0 && magic[1] == 0 && dtype,
             "it does not start with the magic number of IDX");

  DimVector sizes;
  uint64_t bytes = static_cast<uint64_t>(element_size(*dtype));
  bool overflow = false;
  for (int i = 0; i < magic[3]; ++i) {
    std::array<uint8_t, 4> size{};
    file.read(size.data(), size.size());
    sizes.push_back(int64_t{size[0]} << 24 | size[1] << 16 | size[2] << 8 | size[3]);
    overflow |= __builtin_mul_overflow(bytes, static_cast<uint64_t>(sizes.back()), &bytes);
  }
  file.check(!overflow && bytes <= file.max_bytes(), "the file is truncated: the sizes ", sizes,
             " need more than it can hold");
  const TensorBase tensor = make_tensor(sizes, *dtype);
  file.read(tensor.data_ptr(), tensor.nbytes());
  file.expect_end();
  swap_bytes(tensor);
  return tensor;
}

}  // namespace tenon::io
