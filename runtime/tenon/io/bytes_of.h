#pragma once

#include <cstdint>
#include <optional>

#include "tenon/base/array_ref.h"
#include "tenon/base/dtype.h"

namespace tenon::io {

/// The bytes that the elements of an array of these sizes need, none of which is negative: 0 when
/// one size is 0, whatever the others are; nothing when it is more than any file can hold.
std::optional<uint64_t> bytes_of(IntArrayRef sizes, DType dtype);

}  // namespace tenon::io
