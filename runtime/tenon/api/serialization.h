#pragma once

#include <filesystem>
#include <iterator>
#include <vector>

#include "tenon/api/numbered_tensors.h"
#include "tenon/base/error_conversion.h"
#include "tenon/tensor/tensor.h"

namespace tenon {

/// Writes one tensor, or several in order, as a `.safetensors` file; see `save_safetensors`. A
/// single one is called "0".
inline void save(const Tensor& tensor, const std::filesystem::path& path) {
  detail::save_numbered(TensorList(tensor), path);
}
inline void save(const std::vector<Tensor>& tensors, const std::filesystem::path& path) {
  detail::save_numbered(TensorList(tensors), path);
}

/// Reads what `save` wrote, see `load_safetensors`. InputError when the file is not one, or has not
/// exactly one tensor where one is asked for; then the argument stays as it was.
inline void load(Tensor& tensor, const std::filesystem::path& path,
                 io::LoadMode mode = io::LoadMode::kCopy) {
  tensor = detail::load_single(path, mode);
}
inline void load(std::vector<Tensor>& tensors, const std::filesystem::path& path,
                 io::LoadMode mode = io::LoadMode::kCopy) try {
  std::vector<TensorBase> loaded = detail::load_numbered(path, mode);
  tensors = std::vector<Tensor>(std::make_move_iterator(loaded.begin()),
                                std::make_move_iterator(loaded.end()));
} catch (...) {
  detail::rethrow_as_error("load");
}

}  // namespace tenon
