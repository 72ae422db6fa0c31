#pragma once

#include <optional>
#include <string_view>

#include "tenon/base/layout.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What copies return.
namespace tenon::meta {

/// As `self`, with its strides where they are dense and no other memory format is asked for.
TensorSpec clone(const TensorBase& self, std::optional<MemoryFormat> memory_format);
/// The same for elements that have an order; DTypeError, naming `op`, for complex ones.
TensorSpec in_interval(const TensorBase& self, std::string_view op);
/// The same of another dtype or device; DeviceError for a copy from the meta device, which has no
/// data, to another.
TensorSpec to_copy(const TensorBase& self, std::optional<DType> dtype, std::optional<Device> device,
                   std::optional<MemoryFormat> memory_format);
/// As `clone` of `self`, to whose sizes those of `src` must broadcast.
TensorSpec copy(const TensorBase& self, const TensorBase& src);

}  // namespace tenon::meta
