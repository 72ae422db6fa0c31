#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/base/dtype.h"
#include "tenon/io/input_file.h"

namespace tenon::io {

/// What the header of a safetensors file says of one tensor: `begin` and `end` are positions in the
/// data.
struct SafetensorsEntry {
  std::string name;
  DType dtype;
  std::vector<int64_t> sizes;
  uint64_t begin;
  uint64_t end;
};

/// The whole header; the entries in the order of their data.
struct SafetensorsHeader {
  std::vector<SafetensorsEntry> entries;
  std::map<std::string, std::string> metadata;
};

/// The name of the header's member that is no tensor.
inline constexpr std::string_view kSafetensorsMetadata = "__metadata__";

/// The name of a dtype in the format.
std::string_view safetensors_dtype_name(DType dtype);

/// Reads and checks the header, after which the file stands at its data; InputError as
/// `load_safetensors` says.
SafetensorsHeader read_safetensors_header(InputFile& file);

/// Reads the text of a header, without what depends on other entries or the data: names, dtypes,
/// shapes, offsets and metadata, in the order of the text.
SafetensorsHeader parse_safetensors_header(const InputFile& file, const std::string& text);

/// ValueError for more of them than a file may have, before anything is made of them.
void check_safetensors_counts(size_t tensors, size_t metadata);

/// The header as text, padded so that the data start at a multiple of 8. ValueError for names,
/// sizes and metadata that no header may hold.
std::string safetensors_header_text(const SafetensorsHeader& header);

}  // namespace tenon::io
