#include "tenon/io/npy.h"
#include "tenon/tenon.h"

#include <catch2/catch.hpp>
#include <complex>
#include <cstdint>
#include <string>

#include "tenon/api/tensor_creation.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/io/limits.h"
#include "tests/support/temporary_file.h"

namespace tenon::io {
namespace {

using Catch::Contains;
using test::TemporaryFile;

std::string npy(const std::string& header, const std::string& data) {
  return std::string("\x93NUMPY\x01\x00", 8) +
         test::bytes_of(static_cast<uint16_t>(header.size())) + header + data;
}

std::string header(const std::string& descr, const std::string& shape) {
  return "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
}

std::string floats(std::initializer_list<float> values) {
  std::string bytes;
  for (const float value : values) bytes += test::bytes_of(value);
  return bytes;
}

TEST_CASE("arrays come back from .npy files", "[npy]") {
  const TemporaryFile file;
  const DType dtype =
      GENERATE(DType::kUInt8, DType::kInt8, DType::kInt16, DType::kInt32, DType::kInt64,
               DType::kBool, DType::kFloat16, DType::kFloat32, DType::kFloat64, DType::kComplex64,
               DType::kComplex128, DType::kUInt16, DType::kUInt32, DType::kUInt64);
  const Tensor matrix = tensor({{1, 0, 1}, {0, 1, 1}}, dtype);
  for (const Tensor& each : {matrix, matrix.t(), matrix.select(0, 0), matrix.slice(0, 0, 0),
                             matrix.select(0, 0).select(0, 0)}) {
    save_npy(each, file.path());
    const Tensor loaded = load_npy(file.path());
    CHECK(loaded.dtype() == dtype);
    CHECK(loaded.sizes() == each.sizes());
    CHECK(loaded.equal(each));
  }
}

TEST_CASE("the header is what NumPy writes", "[npy]") {
  const TemporaryFile file;
  save_npy(tensor({{1.f, 2.f}}), file.path());
  const std::string contents = file.read();
  CHECK(contents.size() == 128 + 8);
  CHECK(contents.substr(10, 59) == "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2), }");
  CHECK(contents[127] == '\n');
  save_npy(tensor({1.f, 2.f}), file.path());
  CHECK_THAT(file.read(), Contains("'shape': (2,), }"));
  save_npy(tensor(1.f), file.path());
  CHECK_THAT(file.read(), Contains("'shape': (), }"));
}

TEST_CASE("Fortran order becomes strides", "[npy]") {
  const TemporaryFile file(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3)}\n",
                               floats({1, 4, 2, 5, 3, 6})));
  const Tensor loaded = load_npy(file.path());
  CHECK(loaded.strides() == IntArrayRef({1, 2}));
  CHECK(loaded.equal(tensor({{1.f, 2.f, 3.f}, {4.f, 5.f, 6.f}})));
}

TEST_CASE("versions 2 and 3 are read", "[npy]") {
  const std::string header = "{'shape': (1,), 'fortran_order': False, \"descr\": '<f4', } \n";
  for (const char version : {'\2', '\3'}) {
    const TemporaryFile file("\x93NUMPY" + std::string(1, version) + std::string(1, '\0') +
                             test::bytes_of(static_cast<uint32_t>(header.size())) + header +
                             floats({2.5}));
    CHECK(load_npy(file.path()).item<float>() == 2.5f);
  }
}

TEST_CASE("a malformed .npy file is refused with its name and the reason", "[npy]") {
  struct Case {
    const char* reason;
    std::string contents;
  };
  const std::string data = floats({1, 2});
  const Case cases[] = {
      {"ends before the magic number", "abc"},
      {"does not start with the magic number", "PK\x03\x04 something else"},
      {"the version 9 is not supported", std::string("\x93NUMPY\x09\x00 ", 9)},
      {"ends within the header", std::string("\x93NUMPY\x01\x00\xff\xff", 10) + "{"},
      {"does not fit the 7 bytes of data", npy(header("<f4", "(2,)"), data.substr(1))},
      {"does not fit the 9 bytes of data", npy(header("<f4", "(2,)"), data + "a")},
      {"does not fit", npy(header("<f4", "(4611686018427387904, 4)"), "")},
      {"is big-endian", npy(header(">f4", "(2,)"), data)},
      {"the dtype '<c32' is not supported", npy(header("<c32", "(1,)"), data)},
      {"the dtype '' is not supported", npy(header("", "(4,)"), data)},
      {"shape is malformed", npy(header("<f4", "(-2,)"), data)},
      {"shape is malformed", npy(header("<f4", "(x)"), data)},
      {"malformed: expected '('", npy(header("<f4", "2"), data)},
      {"lacks", npy("{'descr': '<f4'}", data)},
      {"unexpected key 'x'", npy("{'x': '<f4'}", data)},
      {"unexpected key 'descr'", npy("{'descr': '<f4', 'descr': '<f4'}", data)},
      {"neither True nor False", npy("{'fortran_order': 3}", data)},
      {"string without end", npy("{'descr", data)},
      {"expected '}'", npy("{'descr': '<f4'", data)},
      {"the header's length 65536 is beyond the 65535", std::string("\x93NUMPY\x02\x00", 8) +
                                                            test::bytes_of(uint32_t{65536}) +
                                                            std::string(65536, ' ')},
      {"malformed: expected '{' before '\\x00'", npy(std::string(1, '\0'), data)},
      {"neither 0 nor 1", npy(header("|b1", "(8,)"), std::string(8, '\7'))},
  };
  for (const Case& bad : cases) {
    const TemporaryFile file(bad.contents);
    INFO(bad.reason);
    CHECK_THROWS_AS(load_npy(file.path()), InputError);
    CHECK_THROWS_WITH(load_npy(file.path()),
                      Contains("load_npy: " + file.path().string() + ": ") && Contains(bad.reason));
  }
  CHECK_THROWS_AS(load_npy("/nowhere/x.npy"), InputError);
}

TEST_CASE("float16 is NumPy's", "[npy]") {
  const TemporaryFile file;
  const Tensor halves = tensor({1.5, -0.1, 65504.0}).to(kFloat16);
  save_npy(halves, file.path());
  CHECK(load_npy(file.path()).dtype() == kFloat16);
  CHECK(load_npy(file.path()).equal(halves));
  // What numpy.save writes of numpy.array([1.5, -0.1, 65504], numpy.float16).
  const std::string data("\x00\x3e\x66\xae\xff\x7b", 6);
  CHECK(load_npy(TemporaryFile(npy(header("<f2", "(3,)"), data)).path()).equal(halves));
}

TEST_CASE("complex numbers are NumPy's", "[npy]") {
  const TemporaryFile file;
  const Tensor numbers = tensor(std::vector<std::complex<float>>{{1, -2}, {0.5f, 3}});
  save_npy(numbers, file.path());
  CHECK_THAT(file.read(), Contains("'descr': '<c8'"));
  CHECK(load_npy(file.path()).equal(numbers));
  const TemporaryFile given(npy(header("<c8", "(2,)"), floats({1, -2, 0.5f, 3})));
  CHECK(load_npy(given.path()).equal(numbers));
}

TEST_CASE("what NumPy has not is not saved", "[npy]") {
  const TemporaryFile file;
  CHECK_THROWS_AS(save_npy(tensor(1.f).to(DType::kBFloat16), file.path()), DTypeError);
  CHECK_THROWS_AS(save_npy(tensor(1.f).to(kMeta), file.path()), DeviceError);
  CHECK_THROWS_AS(save_npy(Tensor(), file.path()), ValueError);
}

TEST_CASE("an array has as many dimensions as can be read back", "[npy]") {
  const TemporaryFile file("old");
  const Tensor one = tensor({1.f});
  CHECK_THROWS_WITH(save_npy(one.reshape(std::vector<int64_t>(30'000, 1)), file.path()),
                    "save_npy: expected at most 1024 dimensions, got 30000");
  CHECK(file.read() == "old");
  save_npy(one.reshape(std::vector<int64_t>(kMaxDimensions, 1)), file.path());
  CHECK(load_npy(file.path()).dim() == kMaxDimensions);

  std::string shape = "(";
  for (size_t i = 0; i <= kMaxDimensions; ++i) shape += "1,";
  file.write(npy("{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ")}", floats({1})));
  CHECK_THROWS_WITH(load_npy(file.path()), Contains("has more than 1024 dimensions"));
}

TEST_CASE("an empty array of huge sizes is read in either order", "[npy]") {
  const std::string order = GENERATE("True", "False");
  const TemporaryFile file(npy("{'descr': '<f4', 'fortran_order': " + order +
                                   ", 'shape': (4611686018427387904, 4611686018427387904, 0)}",
                               ""));
  const Tensor loaded = load_npy(file.path());
  CHECK(loaded.numel() == 0);
  CHECK(loaded.size(0) == int64_t{1} << 62);
}

TEST_CASE("arrays loaded in inference mode are inference tensors", "[npy]") {
  const TemporaryFile file;
  save_npy(tensor({1.0}), file.path());
  const InferenceMode guard;
  CHECK(load_npy(file.path()).is_inference());
}

}  // namespace
}  // namespace tenon::io
