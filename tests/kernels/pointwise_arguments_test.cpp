#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "pointwise_engine_support.h"

namespace tenon::kernels {

TEST_CASE("an input that does not promote is converted to the dtype of the others") {
  test::for_each_cpu_target([] {
    const TensorBase condition = tensor_of(DType::kBool, {1, 0, 1});
    const TensorBase a = tensor_of(DType::kInt16, {1, 2, 3});
    const TensorBase b = tensor_of(DType::kFloat32, {0.5});
    const TensorBase result = pointwise(select, {&condition, &a, &b});
    CHECK(result.dtype() == DType::kFloat32);
    CHECK(values(result) == std::vector<double>{1, 0.5, 3});
  });
}

TEST_CASE("dtypes promote by dimensions, then numbers") {
  const TensorBase ints = make_tensor({2}, DType::kInt32);
  const TensorBase bytes = make_tensor({2}, DType::kUInt8);
  const TensorBase halves = make_tensor({2}, DType::kBFloat16);
  const TensorBase zero_dim_double = make_tensor({}, DType::kFloat64);
  const TensorBase zero_dim_long = make_tensor({}, DType::kInt64);
  const TensorBase bools = make_tensor({2}, DType::kBool);
  const Scalar one(1), two_and_half(2.5), yes(true);
  const auto dtype = [&](const TensorBase& a, const TensorBase& b) {
    return pointwise_spec(add, {&a, &b}, &one).dtype;
  };
  CHECK(dtype(ints, bytes) == DType::kInt32);
  CHECK(dtype(bytes, make_tensor({2}, DType::kInt8)) == DType::kInt16);
  CHECK(dtype(ints, halves) == DType::kBFloat16);
  CHECK(dtype(halves, make_tensor({1}, DType::kFloat32)) == DType::kFloat32);
  CHECK(dtype(halves, zero_dim_double) == DType::kBFloat16);
  CHECK(dtype(ints, zero_dim_double) == DType::kFloat64);
  CHECK(dtype(ints, zero_dim_long) == DType::kInt32);
  CHECK(dtype(bools, zero_dim_long) == DType::kInt64);
  CHECK(dtype(bools, bools) == DType::kBool);
  CHECK(pointwise_spec(power, {&ints}, &two_and_half).dtype == DType::kFloat32);
  CHECK(pointwise_spec(power, {&zero_dim_long}, &two_and_half).dtype == DType::kFloat32);
  CHECK(pointwise_spec(power, {&halves}, &two_and_half).dtype == DType::kBFloat16);
  CHECK(pointwise_spec(power, {&bools}, &one).dtype == DType::kInt64);
  CHECK(pointwise_spec(power, {&bytes}, &yes).dtype == DType::kUInt8);
  CHECK(pointwise_spec(exponential, {&ints}).dtype == DType::kFloat32);
  CHECK(pointwise_spec(exponential, {&zero_dim_double}).dtype == DType::kFloat64);
  CHECK(pointwise_spec(select, {&bools, &ints, &halves}).dtype == DType::kBFloat16);
  CHECK(pointwise_spec(less, {&ints, &halves}).dtype == DType::kBool);
}

TEST_CASE("results keep the layout of their inputs") {
  const Scalar one(1);
  const TensorBase base = make_tensor({2, 3, 4, 5}, DType::kFloat32);
  const TensorBase channels_last =
      make_tensor_strided({2, 3, 4, 5}, {60, 1, 15, 3}, DType::kFloat32);
  const TensorBase transposed = make_tensor_strided({4, 5}, {1, 4}, DType::kFloat32);
  const TensorBase row = make_tensor({5}, DType::kFloat32);
  const auto strides = [&](const TensorBase& a, const TensorBase& b) {
    return pointwise(add, {&a, &b}, &one).strides().vec();
  };
  using Strides = std::vector<int64_t>;
  CHECK(strides(base, base) == Strides{60, 20, 5, 1});
  CHECK(strides(channels_last, channels_last) == Strides{60, 1, 15, 3});
  CHECK(strides(channels_last, base) == Strides{60, 1, 15, 3});
  CHECK(strides(base, channels_last) == Strides{60, 20, 5, 1});
  CHECK(strides(transposed, transposed) == Strides{1, 4});
  CHECK(strides(transposed, row) == Strides{1, 4});
  CHECK(strides(base, row) == Strides{60, 20, 5, 1});
  const TensorBase gaps = make_tensor_strided({4, 5}, {2, 16}, DType::kFloat32);
  CHECK(strides(gaps, gaps) == Strides{1, 4});
  CHECK(pointwise_spec(add, {&transposed, &row}, &one).strides.vec() == Strides{1, 4});
}

TEST_CASE("a call that cannot be computed says why and writes nothing") {
  const Scalar one(1), half(0.5);
  const TensorBase a = tensor_of(DType::kFloat32, {1, 2, 3}), b = make_tensor({4}, DType::kFloat32);
  const TensorBase ints = tensor_of(DType::kInt64, {1, 2, 3}), absent;
  TensorBase meta = make_tensor({3}, DType::kFloat32, kMeta);
  const auto message = [](const auto& call) -> std::string {
    try {
      call();
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  };
  CHECK(message([&] {
          pointwise(add, {&a, &b}, &one);
        }) == "add: expected the sizes of self [3] and other [4] to be broadcastable");
  CHECK(message([&] {
          pointwise(add, {&a, &absent}, &one);
        }) == "add: expected other to be a defined tensor, got an undefined one");
  CHECK(message([&] {
          pointwise(add, {&a, &meta}, &one);
        }) == "add: expected self and other to be on the same device, got cpu and meta");
  CHECK(message([&] { pointwise(gelu, {&ints}); }) ==
        "gelu: expected arguments of a dtype that is floating, got int64");
  CHECK(message([&] {
          pointwise(add, {&ints, &ints}, &half);
        }) == "add: expected alpha to be an integer for arguments of int64, got 0.5");
  TensorBase self = ints;
  CHECK(message([&] {
          pointwise_inplace(add, self, {&self, &a}, &one);
        }) ==
        "add_: expected a dtype of self that the result of float32 can be cast to, got int64");
  TensorBase narrow = tensor_of(DType::kFloat32, {5});
  CHECK(message([&] {
          pointwise_inplace(add, narrow, {&narrow, &a}, &one);
        }) == "add_: expected the arguments to broadcast to the sizes of self [1], got [3]");
  TensorBase out = make_tensor({2}, DType::kFloat32);
  CHECK(message([&] {
          pointwise_out(add, {&a, &a}, &one, out);
        }) == "add: expected out of sizes [3] or an empty one, got [2]");
  CHECK(values(ints) == std::vector<double>{1, 2, 3});
  CHECK(values(narrow) == std::vector<double>{5});
}

TEST_CASE("a result may lie on an input only element by element") {
  const Scalar one(1);
  const TensorBase base = tensor_of(DType::kFloat32, {1, 2, 3, 4, 5, 6});
  TensorBase head = make_alias(base, {4}, {1}, 0), tail = make_alias(base, {4}, {1}, 2);
  CHECK_THROWS_AS(pointwise_inplace(add, head, {&head, &tail}, &one), ValueError);
  TensorBase repeated = make_alias(base, {3, 2}, {0, 1}, 0);
  CHECK_THROWS_AS(pointwise_inplace(add, repeated, {&repeated, &repeated}, &one), ValueError);
  TensorBase even = make_alias(base, {3}, {2}, 0), odd = make_alias(base, {3}, {2}, 1);
  pointwise_inplace(add, even, {&even, &odd}, &one);
  CHECK(values(base) == std::vector<double>{3, 2, 7, 4, 11, 6});
  TensorBase diagonal = make_alias(base, {2}, {3}, 0), first = make_alias(base, {2}, {0}, 0);
  pointwise_inplace(add, diagonal, {&diagonal, &first}, &one);  // as if `first` was read first
  CHECK(values(base) == std::vector<double>{6, 2, 7, 7, 11, 6});
  TensorBase whole = base;
  pointwise_out(sub, {&base, &base}, nullptr, whole);
  CHECK(values(base) == std::vector<double>(6, 0));
}

TEST_CASE("an empty out is resized and Meta tensors have results without data") {
  const Scalar one(1);
  const TensorBase a = tensor_of(DType::kFloat32, {1, 2, 3});
  TensorBase out = make_tensor({0}, DType::kFloat64);
  CHECK(values(pointwise_out(add, {&a, &a}, &one, out)) == std::vector<double>{2, 4, 6});
  TensorBase meta = make_tensor({4, 3}, DType::kInt64, kMeta);
  const TensorBase number = make_tensor({}, DType::kFloat32);
  const TensorBase result = pointwise(add, {&meta, &number}, &one);
  CHECK(result.is_meta());
  CHECK(result.sizes() == IntArrayRef({4, 3}));
  CHECK(result.dtype() == DType::kFloat32);
  CHECK(&pointwise_inplace(less, meta, {&meta, &meta}) == &meta);
}

}  // namespace tenon::kernels
