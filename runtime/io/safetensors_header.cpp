#include "tenon/io/safetensors_header.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "tenon/base/array_ref.h"

namespace tenon::io {
namespace {

using Json = nlohmann::json;

constexpr uint64_t kMaxHeaderBytes = 100'000'000;

/// In the order of `DType`.
constexpr std::array<std::string_view, kDTypeCount> kDTypeNames = {
    "U8", "I8", "I16", "I32", "I64", "BOOL", "BF16", "F32", "F64"};

/// Parses the header; a key that stands twice in one object is an error, which JSON leaves open.
Json parse_header(const InputFile& file, const std::string& text) {
  std::vector<std::set<std::string>> keys;
  const auto check_keys = [&](int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key) {
      const auto& key = parsed.get_ref<const std::string&>();
      file.check(keys.back().insert(key).second, "the header has '", key, "' twice");
    }
    return true;
  };
  try {
    Json header = Json::parse(text, check_keys);
    file.check(header.is_object(), "the header is not a JSON object");
    return header;
  } catch (const Json::exception& error) {
    file.fail("the header is not JSON: ", error.what());
  }
}

std::map<std::string, std::string> parse_metadata(const InputFile& file, const Json& json) {
  file.check(json.is_object(), "the metadata are not a JSON object");
  std::map<std::string, std::string> metadata;
  for (const auto& [key, value] : json.items()) {
    file.check(value.is_string(), "the metadata '", key, "' is not a string");
    metadata.emplace(key, value.get<std::string>());
  }
  return metadata;
}

SafetensorsEntry parse_entry(const InputFile& file, const std::string& name, const Json& json) {
  const auto is_list = [](const Json& list) {
    return list.is_array() && std::ranges::all_of(list, [](const Json& element) {
             return element.is_number_unsigned() && element.get<uint64_t>() <= INT64_MAX;
           });
  };
  file.check(json.is_object() && json.contains("dtype") && json.contains("shape") &&
                 json.contains("data_offsets"),
             "the tensor '", name, "' has not a dtype, a shape and data_offsets");
  file.check(json["dtype"].is_string(), "the dtype of '", name, "' is not a string");
  file.check(is_list(json["shape"]), "the shape of '", name, "' is not a list of sizes");
  file.check(is_list(json["data_offsets"]) && json["data_offsets"].size() == 2,
             "the data_offsets of '", name, "' are not two positions");
  const auto& dtype = json["dtype"].get_ref<const std::string&>();
  const auto found = std::ranges::find(kDTypeNames, dtype);
  file.check(found != kDTypeNames.end(), "the dtype ", dtype, " of '", name, "' is not supported");
  return {name, static_cast<DType>(found - kDTypeNames.begin()),
          json["shape"].get<std::vector<int64_t>>(), json["data_offsets"][0].get<uint64_t>(),
          json["data_offsets"][1].get<uint64_t>()};
}

/// Bytes that the entry's sizes need; null when the number overflows.
std::optional<uint64_t> needed_bytes(const SafetensorsEntry& entry) {
  uint64_t bytes = static_cast<uint64_t>(element_size(entry.dtype));
  if (std::ranges::find(entry.sizes, 0) != entry.sizes.end()) return 0;
  for (const int64_t size : entry.sizes) {
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(size), &bytes)) return std::nullopt;
  }
  return bytes;
}

/// The entries cover the data one after another, without holes and overlaps.
void check_offsets(const InputFile& file, std::vector<SafetensorsEntry>& entries) {
  std::ranges::sort(entries, {},
                    [](const SafetensorsEntry& e) { return std::pair(e.begin, e.end); });
  uint64_t position = 0;
  for (const SafetensorsEntry& entry : entries) {
    file.check(entry.begin <= entry.end && needed_bytes(entry) == entry.end - entry.begin,
               "the data_offsets [", entry.begin, ", ", entry.end, "] of '", entry.name,
               "' do not fit the shape ", IntArrayRef(entry.sizes), " of ",
               kDTypeNames[static_cast<size_t>(entry.dtype)]);
    file.check(entry.begin >= position, "the data of '", entry.name,
               "' overlap those of another tensor");
    file.check(entry.begin == position, "there is a hole before the data of '", entry.name, "'");
    position = entry.end;
  }
  file.check(position <= file.remaining(), "the file is truncated: the tensors need ", position,
             " bytes and there are ", file.remaining());
  file.check(position == file.remaining(), "there are ", file.remaining() - position,
             " bytes after the last tensor");
}

}  // namespace

SafetensorsHeader read_safetensors_header(InputFile& file) {
  const auto header_bytes = file.read_number<uint64_t>("the length of the header");
  file.check(header_bytes <= kMaxHeaderBytes, "the header's length ", header_bytes,
             " is beyond the ", kMaxHeaderBytes, " that the format allows");
  file.check(header_bytes <= file.remaining(), "the file ends within the header");
  std::string text(header_bytes, '\0');
  file.read(text.data(), header_bytes, "the header");

  SafetensorsHeader header;
  const Json parsed = parse_header(file, text);
  for (const auto& [name, json] : parsed.items()) {
    if (name == kSafetensorsMetadata) {
      header.metadata = parse_metadata(file, json);
    } else {
      header.entries.push_back(parse_entry(file, name, json));
    }
  }
  check_offsets(file, header.entries);
  return header;
}

std::string safetensors_header_text(const SafetensorsHeader& header) {
  auto json = nlohmann::ordered_json::object();
  if (!header.metadata.empty()) json[std::string(kSafetensorsMetadata)] = header.metadata;
  for (const SafetensorsEntry& entry : header.entries) {
    json[entry.name] = {{"dtype", kDTypeNames[static_cast<size_t>(entry.dtype)]},
                        {"shape", entry.sizes},
                        {"data_offsets", {entry.begin, entry.end}}};
  }
  std::string text = json.dump();
  text.resize((text.size() + 7) / 8 * 8, ' ');
  return text;
}

}  // namespace tenon::io
