#include "tenon/io/safetensors_header.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "tenon/base/array_ref.h"
#include "tenon/base/check.h"
#include "tenon/io/bytes_of.h"
#include "tenon/io/limits.h"
#include "tenon/io/text.h"

namespace tenon::io {
namespace {

/// No two tensors have one name.
void check_names(const InputFile& file, const std::vector<SafetensorsEntry>& entries) {
  const auto name = [&](uint32_t i) { return std::string_view(entries[i].name); };
  std::vector<uint32_t> order(entries.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, name);
  const auto twice = std::ranges::adjacent_find(order, {}, name);
  if (twice != order.end()) file.fail("the header has ", shown(name(*twice)), " twice");
}

/// What one entry says of its own data.
void check_entry(const InputFile& file, const SafetensorsEntry& entry, uint64_t position) {
  if (entry.begin > entry.end || bytes_of(entry.sizes, entry.dtype) != entry.end - entry.begin) {
    file.fail("the data_offsets [", entry.begin, ", ", entry.end, "] of ", shown(entry.name),
              " do not fit the shape ", IntArrayRef(entry.sizes), " of ",
              safetensors_dtype_name(entry.dtype));
  }
  if (entry.begin < position) {
    file.fail("the data of ", shown(entry.name), " overlap those of another tensor");
  }
  if (entry.begin > position) {
    file.fail("there is a hole before the data of ", shown(entry.name));
  }
}

/// The entries cover the data one after another, without holes and overlaps.
void check_offsets(const InputFile& file, std::vector<SafetensorsEntry>& entries) {
  std::ranges::sort(entries, {},
                    [](const SafetensorsEntry& e) { return std::pair(e.begin, e.end); });
  uint64_t position = 0;
  for (const SafetensorsEntry& entry : entries) {
    check_entry(file, entry, position);
    position = entry.end;
  }
  file.check(position <= file.remaining(), "the file is truncated: the tensors need ", position,
             " bytes and there are ", file.remaining());
  file.check(position == file.remaining(), "there are ", file.remaining() - position,
             " bytes after the last tensor");
}

void append_entry(std::string& text, const SafetensorsEntry& entry) {
  append_json_string(text, entry.name);
  text.append(":{\"dtype\":\"")
      .append(safetensors_dtype_name(entry.dtype))
      .append("\",\"shape\":[");
  for (size_t i = 0; i < entry.sizes.size(); ++i) {
    if (i > 0) text += ',';
    text += std::to_string(entry.sizes[i]);
  }
  text.append("],\"data_offsets\":[").append(std::to_string(entry.begin)).append(",");
  text.append(std::to_string(entry.end)).append("]},");
}

void append_metadata(std::string& text, const std::map<std::string, std::string>& metadata) {
  append_json_string(text, kSafetensorsMetadata);
  text += ":{";
  for (const auto& [key, value] : metadata) {
    append_json_string(text, key);
    text += ':';
    append_json_string(text, value);
    text += ',';
  }
  text.back() = '}';
  text += ',';
}

void check_text(std::string_view what, const std::string& text) {
  if (!is_utf8(text)) {
    TENON_THROW(ValueError, "save_safetensors: expected ", what, " in UTF-8, got ", shown(text));
  }
}

template <class... Parts>
void check_limit(size_t got, size_t most, const Parts&... what) {
  TENON_CHECK(got <= most, ValueError, "save_safetensors: expected at most ", most, " ", what...,
              ", got ", got);
}

void check_writable(const SafetensorsHeader& header) {
  for (const SafetensorsEntry& entry : header.entries) {
    check_text("the name of a tensor", entry.name);
    check_limit(entry.name.size(), kMaxNameBytes, "bytes in the name of a tensor");
    check_limit(entry.sizes.size(), kMaxDimensions, "dimensions of a tensor");
  }
  for (const auto& [key, value] : header.metadata) {
    check_text("metadata", key);
    check_text("metadata", value);
  }
}

}  // namespace

SafetensorsHeader read_safetensors_header(InputFile& file) {
  const auto header_bytes = file.read_number<uint64_t>("the length of the header");
  file.check(header_bytes <= kMaxHeaderBytes, "the header's length ", header_bytes,
             " is beyond the ", kMaxHeaderBytes, " that the format allows");
  file.check(header_bytes <= file.remaining(), "the file ends within the header");
  std::string text(header_bytes, '\0');
  file.read(text.data(), header_bytes, "the header");

  SafetensorsHeader header = parse_safetensors_header(file, text);
  check_names(file, header.entries);
  check_offsets(file, header.entries);
  return header;
}

void check_safetensors_counts(size_t tensors, size_t metadata) {
  check_limit(tensors, kMaxTensors, "tensors");
  check_limit(metadata, kMaxMetadata, "metadata");
}

std::string safetensors_header_text(const SafetensorsHeader& header) {
  check_writable(header);
  std::string text = "{";
  if (!header.metadata.empty()) append_metadata(text, header.metadata);
  for (const SafetensorsEntry& entry : header.entries) append_entry(text, entry);
  if (text.size() > 1) text.pop_back();
  text += '}';
  text.resize((text.size() + 7) / 8 * 8, ' ');
  check_limit(text.size(), kMaxHeaderBytes, "bytes in the header");
  return text;
}

}  // namespace tenon::io
