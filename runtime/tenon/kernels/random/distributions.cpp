#include <algorithm>
#include <cmath>
#include <numbers>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/saturating_cast.h"
#include "tenon/generated/kernels/random.h"
#include "tenon/kernels/random/fill.h"
#include "tenon/tensor/floating.h"

// Distributions whose numbers are functions of uniform or normal ones.

namespace tenon::kernels {
namespace {

/// A number of a distribution with two parameters, of four random words.
using Draw = double (*)(const uint32_t* words, double a, double b);

template <class T>
T converted(double value) {
  if constexpr (std::is_integral_v<T>)
    return saturating_cast<T>(value);
  else
    return static_cast<T>(value);
}

TensorBase& fill_drawn(std::string_view op, TensorBase& self,
                       const std::optional<Generator>& generator, Draw draw, double a, double b) {
  return fill_in_order(op, self, [&](TensorBase& target) {
    dispatch_numeric(op, target.dtype(), [&]<class T>(TypeTag<T>) {
      T* data = target.data_ptr<T>();
      for_each_random<4>(chosen(generator), target.numel(), [=](int64_t i, const uint32_t* words) {
        data[i] = converted<T>(draw(words, a, b));
      });
    });
  });
}

double draw_exponential(const uint32_t* words, double lambd, double) {
  return -std::log(open_uniform_double(words)) / lambd;
}
double draw_cauchy(const uint32_t* words, double median, double sigma) {
  return median + sigma * std::tan(std::numbers::pi * (open_uniform_double(words) - 0.5));
}
double draw_log_normal(const uint32_t* words, double mean, double std) {
  return std::exp(mean + std * normal_pair(words).first);
}
double draw_geometric(const uint32_t* words, double log_failure, double) {
  return std::max(std::ceil(std::log(open_uniform_double(words)) / log_failure), 1.0);
}

}  // namespace

TensorBase& exponential_(TensorBase& self, double lambd,
                         const std::optional<Generator>& generator) {
  check_floating("exponential_", self.dtype());
  TENON_CHECK(lambd > 0, ValueError, "exponential_: expected a positive lambd, got ", lambd);
  return fill_drawn("exponential_", self, generator, draw_exponential, lambd, 0);
}

TensorBase& cauchy_(TensorBase& self, double median, double sigma,
                    const std::optional<Generator>& generator) {
  check_floating("cauchy_", self.dtype());
  TENON_CHECK(sigma > 0, ValueError, "cauchy_: expected a positive sigma, got ", sigma);
  return fill_drawn("cauchy_", self, generator, draw_cauchy, median, sigma);
}

TensorBase& log_normal_(TensorBase& self, double mean, double std,
                        const std::optional<Generator>& generator) {
  check_floating("log_normal_", self.dtype());
  TENON_CHECK(std > 0, ValueError, "log_normal_: expected a positive std, got ", std);
  return fill_drawn("log_normal_", self, generator, draw_log_normal, mean, std);
}

TensorBase& geometric_(TensorBase& self, double p, const std::optional<Generator>& generator) {
  TENON_CHECK(self.dtype() != DType::kBool, DTypeError,
              "geometric_: expected numbers, got a tensor of bool");
  TENON_CHECK(p > 0 && p < 1, ValueError, "geometric_: expected p in (0, 1), got ", p);
  return fill_drawn("geometric_", self, generator, draw_geometric, std::log1p(-p), 0);
}

}  // namespace tenon::kernels
