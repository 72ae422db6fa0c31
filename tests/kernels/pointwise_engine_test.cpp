#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <random>
#include <vector>

#include "pointwise_engine_support.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy/copy.h"

namespace tenon::kernels {
namespace {

double rounded_to(DType dtype, double value) {
  double result = 0;
  dispatch_real("rounded_to", dtype, [&]<class T>(TypeTag<T>) {
    if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
      result = static_cast<double>(static_cast<T>(static_cast<int64_t>(value)));
    } else if constexpr (ReducedFloatingPoint<T>) {
      result = T(static_cast<float>(value));
    } else {
      result = static_cast<double>(static_cast<T>(value));
    }
  });
  return result;
}

class Random {
 public:
  int64_t integer(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine_);
  }
  template <class List>
  auto pick(const List& list) {
    return std::data(list)[integer(0, static_cast<int64_t>(std::size(list)) - 1)];
  }
  DimVector sizes() {
    static constexpr int64_t kSizes[] = {1, 2, 3, 5, 8, 17, 33, 150};
    DimVector result;
    for (int64_t d = integer(0, 4); d-- > 0;) result.push_back(pick(kSizes));
    while (Product(result) > 20000) result[integer(0, result.size() - 1)] = 2;
    if (integer(0, 40) == 0 && !result.empty()) result[0] = 0;
    return result;
  }
  /// A tensor of these sizes: gaps between elements, any order of dimensions, an offset.
  TensorBase strided(IntArrayRef sizes, DType dtype) {
    std::vector<int64_t> order(sizes.size());
    for (size_t d = 0; d < order.size(); ++d) order[d] = static_cast<int64_t>(d);
    if (integer(0, 1) == 0) std::shuffle(order.begin(), order.end(), engine_);
    DimVector strides(sizes.size());
    int64_t stride = integer(0, 3) == 0 ? 2 : 1;
    for (size_t i = order.size(); i-- > 0;) {
      strides[order[i]] = stride;
      stride *= sizes[order[i]] + (integer(0, 4) == 0 ? 1 : 0);
      stride = std::max<int64_t>(stride, 1);
    }
    const int64_t offset = integer(0, 2);
    const TensorBase base = make_tensor({stride + offset + 1}, dtype);
    dispatch_real("strided", dtype, [&]<class T>(TypeTag<T>) {
      for (int64_t i = 0; i < base.numel(); ++i) {
        const int64_t value = integer(dtype_info(dtype).is_signed ? -9 : 0, 9);
        base.data_ptr<T>()[i] = Scalar(is_floating_point(dtype) ? value * 0.5 : value).to<T>();
      }
    });
    return make_alias(base, sizes, strides, offset);
  }
  /// Sizes that broadcast to the given ones: dimensions of one, and missing ones in front.
  DimVector broadcastable(IntArrayRef sizes) {
    DimVector result = sizes;
    for (int64_t& size : result) size = integer(0, 3) == 0 ? 1 : size;
    while (!result.empty() && integer(0, 5) == 0) result.erase(0);
    return result;
  }

 private:
  static int64_t Product(const DimVector& sizes) {
    int64_t product = 1;
    for (const int64_t size : sizes) product *= size;
    return product;
  }
  std::mt19937 engine_{20240607};
};

TensorBase expanded(const TensorBase& tensor, IntArrayRef sizes) {
  DimVector strides(sizes.size());
  for (int64_t d = 1; d <= tensor.dim(); ++d) {
    if (tensor.size(-d) != 1) strides[sizes.size() - d] = tensor.stride(-d);
  }
  return make_alias(tensor, sizes, strides, tensor.storage_offset());
}

using Reference = std::function<double(double, double)>;

/// Compares `op` with a function of doubles on inputs of any shape, strides and dtypes.
void check_binary(const PointwiseOperator& op, const Scalar* scalars, const Reference& reference) {
  Random random;
  for (int round = 0; round < 150; ++round) {
    const DimVector sizes = random.sizes();
    const DType dtypes[] = {random.pick(kAllDTypes), random.pick(kAllDTypes)};
    const DType common = promote_types(dtypes[0], dtypes[1]);
    if (!contains(op.dtypes, common)) continue;
    TensorBase a = random.strided(sizes, dtypes[0]);
    const TensorBase b = random.strided(random.broadcastable(sizes), dtypes[1]);
    const TensorBase result = pointwise(op, {&a, &b}, scalars);
    INFO(op.name << " of " << a.sizes() << a.strides() << " " << a.dtype() << " and " << b.sizes()
                 << b.strides() << " " << b.dtype());
    REQUIRE(result.sizes() == a.sizes());
    const std::vector<double> x = values(a), y = values(expanded(b, sizes));
    std::vector<double> expected;
    for (size_t i = 0; i < x.size(); ++i) {
      expected.push_back(op.result == kernels::ResultKind::kBool || common == DType::kBool
                             ? reference(x[i], y[i]) != 0
                             : rounded_to(result.dtype(), reference(x[i], y[i])));
    }
    REQUIRE(values(result) == expected);
    TensorBase out = random.strided(sizes, result.dtype());
    pointwise_out(op, {&a, &b}, scalars, out);
    REQUIRE(values(out) == expected);
    if (!can_cast(result.dtype(), a.dtype())) continue;
    pointwise_inplace(op, a, {&a, &b}, scalars);
    for (double& value : expected) value = rounded_to(a.dtype(), value);
    REQUIRE(values(a) == expected);
  }
}

}  // namespace

TEST_CASE("pointwise operators agree with a naive loop over any layout") {
  const Scalar one(1);
  test::for_each_cpu_target([&] {
    check_binary(sub, nullptr, [](double a, double b) { return a - b; });
    check_binary(add, &one, [](double a, double b) { return a + b; });
    check_binary(maximum, nullptr, [](double a, double b) { return std::max(a, b); });
    check_binary(less, nullptr, [](double a, double b) { return a < b; });
  });
}

TEST_CASE("long loops give the same values in several threads") {
  const Scalar one(1);
  Random random;
  const auto check = [&](const TensorBase& a, const TensorBase& b) {
    const std::vector<double> x = values(a), y = values(expanded(b, a.sizes()));
    const TensorBase copy = contiguous(a);
    REQUIRE(values(copy) == x);
    const std::vector<double> sum = values(pointwise(add, {&a, &b}, &one));
    for (size_t i = 0; i < x.size(); ++i) REQUIRE(sum[i] == x[i] + y[i]);
  };
  const TensorBase matrix = make_tensor({400, 301}, DType::kFloat32);
  for (int64_t i = 0; i < matrix.numel(); ++i) matrix.data_ptr<float>()[i] = i % 1000;
  check(matrix, matrix);
  check(matrix, random.strided({}, DType::kFloat32));
  check(matrix, random.strided({301}, DType::kInt16));
  check(matrix, random.strided({400, 1}, DType::kFloat32));
  check(make_alias(matrix, {301, 400}, {1, 301}, 0), random.strided({400}, DType::kFloat32));
  check(make_alias(matrix, {300, 200}, {1, 602}, 0), random.strided({300, 200}, DType::kFloat32));
  check(make_alias(matrix, {40000, 3}, {3, 1}, 0), random.strided({3}, DType::kFloat32));
  check(make_alias(matrix, {2, 20000, 3}, {60000, 3, 1}, 0),
        random.strided({2, 1, 3}, DType::kInt8));
}

TEST_CASE("a result depends neither on the length of the loop nor on the place in it") {
  test::for_each_cpu_target([] {
    for (const DType dtype :
         {DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64}) {
      std::vector<double> elements;
      for (int i = 0; i < 131; ++i) elements.push_back(0.37 * (i % 29) - 4);
      const TensorBase all = tensor_of(dtype, elements);
      const std::vector<double> expected = values(pointwise(gelu, {&all}));
      for (int64_t n = 0; n <= 130; ++n) {
        const TensorBase part = make_alias(all, {n}, {1}, 131 - n);
        const std::vector<double> result = values(pointwise(gelu, {&part}));
        REQUIRE(std::equal(result.begin(), result.end(), expected.end() - n, expected.end()));
      }
    }
    for (const DType dtype : kAllDTypes) {
      for (int64_t n = 0; n <= 130; ++n) {
        TensorBase guarded = make_tensor({n + 2}, dtype);
        fill_(guarded, 1);
        TensorBase middle = make_alias(guarded, {n}, {1}, 1);
        TensorBase zero = make_tensor({n}, dtype);
        zero_(zero);
        const Scalar one(1);
        pointwise_inplace(add, middle, {&middle, &middle}, &one);
        const double sum = dtype == DType::kBool ? 1 : 2;
        std::vector<double> expected(n + 2, sum);
        expected.front() = expected.back() = 1;
        REQUIRE(values(guarded) == expected);
        REQUIRE(values(pointwise(less, {&zero, &middle})) == std::vector<double>(n, 1));
      }
    }
  });
}

TEST_CASE("elementary functions are accurate on every target") {
  const auto reference = [](double x) {
    const double unit = 0.9 * std::tanh(x), p = std::abs(x) + 0.5;
    double sum = std::expm1(unit) + std::exp2(unit) + std::log(p) + std::log1p(p) + std::log2(p) +
                 std::log10(p) + std::sqrt(p) + 1 / std::sqrt(p) + 1 / p;
    sum += std::sin(x) + std::cos(x) + std::tan(unit) + std::asin(unit) + std::acos(unit) +
           std::atan(x) + std::sinh(unit) + std::cosh(unit) + std::asinh(x) + std::acosh(p + 1) +
           std::atanh(unit) + std::erf(x) + std::erfc(x) + 1 / (1 + std::exp(-x));
    sum += std::floor(x) + 2 * std::ceil(x) + 3 * std::nearbyint(x) + 4 * std::trunc(x) +
           5 * ((x > 0) - (x < 0)) + std::copysign(unit, x) + std::atan2(x, p) + std::fmod(x, p) +
           std::hypot(x, unit) + std::min(x, unit) + std::pow(p, unit) + std::lgamma(p);
    return sum;
  };
  test::for_each_cpu_target([&] {
    for (const DType dtype : {DType::kFloat32, DType::kFloat64}) {
      std::vector<double> elements;
      for (double x = -8; x <= 8; x += 0.125) elements.push_back(x);
      const TensorBase input = tensor_of(dtype, elements);
      const std::vector<double> result = values(pointwise(elementary, {&input}));
      const double tolerance = dtype == DType::kFloat32 ? 1e-4 : 1e-12;
      for (size_t i = 0; i < elements.size(); ++i) {
        INFO("x = " << elements[i] << ", " << dtype);
        REQUIRE(result[i] == Approx(reference(elements[i])).margin(tolerance).epsilon(0));
      }
    }
  });
}

TEST_CASE("special values are classified and propagate") {
  const double nan = std::nan(""), inf = INFINITY;
  test::for_each_cpu_target([&] {
    for (const DType dtype :
         {DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64}) {
      const TensorBase a = tensor_of(dtype, {nan, inf, -inf, 1, 0});
      const TensorBase b = tensor_of(dtype, {1, nan, 3, nan, 0});
      CHECK(values(pointwise(classify, {&a})) == std::vector<double>{1, 1, 0, 0, 0});
      const std::vector<double> larger = values(pointwise(maximum, {&a, &b}));
      CHECK((std::isnan(larger[0]) && std::isnan(larger[1]) && std::isnan(larger[3])));
      CHECK((larger[2] == 3 && larger[4] == 0));
    }
    const TensorBase minus_zero = tensor_of(DType::kFloat64, {-0.0});
    const Scalar scalar(-0.0);
    CHECK(std::signbit(values(pointwise(add, {&minus_zero, &minus_zero}, &scalar))[0]) == false);
  });
}

TEST_CASE("integer arithmetic is total and wraps around") {
  test::for_each_cpu_target([] {
    for (const DType dtype : {DType::kInt8, DType::kInt16, DType::kInt32, DType::kInt64}) {
      const double low = -std::ldexp(1, 8 * static_cast<int>(element_size(dtype)) - 1);
      const TensorBase a = tensor_of(dtype, {7, -7, 7, -7, 5, low, 0});
      const TensorBase b = tensor_of(dtype, {2, 2, -2, -2, 0, -1, 0});
      CHECK(values(pointwise(divide, {&a, &b})) == std::vector<double>{3, -3, -3, 3, 0, low, 0});
      CHECK(values(pointwise(modulo, {&a, &b})) == std::vector<double>{1, 1, -1, -1, 0, 0, 0});
      CHECK(values(pointwise(floor_div, {&a, &b})) == std::vector<double>{3, -4, -4, 3, 0, low, 0});
      const TensorBase base = tensor_of(dtype, {3, -2, 1, -1, 0});
      const Scalar three(3), minus_one(-1);
      CHECK(values(pointwise(power, {&base}, &three)) == std::vector<double>{27, -8, 1, -1, 0});
      CHECK(values(pointwise(power, {&base}, &minus_one)) == std::vector<double>{0, 0, 1, -1, 0});
      const TensorBase bits = tensor_of(dtype, {5, -8, -1, 3});
      const TensorBase count = tensor_of(dtype, {1, 1, 100, -1});
      CHECK(values(pointwise(shift, {&bits, &count})) == std::vector<double>{8, 12, -1, 0});
    }
    const TensorBase a = tensor_of(DType::kUInt8, {200, 7}), b = tensor_of(DType::kUInt8, {100, 0});
    const Scalar one(1);
    CHECK(values(pointwise(add, {&a, &b}, &one)) == std::vector<double>{44, 7});
    CHECK(values(pointwise(floor_div, {&a, &b})) == std::vector<double>{2, 0});
    const TensorBase x = tensor_of(DType::kFloat32, {7, -7, 7, -7, 5.5});
    const TensorBase y = tensor_of(DType::kFloat32, {2, 2, -2, -2, 0});
    CHECK(values(pointwise(floor_div, {&x, &y})) == std::vector<double>{3, -4, -4, 3, INFINITY});
  });
}

}  // namespace tenon::kernels
