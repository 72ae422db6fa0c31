#include "tenon/api/serialization.h"

#include <string>
#include <utility>

#include "tenon/base/check.h"

namespace tenon {

void save(const Tensor& tensor, const std::filesystem::path& path) {
  save(std::vector<Tensor>{tensor}, path);
}

void save(const std::vector<Tensor>& tensors, const std::filesystem::path& path) {
  io::TensorMap named;
  for (size_t i = 0; i < tensors.size(); ++i) named.emplace(std::to_string(i), tensors[i]);
  io::save_safetensors(path, named);
}

void load(Tensor& tensor, const std::filesystem::path& path) {
  std::vector<Tensor> tensors;
  load(tensors, path);
  TENON_CHECK(tensors.size() == 1, InputError, "load: ", path.string(),
              ": expected one tensor, got ", tensors.size());
  tensor = std::move(tensors[0]);
}

void load(std::vector<Tensor>& tensors, const std::filesystem::path& path) {
  io::TensorMap named = io::load_safetensors(path);
  std::vector<Tensor> result;
  for (size_t i = 0; i < named.size(); ++i) {
    const auto found = named.find(std::to_string(i));
    TENON_CHECK(found != named.end(), InputError, "load: ", path.string(),
                ": the tensors are not numbered; use load_safetensors");
    result.push_back(std::move(found->second));
  }
  tensors = std::move(result);
}

}  // namespace tenon
