#include "tenon/kernels/sorting/entries.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "tenon/kernels/sorting/order_key.h"
#include "tenon/tensor/factory.h"

// fits in this file: counts of entries in memory

namespace tenon::kernels {
namespace {

constexpr int kDigitBits = 8;
constexpr int64_t kDigits = int64_t{1} << kDigitBits;
/// Below so many entries comparing takes less time than counting digits.
constexpr int64_t kFewEntries = 256;
/// One in so many entries is found by a heap of them.
constexpr int64_t kFewSelected = 64;

template <class Entry, class T>
void load(const void* elements, int64_t n, int64_t stride, bool descending, Entry* entries) {
  using Key = decltype(order_key(T{}));
  const Key mask = descending ? std::numeric_limits<Key>::max() : Key{0};
  const T* in = static_cast<const T*>(elements);
  for (int64_t i = 0; i < n; ++i)
    entries[i] = Entry(static_cast<Key>(order_key(in[i * stride]) ^ mask), i);
}

template <class Entry>
int64_t digit_of(const Entry& entry, int64_t place) {
  return static_cast<int64_t>(entry.key() >> (place * kDigitBits)) & (kDigits - 1);
}

/// Moves each entry to where its digit at `place` belongs, of which there are `counts`.
template <class Entry>
void distribute(const Entry* from, Entry* to, int64_t n, int64_t place, int64_t* counts) {
  int64_t begin = 0;
  for (int64_t digit = 0; digit < kDigits; ++digit) begin += std::exchange(counts[digit], begin);
  for (int64_t i = 0; i < n; ++i) to[counts[digit_of(from[i], place)]++] = from[i];
}

}  // namespace

TensorBase entry_memory(CheckedInt n) {
  constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
  return make_tensor({(n * 2).value_or(kMost)}, DType::kInt64);
}

template <class Entry>
LoadEntries<Entry> load_entries(std::string_view op, DType dtype) {
  return dispatch_real(op, dtype,
                       []<class T>(TypeTag<T>) -> LoadEntries<Entry> { return &load<Entry, T>; });
}

/// By the digits of the keys, from the last one on: each pass keeps the order of equal digits.
template <class Entry>
void sort_entries(Entry* entries, Entry* scratch, int64_t n, int64_t bytes) {
  if (n <= kFewEntries) return std::sort(entries, entries + n);
  int64_t counts[sizeof(uint64_t)][kDigits] = {};
  for (int64_t i = 0; i < n; ++i) {
    for (int64_t place = 0; place < bytes; ++place) ++counts[place][digit_of(entries[i], place)];
  }
  Entry *from = entries, *to = scratch;
  for (int64_t place = 0; place < bytes; ++place) {
    if (counts[place][digit_of(from[0], place)] == n) continue;  // all have this digit
    distribute(from, to, n, place, counts[place]);
    std::swap(from, to);
  }
  if (from != entries) std::copy_n(from, n, entries);
}

template <class Entry>
void select_entries(Entry* entries, int64_t n, int64_t k) {
  if (k <= n / kFewSelected) return std::partial_sort(entries, entries + k, entries + n);
  if (k < n) std::nth_element(entries, entries + k, entries + n);
  std::sort(entries, entries + k);
}

template <class Entry>
Entry* nth_entry(Entry* entries, int64_t n, int64_t k) {
  std::nth_element(entries, entries + k, entries + n);
  return entries + k;
}

template LoadEntries<NarrowEntry> load_entries(std::string_view, DType);
template LoadEntries<WideEntry> load_entries(std::string_view, DType);
template void sort_entries(NarrowEntry*, NarrowEntry*, int64_t, int64_t);
template void sort_entries(WideEntry*, WideEntry*, int64_t, int64_t);
template void select_entries(NarrowEntry*, int64_t, int64_t);
template void select_entries(WideEntry*, int64_t, int64_t);
template NarrowEntry* nth_entry(NarrowEntry*, int64_t, int64_t);
template WideEntry* nth_entry(WideEntry*, int64_t, int64_t);

}  // namespace tenon::kernels
