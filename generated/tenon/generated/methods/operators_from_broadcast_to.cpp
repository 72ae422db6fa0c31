// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/broadcast_to.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/ceil.h"
#include "tenon/generated/ops/cholesky.h"
#include "tenon/generated/ops/cholesky_inverse.h"
#include "tenon/generated/ops/cholesky_solve.h"
#include "tenon/generated/ops/chunk.h"
#include "tenon/generated/ops/clamp.h"
#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/conj.h"
#include "tenon/generated/ops/conj_physical.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/copysign.h"
#include "tenon/generated/ops/cos.h"
#include "tenon/generated/ops/cosh.h"
#include "tenon/generated/ops/count_nonzero.h"
#include "tenon/generated/ops/cross.h"
#include "tenon/generated/ops/cummax.h"
#include "tenon/generated/ops/cummin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/det.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/generated/ops/diag.h"
#include "tenon/generated/ops/diag_embed.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/diff.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/equal.h"
#include "tenon/generated/ops/erf.h"
#include "tenon/generated/ops/erfc.h"
#include "tenon/generated/ops/erfinv.h"
#include "tenon/generated/ops/exp.h"
#include "tenon/generated/ops/exp2.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_as.h"
#include "tenon/generated/ops/expm1.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/flatten.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/floor.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/frac.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/gt.h"
#include "tenon/generated/ops/hardshrink.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/histc.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_copy.h"
#include "tenon/generated/ops/index_fill.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/inverse.h"
#include "tenon/generated/ops/isclose.h"
#include "tenon/generated/ops/isfinite.h"
#include "tenon/generated/ops/isinf.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/isneginf.h"
#include "tenon/generated/ops/isposinf.h"
#include "tenon/generated/ops/isreal.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/kthvalue.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/log.h"

namespace tenon {

Tensor Tensor::broadcast_to(IntArrayRef size) const {
  return stubs::broadcast_to::call(*this, size);
}

Tensor& Tensor::cauchy_(double median, double sigma,
                        const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cauchy_::call(const_cast<Tensor&>(*this), median, sigma,
                                                 generator));
}

Tensor Tensor::ceil() const {
  return stubs::ceil::call(*this);
}

Tensor& Tensor::ceil_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ceil_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::cholesky(bool upper) const {
  return stubs::cholesky::call(*this, upper);
}

Tensor Tensor::cholesky_inverse(bool upper) const {
  return stubs::cholesky_inverse::call(*this, upper);
}

Tensor Tensor::cholesky_solve(const Tensor& input2, bool upper) const {
  return stubs::cholesky_solve::call(*this, input2, upper);
}

std::vector<Tensor> Tensor::chunk(int64_t chunks, int64_t dim) const {
  return detail::to_public(stubs::chunk::call(*this, chunks, dim));
}

Tensor Tensor::clamp(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return stubs::clamp::call(*this, min, max);
}

Tensor& Tensor::clamp_(const std::optional<Scalar>& min, const std::optional<Scalar>& max) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp_::call(const_cast<Tensor&>(*this), min, max));
}

Tensor Tensor::clamp(const std::optional<Tensor>& min, const std::optional<Tensor>& max) const {
  return stubs::clamp_Tensor::call(*this, detail::tensor_or_undefined(min),
                                   detail::tensor_or_undefined(max));
}

Tensor& Tensor::clamp_(const std::optional<Tensor>& min, const std::optional<Tensor>& max) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp__Tensor::call(
                                const_cast<Tensor&>(*this), detail::tensor_or_undefined(min),
                                detail::tensor_or_undefined(max)));
}

Tensor Tensor::clamp_max(const Scalar& max) const {
  return stubs::clamp_max::call(*this, max);
}

Tensor& Tensor::clamp_max_(const Scalar& max) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp_max_::call(const_cast<Tensor&>(*this), max));
}

Tensor Tensor::clamp_min(const Scalar& min) const {
  return stubs::clamp_min::call(*this, min);
}

Tensor& Tensor::clamp_min_(const Scalar& min) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::clamp_min_::call(const_cast<Tensor&>(*this), min));
}

Tensor Tensor::clone(std::optional<MemoryFormat> memory_format) const {
  return stubs::clone::call(*this, memory_format);
}

Tensor Tensor::conj() const {
  return stubs::conj::call(*this);
}

Tensor Tensor::conj_physical() const {
  return stubs::conj_physical::call(*this);
}

Tensor& Tensor::conj_physical_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::conj_physical_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::contiguous(MemoryFormat memory_format) const {
  return stubs::contiguous::call(*this, memory_format);
}

Tensor& Tensor::copy_(const Tensor& src, bool non_blocking) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::copy_::call(const_cast<Tensor&>(*this), src, non_blocking));
}

Tensor Tensor::copysign(const Tensor& other) const {
  return stubs::copysign_Tensor::call(*this, other);
}

Tensor& Tensor::copysign_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::copysign__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::copysign(const Scalar& other) const {
  return stubs::copysign_Scalar::call(*this, other);
}

Tensor& Tensor::copysign_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::copysign__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::cos() const {
  return stubs::cos::call(*this);
}

Tensor& Tensor::cos_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cos_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::cosh() const {
  return stubs::cosh::call(*this);
}

Tensor& Tensor::cosh_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cosh_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::count_nonzero(std::optional<int64_t> dim) const {
  return stubs::count_nonzero::call(*this, dim);
}

Tensor Tensor::count_nonzero(IntArrayRef dim) const {
  return stubs::count_nonzero_dim_IntList::call(*this, dim);
}

Tensor Tensor::cross(const Tensor& other, std::optional<int64_t> dim) const {
  return stubs::cross::call(*this, other, dim);
}

std::tuple<Tensor, Tensor> Tensor::cummax(int64_t dim) const {
  return detail::to_public(stubs::cummax::call(*this, dim));
}

std::tuple<Tensor, Tensor> Tensor::cummin(int64_t dim) const {
  return detail::to_public(stubs::cummin::call(*this, dim));
}

Tensor Tensor::cumprod(int64_t dim, std::optional<DType> dtype) const {
  return stubs::cumprod::call(*this, dim, dtype);
}

Tensor& Tensor::cumprod_(int64_t dim, std::optional<DType> dtype) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cumprod_::call(const_cast<Tensor&>(*this), dim, dtype));
}

Tensor Tensor::cumsum(int64_t dim, std::optional<DType> dtype) const {
  return stubs::cumsum::call(*this, dim, dtype);
}

Tensor& Tensor::cumsum_(int64_t dim, std::optional<DType> dtype) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::cumsum_::call(const_cast<Tensor&>(*this), dim, dtype));
}

Tensor Tensor::det() const {
  return stubs::det::call(*this);
}

Tensor Tensor::detach() const {
  return stubs::detach::call(*this);
}

Tensor Tensor::diag(int64_t diagonal) const {
  return stubs::diag::call(*this, diagonal);
}

Tensor Tensor::diag_embed(int64_t offset, int64_t dim1, int64_t dim2) const {
  return stubs::diag_embed::call(*this, offset, dim1, dim2);
}

Tensor Tensor::diagonal(int64_t offset, int64_t dim1, int64_t dim2) const {
  return stubs::diagonal::call(*this, offset, dim1, dim2);
}

Tensor Tensor::diagonal_scatter(const Tensor& src, int64_t offset, int64_t dim1,
                                int64_t dim2) const {
  return stubs::diagonal_scatter::call(*this, src, offset, dim1, dim2);
}

Tensor Tensor::diff(int64_t n, int64_t dim, const std::optional<Tensor>& prepend,
                    const std::optional<Tensor>& append) const {
  return stubs::diff::call(*this, n, dim, detail::tensor_or_undefined(prepend),
                           detail::tensor_or_undefined(append));
}

Tensor Tensor::div(const Tensor& other) const {
  return stubs::div_Tensor::call(*this, other);
}

Tensor& Tensor::div_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::div__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::div(const Scalar& other) const {
  return stubs::div_Scalar::call(*this, other);
}

Tensor& Tensor::div_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::div__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::div(const Tensor& other, std::optional<std::string_view> rounding_mode) const {
  return stubs::div_Tensor_mode::call(*this, other, rounding_mode);
}

Tensor& Tensor::div_(const Tensor& other, std::optional<std::string_view> rounding_mode) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::div__Tensor_mode::call(const_cast<Tensor&>(*this), other,
                                                          rounding_mode));
}

Tensor Tensor::div(const Scalar& other, std::optional<std::string_view> rounding_mode) const {
  return stubs::div_Scalar_mode::call(*this, other, rounding_mode);
}

Tensor& Tensor::div_(const Scalar& other, std::optional<std::string_view> rounding_mode) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::div__Scalar_mode::call(const_cast<Tensor&>(*this), other,
                                                          rounding_mode));
}

Tensor Tensor::dot(const Tensor& tensor) const {
  return stubs::dot::call(*this, tensor);
}

Tensor Tensor::eq(const Tensor& other) const {
  return stubs::eq_Tensor::call(*this, other);
}

Tensor& Tensor::eq_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::eq__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::eq(const Scalar& other) const {
  return stubs::eq_Scalar::call(*this, other);
}

Tensor& Tensor::eq_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::eq__Scalar::call(const_cast<Tensor&>(*this), other));
}

bool Tensor::equal(const Tensor& other) const {
  return stubs::equal::call(*this, other);
}

Tensor Tensor::erf() const {
  return stubs::erf::call(*this);
}

Tensor& Tensor::erf_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::erf_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::erfc() const {
  return stubs::erfc::call(*this);
}

Tensor& Tensor::erfc_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::erfc_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::erfinv() const {
  return stubs::erfinv::call(*this);
}

Tensor& Tensor::erfinv_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::erfinv_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::exp() const {
  return stubs::exp::call(*this);
}

Tensor& Tensor::exp_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::exp_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::exp2() const {
  return stubs::exp2::call(*this);
}

Tensor& Tensor::exp2_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::exp2_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::expand(IntArrayRef size, bool implicit) const {
  return stubs::expand::call(*this, size, implicit);
}

Tensor Tensor::expand_as(const Tensor& other) const {
  return stubs::expand_as::call(*this, other);
}

Tensor Tensor::expm1() const {
  return stubs::expm1::call(*this);
}

Tensor& Tensor::expm1_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::expm1_::call(const_cast<Tensor&>(*this)));
}

Tensor& Tensor::exponential_(double lambd, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::exponential_::call(const_cast<Tensor&>(*this), lambd,
                                                      generator));
}

Tensor& Tensor::fill_(const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fill__Scalar::call(const_cast<Tensor&>(*this), value));
}

Tensor& Tensor::fill_(const Tensor& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fill__Tensor::call(const_cast<Tensor&>(*this), value));
}

Tensor Tensor::flatten(int64_t start_dim, int64_t end_dim) const {
  return stubs::flatten_using_ints::call(*this, start_dim, end_dim);
}

Tensor Tensor::flip(IntArrayRef dims) const {
  return stubs::flip::call(*this, dims);
}

Tensor Tensor::floor() const {
  return stubs::floor::call(*this);
}

Tensor& Tensor::floor_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::floor_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::floor_divide(const Tensor& other) const {
  return stubs::floor_divide::call(*this, other);
}

Tensor& Tensor::floor_divide_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::floor_divide_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::floor_divide(const Scalar& other) const {
  return stubs::floor_divide_Scalar::call(*this, other);
}

Tensor& Tensor::floor_divide_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::floor_divide__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::fmax(const Tensor& other) const {
  return stubs::fmax::call(*this, other);
}

Tensor Tensor::fmin(const Tensor& other) const {
  return stubs::fmin::call(*this, other);
}

Tensor Tensor::fmod(const Tensor& other) const {
  return stubs::fmod_Tensor::call(*this, other);
}

Tensor& Tensor::fmod_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fmod__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::fmod(const Scalar& other) const {
  return stubs::fmod_Scalar::call(*this, other);
}

Tensor& Tensor::fmod_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::fmod__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::frac() const {
  return stubs::frac::call(*this);
}

Tensor& Tensor::frac_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::frac_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::gather(int64_t dim, const Tensor& index, bool sparse_grad) const {
  return stubs::gather::call(*this, dim, index, sparse_grad);
}

Tensor Tensor::gcd(const Tensor& other) const {
  return stubs::gcd::call(*this, other);
}

Tensor& Tensor::gcd_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::gcd_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::ge(const Tensor& other) const {
  return stubs::ge_Tensor::call(*this, other);
}

Tensor& Tensor::ge_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ge__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::ge(const Scalar& other) const {
  return stubs::ge_Scalar::call(*this, other);
}

Tensor& Tensor::ge_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ge__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor& Tensor::geometric_(double p, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::geometric_::call(const_cast<Tensor&>(*this), p, generator));
}

Tensor Tensor::gt(const Tensor& other) const {
  return stubs::gt_Tensor::call(*this, other);
}

Tensor& Tensor::gt_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::gt__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::gt(const Scalar& other) const {
  return stubs::gt_Scalar::call(*this, other);
}

Tensor& Tensor::gt_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::gt__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::hardshrink(const Scalar& lambd) const {
  return stubs::hardshrink::call(*this, lambd);
}

Tensor Tensor::heaviside(const Tensor& values) const {
  return stubs::heaviside::call(*this, values);
}

Tensor& Tensor::heaviside_(const Tensor& values) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::heaviside_::call(const_cast<Tensor&>(*this), values));
}

Tensor Tensor::histc(int64_t bins, const Scalar& min, const Scalar& max) const {
  return stubs::histc::call(*this, bins, min, max);
}

Tensor Tensor::hypot(const Tensor& other) const {
  return stubs::hypot::call(*this, other);
}

Tensor& Tensor::hypot_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::hypot_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::index_add(int64_t dim, const Tensor& index, const Tensor& source,
                         const Scalar& alpha) const {
  return stubs::index_add::call(*this, dim, index, source, alpha);
}

Tensor& Tensor::index_add_(int64_t dim, const Tensor& index, const Tensor& source,
                           const Scalar& alpha) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::index_add_::call(const_cast<Tensor&>(*this), dim, index, source,
                                                    alpha));
}

Tensor Tensor::index_copy(int64_t dim, const Tensor& index, const Tensor& source) const {
  return stubs::index_copy::call(*this, dim, index, source);
}

Tensor& Tensor::index_copy_(int64_t dim, const Tensor& index, const Tensor& source) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::index_copy_::call(const_cast<Tensor&>(*this), dim, index,
                                                     source));
}

Tensor Tensor::index_fill(int64_t dim, const Tensor& index, const Scalar& value) const {
  return stubs::index_fill_int_Scalar::call(*this, dim, index, value);
}

Tensor& Tensor::index_fill_(int64_t dim, const Tensor& index, const Scalar& value) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::index_fill__int_Scalar::call(const_cast<Tensor&>(*this), dim,
                                                                index, value));
}

Tensor Tensor::index_select(int64_t dim, const Tensor& index) const {
  return stubs::index_select::call(*this, dim, index);
}

Tensor Tensor::inverse() const {
  return stubs::inverse::call(*this);
}

Tensor Tensor::isclose(const Tensor& other, double rtol, double atol, bool equal_nan) const {
  return stubs::isclose::call(*this, other, rtol, atol, equal_nan);
}

Tensor Tensor::isfinite() const {
  return stubs::isfinite::call(*this);
}

Tensor Tensor::isinf() const {
  return stubs::isinf::call(*this);
}

Tensor Tensor::isnan() const {
  return stubs::isnan::call(*this);
}

Tensor Tensor::isneginf() const {
  return stubs::isneginf::call(*this);
}

Tensor Tensor::isposinf() const {
  return stubs::isposinf::call(*this);
}

Tensor Tensor::isreal() const {
  return stubs::isreal::call(*this);
}

Scalar Tensor::item() const {
  return stubs::item::call(*this);
}

Tensor Tensor::kron(const Tensor& other) const {
  return stubs::kron::call(*this, other);
}

std::tuple<Tensor, Tensor> Tensor::kthvalue(int64_t k, int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::kthvalue::call(*this, k, dim, keepdim));
}

Tensor Tensor::lcm(const Tensor& other) const {
  return stubs::lcm::call(*this, other);
}

Tensor& Tensor::lcm_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lcm_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::le(const Tensor& other) const {
  return stubs::le_Tensor::call(*this, other);
}

Tensor& Tensor::le_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::le__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::le(const Scalar& other) const {
  return stubs::le_Scalar::call(*this, other);
}

Tensor& Tensor::le_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::le__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::lerp(const Tensor& end, const Tensor& weight) const {
  return stubs::lerp_Tensor::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Tensor& weight) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lerp__Tensor::call(const_cast<Tensor&>(*this), end, weight));
}

Tensor Tensor::lerp(const Tensor& end, const Scalar& weight) const {
  return stubs::lerp_Scalar::call(*this, end, weight);
}

Tensor& Tensor::lerp_(const Tensor& end, const Scalar& weight) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::lerp__Scalar::call(const_cast<Tensor&>(*this), end, weight));
}

Tensor Tensor::log() const {
  return stubs::log::call(*this);
}

Tensor& Tensor::log_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::log_::call(const_cast<Tensor&>(*this)));
}

}  // namespace tenon
