#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/base/dtype.h"
#include "tenon/io/file.h"

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

/// Reads and checks the header, after which the file stands at its data; InputError as
/// `load_safetensors` says.
SafetensorsHeader read_safetensors_header(InputFile& file);

/// The header as text, padded so that the data start at a multiple of 8.
std::string safetensors_header_text(const SafetensorsHeader& header);

}  // namespace tenon::io
