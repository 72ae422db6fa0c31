#include <algorithm>
#include <numeric>

#include "tenon/generated/kernels/indexing.h"
#include "tenon/generated/kernels/sorting.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/reduction/geometry.h"
#include "tenon/kernels/sorting/entries.h"
#include "tenon/tensor/dimension.h"
#include "tenon/tensor/factory.h"

// Runs of equal elements, or of equal slices. As in libtorch no NaN equals another.

// fits in this file: places of elements that have entries in memory

namespace tenon::kernels {
namespace {

using Results = std::tuple<TensorBase, TensorBase, TensorBase>;

/// The elements of a tensor in an order, and whether each of them begins a run.
class Runs {
 public:
  /// Of `n` elements, which begin one run so far.
  explicit Runs(int64_t n)
      : n_(n), memory_(entry_memory(CheckedInt(n) * 2)), begins_(make_tensor({n}, DType::kBool)) {
    std::fill_n(begins_.data_ptr<bool>(), n, false);
  }

  /// Lets runs begin where the `elements` differ that lie `stride` apart.
  void compare(std::string_view op, DType dtype, const void* elements, int64_t stride,
               bool in_order) {
    load_entries<WideEntry>(op, dtype)(elements, n_, stride, false, entries());
    if (in_order) sort_entries(entries(), scratch(), n_, element_size(dtype));
    begin_where_keys_differ(dtype);
  }

  /// Sorts by the `elements` that lie `stride` apart, where equal ones stay in the order of
  /// `order`.
  void sort(std::string_view op, DType dtype, const void* elements, int64_t stride,
            int64_t* order) {
    load_in_order(op, dtype, elements, stride, order);
    sort_entries(entries(), scratch(), n_, element_size(dtype));
    for (int64_t i = 0; i < n_; ++i) scratch()[i] = WideEntry(0, order[entries()[i].index()]);
    for (int64_t i = 0; i < n_; ++i) order[i] = scratch()[i].index();
  }
  /// As `compare` of the elements in an order, which is that of the runs.
  void compare_in_order(std::string_view op, DType dtype, const void* elements, int64_t stride,
                        const int64_t* order) {
    load_in_order(op, dtype, elements, stride, order);
    begin_where_keys_differ(dtype);
    for (int64_t i = 0; i < n_; ++i) entries()[i] = WideEntry(0, order[i]);
  }

  /// The index of the first element of each run.
  TensorBase firsts() const {
    const bool* begins = begins_.const_data_ptr<bool>();
    const int64_t count = std::min<int64_t>(n_, 1) + std::count(begins, begins + n_, true);
    TensorBase result = make_tensor({count}, DType::kInt64);
    for_each([next = result.data_ptr<int64_t>()](int64_t index, bool begin) mutable {
      if (begin) *next++ = index;
    });
    return result;
  }
  /// For each element which run it is in, as a tensor of `sizes`.
  TensorBase inverse(IntArrayRef sizes) const {
    TensorBase result = make_tensor(sizes, DType::kInt64);
    for_each([runs = result.data_ptr<int64_t>(), run = int64_t{-1}](
                 int64_t index, bool begin) mutable { runs[index] = run += begin; });
    return result;
  }
  /// How many elements each of the runs has.
  TensorBase counts(int64_t count) const {
    TensorBase result = make_tensor({count}, DType::kInt64);
    for_each([counts = result.data_ptr<int64_t>(), run = int64_t{-1}](int64_t, bool begin) mutable {
      if (begin) counts[++run] = 0;
      ++counts[run];
    });
    return result;
  }

 private:
  WideEntry* entries() const { return static_cast<WideEntry*>(memory_.data_ptr()); }
  WideEntry* scratch() const { return entries() + n_; }

  /// Makes entries of the elements by their places in an order.
  void load_in_order(std::string_view op, DType dtype, const void* elements, int64_t stride,
                     const int64_t* order) {
    load_entries<WideEntry>(op, dtype)(elements, n_, stride, false, scratch());
    for (int64_t i = 0; i < n_; ++i) entries()[i] = WideEntry(scratch()[order[i]].key(), i);
  }
  void begin_where_keys_differ(DType dtype) {
    const uint64_t nan = nan_key(dtype);
    bool* begins = begins_.data_ptr<bool>();
    for (int64_t i = 1; i < n_; ++i) {
      const uint64_t key = entries()[i].key();
      begins[i] |= key != entries()[i - 1].key() || (key == nan && is_floating_point(dtype));
    }
  }

  template <class Function>
  void for_each(Function function) const {
    const bool* begins = begins_.const_data_ptr<bool>();
    for (int64_t i = 0; i < n_; ++i) function(entries()[i].index(), i == 0 || begins[i]);
  }

  int64_t n_;
  TensorBase memory_, begins_;
};

Results results_of(const Runs& runs, const TensorBase& self, int64_t dim, IntArrayRef sizes,
                   bool return_inverse, bool return_counts) {
  const TensorBase firsts = runs.firsts();
  DimVector selected(self.sizes());
  selected[dim] = firsts.numel();
  TensorBase values = make_tensor(selected, self.dtype());
  index_select(self, dim, firsts, values);
  return {values, return_inverse ? runs.inverse(sizes) : make_tensor({0}, DType::kInt64),
          return_counts ? runs.counts(firsts.numel()) : make_tensor({0}, DType::kInt64)};
}

Results unique_elements(std::string_view op, const TensorBase& self, bool in_order,
                        bool return_inverse, bool return_counts) {
  const TensorBase row_major = contiguous(self);
  const int64_t n = self.numel();
  const TensorBase all = make_alias(row_major, {n}, {1}, row_major.storage_offset());
  Runs runs(n);
  if (n > 0) runs.compare(op, self.dtype(), all.const_data_ptr(), 1, in_order);
  return results_of(runs, all, 0, self.sizes(), return_inverse, return_counts);
}

/// The elements of the slices at each index of a dimension, each place of them in turn.
class SliceElements {
 public:
  /// IndexError for a dimension that there is not; ShapeError for slices without elements.
  SliceElements(std::string_view op, const TensorBase& self, int64_t dim)
      : self_(self),
        dim_(wrap_dimension(op, dim, self.dim())),
        places_(without(self, dim_), self.strides()) {
    bool has_elements = self.dim() > 0;
    for (int64_t i = 0; i < self.dim(); ++i) has_elements &= i == dim_ || self.sizes()[i] > 0;
    TENON_CHECK(has_elements, ShapeError, op,
                ": expected slices with elements where dim is given, got sizes ", self.sizes());
  }

  int64_t dim() const { return dim_; }
  int64_t count() const { return self_.sizes()[dim_]; }
  int64_t stride() const { return self_.strides()[dim_]; }
  /// How many elements a slice has, or 0 where there is no slice.
  int64_t length() const { return count() == 0 ? 0 : self_.numel() / count(); }
  /// Element `i` of the first slice, from which those of the others are `stride` apart.
  const void* elements(int64_t i) const {
    places_.seek(i);
    return static_cast<const char*>(self_.const_data_ptr()) +
           places_.offset() * self_.element_size();
  }

 private:
  static DimVector without(const TensorBase& self, int64_t dim) {
    DimVector sizes(self.sizes());
    if (!sizes.empty()) sizes[dim] = 1;
    return sizes;
  }

  const TensorBase& self_;
  int64_t dim_;
  mutable StridedCounter places_;
};

}  // namespace

std::tuple<TensorBase, TensorBase, TensorBase> unique2(const TensorBase& self, bool,
                                                       bool return_inverse, bool return_counts) {
  meta::check_ordered("unique2", "self", self.dtype());
  return unique_elements("unique2", self, true, return_inverse, return_counts);
}

std::tuple<TensorBase, TensorBase, TensorBase> unique_consecutive(const TensorBase& self,
                                                                  bool return_inverse,
                                                                  bool return_counts,
                                                                  std::optional<int64_t> dim) {
  constexpr std::string_view kOp = "unique_consecutive";
  meta::check_ordered(kOp, "self", self.dtype());
  if (!dim) return unique_elements(kOp, self, false, return_inverse, return_counts);
  const SliceElements slices(kOp, self, *dim);
  Runs runs(slices.count());
  for (int64_t i = 0; i < slices.length(); ++i) {
    runs.compare(kOp, self.dtype(), slices.elements(i), slices.stride(), false);
  }
  return results_of(runs, self, slices.dim(), {slices.count()}, return_inverse, return_counts);
}

std::tuple<TensorBase, TensorBase, TensorBase> unique_dim(const TensorBase& self, int64_t dim, bool,
                                                          bool return_inverse, bool return_counts) {
  constexpr std::string_view kOp = "unique_dim";
  meta::check_ordered(kOp, "self", self.dtype());
  const SliceElements slices(kOp, self, dim);
  Runs runs(slices.count());
  const TensorBase places = make_tensor({slices.count()}, DType::kInt64);
  auto* const order = places.data_ptr<int64_t>();
  std::iota(order, order + slices.count(), int64_t{0});
  // From the last elements on, as digits of numbers are sorted.
  for (int64_t i = slices.length(); i-- > 0;) {
    runs.sort(kOp, self.dtype(), slices.elements(i), slices.stride(), order);
  }
  for (int64_t i = 0; i < slices.length(); ++i) {
    runs.compare_in_order(kOp, self.dtype(), slices.elements(i), slices.stride(), order);
  }
  return results_of(runs, self, slices.dim(), {slices.count()}, return_inverse, return_counts);
}

}  // namespace tenon::kernels
