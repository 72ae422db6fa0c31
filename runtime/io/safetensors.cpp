#include "tenon/io/safetensors.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

#include "tenon/base/allocator.h"
#include "tenon/io/bool_data.h"
#include "tenon/io/file.h"
#include "tenon/tensor/factory.h"

namespace tenon::io {
namespace {

using Json = nlohmann::json;

constexpr uint64_t kMaxHeaderBytes = 100'000'000;
constexpr std::string_view kMetadata = "__metadata__";

/// In the order of `DType`.
constexpr std::array<std::string_view, kDTypeCount> kDTypeNames = {
    "U8", "I8", "I16", "I32", "I64", "BOOL", "BF16", "F32", "F64"};

struct Entry {
  std::string name;
  DType dtype;
  std::vector<int64_t> sizes;
  uint64_t begin;
  uint64_t end;
};

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

TextMap parse_metadata(const InputFile& file, const Json& json) {
  file.check(json.is_object(), "the metadata are not a JSON object");
  TextMap metadata;
  for (const auto& [key, value] : json.items()) {
    file.check(value.is_string(), "the metadata '", key, "' is not a string");
    metadata.emplace(key, value.get<std::string>());
  }
  return metadata;
}

Entry parse_entry(const InputFile& file, const std::string& name, const Json& json) {
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
std::optional<uint64_t> needed_bytes(const Entry& entry) {
  uint64_t bytes = static_cast<uint64_t>(element_size(entry.dtype));
  if (std::ranges::find(entry.sizes, 0) != entry.sizes.end()) return 0;
  for (const int64_t size : entry.sizes) {
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(size), &bytes)) return std::nullopt;
  }
  return bytes;
}

/// The entries cover the data one after another, without holes and overlaps.
void check_offsets(const InputFile& file, std::vector<Entry>& entries) {
  std::ranges::sort(entries, {}, [](const Entry& e) { return std::pair(e.begin, e.end); });
  uint64_t position = 0;
  for (const Entry& entry : entries) {
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

Tensor contiguous_on_cpu(const std::string& name, const Tensor& tensor) {
  TENON_CHECK(tensor.defined(), ValueError, "save_safetensors: the tensor '", name,
              "' is undefined");
  TENON_CHECK(!tensor.is_meta(), DeviceError, "save_safetensors: the tensor '", name,
              "' on the device ", tensor.device(), " has no data");
  return tensor.detach().cpu().contiguous();
}

std::string header_text(const std::vector<std::pair<std::string, Tensor>>& tensors,
                        const TextMap& metadata) {
  auto header = nlohmann::ordered_json::object();
  if (!metadata.empty()) header[std::string(kMetadata)] = metadata;
  uint64_t position = 0;
  for (const auto& [name, tensor] : tensors) {
    const uint64_t end = position + tensor.nbytes();
    header[name] = {{"dtype", kDTypeNames[static_cast<size_t>(tensor.dtype())]},
                    {"shape", tensor.sizes().vec()},
                    {"data_offsets", {position, end}}};
    position = end;
  }
  std::string text = header.dump();
  text.resize((text.size() + 7) / 8 * 8, ' ');  // the data start at a multiple of 8
  return text;
}

}  // namespace

TensorMap load_safetensors(const std::filesystem::path& path, TextMap* metadata) {
  InputFile file("load_safetensors", path);
  const auto header_bytes = file.read_number<uint64_t>("the length of the header");
  file.check(header_bytes <= kMaxHeaderBytes, "the header's length ", header_bytes,
             " is beyond the ", kMaxHeaderBytes, " that the format allows");
  file.check(header_bytes <= file.remaining(), "the file ends within the header");
  std::string text(header_bytes, '\0');
  file.read(text.data(), header_bytes, "the header");

  TextMap parsed_metadata;
  std::vector<Entry> entries;
  const Json header = parse_header(file, text);
  for (const auto& [name, json] : header.items()) {
    if (name == kMetadata) {
      parsed_metadata = parse_metadata(file, json);
    } else {
      entries.push_back(parse_entry(file, name, json));
    }
  }
  check_offsets(file, entries);
  TensorMap tensors;
  for (const Entry& entry : entries) {
    const TensorBase tensor = make_tensor(entry.sizes, entry.dtype);
    file.read(tensor.data_ptr(), tensor.nbytes(), "the data");
    file.check(is_valid_bool_data(tensor), "the tensor '", entry.name,
               "' of BOOL has bytes that are neither 0 nor 1");
    tensors.emplace(entry.name, tensor);
  }
  if (metadata != nullptr) *metadata = std::move(parsed_metadata);
  return tensors;
}

void save_safetensors(const std::filesystem::path& path, const TensorMap& tensors,
                      const TextMap& metadata) {
  std::vector<std::pair<std::string, Tensor>> ordered;
  for (const auto& [name, tensor] : tensors) {
    TENON_CHECK(name != kMetadata, ValueError, "save_safetensors: a tensor cannot be called '",
                name, "'");
    ordered.emplace_back(name, contiguous_on_cpu(name, tensor));
  }
  // Wide elements first, so that all data are aligned in the file.
  std::ranges::stable_sort(ordered, std::greater(),
                           [](const auto& each) { return each.second.element_size(); });
  const std::string header = header_text(ordered, metadata);
  const uint64_t header_bytes = header.size();

  OutputFile file("save_safetensors", path);
  file.write(&header_bytes, sizeof(header_bytes));
  file.write(header.data(), header.size());
  for (const auto& [name, tensor] : ordered) file.write(tensor.data_ptr(), tensor.nbytes());
  file.commit();
}

}  // namespace tenon::io
