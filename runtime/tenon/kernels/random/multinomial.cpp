#include <algorithm>
#include <cmath>

#include "tenon/generated/kernels/random.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/random/fill.h"
#include "tenon/tensor/factory.h"

// fits in this file: rows of a matrix, and of samples, that are in memory

namespace tenon::kernels {
namespace {

/// Rows of weights, checked to be such that `samples` can be drawn of each.
class Weights {
 public:
  Weights(const TensorBase& self, int64_t samples, bool replacement)
      : values_(to_dtype_contiguous(self, DType::kFloat64)), categories_(self.sizes().back()) {
    for (int64_t row = 0; row < rows(); ++row) check(row, samples, replacement);
  }

  int64_t categories() const { return categories_; }
  int64_t rows() const { return categories_ == 0 ? 0 : values_.numel() / categories_; }
  const double* row(int64_t i) const { return values_.const_data_ptr<double>() + i * categories_; }

 private:
  void check(int64_t i, int64_t samples, bool replacement) const {
    double sum = 0;
    int64_t likely = 0;
    for (int64_t j = 0; j < categories_; ++j) {
      const double weight = row(i)[j];
      TENON_CHECK(weight >= 0 && std::isfinite(weight), ValueError,
                  "multinomial: expected finite weights that are not negative, got ", weight);
      sum += weight;
      likely += weight > 0;
    }
    TENON_CHECK(sum > 0 && std::isfinite(sum), ValueError,
                "multinomial: expected weights with a finite sum above 0, got ", sum, " in row ",
                i);
    TENON_CHECK(replacement || likely >= samples, ValueError, "multinomial: row ", i, " has ",
                likely, " categories that can be drawn, got num_samples ", samples,
                "; draw fewer, or with replacement");
  }

  TensorBase values_;
  int64_t categories_;
};

/// Draws by a search in the sums of the weights. `sums` is memory for them.
void draw_with_replacement(const Weights& weights, const GeneratorImpl::Range& range,
                           int64_t samples, double* sums, int64_t* results) {
  const int64_t categories = weights.categories();
  int64_t block = 0;
  for (int64_t row = 0; row < weights.rows(); ++row) {
    double sum = 0;
    int64_t last = 0;
    for (int64_t j = 0; j < categories; ++j) {
      sums[j] = sum += weights.row(row)[j];
      if (weights.row(row)[j] > 0) last = j;
    }
    for (int64_t i = 0; i < samples; ++i) {
      const double place = uniform_double(random_block(range, block++).data()) * sum;
      const int64_t found = std::upper_bound(sums, sums + categories, place) - sums;
      *results++ = std::min(found, last);  // a product may be rounded to the sum
    }
  }
}

/// What exponential clocks of the weights' rates strike first, after Efraimidis and Spirakis. Their
/// times are logarithms, since the least weights have times that are no numbers. `strikes` and
/// `order` are memory for one of each category.
void draw_without_replacement(const Weights& weights, const GeneratorImpl::Range& range,
                              int64_t samples, double* strikes, int64_t* order, int64_t* results) {
  const int64_t categories = weights.categories();
  int64_t block = 0;
  for (int64_t row = 0; row < weights.rows(); ++row) {
    int64_t* end = order;
    for (int64_t j = 0; j < categories; ++j, ++block) {
      const double weight = weights.row(row)[j];
      if (!(weight > 0)) continue;
      const double uniform = open_uniform_double(random_block(range, block).data());
      strikes[j] = std::log(-std::log(uniform)) - std::log(weight);
      *end++ = j;
    }
    std::partial_sort(order, order + samples, end,
                      [&](int64_t a, int64_t b) { return strikes[a] < strikes[b]; });
    results = std::copy_n(order, samples, results);
  }
}

}  // namespace

void multinomial(const TensorBase& self, int64_t num_samples, bool replacement,
                 const std::optional<Generator>& generator, TensorBase& result) {
  if (result.numel() == 0) return;
  const Weights weights(self, num_samples, replacement);
  const TensorBase scratch = make_tensor({weights.categories()}, DType::kFloat64);
  const TensorBase order = make_tensor({replacement ? 0 : weights.categories()}, DType::kInt64);
  const int64_t draws = weights.rows() * (replacement ? num_samples : weights.categories());
  // A block of four words for each.
  const auto range = chosen(generator).reserve(4 * static_cast<uint64_t>(draws));
  auto* numbers = scratch.data_ptr<double>();
  auto* results = result.data_ptr<int64_t>();
  if (replacement)
    draw_with_replacement(weights, range, num_samples, numbers, results);
  else
    draw_without_replacement(weights, range, num_samples, numbers, order.data_ptr<int64_t>(),
                             results);
}

}  // namespace tenon::kernels
