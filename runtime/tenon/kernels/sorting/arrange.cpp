#include "tenon/kernels/sorting/arrange.h"

#include <algorithm>
#include <optional>

#include "tenon/kernels/indexing/support.h"
#include "tenon/kernels/sorting/entries.h"
#include "tenon/kernels/sorting/slices.h"
#include "tenon/tensor/dimension.h"

// fits in this file: slices of tensors with results in memory

namespace tenon::kernels {
namespace {

/// The entries of a slice, and room for as many where they are sorted.
template <class Entry>
struct EntrySlice {
  Entry* entries;
  int64_t n;
  int64_t bytes;
  std::optional<uint64_t> nan;

  bool is_nan(const Entry& entry) const { return entry.key() == nan; }
};

/// The middle one of those before the NaNs, which are the last ones; or a NaN.
template <class Entry>
Entry* median(const EntrySlice<Entry>& slice, bool ignores_nan) {
  int64_t numbers = slice.n;
  for (int64_t i = 0; i < slice.n; ++i) numbers -= slice.is_nan(slice.entries[i]);
  const bool is_nan = numbers == 0 || (!ignores_nan && numbers < slice.n);
  return nth_entry(slice.entries, slice.n, is_nan ? numbers : (numbers - 1) / 2);
}

template <class Entry>
Entry* mode(const EntrySlice<Entry>& slice) {
  sort_entries(slice.entries, slice.entries + slice.n, slice.n, slice.bytes);
  Entry* last_of_most = slice.entries;
  int64_t most = 0, begin = 0;
  for (int64_t i = 0; i < slice.n; ++i) {
    if (i + 1 < slice.n && slice.entries[i + 1].key() == slice.entries[i].key()) continue;
    if (i + 1 - begin > most) most = i + 1 - begin, last_of_most = slice.entries + i;
    begin = i + 1;
  }
  return last_of_most;
}

/// Puts the one up to each entry in its place that comes last in the order, or the last NaN.
template <class Entry>
Entry* cumulate(const EntrySlice<Entry>& slice) {
  Entry best = slice.entries[0];
  for (int64_t i = 1; i < slice.n; ++i) {
    Entry& entry = slice.entries[i];
    const bool is_better = entry.key() >= best.key() && !slice.is_nan(best);
    if (is_better || slice.is_nan(entry)) best = entry;
    entry = best;
  }
  return slice.entries;
}

/// Where the entries of the results are.
template <class Entry>
Entry* arrange(const ArrangedCall& call, const EntrySlice<Entry>& slice) {
  Entry* const entries = slice.entries;
  switch (call.arrangement) {
    case Arrangement::kSorted:
      sort_entries(entries, entries + slice.n, slice.n, slice.bytes);
      return entries;
    case Arrangement::kFirst:
      select_entries(entries, slice.n, call.k);
      return entries;
    case Arrangement::kNth:
      return nth_entry(entries, slice.n, call.k);
    case Arrangement::kMode:
      return mode(slice);
    case Arrangement::kCumulative:
      return cumulate(slice);
    default:
      return median(slice, call.arrangement == Arrangement::kNanMedian);
  }
}

/// Writes the elements of `entries` of a slice, and their indices.
template <class Entry>
using StoreEntries = void (*)(const Entry* entries, const void* in, int64_t in_stride, void* values,
                              const Slices& sorted, int64_t* indices, int64_t index_stride);

template <class Entry, class T>
void store(const Entry* entries, const void* in, int64_t in_stride, void* values,
           const Slices& sorted, int64_t* indices, int64_t index_stride) {
  for (int64_t i = 0; i < sorted.length(); ++i) {
    const int64_t index = entries[i].index();
    static_cast<T*>(values)[i * sorted.stride()] = static_cast<const T*>(in)[index * in_stride];
    indices[i * index_stride] = index;
  }
}

template <class Entry>
void arrange_entries(const ArrangedCall& call, const TensorBase& self, const Slices& slices,
                     TensorBase& values, const Slices& sorted, TensorBase& indices,
                     const Slices& sources) {
  const int64_t n = slices.length(), bytes = self.element_size();
  const bool sorts =
      call.arrangement == Arrangement::kSorted || call.arrangement == Arrangement::kMode;
  const auto load = load_entries<Entry>(call.op, self.dtype());
  const auto store_entries =
      dispatch_size(bytes, []<class T>(T) -> StoreEntries<Entry> { return &store<Entry, T>; });
  std::optional<uint64_t> nan;
  if (self.is_floating_point()) nan = call.descending ? 0 : nan_key(self.dtype());
  const auto* in = static_cast<const char*>(self.const_data_ptr());
  auto* out = static_cast<char*>(values.data_ptr());
  auto* places = indices.data_ptr<int64_t>();
  constexpr int64_t kWords = sizeof(Entry) / sizeof(int64_t);
  const SliceScratch scratch(slices, CheckedInt(n) * kWords * (sorts ? 2 : 1));
  scratch.for_each_range([&](int64_t first, int64_t last, int64_t* words) {
    auto* const entries = reinterpret_cast<Entry*>(words);
    auto from = slices.places(first), to = sorted.places(first), source = sources.places(first);
    for (int64_t i = first; i < last; ++i, from.next(), to.next(), source.next()) {
      const char* elements = in + from.offset() * bytes;
      load(elements, n, slices.stride(), call.descending, entries);
      const Entry* results = arrange(call, EntrySlice<Entry>{entries, n, bytes, nan});
      store_entries(results, elements, slices.stride(), out + to.offset() * bytes, sorted,
                    places + source.offset(), sources.stride());
    }
  });
}

}  // namespace

void arrange_slices(const ArrangedCall& call, const TensorBase& self, int64_t dim,
                    TensorBase& values, TensorBase& indices) {
  if (values.numel() == 0) return;
  dim = wrap_dimension(call.op, dim, self.dim());
  const bool has_dim = values.dim() == self.dim();
  const Slices slices(self, dim);
  const Slices sorted = has_dim ? Slices(values, dim) : Slices(values);
  const Slices sources = has_dim ? Slices(indices, dim) : Slices(indices);
  if (is_narrow(self.dtype(), slices.length()))
    arrange_entries<NarrowEntry>(call, self, slices, values, sorted, indices, sources);
  else
    arrange_entries<WideEntry>(call, self, slices, values, sorted, indices, sources);
}

}  // namespace tenon::kernels
