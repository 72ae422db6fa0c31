// Generated from ops.yaml by templates/tensor_methods.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/abs.h"
#include "tenon/generated/ops/acos.h"
#include "tenon/generated/ops/acosh.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/all.h"
#include "tenon/generated/ops/allclose.h"
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/any.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/asin.h"
#include "tenon/generated/ops/asinh.h"
#include "tenon/generated/ops/atan.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/atanh.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_not.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/log.h"
#include "tenon/generated/ops/log10.h"
#include "tenon/generated/ops/log1p.h"
#include "tenon/generated/ops/log2.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/logical_xor.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/lt.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/reciprocal.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/reshape_as.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/round.h"
#include "tenon/generated/ops/rsqrt.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/sigmoid.h"
#include "tenon/generated/ops/sign.h"
#include "tenon/generated/ops/sin.h"
#include "tenon/generated/ops/sinh.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/sqrt.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/std.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/tan.h"
#include "tenon/generated/ops/tanh.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"
#include "tenon/generated/ops/trunc.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/var.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {

// relu(Tensor self) -> Tensor
Tensor Tensor::relu() const {
  return stubs::relu::call(*this);
}

// relu_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::relu_() const {
  stubs::relu_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor Tensor::softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::softmax_int::call(*this, dim, dtype);
}

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
Tensor Tensor::log_softmax(int64_t dim, std::optional<DType> dtype) const {
  return stubs::log_softmax_int::call(*this, dim, dtype);
}

// eq.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::eq(const Tensor& other) const {
  return stubs::eq_Tensor::call(*this, other);
}

// eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::eq_(const Tensor& other) const {
  stubs::eq__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// eq.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::eq(const Scalar& other) const {
  return stubs::eq_Scalar::call(*this, other);
}

// eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::eq_(const Scalar& other) const {
  stubs::eq__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ne.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::ne(const Tensor& other) const {
  return stubs::ne_Tensor::call(*this, other);
}

// ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::ne_(const Tensor& other) const {
  stubs::ne__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ne.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::ne(const Scalar& other) const {
  return stubs::ne_Scalar::call(*this, other);
}

// ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::ne_(const Scalar& other) const {
  stubs::ne__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// gt.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::gt(const Tensor& other) const {
  return stubs::gt_Tensor::call(*this, other);
}

// gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::gt_(const Tensor& other) const {
  stubs::gt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// gt.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::gt(const Scalar& other) const {
  return stubs::gt_Scalar::call(*this, other);
}

// gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::gt_(const Scalar& other) const {
  stubs::gt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ge.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::ge(const Tensor& other) const {
  return stubs::ge_Tensor::call(*this, other);
}

// ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::ge_(const Tensor& other) const {
  stubs::ge__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// ge.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::ge(const Scalar& other) const {
  return stubs::ge_Scalar::call(*this, other);
}

// ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::ge_(const Scalar& other) const {
  stubs::ge__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// lt.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::lt(const Tensor& other) const {
  return stubs::lt_Tensor::call(*this, other);
}

// lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::lt_(const Tensor& other) const {
  stubs::lt__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// lt.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::lt(const Scalar& other) const {
  return stubs::lt_Scalar::call(*this, other);
}

// lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::lt_(const Scalar& other) const {
  stubs::lt__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// le.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::le(const Tensor& other) const {
  return stubs::le_Tensor::call(*this, other);
}

// le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::le_(const Tensor& other) const {
  stubs::le__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// le.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::le(const Scalar& other) const {
  return stubs::le_Scalar::call(*this, other);
}

// le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::le_(const Scalar& other) const {
  stubs::le__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// logical_and(Tensor self, Tensor other) -> Tensor
Tensor Tensor::logical_and(const Tensor& other) const {
  return stubs::logical_and::call(*this, other);
}

// logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::logical_and_(const Tensor& other) const {
  stubs::logical_and_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// logical_or(Tensor self, Tensor other) -> Tensor
Tensor Tensor::logical_or(const Tensor& other) const {
  return stubs::logical_or::call(*this, other);
}

// logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::logical_or_(const Tensor& other) const {
  stubs::logical_or_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// logical_xor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::logical_xor(const Tensor& other) const {
  return stubs::logical_xor::call(*this, other);
}

// logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::logical_xor_(const Tensor& other) const {
  stubs::logical_xor_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// equal(Tensor self, Tensor other) -> bool
bool Tensor::equal(const Tensor& other) const {
  return stubs::equal::call(*this, other);
}

// isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   Tensor
Tensor Tensor::isclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::isclose::call(*this, other, rtol, atol, equal_nan);
}

// allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) ->
//   bool
bool Tensor::allclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::allclose::call(*this, other, rtol, atol, equal_nan);
}

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
Tensor Tensor::clone(std::optional<MemoryFormat> memory_format) const {
  return stubs::clone::call(*this, memory_format);
}

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
Tensor& Tensor::copy_(const Tensor& src, bool non_blocking) const {
  stubs::copy_::call(const_cast<Tensor&>(*this), src, non_blocking);
  return const_cast<Tensor&>(*this);
}

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
Tensor Tensor::contiguous(MemoryFormat memory_format) const {
  return stubs::contiguous::call(*this, memory_format);
}

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
Tensor Tensor::to(DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_dtype::call(*this, dtype, non_blocking, copy, memory_format);
}

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
Tensor Tensor::to(Device device, DType dtype, bool non_blocking, bool copy,
                  std::optional<MemoryFormat> memory_format) const {
  return stubs::to_device::call(*this, device, dtype, non_blocking, copy, memory_format);
}

// type_as(Tensor self, Tensor other) -> Tensor
Tensor Tensor::type_as(const Tensor& other) const {
  return stubs::type_as::call(*this, other);
}

// item(Tensor self) -> Scalar
Scalar Tensor::item() const {
  return stubs::item::call(*this);
}

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
Tensor& Tensor::fill_(const Scalar& value) const {
  stubs::fill__Scalar::call(const_cast<Tensor&>(*this), value);
  return const_cast<Tensor&>(*this);
}

// zero_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::zero_() const {
  stubs::zero_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
Tensor& Tensor::resize_(IntArrayRef size, std::optional<MemoryFormat> memory_format) const {
  stubs::resize_::call(const_cast<Tensor&>(*this), size, memory_format);
  return const_cast<Tensor&>(*this);
}

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
Tensor Tensor::new_zeros(IntArrayRef size, const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_zeros::call(*this, size, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(),
                             detail::pin_memory_of_row_major("new_zeros", options)), options);
}

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor Tensor::new_full(IntArrayRef size, const Scalar& fill_value,
                        const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_full::call(*this, size, fill_value, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("new_full", options)), options);
}

// index_select(Tensor self, int dim, Tensor index) -> Tensor
Tensor Tensor::index_select(int64_t dim, const Tensor& index) const {
  return stubs::index_select::call(*this, dim, index);
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
Tensor Tensor::index_add(int64_t dim, const Tensor& index, const Tensor& source,
                         const Scalar& alpha) const {
  return stubs::index_add::call(*this, dim, index, source, alpha);
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
Tensor& Tensor::index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                           const Scalar& alpha) const {
  stubs::index_add_::call(const_cast<Tensor&>(*this), dim, index, source, alpha);
  return const_cast<Tensor&>(*this);
}

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
Tensor Tensor::masked_fill(const Tensor& mask, const Scalar& value) const {
  return stubs::masked_fill_Scalar::call(*this, mask, value);
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
Tensor& Tensor::masked_fill_(const Tensor& mask, const Scalar& value) const {
  stubs::masked_fill__Scalar::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
Tensor Tensor::masked_fill(const Tensor& mask, const Tensor& value) const {
  return stubs::masked_fill_Tensor::call(*this, mask, value);
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
Tensor& Tensor::masked_fill_(const Tensor& mask, const Tensor& value) const {
  stubs::masked_fill__Tensor::call(const_cast<Tensor&>(*this), mask, value);
  return const_cast<Tensor&>(*this);
}

// tril(Tensor self, int diagonal=0) -> Tensor
Tensor Tensor::tril(int64_t diagonal) const {
  return stubs::tril::call(*this, diagonal);
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
Tensor& Tensor::tril_(int64_t diagonal) const {
  stubs::tril_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

// triu(Tensor self, int diagonal=0) -> Tensor
Tensor Tensor::triu(int64_t diagonal) const {
  return stubs::triu::call(*this, diagonal);
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
Tensor& Tensor::triu_(int64_t diagonal) const {
  stubs::triu_::call(const_cast<Tensor&>(*this), diagonal);
  return const_cast<Tensor&>(*this);
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
Tensor Tensor::select_scatter(const Tensor& src, int64_t dim, int64_t index) const {
  return stubs::select_scatter::call(*this, src, dim, index);
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
Tensor Tensor::slice_scatter(const Tensor& src, int64_t dim, std::optional<int64_t> start,
                             std::optional<int64_t> end, int64_t step) const {
  return stubs::slice_scatter::call(*this, src, dim, start, end, step);
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
Tensor Tensor::diagonal_scatter(const Tensor& src, int64_t offset, int64_t dim1,
                                int64_t dim2) const {
  return stubs::diagonal_scatter::call(*this, src, offset, dim1, dim2);
}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
Tensor Tensor::as_strided_scatter(const Tensor& src, IntArrayRef size, IntArrayRef stride,
                                  std::optional<int64_t> storage_offset) const {
  return stubs::as_strided_scatter::call(*this, src, size, stride, storage_offset);
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
Tensor Tensor::gather(int64_t dim, const Tensor& index, bool sparse_grad) const {
  return stubs::gather::call(*this, dim, index, sparse_grad);
}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_src::call(*this, dim, index, src);
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Tensor& src) const {
  stubs::scatter__src::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
Tensor Tensor::scatter(int64_t dim, const Tensor& index, const Scalar& value) const {
  return stubs::scatter_value::call(*this, dim, index, value);
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
Tensor& Tensor::scatter_(int64_t dim, const Tensor& index, const Scalar& value) const {
  stubs::scatter__value::call(const_cast<Tensor&>(*this), dim, index, value);
  return const_cast<Tensor&>(*this);
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
Tensor Tensor::scatter_add(int64_t dim, const Tensor& index, const Tensor& src) const {
  return stubs::scatter_add::call(*this, dim, index, src);
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
Tensor& Tensor::scatter_add_(int64_t dim, const Tensor& index, const Tensor& src) const {
  stubs::scatter_add_::call(const_cast<Tensor&>(*this), dim, index, src);
  return const_cast<Tensor&>(*this);
}

// repeat(Tensor self, SymInt[] repeats) -> Tensor
Tensor Tensor::repeat(IntArrayRef repeats) const {
  return stubs::repeat::call(*this, repeats);
}

// repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt?
//   output_size=None) -> Tensor
Tensor Tensor::repeat_interleave(int64_t repeats, std::optional<int64_t> dim,
                                 std::optional<int64_t> output_size) const {
  return stubs::repeat_interleave_self_int::call(*this, repeats, dim, output_size);
}

// flip(Tensor self, int[] dims) -> Tensor
Tensor Tensor::flip(IntArrayRef dims) const {
  return stubs::flip::call(*this, dims);
}

// mm(Tensor self, Tensor mat2) -> Tensor
Tensor Tensor::mm(const Tensor& mat2) const {
  return stubs::mm::call(*this, mat2);
}

// bmm(Tensor self, Tensor mat2) -> Tensor
Tensor Tensor::bmm(const Tensor& mat2) const {
  return stubs::bmm::call(*this, mat2);
}

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor Tensor::addmm(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                     const Scalar& alpha) const {
  return stubs::addmm::call(*this, mat1, mat2, beta, alpha);
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::addmm_(const Tensor& mat1, const Tensor& mat2, const Scalar& beta,
                       const Scalar& alpha) const {
  stubs::addmm_::call(const_cast<Tensor&>(*this), mat1, mat2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
Tensor Tensor::baddbmm(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                       const Scalar& alpha) const {
  return stubs::baddbmm::call(*this, batch1, batch2, beta, alpha);
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
Tensor& Tensor::baddbmm_(const Tensor& batch1, const Tensor& batch2, const Scalar& beta,
                         const Scalar& alpha) const {
  stubs::baddbmm_::call(const_cast<Tensor&>(*this), batch1, batch2, beta, alpha);
  return const_cast<Tensor&>(*this);
}

// mv(Tensor self, Tensor vec) -> Tensor
Tensor Tensor::mv(const Tensor& vec) const {
  return stubs::mv::call(*this, vec);
}

// dot(Tensor self, Tensor tensor) -> Tensor
Tensor Tensor::dot(const Tensor& tensor) const {
  return stubs::dot::call(*this, tensor);
}

// outer(Tensor self, Tensor vec2) -> Tensor
Tensor Tensor::outer(const Tensor& vec2) const {
  return stubs::outer::call(*this, vec2);
}

// matmul(Tensor self, Tensor other) -> Tensor
Tensor Tensor::matmul(const Tensor& other) const {
  return stubs::matmul::call(*this, other);
}

// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor Tensor::add(const Tensor& other, const Scalar& alpha) const {
  return stubs::add_Tensor::call(*this, other, alpha);
}

// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::add_(const Tensor& other, const Scalar& alpha) const {
  stubs::add__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor Tensor::add(const Scalar& other, const Scalar& alpha) const {
  return stubs::add_Scalar::call(*this, other, alpha);
}

// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::add_(const Scalar& other, const Scalar& alpha) const {
  stubs::add__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
Tensor Tensor::sub(const Tensor& other, const Scalar& alpha) const {
  return stubs::sub_Tensor::call(*this, other, alpha);
}

// sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::sub_(const Tensor& other, const Scalar& alpha) const {
  stubs::sub__Tensor::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor Tensor::sub(const Scalar& other, const Scalar& alpha) const {
  return stubs::sub_Scalar::call(*this, other, alpha);
}

// sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor& Tensor::sub_(const Scalar& other, const Scalar& alpha) const {
  stubs::sub__Scalar::call(const_cast<Tensor&>(*this), other, alpha);
  return const_cast<Tensor&>(*this);
}

// mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::mul(const Tensor& other) const {
  return stubs::mul_Tensor::call(*this, other);
}

// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::mul_(const Tensor& other) const {
  stubs::mul__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::mul(const Scalar& other) const {
  return stubs::mul_Scalar::call(*this, other);
}

// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::mul_(const Scalar& other) const {
  stubs::mul__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::div(const Tensor& other) const {
  return stubs::div_Tensor::call(*this, other);
}

// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::div_(const Tensor& other) const {
  stubs::div__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::div(const Scalar& other) const {
  return stubs::div_Scalar::call(*this, other);
}

// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::div_(const Scalar& other) const {
  stubs::div__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
Tensor Tensor::pow(const Scalar& exponent) const {
  return stubs::pow_Tensor_Scalar::call(*this, exponent);
}

// pow_.Tensor_Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
Tensor& Tensor::pow_(const Scalar& exponent) const {
  stubs::pow__Tensor_Scalar::call(const_cast<Tensor&>(*this), exponent);
  return const_cast<Tensor&>(*this);
}

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
Tensor Tensor::pow(const Tensor& exponent) const {
  return stubs::pow_Tensor_Tensor::call(*this, exponent);
}

// atan2(Tensor self, Tensor other) -> Tensor
Tensor Tensor::atan2(const Tensor& other) const {
  return stubs::atan2::call(*this, other);
}

// atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::atan2_(const Tensor& other) const {
  stubs::atan2_::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::fmod(const Tensor& other) const {
  return stubs::fmod_Tensor::call(*this, other);
}

// fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::fmod_(const Tensor& other) const {
  stubs::fmod__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::fmod(const Scalar& other) const {
  return stubs::fmod_Scalar::call(*this, other);
}

// fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::fmod_(const Scalar& other) const {
  stubs::fmod__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// remainder.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::remainder(const Tensor& other) const {
  return stubs::remainder_Tensor::call(*this, other);
}

// remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::remainder_(const Tensor& other) const {
  stubs::remainder__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// remainder.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::remainder(const Scalar& other) const {
  return stubs::remainder_Scalar::call(*this, other);
}

// remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::remainder_(const Scalar& other) const {
  stubs::remainder__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// maximum(Tensor self, Tensor other) -> Tensor
Tensor Tensor::maximum(const Tensor& other) const {
  return stubs::maximum::call(*this, other);
}

// minimum(Tensor self, Tensor other) -> Tensor
Tensor Tensor::minimum(const Tensor& other) const {
  return stubs::minimum::call(*this, other);
}

// bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::bitwise_and(const Tensor& other) const {
  return stubs::bitwise_and_Tensor::call(*this, other);
}

// bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::bitwise_and_(const Tensor& other) const {
  stubs::bitwise_and__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::bitwise_and(const Scalar& other) const {
  return stubs::bitwise_and_Scalar::call(*this, other);
}

// bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::bitwise_and_(const Scalar& other) const {
  stubs::bitwise_and__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::bitwise_or(const Tensor& other) const {
  return stubs::bitwise_or_Tensor::call(*this, other);
}

// bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::bitwise_or_(const Tensor& other) const {
  stubs::bitwise_or__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::bitwise_or(const Scalar& other) const {
  return stubs::bitwise_or_Scalar::call(*this, other);
}

// bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::bitwise_or_(const Scalar& other) const {
  stubs::bitwise_or__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
Tensor Tensor::bitwise_xor(const Tensor& other) const {
  return stubs::bitwise_xor_Tensor::call(*this, other);
}

// bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor& Tensor::bitwise_xor_(const Tensor& other) const {
  stubs::bitwise_xor__Tensor::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
Tensor Tensor::bitwise_xor(const Scalar& other) const {
  return stubs::bitwise_xor_Scalar::call(*this, other);
}

// bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor& Tensor::bitwise_xor_(const Scalar& other) const {
  stubs::bitwise_xor__Scalar::call(const_cast<Tensor&>(*this), other);
  return const_cast<Tensor&>(*this);
}

// addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
Tensor Tensor::addcmul(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcmul::call(*this, tensor1, tensor2, value);
}

// addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
Tensor& Tensor::addcmul_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  stubs::addcmul_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

// addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
Tensor Tensor::addcdiv(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  return stubs::addcdiv::call(*this, tensor1, tensor2, value);
}

// addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
Tensor& Tensor::addcdiv_(const Tensor& tensor1, const Tensor& tensor2, const Scalar& value) const {
  stubs::addcdiv_::call(const_cast<Tensor&>(*this), tensor1, tensor2, value);
  return const_cast<Tensor&>(*this);
}

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
Tensor Tensor::lerp(const Tensor& end, const Scalar& weight) const {
  return stubs::lerp_Scalar::call(*this, end, weight);
}

// lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
Tensor& Tensor::lerp_(const Tensor& end, const Scalar& weight) const {
  stubs::lerp__Scalar::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
Tensor Tensor::lerp(const Tensor& end, const Tensor& weight) const {
  return stubs::lerp_Tensor::call(*this, end, weight);
}

// lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
Tensor& Tensor::lerp_(const Tensor& end, const Tensor& weight) const {
  stubs::lerp__Tensor::call(const_cast<Tensor&>(*this), end, weight);
  return const_cast<Tensor&>(*this);
}

// exp(Tensor self) -> Tensor
Tensor Tensor::exp() const {
  return stubs::exp::call(*this);
}

// exp_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::exp_() const {
  stubs::exp_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// neg(Tensor self) -> Tensor
Tensor Tensor::neg() const {
  return stubs::neg::call(*this);
}

// neg_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::neg_() const {
  stubs::neg_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sqrt(Tensor self) -> Tensor
Tensor Tensor::sqrt() const {
  return stubs::sqrt::call(*this);
}

// sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sqrt_() const {
  stubs::sqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// abs(Tensor self) -> Tensor
Tensor Tensor::abs() const {
  return stubs::abs::call(*this);
}

// abs_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::abs_() const {
  stubs::abs_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// acos(Tensor self) -> Tensor
Tensor Tensor::acos() const {
  return stubs::acos::call(*this);
}

// acos_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::acos_() const {
  stubs::acos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// acosh(Tensor self) -> Tensor
Tensor Tensor::acosh() const {
  return stubs::acosh::call(*this);
}

// acosh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::acosh_() const {
  stubs::acosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// asin(Tensor self) -> Tensor
Tensor Tensor::asin() const {
  return stubs::asin::call(*this);
}

// asin_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::asin_() const {
  stubs::asin_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// asinh(Tensor self) -> Tensor
Tensor Tensor::asinh() const {
  return stubs::asinh::call(*this);
}

// asinh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::asinh_() const {
  stubs::asinh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// atan(Tensor self) -> Tensor
Tensor Tensor::atan() const {
  return stubs::atan::call(*this);
}

// atan_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::atan_() const {
  stubs::atan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// atanh(Tensor self) -> Tensor
Tensor Tensor::atanh() const {
  return stubs::atanh::call(*this);
}

// atanh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::atanh_() const {
  stubs::atanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// ceil(Tensor self) -> Tensor
Tensor Tensor::ceil() const {
  return stubs::ceil::call(*this);
}

// ceil_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::ceil_() const {
  stubs::ceil_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// cos(Tensor self) -> Tensor
Tensor Tensor::cos() const {
  return stubs::cos::call(*this);
}

// cos_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::cos_() const {
  stubs::cos_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// cosh(Tensor self) -> Tensor
Tensor Tensor::cosh() const {
  return stubs::cosh::call(*this);
}

// cosh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::cosh_() const {
  stubs::cosh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// erf(Tensor self) -> Tensor
Tensor Tensor::erf() const {
  return stubs::erf::call(*this);
}

// erf_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::erf_() const {
  stubs::erf_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// erfc(Tensor self) -> Tensor
Tensor Tensor::erfc() const {
  return stubs::erfc::call(*this);
}

// erfc_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::erfc_() const {
  stubs::erfc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// exp2(Tensor self) -> Tensor
Tensor Tensor::exp2() const {
  return stubs::exp2::call(*this);
}

// exp2_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::exp2_() const {
  stubs::exp2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// expm1(Tensor self) -> Tensor
Tensor Tensor::expm1() const {
  return stubs::expm1::call(*this);
}

// expm1_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::expm1_() const {
  stubs::expm1_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// floor(Tensor self) -> Tensor
Tensor Tensor::floor() const {
  return stubs::floor::call(*this);
}

// floor_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::floor_() const {
  stubs::floor_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log(Tensor self) -> Tensor
Tensor Tensor::log() const {
  return stubs::log::call(*this);
}

// log_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log_() const {
  stubs::log_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log10(Tensor self) -> Tensor
Tensor Tensor::log10() const {
  return stubs::log10::call(*this);
}

// log10_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log10_() const {
  stubs::log10_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log1p(Tensor self) -> Tensor
Tensor Tensor::log1p() const {
  return stubs::log1p::call(*this);
}

// log1p_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log1p_() const {
  stubs::log1p_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// log2(Tensor self) -> Tensor
Tensor Tensor::log2() const {
  return stubs::log2::call(*this);
}

// log2_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::log2_() const {
  stubs::log2_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// reciprocal(Tensor self) -> Tensor
Tensor Tensor::reciprocal() const {
  return stubs::reciprocal::call(*this);
}

// reciprocal_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::reciprocal_() const {
  stubs::reciprocal_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// round(Tensor self) -> Tensor
Tensor Tensor::round() const {
  return stubs::round::call(*this);
}

// round_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::round_() const {
  stubs::round_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// rsqrt(Tensor self) -> Tensor
Tensor Tensor::rsqrt() const {
  return stubs::rsqrt::call(*this);
}

// rsqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::rsqrt_() const {
  stubs::rsqrt_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sigmoid(Tensor self) -> Tensor
Tensor Tensor::sigmoid() const {
  return stubs::sigmoid::call(*this);
}

// sigmoid_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sigmoid_() const {
  stubs::sigmoid_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sign(Tensor self) -> Tensor
Tensor Tensor::sign() const {
  return stubs::sign::call(*this);
}

// sign_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sign_() const {
  stubs::sign_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sin(Tensor self) -> Tensor
Tensor Tensor::sin() const {
  return stubs::sin::call(*this);
}

// sin_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sin_() const {
  stubs::sin_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// sinh(Tensor self) -> Tensor
Tensor Tensor::sinh() const {
  return stubs::sinh::call(*this);
}

// sinh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::sinh_() const {
  stubs::sinh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// square(Tensor self) -> Tensor
Tensor Tensor::square() const {
  return stubs::square::call(*this);
}

// square_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::square_() const {
  stubs::square_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// tan(Tensor self) -> Tensor
Tensor Tensor::tan() const {
  return stubs::tan::call(*this);
}

// tan_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::tan_() const {
  stubs::tan_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// tanh(Tensor self) -> Tensor
Tensor Tensor::tanh() const {
  return stubs::tanh::call(*this);
}

// tanh_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::tanh_() const {
  stubs::tanh_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// trunc(Tensor self) -> Tensor
Tensor Tensor::trunc() const {
  return stubs::trunc::call(*this);
}

// trunc_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::trunc_() const {
  stubs::trunc_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// isnan(Tensor self) -> Tensor
Tensor Tensor::isnan() const {
  return stubs::isnan::call(*this);
}

// isinf(Tensor self) -> Tensor
Tensor Tensor::isinf() const {
  return stubs::isinf::call(*this);
}

// isfinite(Tensor self) -> Tensor
Tensor Tensor::isfinite() const {
  return stubs::isfinite::call(*this);
}

// logical_not(Tensor self) -> Tensor
Tensor Tensor::logical_not() const {
  return stubs::logical_not::call(*this);
}

// logical_not_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::logical_not_() const {
  stubs::logical_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// bitwise_not(Tensor self) -> Tensor
Tensor Tensor::bitwise_not() const {
  return stubs::bitwise_not::call(*this);
}

// bitwise_not_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::bitwise_not_() const {
  stubs::bitwise_not_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
Tensor Tensor::clamp(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return stubs::clamp::call(*this, min, max);
}

// clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
Tensor& Tensor::clamp_(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  stubs::clamp_::call(const_cast<Tensor&>(*this), min, max);
  return const_cast<Tensor&>(*this);
}

// clamp_min(Tensor self, Scalar min) -> Tensor
Tensor Tensor::clamp_min(const Scalar& min) const {
  return stubs::clamp_min::call(*this, min);
}

// clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
Tensor& Tensor::clamp_min_(const Scalar& min) const {
  stubs::clamp_min_::call(const_cast<Tensor&>(*this), min);
  return const_cast<Tensor&>(*this);
}

// clamp_max(Tensor self, Scalar max) -> Tensor
Tensor Tensor::clamp_max(const Scalar& max) const {
  return stubs::clamp_max::call(*this, max);
}

// clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
Tensor& Tensor::clamp_max_(const Scalar& max) const {
  stubs::clamp_max_::call(const_cast<Tensor&>(*this), max);
  return const_cast<Tensor&>(*this);
}

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::uniform_(double from, double to, const std::optional<Generator>& generator) const {
  stubs::uniform_::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::normal_(double mean, double std, const std::optional<Generator>& generator) const {
  stubs::normal_::call(const_cast<Tensor&>(*this), mean, std, generator);
  return const_cast<Tensor&>(*this);
}

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::bernoulli_(double p, const std::optional<Generator>& generator) const {
  stubs::bernoulli__float::call(const_cast<Tensor&>(*this), p, generator);
  return const_cast<Tensor&>(*this);
}

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::random_(int64_t from, std::optional<int64_t> to,
                        const std::optional<Generator>& generator) const {
  stubs::random__from::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::sum(std::optional<DType> dtype) const {
  return stubs::sum::call(*this, dtype);
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
Tensor Tensor::sum(const OptionalIntArrayRef& dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::sum_dim_IntList::call(*this, dim, keepdim, dtype);
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::mean(std::optional<DType> dtype) const {
  return stubs::mean::call(*this, dtype);
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::mean(const OptionalIntArrayRef& dim, bool keepdim,
                    std::optional<DType> dtype) const {
  return stubs::mean_dim::call(*this, dim, keepdim, dtype);
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::prod(std::optional<DType> dtype) const {
  return stubs::prod::call(*this, dtype);
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::prod(int64_t dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::prod_dim_int::call(*this, dim, keepdim, dtype);
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
Tensor Tensor::amax(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amax::call(*this, dim, keepdim);
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
Tensor Tensor::amin(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::amin::call(*this, dim, keepdim);
}

// max(Tensor self) -> Tensor
Tensor Tensor::max() const {
  return stubs::max::call(*this);
}

// min(Tensor self) -> Tensor
Tensor Tensor::min() const {
  return stubs::min::call(*this);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::max_dim::call(*this, dim, keepdim));
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::min_dim::call(*this, dim, keepdim));
}

// argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
Tensor Tensor::argmax(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmax::call(*this, dim, keepdim);
}

// argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
Tensor Tensor::argmin(std::optional<int64_t> dim, bool keepdim) const {
  return stubs::argmin::call(*this, dim, keepdim);
}

// any(Tensor self) -> Tensor
Tensor Tensor::any() const {
  return stubs::any::call(*this);
}

// any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
Tensor Tensor::any(int64_t dim, bool keepdim) const {
  return stubs::any_dim::call(*this, dim, keepdim);
}

// all(Tensor self) -> Tensor
Tensor Tensor::all() const {
  return stubs::all::call(*this);
}

// all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
Tensor Tensor::all(int64_t dim, bool keepdim) const {
  return stubs::all_dim::call(*this, dim, keepdim);
}

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
Tensor Tensor::var(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::var_correction::call(*this, dim, correction, keepdim);
}

// var.dim(Tensor self, int[1]? dim, bool unbiased, bool keepdim=False) -> Tensor
Tensor Tensor::var(const OptionalIntArrayRef& dim, bool unbiased, bool keepdim) const {
  return stubs::var_dim::call(*this, dim, unbiased, keepdim);
}

// std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
Tensor Tensor::std(const OptionalIntArrayRef& dim, const std::optional<Scalar>& correction,
                   bool keepdim) const {
  return stubs::std_correction::call(*this, dim, correction, keepdim);
}

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
Tensor Tensor::logsumexp(const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::logsumexp::call(*this, dim, keepdim);
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype) const {
  return stubs::cumsum::call(*this, dim, dtype);
}

// detach(Tensor(a) self) -> Tensor(a)
Tensor Tensor::detach() const {
  return stubs::detach::call(*this);
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
Tensor Tensor::as_strided(IntArrayRef size, IntArrayRef stride,
                          std::optional<int64_t> storage_offset) const {
  return stubs::as_strided::call(*this, size, stride, storage_offset);
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
Tensor Tensor::expand(IntArrayRef size, bool implicit) const {
  return stubs::expand::call(*this, size, implicit);
}

// expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor Tensor::expand_as(const Tensor& other) const {
  return stubs::expand_as::call(*this, other);
}

// broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
Tensor Tensor::broadcast_to(IntArrayRef size) const {
  return stubs::broadcast_to::call(*this, size);
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
Tensor Tensor::permute(IntArrayRef dims) const {
  return stubs::permute::call(*this, dims);
}

// movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
Tensor Tensor::movedim(int64_t source, int64_t destination) const {
  return stubs::movedim_int::call(*this, source, destination);
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
Tensor Tensor::select(int64_t dim, int64_t index) const {
  return stubs::select_int::call(*this, dim, index);
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
Tensor Tensor::slice(int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                     int64_t step) const {
  return stubs::slice_Tensor::call(*this, dim, start, end, step);
}

// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
Tensor Tensor::narrow(int64_t dim, int64_t start, int64_t length) const {
  return stubs::narrow::call(*this, dim, start, length);
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::split(int64_t split_size, int64_t dim) const {
  return detail::to_public(stubs::split_Tensor::call(*this, split_size, dim));
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::split_with_sizes(IntArrayRef split_sizes, int64_t dim) const {
  return detail::to_public(stubs::split_with_sizes::call(*this, split_sizes, dim));
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::unbind(int64_t dim) const {
  return detail::to_public(stubs::unbind_int::call(*this, dim));
}

// chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim) const {
  return detail::to_public(stubs::chunk::call(*this, chunks, dim));
}

// squeeze(Tensor(a) self) -> Tensor(a)
Tensor Tensor::squeeze() const {
  return stubs::squeeze::call(*this);
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
Tensor Tensor::squeeze(int64_t dim) const {
  return stubs::squeeze_dim::call(*this, dim);
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
Tensor Tensor::squeeze(IntArrayRef dim) const {
  return stubs::squeeze_dims::call(*this, dim);
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
Tensor Tensor::unsqueeze(int64_t dim) const {
  return stubs::unsqueeze::call(*this, dim);
}

// t(Tensor(a) self) -> Tensor(a)
Tensor Tensor::t() const {
  return stubs::t::call(*this);
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
Tensor Tensor::transpose(int64_t dim0, int64_t dim1) const {
  return stubs::transpose_int::call(*this, dim0, dim1);
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2) const {
  return stubs::diagonal::call(*this, offset, dim1, dim2);
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
Tensor Tensor::unfold(int64_t dimension, int64_t size, int64_t step) const {
  return stubs::unfold::call(*this, dimension, size, step);
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
Tensor Tensor::view(IntArrayRef size) const {
  return stubs::view::call(*this, size);
}

// view_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor Tensor::view_as(const Tensor& other) const {
  return stubs::view_as::call(*this, other);
}

// reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
Tensor Tensor::reshape(IntArrayRef shape) const {
  return stubs::reshape::call(*this, shape);
}

// reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
Tensor Tensor::reshape_as(const Tensor& other) const {
  return stubs::reshape_as::call(*this, other);
}

// flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim) const {
  return stubs::flatten_using_ints::call(*this, start_dim, end_dim);
}

// unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
Tensor Tensor::unflatten(int64_t dim, IntArrayRef sizes) const {
  return stubs::unflatten_int::call(*this, dim, sizes);
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor& Tensor::unsqueeze_(int64_t dim) const {
  stubs::unsqueeze_::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::squeeze_() const {
  stubs::squeeze_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
Tensor& Tensor::squeeze_(int64_t dim) const {
  stubs::squeeze__dim::call(const_cast<Tensor&>(*this), dim);
  return const_cast<Tensor&>(*this);
}

// t_(Tensor(a!) self) -> Tensor(a!)
Tensor& Tensor::t_() const {
  stubs::t_::call(const_cast<Tensor&>(*this));
  return const_cast<Tensor&>(*this);
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
Tensor& Tensor::transpose_(int64_t dim0, int64_t dim1) const {
  stubs::transpose_::call(const_cast<Tensor&>(*this), dim0, dim1);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
