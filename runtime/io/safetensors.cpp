#include "tenon/io/safetensors.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tenon/io/bool_data.h"
#include "tenon/io/file.h"
#include "tenon/io/safetensors_header.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

Tensor contiguous_on_cpu(const std::string& name, const Tensor& tensor) {
  TENON_CHECK(tensor.defined(), ValueError, "save_safetensors: the tensor '", name,
              "' is undefined");
  TENON_CHECK(!tensor.is_meta(), DeviceError, "save_safetensors: the tensor '", name,
              "' on the device ", tensor.device(), " has no data");
  return tensor.detach().cpu().contiguous();
}

}  // namespace

TensorMap load_safetensors(const std::filesystem::path& path, TextMap* metadata) {
  InputFile file("load_safetensors", path);
  SafetensorsHeader header = read_safetensors_header(file);
  TensorMap tensors;
  for (const SafetensorsEntry& entry : header.entries) {
    const TensorBase tensor = make_tensor(entry.sizes, entry.dtype);
    file.read(tensor.data_ptr(), tensor.nbytes(), "the data");
    file.check(is_valid_bool_data(tensor), "the tensor '", entry.name,
               "' of BOOL has bytes that are neither 0 nor 1");
    tensors.emplace(entry.name, tensor);
  }
  if (metadata != nullptr) *metadata = std::move(header.metadata);
  return tensors;
}

void save_safetensors(const std::filesystem::path& path, const TensorMap& tensors,
                      const TextMap& metadata) {
  std::vector<std::pair<std::string, Tensor>> ordered;
  for (const auto& [name, tensor] : tensors) {
    TENON_CHECK(name != kSafetensorsMetadata, ValueError,
                "save_safetensors: a tensor cannot be called '", name, "'");
    ordered.emplace_back(name, contiguous_on_cpu(name, tensor));
  }
  // Wide elements first, so that all data are aligned in the file.
  std::ranges::stable_sort(ordered, std::greater(),
                           [](const auto& each) { return each.second.element_size(); });
  SafetensorsHeader header{{}, metadata};
  uint64_t position = 0;
  for (const auto& [name, tensor] : ordered) {
    const uint64_t end = position + tensor.nbytes();
    header.entries.push_back({name, tensor.dtype(), tensor.sizes().vec(), position, end});
    position = end;
  }
  const std::string text = safetensors_header_text(header);
  const uint64_t header_bytes = text.size();

  OutputFile file("save_safetensors", path);
  file.write(&header_bytes, sizeof(header_bytes));
  file.write(text.data(), text.size());
  for (const auto& [name, tensor] : ordered) file.write(tensor.data_ptr(), tensor.nbytes());
  file.commit();
}

}  // namespace tenon::io
