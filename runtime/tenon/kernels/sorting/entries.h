#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/tensor/tensor_base.h"

// Elements as they are compared: what sorts, selects and counts them is compiled for two types of
// entries instead of every dtype.

namespace tenon::kernels {

/// The key of an element and its index, by which equal keys are ordered, so that no two entries of
/// a slice are equal and every order of them is a stable one. Of keys and indices of 32 bits.
class NarrowEntry {
 public:
  NarrowEntry() = default;
  NarrowEntry(uint64_t key, int64_t index) : word_(key << 32 | static_cast<uint64_t>(index)) {}
  uint64_t key() const { return word_ >> 32; }
  int64_t index() const { return static_cast<int64_t>(word_ & 0xffffffffu); }
  auto operator<=>(const NarrowEntry&) const = default;

 private:
  uint64_t word_;
};

/// The same of 64 bits each.
class WideEntry {
 public:
  WideEntry() = default;
  WideEntry(uint64_t key, int64_t index) : key_(key), index_(index) {}
  uint64_t key() const { return key_; }
  int64_t index() const { return index_; }
  auto operator<=>(const WideEntry&) const = default;

 private:
  uint64_t key_;
  int64_t index_;
};

/// Whether slices of `n` elements of `dtype` are narrow entries.
inline bool is_narrow(DType dtype, int64_t n) {
  return element_size(dtype) <= 4 && n <= int64_t{1} << 32;
}

/// Memory for `n` wide entries; OutOfMemoryError.
TensorBase entry_memory(CheckedInt n);

/// The key of NaN among those of a floating dtype, which no number has.
inline uint64_t nan_key(DType dtype) {
  return ~uint64_t{0} >> (64 - 8 * element_size(dtype));  // fits: at most 64
}

/// Makes the entries of `n` elements that lie `stride` apart; `descending` ones are ordered from
/// the greatest element to the smallest, and equal ones by their indices all the same.
template <class Entry>
using LoadEntries = void (*)(const void* elements, int64_t n, int64_t stride, bool descending,
                             Entry* entries);
/// Of elements of `dtype`.
template <class Entry>
LoadEntries<Entry> load_entries(std::string_view op, DType dtype);

/// Sorts `n` entries of elements of `bytes` bytes, the indices of which ascend. `scratch` is for
/// as many; nothing is allocated.
template <class Entry>
void sort_entries(Entry* entries, Entry* scratch, int64_t n, int64_t bytes);

/// Moves the `k` least of `n` entries to the front, in order.
template <class Entry>
void select_entries(Entry* entries, int64_t n, int64_t k);

/// Moves the entry before which there are `k` of `n` to where it belongs, which is returned.
template <class Entry>
Entry* nth_entry(Entry* entries, int64_t n, int64_t k);

}  // namespace tenon::kernels
