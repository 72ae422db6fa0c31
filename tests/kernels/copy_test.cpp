#include "tenon/kernels/copy/copy.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstring>
#include <random>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/tensor/factory.h"
#include "tests/support/cpu_targets.h"

namespace tenon::kernels {
namespace {

constexpr DType kAllDTypes[] = {DType::kUInt8,   DType::kInt8,   DType::kInt16,   DType::kInt32,
                                DType::kInt64,   DType::kBool,   DType::kFloat16, DType::kBFloat16,
                                DType::kFloat32, DType::kFloat64};

double element(const TensorBase& tensor, int64_t position) {
  int64_t offset = 0;
  for (int64_t d = tensor.dim(); d-- > 0; position /= tensor.size(d)) {
    offset += position % tensor.size(d) * tensor.stride(d);
  }
  double result = 0;
  dispatch_real("element", tensor.dtype(), [&]<class T>(TypeTag<T>) {
    result = static_cast<double>(tensor.data_ptr<T>()[offset]);
  });
  return result;
}

std::vector<double> values(const TensorBase& tensor) {
  std::vector<double> result;
  for (int64_t i = 0; i < tensor.numel(); ++i) result.push_back(element(tensor, i));
  return result;
}

/// 0, 1, 2, … in memory order, up to 100, which every numeric dtype can hold.
TensorBase counting(IntArrayRef sizes, IntArrayRef strides, DType dtype) {
  TensorBase result = make_tensor_strided(sizes, strides, dtype);
  const int64_t extent = storage_extent(sizes, strides, 0);
  dispatch_all("counting", dtype, [&]<class T>(TypeTag<T>) {
    for (int64_t i = 0; i < extent; ++i) result.data_ptr<T>()[i] = Scalar(i % 101).to<T>();
  });
  return result;
}

}  // namespace

TEST_CASE("copy_ copies between any strides") {
  for (const DType dtype : kAllDTypes) {
    for (const int64_t rows : {1, 3, 31, 32, 100}) {
      for (const int64_t columns : {1, 2, 33, 64, 130}) {
        TensorBase straight = make_tensor({rows, columns}, dtype);
        const TensorBase transposed = counting({rows, columns}, {1, rows + 1}, dtype);
        copy_(straight, transposed);
        REQUIRE(values(straight) == values(transposed));
        TensorBase back = make_tensor_strided({rows, columns}, {2, 2 * rows}, dtype);
        copy_(back, straight);
        REQUIRE(values(back) == values(transposed));
      }
    }
  }
}

TEST_CASE("copy_ reads every other element, and no more") {
  test::for_each_cpu_target([] {
    for (const DType dtype : kAllDTypes) {
      for (int64_t columns = 1; columns < 70; ++columns) {
        // The last element that is read is the last of its storage.
        const TensorBase halved = counting({3, columns}, {2 * columns + 3, 2}, dtype);
        TensorBase dense = make_tensor({3, columns}, dtype), apart = make_tensor({3, 80}, dtype);
        REQUIRE(values(copy_(dense, halved)) == values(halved));
        TensorBase part = make_alias(apart, {3, columns}, {80, 1}, 7);
        REQUIRE(values(copy_(part, halved)) == values(halved));
      }
    }
  });
}

TEST_CASE("copy_ transposes planes of a larger tensor") {
  const TensorBase channels_last = counting({2, 40, 9, 10}, {3600, 1, 400, 40}, DType::kFloat32);
  CHECK(values(contiguous(channels_last)) == values(channels_last));
  const TensorBase permuted = counting({10, 40, 9, 11}, {1, 990, 10, 90}, DType::kInt16);
  CHECK(values(contiguous(permuted)) == values(permuted));
}

/// Copies a transposed matrix whose bytes are all different enough, into rows `out_step` elements
/// apart that begin `offset` elements into their storage; returns how many elements are wrong.
template <class T>
int64_t wrong_of_transposed(TypeTag<T>, int64_t rows, int64_t columns, int64_t out_step,
                            int64_t offset) {
  const TensorBase base = make_tensor({columns, rows}, dtype_of<T>);
  auto* const bytes = static_cast<unsigned char*>(base.data_ptr());
  for (int64_t i = 0; i < base.nbytes(); ++i) {
    bytes[i] = static_cast<unsigned char>(static_cast<uint64_t>(i) * 0x9e3779b97f4a7c15u >> 56);
  }
  const TensorBase whole = make_tensor({offset + rows * out_step}, dtype_of<T>);
  std::memset(whole.data_ptr(), 0, static_cast<size_t>(whole.nbytes()));
  TensorBase result = make_alias(whole, {rows, columns}, {out_step, 1}, offset);
  copy_(result, make_alias(base, {rows, columns}, {1, rows}, 0));
  const char* const from = static_cast<const char*>(base.data_ptr());
  const char* const to = static_cast<const char*>(result.data_ptr());
  constexpr int64_t kSize = sizeof(T);
  const std::vector<char> zeros(static_cast<size_t>(kSize * std::max<int64_t>(out_step, offset)));
  int64_t wrong =
      std::memcmp(whole.data_ptr(), zeros.data(), static_cast<size_t>(offset * kSize)) != 0;
  for (int64_t i = 0; i < rows; ++i) {
    const char* const row = to + i * out_step * kSize;
    for (int64_t j = 0; j < columns; ++j) {
      wrong += std::memcmp(row + j * kSize, from + (j * rows + i) * kSize, kSize) != 0;
    }
    const auto gap = static_cast<size_t>((out_step - columns) * kSize);
    wrong += std::memcmp(row + columns * kSize, zeros.data(), gap) != 0;
  }
  return wrong;
}

template <class Function>
void for_each_size(const Function& function) {
  function(TypeTag<uint8_t>());
  function(TypeTag<int16_t>());
  function(TypeTag<float>());
  function(TypeTag<int64_t>());
  function(TypeTag<Complex128>());
}

TEST_CASE("copy_ transposes past the cache what does not fit in it") {
  for_each_size([]<class T>(TypeTag<T> type) {
    constexpr int64_t kColumns = 1453, kLeast = 1 << 24;
    const int64_t rows = kLeast / (kColumns * int64_t{sizeof(T)}) + 70;
    INFO(sizeof(T) << " bytes");
    CHECK(wrong_of_transposed(type, rows, kColumns, kColumns, 0) == 0);
    CHECK(wrong_of_transposed(type, rows, kColumns, kColumns + 3, 5) == 0);
    constexpr int64_t kLong = kLeast / int64_t{sizeof(T)} / 17 + 1;
    CHECK(wrong_of_transposed(type, 17, kLong, kLong + 5, 1) == 0);
    CHECK(wrong_of_transposed(type, kLong, 17, 17, 1) == 0);
  });
}

TEST_CASE("copy_ transposes where rows of the result displace each other in the cache") {
  test::for_each_cpu_target([] {
    for_each_size([]<class T>(TypeTag<T> type) {
      constexpr int64_t kPage = 4096 / sizeof(T);
      INFO(sizeof(T) << " bytes");
      for (const int64_t rows : {16, 63, 64, 129, 300}) {
        for (const int64_t columns : {kPage - 1, kPage, int64_t{16}, int64_t{77}}) {
          CHECK(wrong_of_transposed(type, rows, columns, kPage, 0) == 0);
          CHECK(wrong_of_transposed(type, rows, columns, kPage, 1) == 0);
        }
      }
    });
  });
}

TEST_CASE("copy_ converts every dtype into every other") {
  test::for_each_cpu_target([] {
    for (const DType from : kAllDTypes) {
      const TensorBase src = counting({3, 67}, {67, 1}, from);
      for (const DType to : kAllDTypes) {
        INFO(from << " to " << to);
        std::vector<double> expected = values(src);
        for (double& value : expected) value = to == DType::kBool ? value != 0 : value;
        REQUIRE(values(to_dtype_contiguous(src, to)) == expected);
      }
    }
  });
  TensorBase bytes = make_tensor({4}, DType::kUInt8);
  TensorBase floats = make_tensor({4}, DType::kFloat32);
  const float numbers[] = {-1.5f, 2.9f, 256.0f, 300.0f};
  std::copy_n(numbers, 4, floats.data_ptr<float>());
  CHECK(values(copy_(bytes, floats)) == std::vector<double>{255, 2, 0, 44});
  TensorBase halves = make_tensor({2}, DType::kBFloat16);
  TensorBase ties = make_tensor({2}, DType::kFloat64);
  ties.data_ptr<double>()[0] = 1 + 1.0 / 256;  // between two bfloat16: the even one
  ties.data_ptr<double>()[1] = 1 + 3.0 / 256;
  CHECK(values(copy_(halves, ties)) == std::vector<double>{1, 1 + 4.0 / 256});
}

TEST_CASE("copy_ repeats a smaller source") {
  TensorBase matrix = make_tensor({2, 3}, DType::kInt64);
  CHECK(values(copy_(matrix, counting({3}, {1}, DType::kFloat32))) ==
        std::vector<double>{0, 1, 2, 0, 1, 2});
  CHECK(values(copy_(matrix, counting({2, 1}, {1, 1}, DType::kInt64))) ==
        std::vector<double>{0, 0, 0, 1, 1, 1});
  CHECK(values(copy_(matrix, counting({}, {}, DType::kInt64))) == std::vector<double>(6, 0));
  CHECK_THROWS_WITH(copy_(matrix, make_tensor({2}, DType::kInt64)),
                    "copy_: expected src of sizes [2] to be broadcastable to the sizes of self "
                    "[2, 3]");
}

TEST_CASE("copy_ reads a source that shares memory first") {
  const TensorBase base = counting({6}, {1}, DType::kInt32);
  TensorBase tail = make_alias(base, {4}, {1}, 2);
  copy_(tail, make_alias(base, {4}, {1}, 0));
  CHECK(values(base) == std::vector<double>{0, 1, 0, 1, 2, 3});
  TensorBase square = counting({40, 40}, {40, 1}, DType::kFloat32);
  const TensorBase transposed = make_alias(square, {40, 40}, {1, 40}, 0);
  const std::vector<double> expected = values(transposed);
  CHECK(values(copy_(square, transposed)) == expected);
  TensorBase repeated = make_alias(base, {2, 3}, {0, 1}, 0);
  CHECK_THROWS_AS(copy_(repeated, base), ShapeError);
  CHECK_THROWS_AS(zero_(repeated), ValueError);
}

TEST_CASE("fill_ writes the elements of a view and no others") {
  for (const DType dtype : kAllDTypes) {
    TensorBase base = make_tensor({6, 7}, dtype);
    zero_(base);
    TensorBase view = make_alias(base, {5, 3}, {7, 2}, 8);
    fill_(view, 1);
    double sum = 0;
    for (const double value : values(base)) sum += value;
    CHECK(sum == 15);
    CHECK(values(view) == std::vector<double>(15, 1));
  }
  TensorBase meta = make_tensor({2}, DType::kFloat32, kMeta);
  CHECK(&fill_(meta, 3) == &meta);
  TensorBase empty = make_tensor({0, 3}, DType::kFloat32);
  CHECK(&zero_(empty) == &empty);
}

}  // namespace tenon::kernels
