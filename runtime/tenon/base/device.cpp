#include "tenon/base/device.h"

#include <array>
#include <charconv>
#include <ostream>

#include "tenon/base/check.h"

namespace tenon {
namespace {
constexpr std::array<std::string_view, 5> kNames = {"cpu", "meta", "lazy", "privateuse1",
                                                    "privateuse2"};
}  // namespace

Device::Device(std::string_view text) {
  const size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  size_t type = 0;
  while (type < kNames.size() && kNames[type] != name) ++type;
  int index = -1;
  bool valid = type < kNames.size();
  if (valid && colon != std::string_view::npos) {
    const char* end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data() + colon + 1, end, index);
    valid = parsed.ec == std::errc{} && parsed.ptr == end && index >= 0 && index < 128;
  }
  TENON_CHECK(
      valid, DeviceError,
      "Device: expected cpu, meta, lazy, privateuse1 or privateuse2 with an optional index, "
      "got '",
      text, "'");
  *this = Device(static_cast<DeviceType>(type), static_cast<int8_t>(index));
}

std::ostream& operator<<(std::ostream& out, DeviceType type) {
  if (is_enumerator(type)) return out << kNames[static_cast<size_t>(type)];
  return out << "DeviceType(" << static_cast<int>(type) << ')';
}

std::ostream& operator<<(std::ostream& out, Device device) {
  out << device.type();
  if (device.index() >= 0) out << ':' << static_cast<int>(device.index());
  return out;
}

}  // namespace tenon
