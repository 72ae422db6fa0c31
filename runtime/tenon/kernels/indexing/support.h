#pragma once

#include <string_view>
#include <vector>

#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// IndexError, naming `op`, for an element of a contiguous int64 tensor outside [0, size).
void check_indices(std::string_view op, const TensorBase& indices, int64_t size);

/// The elements of an int32 or int64 tensor in row-major order; IndexError, naming `op`, for one
/// outside [0, size).
std::vector<int64_t> checked_indices(std::string_view op, const TensorBase& index, int64_t size);

/// Calls `function(T{})` with a type of `bytes` 1, 2, 4, 8 or 16, as which elements of any dtype
/// can be moved.
template <class Function>
decltype(auto) dispatch_size(int64_t bytes, const Function& function) {
  switch (bytes) {
    case 1:
      return function(uint8_t{});
    case 2:
      return function(uint16_t{});
    case 4:
      return function(uint32_t{});
    case 8:
      return function(uint64_t{});
    default:
      return function(Complex128{});
  }
}

}  // namespace tenon::kernels
