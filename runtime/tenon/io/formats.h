#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tenon/io/load_mode.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::io {

using TextMap = std::map<std::string, std::string>;

}  // namespace tenon::io

/// What the functions of idx.h, npy.h and safetensors.h call, which have the contracts.
namespace tenon::detail {

TENON_API TensorBase load_idx(const std::filesystem::path& path);

TENON_API TensorBase load_npy(const std::filesystem::path& path);
TENON_API void save_npy(const TensorBase& tensor, const std::filesystem::path& path);

/// Calls `add` with the name of each tensor, which it may move from, and the tensor.
TENON_API void load_safetensors(const std::filesystem::path& path, io::TextMap* metadata,
                                io::LoadMode mode,
                                const std::function<void(std::string& name, TensorBase&&)>& add);

/// Tensors and their names, which belong to the caller, in the order of the names.
using NamedTensors = std::vector<std::pair<const std::string*, TensorBase>>;

template <class Map>
NamedTensors named_tensors(const Map& tensors) {
  NamedTensors result;
  result.reserve(tensors.size());
  for (const auto& [name, tensor] : tensors) result.emplace_back(&name, tensor);
  return result;
}

TENON_API void save_safetensors(const std::filesystem::path& path, NamedTensors tensors,
                                const io::TextMap& metadata);

}  // namespace tenon::detail
