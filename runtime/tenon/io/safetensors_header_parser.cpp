#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "tenon/io/limits.h"
#include "tenon/io/safetensors_header.h"
#include "tenon/io/text.h"

namespace tenon::io {
namespace {

using Json = nlohmann::json;

/// In the order of `DType`.
constexpr std::array<std::string_view, kDTypeCount> kDTypeNames = {
    "U8",  "I8",  "I16", "I32", "I64", "BOOL", "F16", "BF16",
    "F32", "F64", "C64", "",    "U16", "U32",  "U64"};

/// Hears what the JSON parser reads, so that nothing is built but the header. Each function throws,
/// or returns that reading goes on.
class HeaderListener {
 public:
  explicit HeaderListener(const InputFile& file) : file_(file) {}

  SafetensorsHeader take() { return std::move(header_); }

  bool null() { return scalar(); }
  bool boolean(bool) { return scalar(); }
  bool number_integer(Json::number_integer_t) { return scalar(); }
  bool number_float(Json::number_float_t, const std::string&) { return scalar(); }
  bool binary(Json::binary_t&) { return scalar(); }

  bool number_unsigned(uint64_t number) {
    const bool in_shape = depth_ == 3 && place_ == Place::kShape;
    const bool in_offsets = depth_ == 3 && place_ == Place::kOffsets;
    if (number > INT64_MAX || !(in_shape || in_offsets)) return scalar();
    if (in_shape) {
      if (entry_.sizes.size() == kMaxDimensions) refuse_dimensions();
      entry_.sizes.push_back(static_cast<int64_t>(number));
    } else {
      if (offsets_ == 2) refuse_value();
      (offsets_++ == 0 ? entry_.begin : entry_.end) = number;
    }
    return true;
  }

  bool string(std::string& text) {
    if (depth_ == 2 && place_ == Place::kMetadata) {
      if (!header_.metadata.emplace(key_, std::move(text)).second) refuse_twice(key_);
      return true;
    }
    if (depth_ != 2 || place_ != Place::kDType) return scalar();
    const auto found = std::ranges::find(kDTypeNames, text);
    if (text.empty() || found == kDTypeNames.end()) {
      file_.fail("the dtype ", shown(text), " of ", shown(entry_.name), " is not supported");
    }
    entry_.dtype = static_cast<DType>(found - kDTypeNames.begin());
    return true;
  }

  bool key(std::string& text) {
    if (depth_ == 1) {
      begin_member(text);
    } else if (depth_ == 2 && place_ == Place::kMetadata) {
      file_.check(header_.metadata.size() < kMaxMetadata, "the header has more than ", kMaxMetadata,
                  " metadata");
      key_ = std::move(text);
    } else if (depth_ == 2) {
      begin_entry_member(text);
    }
    return true;
  }

  bool start_object(size_t) {
    const bool expected = depth_ < 2 || place_ == Place::kIgnored;
    if (!expected) refuse_value();
    return open();
  }
  bool start_array(size_t) {
    const bool expected =
        depth_ >= 2 && (place_ == Place::kIgnored ||
                        (depth_ == 2 && (place_ == Place::kShape || place_ == Place::kOffsets)));
    if (!expected) refuse_value();
    return open();
  }
  bool end_object() {
    if (--depth_ == 1 && place_ != Place::kMetadata) end_entry();
    return true;
  }
  bool end_array() {
    --depth_;
    return true;
  }

  bool parse_error(size_t position, const std::string&, const Json::exception& error) {
    const std::string_view what = error.what();
    file_.fail("the header is not JSON at its byte ", position, ": ",
               shown(what.substr(std::min(what.find(": ") + 2, what.size()))));
  }

 private:
  /// What the value that comes next belongs to. Deeper down it stays what it is.
  enum class Place { kTop, kEntry, kMetadata, kDType, kShape, kOffsets, kIgnored };

  bool open() {
    file_.check(depth_ < kMaxNesting, "the header nests deeper than ", kMaxNesting, " levels");
    ++depth_;
    return true;
  }

  /// A value that is no object and no list, and for which there is no better place.
  bool scalar() {
    if (place_ != Place::kIgnored) refuse_value();
    return true;
  }

  [[noreturn]] void refuse_twice(std::string_view key) const {
    file_.fail("the header has ", shown(key), " twice");
  }
  [[noreturn]] void refuse_dimensions() const {
    file_.fail("the shape of ", shown(entry_.name), " has more than ", kMaxDimensions,
               " dimensions");
  }
  [[noreturn]] void refuse_value() const {
    switch (place_) {
      case Place::kTop:
        file_.fail("the header is not a JSON object");
      case Place::kMetadata:
        if (depth_ == 1) file_.fail("the metadata are not a JSON object");
        file_.fail("the metadata ", shown(key_), " is not a string");
      case Place::kDType:
        file_.fail("the dtype of ", shown(entry_.name), " is not a string");
      case Place::kShape:
        file_.fail("the shape of ", shown(entry_.name), " is not a list of sizes");
      case Place::kOffsets:
        file_.fail("the data_offsets of ", shown(entry_.name), " are not two positions");
      case Place::kEntry:
      case Place::kIgnored:
        break;
    }
    file_.fail("the tensor ", shown(entry_.name), " has not a dtype, a shape and data_offsets");
  }

  void begin_member(std::string& name) {
    if (name == kSafetensorsMetadata) {
      if (std::exchange(has_metadata_, true)) refuse_twice(name);
      place_ = Place::kMetadata;
      return;
    }
    file_.check(header_.entries.size() < kMaxTensors, "the header has more than ", kMaxTensors,
                " tensors");
    if (name.size() > kMaxNameBytes) {
      file_.fail("the name ", shown(name), " is longer than ", kMaxNameBytes, " bytes");
    }
    entry_ = {std::move(name), DType::kUInt8, {}, 0, 0};
    offsets_ = 0;
    seen_ = 0;
    place_ = Place::kEntry;
  }

  void begin_entry_member(std::string_view name) {
    place_ = name == "dtype"          ? Place::kDType
             : name == "shape"        ? Place::kShape
             : name == "data_offsets" ? Place::kOffsets
                                      : Place::kIgnored;
    if (place_ == Place::kIgnored) return;
    const unsigned bit = 1u << static_cast<unsigned>(place_);
    if ((seen_ & bit) != 0) refuse_twice(name);
    seen_ |= bit;
  }

  void end_entry() {
    constexpr unsigned kAll = 1u << static_cast<unsigned>(Place::kDType) |
                              1u << static_cast<unsigned>(Place::kShape) |
                              1u << static_cast<unsigned>(Place::kOffsets);
    place_ = seen_ == kAll ? Place::kOffsets : Place::kEntry;
    if (seen_ != kAll || offsets_ != 2) refuse_value();
    header_.entries.push_back(std::move(entry_));
  }

  const InputFile& file_;
  SafetensorsHeader header_;
  size_t depth_ = 0;
  Place place_ = Place::kTop;
  std::string key_;
  SafetensorsEntry entry_{};
  int offsets_ = 0;
  unsigned seen_ = 0;
  bool has_metadata_ = false;
};

}  // namespace

std::string_view safetensors_dtype_name(DType dtype) {
  return kDTypeNames[static_cast<size_t>(dtype)];
}

SafetensorsHeader parse_safetensors_header(const InputFile& file, const std::string& text) {
  HeaderListener listener(file);
  Json::sax_parse(text, &listener);
  return listener.take();
}

}  // namespace tenon::io
