#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "tenon/tensor/tensor_base.h"

namespace tenon::kernels {

/// How the memory of two tensors meets: not at all; as the same elements in the same order; in some
/// elements otherwise; or it may, but that would take a search to tell.
enum class Overlap { kNone, kFull, kPartial, kUnknown };

/// Neither tensor needs data. Any thread.
TENON_API Overlap memory_overlap(const TensorBase& a, const TensorBase& b);

/// Whether an element of one is memory of the other, by a search where that is what it takes, which
/// marks the bytes of one tensor. OutOfMemoryError.
bool share_elements(const TensorBase& a, const TensorBase& b);

/// Two of several tensors, by their places, that share elements and the first `written` of which
/// have one of them; none in most cases, which cost an order of the tensors by their memory.
/// OutOfMemoryError.
std::optional<std::pair<size_t, size_t>> find_overlap(std::span<const TensorBase* const> tensors,
                                                      size_t written);

/// Whether certainly two elements of the tensor are the same memory, as in an expanded one.
TENON_API bool overlaps_itself(const TensorBase& tensor);

/// ValueError, naming `op` and the argument, where elements of `tensor` certainly share memory with
/// each other.
void check_writable(std::string_view op, const TensorBase& tensor,
                    std::string_view argument = "self");

/// Whether the elements fill a range of memory without gaps or repetition, in any order.
TENON_API bool is_non_overlapping_and_dense(const TensorBase& tensor);

}  // namespace tenon::kernels
