#include <catch2/catch.hpp>
#include <cstring>
#include <limits>
#include <vector>

#include "pointwise_engine_support.h"
#include "tenon/kernels/copy/copy.h"
#include "tests/support/guarded_memory.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kMost = 70;  // elements of a loop
/// Between elements, in elements; 0 is one element for all.
constexpr int64_t kSteps[] = {0, 1, 2, 3, 7};

/// Small numbers, of which any two have an exact sum, `step` elements apart, up to the end of the
/// memory. Between them are others.
template <class T>
class Elements {
 public:
  Elements(int64_t step, int64_t first) : memory_(bytes_of(step)), step_(step), first_(first) {
    for (int64_t i = 0; i < static_cast<int64_t>(bytes_of(step) / sizeof(T)); ++i) {
      const bool is_between = step > 1 && i % step != 0;
      const T value = is_between ? std::numeric_limits<T>::max() : at(step == 0 ? 0 : i / step);
      std::memcpy(memory_.data() + i * int64_t{sizeof(T)}, &value, sizeof(T));
    }
  }

  T at(int64_t i) const { return static_cast<T>(first_ + (step_ == 0 ? 0 : i)); }
  int64_t step_in_bytes() const { return step_ * int64_t{sizeof(T)}; }
  /// The place of the first of the last `n`.
  const char* last(int64_t n) const {
    return memory_.data() + (step_ == 0 ? 0 : (kMost - n) * step_in_bytes());
  }

 private:
  static size_t bytes_of(int64_t step) {
    return step == 0 ? static_cast<size_t>(kSplatBytes)
                     : static_cast<size_t>((kMost - 1) * step + 1) * sizeof(T);
  }

  test::GuardedMemory memory_;
  int64_t step_;
  int64_t first_;
};

/// Sums of the last n elements of both, for each n, into memory that ends with them.
template <class T>
void check_sums(const Elements<T>& a, const Elements<T>& b) {
  const T alpha = 1;
  const PointwiseLoop loop = loop_apart_of(add, dtype_of<T>);
  REQUIRE(loop != nullptr);
  const int64_t steps[] = {a.step_in_bytes(), b.step_in_bytes()};
  for (int64_t n = 0; n <= kMost; ++n) {
    const test::GuardedMemory result(static_cast<size_t>(n + 1) * sizeof(T));
    std::vector<T> expected = {T(77)};  // in front, where nothing is written
    std::memcpy(result.data(), expected.data(), sizeof(T));
    const void* const inputs[] = {a.last(n), b.last(n)};
    loop(result.data() + sizeof(T), inputs, steps, &alpha, n);
    for (int64_t i = kMost - n; i < kMost; ++i)
      expected.push_back(static_cast<T>(a.at(i) + b.at(i)));
    INFO(n << " elements of " << dtype_of<T> << ", " << steps[0] << " and " << steps[1]
           << " bytes apart");
    REQUIRE(std::memcmp(result.data(), expected.data(), expected.size() * sizeof(T)) == 0);
  }
}

template <class T>
void check_all_steps() {
  for (const int64_t step : kSteps) {
    const Elements<T> a(step, 100);
    for (const int64_t other : kSteps) check_sums(a, Elements<T>(other, 1000));
  }
}

/// `op` of both, and of copies that lie as a new tensor does.
void check_as_of_copies(const PointwiseOperator& op, const TensorBase& a, const TensorBase& b,
                        const Scalar* scalars) {
  const TensorBase dense_a = contiguous_copy(a), dense_b = contiguous_copy(b);
  INFO(op.name << " of " << a.sizes() << a.strides() << " " << a.dtype() << " and " << b.sizes()
               << b.strides() << " " << b.dtype());
  REQUIRE(values(pointwise(op, {&a, &b}, scalars)) ==
          values(pointwise(op, {&dense_a, &dense_b}, scalars)));
}

}  // namespace

TEST_CASE("loops take elements from wherever they lie, and nothing from behind the last") {
  test::for_each_cpu_target([] {
    check_all_steps<int32_t>();
    check_all_steps<int64_t>();
    check_all_steps<float>();
    check_all_steps<double>();
  });
}

TEST_CASE("what lies apart in long rows gives what lies together does, in every dtype") {
  const Scalar two(2);
  test::for_each_cpu_target([&] {
    for (const DType dtype : kAllDTypes) {
      TensorBase all = make_tensor({6, 700}, dtype);
      dispatch_real("fill", dtype, [&]<class T>(TypeTag<T>) {
        for (int64_t i = 0; i < all.numel(); ++i) all.data_ptr<T>()[i] = Scalar(i * 5 % 11).to<T>();
      });
      for (const int64_t step : {2, 3, 4}) {
        const TensorBase rows = make_alias(all, {6, 171}, {700, step}, 1);
        const TensorBase others = make_alias(all, {6, 171}, {700, 1}, 2);
        const TensorBase row = make_alias(all, {171}, {step}, 3);
        const TensorBase column = make_alias(all, {6, 1}, {700, 1}, 4);
        const TensorBase number = make_alias(all, {}, {}, 5);
        const TensorBase last = make_alias(all, {171}, {step}, 4199 - 170 * step);
        for (const TensorBase* b : {&rows, &others, &row, &column, &number, &last}) {
          check_as_of_copies(add, rows, *b, &two);
          check_as_of_copies(maximum, rows, *b, nullptr);
          check_as_of_copies(add, row, *b, &two);
        }
        check_as_of_copies(add, rows, tensor_of(DType::kFloat64, {0.5}), &two);
      }
    }
  });
}

}  // namespace tenon::kernels
