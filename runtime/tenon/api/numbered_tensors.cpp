#include "tenon/api/numbered_tensors.h"

#include <map>
#include <string>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/io/formats.h"

namespace tenon::detail {

void save_numbered(TensorList tensors, const std::filesystem::path& path) try {
  std::map<std::string, TensorBase> named;
  for (size_t i = 0; i < tensors.size(); ++i) named.emplace(std::to_string(i), tensors[i]);
  save_safetensors(path, named_tensors(named), {});
} catch (...) {
  rethrow_as_error("save");
}

std::vector<TensorBase> load_numbered(const std::filesystem::path& path, io::LoadMode mode) try {
  std::map<std::string, TensorBase> named;
  load_safetensors(path, nullptr, mode, [&](std::string& name, TensorBase&& tensor) {
    named.emplace(std::move(name), std::move(tensor));
  });
  std::vector<TensorBase> result;
  result.reserve(named.size());
  for (size_t i = 0; i < named.size(); ++i) {
    const auto found = named.find(std::to_string(i));
    TENON_CHECK(found != named.end(), InputError, "load: ", path.string(),
                ": the tensors are not numbered; use load_safetensors");
    result.push_back(std::move(found->second));
  }
  return result;
} catch (...) {
  rethrow_as_error("load");
}

TensorBase load_single(const std::filesystem::path& path, io::LoadMode mode) try {
  std::vector<TensorBase> tensors = load_numbered(path, mode);
  TENON_CHECK(tensors.size() == 1, InputError, "load: ", path.string(),
              ": expected one tensor, got ", tensors.size());
  return std::move(tensors[0]);
} catch (...) {
  rethrow_as_error("load");
}

}  // namespace tenon::detail
