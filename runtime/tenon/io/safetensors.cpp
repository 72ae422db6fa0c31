#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/base/error_conversion.h"
#include "tenon/io/bool_data.h"
#include "tenon/io/formats.h"
#include "tenon/io/mapped_file.h"
#include "tenon/io/output_file.h"
#include "tenon/io/row_major_data.h"
#include "tenon/io/safetensors_header.h"
#include "tenon/io/text.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

/// Makes the tensors of a file whose header has been checked.
class DataReader {
 public:
  DataReader(InputFile& file, LoadMode mode) : file_(file), begin_(file.size() - file.remaining()) {
    if (mode == LoadMode::kMap && file.remaining() > 0) mapping_ = MappedFile::of(file);
  }

  /// Entries come in the order of their data.
  TensorBase read(const SafetensorsEntry& entry) {
    return mapping_ ? mapped(entry) : copied(entry);
  }

 private:
  TensorBase copied(const SafetensorsEntry& entry) {
    TensorBase tensor = make_tensor(entry.sizes, entry.dtype);
    const uint64_t bytes = entry.end - entry.begin;
    if (mapping_) {
      std::copy_n(mapping_->at(begin_ + entry.begin), bytes, static_cast<char*>(tensor.data_ptr()));
    } else {
      file_.read(tensor.data_ptr(), bytes, "the data");
    }
    if (!is_valid_bool_data(tensor)) {
      file_.fail("the tensor ", shown(entry.name), " of BOOL has bytes that are neither 0 nor 1");
    }
    return tensor;
  }

  TensorBase mapped(const SafetensorsEntry& entry) {
    char* data = mapping_->at(begin_ + entry.begin);
    const auto width = static_cast<uintptr_t>(element_size(entry.dtype));
    const bool aligned = reinterpret_cast<uintptr_t>(data) % width == 0;
    if (!aligned || entry.dtype == DType::kBool || entry.begin == entry.end) return copied(entry);
    DimVector strides(entry.sizes.size());
    contiguous_strides(entry.sizes, strides.data());
    return make_tensor_from_blob(data, entry.sizes, strides, entry.dtype,
                                 [owner = mapping_](void*) {});
  }

  InputFile& file_;
  uint64_t begin_;
  std::shared_ptr<MappedFile> mapping_;
};

void load(const std::filesystem::path& path, TextMap* metadata, LoadMode mode,
          const std::function<void(std::string& name, TensorBase&&)>& add) {
  InputFile file("load_safetensors", path);
  SafetensorsHeader header = read_safetensors_header(file);
  DataReader reader(file, mode);
  for (SafetensorsEntry& entry : header.entries) {
    TensorBase tensor = reader.read(entry);
    add(entry.name, std::move(tensor));
  }
  if (metadata != nullptr) *metadata = std::move(header.metadata);
}

TensorBase checked_data(const std::string& name, const TensorBase& tensor) {
  if (!tensor.defined()) {
    TENON_THROW(ValueError, "save_safetensors: the tensor ", shown(name), " is undefined");
  }
  if (tensor.is_meta()) {
    TENON_THROW(DeviceError, "save_safetensors: the tensor ", shown(name), " on the device ",
                tensor.device(), " has no data");
  }
  TENON_CHECK(!safetensors_dtype_name(tensor.dtype()).empty(), DTypeError,
              "save_safetensors: the format has no ", tensor.dtype(), ", which the tensor ",
              shown(name), " has; convert it, or save its parts");
  return row_major_on_cpu(tensor);
}

/// Makes the tensors what is written, wide elements first, so that all data are aligned in the
/// file.
void prepare(detail::NamedTensors& tensors) {
  for (auto& [name, tensor] : tensors) {
    TENON_CHECK(*name != kSafetensorsMetadata, ValueError,
                "save_safetensors: a tensor cannot be called '", *name, "'");
    tensor = checked_data(*name, tensor);
  }
  std::ranges::stable_sort(tensors, std::greater(),
                           [](const auto& each) { return each.second.element_size(); });
}

void save(const std::filesystem::path& path, detail::NamedTensors tensors,
          const TextMap& metadata) {
  check_safetensors_counts(tensors.size(), metadata.size());
  prepare(tensors);
  SafetensorsHeader header{{}, metadata};
  uint64_t position = 0;
  for (const auto& [name, tensor] : tensors) {
    const uint64_t end = position + tensor.nbytes();
    header.entries.push_back({*name, tensor.dtype(), tensor.sizes().vec(), position, end});
    position = end;
  }
  const std::string text = safetensors_header_text(header);
  const uint64_t header_bytes = text.size();

  OutputFile file("save_safetensors", path);
  file.write(&header_bytes, sizeof(header_bytes));
  file.write(text.data(), text.size());
  for (const auto& [name, tensor] : tensors) file.write(tensor.data_ptr(), tensor.nbytes());
  file.commit();
}

}  // namespace
}  // namespace tenon::io

namespace tenon::detail {

void load_safetensors(const std::filesystem::path& path, io::TextMap* metadata, io::LoadMode mode,
                      const std::function<void(std::string& name, TensorBase&&)>& add) try {
  io::load(path, metadata, mode, add);
} catch (...) {
  rethrow_as_error("load_safetensors");
}

void save_safetensors(const std::filesystem::path& path, NamedTensors tensors,
                      const io::TextMap& metadata) try {
  io::save(path, std::move(tensors), metadata);
} catch (...) {
  rethrow_as_error("save_safetensors");
}

}  // namespace tenon::detail
