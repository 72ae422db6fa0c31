// One step of an optimizer for all parameters, held against its formulas in float64.

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <string>

#include "tenon/tensor/factory.h"
#include "tests/support/cpu_targets.h"
#include "tests/support/num_threads.h"
#include "tests/support/reference.h"
#include "tests/support/same_bits.h"

namespace tenon::test {
namespace {

using Tensors = std::vector<TensorBase>;

struct Options {
  double rate = 0.1, weight_decay = 0;
  bool maximize = false;
  double momentum = 0, dampening = 0;
  bool nesterov = false;
  double beta1 = 0.9, beta2 = 0.99, eps = 1e-8;
  bool amsgrad = false;
  TensorBase grad_scale, found_inf;
};

Stack sgd(const Tensors& self, const Tensors& grads, const Tensors& momenta, const Options& o,
          bool is_first) {
  return {self,        grads,      momenta,    o.weight_decay, o.momentum,   o.rate,
          o.dampening, o.nesterov, o.maximize, is_first,       o.grad_scale, o.found_inf};
}

Stack adam(const Tensors& self, const Tensors& grads, const Tensors& firsts, const Tensors& seconds,
           const Tensors& maxima, const Tensors& steps, const Options& o) {
  return {self,    grads,          firsts, seconds,   maxima,     steps,        o.rate,     o.beta1,
          o.beta2, o.weight_decay, o.eps,  o.amsgrad, o.maximize, o.grad_scale, o.found_inf};
}

Samples optimizer_samples() {
  const auto x = [] { return list({uniform({3, 4}), uniform({5})}); };
  const auto squares = [] { return list({uniform({3, 4}, 0.1, 2), uniform({5}, 0.1, 2)}); };
  const Tensors steps = {scalar(3, DType::kFloat32), vector({1}, DType::kInt64)};
  const Options decayed = {
      .weight_decay = 0.3, .maximize = true, .momentum = 0.9, .nesterov = true};
  const Options scaled = {.momentum = 0.8, .amsgrad = true, .grad_scale = scalar(4)};
  const Options stopped = {.momentum = 0.8, .found_inf = scalar(1, DType::kFloat32)};
  const Expectations expected = {.gradient = false};
  Samples samples;
  for (const char* name : {"_fused_sgd_", "_fused_sgd"}) {
    samples.push_back({name, sgd(x(), x(), {}, {}, false), expected});
    samples.push_back({name, sgd(x(), x(), x(), decayed, false), expected});
    samples.push_back({name, sgd(x(), x(), x(), scaled, true), expected});
    samples.push_back({name, sgd(x(), x(), x(), stopped, true), expected});
    samples.push_back({name, sgd({}, {}, {}, {}, true), expected});
  }
  for (const char* name : {"_fused_adam_", "_fused_adamw_", "_fused_adam", "_fused_adamw"}) {
    samples.push_back({name, adam(x(), x(), x(), squares(), {}, steps, {}), expected});
    samples.push_back({name, adam(x(), x(), x(), squares(), {}, steps, decayed), expected});
    samples.push_back({name, adam(x(), x(), x(), squares(), squares(), steps, scaled), expected});
    samples.push_back({name, adam(x(), x(), x(), squares(), {}, steps, stopped), expected});
  }
  return samples;
}
const SampleRegistration registration(&optimizer_samples);

/// A tensor's elements as numbers of float64, in row-major order.
using Numbers = std::vector<double>;

/// What the documents of the optimizers say of one element, by plain loops in float64.
struct Reference {
  Numbers parameter, momentum, first, second, maximum;

  explicit Reference(const TensorBase& tensor)
      : parameter(elements(tensor)),
        momentum(parameter.size(), std::nan("")),  // is not read at the first step
        first(parameter.size()),
        second(parameter.size()),
        maximum(parameter.size()) {}

  void sgd_step(const Numbers& grads, const Options& o, bool is_first) {
    for (size_t i = 0; i < grads.size(); ++i) {
      double grad = (o.maximize ? -1 : 1) * grads[i] + o.weight_decay * parameter[i];
      if (o.momentum != 0) {
        momentum[i] = is_first ? grad : o.momentum * momentum[i] + (1 - o.dampening) * grad;
        grad = o.nesterov ? grad + o.momentum * momentum[i] : momentum[i];
      }
      parameter[i] -= o.rate * grad;
    }
  }

  void adam_step(const Numbers& grads, const Options& o, bool decoupled, int step) {
    for (size_t i = 0; i < grads.size(); ++i) {
      double grad = (o.maximize ? -1 : 1) * grads[i];
      if (decoupled) {
        parameter[i] -= o.rate * o.weight_decay * parameter[i];
      } else {
        grad += o.weight_decay * parameter[i];
      }
      first[i] = o.beta1 * first[i] + (1 - o.beta1) * grad;
      second[i] = o.beta2 * second[i] + (1 - o.beta2) * grad * grad;
      maximum[i] = std::max(maximum[i], second[i]);
      const double moment = first[i] / (1 - std::pow(o.beta1, step));
      const double variance = (o.amsgrad ? maximum[i] : second[i]) / (1 - std::pow(o.beta2, step));
      parameter[i] -= o.rate * moment / (std::sqrt(variance) + o.eps);
    }
  }
};

Expected expected_of(const TensorBase& like, const Numbers& numbers) {
  return {Index(like.sizes().begin(), like.sizes().end()), numbers};
}

/// Every combination of the options.
std::vector<Options> all_options() {
  std::vector<Options> all;
  for (int bits = 0; bits < 32; ++bits) {
    const auto bit = [&](int i) { return (bits >> i) % 2 == 1; };
    all.push_back({.weight_decay = bit(0) ? 0.2 : 0,
                   .maximize = bit(1),
                   .momentum = bit(2) ? 0.9 : 0,
                   .dampening = bit(3) ? 0.25 : 0,
                   .nesterov = bit(4),
                   .amsgrad = bit(3)});
  }
  return all;
}

/// Tensors whose elements fill whole vectors, parts of one, and no row of memory.
Tensors parameters_of(DType dtype) {
  return {cast(uniform({3, 37}), dtype), cast(uniform({2}), dtype),
          transposed_storage(cast(uniform({17, 19}), dtype)), cast(scalar(0.5), dtype),
          cast(uniform({0, 2}), dtype)};
}

template <class Make>
Tensors each(const Tensors& tensors, const Make& make) {
  Tensors result;
  for (const TensorBase& tensor : tensors) result.push_back(make(tensor));
  return result;
}

Tensors like(const Tensors& tensors, double value) {
  return each(tensors, [&](const TensorBase& tensor) {
    const auto count = static_cast<size_t>(tensor.numel());
    return test::tensor(tensor.sizes(), Numbers(count, value), tensor.dtype());
  });
}

Tensors gradients_of(const Tensors& tensors) {
  return each(tensors, [](const TensorBase& tensor) {
    return cast(uniform(tensor.sizes()), tensor.dtype());
  });
}

constexpr int kSteps = 3;

TEST_CASE("_fused_sgd_ computes its formulas", "[neural]") {
  for_each_cpu_target([] {
    for (const DType dtype : kFloatingDTypes) {
      for (const Options& options : all_options()) {
        const Tensors self = parameters_of(dtype), momenta = like(self, std::nan(""));
        std::vector<Reference> references(self.begin(), self.end());
        for (int step = 1; step <= kSteps; ++step) {
          const Tensors grads = gradients_of(self);
          results_of("_fused_sgd_", sgd(self, grads, options.momentum == 0 ? Tensors() : momenta,
                                        options, step == 1));
          for (size_t i = 0; i < self.size(); ++i) {
            references[i].sgd_step(elements(grads[i]), options, step == 1);
          }
        }
        for (size_t i = 0; i < self.size(); ++i) {
          const Reference& reference = references[i];
          const double tolerance = 8 * tolerance_of(dtype);
          CHECK_THAT(self[i], Near(expected_of(self[i], reference.parameter), tolerance));
          if (options.momentum == 0) continue;
          CHECK_THAT(momenta[i], Near(expected_of(self[i], reference.momentum), tolerance));
        }
      }
    }
  });
}

TEST_CASE("_fused_adam_ and _fused_adamw_ compute their formulas", "[neural]") {
  for_each_cpu_target([] {
    for (const DType dtype : kFloatingDTypes) {
      for (const Options& options : all_options()) {
        if (options.momentum != 0 || options.nesterov) continue;  // not theirs
        for (const bool decoupled : {false, true}) {
          const Tensors self = parameters_of(dtype), firsts = like(self, 0),
                        seconds = like(self, 0), maxima = like(self, 0);
          std::vector<Reference> references(self.begin(), self.end());
          for (int step = 1; step <= kSteps; ++step) {
            const Tensors grads = gradients_of(self);
            const Tensors steps(self.size(), scalar(step, DType::kFloat32));
            results_of(decoupled ? "_fused_adamw_" : "_fused_adam_",
                       adam(self, grads, firsts, seconds, options.amsgrad ? maxima : Tensors(),
                            steps, options));
            for (size_t i = 0; i < self.size(); ++i) {
              references[i].adam_step(elements(grads[i]), options, decoupled, step);
            }
          }
          for (size_t i = 0; i < self.size(); ++i) {
            const Reference& reference = references[i];
            const double tolerance = 16 * tolerance_of(dtype);
            CHECK_THAT(self[i], Near(expected_of(self[i], reference.parameter), tolerance));
            CHECK_THAT(firsts[i], Near(expected_of(self[i], reference.first), tolerance));
            CHECK_THAT(seconds[i], Near(expected_of(self[i], reference.second), tolerance));
            if (!options.amsgrad) continue;
            CHECK_THAT(maxima[i], Near(expected_of(self[i], reference.maximum), tolerance));
          }
        }
      }
    }
  });
}

TEST_CASE("each tensor of a fused step may be of another dtype and at another step", "[neural]") {
  const Tensors self = {uniform({3}), cast(uniform({4}), DType::kFloat32)};
  const Tensors firsts = like(self, 0), seconds = like(self, 0), grads = gradients_of(self);
  std::vector<Reference> references(self.begin(), self.end());
  const Options options;
  results_of("_fused_adam_", adam(self, grads, firsts, seconds, {},
                                  {scalar(1), vector({5}, DType::kInt32)}, options));
  references[0].adam_step(elements(grads[0]), options, false, 1);
  references[1].adam_step(elements(grads[1]), options, false, 5);
  for (size_t i = 0; i < self.size(); ++i) {
    CHECK_THAT(self[i], Near(expected_of(self[i], references[i].parameter),
                             4 * tolerance_of(self[i].dtype())));
  }
}

TEST_CASE("grad_scale divides gradients where they are, and found_inf stops a step", "[neural]") {
  for (const DType dtype : kFloatingDTypes) {
    const Tensors self = parameters_of(dtype), twin = tools::deep_copy(Value(self)).get<Tensors>();
    const Tensors grads = gradients_of(self);
    const Tensors scaled = each(grads, [](const TensorBase& grad) {
      Numbers numbers = elements(grad);
      for (double& number : numbers) number *= 8;
      return test::tensor(grad.sizes(), numbers, grad.dtype());
    });
    results_of("_fused_sgd_", sgd(self, grads, {}, {}, false));
    results_of("_fused_sgd_", sgd(twin, scaled, {}, {.grad_scale = scalar(8)}, false));
    for (size_t i = 0; i < self.size(); ++i) {
      CHECK(has_same_bits(self[i], twin[i]));
      CHECK(has_same_bits(grads[i], scaled[i]));
    }
    const Options stopped = {.grad_scale = scalar(8), .found_inf = scalar(1)};
    results_of("_fused_sgd_", sgd(twin, scaled, {}, stopped, false));
    results_of("_fused_adam_", adam(twin, scaled, like(twin, 0), like(twin, 0), {},
                                    Tensors(twin.size(), scalar(1)), stopped));
    for (size_t i = 0; i < self.size(); ++i) {
      CHECK(has_same_bits(self[i], twin[i]));
      CHECK(has_same_bits(grads[i], scaled[i]));
    }
    const Options found_none = {.found_inf = scalar(0)};
    results_of("_fused_sgd_", sgd(twin, scaled, {}, found_none, false));
    CHECK_FALSE(has_same_bits(self[0], twin[0]));
  }
}

TEST_CASE("without weight decay a parameter that is not finite adds nothing", "[neural]") {
  const double infinity = std::numeric_limits<double>::infinity();
  const TensorBase self = vector({infinity, 1, -infinity}), momentum = vector({0, 0, 0});
  results_of("_fused_sgd_", sgd({self}, {vector({1, 1, 1})}, {momentum}, {.momentum = 0.5}, true));
  CHECK_THAT(momentum, Near(vector({1, 1, 1})));
  CHECK_THAT(self, Near(vector({infinity, 0.9, -infinity})));
}

TEST_CASE("a fused step is equal for any number of threads", "[neural]") {
  const Tensors start = {cast(uniform({300, 501}), DType::kFloat32),
                         transposed_storage(cast(uniform({211, 503}), DType::kBFloat16))};
  const auto after = [&](int threads) {
    const NumThreads scope(threads);
    const Stack copies = deep_copy(
        adam(start, start, start, like(start, 0.5), like(start, 0.25), Tensors(2, scalar(2)),
             {.weight_decay = 0.1, .amsgrad = true, .grad_scale = scalar(3)}));
    results_of("_fused_adam_", copies);
    return copies;
  };
  const std::vector<TensorBase> one = tensors_of(after(1)), four = tensors_of(after(4));
  for (size_t i = 0; i < one.size(); ++i) CHECK(has_same_bits(one[i], four[i]));
}

}  // namespace
}  // namespace tenon::test
