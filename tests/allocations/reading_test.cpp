#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/base/allocator.h"
#include "tenon/dispatch/schema_parser.h"
#include "tenon/io/idx.h"
#include "tenon/io/limits.h"
#include "tenon/io/npy.h"
#include "tenon/io/safetensors.h"
#include "tests/fuzz/read_file.h"
#include "tests/support/failing_allocations.h"
#include "tests/support/gzip.h"

namespace tenon::test {
namespace {

/// A buffer and what is made whatever is read; zlib has its own.
constexpr int64_t kBuffers = 68 << 10;
constexpr int64_t kGzipBuffers = 128 << 10;

/// The bytes that `body` has allocated at its peak, beside those before.
template <class Body>
int64_t peak_of(const Body& body) {
  set_keeps_freed_memory(false);
  const int64_t before = live_bytes();
  reset_peak();
  body();
  set_keeps_freed_memory(true);
  return peak_bytes() - before;
}

/// `count` times `part`.
std::string repeated(size_t count, const std::string& part) {
  std::string text;
  while (count-- > 0) text += part;
  return text;
}

/// One byte of data follows the header.
std::string npy_file(const std::string& header, bool second_version) {
  std::string text("\x93NUMPY\x01\x00", 8);
  text[6] = second_version ? 2 : 1;
  for (int i = 0; i < (second_version ? 4 : 2); ++i)
    text += static_cast<char>(header.size() >> (8 * i));
  return text + header + 'x';
}

TEST_CASE("reading a .npy file takes 24 times its header and 68 KiB", "[reading]") {
  const auto header = [](const std::string& descriptor, const std::string& fortran,
                         const std::string& shape) {
    return "{'descr': '" + descriptor + "', 'fortran_order': " + fortran + ", 'shape': (" + shape +
           "), }";
  };
  constexpr size_t kLongest = io::kMaxNpyHeaderBytes;
  const std::string deepest = "0," + repeated(io::kMaxDimensions - 1, "1,");
  std::vector<std::string> headers = {
      header("|u1", "False", "0"),
      header("|u1", "True", deepest),
      header("<f8", "False", deepest),
      header("|u1", "True", repeated(io::kMaxDimensions, "1,")),
      header("|u1", "True", repeated(513, "1,")),  // a vector of them is half full
      header("|u1", "True", repeated(65, "1,")),
      header("|u1", "False", repeated(513, "1,")),
      header("|u1", "True", deepest + "1"),
      header("|u1", "True", repeated(io::kMaxDimensions, "9")),
      header(std::string(60'000, 'x'), "False", "1"),
      "{'" + std::string(60'000, 'x') + "': 1}",
      "{" + repeated(5'000, "'descr': '', "),
      "{" + std::string(60'000, ' ') + "'",
      "{'descr': '" + std::string(60'000, '\xff') + "'" + std::string(5'000, 'y'),
      std::string(kLongest, '{'),
      std::string(kLongest, '\''),
  };
  for (std::string& text : headers) {
    INFO(text.substr(0, 30) << "… of " << text.size() << " bytes");
    REQUIRE(text.size() <= kLongest);
    const std::string file = npy_file(text, text.size() % 2 == 0);
    const int64_t peak = peak_of([&] {
      fuzz::read_file(reinterpret_cast<const uint8_t*>(file.data()), file.size(),
                      [] { io::load_npy("file"); });
    });
    CHECK(peak <= kBuffers + 24 * static_cast<int64_t>(text.size()));
  }
}

TEST_CASE("reading a safetensors file takes 24 times its header and 68 KiB", "[reading]") {
  const auto entry = [](const std::string& name, const std::string& shape) {
    return "\"" + name + R"(":{"dtype":"U8","shape":[)" + shape + R"(],"data_offsets":[0,0]},)";
  };
  const auto object = [](std::string entries) {
    entries.back() = '}';
    return "{" + entries;
  };
  std::string many;
  for (int i = 0; i < 1025; ++i) many += entry(std::to_string(i), "0");
  const std::string headers[] = {
      "{}",
      "",
      object(entry("", "0")),
      object(entry("x", "0")),
      object(entry("x", "0" + repeated(io::kMaxDimensions - 1, ",1"))),
      object(entry("x", "0" + repeated(512, ",1"))),  // a vector of them is half full
      object(many),
      object("\"__metadata__\":{\"\":\"\"},"),
      "{\"" + std::string(60'000, 'x'),
      std::string(60'000, '['),
  };
  for (const std::string& header : headers) {
    INFO(header.substr(0, 30) << "… of " << header.size() << " bytes");
    const std::string file = bytes_of(uint64_t{header.size()}) + header;
    const int64_t peak = peak_of([&] {
      fuzz::read_file(reinterpret_cast<const uint8_t*>(file.data()), file.size(),
                      [] { io::load_safetensors("file"); });
    });
    CHECK(peak <= kBuffers + 24 * static_cast<int64_t>(header.size()));
  }
}

TEST_CASE("reading an IDX file takes its elements and the buffers", "[reading]") {
  constexpr int64_t kElements = 1 << 16;
  const auto peak_of_reading = [](const std::string& file) {
    return peak_of([&] {
      fuzz::read_file(reinterpret_cast<const uint8_t*>(file.data()), file.size(),
                      [] { io::load_idx("file"); });
    });
  };
  const std::string header("\0\0\x08\x01\0\x01\0\0", 8);
  const std::string whole = header + std::string(kElements, 'x');
  const int64_t plain = peak_of_reading(whole);
  const int64_t zipped = peak_of_reading(gzipped(whole));
  CHECK(plain <= kElements + kBuffers);
  CHECK(zipped <= kElements + kGzipBuffers);
  CHECK(peak_of_reading(gzipped(header)) <= kGzipBuffers);
  // Else the window that zlib keeps of 32 KiB is not counted, and no test lets it fail.
  CHECK(zipped >= plain + (1 << 15));
}

TEST_CASE("parsing a schema takes 64 times its text", "[reading]") {
  // One more than a power of two: a vector of them is half full.
  const auto filled = [](const std::string& begin, const std::string& part,
                         const std::string& end) {
    return begin + repeated((1 << 17) + 1, part) + end;
  };
  const std::string texts[] = {
      filled("f() -> (", "int,", "int)"),
      filled("f(", "int a,", "int b) -> ()"),
      filled("f() -> (", "int,", ""),
      filled("f(", "Tensor(a!) a,", "int b) -> int"),
      filled("f(int a=", "[", ") -> int"),
      filled("f(int a=", "x", ") -> int"),
      filled("f(Tensor(", "a|", ") x) -> Tensor"),
      filled("", "f", "() -> int"),
      filled("f(", "*,", ") -> int"),
      filled("", " ", "f() -> int"),
      filled("f() -> int", " ", ""),
      filled("f() -> (int ", "x", ")"),
      filled("", "\xff", ""),
      filled("f(", "(", ""),
      filled("f(int[", "1", "] x) -> int"),
  };
  for (const std::string& text : texts) {
    INFO(text.substr(0, 30) << "… of " << text.size() << " bytes");
    const int64_t peak = peak_of([&] {
      try {
        ParsedSchema::parse(text);
      } catch (const ValueError&) {
      }
    });
    CHECK(peak <= 64 * static_cast<int64_t>(text.size()));
  }
}

}  // namespace
}  // namespace tenon::test
