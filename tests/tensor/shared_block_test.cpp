// A tensor and the storage that it was made with lie in one block, and either may outlive the
// other.

#include <atomic>
#include <catch2/catch.hpp>
#include <thread>
#include <vector>

#include "tenon/base/memory_stats.h"
#include "tenon/tenon.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

/// Sizes of data that lie in the block of their tensor, and behind it.
const std::vector<int64_t> kElements = {0, 1, 16, 112, 113, 5000};

void check_counts(const Tensor& tensor, double first) {
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    REQUIRE(tensor.view({-1})[i].item<double>() == first + static_cast<double>(i));
  }
}

int64_t live_bytes() {
  return static_cast<int64_t>(memory_stats().live_bytes);
}

TEST_CASE("a view keeps the data of a tensor that is gone", "[tensor]") {
  for (const int64_t n : kElements) {
    const int64_t before = live_bytes();
    {
      Tensor base = arange(n).to(kFloat32);
      const Tensor view = base.view({n, 1}), other = view.detach();
      base.reset();
      // What would be written to the tensor's part of the block, were it free.
      const std::vector<Tensor> more(8, full({n}, 7.0));
      check_counts(view, 0);
      check_counts(other, 0);
    }
    CHECK(live_bytes() == before);
  }
}

TEST_CASE("sizes that a view cannot have leave nothing behind", "[tensor]") {
  const std::vector<std::vector<int64_t>> refused = {
      {7},
      {-2, -3},
      {11, 1676976733973595602},  // 6 in 64 bits
      {4, -1},
      {0},
      {},
      {1, 1, 1, 1, 1, 7},
      {1, 1, 1, 1, 1, -6},
  };
  for (const bool inference : {false, true}) {
    const InferenceMode mode(inference);
    const Tensor x = arange(6);
    const int64_t before = live_bytes();
    const uint32_t owners = x.storage().use_count();
    for (const std::vector<int64_t>& sizes : refused) {
      CAPTURE(inference, sizes);
      CHECK_THROWS_AS(x.view(sizes), ShapeError);
      CHECK(x.storage().use_count() == owners);
      CHECK(live_bytes() == before);
    }
    CHECK(x.view({1, 2, 1, 3, 1, 1}).sizes() == IntArrayRef({1, 2, 1, 3, 1, 1}));
    CHECK(x.view({2, -1, 1}).sizes() == IntArrayRef({2, 3, 1}));
    CHECK(x.view({2, -1, 1}).strides() == IntArrayRef({3, 1, 1}));
    CHECK(x.view({1, 1, 1, 2, 1, -1}).strides() == IntArrayRef({6, 6, 6, 3, 3, 1}));
    CHECK(x.view({3, 1, 2, 1, 1}).is_inference() == inference);
    CHECK(x.storage().use_count() == owners);
  }
}

TEST_CASE("a tensor outlives the storage that it was made with", "[tensor]") {
  for (const int64_t n : kElements) {
    for (const bool view_dies_first : {true, false}) {
      const int64_t before = live_bytes();
      {
        Tensor tensor = arange(n).to(kFloat32);
        Tensor view = tensor.view({n, 1});
        const Tensor other = arange(n).to(kFloat32) + 100;
        tensor.impl()->set_storage(other.storage(), kFloat32, {n}, {1}, 0);
        check_counts(view, 0);
        check_counts(tensor, 100);
        (view_dies_first ? view : tensor).reset();
        const Tensor more = full({n}, 7.0);
        view_dies_first ? check_counts(tensor, 100) : check_counts(view, 0);
      }
      CHECK(live_bytes() == before);
    }
  }
}

TEST_CASE("a tensor and its views end in any order on any threads", "[tensor][thread]") {
  constexpr int kRounds = 300;
  const int64_t before = live_bytes();
  for (int round = 0; round < kRounds; ++round) {
    const int64_t n = kElements[static_cast<size_t>(round) % kElements.size()];
    std::vector<Tensor> handles;
    handles.push_back(arange(n).to(kFloat32));
    handles.push_back(handles[0].view({n, 1}));
    handles.push_back(handles[0].detach());
    if (round % 2 == 0) {
      handles[0].impl()->set_storage(ones({n}).storage(), kFloat32, {n}, {1}, 0);
    }
    std::atomic<int> waiting{static_cast<int>(handles.size())};
    std::vector<std::thread> threads;
    for (Tensor& handle : handles) {
      threads.emplace_back([&waiting, own = std::move(handle)]() mutable {
        waiting.fetch_sub(1);
        while (waiting.load() > 0) std::this_thread::yield();
        own.reset();
      });
    }
    handles.clear();
    for (std::thread& thread : threads) thread.join();
  }
  CHECK(live_bytes() == before);
}

TEST_CASE("views of six dimensions have as many places as they need", "[tensor]") {
  const Tensor base = arange(64).view({2, 2, 2, 2, 2, 2});
  for (int64_t dim = 0; dim < 6; ++dim) {
    const Tensor view = base.select(dim, 1);
    CHECK(view.dim() == 5);
    const Tensor index = full({1}, 1, kInt64);
    CHECK(view.equal(base.index_select(dim, index).squeeze(dim)));
    const Tensor again = view.clone().detach();  // copies the geometry
    CHECK(again.equal(view));
    CHECK(base.transpose(0, dim).transpose(0, dim).equal(base));
  }
}

TEST_CASE("a result is row-major whatever the strides along which nothing lies", "[tensor]") {
  const Tensor odd = ones({4}).as_strided({4, 1, 1}, {1, 7, 9});
  REQUIRE(odd.is_contiguous());
  CHECK_FALSE(odd.impl()->is_row_major());
  for (const Tensor& result : {odd + odd, odd.exp(), odd * 2, odd.clone(), odd.view({1, 4})}) {
    CHECK(result.impl()->is_row_major());
  }
  CHECK((odd + odd).strides() == IntArrayRef({1, 1, 1}));
  const Tensor turned = ones({4, 1}).transpose(0, 1);
  CHECK(turned.strides() == IntArrayRef({1, 1}));
  CHECK((turned + turned).strides() == IntArrayRef({4, 1}));
}

TEST_CASE("new tensors have the sizes and bytes that were asked for, small ones and others",
          "[tensor]") {
  for (const DType dtype : {kUInt8, kFloat32, kComplexDouble}) {
    for (const int64_t n :
         {0, 1, 2, 27, 28, 29, 111, 112, 113, 447, 448, 449, 511, 512, 513, 70000}) {
      for (const std::vector<int64_t>& sizes : {std::vector<int64_t>{n},
                                                {1, n},
                                                {n, 1, 1},
                                                {n, 0},
                                                {0, n},
                                                {1, 1, 1, n, 1},
                                                {1, 1, n, 1, 1, 1}}) {
        int64_t numel = 1;
        for (const int64_t size : sizes) numel *= size;
        const int64_t before = live_bytes();
        const Tensor tensor = empty(sizes, dtype);
        CAPTURE(dtype, sizes);
        REQUIRE(tensor.sizes() == IntArrayRef(sizes));
        REQUIRE(tensor.numel() == numel);
        REQUIRE(tensor.is_contiguous());
        REQUIRE(tensor.dtype() == dtype);
        REQUIRE(tensor.device() == kCPU);
        REQUIRE(live_bytes() - before == numel * element_size(dtype));
      }
    }
  }
}

TEST_CASE("sizes that no tensor can have are refused, and nothing is kept of it", "[tensor]") {
  constexpr int64_t kLarge = int64_t{1} << 32;
  const int64_t before = live_bytes();
  for (const std::vector<int64_t>& sizes :
       {std::vector<int64_t>{-1}, {2, -1}, {0, -1}, {-1, -1}, {-448}, {1, 1, 1, 1, -1, 1}}) {
    CAPTURE(sizes);
    CHECK_THROWS_AS(tenon::empty(sizes), ShapeError);
    CHECK_THROWS_AS(make_tensor(sizes, kFloat32, kMeta), ShapeError);
  }
  // Products that wrap around to few bytes are among them.
  for (const std::vector<int64_t>& sizes : {std::vector<int64_t>{kLarge, kLarge},
                                            {kLarge, kLarge, 1, 1, 1},
                                            {int64_t{1} << 62},
                                            {kLarge, 1 << 30}}) {
    CAPTURE(sizes);
    CHECK_THROWS_AS(tenon::empty(sizes), OutOfMemoryError);
  }
  CHECK_THROWS_AS(make_tensor({2}, kFloat32, Device(static_cast<DeviceType>(77))), DeviceError);
  CHECK_THROWS_AS(make_tensor({2}, static_cast<DType>(77)), DTypeError);
  CHECK(live_bytes() == before);
}

}  // namespace
}  // namespace tenon
