// An operator with out= that raises has left its out arguments as they were, sizes included.

#include <catch2/catch.hpp>
#include <functional>
#include <string>

#include "tenon/tenon.h"

namespace tenon {
namespace {

/// Calls with an `out` that has no elements, in memory that holds something, and expects an Error.
void leaves_out_alone(const std::string& name, DType dtype,
                      const std::function<void(Tensor& out)>& call) {
  INFO(name);
  Tensor memory = full({64}, 3, dtype);
  Tensor out = memory.slice(0, 2, 2);
  CHECK_THROWS_AS(call(out), Error);
  CHECK(out.sizes() == IntArrayRef({0}));
  CHECK(out.strides() == IntArrayRef({1}));
  CHECK(out.storage_offset() == 2);
  CHECK(out._version() == 0);
  CHECK(memory.equal(full({64}, 3, dtype)));
}

TEST_CASE("an index out of range is found before out is resized or written") {
  const Tensor x = rand({3, 4}), wrong = tensor({0, 1, 99});
  leaves_out_alone("gather", kFloat32, [&](Tensor& out) {
    gather_out(out, x, 0, tensor({{0, 9}}));
  });
  leaves_out_alone("index_select", kFloat32,
                   [&](Tensor& out) { index_select_out(out, x, 0, wrong); });
}

TEST_CASE("an out= that fits keeps its elements when an index is out of range") {
  Tensor out = full({3, 4}, 3.f);
  CHECK_THROWS_AS(index_select_out(out, rand({5, 4}), 0, tensor({0, 1, 99})), IndexError);
  CHECK_THROWS_AS(gather_out(out, rand({3, 4}), 0, full({3, 4}, 7, kInt64)), IndexError);
  Tensor last = zeros({3, 4}, kInt64);
  last[2][3].fill_(7);
  CHECK_THROWS_AS(gather_out(out, rand({3, 4}), 0, last), IndexError);
  CHECK(out.equal(full({3, 4}, 3.f)));
}

TEST_CASE("an out= whose memory is that of an argument is refused before it is resized") {
  Tensor base = rand({16});
  Tensor out = base.slice(0, 4, 4);
  CHECK_THROWS_AS(add_out(out, base.slice(0, 0, 8), ones({8})), ValueError);
  CHECK(out.sizes() == IntArrayRef({0}));
  CHECK(out.storage_offset() == 4);
}

TEST_CASE("an inference tensor as out= of a composite is refused before it is resized") {
  Tensor out;
  {
    const InferenceMode mode;
    out = empty({0}, kInt64);
  }
  CHECK_THROWS_AS(bitwise_not_out(out, ones({2}, kInt64)), InferenceModeError);
  CHECK(out.sizes() == IntArrayRef({0}));
}

TEST_CASE("an empty out= at an offset is written from there") {
  Tensor memory = full({8}, 3.f);
  Tensor out = memory.slice(0, 2, 2);
  neg_out(out, ones({2}));
  CHECK(out.equal(full({2}, -1.f)));
  CHECK(memory.equal(tensor({3.f, 3.f, -1.f, -1.f, 3.f, 3.f, 3.f, 3.f})));
  Tensor other = memory.slice(0, 5, 5);
  index_select_out(other, ones({4}), 0, tensor({1, 2}));
  CHECK(memory.equal(tensor({3.f, 3.f, -1.f, -1.f, 3.f, 1.f, 1.f, 3.f})));
}

TEST_CASE("a resized out= has the result, whatever its dtype, and a version more") {
  Tensor out = empty({0}, kFloat64);
  index_select_out(out, tensor({{1.f, 2.f}, {3.f, 4.f}}), 0, tensor({1, 0, 1}));
  CHECK(out.equal(tensor({{3.0, 4.0}, {1.0, 2.0}, {3.0, 4.0}}, kFloat64)));
  CHECK(out._version() == 1);
  gather_out(out.resize_({0}), tensor({1.f, 2.f}), 0, tensor({1}));
  CHECK(out.equal(tensor({2.0}, kFloat64)));
}

TEST_CASE("cat may write into the memory of its parts") {
  const Tensor memory = tensor({0.f, 1.f, 2.f, 3.f, 4.f, 5.f});
  Tensor out = memory.slice(0, 0, 4);
  cat_out(out, {memory.slice(0, 2, 4), memory.slice(0, 0, 2)});
  CHECK(out.equal(tensor({2.f, 3.f, 0.f, 1.f})));
  Tensor empty_out = memory.slice(0, 1, 1);
  cat_out(empty_out, {memory.slice(0, 4, 6), memory.slice(0, 0, 2)});
  CHECK(empty_out.equal(tensor({4.f, 5.f, 2.f, 3.f})));
}

}  // namespace
}  // namespace tenon
