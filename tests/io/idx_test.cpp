#include "tenon/io/idx.h"

#include <catch2/catch.hpp>
#include <string>

#include "tenon/api/tensor_creation.h"
#include "tenon/guards/inference_mode.h"
#include "tests/support/gzip.h"
#include "tests/support/temporary_file.h"

namespace tenon::io {
namespace {

using Catch::Contains;
using test::gzipped;
using test::TemporaryFile;
using namespace std::string_literals;

const std::string kBytes = "\0\0\x08\2\0\0\0\2\0\0\0\3\1\2\3\4\5\xff"s;

TEST_CASE("IDX files are read, gzipped or plain", "[idx]") {
  const bool gzip = GENERATE(false, true);
  const TemporaryFile file(gzip ? gzipped(kBytes) : kBytes);
  const Tensor loaded = load_idx(file.path());
  CHECK(loaded.dtype() == DType::kUInt8);
  CHECK(loaded.equal(tensor({{1, 2, 3}, {4, 5, 255}}, DType::kUInt8)));
}

TEST_CASE("IDX elements are big-endian", "[idx]") {
  CHECK(load_idx(TemporaryFile("\0\0\x0B\1\0\0\0\2\1\2\xff\xfe"s).path())
            .equal(tensor({258, -2}, DType::kInt16)));
  CHECK(load_idx(TemporaryFile("\0\0\x0C\1\0\0\0\1\0\0\1\0"s).path())
            .equal(tensor({256}, DType::kInt32)));
  CHECK(load_idx(TemporaryFile("\0\0\x0D\1\0\0\0\1\x3f\xc0\0\0"s).path()).equal(tensor({1.5f})));
  CHECK(load_idx(TemporaryFile("\0\0\x0E\1\0\0\0\1\x3f\xf8\0\0\0\0\0\0"s).path())
            .equal(tensor({1.5}, DType::kFloat64)));
  CHECK(load_idx(TemporaryFile("\0\0\x09\0\xff"s).path()).equal(tensor(-1, DType::kInt8)));
}

TEST_CASE("an array without elements is read, however large its other sizes are", "[idx]") {
  const std::string huge = "\xff\xff\xff\xff"s;
  const std::string none = "\0\0\0\0"s;
  const int64_t size = (int64_t{1} << 32) - 1;
  const auto sizes_of = [](const std::string& contents) {
    return load_idx(TemporaryFile(contents).path()).sizes().vec();
  };
  using Sizes = std::vector<int64_t>;
  CHECK(sizes_of("\0\0\x08\4"s + huge + huge + huge + none) == Sizes{size, size, size, 0});
  CHECK(sizes_of("\0\0\x0E\4"s + huge + none + huge + huge) == Sizes{size, 0, size, size});
  CHECK(sizes_of(gzipped("\0\0\x08\3"s + none + huge + huge)) == Sizes{0, size, size});
}

TEST_CASE("a malformed IDX file is refused with its name and the reason", "[idx]") {
  struct Case {
    const char* reason;
    std::string contents;
  };
  const std::string zipped = gzipped(kBytes);
  std::string flipped = zipped;
  flipped[flipped.size() - 6] ^= 1;  // in the checksum
  const Case cases[] = {
      {"truncated", "\0\0"s},
      {"magic number", "\1\0\x08\1\0\0\0\0"s},
      {"magic number", "\0\0\x07\1\0\0\0\0"s},
      {"truncated", "\0\0\x08\2\0\0\0\2"s},
      {"truncated: 1 bytes are missing", kBytes.substr(0, kBytes.size() - 1)},
      {"bytes after the last element", kBytes + "x"},
      {"need more than it can hold", "\0\0\x08\2\x7f\0\0\0\x7f\0\0\0"s},
      {"need more than it can hold", "\0\0\x0E\3\x7f\0\0\0\x7f\0\0\0\x7f\0\0\0"s},
      {"truncated", zipped.substr(0, zipped.size() / 2)},
      {"truncated", zipped.substr(0, zipped.size() - 4)},
      {"damaged", flipped},
  };
  for (const Case& bad : cases) {
    const TemporaryFile file(bad.contents);
    INFO(bad.reason);
    CHECK_THROWS_AS(load_idx(file.path()), InputError);
    CHECK_THROWS_WITH(load_idx(file.path()),
                      Contains("load_idx: " + file.path().string() + ": ") && Contains(bad.reason));
  }
  CHECK_THROWS_AS(load_idx("/nowhere/x.gz"), InputError);
  CHECK_THROWS_AS(load_idx("/tmp"), InputError);
}

TEST_CASE("images loaded in inference mode are inference tensors", "[idx]") {
  const TemporaryFile file(kBytes);
  const InferenceMode guard;
  CHECK(load_idx(file.path()).is_inference());
}

}  // namespace
}  // namespace tenon::io
