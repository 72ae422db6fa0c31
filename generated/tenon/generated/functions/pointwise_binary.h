// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/_div_trunc.h"
#include "tenon/generated/ops/_pow.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"
#include "tenon/generated/ops/addcmul.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/bitwise_and.h"
#include "tenon/generated/ops/bitwise_left_shift.h"
#include "tenon/generated/ops/bitwise_or.h"
#include "tenon/generated/ops/bitwise_right_shift.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/complex.h"
#include "tenon/generated/ops/copysign.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/gcd.h"
#include "tenon/generated/ops/heaviside.h"
#include "tenon/generated/ops/hypot.h"
#include "tenon/generated/ops/lcm.h"
#include "tenon/generated/ops/lerp.h"
#include "tenon/generated/ops/logaddexp.h"
#include "tenon/generated/ops/logaddexp2.h"
#include "tenon/generated/ops/maximum.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/nextafter.h"
#include "tenon/generated/ops/polar.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/remainder.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/xlogy.h"

namespace tenon {

/// self + alpha * other.
inline Tensor add(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::add_Tensor::call(self, other, alpha);
}
inline Tensor& add_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::add__Tensor::call(self, other, alpha));
}
inline Tensor& add_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::add_out::call(self, other, alpha, out));
}

/// self + alpha * other.
inline Tensor add(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::add_Scalar::call(self, other, alpha);
}
inline Tensor& add_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::add__Scalar::call(self, other, alpha));
}
inline Tensor& add_out(Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::add_Scalar_out::call(self, other, alpha, out));
}

/// self + value * tensor1 / tensor2.
inline Tensor addcdiv(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                      const Scalar& value = 1) {
  return stubs::addcdiv::call(self, tensor1, tensor2, value);
}
inline Tensor& addcdiv_(Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                        const Scalar& value = 1) {
  return detail::written_to(self, stubs::addcdiv_::call(self, tensor1, tensor2, value));
}
inline Tensor& addcdiv_out(Tensor& out, const Tensor& self, const Tensor& tensor1,
                           const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(out, stubs::addcdiv_out::call(self, tensor1, tensor2, value, out));
}

/// self + value * tensor1 * tensor2.
inline Tensor addcmul(const Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                      const Scalar& value = 1) {
  return stubs::addcmul::call(self, tensor1, tensor2, value);
}
inline Tensor& addcmul_(Tensor& self, const Tensor& tensor1, const Tensor& tensor2,
                        const Scalar& value = 1) {
  return detail::written_to(self, stubs::addcmul_::call(self, tensor1, tensor2, value));
}
inline Tensor& addcmul_out(Tensor& out, const Tensor& self, const Tensor& tensor1,
                           const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(out, stubs::addcmul_out::call(self, tensor1, tensor2, value, out));
}

/// The angle of the point (other, self), in radians.
inline Tensor atan2(const Tensor& self, const Tensor& other) {
  return stubs::atan2::call(self, other);
}
inline Tensor& atan2_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::atan2_::call(self, other));
}
inline Tensor& atan2_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::atan2_out::call(self, other, out));
}

/// The bits that self and other both have.
inline Tensor bitwise_and(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_and_Tensor::call(self, other);
}
inline Tensor& bitwise_and_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_and__Tensor::call(self, other));
}
inline Tensor& bitwise_and_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_and_out::call(self, other, out));
}

/// The bits that self and other both have.
inline Tensor bitwise_and(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::call(self, other);
}
inline Tensor& bitwise_and_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_and__Scalar::call(self, other));
}
inline Tensor& bitwise_and_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_and_Scalar_out::call(self, other, out));
}

/// self with its bits moved up by other.
inline Tensor bitwise_left_shift(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_left_shift_Tensor::call(self, other);
}
inline Tensor& bitwise_left_shift_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_left_shift__Tensor::call(self, other));
}
inline Tensor& bitwise_left_shift_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_left_shift_out::call(self, other, out));
}

/// self with its bits moved up by other.
inline Tensor bitwise_left_shift(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_left_shift_Tensor_Scalar::call(self, other);
}
inline Tensor& bitwise_left_shift_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_left_shift__Tensor_Scalar::call(self, other));
}
inline Tensor& bitwise_left_shift_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out,
                            stubs::bitwise_left_shift_Tensor_Scalar_out::call(self, other, out));
}

/// self with its bits moved up by other.
inline Tensor bitwise_left_shift(const Scalar& self, const Tensor& other) {
  return stubs::bitwise_left_shift_Scalar_Tensor::call(self, other);
}

/// The bits that self or other has.
inline Tensor bitwise_or(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::call(self, other);
}
inline Tensor& bitwise_or_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_or__Tensor::call(self, other));
}
inline Tensor& bitwise_or_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_or_out::call(self, other, out));
}

/// The bits that self or other has.
inline Tensor bitwise_or(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::call(self, other);
}
inline Tensor& bitwise_or_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_or__Scalar::call(self, other));
}
inline Tensor& bitwise_or_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_or_Scalar_out::call(self, other, out));
}

/// self with its bits moved down by other; the sign stays.
inline Tensor bitwise_right_shift(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_right_shift_Tensor::call(self, other);
}
inline Tensor& bitwise_right_shift_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_right_shift__Tensor::call(self, other));
}
inline Tensor& bitwise_right_shift_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_right_shift_out::call(self, other, out));
}

/// self with its bits moved down by other; the sign stays.
inline Tensor bitwise_right_shift(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_right_shift_Tensor_Scalar::call(self, other);
}
inline Tensor& bitwise_right_shift_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_right_shift__Tensor_Scalar::call(self, other));
}
inline Tensor& bitwise_right_shift_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out,
                            stubs::bitwise_right_shift_Tensor_Scalar_out::call(self, other, out));
}

/// self with its bits moved down by other; the sign stays.
inline Tensor bitwise_right_shift(const Scalar& self, const Tensor& other) {
  return stubs::bitwise_right_shift_Scalar_Tensor::call(self, other);
}

/// The bits that either self or other has.
inline Tensor bitwise_xor(const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::call(self, other);
}
inline Tensor& bitwise_xor_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_xor__Tensor::call(self, other));
}
inline Tensor& bitwise_xor_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_xor_out::call(self, other, out));
}

/// The bits that either self or other has.
inline Tensor bitwise_xor(const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::call(self, other);
}
inline Tensor& bitwise_xor_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_xor__Scalar::call(self, other));
}
inline Tensor& bitwise_xor_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_xor_Scalar_out::call(self, other, out));
}

/// Complex numbers of real and imaginary parts, both of float32 or of float64.
inline Tensor complex(const Tensor& real, const Tensor& imag) {
  return stubs::complex::call(real, imag);
}

/// The magnitude of self with the sign of other, also of its zeros.
inline Tensor copysign(const Tensor& self, const Tensor& other) {
  return stubs::copysign_Tensor::call(self, other);
}
inline Tensor& copysign_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::copysign__Tensor::call(self, other));
}
inline Tensor& copysign_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::copysign_out::call(self, other, out));
}

/// The magnitude of self with the sign of other, also of its zeros.
inline Tensor copysign(const Tensor& self, const Scalar& other) {
  return stubs::copysign_Scalar::call(self, other);
}
inline Tensor& copysign_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::copysign__Scalar::call(self, other));
}
inline Tensor& copysign_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::copysign_Scalar_out::call(self, other, out));
}

/// self / other; integers divide as floating numbers.
inline Tensor div(const Tensor& self, const Tensor& other) {
  return stubs::div_Tensor::call(self, other);
}
inline Tensor& div_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::div__Tensor::call(self, other));
}
inline Tensor& div_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::div_out::call(self, other, out));
}

/// self / other; integers divide as floating numbers.
inline Tensor div(const Tensor& self, const Scalar& other) {
  return stubs::div_Scalar::call(self, other);
}
inline Tensor& div_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::div__Scalar::call(self, other));
}
inline Tensor& div_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::div_Scalar_out::call(self, other, out));
}

/// self / other, exact, or rounded towards zero (`trunc`) or down (`floor`); these keep integers.
inline Tensor div(const Tensor& self, const Tensor& other,
                  std::optional<std::string_view> rounding_mode) {
  return stubs::div_Tensor_mode::call(self, other, rounding_mode);
}
inline Tensor& div_(Tensor& self, const Tensor& other,
                    std::optional<std::string_view> rounding_mode) {
  return detail::written_to(self, stubs::div__Tensor_mode::call(self, other, rounding_mode));
}
inline Tensor& div_out(Tensor& out, const Tensor& self, const Tensor& other,
                       std::optional<std::string_view> rounding_mode) {
  return detail::written_to(out, stubs::div_out_mode::call(self, other, rounding_mode, out));
}

/// self / other, exact, or rounded towards zero (`trunc`) or down (`floor`); these keep integers.
inline Tensor div(const Tensor& self, const Scalar& other,
                  std::optional<std::string_view> rounding_mode) {
  return stubs::div_Scalar_mode::call(self, other, rounding_mode);
}
inline Tensor& div_(Tensor& self, const Scalar& other,
                    std::optional<std::string_view> rounding_mode) {
  return detail::written_to(self, stubs::div__Scalar_mode::call(self, other, rounding_mode));
}
inline Tensor& div_out(Tensor& out, const Tensor& self, const Scalar& other,
                       std::optional<std::string_view> rounding_mode) {
  return detail::written_to(out, stubs::div_Scalar_mode_out::call(self, other, rounding_mode, out));
}

/// self / other without what stands behind the point.
inline Tensor _div_trunc(const Tensor& self, const Tensor& other) {
  return stubs::_div_trunc_Tensor::call(self, other);
}

/// self / other without what stands behind the point.
inline Tensor _div_trunc(const Tensor& self, const Scalar& other) {
  return stubs::_div_trunc_Scalar::call(self, other);
}

/// The greatest whole number that is not above self / other; integers stay integers.
inline Tensor floor_divide(const Tensor& self, const Tensor& other) {
  return stubs::floor_divide::call(self, other);
}
inline Tensor& floor_divide_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::floor_divide_::call(self, other));
}
inline Tensor& floor_divide_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::floor_divide_out::call(self, other, out));
}

/// The greatest whole number that is not above self / other; integers stay integers.
inline Tensor floor_divide(const Tensor& self, const Scalar& other) {
  return stubs::floor_divide_Scalar::call(self, other);
}
inline Tensor& floor_divide_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::floor_divide__Scalar::call(self, other));
}

/// The greater of each two elements, or the one that is a number; self has the gradient of a tie.
inline Tensor fmax(const Tensor& self, const Tensor& other) {
  return stubs::fmax::call(self, other);
}
inline Tensor& fmax_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmax_out::call(self, other, out));
}

/// The lesser of each two elements, or the one that is a number; self has the gradient of a tie.
inline Tensor fmin(const Tensor& self, const Tensor& other) {
  return stubs::fmin::call(self, other);
}
inline Tensor& fmin_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmin_out::call(self, other, out));
}

/// The remainder of self / other with the sign of self.
inline Tensor fmod(const Tensor& self, const Tensor& other) {
  return stubs::fmod_Tensor::call(self, other);
}
inline Tensor& fmod_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::fmod__Tensor::call(self, other));
}
inline Tensor& fmod_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmod_out::call(self, other, out));
}

/// The remainder of self / other with the sign of self.
inline Tensor fmod(const Tensor& self, const Scalar& other) {
  return stubs::fmod_Scalar::call(self, other);
}
inline Tensor& fmod_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::fmod__Scalar::call(self, other));
}
inline Tensor& fmod_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::fmod_Scalar_out::call(self, other, out));
}

/// The greatest number that divides self and other.
inline Tensor gcd(const Tensor& self, const Tensor& other) {
  return stubs::gcd::call(self, other);
}
inline Tensor& gcd_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::gcd_::call(self, other));
}
inline Tensor& gcd_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::gcd_out::call(self, other, out));
}

/// 0 where self is negative, 1 where it is positive, values where it is 0.
inline Tensor heaviside(const Tensor& self, const Tensor& values) {
  return stubs::heaviside::call(self, values);
}
inline Tensor& heaviside_(Tensor& self, const Tensor& values) {
  return detail::written_to(self, stubs::heaviside_::call(self, values));
}
inline Tensor& heaviside_out(Tensor& out, const Tensor& self, const Tensor& values) {
  return detail::written_to(out, stubs::heaviside_out::call(self, values, out));
}

/// The length of the vector (self, other), without overflow on the way.
inline Tensor hypot(const Tensor& self, const Tensor& other) {
  return stubs::hypot::call(self, other);
}
inline Tensor& hypot_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::hypot_::call(self, other));
}
inline Tensor& hypot_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::hypot_out::call(self, other, out));
}

/// The least number that self and other divide, 0 if one is 0.
inline Tensor lcm(const Tensor& self, const Tensor& other) {
  return stubs::lcm::call(self, other);
}
inline Tensor& lcm_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::lcm_::call(self, other));
}
inline Tensor& lcm_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::lcm_out::call(self, other, out));
}

/// The point at weight on the line from self to end.
inline Tensor lerp(const Tensor& self, const Tensor& end, const Tensor& weight) {
  return stubs::lerp_Tensor::call(self, end, weight);
}
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Tensor& weight) {
  return detail::written_to(self, stubs::lerp__Tensor::call(self, end, weight));
}
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Tensor& weight) {
  return detail::written_to(out, stubs::lerp_Tensor_out::call(self, end, weight, out));
}

/// The point at weight on the line from self to end.
inline Tensor lerp(const Tensor& self, const Tensor& end, const Scalar& weight) {
  return stubs::lerp_Scalar::call(self, end, weight);
}
inline Tensor& lerp_(Tensor& self, const Tensor& end, const Scalar& weight) {
  return detail::written_to(self, stubs::lerp__Scalar::call(self, end, weight));
}
inline Tensor& lerp_out(Tensor& out, const Tensor& self, const Tensor& end, const Scalar& weight) {
  return detail::written_to(out, stubs::lerp_Scalar_out::call(self, end, weight, out));
}

/// log(exp(self) + exp(other)), without overflow on the way.
inline Tensor logaddexp(const Tensor& self, const Tensor& other) {
  return stubs::logaddexp::call(self, other);
}
inline Tensor& logaddexp_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::logaddexp_out::call(self, other, out));
}

/// The logarithm to base 2 of 2^self + 2^other, without overflow on the way.
inline Tensor logaddexp2(const Tensor& self, const Tensor& other) {
  return stubs::logaddexp2::call(self, other);
}
inline Tensor& logaddexp2_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::logaddexp2_out::call(self, other, out));
}

/// The greater of each two elements, NaN if one is; a tie's gradient is split in half.
inline Tensor maximum(const Tensor& self, const Tensor& other) {
  return stubs::maximum::call(self, other);
}
inline Tensor& maximum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::maximum_out::call(self, other, out));
}

/// The smaller of each two elements, NaN if one is; a tie's gradient is split in half.
inline Tensor minimum(const Tensor& self, const Tensor& other) {
  return stubs::minimum::call(self, other);
}
inline Tensor& minimum_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::minimum_out::call(self, other, out));
}

/// self * other.
inline Tensor mul(const Tensor& self, const Tensor& other) {
  return stubs::mul_Tensor::call(self, other);
}
inline Tensor& mul_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::mul__Tensor::call(self, other));
}
inline Tensor& mul_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::mul_out::call(self, other, out));
}

/// self * other.
inline Tensor mul(const Tensor& self, const Scalar& other) {
  return stubs::mul_Scalar::call(self, other);
}
inline Tensor& mul_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::mul__Scalar::call(self, other));
}
inline Tensor& mul_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::mul_Scalar_out::call(self, other, out));
}

/// The number next to self towards other.
inline Tensor nextafter(const Tensor& self, const Tensor& other) {
  return stubs::nextafter::call(self, other);
}
inline Tensor& nextafter_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::nextafter_::call(self, other));
}
inline Tensor& nextafter_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::nextafter_out::call(self, other, out));
}

/// Complex numbers of magnitudes and of angles in radians, both of float32 or of float64.
inline Tensor polar(const Tensor& abs, const Tensor& angle) {
  return stubs::polar::call(abs, angle);
}

/// self to the power of a number; 2, 3, 0.5 and -1 are as exact as products, sqrt and division.
inline Tensor pow(const Tensor& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::call(self, exponent);
}
inline Tensor& pow_(Tensor& self, const Scalar& exponent) {
  return detail::written_to(self, stubs::pow__Scalar::call(self, exponent));
}
inline Tensor& pow_out(Tensor& out, const Tensor& self, const Scalar& exponent) {
  return detail::written_to(out, stubs::pow_Tensor_Scalar_out::call(self, exponent, out));
}

/// The part of pow for exponents that have no shorter form.
inline Tensor _pow(const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::call(self, exponent);
}

/// self to the power of exponent.
inline Tensor pow(const Tensor& self, const Tensor& exponent) {
  return stubs::pow_Tensor_Tensor::call(self, exponent);
}
inline Tensor& pow_(Tensor& self, const Tensor& exponent) {
  return detail::written_to(self, stubs::pow__Tensor::call(self, exponent));
}
inline Tensor& pow_out(Tensor& out, const Tensor& self, const Tensor& exponent) {
  return detail::written_to(out, stubs::pow_Tensor_Tensor_out::call(self, exponent, out));
}

/// self to the power of exponent.
inline Tensor pow(const Scalar& self, const Tensor& exponent) {
  return stubs::pow_Scalar::call(self, exponent);
}
inline Tensor& pow_out(Tensor& out, const Scalar& self, const Tensor& exponent) {
  return detail::written_to(out, stubs::pow_Scalar_out::call(self, exponent, out));
}

/// The remainder of self / other with the sign of other.
inline Tensor remainder(const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::call(self, other);
}
inline Tensor& remainder_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::remainder__Tensor::call(self, other));
}
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::remainder_out::call(self, other, out));
}

/// The remainder of self / other with the sign of other.
inline Tensor remainder(const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::call(self, other);
}
inline Tensor& remainder_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::remainder__Scalar::call(self, other));
}
inline Tensor& remainder_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::remainder_Scalar_out::call(self, other, out));
}

/// other - alpha * self.
inline Tensor rsub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::call(self, other, alpha);
}

/// other - alpha * self.
inline Tensor rsub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::call(self, other, alpha);
}

/// self - alpha * other.
inline Tensor sub(const Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return stubs::sub_Tensor::call(self, other, alpha);
}
inline Tensor& sub_(Tensor& self, const Tensor& other, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Tensor::call(self, other, alpha));
}
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_out::call(self, other, alpha, out));
}

/// self - alpha * other.
inline Tensor sub(const Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return stubs::sub_Scalar::call(self, other, alpha);
}
inline Tensor& sub_(Tensor& self, const Scalar& other, const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Scalar::call(self, other, alpha));
}
inline Tensor& sub_out(Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_Scalar_out::call(self, other, alpha, out));
}

/// self where the bool condition holds, else other.
inline Tensor where(const Tensor& condition, const Tensor& self, const Tensor& other) {
  return stubs::where_self::call(condition, self, other);
}

/// self * log(other), and 0 where self is 0 and other is a number.
inline Tensor xlogy(const Tensor& self, const Tensor& other) {
  return stubs::xlogy_Tensor::call(self, other);
}
inline Tensor& xlogy_(Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::xlogy__Tensor::call(self, other));
}
inline Tensor& xlogy_out(Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::xlogy_OutTensor::call(self, other, out));
}

/// self * log(other), and 0 where self is 0 and other is a number.
inline Tensor xlogy(const Scalar& self, const Tensor& other) {
  return stubs::xlogy_Scalar_Self::call(self, other);
}
inline Tensor& xlogy_out(Tensor& out, const Scalar& self, const Tensor& other) {
  return detail::written_to(out, stubs::xlogy_OutScalar_Self::call(self, other, out));
}

/// self * log(other), and 0 where self is 0 and other is a number.
inline Tensor xlogy(const Tensor& self, const Scalar& other) {
  return stubs::xlogy_Scalar_Other::call(self, other);
}
inline Tensor& xlogy_(Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::xlogy__Scalar_Other::call(self, other));
}
inline Tensor& xlogy_out(Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::xlogy_OutScalar_Other::call(self, other, out));
}

}  // namespace tenon
