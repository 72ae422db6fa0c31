#include <catch2/catch.hpp>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include "tenon/api/serialization.h"
#include "tenon/api/tensor_creation.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/io/safetensors.h"
#include "tests/support/temporary_file.h"

namespace tenon::io {
namespace {

using test::TemporaryFile;

std::string file_with(const std::string& header, const std::string& data) {
  return test::bytes_of(uint64_t{header.size()}) + header + data;
}

/// Whether the file is mapped anywhere in this process.
bool is_mapped(const std::filesystem::path& path) {
  std::ifstream file("/proc/self/maps");
  const std::string maps{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return maps.find(path.string()) != std::string::npos;
}

TensorMap mapped(const TemporaryFile& file) {
  return load_safetensors(file.path(), nullptr, LoadMode::kMap);
}

TEST_CASE("a mapped file gives the tensors that a copied one gives", "[mapping]") {
  const TemporaryFile file;
  save_safetensors(file.path(), {{"wide", tensor({1.0, 2.0, 3.0}, DType::kFloat64)},
                                 {"narrow", tensor({{1, 2}, {3, 4}}, DType::kUInt8)},
                                 {"truth", tensor({true, false})},
                                 {"number", tensor(7)},
                                 {"empty", tensor({1.f}).slice(0, 0, 0)}});
  const TensorMap copies = load_safetensors(file.path());
  const TensorMap loaded = mapped(file);
  REQUIRE(loaded.size() == copies.size());
  for (const auto& [name, copy] : copies) {
    INFO(name);
    CHECK(loaded.at(name).dtype() == copy.dtype());
    CHECK(loaded.at(name).sizes() == copy.sizes());
    CHECK(loaded.at(name).equal(copy));
  }
  CHECK_FALSE(loaded.at("wide").is_inference());
  const InferenceMode guard;
  CHECK(mapped(file).at("wide").is_inference());
}

TEST_CASE("the mapping lives as long as a tensor on it", "[mapping]") {
  const TemporaryFile file;
  save_safetensors(file.path(), {{"x", tensor({1.f, 2.f})}, {"y", tensor({3.f})}});
  CHECK_FALSE(is_mapped(file.path()));
  Tensor view;
  {
    TensorMap loaded = mapped(file);
    CHECK(is_mapped(file.path()));
    view = loaded.at("x").slice(0, 1, 2);
  }
  CHECK(is_mapped(file.path()));
  CHECK(view.item<float>() == 2);
  view.reset();
  CHECK_FALSE(is_mapped(file.path()));
}

TEST_CASE("what is written to a mapped tensor stays in this process", "[mapping]") {
  const TemporaryFile file;
  save_safetensors(file.path(), {{"x", tensor({1.f, 2.f})}});
  const std::string before = file.read();
  const Tensor x = mapped(file).at("x");
  x.add_(10);
  CHECK(x.equal(tensor({11.f, 12.f})));
  CHECK(file.read() == before);
  CHECK(x._version() == 1);
}

TEST_CASE("a file that is replaced does not change the tensors that were mapped", "[mapping]") {
  const TemporaryFile file;
  save_safetensors(file.path(), {{"x", tensor({1.f, 2.f})}});
  const Tensor x = mapped(file).at("x");
  save_safetensors(file.path(), {{"x", tensor({7.f, 8.f})}});
  CHECK(x.equal(tensor({1.f, 2.f})));
}

TEST_CASE("what is misaligned in the file, and bools, are copied", "[mapping]") {
  const std::string header = R"({"byte":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},)"
                             R"("x":{"dtype":"F32","shape":[1],"data_offsets":[1,5]},)"
                             R"("b":{"dtype":"BOOL","shape":[1],"data_offsets":[5,6]}})";
  const std::string padded = header + std::string((8 - header.size() % 8) % 8, ' ');
  const TemporaryFile file(file_with(padded, '\7' + test::bytes_of(2.5f) + '\1'));
  TensorMap loaded = mapped(file);
  CHECK(reinterpret_cast<uintptr_t>(loaded.at("x").data_ptr()) % alignof(float) == 0);
  CHECK(loaded.at("x").item<float>() == 2.5f);
  loaded.erase("byte");
  CHECK_FALSE(is_mapped(file.path()));
  CHECK(loaded.at("b").item<bool>());
}

TEST_CASE("a malformed file is refused whether it is copied or mapped", "[mapping]") {
  const TemporaryFile file(
      file_with(R"({"b":{"dtype":"BOOL","shape":[1],"data_offsets":[0,1]}})", "\7"));
  CHECK_THROWS_AS(mapped(file), InputError);
  CHECK_FALSE(is_mapped(file.path()));
}

TEST_CASE("numbered tensors are mapped too", "[mapping]") {
  const TemporaryFile file;
  save(std::vector<Tensor>{tensor({1.f}), tensor({2.f})}, file.path());
  std::vector<Tensor> loaded;
  load(loaded, file.path(), LoadMode::kMap);
  CHECK(loaded.at(1).item<float>() == 2);
  CHECK(is_mapped(file.path()));
}

}  // namespace
}  // namespace tenon::io
