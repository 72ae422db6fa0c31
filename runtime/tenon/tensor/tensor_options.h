#pragma once

#include <optional>

#include "tenon/base/device.h"
#include "tenon/base/dtype.h"
#include "tenon/base/layout.h"

namespace tenon {

/// What a factory is asked for; everything left out has a default. Built fluently:
/// `TensorOptions().dtype(kFloat64).requires_grad(true)`.
class TensorOptions {
 public:
  TensorOptions() = default;
  TensorOptions(DType dtype) : dtype_(dtype) {}          // NOLINT: a dtype alone is options
  TensorOptions(Device device) : device_(device) {}      // NOLINT
  TensorOptions(DeviceType device) : device_(device) {}  // NOLINT
  TensorOptions(Layout layout) : layout_(layout) {}      // NOLINT
  TensorOptions(MemoryFormat format) : memory_format_(format) {}  // NOLINT

  TensorOptions dtype(std::optional<DType> dtype) const {
    return with(&TensorOptions::dtype_, dtype);
  }
  TensorOptions device(std::optional<Device> device) const {
    return with(&TensorOptions::device_, device);
  }
  TensorOptions layout(std::optional<Layout> layout) const {
    return with(&TensorOptions::layout_, layout);
  }
  TensorOptions memory_format(std::optional<MemoryFormat> format) const {
    return with(&TensorOptions::memory_format_, format);
  }
  TensorOptions pinned_memory(std::optional<bool> pinned) const {
    return with(&TensorOptions::pinned_memory_, pinned);
  }
  TensorOptions requires_grad(std::optional<bool> requires_grad) const {
    return with(&TensorOptions::requires_grad_, requires_grad);
  }

  DType dtype() const { return dtype_.value_or(default_dtype()); }
  Device device() const { return device_.value_or(Device(kCPU)); }
  Layout layout() const { return layout_.value_or(kStrided); }
  bool requires_grad() const { return requires_grad_.value_or(false); }
  bool pinned_memory() const { return pinned_memory_.value_or(false); }
  std::optional<DType> dtype_opt() const { return dtype_; }
  std::optional<Device> device_opt() const { return device_; }
  std::optional<Layout> layout_opt() const { return layout_; }
  std::optional<bool> pinned_memory_opt() const { return pinned_memory_; }
  std::optional<MemoryFormat> memory_format_opt() const { return memory_format_; }

 private:
  template <class T>
  TensorOptions with(std::optional<T> TensorOptions::*field, std::optional<T> value) const {
    TensorOptions result = *this;
    result.*field = value;
    return result;
  }

  std::optional<DType> dtype_;
  std::optional<Device> device_;
  std::optional<Layout> layout_;
  std::optional<MemoryFormat> memory_format_;
  std::optional<bool> pinned_memory_;
  std::optional<bool> requires_grad_;
};

inline TensorOptions dtype(DType dtype) {
  return TensorOptions(dtype);
}
inline TensorOptions device(Device device) {
  return TensorOptions(device);
}
inline TensorOptions requires_grad(bool requires_grad = true) {
  return TensorOptions().requires_grad(requires_grad);
}

}  // namespace tenon
