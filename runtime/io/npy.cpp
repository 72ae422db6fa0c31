#include "tenon/io/npy.h"

#include <array>
#include <charconv>
#include <cstring>
#include <string>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/io/bool_data.h"
#include "tenon/io/file.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

constexpr std::string_view kMagic("\x93NUMPY", 6);
constexpr size_t kAlign = 64;

/// In the order of `DType`.
constexpr std::array<std::string_view, kDTypeCount> kDescriptors = {
    "|u1", "|i1", "<i2", "<i4", "<i8", "|b1", "", "<f4", "<f8"};

struct Header {
  std::string descriptor;
  bool fortran_order = false;
  std::vector<int64_t> sizes;
};

/// Reads the Python dictionary `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`.
class HeaderParser {
 public:
  HeaderParser(const InputFile& file, std::string_view text) : file_(file), rest_(text) {}

  Header parse() {
    Header header;
    unsigned seen = 0;
    expect('{');
    while (!accept('}')) {
      const std::string key = quoted();
      expect(':');
      unsigned bit = 0;
      if (key == "descr") {
        header.descriptor = quoted();
        bit = 1;
      } else if (key == "fortran_order") {
        header.fortran_order = boolean();
        bit = 2;
      } else if (key == "shape") {
        header.sizes = tuple();
        bit = 4;
      }
      file_.check(bit != 0 && (seen & bit) == 0, "the header has the unexpected key '", key, "'");
      seen |= bit;
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    skip_space();
    file_.check(rest_.empty() && seen == 7, "the header lacks descr, fortran_order or shape");
    return header;
  }

 private:
  void skip_space() {
    while (!rest_.empty() && std::strchr(" \n\t", rest_[0]) != nullptr) rest_.remove_prefix(1);
  }
  bool accept(char c) {
    skip_space();
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void expect(char c) {
    file_.check(accept(c), "the header is malformed: expected '", c, "' before '",
                rest_.substr(0, 12), "'");
  }
  std::string quoted() {
    skip_space();
    const char quote = rest_.starts_with('"') ? '"' : '\'';
    expect(quote);
    const size_t end = rest_.find(quote);
    file_.check(end != std::string_view::npos, "the header has a string without end");
    std::string text(rest_.substr(0, end));
    rest_.remove_prefix(end + 1);
    return text;
  }
  bool boolean() {
    skip_space();
    const bool value = rest_.starts_with("True");
    file_.check(value || rest_.starts_with("False"),
                "the header's fortran_order is neither True nor False");
    rest_.remove_prefix(value ? 4 : 5);
    return value;
  }
  std::vector<int64_t> tuple() {
    std::vector<int64_t> sizes;
    expect('(');
    while (!accept(')')) {
      skip_space();
      int64_t size = -1;
      const auto parsed = std::from_chars(rest_.data(), rest_.data() + rest_.size(), size);
      file_.check(parsed.ec == std::errc{} && size >= 0, "the header's shape is malformed");
      rest_.remove_prefix(parsed.ptr - rest_.data());
      sizes.push_back(size);
      if (!accept(',')) {
        expect(')');
        break;
      }
    }
    return sizes;
  }

  const InputFile& file_;
  std::string_view rest_;
};

std::string read_header(InputFile& file) {
  std::string magic(kMagic.size(), '\0');
  file.read(magic.data(), magic.size(), "the magic number");
  file.check(magic == kMagic, "it does not start with the magic number of .npy");
  const auto major = file.read_number<uint8_t>("the version");
  file.read_number<uint8_t>("the version");
  file.check(major >= 1 && major <= 3, "the version ", int{major}, " is not supported");
  const uint64_t bytes = major == 1 ? file.read_number<uint16_t>("the length of the header")
                                    : file.read_number<uint32_t>("the length of the header");
  file.check(bytes <= file.remaining(), "the file ends within the header");
  std::string text(bytes, '\0');
  file.read(text.data(), bytes, "the header");
  return text;
}

DType parse_descriptor(const InputFile& file, const std::string& descriptor) {
  for (int i = 0; i < kDTypeCount; ++i) {
    if (!kDescriptors[i].empty() && kDescriptors[i] == descriptor) return static_cast<DType>(i);
  }
  file.check(!descriptor.starts_with('>'), "the dtype '", descriptor,
             "' is big-endian, which is not supported");
  file.fail("the dtype '", descriptor, "' is not supported");
}

/// As in Fortran: the first index runs fastest.
DimVector fortran_strides(const std::vector<int64_t>& sizes) {
  DimVector strides;
  int64_t stride = 1;
  for (const int64_t size : sizes) {
    strides.push_back(stride);
    stride *= std::max<int64_t>(size, 1);
  }
  return strides;
}

void check_length(const InputFile& file, const Header& header, DType dtype) {
  uint64_t bytes = static_cast<uint64_t>(element_size(dtype));
  bool overflow = false;
  bool empty = false;
  for (const int64_t size : header.sizes) {
    empty |= size == 0;
    overflow |= __builtin_mul_overflow(bytes, static_cast<uint64_t>(size), &bytes);
  }
  if (empty) bytes = 0;
  file.check((!overflow || empty) && bytes == file.remaining(), "the shape ",
             IntArrayRef(header.sizes), " of ", header.descriptor, " does not fit the ",
             file.remaining(), " bytes of data");
}

std::string header_text(const Tensor& tensor) {
  std::string text =
      detail::concatenate("{'descr': '", kDescriptors[static_cast<size_t>(tensor.dtype())],
                          "', 'fortran_order': False, 'shape': (");
  for (const int64_t size : tensor.sizes()) text += std::to_string(size) + ", ";
  if (tensor.dim() > 1) text.resize(text.size() - 2);
  if (tensor.dim() == 1) text.pop_back();
  text += "), }";
  const size_t prefix = kMagic.size() + 4;
  text.resize((prefix + text.size() + 1 + kAlign - 1) / kAlign * kAlign - prefix - 1, ' ');
  return text + '\n';
}

}  // namespace

Tensor load_npy(const std::filesystem::path& path) {
  InputFile file("load_npy", path);
  const std::string text = read_header(file);
  const Header header = HeaderParser(file, text).parse();
  const DType dtype = parse_descriptor(file, header.descriptor);
  check_length(file, header, dtype);
  const TensorBase tensor =
      header.fortran_order ? make_tensor_strided(header.sizes, fortran_strides(header.sizes), dtype)
                           : make_tensor(header.sizes, dtype);
  file.read(tensor.data_ptr(), tensor.nbytes(), "the data");
  file.check(is_valid_bool_data(tensor), "the bools have bytes that are neither 0 nor 1");
  return tensor;
}

void save_npy(const Tensor& tensor, const std::filesystem::path& path) {
  TENON_CHECK(tensor.defined(), ValueError, "save_npy: the tensor is undefined");
  TENON_CHECK(tensor.dtype() != DType::kBFloat16, DTypeError,
              "save_npy: NumPy has no bfloat16; convert the tensor to float32");
  TENON_CHECK(!tensor.is_meta(), DeviceError, "save_npy: the tensor on the device ",
              tensor.device(), " has no data");
  const Tensor contiguous = tensor.detach().cpu().contiguous();
  const std::string header = header_text(contiguous);
  const auto header_bytes = static_cast<uint16_t>(header.size());

  OutputFile file("save_npy", path);
  file.write(kMagic.data(), kMagic.size());
  file.write("\x01\x00", 2);
  file.write(&header_bytes, sizeof(header_bytes));
  file.write(header.data(), header.size());
  file.write(contiguous.data_ptr(), contiguous.nbytes());
  file.commit();
}

}  // namespace tenon::io
