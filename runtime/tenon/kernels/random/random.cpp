#include "tenon/generated/kernels/random.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/random/fill.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/tensor/floating.h"
#include "tenon/tensor/probability.h"

namespace tenon::kernels {
namespace {

/// `value` scaled from [0, 1) to [from, to), where rounding must not give `to`.
template <class T>
T scaled(T value, T from, T to) {
  const T result = from + value * (to - from);
  return result < to || from == to ? result : std::nextafter(to, from);
}

/// `value` below `to` as an element, where rounding must not give `to` either.
template <class T>
T rounded_below(float value, float to) {
  const T result = static_cast<T>(value);
  if constexpr (ReducedFloatingPoint<T>) {
    if (static_cast<float>(result) >= to && value < to) {
      return T::from_bits(static_cast<uint16_t>(to > 0 ? result.bits - 1 : result.bits + 1));
    }
  }
  return result;
}

void fill_uniform(const Generator& generator, double from, double to, TensorBase& self) {
  if (self.dtype() == DType::kFloat64) {
    double* data = self.data_ptr<double>();
    for_each_random<2>(generator, self.numel(), [=](int64_t i, const uint32_t* words) {
      data[i] = scaled(uniform_double(words), from, to);
    });
    return;
  }
  dispatch_floating("uniform_", self.dtype(), [&]<class T>(TypeTag<T>) {
    T* data = self.data_ptr<T>();
    const auto first = static_cast<float>(from), last = static_cast<float>(to);
    for_each_random<1>(generator, self.numel(), [=](int64_t i, const uint32_t* words) {
      // As many bits as an element takes, so that rounding does not reach 1.
      constexpr int kBits = std::min(std::numeric_limits<T>::digits, 24);
      const float value = std::is_same_v<T, float>
                              ? uniform_float(*words)
                              : static_cast<float>(*words >> (32 - kBits)) / (1 << kBits);
      data[i] = rounded_below<T>(scaled(value, first, last), last);
    });
  });
}

void fill_normal(const Generator& generator, double mean, double std, TensorBase& self) {
  const int64_t n = self.numel();
  dispatch_floating("normal_", self.dtype(), [&]<class T>(TypeTag<T>) {
    T* data = self.data_ptr<T>();
    for_each_random<4>(generator, (n + 1) / 2, [=](int64_t i, const uint32_t* words) {
      const auto [first, second] = normal_pair(words);
      data[2 * i] = static_cast<T>(mean + std * first);
      if (2 * i + 1 < n) data[2 * i + 1] = static_cast<T>(mean + std * second);
    });
  });
}

/// Integers in [from, from + range), where a range of 0 stands for 2^64.
void fill_integers(const Generator& generator, int64_t from, uint64_t range, TensorBase& self) {
  const TensorBase elements = same_bits(self);
  dispatch_ordered("random_", elements.dtype(), [&]<class T>(TypeTag<T>) {
    T* data = elements.data_ptr<T>();
    for_each_random<2>(generator, self.numel(), [=](int64_t i, const uint32_t* words) {
      const uint64_t word = join_words(words);
      const uint64_t value = static_cast<uint64_t>(from) + (range == 0 ? word : word % range);
      data[i] = static_cast<T>(static_cast<int64_t>(value));
    });
  });
}

/// The greatest integer up to which a dtype holds all.
int64_t greatest_integer(DType dtype) {
  return dispatch_real("random_", dtype, []<class T>(TypeTag<T>) {
    using Limits = std::numeric_limits<T>;
    if constexpr (is_floating_point(dtype_of<T>))
      return int64_t{1} << Limits::digits;
    else if constexpr (std::is_same_v<T, uint64_t>)
      return std::numeric_limits<int64_t>::max();
    else
      return static_cast<int64_t>(Limits::max());
  });
}

/// Whether a word falls below a probability.
bool happens(uint32_t word, double probability) {
  return static_cast<double>(word) * 0x1p-32 < probability;
}

}  // namespace

TensorBase& uniform_(TensorBase& self, double from, double to,
                     const std::optional<Generator>& generator) {
  check_floating("uniform_", self.dtype());
  TENON_CHECK(from <= to && std::isfinite(to - from), ValueError,
              "uniform_: expected a finite interval, got [", from, ", ", to, ")");
  return fill_in_order("uniform_", self, [&](TensorBase& target) {
    fill_uniform(chosen(generator), from, to, target);
  });
}

TensorBase& normal_(TensorBase& self, double mean, double std,
                    const std::optional<Generator>& generator) {
  check_floating("normal_", self.dtype());
  TENON_CHECK(std >= 0, ValueError, "normal_: expected no negative std, got ", std);
  return fill_in_order("normal_", self, [&](TensorBase& target) {
    fill_normal(chosen(generator), mean, std, target);
  });
}

TensorBase& bernoulli_(TensorBase& self, double p, const std::optional<Generator>& generator) {
  check_probability("bernoulli_", p);
  return fill_in_order("bernoulli_", self, [&](TensorBase& target) {
    const TensorBase elements = same_bits(target);
    dispatch_ordered("bernoulli_", elements.dtype(), [&]<class T>(TypeTag<T>) {
      T* data = elements.data_ptr<T>();
      for_each_random<1>(chosen(generator), target.numel(), [=](int64_t i, const uint32_t* word) {
        data[i] = static_cast<T>(happens(*word, p) ? 1 : 0);
      });
    });
  });
}

TensorBase& random_(TensorBase& self, int64_t from, std::optional<int64_t> to,
                    const std::optional<Generator>& generator) {
  const int64_t greatest = greatest_integer(self.dtype());
  TENON_CHECK(!to || from < *to, ValueError, "random_: expected from < to, got ", from, " and ",
              to.value_or(0));
  TENON_CHECK(from <= greatest && (!to || *to - 1 <= greatest), ValueError,
              "random_: expected integers that ", self.dtype(), " holds, got ", from, " and ",
              to.value_or(greatest));
  const uint64_t last = static_cast<uint64_t>(to ? *to - 1 : greatest);
  const uint64_t range = last - static_cast<uint64_t>(from) + 1;
  return fill_in_order("random_", self, [&](TensorBase& target) {
    fill_integers(chosen(generator), from, range, target);
  });
}

void rand(IntArrayRef, TensorBase& result) {
  uniform_(result, 0, 1, std::nullopt);
}

void randn(IntArrayRef, TensorBase& result) {
  normal_(result, 0, 1, std::nullopt);
}

void normal_float_float(double mean, double std, IntArrayRef,
                        const std::optional<Generator>& generator, TensorBase& result) {
  normal_(result, mean, std, generator);
}

void rand_like(const TensorBase&, TensorBase& result) {
  uniform_(result, 0, 1, std::nullopt);
}

void randn_like(const TensorBase&, TensorBase& result) {
  normal_(result, 0, 1, std::nullopt);
}

void randint(int64_t low, int64_t high, IntArrayRef, TensorBase& result) {
  random_(result, low, high, std::nullopt);
}

void randperm(int64_t n, TensorBase& result) {
  const auto range = default_generator().reserve(2 * static_cast<uint64_t>(n));
  const TensorBase elements = same_bits(result);
  dispatch_numeric("randperm", elements.dtype(), [&]<class T>(TypeTag<T>) {
    T* data = elements.data_ptr<T>();
    for (int64_t i = 0; i < n; ++i) data[i] = static_cast<T>(i);
    for (int64_t i = n - 1; i > 0; --i) {  // Fisher and Yates
      const auto words = random_block(range, i / 2);
      const uint64_t word = join_words(words.data() + i % 2 * 2);
      std::swap(data[i], data[word % (static_cast<uint64_t>(i) + 1)]);
    }
  });
}

void native_dropout(const TensorBase& input, double p, std::optional<bool> train,
                    TensorBase& output, TensorBase& mask) {
  bool* kept = mask.data_ptr<bool>();
  if (!train.value_or(true)) {
    std::fill_n(kept, mask.numel(), true);
    copy_into(input, output);
    return;
  }
  const TensorBase source = contiguous(input);
  dispatch_floating("native_dropout", input.dtype(), [&]<class T>(TypeTag<T>) {
    const T* in = source.const_data_ptr<T>();
    T* out = output.data_ptr<T>();
    const auto scale = static_cast<T>(p == 1 ? 0 : 1 / (1 - p));
    for_each_random<1>(default_generator(), input.numel(), [=](int64_t i, const uint32_t* word) {
      kept[i] = !happens(*word, p);
      out[i] = kept[i] ? static_cast<T>(in[i] * scale) : static_cast<T>(0.0f);
    });
  });
}

}  // namespace tenon::kernels
