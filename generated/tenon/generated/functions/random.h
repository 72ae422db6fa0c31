// Generated from ops.yaml by templates/functions/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/alpha_dropout.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/feature_alpha_dropout.h"
#include "tenon/generated/ops/feature_dropout.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/multinomial.h"
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

/// 1 with the probability that each element of self is, else 0.
inline Tensor bernoulli(const Tensor& self,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli::call(self, generator);
}

/// Overwrites self with numbers of a Cauchy distribution.
inline Tensor& cauchy_(Tensor& self, double median = 0, double sigma = 1,
                       const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::cauchy_::call(self, median, sigma, generator));
}
inline Tensor cauchy(const Tensor& self, double median = 0, double sigma = 1,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::cauchy::call(self, median, sigma, generator);
}

/// In training, elements set to 0 with probability p and else scaled by 1 / (1 - p).
inline Tensor dropout(const Tensor& input, double p, bool train) {
  return stubs::dropout::call(input, p, train);
}

/// dropout of self, in place.
inline Tensor& dropout_(Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::dropout_::call(self, p, train));
}

/// Overwrites self with exponentially distributed numbers of rate lambd.
inline Tensor& exponential_(Tensor& self, double lambd = 1,
                            const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::exponential_::call(self, lambd, generator));
}
inline Tensor exponential(const Tensor& self, double lambd = 1,
                          const std::optional<Generator>& generator = std::nullopt) {
  return stubs::exponential::call(self, lambd, generator);
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

/// Overwrites self with how many trials there are up to the first success, which has probability p.
inline Tensor& geometric_(Tensor& self, double p,
                          const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::geometric_::call(self, p, generator));
}
inline Tensor geometric(const Tensor& self, double p,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::geometric::call(self, p, generator);
}

/// Overwrites self with numbers whose logarithms are normally distributed.
inline Tensor& log_normal_(Tensor& self, double mean = 1, double std = 2,
                           const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::log_normal_::call(self, mean, std, generator));
}
inline Tensor log_normal(const Tensor& self, double mean = 1, double std = 2,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::log_normal::call(self, mean, std, generator);
}

/// Indices of each row of weights, drawn with probabilities that are proportional to these.
inline Tensor multinomial(const Tensor& self, int64_t num_samples, bool replacement = false,
                          const std::optional<Generator>& generator = std::nullopt) {
  return stubs::multinomial::call(self, num_samples, replacement, generator);
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

/// Normally distributed numbers around those of mean.
inline Tensor normal(const Tensor& mean, double std = 1,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_Tensor_float::call(mean, std, generator);
}

/// Normally distributed numbers of the standard deviations std.
inline Tensor normal(double mean, const Tensor& std,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_float_Tensor::call(mean, std, generator);
}

/// Normally distributed numbers of the standard deviations std around those of mean.
inline Tensor normal(const Tensor& mean, const Tensor& std,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_Tensor_Tensor::call(mean, std, generator);
}

/// Normally distributed numbers.
inline Tensor normal(double mean, double std, IntArrayRef size,
                     const std::optional<Generator>& generator = std::nullopt,
                     const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::normal_float_float::call(mean, std, size, generator, options.dtype_opt(),
                                      options.layout_opt(), options.device_opt(),
                                      detail::pin_memory_of_row_major("normal", options)), options);
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
