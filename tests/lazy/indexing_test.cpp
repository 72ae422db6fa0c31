// Indexing of lazy tensors by tensors, which is read where it has to be known alone.

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/lazy/on_lazy.h"

namespace tenon::test {
namespace {

using Indices = std::vector<indexing::TensorIndex>;
using Tensors = std::vector<Tensor>;

/// Lists of indices for a tensor of sizes [3, 4, 2], with tensors where `there` puts them.
template <class There>
std::vector<Indices> lists_of_indices(const There& there) {
  using namespace indexing;
  const Tensor rows = there(tensor({2, -3, 1, 2}));
  const Tensor columns = there(tensor({{0}, {-1}}));
  const Tensor none = there(zeros({0}, DType::kInt64));
  const Tensor mask = there(arange(12).view({3, 4}).remainder(3).eq(0));
  const Tensor bytes = there(tensor({1, 0, 1}).to(DType::kUInt8));
  return {
      {rows},
      {rows.to(DType::kInt32)},
      {Slice(), rows},
      {"...", there(tensor({1, 0, -1}))},
      {rows, columns},
      {rows, Slice(), there(tensor({-1, 0, 1, -2}))},
      {columns, rows, there(tensor(-1))},
      {none},
      {none, none},
      {mask},
      {Slice(None, None, 2), there(tensor({true, false, true, true}))},
      {bytes},
      {bytes, columns},
      {there(tensor({true, false, true})), Slice(), there(tensor({0, 1}))},
      {there(tensor(1)), rows},
      {there(tensor(true)), None},
      {there(tensor(false))},
      {true, rows},
  };
}

const auto here = [](const Tensor& tensor) { return tensor; };

TEST_CASE("lazy tensors are indexed by tensors on lazy and on the CPU as CPU tensors are") {
  const Tensor cpu = arange(24.0).view({3, 4, 2}), there = on_lazy(cpu);
  const auto eager = lists_of_indices(here), on_cpu_indices = lists_of_indices(here),
             lazy_indices = lists_of_indices(on_lazy);
  for (size_t i = 0; i < eager.size(); ++i) {
    INFO("list " << i);
    const Tensor expected = cpu.index(eager[i]);
    for (const Indices& indices : {on_cpu_indices[i], lazy_indices[i]}) {
      const Tensor found = there.index(indices);
      CHECK(found.device() == Device(kLazy));
      CHECK(found.strides() == expected.strides());
      CHECK(on_cpu(found).equal(expected));
    }
  }
}

TEST_CASE("index_put_ writes to lazy tensors what it writes to CPU tensors") {
  const Tensor start = arange(24.0).view({3, 4, 2});
  const auto eager = lists_of_indices(here), lazy_indices = lists_of_indices(on_lazy);
  for (size_t i = 0; i < eager.size(); ++i) {
    for (const bool by_number : {true, false}) {
      for (const Indices& indices : {eager[i], lazy_indices[i]}) {
        INFO("list " << i << ", a number " << by_number);
        Tensor x = start.clone(), y = on_lazy(start);
        const Tensor row = y[0];
        if (by_number) {
          x.index_put_(eager[i], -1);
          y.index_put_(indices, -1);
        } else {
          const Tensor value = x.index(eager[i]).neg();
          x.index_put_(eager[i], value);
          y.index_put_(indices, on_lazy(value));
        }
        CHECK(on_cpu(y).equal(x));
        CHECK(on_cpu(row).equal(x[0]));
        CHECK(y._version() == x._version());
      }
    }
  }
}

TEST_CASE("indices on lazy are not computed, and masks are where their number decides sizes") {
  const Tensor x = on_lazy(arange(12.0).view({3, 4})) * 2;
  const Tensor rows = on_lazy(tensor({0, 1})) + 1;
  const Tensor mask = rows.gt(1);  // two nodes that wait
  Tensor found;
  CHECK(computed_in([&] {
          found = x.index({rows, rows});
          Tensor written = x.clone();
          written.index_put_({rows}, 5);
          written.index_put_({indexing::Slice(), on_lazy(tensor({true, false, true, false}))}, 7);
        }) == 0);
  CHECK(on_cpu(found).equal(tensor({10.0f, 20.0f})));
  const Tensor other = x * 3;
  CHECK(computed_in([&] { found = other.slice(0, 1).index({mask}); }) == 1);
  CHECK(on_cpu(found).equal(tensor({{48.0f, 54.0f, 60.0f, 66.0f}})));
}

TEST_CASE("gradients pass through lazy indices") {
  const auto gradient = [](Tensor x, const Tensor& rows, const Tensor& mask) {
    x.requires_grad_(true);
    Tensor y = x * 2;
    y.index_put_({rows, rows}, y.index({mask}).sum());
    (y * y.index({rows}).sum()).sum().backward();
    return x.grad();
  };
  const Tensor start = arange(9.0).view({3, 3}), rows = tensor({2, 0}), mask = start.gt(4);
  const Tensor expected = gradient(start.clone(), rows, mask);
  CHECK(on_cpu(gradient(on_lazy(start), on_lazy(rows), on_lazy(mask))).equal(expected));
  CHECK(on_cpu(gradient(on_lazy(start), rows, mask)).equal(expected));
}

TEST_CASE("an index on lazy that is out of range is an error of the evaluation") {
  const Tensor x = on_lazy(arange(12.0).view({3, 4}));
  const Tensor good = x + 1;
  const auto message = [](const Tensor& found) {
    try {
      sync(found);
    } catch (const IndexError& error) {
      return error.message();
    }
    return std::string("nothing");
  };
  for (const int64_t bad : {3, -4, 1'000'000'000}) {
    const std::string shown = "index " + std::to_string(bad) + " ";
    const Tensor index = on_lazy(tensor({int64_t{0}, bad}));
    CHECK(message(x.index({index})).find(shown) != std::string::npos);
    // Of several, which merge into one position: never another element.
    const Tensor zero = on_lazy(tensor({0, 0}));
    CHECK(message(x.index({index, zero})).find("out of range") != std::string::npos);
    CHECK(message(x.index({zero, index * 2 + 1})).find("out of range") != std::string::npos);
    Tensor written = x.clone();
    written.index_put_({zero, index * 2 + 1}, 1);
    CHECK(message(written).find("on lazy, _index_positions(") != std::string::npos);
    // What is known at the call is an error of the call, which says which dimension.
    CHECK_THROWS_WITH(x.index({on_cpu(index)}), Catch::Contains("for dimension 0 of a tensor of"));
  }
  CHECK(on_cpu(good).equal(arange(12.0).view({3, 4}) + 1));
}

TEST_CASE("indices and values on other devices are typed errors, and nothing has changed") {
  Tensor cpu = arange(3.0), there = on_lazy(cpu);
  const Tensor rows = tensor({0, 1});
  CHECK_THROWS_AS(cpu.index({on_lazy(rows)}), DeviceError);
  CHECK_THROWS_AS(cpu.index({on_lazy(cpu.gt(1))}), DeviceError);
  CHECK_THROWS_AS(cpu.index_put_({on_lazy(rows)}, 1), DeviceError);
  CHECK_THROWS_WITH(there.index_put_({rows}, tensor({5.0f, 6.0f})),
                    "index_put: expected values where the tensor is, on lazy, got some on cpu; "
                    "move them with to()");
  CHECK_THROWS_AS(there.index_put_({rows}, rows.to(kMeta)), DeviceError);
  CHECK_THROWS_AS(there.index({rows.to(kMeta)}), DeviceError);
  CHECK_THROWS_AS(cpu.index_put_({rows}, on_lazy(cpu)), DeviceError);
  CHECK(cpu.equal(arange(3.0)));
  CHECK(on_cpu(there).equal(arange(3.0)));
  CHECK(there._version() == 0);
}

}  // namespace
}  // namespace tenon::test
