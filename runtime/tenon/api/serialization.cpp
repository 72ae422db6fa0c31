#include "tenon/api/serialization.h"

#include <string>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"

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

void save(const Tensor& tensor, const std::filesystem::path& path) try {
  io::save_safetensors(path, {{"0", tensor}});
} catch (...) {
  detail::rethrow_as_error("save");
}

void save(const std::vector<Tensor>& tensors, const std::filesystem::path& path) try {
  io::TensorMap named;
  for (size_t i = 0; i < tensors.size(); ++i) named.emplace(std::to_string(i), tensors[i]);
  io::save_safetensors(path, named);
} catch (...) {
  detail::rethrow_as_error("save");
}

void load(Tensor& tensor, const std::filesystem::path& path, io::LoadMode mode) try {
  std::vector<Tensor> tensors = load_numbered(path, mode);
  TENON_CHECK(tensors.size() == 1, InputError, "load: ", path.string(),
              ": expected one tensor, got ", tensors.size());
  tensor = std::move(tensors[0]);
} catch (...) {
  detail::rethrow_as_error("load");
}

void load(std::vector<Tensor>& tensors, const std::filesystem::path& path, io::LoadMode mode) try {
  tensors = load_numbered(path, mode);
} catch (...) {
  detail::rethrow_as_error("load");
}

}  // namespace tenon
