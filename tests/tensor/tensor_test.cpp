#include "tenon/tensor/tensor.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <limits>
#include <vector>

#include "tenon/tenon.h"
#include "tests/tensor/same.h"

namespace tenon {
namespace {

TEST_CASE("tensor() takes numbers, nested lists and arrays", "[tensor]") {
  CHECK(tensor(1.5).dtype() == kFloat32);
  CHECK(tensor(1.5).dim() == 0);
  CHECK(tensor(3).dtype() == kInt64);
  CHECK(tensor(true).dtype() == kBool);
  CHECK(tensor(uint8_t{1}).dtype() == kUInt8);
  CHECK(tensor({1, 2, 3}).sizes() == IntArrayRef({3}));
  CHECK(tensor({{1.0, 2.0}}).sizes() == IntArrayRef({1, 2}));
  CHECK(tensor({{{1}, {2}}, {{3}, {4}}}).sizes() == IntArrayRef({2, 2, 1}));
  CHECK(tensor({}).sizes() == IntArrayRef({0}));
  CHECK(tensor({{}, {}}).sizes() == IntArrayRef({2, 0}));
  CHECK(tensor(std::vector<double>{1, 2}).dtype() == kFloat32);
  CHECK(tensor(std::vector<double>{1, 2}, kFloat64).dtype() == kFloat64);
  CHECK(tensor(std::vector<int>{1, 2}).dtype() == kInt64);
  CHECK(tensor(std::vector<bool>{true, false}).dtype() == kBool);
  CHECK(tensor({1.5, 2.5}, kInt32).equal(tensor({1, 2}, kInt32)));
  CHECK(tensor({1.0}, TensorOptions().requires_grad(true)).requires_grad());
  CHECK(tensor({1.0}, kMeta).is_meta());
  CHECK_THROWS_AS(tensor({{1, 2}, {3}}), ShapeError);
}

TEST_CASE("from_blob shares the caller's memory", "[tensor]") {
  std::vector<float> memory = {1, 2, 3, 4, 5, 6};
  const Tensor matrix = from_blob(memory.data(), {2, 3});
  CHECK(same(matrix, tensor({{1.f, 2.f, 3.f}, {4.f, 5.f, 6.f}})));
  memory[0] = 7;
  CHECK(matrix[0][0].item<float>() == 7);
  CHECK(same(from_blob(memory.data(), {2}, {3}), tensor({7.f, 4.f})));
  int freed = 0;
  {
    const Tensor owner = from_blob(memory.data(), {6}, [&](void*) { ++freed; });
    const Tensor view = owner.slice(0, 2);
    CHECK(freed == 0);
  }
  CHECK(freed == 1);
  CHECK_THROWS_AS(from_blob(nullptr, {1}), ValueError);
  CHECK_THROWS_AS(from_blob(memory.data(), {-1}), ShapeError);
  CHECK_THROWS_AS(from_blob(memory.data(), {2}, {1, 1}), ShapeError);
  CHECK_THROWS_AS(from_blob(memory.data(), {2}, {-1}), ValueError);
}

TEST_CASE("C++ operators compute elementwise", "[tensor]") {
  const Tensor x = tensor({1.0, 2.0, 4.0});
  CHECK(same(x + x, tensor({2.0, 4.0, 8.0})));
  CHECK(same(x + 1, tensor({2.0, 3.0, 5.0})));
  CHECK(same(1 + x, tensor({2.0, 3.0, 5.0})));
  CHECK(same(x - 1.5, tensor({-0.5, 0.5, 2.5})));
  CHECK(same(1.5 - x, tensor({0.5, -0.5, -2.5})));
  CHECK(same(2 * x * x, tensor({2.0, 8.0, 32.0})));
  CHECK(same(x / 2, tensor({0.5, 1.0, 2.0})));
  CHECK(same(8 / x, tensor({8.0, 4.0, 2.0})));
  CHECK(same(-x, tensor({-1.0, -2.0, -4.0})));
  CHECK(same(x > 1, tensor({false, true, true})));
  CHECK(same(2 >= x, tensor({true, true, false})));
  CHECK(same(x == tensor({1.0, 3.0, 4.0}), tensor({true, false, true})));
  CHECK(same(x != 2, tensor({true, false, true})));
  CHECK(same(2.5 - tensor({1, 2}), tensor({1.5, 0.5})));
  Tensor y = x.clone();
  y += x;
  y -= 1;
  y *= tensor({1.0, 0.0, 1.0});
  y /= 2;
  CHECK(same(y, tensor({0.5, 0.0, 3.5})));
}

TEST_CASE("assignment to a temporary writes into the tensor", "[tensor]") {
  Tensor x = zeros({2, 2});
  x[0] = 1;
  x[1][1] = tensor(5.0);
  CHECK(same(x, tensor({{1.0, 1.0}, {0.0, 5.0}})));
  Tensor y = x;
  y = ones({1});
  CHECK(x.numel() == 4);
}

TEST_CASE("to refuses options that it cannot follow", "[tensor]") {
  const Tensor x = ones({2});
  CHECK_THROWS_WITH(x.to(TensorOptions().requires_grad(true)),
                    "to: expected options without requires_grad, got requires_grad=true; call "
                    "requires_grad_() on a detached result");
  CHECK_THROWS_AS(x.to(requires_grad().dtype(kFloat64)), ValueError);
  CHECK(x.to(requires_grad(false)).is_same(x));
  CHECK_THROWS_AS(
      x.to(TensorOptions(MemoryFormat::Contiguous), false, false, MemoryFormat::Contiguous),
      ValueError);
  CHECK_THROWS_AS(x.to(TensorOptions().pinned_memory(true)), NotImplementedError);
  CHECK_THROWS_AS(x.to(TensorOptions(kFloat64).pinned_memory(true)), NotImplementedError);
  CHECK_THROWS_AS(x.to(TensorOptions(MemoryFormat::ChannelsLast)), ShapeError);
}

TEST_CASE("factories follow every option or refuse it", "[tensor]") {
  const Tensor like = ones({1, 2, 3, 4});
  const TensorOptions pinned = TensorOptions().pinned_memory(true);
  const TensorOptions last(MemoryFormat::ChannelsLast);

  SECTION("requires_grad") {
    CHECK(zeros({2}, requires_grad()).requires_grad());
    CHECK(ones_like(like, requires_grad()).requires_grad());
    CHECK(like.new_zeros({2}, requires_grad()).requires_grad());
    CHECK(tensor({1.0}, requires_grad()).requires_grad());
    double number = 1;
    CHECK(from_blob(&number, {1}, dtype(kFloat64).requires_grad(true)).requires_grad());
  }
  SECTION("pinned memory, which there is not") {
    CHECK_THROWS_WITH(empty({2}, pinned), "empty: pinned memory is not available; leave it out");
    CHECK_THROWS_AS(zeros({2}, pinned), NotImplementedError);
    CHECK_THROWS_AS(arange(3, pinned), NotImplementedError);
    CHECK_THROWS_AS(rand({2}, pinned), NotImplementedError);
    CHECK_THROWS_AS(rand_like(like, pinned), NotImplementedError);
    CHECK_THROWS_AS(zeros_like(like, pinned), NotImplementedError);
    CHECK_THROWS_AS(like.new_full({2}, 1, pinned), NotImplementedError);
    CHECK_THROWS_AS(_to_copy(like, pinned), NotImplementedError);
    CHECK_THROWS_AS(tensor({1.0}, pinned), NotImplementedError);
    double number = 1;
    CHECK_THROWS_AS(from_blob(&number, {1}, pinned.dtype(kFloat64)), NotImplementedError);
    CHECK(zeros({2}, TensorOptions().pinned_memory(false)).numel() == 2);
  }
  SECTION("a memory format") {
    CHECK(empty({1, 2, 3, 4}, last).stride(1) == 1);
    CHECK(ones_like(like, last).stride(1) == 1);
    CHECK_THROWS_AS(zeros({1, 2, 3, 4}, last), ValueError);
    CHECK_THROWS_AS(rand({1, 2, 3, 4}, last), ValueError);
    CHECK_THROWS_AS(like.new_zeros({1, 2, 3, 4}, last), ValueError);
    CHECK_THROWS_AS(tensor({1.0}, last), ValueError);
    double number = 1;
    CHECK_THROWS_AS(from_blob(&number, {1}, last.dtype(kFloat64)), ValueError);
    CHECK(zeros({2}, TensorOptions(MemoryFormat::Contiguous)).numel() == 2);
  }
  SECTION("a memory format given twice") {
    CHECK_THROWS_AS(empty({1, 2, 3, 4}, last, MemoryFormat::Contiguous), ValueError);
    CHECK_THROWS_AS(ones_like(like, last, MemoryFormat::ChannelsLast), ValueError);
    CHECK_THROWS_AS(_to_copy(like, last, false, MemoryFormat::ChannelsLast), ValueError);
  }
}

TEST_CASE("accessors address elements", "[tensor]") {
  Tensor x = arange(6).view({2, 3});
  auto elements = x.accessor<int64_t, 2>();
  CHECK(elements.size(1) == 3);
  CHECK(elements[1][2] == 5);
  elements[0][0] = 9;
  CHECK(x[0][0].item<int>() == 9);
  const Tensor transposed = x.t();
  CHECK(transposed.packed_accessor64<int64_t, 2>()[2][1] == 5);
  CHECK_THROWS_AS((x.accessor<float, 2>()), DTypeError);
  CHECK_THROWS_AS((x.accessor<int64_t, 1>()), ShapeError);
}

TEST_CASE("elements that have no data are no address", "[tensor]") {
  const Tensor meta = empty({2, 3}, dtype(kFloat32).device(kMeta));
  CHECK_THROWS_AS(meta.data_ptr<float>(), DeviceError);
  CHECK_THROWS_AS(meta.const_data_ptr<float>(), DeviceError);
  CHECK_THROWS_AS((meta.accessor<float, 2>()), DeviceError);
  CHECK_THROWS_AS((meta.packed_accessor64<float, 2>()), DeviceError);
  CHECK(meta.data_ptr() == nullptr);
  CHECK(empty({0, 3}, dtype(kFloat32).device(kMeta)).data_ptr<float>() == nullptr);
}

TEST_CASE("to() converts, and returns the tensor when nothing changes", "[tensor]") {
  const Tensor x = tensor({1.5, 2.5});
  CHECK(x.to(kFloat32).is_same(x));
  CHECK(x.to(TensorOptions(kCPU)).is_same(x));
  CHECK_FALSE(x.to(TensorOptions(kFloat32), false, /*copy=*/true).is_same(x));
  CHECK(same(x.to(kInt64), tensor({1, 2})));
  CHECK(same(x.to(tensor(1)), tensor({1, 2})));
  CHECK(x.to(kMeta).is_meta());
  CHECK(x.cpu().is_same(x));
  CHECK(x.toString() == "CPUFloatType");
  CHECK(x.to(kMeta).toString() == "MetaFloatType");
}

TEST_CASE("autograd members of Tensor", "[tensor]") {
  const Tensor x = tensor({1.0, 2.0}, kFloat64).requires_grad_();
  CHECK_FALSE(x.grad().defined());
  x.register_hook([](const Tensor& grad) { return grad * 10; });
  int seen = 0;
  x.register_hook([&](const Tensor&) { ++seen; });
  (x * x).sum().backward();
  CHECK(same(x.grad(), tensor({20.0, 40.0}, kFloat64)));
  CHECK(seen == 1);
  const Tensor z = tensor({1.0, 2.0}, kFloat64).requires_grad_();
  const std::vector<Tensor> grads = autograd::grad({(z * z * z).sum()}, {z});
  REQUIRE(grads.size() == 1);
  CHECK(same(grads[0], tensor({3.0, 12.0}, kFloat64)));
  CHECK_FALSE(x.data().requires_grad());
  CHECK(x.data().is_alias_of(x));
  Tensor y = x * 2;
  y.detach_();
  CHECK_FALSE(y.requires_grad());
}

TEST_CASE("tensors are saved and loaded", "[tensor]") {
  const std::string path = "/tmp/tenon_tensor_test_" + std::to_string(getpid());
  save({tensor({1, 2}), tensor(2.5)}, path);
  std::vector<Tensor> loaded;
  load(loaded, path);
  REQUIRE(loaded.size() == 2);
  CHECK(same(loaded[0], tensor({1, 2})));
  Tensor single;
  CHECK_THROWS_AS(load(single, path), InputError);
  save(tensor(7), path);
  load(single, path);
  CHECK(single.item<int>() == 7);
  std::remove(path.c_str());
}

TEST_CASE("sizes that nothing can count are refused, whatever the operator") {
  const int64_t huge = int64_t{1} << 45;
  const Tensor x = ones({1});
  CHECK_THROWS_AS(x.expand({huge, huge}), OutOfMemoryError);
  CHECK_THROWS_AS(x.as_strided({huge, huge}, {0, 0}), Error);
  CHECK_THROWS_AS(x.repeat({huge, huge}), Error);
  CHECK_THROWS_AS(ones({2}).narrow(0, 1, std::numeric_limits<int64_t>::max()), IndexError);
  CHECK(x.expand({huge, 2}).numel() == 2 * huge);
  CHECK(ones({0}).expand({huge, huge, 0}).numel() == 0);
}

TEST_CASE("a tensor that cannot take another storage keeps its own") {
  const Tensor x = ones({2, 3}, kFloat64);
  const Storage before = x.storage();
  const int64_t large = int64_t{1} << 40;
  CHECK_THROWS_AS(x.impl()->set_storage(ones({1}).storage(), kFloat32, {large, large}, {0, 0}, 0),
                  OutOfMemoryError);
  CHECK(x.storage() == before);
  CHECK(x.dtype() == kFloat64);
  CHECK(x.equal(ones({2, 3}, kFloat64)));
}

TEST_CASE("a tensor without dimensions has no size of one") {
  const Tensor number = zeros({});
  for (const int64_t dim : {-1, 0, 1}) {
    CHECK_THROWS_AS(number.size(dim), IndexError);
    CHECK_THROWS_AS(number.stride(dim), IndexError);
    CHECK_THROWS_AS(number.narrow(dim, 0, 1), IndexError);
  }
}

}  // namespace
}  // namespace tenon
