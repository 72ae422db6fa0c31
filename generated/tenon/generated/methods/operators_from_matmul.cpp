// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/matrix_exp.h"
#include "tenon/generated/ops/matrix_power.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/median.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mode.h"
#include "tenon/generated/ops/moveaxis.h"
#include "tenon/generated/ops/movedim.h"
#include "tenon/generated/ops/msort.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/multinomial.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/nan_to_num.h"
#include "tenon/generated/ops/nanmean.h"
#include "tenon/generated/ops/nanmedian.h"
#include "tenon/generated/ops/nanquantile.h"
#include "tenon/generated/ops/nansum.h"
#include "tenon/generated/ops/narrow.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/new_full.h"
#include "tenon/generated/ops/new_zeros.h"
#include "tenon/generated/ops/nextafter.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/norm.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/outer.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/pinverse.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/prelu.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/quantile.h"
#include "tenon/generated/ops/random.h"

namespace tenon {

Tensor Tensor::matmul(const Tensor& other) const {
  return stubs::matmul::call(*this, other);
}

Tensor Tensor::matrix_exp() const {
  return stubs::matrix_exp::call(*this);
}

Tensor Tensor::matrix_power(int64_t n) const {
  return stubs::matrix_power::call(*this, n);
}

Tensor Tensor::max() const {
  return stubs::max::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::max(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::max_dim::call(*this, dim, keepdim));
}

Tensor Tensor::maximum(const Tensor& other) const {
  return stubs::maximum::call(*this, other);
}

Tensor Tensor::mean(std::optional<DType> dtype) const {
  return stubs::mean::call(*this, dtype);
}

Tensor Tensor::mean(const OptionalIntArrayRef& dim, bool keepdim,
                    std::optional<DType> dtype) const {
  return stubs::mean_dim::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::median() const {
  return stubs::median::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::median(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::median_dim::call(*this, dim, keepdim));
}

Tensor Tensor::min() const {
  return stubs::min::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::min(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::min_dim::call(*this, dim, keepdim));
}

Tensor Tensor::minimum(const Tensor& other) const {
  return stubs::minimum::call(*this, other);
}

Tensor Tensor::mm(const Tensor& mat2) const {
  return stubs::mm::call(*this, mat2);
}

std::tuple<Tensor, Tensor> Tensor::mode(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::mode::call(*this, dim, keepdim));
}

Tensor Tensor::moveaxis(int64_t source, int64_t destination) const {
  return stubs::moveaxis_int::call(*this, source, destination);
}

Tensor Tensor::moveaxis(IntArrayRef source, IntArrayRef destination) const {
  return stubs::moveaxis_intlist::call(*this, source, destination);
}

Tensor Tensor::movedim(int64_t source, int64_t destination) const {
  return stubs::movedim_int::call(*this, source, destination);
}

Tensor Tensor::movedim(IntArrayRef source, IntArrayRef destination) const {
  return stubs::movedim_intlist::call(*this, source, destination);
}

Tensor Tensor::msort() const {
  return stubs::msort::call(*this);
}

Tensor Tensor::mul(const Tensor& other) const {
  return stubs::mul_Tensor::call(*this, other);
}

Tensor& Tensor::mul_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::mul__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::mul(const Scalar& other) const {
  return stubs::mul_Scalar::call(*this, other);
}

Tensor& Tensor::mul_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::mul__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::multinomial(int64_t num_samples, bool replacement,
                           const std::optional<Generator>& generator) const {
  return stubs::multinomial::call(*this, num_samples, replacement, generator);
}

Tensor Tensor::mv(const Tensor& vec) const {
  return stubs::mv::call(*this, vec);
}

Tensor Tensor::nan_to_num(std::optional<double> nan, std::optional<double> posinf,
                          std::optional<double> neginf) const {
  return stubs::nan_to_num::call(*this, nan, posinf, neginf);
}

Tensor& Tensor::nan_to_num_(std::optional<double> nan, std::optional<double> posinf,
                            std::optional<double> neginf) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::nan_to_num_::call(const_cast<Tensor&>(*this), nan, posinf,
                                                     neginf));
}

Tensor Tensor::nanmean(const OptionalIntArrayRef& dim, bool keepdim,
                       std::optional<DType> dtype) const {
  return stubs::nanmean::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::nanmedian() const {
  return stubs::nanmedian::call(*this);
}

std::tuple<Tensor, Tensor> Tensor::nanmedian(int64_t dim, bool keepdim) const {
  return detail::to_public(stubs::nanmedian_dim::call(*this, dim, keepdim));
}

Tensor Tensor::nanquantile(const Tensor& q, std::optional<int64_t> dim, bool keepdim,
                           std::string_view interpolation) const {
  return stubs::nanquantile::call(*this, q, dim, keepdim, interpolation);
}

Tensor Tensor::nanquantile(double q, std::optional<int64_t> dim, bool keepdim,
                           std::string_view interpolation) const {
  return stubs::nanquantile_scalar::call(*this, q, dim, keepdim, interpolation);
}

Tensor Tensor::nansum(const OptionalIntArrayRef& dim, bool keepdim,
                      std::optional<DType> dtype) const {
  return stubs::nansum::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::narrow(int64_t dim, int64_t start, int64_t length) const {
  return stubs::narrow::call(*this, dim, start, length);
}

Tensor Tensor::ne(const Tensor& other) const {
  return stubs::ne_Tensor::call(*this, other);
}

Tensor& Tensor::ne_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ne__Tensor::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::ne(const Scalar& other) const {
  return stubs::ne_Scalar::call(*this, other);
}

Tensor& Tensor::ne_(const Scalar& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::ne__Scalar::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::neg() const {
  return stubs::neg::call(*this);
}

Tensor& Tensor::neg_() const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::neg_::call(const_cast<Tensor&>(*this)));
}

Tensor Tensor::new_full(IntArrayRef size, const Scalar& fill_value,
                        const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_full::call(*this, size, fill_value, options.dtype_opt(), options.layout_opt(),
                            options.device_opt(),
                            detail::pin_memory_of_row_major("new_full", options)), options);
}

Tensor Tensor::new_zeros(IntArrayRef size, const TensorOptions& options) const {
  return detail::with_requires_grad(
      stubs::new_zeros::call(*this, size, options.dtype_opt(), options.layout_opt(),
                             options.device_opt(),
                             detail::pin_memory_of_row_major("new_zeros", options)), options);
}

Tensor Tensor::nextafter(const Tensor& other) const {
  return stubs::nextafter::call(*this, other);
}

Tensor& Tensor::nextafter_(const Tensor& other) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::nextafter_::call(const_cast<Tensor&>(*this), other));
}

Tensor Tensor::nonzero() const {
  return stubs::nonzero::call(*this);
}

Tensor Tensor::norm(const Scalar& p) const {
  return stubs::norm_Scalar::call(*this, p);
}

Tensor Tensor::norm(const std::optional<Scalar>& p, DType dtype) const {
  return stubs::norm_ScalarOpt_dtype::call(*this, p, dtype);
}

Tensor Tensor::norm(const std::optional<Scalar>& p, const IntArrayOf<1>& dim, bool keepdim) const {
  return stubs::norm_ScalarOpt_dim::call(*this, p, dim, keepdim);
}

Tensor Tensor::norm(const std::optional<Scalar>& p, const IntArrayOf<1>& dim, bool keepdim,
                    DType dtype) const {
  return stubs::norm_ScalarOpt_dim_dtype::call(*this, p, dim, keepdim, dtype);
}

Tensor& Tensor::normal_(double mean, double std, const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::normal_::call(const_cast<Tensor&>(*this), mean, std, generator));
}

Tensor Tensor::outer(const Tensor& vec2) const {
  return stubs::outer::call(*this, vec2);
}

Tensor Tensor::permute(IntArrayRef dims) const {
  return stubs::permute::call(*this, dims);
}

Tensor Tensor::pinverse(double rcond) const {
  return stubs::pinverse::call(*this, rcond);
}

Tensor Tensor::pow(const Scalar& exponent) const {
  return stubs::pow_Tensor_Scalar::call(*this, exponent);
}

Tensor& Tensor::pow_(const Scalar& exponent) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::pow__Scalar::call(const_cast<Tensor&>(*this), exponent));
}

Tensor Tensor::pow(const Tensor& exponent) const {
  return stubs::pow_Tensor_Tensor::call(*this, exponent);
}

Tensor& Tensor::pow_(const Tensor& exponent) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::pow__Tensor::call(const_cast<Tensor&>(*this), exponent));
}

Tensor Tensor::prelu(const Tensor& weight) const {
  return stubs::prelu::call(*this, weight);
}

Tensor Tensor::prod(std::optional<DType> dtype) const {
  return stubs::prod::call(*this, dtype);
}

Tensor Tensor::prod(int64_t dim, bool keepdim, std::optional<DType> dtype) const {
  return stubs::prod_dim_int::call(*this, dim, keepdim, dtype);
}

Tensor Tensor::quantile(const Tensor& q, std::optional<int64_t> dim, bool keepdim,
                        std::string_view interpolation) const {
  return stubs::quantile::call(*this, q, dim, keepdim, interpolation);
}

Tensor Tensor::quantile(double q, std::optional<int64_t> dim, bool keepdim,
                        std::string_view interpolation) const {
  return stubs::quantile_scalar::call(*this, q, dim, keepdim, interpolation);
}

Tensor& Tensor::random_(int64_t from, std::optional<int64_t> to,
                        const std::optional<Generator>& generator) const {
  return detail::written_to(const_cast<Tensor&>(*this),
                            stubs::random__from::call(const_cast<Tensor&>(*this), from, to,
                                                      generator));
}

}  // namespace tenon
