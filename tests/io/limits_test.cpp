#include "tenon/io/limits.h"

#include <catch2/catch.hpp>
#include <ctime>
#include <string>

#include "tenon/api/tensor_creation.h"
#include "tenon/io/safetensors.h"
#include "tests/support/peak_memory.h"
#include "tests/support/temporary_file.h"

namespace tenon::io {
namespace {

using Catch::Contains;
using test::TemporaryFile;

std::string file_with(const std::string& header, const std::string& data) {
  return test::bytes_of(uint64_t{header.size()}) + header + data;
}

/// Of the processor, whatever else the machine does.
template <class Body>
double seconds(const Body& body) {
  const std::clock_t start = std::clock();
  body();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

std::string empty_tensors(int64_t count) {
  std::string header = "{";
  for (int64_t i = 0; i < count; ++i) {
    header += (i == 0 ? "\"" : ",\"") + std::to_string(i) +
              R"(":{"dtype":"U8","shape":[0],"data_offsets":[0,0]})";
  }
  return file_with(header + "}", "");
}

TEST_CASE("what is beyond the limits is refused when it is read", "[limits]") {
  struct Case {
    const char* reason;
    std::string header;
  };
  const auto entry = [](const std::string& name, const std::string& shape) {
    return "{\"" + name + "\":{\"dtype\":\"U8\",\"shape\":[" + shape + "],\"data_offsets\":[0,0]}}";
  };
  std::string sizes = "0";
  for (size_t i = 0; i < kMaxDimensions; ++i) sizes += ",1";
  std::string metadata = "{\"__metadata__\":{";
  for (size_t i = 0; i <= kMaxMetadata; ++i) metadata += "\"" + std::to_string(i) + "\":\"\",";
  metadata.back() = '}';
  const Case cases[] = {
      {"nests deeper than 16 levels", "{\"x\":{\"y\":" + std::string(20, '[')},
      {"has more than 1024 dimensions", entry("x", sizes)},
      {"is longer than 65535 bytes", entry(std::string(kMaxNameBytes + 1, 'x'), "0")},
      {"has more than 100000 metadata", metadata + "}"},
  };
  for (const Case& bad : cases) {
    const TemporaryFile file(file_with(bad.header, ""));
    CHECK_THROWS_WITH(load_safetensors(file.path()), Contains(bad.reason));
  }
}

TEST_CASE("what lies at the limits is written and read", "[limits]") {
  const TemporaryFile file;
  const std::string name(kMaxNameBytes, 'x');
  const Tensor deep = tensor({1.f}).reshape(std::vector<int64_t>(kMaxDimensions, 1));
  TextMap metadata;
  for (size_t i = 0; i < kMaxMetadata; ++i) metadata.emplace(std::to_string(i), "");
  save_safetensors(file.path(), {{name, deep}}, metadata);
  TextMap loaded;
  CHECK(load_safetensors(file.path(), &loaded).at(name).dim() == kMaxDimensions);
  CHECK(loaded == metadata);
}

TEST_CASE("what is beyond the limits is refused when it is written", "[limits]") {
  const TemporaryFile file("old");
  const Tensor one = tensor({1.f});
  const Tensor deep = one.reshape(std::vector<int64_t>(kMaxDimensions + 1, 1));
  TextMap metadata;
  for (size_t i = 0; i <= kMaxMetadata; ++i) metadata.emplace(std::to_string(i), "");
  CHECK_THROWS_AS(save_safetensors(file.path(), {{"x", deep}}), ValueError);
  CHECK_THROWS_AS(save_safetensors(file.path(), {{std::string(kMaxNameBytes + 1, 'x'), one}}),
                  ValueError);
  CHECK_THROWS_AS(save_safetensors(file.path(), {{"x", one}}, metadata), ValueError);
  CHECK_THROWS_AS(
      save_safetensors(file.path(), {{"x", one}}, {{"a", std::string(kMaxHeaderBytes, 'x')}}),
      ValueError);
  CHECK(file.read() == "old");
}

TEST_CASE("a million tensors are within the limit, and no more", "[limits]") {
  // What is wrong beside their number is looked at after it: nothing is made of them.
  const auto one_name = [](size_t count) {
    std::string header = "{";
    for (size_t i = 0; i < count; ++i) {
      header += R"("":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},)";
    }
    header.back() = '}';
    return file_with(header, "");
  };
  CHECK_THROWS_WITH(load_safetensors(TemporaryFile(one_name(kMaxTensors)).path()),
                    Contains("the header has '' twice"));
  CHECK_THROWS_WITH(load_safetensors(TemporaryFile(one_name(kMaxTensors + 1)).path()),
                    Contains("the header has more than 1000000 tensors"));

  const TemporaryFile file("old");
  TensorMap tensors = {{"", Tensor()}};
  for (size_t i = 1; i < kMaxTensors; ++i) {
    tensors.emplace_hint(tensors.end(), "x" + std::to_string(kMaxTensors + i), Tensor());
  }
  CHECK_THROWS_WITH(save_safetensors(file.path(), tensors), Contains("the tensor '' is undefined"));
  tensors.emplace("y", Tensor());
  CHECK_THROWS_WITH(save_safetensors(file.path(), tensors),
                    Contains("expected at most 1000000 tensors, got 1000001"));
  CHECK(file.read() == "old");
}

TEST_CASE("memory is at most 24 times the header", "[limits]") {
  if (!test::kMemoryIsExact) return;
  constexpr size_t kBytes = 2'000'000;
  std::string sizes = "{\"x\":{\"shape\":[0";
  while (sizes.size() < kBytes) sizes += ",0";
  std::string metadata = "{\"__metadata__\":{";
  for (size_t i = 0; i < kMaxMetadata; ++i) metadata += "\"" + std::to_string(i) + "\":\"\",";
  metadata.back() = '}';
  std::string deep = "{";
  while (deep.size() < kBytes) {
    deep +=
        "\"" + std::to_string(deep.size()) + R"(":{"dtype":"U8","data_offsets":[0,0],"shape":[0)";
    for (size_t i = 1; i < 520; ++i) deep += ",1";  // a vector of them is half full
    deep += "]},";
  }
  deep.back() = '}';
  const std::string headers[] = {
      std::string(kBytes, '['),
      "{\"" + std::string(kBytes, 'x'),
      "{\"" + std::string(kBytes, '\x01'),
      "{\"x\":{\"y\":\"" + std::string(kBytes, '\xff'),
      "{\"x\":{\"y\":" + std::string(kBytes, '1') + "}}",
      sizes,
      metadata + "}",
      deep,
      empty_tensors(100'000).substr(8),
  };
  for (const std::string& header : headers) {
    const TemporaryFile file(file_with(header, ""));
    const int64_t peak = test::peak_memory_of([&] {
      try {
        load_safetensors(file.path());
      } catch (const InputError& error) {
        CHECK(error.message().size() < 1000);
      }
    });
    INFO(header.substr(0, 20) << "… of " << header.size() << " bytes");
    CHECK(peak < 24 * static_cast<int64_t>(header.size()));
  }
}

TEST_CASE("ten times the tensors take about ten times as long", "[limits]") {
  const TemporaryFile few(empty_tensors(10'000));
  const TemporaryFile many(empty_tensors(100'000));
  const double once = seconds([&] { CHECK(load_safetensors(few.path()).size() == 10'000); });
  const double ten_times = seconds([&] { CHECK(load_safetensors(many.path()).size() == 100'000); });
  CHECK(ten_times < 25 * once + 0.1);

  TensorMap tensors;
  for (int64_t i = 0; i < 100'000; ++i) tensors.emplace(std::to_string(i), tensor({1.f}));
  const double saved = seconds([&] { save_safetensors(many.path(), tensors); });
  CHECK(saved < 25 * once + 1);
}

}  // namespace
}  // namespace tenon::io
