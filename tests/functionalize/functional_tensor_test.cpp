#include "tenon/functionalize/functional_tensor.h"

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/tenon.h"
#include "tests/support/peak_memory.h"

namespace tenon::test {
namespace {

using Values = std::vector<double>;

Values values(const TensorBase& tensor) {
  const Tensor converted = Tensor(from_functional(tensor)).to(DType::kFloat64).contiguous();
  const TensorBase row_major = from_functional(converted);
  const auto* data = row_major.data_ptr<double>();
  return {data, data + row_major.numel()};
}

FunctionalDepth any_depth() {
  return GENERATE(FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews);
}

/// The names of the kernels that a backend runs in `body`.
std::vector<std::string> kernels_of(const std::function<void()>& body) {
  std::vector<std::string> names;
  const KernelRecorder recorder([&](const KernelRun& run) {
    if (backend_keys.has(run.key) && !run.op.schema().composite) names.emplace_back(run.op.name());
  });
  body();
  return names;
}

TEST_CASE("a functional tensor looks like what it is made of") {
  const Tensor plain = arange(6).reshape({2, 3}).t();
  const Tensor x = to_functional(plain, any_depth());
  CHECK(is_functional(x));
  CHECK_FALSE(is_functional(plain));
  CHECK_FALSE(is_functional(Tensor()));
  CHECK(x.sizes() == plain.sizes());
  CHECK(x.strides() == plain.strides());
  CHECK(x.dtype() == plain.dtype());
  CHECK(x.device() == plain.device());
  CHECK(values(x) == values(plain));
  CHECK(to_functional(x).is_same(x));
  CHECK(from_functional(plain).is_same(plain));
}

TEST_CASE("what cannot be a functional tensor is refused, and none has memory") {
  CHECK_THROWS_AS(to_functional(Tensor()), ValueError);
  CHECK_THROWS_AS(to_functional(ones({2}).requires_grad_(true)), TypeError);
  CHECK_THROWS_AS(to_functional(ones({2})).data_ptr<float>(), DeviceError);
}

TEST_CASE("an update of a view is seen by its base and by other views") {
  const Tensor x = to_functional(zeros({2}), any_depth());
  const Tensor x1 = x.view({1, 2});
  x[1].fill_(2);
  CHECK(values(x1 + 3) == Values{3, 5});
  CHECK(values(x) == Values{0, 2});
  CHECK(x._version() == 1);
  CHECK(x1.is_alias_of(x));
}

TEST_CASE("what is made of it is not written to") {
  const Tensor plain = ones({3});
  const Tensor x = to_functional(plain, any_depth());
  const Tensor before = from_functional(x);
  x.mul_(4);
  x[0].zero_();
  CHECK(values(x) == Values{0, 4, 4});
  CHECK(values(plain) == Values{1, 1, 1});
  CHECK(values(before) == Values{1, 1, 1});
}

TEST_CASE("a window that reaches outside its view is one on the storage") {
  const Tensor x = to_functional(zeros({4}), any_depth());
  x.slice(0, 2).as_strided({2}, {1}, 0).add_(1);
  CHECK(values(x) == Values{1, 1, 0, 0});
}

TEST_CASE("a copy of a window is one of the storage too") {
  const Tensor x = to_functional(arange(10.), any_depth()).slice(0, 0, 10, 2);
  x.add_(1);
  CHECK(values(as_strided_copy(x, {3}, {2})) == Values{1, 3, 5});
}

TEST_CASE("a write to one of the copies of an expanded tensor is one to its element") {
  const Tensor x = to_functional(tensor({-0.0, 1.0}), any_depth());
  x.expand({3, 2})[0].add_(1);
  CHECK(values(x) == Values{1, 2});
  x.expand({3, 2})[1].mul_(-0.0);
  CHECK(std::signbit(values(x)[0]));
}

TEST_CASE("overlapping windows see each other's writes") {
  const FunctionalDepth depth = any_depth();
  const Tensor plain = arange(5.), x = to_functional(arange(5.), depth);
  const auto program = [](const Tensor& base) {
    const Tensor windows = base.unfold(0, 3, 1), shifted = base.as_strided({3}, {1}, 1);
    windows[0].mul_(10);
    shifted.add_(windows[1]);
    windows[2][0].fill_(7);
    return cat({windows.reshape({-1}), shifted, base});
  };
  CHECK(values(program(x)) == values(program(plain)));
}

TEST_CASE("geometry changes in place") {
  const FunctionalDepth depth = any_depth();
  const auto program = [](Tensor x) {
    const Tensor row = x[1];
    x.t_();
    x.unsqueeze_(0);
    x.transpose_(0, 2);
    row.add_(5);
    x.squeeze_();
    x.add_(1);
    return x;
  };
  const Tensor eager = program(arange(6.).reshape({2, 3}).clone());
  const Tensor found = program(to_functional(arange(6.).reshape({2, 3}).clone(), depth));
  CHECK(values(found) == values(eager));
  CHECK(found.strides() == eager.strides());
  CHECK(found.sizes() == eager.sizes());
}

TEST_CASE("views of views, a thousand deep") {
  const FunctionalDepth depth = any_depth();
  const Tensor x = to_functional(arange(4.), depth);
  Tensor view = x;
  for (int i = 0; i < 1000; ++i) view = i % 2 == 0 ? view.view({2, 2}) : view.view({4});
  view.add_(1);
  CHECK(values(x) == Values{1, 2, 3, 4});
  x.mul_(2);
  CHECK(values(view) == Values{2, 4, 6, 8});
}

TEST_CASE("a chain of views is freed without recursion") {
  Tensor view = to_functional(arange(4.));
  for (int i = 0; i < 200000; ++i) view = view.view({4});
  view = Tensor();
}

TEST_CASE("views without elements") {
  const FunctionalDepth depth = any_depth();
  const Tensor x = to_functional(ones({3, 2}), depth);
  x.slice(0, 1, 1).add_(1);
  x.narrow(1, 2, 0).fill_(3);
  CHECK(values(x) == Values(6, 1));
}

TEST_CASE("out= writes through several views, in order") {
  const FunctionalDepth depth = any_depth();
  const auto program = [](const Tensor& x) {
    Tensor first = x.slice(0, 0, 3), second = x.slice(0, 1, 4), again = x.slice(0, 2, 4);
    add_out(first, ones({3}), ones({3}));
    mul_out(second, full({3}, 2.0), full({3}, 3.0));
    neg_out(again, ones({2}));
    const Tensor seen = x.clone();
    Tensor whole = x, part = x.slice(0, 3);
    add_out(part, ones({1}), ones({1}));
    mul_out(whole, full({4}, 5.0), full({4}, 5.0));
    neg_out(first, full({3}, 4.0));
    return cat({seen, x, first, second, again});
  };
  CHECK(values(program(to_functional(zeros({4}), depth))) == values(program(zeros({4}))));
}

TEST_CASE("functional and plain tensors mix") {
  const FunctionalDepth depth = any_depth();
  const Tensor plain = ones({2}), x = to_functional(full({2}, 3.0), depth);
  CHECK(is_functional(plain + x));
  plain.add_(x);
  CHECK(values(plain) == Values{4, 4});
  CHECK_FALSE(is_functional(plain));
  x.mul_(plain);
  CHECK(values(x) == Values{12, 12});
}

TEST_CASE("a call that writes to functional tensors and to plain ones is refused") {
  const Tensor input = ones({2, 3});
  Tensor mean = to_functional(zeros({3})), variance = ones({3});
  CHECK_THROWS_AS(_native_batch_norm_legit(input, Tensor(), Tensor(), mean, variance,
                                           /*training=*/true, 0.1, 1e-5),
                  TypeError);
  CHECK(values(mean) == Values{0, 0, 0});
}

TEST_CASE("a failing call changes nothing") {
  const FunctionalDepth depth = any_depth();
  const Tensor x = to_functional(ones({3}), depth);
  CHECK_THROWS_AS(x.add_(ones({2})), ShapeError);
  CHECK_THROWS_AS(x.slice(0, 1).index_add_(0, tensor({int64_t{5}}), ones({1})), IndexError);
  CHECK_THROWS_AS(x.expand({2, 3}).add_(1), ValueError);
  Tensor shared = x.view({3});
  CHECK_THROWS_AS(shared.resize_({9}), NotImplementedError);
  CHECK(values(x) == Values{1, 1, 1});
  CHECK(x._version() == 0);
}

TEST_CASE("no kernel writes or makes views at the depth that says so") {
  const auto program = [](FunctionalDepth depth) {
    const Tensor x = to_functional(arange(12.), depth);
    const Tensor rows = x.view({3, 4});
    rows.t().diagonal().add_(1);
    rows.unbind(0)[1].mul_(2);
    rows.expand({2, 3, 4})[1].select(1, 2).sub_(3);
    x.as_strided({2, 2}, {4, 1}, 1).neg_();
    values(x.unfold(0, 4, 4).reshape({-1}).relu_());
  };
  const auto count = [](const std::vector<std::string>& names, auto... kinds) {
    int found = 0;
    for (const std::string& name : names) {
      const OperatorKind kind = Dispatcher::instance().get(name).schema().kind;
      found += ((kind == kinds) || ...);
    }
    return found;
  };
  const auto without_writes = kernels_of([&] { program(FunctionalDepth::kMutations); });
  CHECK(count(without_writes, OperatorKind::kInplace, OperatorKind::kOut) == 0);
  const auto without_views = kernels_of([&] { program(FunctionalDepth::kMutationsAndViews); });
  CHECK(count(without_views, OperatorKind::kInplace, OperatorKind::kOut, OperatorKind::kView,
              OperatorKind::kMultiView) == 0);
  CHECK(without_views.size() > 10);
}

TEST_CASE("updates of a base that nobody reads are not applied") {
  const Tensor x = to_functional(zeros({1000}));
  const auto names = kernels_of([&] {
    const Tensor view = x.slice(0, 0, 10);
    for (int i = 0; i < 100; ++i) view.add_(1);
  });
  CHECK(std::count(names.begin(), names.end(), "slice_scatter") == 0);
  CHECK(values(x.sum()) == Values{1000});
}

TEST_CASE("a loop of updates does not grow the process") {
  if constexpr (!kMemoryIsExact) return;
  const Tensor x = to_functional(zeros({1000}));
  const Tensor view = x.slice(0, 0, 500), other = x.slice(0, 100, 600);
  const int64_t grown = peak_memory_of([&] {
    for (int i = 0; i < 200000; ++i) view.add_(1);
    for (int i = 0; i < 20000; ++i) (i % 2 == 0 ? view : other).add_(1);
    for (int i = 0; i < 20000; ++i) x[i % 1000].fill_(i);
  });
  CHECK(grown < 4 << 20);
}

TEST_CASE("what factories make is functional in the scope of a guard") {
  const FunctionalDepth depth = any_depth();
  {
    const FunctionalizationGuard guard(depth);
    const Tensor x = zeros({3});
    CHECK(is_functional(x));
    x[1].fill_(4);
    CHECK(values(x) == Values{0, 4, 0});
  }
  CHECK_FALSE(is_functional(zeros({3})));
}

TEST_CASE("many threads may read what is behind its alias", "[thread]") {
  const Tensor x = to_functional(arange(64.));
  std::vector<Tensor> views;
  for (int i = 0; i < 8; ++i) views.push_back(x.view({8, 8}).t()[i % 4]);
  for (int round = 0; round < 50; ++round) {
    x.add_(1);
    views[0].mul_(1);
    std::vector<std::thread> threads;
    std::vector<Values> seen(8);
    for (size_t i = 0; i < 8; ++i) {
      threads.emplace_back([&, i] { seen[i] = values(views[i] + 0); });
    }
    for (std::thread& thread : threads) thread.join();
    for (size_t i = 0; i < 8; ++i) {
      CHECK(seen[i][0] == double(i % 4) + round + 1);
    }
  }
}

TEST_CASE("gradients go through functional tensors") {
  const FunctionalDepth depth = any_depth();
  const auto gradient = [](Tensor x) {
    x.requires_grad_(true);
    Tensor y = x * 2;
    y.slice(0, 2).mul_(y.slice(0, 0, 2).clone());
    y[0].fill_(5);
    (y * y).sum().backward();
    return values(x.grad());
  };
  CHECK(gradient(to_functional(arange(4.), depth)) == gradient(arange(4.)));
}

}  // namespace
}  // namespace tenon::test
