#include "tenon/io/npy_header.h"

#include <array>
#include <charconv>
#include <string_view>

#include "tenon/base/check.h"
#include "tenon/io/limits.h"
#include "tenon/io/text.h"

namespace tenon::io {
namespace {

constexpr std::string_view kMagic("\x93NUMPY", 6);
constexpr std::string_view kSpace = " \n\t";
/// Data begin at a multiple of this.
constexpr size_t kAlign = 64;

/// In the order of `DType`.
constexpr std::array<std::string_view, kDTypeCount> kDescriptors = {
    "|u1", "|i1", "<i2", "<i4",  "<i8", "|b1", "<f2", "",
    "<f4", "<f8", "<c8", "<c16", "<u2", "<u4", "<u8"};

/// Reads the Python dictionary `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`.
class HeaderParser {
 public:
  HeaderParser(const InputFile& file, std::string_view text) : file_(file), rest_(text) {}

  NpyHeader parse() {
    NpyHeader header;
    unsigned seen = 0;
    expect('{');
    while (!accept('}')) {
      const std::string key = string();
      expect(':');
      unsigned bit = 0;
      if (key == "descr") {
        header.descriptor = string();
        bit = 1;
      } else if (key == "fortran_order") {
        header.fortran_order = boolean();
        bit = 2;
      } else if (key == "shape") {
        header.sizes = tuple();
        bit = 4;
      }
      if (bit == 0 || (seen & bit) != 0) {
        file_.fail("the header has the unexpected key ", shown(key));
      }
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
    while (!rest_.empty() && kSpace.find(rest_[0]) != std::string_view::npos)
      rest_.remove_prefix(1);
  }
  bool accept(char c) {
    skip_space();
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  void expect(char c) {
    if (accept(c)) return;
    file_.fail("the header is malformed: expected '", c, "' before ", shown(rest_.substr(0, 12)));
  }
  std::string string() {
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
      file_.check(sizes.size() < kMaxDimensions, "the header's shape has more than ",
                  kMaxDimensions, " dimensions");
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

std::string read_text(InputFile& file) {
  std::string magic(kMagic.size(), '\0');
  file.read(magic.data(), magic.size(), "the magic number");
  file.check(magic == kMagic, "it does not start with the magic number of .npy");
  const auto major = file.read_number<uint8_t>("the version");
  file.read_number<uint8_t>("the version");
  file.check(major >= 1 && major <= 3, "the version ", int{major}, " is not supported");
  const uint64_t bytes = major == 1 ? file.read_number<uint16_t>("the length of the header")
                                    : file.read_number<uint32_t>("the length of the header");
  file.check(bytes <= kMaxNpyHeaderBytes, "the header's length ", bytes, " is beyond the ",
             kMaxNpyHeaderBytes, " that are read");
  file.check(bytes <= file.remaining(), "the file ends within the header");
  std::string text(bytes, '\0');
  file.read(text.data(), bytes, "the header");
  return text;
}

}  // namespace

NpyHeader read_npy_header(InputFile& file) {
  const std::string text = read_text(file);
  return HeaderParser(file, text).parse();
}

DType npy_dtype(const InputFile& file, const std::string& descriptor) {
  for (int i = 0; i < kDTypeCount; ++i) {
    if (!kDescriptors[i].empty() && kDescriptors[i] == descriptor) return static_cast<DType>(i);
  }
  const char* reason =
      descriptor.starts_with('>') ? " is big-endian, which is not supported" : " is not supported";
  file.fail("the dtype ", shown(descriptor), reason);
}

std::string npy_header_text(const TensorBase& tensor) {
  TENON_CHECK(static_cast<size_t>(tensor.dim()) <= kMaxDimensions, ValueError,
              "save_npy: expected at most ", kMaxDimensions, " dimensions, got ", tensor.dim());
  std::string text = "{'descr': '";
  text.append(kDescriptors[static_cast<size_t>(tensor.dtype())]);
  text.append("', 'fortran_order': False, 'shape': (");
  for (const int64_t size : tensor.sizes()) text.append(std::to_string(size)).append(", ");
  if (tensor.dim() > 1) text.resize(text.size() - 2);
  if (tensor.dim() == 1) text.pop_back();
  text += "), }";
  const size_t prefix = kMagic.size() + 4;
  text.resize((prefix + text.size() + 1 + kAlign - 1) / kAlign * kAlign - prefix - 1, ' ');
  text += '\n';
  const auto bytes = static_cast<uint16_t>(text.size());
  std::string result(kMagic);
  result.append("\x01\x00", 2).append(reinterpret_cast<const char*>(&bytes), sizeof(bytes));
  return result + text;
}

}  // namespace tenon::io
