// Sizes, strides, windows and offsets up to 2^63, on Meta and on tensors expanded from one element:
// each call gives what mathematics does, or raises an Error that names the operator, and changes
// nothing.

#include <sys/mman.h>

#include <catch2/catch.hpp>
#include <functional>
#include <limits>
#include <string>

#include "tenon/tenon.h"
#include "tests/support/call_in_progress.h"

namespace tenon {
namespace {

constexpr int64_t kHuge = int64_t{1} << 62;
constexpr int64_t kMax = std::numeric_limits<int64_t>::max();

/// 2^62 elements that are one.
Tensor expanded(DType dtype = kFloat32) {
  return ones({1}, dtype).expand({kHuge});
}

/// Expects an Error of this type whose sentence starts with `name`.
template <class ErrorType = OutOfMemoryError, class Function>
void raises(const std::string& name, const Function& function) {
  INFO(name);
  try {
    function();
    FAIL_CHECK("raised nothing");
  } catch (const ErrorType& error) {
    CHECK_THAT(error.what(), Catch::StartsWith(name));
  }
}

TEST_CASE("an empty out= of a result that no memory holds is left as it was") {
  Tensor out = empty({0});
  const auto is_unchanged = [&] {
    CHECK(out.sizes() == IntArrayRef({0}));
    CHECK(out.strides() == IntArrayRef({1}));
    CHECK(out._version() == 0);
  };
  raises("cos", [&] { cos_out(out, expanded()); });
  is_unchanged();
  raises("add", [&] { add_out(out, expanded(), expanded()); });
  is_unchanged();
  raises("clamp_max", [&] { clamp_max_out(out, expanded(), 1); });
  is_unchanged();
  raises("tril", [&] { tril_out(out, ones({1, 1}).expand({kHuge / 2, 2})); });
  is_unchanged();
  raises("cumsum", [&] { cumsum_out(out, expanded(), 0); });
  is_unchanged();
}

TEST_CASE("a result of more bytes than 64 bits count is refused in the operator's name") {
  raises("neg", [] { expanded().neg(); });
  raises("mul", [] { expanded() * 2; });
  raises("eq", [] { expanded(kInt64).eq(expanded(kInt64)); });
  raises("where", [] { where(expanded(kBool), expanded(), expanded()); });
  raises("argmax", [] { expanded().argmax(); });
  raises("argmin", [] { expanded(kFloat64).argmin(); });
  raises("clone", [] { expanded().clone(); });
  raises("to", [] { expanded(kBool).to(kFloat64); });
  raises("cumsum", [] { expanded().cumsum(0); });
  raises("flip", [] { expanded().flip({0}); });
  raises("sort", [] { expanded().sort(); });
  raises("topk", [] { expanded().topk(2); });
  raises("kthvalue", [] { expanded(kInt64).kthvalue(2); });
  raises("mode", [] { expanded().mode(); });
  raises("median", [] { expanded().median(); });
  raises("cummax", [] { expanded().cummax(0); });
  raises("nonzero", [] { expanded().nonzero(); });
  raises("unique_consecutive", [] { expanded().unique_consecutive(); });
  raises("isin", [] { isin(ones({2}), expanded()); });
  raises("_softmax", [] { expanded().softmax(0); });
  raises("gather", [] { gather(expanded(), 0, zeros({1}, kInt64).expand({kHuge})); });
  raises("layer_norm", [] { layer_norm(expanded(), {kHuge}); });
}

TEST_CASE("an expanded tensor has as many bytes as it says, or none that 64 bits can say") {
  CHECK(ones({1}, kUInt8).expand({kHuge}).nbytes() == static_cast<size_t>(kHuge));
  CHECK_THROWS_AS(expanded().nbytes(), OutOfMemoryError);
}

TEST_CASE("a window onto nothing may begin anywhere") {
  const Tensor nothing = empty({0, kHuge});
  CHECK(nothing.slice(1, kHuge - 1).numel() == 0);
  CHECK(nothing.select(1, kHuge - 1).numel() == 0);
  CHECK(nothing.transpose(0, 1).is_contiguous());
  CHECK(nothing.slice(1, kHuge - 1).clone().sizes() == IntArrayRef({0, 1}));
  const Tensor steps = empty({0, kHuge, 4});  // at a place that 64 bits do not count
  CHECK(steps.slice(1, kHuge - 1).sizes() == IntArrayRef({0, 1, 4}));
  CHECK(steps.select(1, kHuge - 1).sizes() == IntArrayRef({0, 4}));
}

TEST_CASE("nothing is written before the memory of a window that begins nowhere") {
  const Tensor memory = zeros({4}, kInt64);
  const Tensor nothing = memory.as_strided({3, 0}, {kMax, 1});
  // Twice the greatest stride is -2 where it wraps around.
  for (Tensor window : {nothing.slice(0, 2), nothing.select(0, 2), nothing.split(1)[2],
                        nothing.unbind(0)[2], nothing.slice(0, 0, 3, 2).slice(0, 1)}) {
    CHECK(window.storage_offset() >= 0);
    for (const int64_t stride : window.strides()) CHECK(stride >= 0);
    CHECK_THROWS_AS(add_out(window, ones({2}, kInt64), ones({2}, kInt64)), OutOfMemoryError);
    CHECK_THROWS_AS(window.resize_({2}), OutOfMemoryError);
    CHECK(window.numel() == 0);
  }
}

TEST_CASE("a tensor without elements is contiguous whatever its strides") {
  CHECK(zeros({2, 0, 3}).transpose(0, 2).is_contiguous());
  CHECK(zeros({2, 0, 3}).permute({1, 2, 0}).is_contiguous());
  CHECK_FALSE(zeros({2, 1, 3}).transpose(0, 2).is_contiguous());
}

TEST_CASE("cat of tensors whose sizes add up to more than 64 bits is an error") {
  const Tensor part = empty({kHuge}, TensorOptions(kUInt8).device(kMeta));
  CHECK(cat({part, part.slice(0, 1)}).sizes() == IntArrayRef({kMax}));
  raises("cat", [&] { cat({part, part}); });
  raises("cat", [&] { cat({part, part, part, part}); });
  const Tensor nothing = empty({kHuge, 0});
  raises("cat", [&] { cat({nothing, nothing, nothing, nothing}); });
}

TEST_CASE("dimensions whose product is beyond 64 bits are not flattened into one of another size") {
  const Tensor nothing = empty({0, kHuge, kHuge});
  CHECK_THROWS_AS(nothing.flatten(1), OutOfMemoryError);
  CHECK(nothing.flatten().sizes() == IntArrayRef({0}));
  CHECK_THROWS_AS(nothing.sum(0), OutOfMemoryError);
}

TEST_CASE("a product beyond 64 bits is no size, not even the greatest") {
  const Tensor greatest = ones({1}).expand({kMax});
  raises<ShapeError>("view: expected sizes of", [&] { greatest.view({kHuge, 4}); });
  raises<ShapeError>("view: expected sizes of", [&] { greatest.view({kHuge, 4, -1}); });
  raises<ShapeError>("reshape: expected sizes of", [&] { greatest.reshape({kHuge, 4}); });
  CHECK(empty({0}).view({kHuge, 4, 0}).sizes() == IntArrayRef({kHuge, 4, 0}));
  raises("constant_pad_nd", [] { constant_pad_nd(empty({0, kHuge}), {kHuge, kHuge}); });
  CHECK(constant_pad_nd(empty({0, kMax}), {-kMax, 3}).sizes() == IntArrayRef({0, 3}));
  raises("repeat", [] { empty({0, kHuge}).repeat({1, 4}); });
  raises("repeat_interleave", [] { repeat_interleave(empty({0, kHuge}), 4, 1); });
  raises("one_hot", [] { one_hot(full({1}, kMax, kInt64)); });
  raises("lstm_cell", [] {
    const Tensor hidden = empty({0, kHuge}), weight = empty({kMax, 0});
    lstm_cell(empty({0, 0}), {hidden, hidden}, weight, weight);
  });
  raises("gru", [] {
    const Tensor w_ih = empty({3, 0}), w_hh = empty({3, 1});
    gru(empty({kHuge, 4, 0}), empty({1, 4, 1}), {w_ih, w_hh}, false, 1, 0, false, false, false);
  });
  raises("bilinear", [] { bilinear(empty({2, 0}), empty({2, 4}), empty({kHuge, 0, 4})); });
}

TEST_CASE("a product without elements takes no time, however many rows or batches it has") {
  constexpr int64_t kMany = int64_t{1} << 40;
  const test::CallInProgress ends_in_time("products without elements", 0);
  for (const DType dtype : {kFloat32, kInt64, kFloat16, kBFloat16}) {
    const auto none = [&](IntArrayRef sizes) { return empty(sizes, dtype); };
    CHECK(bmm(none({kMany, 0, 3}), none({kMany, 3, 0})).size(0) == kMany);
    CHECK(mm(none({kMany, 0}), none({0, 0})).size(0) == kMany);
    CHECK(addmm(none({0}), none({kMany, 0}), none({0, 0})).size(0) == kMany);
    CHECK(baddbmm(none({kMany, 0, 0}), none({kMany, 0, 3}), none({kMany, 3, 0})).numel() == 0);
    CHECK(matmul(none({kMany, 0, 3}), none({kMany, 3, 0})).size(0) == kMany);
    CHECK(linear(ones({1, 3}, dtype).expand({kMany, 3}), none({0, 3})).size(0) == kMany);
  }
}

TEST_CASE("a reduction of no results may have any number of elements each") {
  for (const DType dtype : {kFloat32, kInt64}) {
    const Tensor none = empty({0, kHuge, 4}, dtype);
    CHECK(none.sum({1, 2}).sizes() == IntArrayRef({0}));
    CHECK(none.amax({1, 2}).sizes() == IntArrayRef({0}));
    CHECK(none.sum({2}).sizes() == IntArrayRef({0, kHuge}));
    CHECK(none.cumsum(1).numel() == 0);
    CHECK(none.argmax(1).sizes() == IntArrayRef({0, 4}));
    CHECK(std::get<0>(none.sort(1)).numel() == 0);
    CHECK(std::get<0>(none.median(1)).sizes() == IntArrayRef({0, 4}));
  }
  CHECK(empty({0, kHuge, 4}).softmax(1).numel() == 0);
}

TEST_CASE("a tensor of very many dimensions takes time as they are") {
  const std::vector<int64_t> sizes(100'000, 1);
  const test::CallInProgress progress("very many dimensions", 0);
  CHECK(zeros(sizes).fill_(3).sum().item<float>() == 3);
  const Tensor turned = zeros(sizes).transpose(0, 99'999);
  CHECK((turned + turned).dim() == 100'000);
  CHECK(progress.seconds() < 2);  // minutes, if it grew with their square
}

TEST_CASE("arange leads from any integer to any other") {
  constexpr int64_t kMin = std::numeric_limits<int64_t>::min();
  CHECK(arange(kMin, kMax, kHuge).equal(tensor({kMin, kMin / 2, int64_t{0}, kHuge})));
  CHECK(arange(kMax, kMin, kMin).equal(tensor({kMax, int64_t{-1}})));
  CHECK(arange(kMax - 2, kMax, 1).equal(tensor({kMax - 2, kMax - 1})));
  CHECK_THROWS_AS(arange(kMax, kMax - 1, 1), ValueError);
  raises("arange", [] { arange(kMin, kMax, 1); });
  raises("arange", [] { arange(0.0, 1e300, 1.0); });
}

TEST_CASE("integers that are added beyond 64 bits wrap around") {
  const Tensor most = full({3}, kMax, kInt64);
  CHECK(most.sum().item<int64_t>() == kMax - 2);
  CHECK(most.cumsum(0).equal(tensor({kMax, int64_t{-2}, kMax - 2})));
  CHECK(most.prod().item<int64_t>() == kMax);
  CHECK((most + most).equal(full({3}, -2, kInt64)));
  CHECK((most * most).equal(full({3}, 1, kInt64)));
  CHECK((-most - 2).equal(most));
  const Tensor index = zeros({3}, kInt64);
  CHECK(zeros({1}, kInt64).index_add(0, index, most).item<int64_t>() == kMax - 2);
  CHECK(zeros({1}, kInt64).scatter_add(0, index, most).item<int64_t>() == kMax - 2);
}

TEST_CASE("a resized tensor at an offset needs bytes that 64 bits count") {
  Tensor meta = empty({kMax / 8}, kMeta).slice(0, kMax / 8 - 1);
  raises("resize_", [&] { meta.resize_({kMax / 4}); });
  CHECK(meta.sizes() == IntArrayRef({1}));
}

TEST_CASE("more views than memory holds tensors are refused") {
  const Tensor expanded = ones({1}).expand({int64_t{1} << 40});
  raises("unbind: expected at most", [&] { expanded.unbind(); });
  raises("split: expected at most", [&] { expanded.split(3); });
  CHECK(expanded.split(int64_t{1} << 39).size() == 2);
}

TEST_CASE("a tensor without elements has no negative strides, however large its other sizes") {
  for (const Tensor& x :
       {zeros({2, kHuge, 0, kMax - 1}), zeros({3, 0}).resize_({2, kHuge, 0, kMax - 1}),
        zeros({0, kHuge, kMax - 1}), zeros({3, 0}).resize_({0, kHuge, kMax - 1})}) {
    for (const int64_t stride : x.strides()) CHECK(stride >= 0);
    CHECK(x.as_strided(x.sizes(), x.strides()).sizes() == x.sizes());
  }
}

TEST_CASE("a window as large as a tensor may be is one") {
  const Tensor x = empty({kHuge}, TensorOptions(kInt8).device(kMeta));
  CHECK(x.as_strided({kHuge}, {1}).numel() == kHuge);
}

/// Floats of which only a few pages, those that are touched, take memory.
class SparseFloats {
 public:
  explicit SparseFloats(size_t count)
      : bytes_(count * sizeof(float)),
        data_(::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {}
  SparseFloats(const SparseFloats&) = delete;
  SparseFloats& operator=(const SparseFloats&) = delete;
  ~SparseFloats() { ::munmap(data_, bytes_); }
  void* data() const { return data_; }

 private:
  size_t bytes_;
  void* data_;
};

TEST_CASE("a matrix whose rows lie 2^31 elements apart is multiplied as any other") {
  constexpr int64_t kColumns = 400;
  constexpr int64_t kApart = int64_t{1} << 31;
  const SparseFloats memory(kApart + kColumns);
  const Tensor matrix = from_blob(memory.data(), {2, kColumns}, {kApart, 1});
  matrix.copy_(arange(2 * kColumns).to(kFloat32).view({2, kColumns}));
  const Tensor vector = ones({kColumns});
  Tensor out = full({2}, 7.0);
  CHECK(equal(mv_out(out, matrix, vector), mv(matrix.contiguous(), vector)));
  CHECK(equal(mm(matrix, matrix.t()), mm(matrix.contiguous(), matrix.contiguous().t())));
}

TEST_CASE("sizes that the BLAS cannot take are refused before out is written") {
  constexpr int64_t kMany = int64_t{1} << 31;
  const SparseFloats memory(kMany);
  const Tensor column = from_blob(memory.data(), {kMany, 1});
  Tensor out = full({1, 1}, 7.0);
  raises<ValueError>("addmm", [&] { addmm_out(out, ones({1}), column.t(), column); });
  CHECK(out.item().toDouble() == 7);
}

TEST_CASE("some of more than 64 dimensions are not reduced, all are") {
  std::vector<int64_t> sizes(70, 1);
  sizes.back() = 2;
  const Tensor many = ones(sizes);
  raises<NotImplementedError>("sum", [&] { many.sum({0}); });
  CHECK(many.sum().item().toDouble() == 2);
  std::vector<int64_t> twos(70, 2);
  twos[35] = 0;
  CHECK(zeros(twos).transpose(0, 69).transpose(3, 40).sum().item().toDouble() == 0);
}

}  // namespace
}  // namespace tenon
