// Generated from ops.yaml by templates/redispatch/shard.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/random.h"

namespace tenon::redispatch {

inline Tensor alpha_dropout(DispatchKeySet keys, const Tensor& input, double p, bool train) {
  return stubs::alpha_dropout::redispatch(keys, input, p, train);
}
inline Tensor& alpha_dropout_(DispatchKeySet keys, Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::alpha_dropout_::redispatch(keys, self, p, train));
}

inline Tensor& bernoulli_(DispatchKeySet keys, Tensor& self, double p = 0.5,
                          const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::bernoulli__float::redispatch(keys, self, p, generator));
}
inline Tensor bernoulli(DispatchKeySet keys, const Tensor& self, double p,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli_p::redispatch(keys, self, p, generator);
}
inline Tensor bernoulli(DispatchKeySet keys, const Tensor& self,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::bernoulli::redispatch(keys, self, generator);
}

inline Tensor& cauchy_(DispatchKeySet keys, Tensor& self, double median = 0, double sigma = 1,
                       const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::cauchy_::redispatch(keys, self, median, sigma, generator));
}
inline Tensor cauchy(DispatchKeySet keys, const Tensor& self, double median = 0, double sigma = 1,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::cauchy::redispatch(keys, self, median, sigma, generator);
}

inline Tensor dropout(DispatchKeySet keys, const Tensor& input, double p, bool train) {
  return stubs::dropout::redispatch(keys, input, p, train);
}
inline Tensor& dropout_(DispatchKeySet keys, Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::dropout_::redispatch(keys, self, p, train));
}

inline Tensor& exponential_(DispatchKeySet keys, Tensor& self, double lambd = 1,
                            const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::exponential_::redispatch(keys, self, lambd, generator));
}
inline Tensor exponential(DispatchKeySet keys, const Tensor& self, double lambd = 1,
                          const std::optional<Generator>& generator = std::nullopt) {
  return stubs::exponential::redispatch(keys, self, lambd, generator);
}

inline Tensor feature_alpha_dropout(DispatchKeySet keys, const Tensor& input, double p,
                                    bool train) {
  return stubs::feature_alpha_dropout::redispatch(keys, input, p, train);
}
inline Tensor& feature_alpha_dropout_(DispatchKeySet keys, Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::feature_alpha_dropout_::redispatch(keys, self, p, train));
}

inline Tensor feature_dropout(DispatchKeySet keys, const Tensor& input, double p, bool train) {
  return stubs::feature_dropout::redispatch(keys, input, p, train);
}
inline Tensor& feature_dropout_(DispatchKeySet keys, Tensor& self, double p, bool train) {
  return detail::written_to(self, stubs::feature_dropout_::redispatch(keys, self, p, train));
}

inline Tensor& geometric_(DispatchKeySet keys, Tensor& self, double p,
                          const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::geometric_::redispatch(keys, self, p, generator));
}
inline Tensor geometric(DispatchKeySet keys, const Tensor& self, double p,
                        const std::optional<Generator>& generator = std::nullopt) {
  return stubs::geometric::redispatch(keys, self, p, generator);
}

inline Tensor& log_normal_(DispatchKeySet keys, Tensor& self, double mean = 1, double std = 2,
                           const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::log_normal_::redispatch(keys, self, mean, std, generator));
}
inline Tensor log_normal(DispatchKeySet keys, const Tensor& self, double mean = 1, double std = 2,
                         const std::optional<Generator>& generator = std::nullopt) {
  return stubs::log_normal::redispatch(keys, self, mean, std, generator);
}

inline Tensor multinomial(DispatchKeySet keys, const Tensor& self, int64_t num_samples,
                          bool replacement = false,
                          const std::optional<Generator>& generator = std::nullopt) {
  return stubs::multinomial::redispatch(keys, self, num_samples, replacement, generator);
}

inline std::tuple<Tensor, Tensor> native_dropout(DispatchKeySet keys, const Tensor& input, double p,
                                                 std::optional<bool> train) {
  return detail::to_public(stubs::native_dropout::redispatch(keys, input, p, train));
}

inline Tensor native_dropout_backward(DispatchKeySet keys, const Tensor& grad_output,
                                      const Tensor& mask, double scale) {
  return stubs::native_dropout_backward::redispatch(keys, grad_output, mask, scale);
}

inline Tensor& normal_(DispatchKeySet keys, Tensor& self, double mean = 0, double std = 1,
                       const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::normal_::redispatch(keys, self, mean, std, generator));
}

inline Tensor normal_functional(DispatchKeySet keys, const Tensor& self, double mean = 0,
                                double std = 1,
                                const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_functional::redispatch(keys, self, mean, std, generator);
}

inline Tensor normal(DispatchKeySet keys, const Tensor& mean, double std = 1,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_Tensor_float::redispatch(keys, mean, std, generator);
}
inline Tensor normal(DispatchKeySet keys, double mean, const Tensor& std,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_float_Tensor::redispatch(keys, mean, std, generator);
}
inline Tensor normal(DispatchKeySet keys, const Tensor& mean, const Tensor& std,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::normal_Tensor_Tensor::redispatch(keys, mean, std, generator);
}
inline Tensor normal(DispatchKeySet keys, double mean, double std, IntArrayRef size,
                     const std::optional<Generator>& generator = std::nullopt,
                     const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::normal_float_float::redispatch(keys, mean, std, size, generator, options.dtype_opt(),
                                            options.layout_opt(), options.device_opt(),
                                            detail::pin_memory_of_row_major("normal", options)),
      options);
}

inline Tensor rand(DispatchKeySet keys, IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::rand::redispatch(keys, size, options.dtype_opt(), options.layout_opt(),
                              options.device_opt(),
                              detail::pin_memory_of_row_major("rand", options)), options);
}

inline Tensor rand_like(DispatchKeySet keys, const Tensor& self, const TensorOptions& options = {},
                        std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::rand_like::redispatch(keys, self, options.dtype_opt(), options.layout_opt(),
                                   options.device_opt(), options.pinned_memory_opt(),
                                   detail::one_memory_format("rand_like", options, memory_format)),
      options);
}

inline Tensor randint(DispatchKeySet keys, int64_t high, IntArrayRef size,
                      const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::randint::redispatch(keys, high, size, options.dtype_opt(), options.layout_opt(),
                                 options.device_opt(),
                                 detail::pin_memory_of_row_major("randint", options)), options);
}
inline Tensor randint(DispatchKeySet keys, int64_t low, int64_t high, IntArrayRef size,
                      const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::randint_low::redispatch(keys, low, high, size, options.dtype_opt(),
                                     options.layout_opt(), options.device_opt(),
                                     detail::pin_memory_of_row_major("randint", options)), options);
}

inline Tensor randn(DispatchKeySet keys, IntArrayRef size, const TensorOptions& options = {}) {
  return detail::with_requires_grad(
      stubs::randn::redispatch(keys, size, options.dtype_opt(), options.layout_opt(),
                               options.device_opt(),
                               detail::pin_memory_of_row_major("randn", options)), options);
}

inline Tensor randn_like(DispatchKeySet keys, const Tensor& self, const TensorOptions& options = {},
                         std::optional<MemoryFormat> memory_format = std::nullopt) {
  return detail::with_requires_grad(
      stubs::randn_like::redispatch(keys, self, options.dtype_opt(), options.layout_opt(),
                                    options.device_opt(), options.pinned_memory_opt(),
                                    detail::one_memory_format("randn_like", options,
                                                              memory_format)), options);
}

inline Tensor& random_(DispatchKeySet keys, Tensor& self, int64_t from, std::optional<int64_t> to,
                       const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::random__from::redispatch(keys, self, from, to, generator));
}
inline Tensor random(DispatchKeySet keys, const Tensor& self, int64_t from,
                     std::optional<int64_t> to,
                     const std::optional<Generator>& generator = std::nullopt) {
  return stubs::random_from::redispatch(keys, self, from, to, generator);
}

inline Tensor randperm(DispatchKeySet keys, int64_t n,
                       const TensorOptions& options = DType::kInt64) {
  return detail::with_requires_grad(
      stubs::randperm::redispatch(keys, n, options.dtype_opt(), options.layout_opt(),
                                  options.device_opt(),
                                  detail::pin_memory_of_row_major("randperm", options)), options);
}

inline Tensor& uniform_(DispatchKeySet keys, Tensor& self, double from = 0, double to = 1,
                        const std::optional<Generator>& generator = std::nullopt) {
  return detail::written_to(self, stubs::uniform_::redispatch(keys, self, from, to, generator));
}
inline Tensor uniform(DispatchKeySet keys, const Tensor& self, double from = 0, double to = 1,
                      const std::optional<Generator>& generator = std::nullopt) {
  return stubs::uniform::redispatch(keys, self, from, to, generator);
}

}  // namespace tenon::redispatch
