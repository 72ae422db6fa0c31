#include "tenon/io/safetensors.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "tenon/api/tensor_creation.h"
#include "tenon/guards/inference_mode.h"
#include "tests/support/temporary_file.h"

namespace tenon::io {
namespace {

using Catch::Contains;
using test::TemporaryFile;

std::string file_with(const std::string& header, const std::string& data) {
  return test::bytes_of(uint64_t{header.size()}) + header + data;
}

TEST_CASE("tensors of every dtype come back from a file", "[safetensors]") {
  const TemporaryFile file;
  const DType dtype =
      GENERATE(DType::kUInt8, DType::kInt8, DType::kInt16, DType::kInt32, DType::kInt64,
               DType::kBool, DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64,
               DType::kComplex64, DType::kUInt16, DType::kUInt32, DType::kUInt64);
  const Tensor matrix = tensor({{1, 0, 1}, {0, 1, 1}}, dtype);
  save_safetensors(file.path(), {{"matrix", matrix}, {"number", matrix.select(0, 0).select(0, 0)}});
  const TensorMap loaded = load_safetensors(file.path());
  REQUIRE(loaded.size() == 2);
  CHECK(loaded.at("matrix").dtype() == dtype);
  CHECK(loaded.at("matrix").sizes() == IntArrayRef({2, 3}));
  CHECK(loaded.at("matrix").equal(matrix));
  CHECK(loaded.at("number").dim() == 0);
  CHECK(loaded.at("number").item().to<Complex64>() == Complex64(1));
}

TEST_CASE("what the format has not is not saved", "[safetensors]") {
  const TemporaryFile file("old");
  const Tensor wide = tensor({1.0}, DType::kComplex128);
  CHECK_THROWS_WITH(save_safetensors(file.path(), {{"a", tensor({2.f})}, {"b", wide}}),
                    Contains("no complex128") && Contains("b"));
  CHECK(file.read() == "old");
}

TEST_CASE("views, empty tensors and metadata are saved", "[safetensors]") {
  const TemporaryFile file;
  const Tensor matrix = tensor({{1.5, 2.5}, {3.5, 4.5}});
  save_safetensors(file.path(), {{"t", matrix.t()}, {"empty", matrix.slice(0, 0, 0)}},
                   {{"format", "pt"}, {"note", "ü \"quoted\""}});
  TextMap metadata;
  const TensorMap loaded = load_safetensors(file.path(), &metadata);
  CHECK(loaded.at("t").equal(matrix.t()));
  CHECK(loaded.at("empty").sizes() == IntArrayRef({0, 2}));
  CHECK(metadata == TextMap{{"format", "pt"}, {"note", "ü \"quoted\""}});
}

TEST_CASE("the file is the one that the format describes", "[safetensors]") {
  const TemporaryFile file;
  save_safetensors(file.path(), {{"b", tensor({1}, DType::kUInt8)}, {"a", tensor({2.f})}});
  const std::string header = R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
                             R"("b":{"dtype":"U8","shape":[1],"data_offsets":[4,5]}})";
  const std::string padded = header + std::string((8 - header.size() % 8) % 8, ' ');
  CHECK(file.read() == file_with(padded, test::bytes_of(2.f) + '\1'));
}

TEST_CASE("tensors loaded in inference mode are inference tensors", "[safetensors]") {
  const TemporaryFile file;
  save_safetensors(file.path(), {{"x", tensor({1.0, 2.0})}});
  CHECK_FALSE(load_safetensors(file.path()).at("x").is_inference());
  const InferenceMode guard;
  CHECK(load_safetensors(file.path()).at("x").is_inference());
}

/// The contents of a file that is refused, and part of the reason.
struct Malformed {
  const char* reason;
  std::string contents;
};

const std::string kEightBytes(8, 'a');
const std::string kOneTensor = R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})";

std::string entry(const std::string& text) {
  return R"({"x":{)" + text + "}}";
}

/// What is wrong with the length, the header as a whole or the metadata.
std::vector<Malformed> malformed_files() {
  return {
      {"ends before the length of the header", "abc"},
      {"ends within the header", test::bytes_of(uint64_t{100}) + "{}"},
      {"is beyond the", test::bytes_of(uint64_t{1} << 60)},
      {"the header is not JSON", file_with("{", "")},
      {"the header is not JSON", file_with("", "")},
      {"the header is not a JSON object", file_with("[1]", "")},
      {"the file is truncated: the tensors need 8 bytes and there are 7",
       file_with(kOneTensor, kEightBytes.substr(1))},
      {"there are 1 bytes after the last tensor", file_with(kOneTensor, kEightBytes + "b")},
      {"the header has 'x' twice",
       file_with(R"({"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
                 R"("x":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
                 kEightBytes)},
      {"the header has 'dtype' twice",
       file_with(entry(R"("dtype":"F32","dtype":"F32","shape":[2],"data_offsets":[0,8])"),
                 kEightBytes)},
      {"the metadata 'a' is not a string", file_with(R"({"__metadata__":{"a":1}})", "")},
      {"the header has '__metadata__' twice",
       file_with(R"({"__metadata__":{},"__metadata__":{}})", "")},
      {"the header has 'a' twice", file_with(R"({"__metadata__":{"a":"1","a":"2"}})", "")},
      {"the metadata are not a JSON object", file_with(R"({"__metadata__":[]})", "")},
      {"the metadata 'a' is not a string", file_with(R"({"__metadata__":{"a":{}}})", "")},
      {"the header is not JSON at its byte 4: ", file_with("{\"a\xff\":1}", "")},
  };
}

/// What is wrong with the entry of a tensor.
std::vector<Malformed> malformed_entries() {
  return {
      {"overlap those of another tensor",
       file_with(R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
                 R"("y":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
                 kEightBytes)},
      {"there is a hole before the data of 'x'",
       file_with(entry(R"("dtype":"F32","shape":[1],"data_offsets":[4,8])"), kEightBytes)},
      {"do not fit the shape [3] of F32",
       file_with(entry(R"("dtype":"F32","shape":[3],"data_offsets":[0,8])"), kEightBytes)},
      {"do not fit the shape",
       file_with(entry(R"("dtype":"F32","shape":[4611686018427387904,2],"data_offsets":[0,0])"),
                 "")},
      {"do not fit the shape",
       file_with(entry(R"("dtype":"F32","shape":[2],"data_offsets":[8,0])"), kEightBytes)},
      {"the dtype 'F8' of 'x' is not supported",
       file_with(entry(R"("dtype":"F8","shape":[4],"data_offsets":[0,8])"), kEightBytes)},
      {"has not a dtype, a shape and data_offsets",
       file_with(entry(R"("dtype":"F32","shape":[2])"), kEightBytes)},
      {"has not a dtype", file_with(R"({"x":3})", "")},
      {"the shape of 'x' is not a list of sizes",
       file_with(entry(R"("dtype":"F32","shape":[-2],"data_offsets":[0,8])"), kEightBytes)},
      {"the shape of 'x' is not a list of sizes",
       file_with(entry(R"("dtype":"F32","shape":2,"data_offsets":[0,8])"), kEightBytes)},
      {"the data_offsets of 'x' are not two positions",
       file_with(entry(R"("dtype":"F32","shape":[2],"data_offsets":[0,8,16])"), kEightBytes)},
      {"the dtype of 'x' is not a string",
       file_with(entry(R"("dtype":4,"shape":[2],"data_offsets":[0,8])"), kEightBytes)},
      {"the shape of 'x' is not a list of sizes",
       file_with(entry(R"("dtype":"F32","shape":[[2]],"data_offsets":[0,8])"), kEightBytes)},
      {"the shape of 'x' is not a list of sizes",
       file_with(entry(R"("dtype":"F32","shape":[9223372036854775808],"data_offsets":[0,8])"),
                 kEightBytes)},
      {"the data_offsets of 'x' are not two positions",
       file_with(entry(R"("dtype":"F32","shape":[2],"data_offsets":[8])"), kEightBytes)},
      {"bytes that are neither 0 nor 1",
       file_with(entry(R"("dtype":"BOOL","shape":[8],"data_offsets":[0,8])"), kEightBytes)},
  };
}

TEST_CASE("a malformed file is refused with its name and the reason", "[safetensors]") {
  for (const auto make : {&malformed_files, &malformed_entries}) {
    for (const auto& [reason, contents] : make()) {
      const TemporaryFile file(contents);
      INFO(reason);
      CHECK_THROWS_AS(load_safetensors(file.path()), InputError);
      CHECK_THROWS_WITH(
          load_safetensors(file.path()),
          Contains("load_safetensors: " + file.path().string() + ": ") && Contains(reason));
    }
  }
}

TEST_CASE("members that the format does not name are passed over", "[safetensors]") {
  const TemporaryFile file(file_with(R"({"x":{"dtype":"U8","new":{"a":[1,{"shape":"b"}],"c":null},)"
                                     R"("shape":[1],"data_offsets":[0,1],"other":-1.5}})",
                                     "\7"));
  CHECK(load_safetensors(file.path()).at("x").equal(tensor({7}, DType::kUInt8)));
}

TEST_CASE("text that is not UTF-8 is no name and no metadata", "[safetensors]") {
  const TemporaryFile file("old");
  for (const char* bad :
       {"\xff", "a\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x28\xa1"}) {
    CHECK_THROWS_AS(save_safetensors(file.path(), {{bad, tensor(1)}}), ValueError);
    CHECK_THROWS_AS(save_safetensors(file.path(), {{"x", tensor(1)}}, {{bad, "b"}}), ValueError);
    CHECK_THROWS_AS(save_safetensors(file.path(), {{"x", tensor(1)}}, {{"a", bad}}), ValueError);
  }
  CHECK_THROWS_WITH(save_safetensors(file.path(), {{"a\xff", tensor(1)}}),
                    "save_safetensors: expected the name of a tensor in UTF-8, got 'a\\xff'");
  CHECK(file.read() == "old");
}

TEST_CASE("every text in UTF-8 comes back", "[safetensors]") {
  std::string controls;
  for (char c = 0; c < 0x20; ++c) controls += c;
  const TemporaryFile file;
  for (const std::string& text :
       {controls, std::string("\"\\/\x7f"), std::string("é€😀\xef\xbf\xbf"), std::string()}) {
    save_safetensors(file.path(), {{text, tensor(1.f)}}, {{text, text}});
    TextMap metadata;
    CHECK(load_safetensors(file.path(), &metadata).count(text) == 1);
    CHECK(metadata == TextMap{{text, text}});
  }
}

TEST_CASE("a file that is not there and one that cannot be written are InputErrors",
          "[safetensors]") {
  CHECK_THROWS_AS(load_safetensors("/nowhere/x.safetensors"), InputError);
  CHECK_THROWS_AS(load_safetensors("/tmp"), InputError);
  CHECK_THROWS_AS(save_safetensors("/nowhere/x.safetensors", {{"x", tensor(1)}}), InputError);
}

TEST_CASE("what cannot be saved leaves the old file alone", "[safetensors]") {
  const TemporaryFile file("old");
  CHECK_THROWS_AS(save_safetensors(file.path(), {{"x", Tensor()}}), ValueError);
  CHECK_THROWS_AS(save_safetensors(file.path(), {{"__metadata__", tensor(1)}}), ValueError);
  CHECK_THROWS_AS(save_safetensors(file.path(), {{"x", tensor(1).to(kMeta)}}), DeviceError);
  CHECK(file.read() == "old");
}

}  // namespace
}  // namespace tenon::io
