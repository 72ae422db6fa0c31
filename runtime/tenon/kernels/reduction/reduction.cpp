#include "tenon/generated/kernels/reduction.h"

#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/reduction/loops.h"
#include "tenon/kernels/reduction/reducer.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

/// A small tensor that lies in order, reduced as a whole, needs no geometry.
template <class Total>
bool reduce_small(Reduction reduction, const TensorBase& self, DimMask mask, Total& total) {
  if (self.numel() > kReductionUnit || !mask.all() || !self.is_contiguous()) return false;
  total = reduction_identity<Total>(reduction);
  reduction_table().inner[static_cast<int>(reduction)][static_cast<int>(self.dtype())](
      &total, self.const_data_ptr(), self.numel(), 1);
  return true;
}

template <class Total>
void reduce_to(Reduction reduction, const TensorBase& self, DimMask mask,
               const Destination<Total>& destination) {
  Total total;
  if (reduce_small(reduction, self, mask, total)) return destination(0, &total, 1);
  Reducer<Total>(reduction, self, mask).run(destination);
}

/// Floating elements into a floating result.
void reduce_floating(Reduction reduction, const TensorBase& self, DimMask mask, double divisor,
                     const TensorBase& result) {
  reduce_to(reduction, self, mask, floats_at(result.data_ptr(), result.dtype(), divisor));
}

/// Into integers or bools, of which `flipped` says bits that are changed.
void reduce_integers(Reduction reduction, const TensorBase& self, DimMask mask, uint64_t flipped,
                     const TensorBase& result) {
  const TensorBase bits = same_bits(result);
  reduce_to(reduction, self, mask, integers_at(bits.data_ptr(), bits.dtype(), flipped));
}

/// Of elements whose dtype has loops.
void reduce(Reduction reduction, const TensorBase& self, DimMask mask, const TensorBase& result) {
  if (result.is_floating_point())
    reduce_floating(reduction, self, mask, 1, result);
  else
    reduce_integers(reduction, self, mask, 0, result);
}

/// The same dimensions of the parts of complex elements, which have one more.
DimMask of_parts(DimMask mask, const TensorBase& self) {
  TENON_CHECK(self.sizes().size() < mask.size(), NotImplementedError, "sum: expected less than ",
              mask.size(), " dimensions of complex numbers, got ", self.dim(),
              "; squeeze those of size 1 first");
  return mask & ~(DimMask().set() << static_cast<size_t>(self.dim()));
}

/// `self` in the dtype that the elements must have before they are combined; integers add up in
/// int64 whatever they are.
TensorBase converted(const TensorBase& self, DType dtype) {
  const bool has_loops = !is_wide_unsigned(self.dtype());
  const bool is_kept = self.dtype() == dtype || (dtype == DType::kInt64 && !self.is_inexact());
  if (is_kept && has_loops) [[likely]]
    return self;
  if (self.dtype() == dtype) return same_bits(self);
  const TensorBase result = make_tensor(self.sizes(), dtype);
  copy_into(self, result);
  return same_bits(result);
}

/// The sums of complex numbers, part by part, divided by `count`.
TENON_COLD void sum_parts(const TensorBase& self, DimMask mask, double count, TensorBase& result) {
  reduce_floating(Reduction::kSum, parts_of(converted(self, result.dtype())), of_parts(mask, self),
                  count, parts_of(result));
}

void sum_over(const TensorBase& self, DimMask mask, TensorBase& result) {
  if (result.is_complex()) [[unlikely]]
    return sum_parts(self, mask, 1, result);
  reduce(Reduction::kSum, converted(self, result.dtype()), mask, result);
}

void mean_over(const TensorBase& self, DimMask mask, TensorBase& result) {
  const double count = static_cast<double>(self.numel()) / static_cast<double>(result.numel());
  if (result.numel() == 0) return;
  if (result.is_complex()) [[unlikely]]
    return sum_parts(self, mask, count, result);
  reduce_floating(Reduction::kSum, converted(self, result.dtype()), mask, count, result);
}

template <class T>
void multiply_complex(const TensorBase& self, DimMask mask, TensorBase& result) {
  const ReductionGeometry geometry(self, mask);
  StridedCounter output(geometry.kept_sizes, geometry.kept_strides);
  T* out = result.data_ptr<T>();
  for (int64_t i = 0; i < geometry.outputs; ++i, output.next()) {
    const T* in = self.const_data_ptr<T>() + output.offset();
    StridedCounter element(geometry.reduced_sizes, geometry.reduced_strides);
    Complex128 product = 1;
    for (int64_t j = 0; j < geometry.count; ++j, element.next()) product *= in[element.offset()];
    out[i] = product;
  }
}

void multiply_over(const TensorBase& self, DimMask mask, TensorBase& result) {
  const TensorBase elements = converted(self, result.dtype());
  if (result.dtype() == DType::kComplex64) {
    multiply_complex<Complex64>(elements, mask, result);
  } else if (result.dtype() == DType::kComplex128) {
    multiply_complex<Complex128>(elements, mask, result);
  } else {
    reduce(Reduction::kProduct, elements, mask, result);
  }
}

void truth_over(Reduction reduction, const TensorBase& self, DimMask mask, TensorBase& result) {
  const TensorBase elements = self.is_complex() ? converted(self, DType::kBool) : same_bits(self);
  reduce(reduction, elements, mask, result);
}

void extremum_over(Reduction reduction, const TensorBase& self, DimMask mask, TensorBase& result) {
  if (!is_wide_unsigned(self.dtype())) return reduce(reduction, self, mask, result);
  reduce_integers(reduction, in_order(self), mask, bits_out_of_order(self.dtype()), result);
}

}  // namespace

void sum(const TensorBase& self, std::optional<DType>, TensorBase& result) {
  sum_over(self, DimMask().set(), result);
}

void sum_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool, std::optional<DType>,
             TensorBase& result) {
  sum_over(self, reduced_dims("sum", dim, self.dim()), result);
}

void mean(const TensorBase& self, std::optional<DType>, TensorBase& result) {
  mean_over(self, DimMask().set(), result);
}

void mean_dim(const TensorBase& self, std::optional<IntArrayRef> dim, bool, std::optional<DType>,
              TensorBase& result) {
  mean_over(self, reduced_dims("mean", dim, self.dim()), result);
}

void prod(const TensorBase& self, std::optional<DType>, TensorBase& result) {
  multiply_over(self, DimMask().set(), result);
}

void prod_dim(const TensorBase& self, int64_t dim, bool, std::optional<DType>, TensorBase& result) {
  multiply_over(self, reduced_dims("prod", dim, self.dim()), result);
}

void amax(const TensorBase& self, IntArrayRef dim, bool, TensorBase& result) {
  extremum_over(Reduction::kMaximum, self, reduced_dims("amax", dim, self.dim()), result);
}

void amin(const TensorBase& self, IntArrayRef dim, bool, TensorBase& result) {
  extremum_over(Reduction::kMinimum, self, reduced_dims("amin", dim, self.dim()), result);
}

void any(const TensorBase& self, TensorBase& result) {
  truth_over(Reduction::kAny, self, DimMask().set(), result);
}

void any_dim(const TensorBase& self, int64_t dim, bool, TensorBase& result) {
  truth_over(Reduction::kAny, self, reduced_dims("any", dim, self.dim()), result);
}

void all(const TensorBase& self, TensorBase& result) {
  truth_over(Reduction::kAll, self, DimMask().set(), result);
}

void all_dim(const TensorBase& self, int64_t dim, bool, TensorBase& result) {
  truth_over(Reduction::kAll, self, reduced_dims("all", dim, self.dim()), result);
}

}  // namespace tenon::kernels
