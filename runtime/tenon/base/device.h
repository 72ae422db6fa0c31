#pragma once

#include <cstdint>
#include <iosfwd>
#include <string_view>

#include "tenon/base/export.h"

namespace tenon {

/// A kind of memory and the kernels that work on it. `kMeta` tensors have shapes and no data, those
/// on `kLazy` are computed when they are read, and the last two are for backends of programs.
enum class TENON_API DeviceType : uint8_t {
  kCPU,
  kMeta,
  kLazy,
  kPrivateUse1,
  kPrivateUse2,

  // libtorch's names.
  CPU = kCPU,
  Meta = kMeta,
  Lazy = kLazy,
  PrivateUse1 = kPrivateUse1,
  PrivateUse2 = kPrivateUse2,
};

/// Whether `type` is an enumerator, not a number that was cast.
constexpr bool is_enumerator(DeviceType type) {
  return type <= DeviceType::kPrivateUse2;
}

/// Where a tensor lives. Indices beyond 0 are for backends with several devices. Aligned so that
/// an optional one has four bytes, which a register passes whole, not three.
struct TENON_API Device {
  alignas(2) DeviceType type_ = DeviceType::kCPU;
  int8_t index_ = -1;

  constexpr Device() = default;
  constexpr Device(DeviceType type, int8_t index = -1)  // NOLINT: a type is a device
      : type_(type), index_(index) {}
  /// Parses "cpu", "meta", "lazy", "privateuse1", "privateuse2", each with an optional ":index";
  /// DeviceError otherwise.
  TENON_API explicit Device(std::string_view text);

  constexpr DeviceType type() const { return type_; }
  constexpr int8_t index() const { return index_; }
  constexpr bool is_cpu() const { return type_ == DeviceType::kCPU; }
  constexpr bool is_meta() const { return type_ == DeviceType::kMeta; }
  friend constexpr bool operator==(Device, Device) = default;
};

inline constexpr DeviceType kCPU = DeviceType::kCPU;
inline constexpr DeviceType kMeta = DeviceType::kMeta;
inline constexpr DeviceType kLazy = DeviceType::kLazy;
inline constexpr DeviceType kPrivateUse1 = DeviceType::kPrivateUse1;
inline constexpr DeviceType kPrivateUse2 = DeviceType::kPrivateUse2;

TENON_API std::ostream& operator<<(std::ostream& out, DeviceType type);
TENON_API std::ostream& operator<<(std::ostream& out, Device device);

}  // namespace tenon
