#include "tenon/api/serialization.h"

#include <string>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/io/out_of_memory.h"

namespace tenon {

namespace {

std::vector<Tensor> load_numbered(const std::filesystem::path& path, io::LoadMode mode) {
  io::TensorMap named = io::load_safetensors(path, nullptr, mode);
  std::vector<Tensor> result;
  result.reserve(named.size());
  for (size_t i = 0; i < named.size(); ++i) {
    const auto found = named.find(std::to_string(i));
    TENON_CHECK(found != named.end(), InputError, "load: ", path.string(),
                ": the tensors are not numbered; use load_safetensors");
    result.push_back(std::move(found->second));
  }
  return result;
}

}  // namespace

void save(const Tensor& tensor, const std::filesystem::path& path) {
  io::reporting_out_of_memory("save", [&] { io::save_safetensors(path, {{"0", tensor}}); });
}

void save(const std::vector<Tensor>& tensors, const std::filesystem::path& path) {
  io::reporting_out_of_memory("save", [&] {
    io::TensorMap named;
    for (size_t i = 0; i < tensors.size(); ++i) named.emplace(std::to_string(i), tensors[i]);
    io::save_safetensors(path, named);
  });
}

void load(Tensor& tensor, const std::filesystem::path& path, io::LoadMode mode) {
  std::vector<Tensor> tensors;
  load(tensors, path, mode);
  TENON_CHECK(tensors.size() == 1, InputError, "load: ", path.string(),
              ": expected one tensor, got ", tensors.size());
  tensor = std::move(tensors[0]);
}

void load(std::vector<Tensor>& tensors, const std::filesystem::path& path, io::LoadMode mode) {
  tensors = io::reporting_out_of_memory("load", [&] { return load_numbered(path, mode); });
}

}  // namespace tenon
