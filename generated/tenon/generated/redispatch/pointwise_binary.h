// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/pointwise_binary.h"

namespace tenon::redispatch {

inline Tensor add(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::add__Tensor::redispatch(keys, self, other, alpha));
}
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::add_out::redispatch(keys, self, other, alpha, out));
}
inline Tensor add(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::add_Scalar::redispatch(keys, self, other, alpha);
}
inline Tensor& add_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::add__Scalar::redispatch(keys, self, other, alpha));
}
inline Tensor& add_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::add_Scalar_out::redispatch(keys, self, other, alpha, out));
}

inline Tensor addcdiv(DispatchKeySet keys, const Tensor& self, const Tensor& tensor1,
                      const Tensor& tensor2, const Scalar& value = 1) {
  return stubs::addcdiv::redispatch(keys, self, tensor1, tensor2, value);
}
inline Tensor& addcdiv_(DispatchKeySet keys, Tensor& self, const Tensor& tensor1,
                        const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(self, stubs::addcdiv_::redispatch(keys, self, tensor1, tensor2, value));
}
inline Tensor& addcdiv_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(out,
                            stubs::addcdiv_out::redispatch(keys, self, tensor1, tensor2, value,
                                                           out));
}

inline Tensor addcmul(DispatchKeySet keys, const Tensor& self, const Tensor& tensor1,
                      const Tensor& tensor2, const Scalar& value = 1) {
  return stubs::addcmul::redispatch(keys, self, tensor1, tensor2, value);
}
inline Tensor& addcmul_(DispatchKeySet keys, Tensor& self, const Tensor& tensor1,
                        const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(self, stubs::addcmul_::redispatch(keys, self, tensor1, tensor2, value));
}
inline Tensor& addcmul_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& tensor1, const Tensor& tensor2, const Scalar& value = 1) {
  return detail::written_to(out,
                            stubs::addcmul_out::redispatch(keys, self, tensor1, tensor2, value,
                                                           out));
}

inline Tensor atan2(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::atan2::redispatch(keys, self, other);
}
inline Tensor& atan2_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::atan2_::redispatch(keys, self, other));
}
inline Tensor& atan2_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const Tensor& other) {
  return detail::written_to(out, stubs::atan2_out::redispatch(keys, self, other, out));
}

inline Tensor bitwise_and(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_and_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_and_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_and__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_and_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_and(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_and_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_and_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_and__Scalar::redispatch(keys, self, other));
}
inline Tensor& bitwise_and_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_and_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor bitwise_left_shift(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_left_shift_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_left_shift_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_left_shift__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_left_shift_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                      const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_left_shift_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_left_shift(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_left_shift_Tensor_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_left_shift_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self,
                            stubs::bitwise_left_shift__Tensor_Scalar::redispatch(keys, self,
                                                                                 other));
}
inline Tensor& bitwise_left_shift_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                      const Scalar& other) {
  return detail::written_to(out,
                            stubs::bitwise_left_shift_Tensor_Scalar_out::redispatch(keys, self,
                                                                                    other, out));
}
inline Tensor bitwise_left_shift(DispatchKeySet keys, const Scalar& self, const Tensor& other) {
  return stubs::bitwise_left_shift_Scalar_Tensor::redispatch(keys, self, other);
}

inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_or_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_or__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_or_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_or(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_or_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_or_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_or__Scalar::redispatch(keys, self, other));
}
inline Tensor& bitwise_or_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_or_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor bitwise_right_shift(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_right_shift_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_right_shift_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self,
                            stubs::bitwise_right_shift__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_right_shift_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                       const Tensor& other) {
  return detail::written_to(out,
                            stubs::bitwise_right_shift_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_right_shift(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_right_shift_Tensor_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_right_shift_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self,
                            stubs::bitwise_right_shift__Tensor_Scalar::redispatch(keys, self,
                                                                                  other));
}
inline Tensor& bitwise_right_shift_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                       const Scalar& other) {
  return detail::written_to(out,
                            stubs::bitwise_right_shift_Tensor_Scalar_out::redispatch(keys, self,
                                                                                     other, out));
}
inline Tensor bitwise_right_shift(DispatchKeySet keys, const Scalar& self, const Tensor& other) {
  return stubs::bitwise_right_shift_Scalar_Tensor::redispatch(keys, self, other);
}

inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::bitwise_xor_Tensor::redispatch(keys, self, other);
}
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::bitwise_xor__Tensor::redispatch(keys, self, other));
}
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Tensor& other) {
  return detail::written_to(out, stubs::bitwise_xor_out::redispatch(keys, self, other, out));
}
inline Tensor bitwise_xor(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::bitwise_xor_Scalar::redispatch(keys, self, other);
}
inline Tensor& bitwise_xor_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::bitwise_xor__Scalar::redispatch(keys, self, other));
}
inline Tensor& bitwise_xor_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                               const Scalar& other) {
  return detail::written_to(out, stubs::bitwise_xor_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor complex(DispatchKeySet keys, const Tensor& real, const Tensor& imag) {
  return stubs::complex::redispatch(keys, real, imag);
}

inline Tensor copysign(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::copysign_Tensor::redispatch(keys, self, other);
}
inline Tensor& copysign_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::copysign__Tensor::redispatch(keys, self, other));
}
inline Tensor& copysign_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Tensor& other) {
  return detail::written_to(out, stubs::copysign_out::redispatch(keys, self, other, out));
}
inline Tensor copysign(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::copysign_Scalar::redispatch(keys, self, other);
}
inline Tensor& copysign_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::copysign__Scalar::redispatch(keys, self, other));
}
inline Tensor& copysign_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                            const Scalar& other) {
  return detail::written_to(out, stubs::copysign_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor div(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::div_Tensor::redispatch(keys, self, other);
}
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::div__Tensor::redispatch(keys, self, other));
}
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::div_out::redispatch(keys, self, other, out));
}
inline Tensor div(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::div_Scalar::redispatch(keys, self, other);
}
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::div__Scalar::redispatch(keys, self, other));
}
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::div_Scalar_out::redispatch(keys, self, other, out));
}
inline Tensor div(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  std::optional<std::string_view> rounding_mode) {
  return stubs::div_Tensor_mode::redispatch(keys, self, other, rounding_mode);
}
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    std::optional<std::string_view> rounding_mode) {
  return detail::written_to(self,
                            stubs::div__Tensor_mode::redispatch(keys, self, other, rounding_mode));
}
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       std::optional<std::string_view> rounding_mode) {
  return detail::written_to(out,
                            stubs::div_out_mode::redispatch(keys, self, other, rounding_mode, out));
}
inline Tensor div(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  std::optional<std::string_view> rounding_mode) {
  return stubs::div_Scalar_mode::redispatch(keys, self, other, rounding_mode);
}
inline Tensor& div_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    std::optional<std::string_view> rounding_mode) {
  return detail::written_to(self,
                            stubs::div__Scalar_mode::redispatch(keys, self, other, rounding_mode));
}
inline Tensor& div_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other,
                       std::optional<std::string_view> rounding_mode) {
  return detail::written_to(out,
                            stubs::div_Scalar_mode_out::redispatch(keys, self, other, rounding_mode,
                                                                   out));
}

inline Tensor _div_trunc(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::_div_trunc_Tensor::redispatch(keys, self, other);
}
inline Tensor _div_trunc(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::_div_trunc_Scalar::redispatch(keys, self, other);
}

inline Tensor floor_divide(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::floor_divide::redispatch(keys, self, other);
}
inline Tensor& floor_divide_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::floor_divide_::redispatch(keys, self, other));
}
inline Tensor& floor_divide_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                                const Tensor& other) {
  return detail::written_to(out, stubs::floor_divide_out::redispatch(keys, self, other, out));
}
inline Tensor floor_divide(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::floor_divide_Scalar::redispatch(keys, self, other);
}
inline Tensor& floor_divide_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::floor_divide__Scalar::redispatch(keys, self, other));
}

inline Tensor fmax(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::fmax::redispatch(keys, self, other);
}
inline Tensor& fmax_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmax_out::redispatch(keys, self, other, out));
}

inline Tensor fmin(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::fmin::redispatch(keys, self, other);
}
inline Tensor& fmin_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmin_out::redispatch(keys, self, other, out));
}

inline Tensor fmod(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::fmod_Tensor::redispatch(keys, self, other);
}
inline Tensor& fmod_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::fmod__Tensor::redispatch(keys, self, other));
}
inline Tensor& fmod_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::fmod_out::redispatch(keys, self, other, out));
}
inline Tensor fmod(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::fmod_Scalar::redispatch(keys, self, other);
}
inline Tensor& fmod_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::fmod__Scalar::redispatch(keys, self, other));
}
inline Tensor& fmod_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::fmod_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor gcd(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::gcd::redispatch(keys, self, other);
}
inline Tensor& gcd_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::gcd_::redispatch(keys, self, other));
}
inline Tensor& gcd_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::gcd_out::redispatch(keys, self, other, out));
}

inline Tensor heaviside(DispatchKeySet keys, const Tensor& self, const Tensor& values) {
  return stubs::heaviside::redispatch(keys, self, values);
}
inline Tensor& heaviside_(DispatchKeySet keys, Tensor& self, const Tensor& values) {
  return detail::written_to(self, stubs::heaviside_::redispatch(keys, self, values));
}
inline Tensor& heaviside_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& values) {
  return detail::written_to(out, stubs::heaviside_out::redispatch(keys, self, values, out));
}

inline Tensor hypot(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::hypot::redispatch(keys, self, other);
}
inline Tensor& hypot_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::hypot_::redispatch(keys, self, other));
}
inline Tensor& hypot_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const Tensor& other) {
  return detail::written_to(out, stubs::hypot_out::redispatch(keys, self, other, out));
}

inline Tensor lcm(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::lcm::redispatch(keys, self, other);
}
inline Tensor& lcm_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::lcm_::redispatch(keys, self, other));
}
inline Tensor& lcm_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::lcm_out::redispatch(keys, self, other, out));
}

inline Tensor lerp(DispatchKeySet keys, const Tensor& self, const Tensor& end,
                   const Tensor& weight) {
  return stubs::lerp_Tensor::redispatch(keys, self, end, weight);
}
inline Tensor& lerp_(DispatchKeySet keys, Tensor& self, const Tensor& end, const Tensor& weight) {
  return detail::written_to(self, stubs::lerp__Tensor::redispatch(keys, self, end, weight));
}
inline Tensor& lerp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& end,
                        const Tensor& weight) {
  return detail::written_to(out, stubs::lerp_Tensor_out::redispatch(keys, self, end, weight, out));
}
inline Tensor lerp(DispatchKeySet keys, const Tensor& self, const Tensor& end,
                   const Scalar& weight) {
  return stubs::lerp_Scalar::redispatch(keys, self, end, weight);
}
inline Tensor& lerp_(DispatchKeySet keys, Tensor& self, const Tensor& end, const Scalar& weight) {
  return detail::written_to(self, stubs::lerp__Scalar::redispatch(keys, self, end, weight));
}
inline Tensor& lerp_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& end,
                        const Scalar& weight) {
  return detail::written_to(out, stubs::lerp_Scalar_out::redispatch(keys, self, end, weight, out));
}

inline Tensor logaddexp(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logaddexp::redispatch(keys, self, other);
}
inline Tensor& logaddexp_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& other) {
  return detail::written_to(out, stubs::logaddexp_out::redispatch(keys, self, other, out));
}

inline Tensor logaddexp2(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::logaddexp2::redispatch(keys, self, other);
}
inline Tensor& logaddexp2_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                              const Tensor& other) {
  return detail::written_to(out, stubs::logaddexp2_out::redispatch(keys, self, other, out));
}

inline Tensor maximum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::maximum::redispatch(keys, self, other);
}
inline Tensor& maximum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  return detail::written_to(out, stubs::maximum_out::redispatch(keys, self, other, out));
}

inline Tensor minimum(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::minimum::redispatch(keys, self, other);
}
inline Tensor& minimum_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                           const Tensor& other) {
  return detail::written_to(out, stubs::minimum_out::redispatch(keys, self, other, out));
}

inline Tensor mul(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::mul_Tensor::redispatch(keys, self, other);
}
inline Tensor& mul_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::mul__Tensor::redispatch(keys, self, other));
}
inline Tensor& mul_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other) {
  return detail::written_to(out, stubs::mul_out::redispatch(keys, self, other, out));
}
inline Tensor mul(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::mul_Scalar::redispatch(keys, self, other);
}
inline Tensor& mul_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::mul__Scalar::redispatch(keys, self, other));
}
inline Tensor& mul_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other) {
  return detail::written_to(out, stubs::mul_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor nextafter(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::nextafter::redispatch(keys, self, other);
}
inline Tensor& nextafter_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::nextafter_::redispatch(keys, self, other));
}
inline Tensor& nextafter_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& other) {
  return detail::written_to(out, stubs::nextafter_out::redispatch(keys, self, other, out));
}

inline Tensor polar(DispatchKeySet keys, const Tensor& abs, const Tensor& angle) {
  return stubs::polar::redispatch(keys, abs, angle);
}

inline Tensor pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::pow_Tensor_Scalar::redispatch(keys, self, exponent);
}
inline Tensor& pow_(DispatchKeySet keys, Tensor& self, const Scalar& exponent) {
  return detail::written_to(self, stubs::pow__Scalar::redispatch(keys, self, exponent));
}
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Scalar& exponent) {
  return detail::written_to(out,
                            stubs::pow_Tensor_Scalar_out::redispatch(keys, self, exponent, out));
}

inline Tensor _pow(DispatchKeySet keys, const Tensor& self, const Scalar& exponent) {
  return stubs::_pow::redispatch(keys, self, exponent);
}

inline Tensor pow(DispatchKeySet keys, const Tensor& self, const Tensor& exponent) {
  return stubs::pow_Tensor_Tensor::redispatch(keys, self, exponent);
}
inline Tensor& pow_(DispatchKeySet keys, Tensor& self, const Tensor& exponent) {
  return detail::written_to(self, stubs::pow__Tensor::redispatch(keys, self, exponent));
}
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                       const Tensor& exponent) {
  return detail::written_to(out,
                            stubs::pow_Tensor_Tensor_out::redispatch(keys, self, exponent, out));
}
inline Tensor pow(DispatchKeySet keys, const Scalar& self, const Tensor& exponent) {
  return stubs::pow_Scalar::redispatch(keys, self, exponent);
}
inline Tensor& pow_out(DispatchKeySet keys, Tensor& out, const Scalar& self,
                       const Tensor& exponent) {
  return detail::written_to(out, stubs::pow_Scalar_out::redispatch(keys, self, exponent, out));
}

inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::remainder_Tensor::redispatch(keys, self, other);
}
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::remainder__Tensor::redispatch(keys, self, other));
}
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Tensor& other) {
  return detail::written_to(out, stubs::remainder_out::redispatch(keys, self, other, out));
}
inline Tensor remainder(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::remainder_Scalar::redispatch(keys, self, other);
}
inline Tensor& remainder_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::remainder__Scalar::redispatch(keys, self, other));
}
inline Tensor& remainder_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                             const Scalar& other) {
  return detail::written_to(out, stubs::remainder_Scalar_out::redispatch(keys, self, other, out));
}

inline Tensor rsub(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                   const Scalar& alpha = 1) {
  return stubs::rsub_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor rsub(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                   const Scalar& alpha = 1) {
  return stubs::rsub_Scalar::redispatch(keys, self, other, alpha);
}

inline Tensor sub(DispatchKeySet keys, const Tensor& self, const Tensor& other,
                  const Scalar& alpha = 1) {
  return stubs::sub_Tensor::redispatch(keys, self, other, alpha);
}
inline Tensor& sub_(DispatchKeySet keys, Tensor& self, const Tensor& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Tensor::redispatch(keys, self, other, alpha));
}
inline Tensor& sub_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Tensor& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_out::redispatch(keys, self, other, alpha, out));
}
inline Tensor sub(DispatchKeySet keys, const Tensor& self, const Scalar& other,
                  const Scalar& alpha = 1) {
  return stubs::sub_Scalar::redispatch(keys, self, other, alpha);
}
inline Tensor& sub_(DispatchKeySet keys, Tensor& self, const Scalar& other,
                    const Scalar& alpha = 1) {
  return detail::written_to(self, stubs::sub__Scalar::redispatch(keys, self, other, alpha));
}
inline Tensor& sub_out(DispatchKeySet keys, Tensor& out, const Tensor& self, const Scalar& other,
                       const Scalar& alpha = 1) {
  return detail::written_to(out, stubs::sub_Scalar_out::redispatch(keys, self, other, alpha, out));
}

inline Tensor where(DispatchKeySet keys, const Tensor& condition, const Tensor& self,
                    const Tensor& other) {
  return stubs::where_self::redispatch(keys, condition, self, other);
}

inline Tensor xlogy(DispatchKeySet keys, const Tensor& self, const Tensor& other) {
  return stubs::xlogy_Tensor::redispatch(keys, self, other);
}
inline Tensor& xlogy_(DispatchKeySet keys, Tensor& self, const Tensor& other) {
  return detail::written_to(self, stubs::xlogy__Tensor::redispatch(keys, self, other));
}
inline Tensor& xlogy_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const Tensor& other) {
  return detail::written_to(out, stubs::xlogy_OutTensor::redispatch(keys, self, other, out));
}
inline Tensor xlogy(DispatchKeySet keys, const Scalar& self, const Tensor& other) {
  return stubs::xlogy_Scalar_Self::redispatch(keys, self, other);
}
inline Tensor& xlogy_out(DispatchKeySet keys, Tensor& out, const Scalar& self,
                         const Tensor& other) {
  return detail::written_to(out, stubs::xlogy_OutScalar_Self::redispatch(keys, self, other, out));
}
inline Tensor xlogy(DispatchKeySet keys, const Tensor& self, const Scalar& other) {
  return stubs::xlogy_Scalar_Other::redispatch(keys, self, other);
}
inline Tensor& xlogy_(DispatchKeySet keys, Tensor& self, const Scalar& other) {
  return detail::written_to(self, stubs::xlogy__Scalar_Other::redispatch(keys, self, other));
}
inline Tensor& xlogy_out(DispatchKeySet keys, Tensor& out, const Tensor& self,
                         const Scalar& other) {
  return detail::written_to(out, stubs::xlogy_OutScalar_Other::redispatch(keys, self, other, out));
}

}  // namespace tenon::redispatch
