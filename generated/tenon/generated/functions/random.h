// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/alpha_dropout.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/feature_alpha_dropout.h"
#include "tenon/generated/ops/feature_dropout.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"
#include "tenon/generated/ops/randn_like.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/randperm.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {

/// In training, elements set to the least value of selu with probability p, mean 0 and variance 1
/// kept.
inline Tensor alpha_dropout(const Tensor& input, double p, bool train) {
  return stubs::alpha_dropout::call(input, p, train);
}

/// alpha_dropout of self, in place.
inline Tensor& alpha_dropout_(Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::alpha_dropout_::call(self, p, train));
}

/// Overwrites self with 1 with probability p, else 0.
inline Tensor& bernoulli_(Tensor& self, double p = 0.5,
                          const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::bernoulli__float::call(self, p, generator));
}
inline Tensor bernoulli(const Tensor& self, double p,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli_p::call(self, p, generator);
}

/// In training, elements set to 0 with probability p and else scaled by 1 / (1 - p).
inline Tensor dropout(const Tensor& input, double p, bool train) {
  return stubs::dropout::call(input, p, train);
}

/// dropout of self, in place.
inline Tensor& dropout_(Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::dropout_::call(self, p, train));
}

/// alpha_dropout of features [N, C, ...].
inline Tensor feature_alpha_dropout(const Tensor& input, double p, bool train) {
  return stubs::feature_alpha_dropout::call(input, p, train);
}

/// feature_alpha_dropout of self, in place.
inline Tensor& feature_alpha_dropout_(Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::feature_alpha_dropout_::call(self, p, train));
}

/// In training, features [N, C, ...] set to 0 with probability p and else scaled by 1 / (1 - p).
inline Tensor feature_dropout(const Tensor& input, double p, bool train) {
  return stubs::feature_dropout::call(input, p, train);
}

/// feature_dropout of self, in place.
inline Tensor& feature_dropout_(Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::feature_dropout_::call(self, p, train));
}

/// Elements set to 0 with probability p and else scaled by 1 / (1 - p), and the mask of those kept.
inline std::tuple<Tensor, Tensor> native_dropout(const Tensor& input, double p,
                                                 std::optional<bool> train) {
  return detail::to_public(stubs::native_dropout::call(input, p, train));
}

/// The gradient of dropout's argument.
inline Tensor native_dropout_backward(const Tensor& grad_output, const Tensor& mask, double scale) {
  return stubs::native_dropout_backward::call(grad_output, mask, scale);
}

/// Overwrites self with normally distributed numbers.
inline Tensor& normal_(Tensor& self, double mean = 0, double std = 1,
                       const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::normal_::call(self, mean, std, generator));
}
inline Tensor normal_functional(const Tensor& self, double mean = 0, double std = 1,
                                const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_functional::call(self, mean, std, generator);
}

/// Numbers uniform in [0, 1).
inline Tensor rand(IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::rand::call(size, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                        detail::pin_memory_of_row_major("rand", options)), options);
}

/// Numbers uniform in [0, 1), in the sizes of self.
inline Tensor rand_like(const Tensor& self, const TensorOptions& options = {},
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::rand_like::call(self, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                             options.pinned_memory_opt(),
                             detail::one_memory_format("rand_like", options, memory_format)),
      options);
}

/// Integers uniform in [0, high).
inline Tensor randint(int64_t high, IntArrayRef size,
                      const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::randint::call(high, size, options.dtype_opt(), options.layout_opt(),
                           options.device_opt(),
                           detail::pin_memory_of_row_major("randint", options)), options);
}

/// Integers uniform in [low, high).
inline Tensor randint(int64_t low, int64_t high, IntArrayRef size,
                      const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::randint_low::call(low, high, size, options.dtype_opt(), options.layout_opt(),
                               options.device_opt(),
                               detail::pin_memory_of_row_major("randint", options)), options);
}

/// Normally distributed numbers of mean 0 and variance 1.
inline Tensor randn(IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::randn::call(size, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                         detail::pin_memory_of_row_major("randn", options)), options);
}

/// Normally distributed numbers of mean 0 and variance 1, in the sizes of self.
inline Tensor randn_like(const Tensor& self, const TensorOptions& options = {},
                         std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::randn_like::call(self, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                              options.pinned_memory_opt(),
                              detail::one_memory_format("randn_like", options, memory_format)),
      options);
}

/// Overwrites self with integers uniform in [from, to), or up to the greatest of its dtype.
inline Tensor& random_(Tensor& self, int64_t from, std::optional<int64_t> to,
                       const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::random__from::call(self, from, to, generator));
}
inline Tensor random(const Tensor& self, int64_t from, std::optional<int64_t> to,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::random_from::call(self, from, to, generator);
}

/// The integers below n in random order.
inline Tensor randperm(int64_t n, const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::randperm::call(n, options.dtype_opt(), options.layout_opt(), options.device_opt(),
                            detail::pin_memory_of_row_major("randperm", options)), options);
}

/// Overwrites self with numbers uniform in [from, to).
inline Tensor& uniform_(Tensor& self, double from = 0, double to = 1,
                        const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::uniform_::call(self, from, to, generator));
}
inline Tensor uniform(const Tensor& self, double from = 0, double to = 1,
                      const std::optional<Generator>& generator = std::nullopt) {
  return stubs::uniform::call(self, from, to, generator);
}

}  // namespace tenon
