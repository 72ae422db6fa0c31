// What is computed of views on lazy is rounded as on the CPU, and views keep no copies.

#include <atomic>
#include <catch2/catch.hpp>
#include <functional>
#include <thread>
#include <vector>

#include "tests/lazy/on_lazy.h"
#include "tests/support/effort.h"
#include "tests/support/random_views.h"
#include "tests/support/same_bits.h"

namespace tenon::test {
namespace {

using Function = std::function<Tensor(const Tensor&)>;

std::vector<Function> views() {
  return {
      [](const Tensor& x) { return x.t(); },
      [](const Tensor& x) { return x.slice(1, 3, 70, 2); },
      [](const Tensor& x) { return x.slice(0, 5).t().slice(0, 1, 60, 7); },
      [](const Tensor& x) {
        return x[7].unsqueeze(0).expand({30, 77}).t();
      },
      [](const Tensor& x) { return x.split(20, 1)[1]; },
      [](const Tensor& x) { return x.unfold(1, 9, 4).select(1, 3); },
      [](const Tensor& x) {
        return x.view({131, 7, 11}).permute({2, 0, 1}).flatten(1);
      },
      [](const Tensor& x) {
        return x.as_strided({40, 50}, {3, 90}, 11);
      },
      [](const Tensor& x) {
        return x.as_strided({40, 50}, {2, 3}, 1);
      },
      [](const Tensor& x) {
        return as_strided_copy(x, {40, 50}, {2, 3}, 1);
      },
      [](const Tensor& x) { return transpose_copy(x, 0, 1); },
      [](const Tensor& x) { return transpose_copy(x.t(), 0, 1); },
      [](const Tensor& x) { return slice_copy(x.t(), 1, 0, 90, 2); },
      [](const Tensor& x) { return x.diagonal().unsqueeze(1); },
      [](const Tensor& x) { return (x.t() + 1).slice(1, 0, 100, 3); },
      [](const Tensor& x) {
        Tensor y = x.clone();
        y.t().slice(0, 2, 9).mul_(x.t().slice(0, 3, 10));
        return y.t();
      },
      [](const Tensor& x) {
        Tensor y = x.t().clone();
        y.add_(x.t().contiguous());
        return y;
      },
  };
}

std::vector<Function> rounded() {
  return {
      [](const Tensor& x) { return x.sum(); },
      [](const Tensor& x) { return x.sum(0); },
      [](const Tensor& x) { return x.mean(1); },
      [](const Tensor& x) { return (x * 1.5).sum(1); },
      [](const Tensor& x) { return var(x, 0); },
      [](const Tensor& x) { return cumsum(x, 1); },
      [](const Tensor& x) { return softmax(x, 1); },
      [](const Tensor& x) { return mm(x, x.t()); },
      [](const Tensor& x) { return x + x; },
  };
}

TEST_CASE("what is computed of a view on lazy is that of the CPU to the bit") {
  manual_seed(3);
  const Tensor start = randn({131, 77});
  const auto all = views(), functions = rounded();
  for (size_t i = 0; i < all.size(); ++i) {
    for (size_t j = 0; j < functions.size(); ++j) {
      INFO("view " << i << ", function " << j);
      const Tensor expected = functions[j](all[i](start));
      for (const bool base_known : {false, true}) {
        for (const bool view_known : {false, true}) {
          const Tensor x = base_known ? on_lazy(start) : on_lazy(start) * 1;
          const Tensor view = all[i](x);
          if (view_known) sync(view);
          const Tensor found = on_cpu(functions[j](view));
          CHECK(found.strides() == expected.strides());
          CHECK(has_same_bits(found, expected));
          CHECK(on_cpu(view).strides() == all[i](start)
                                              .to(kCPU, /*non_blocking=*/false,
                                                  /*copy=*/true)
                                              .strides());
        }
      }
    }
  }
}

TEST_CASE("random views and sums on lazy give the bits of the CPU, whatever is read on the way") {
  const auto seeds = static_cast<uint64_t>(effort(300, 20'000));
  for (uint64_t seed = 0; seed < seeds; ++seed) {
    INFO("seed " << seed);
    manual_seed(seed);
    const Tensor x = randn({11, 12, 13}).to(seed % 2 == 0 ? DType::kFloat32 : DType::kFloat64);
    const std::vector<Tensor> expected = random_views(x, seed);
    uint64_t steps = 0;
    const std::vector<Tensor> found = random_views(on_lazy(x), seed, [&](const Tensor& made) {
      if (++steps % (seed % 4 + 1) == 0 && seed % 5 != 0) sync(made);
    });
    for (size_t i = 0; i < expected.size(); ++i) {
      CHECK(found[i].strides() == expected[i].strides());
      CHECK(has_same_bits(on_cpu(found[i]), expected[i]));
    }
  }
}

TEST_CASE("views of what waits are computed with it, each once") {
  const Tensor start = randn({40, 30});
  const Tensor x = on_lazy(start) * 2;
  const std::vector<Tensor> columns = x.unbind(1);
  const Tensor inner = columns[3].slice(0, 1).unsqueeze(0);
  std::vector<Tensor> doubled;
  for (const Tensor& column : columns) doubled.push_back(column * 2);
  const Tensor sum = inner.sum();
  CHECK(computed_in([] { lazy::evaluate_pending(); }) >= 1 + 30 + 30 + 2 + 1);
  const Tensor expected = start * 2;
  const auto check = [&] {
    for (size_t i = 0; i < columns.size(); ++i) {
      const Tensor column = expected.select(1, int64_t(i));
      CHECK(has_same_bits(on_cpu(columns[i]), column));
      CHECK(has_same_bits(on_cpu(doubled[i]), column * 2));
    }
    CHECK(has_same_bits(on_cpu(inner), expected.select(1, 3).slice(0, 1).unsqueeze(0)));
    CHECK(has_same_bits(on_cpu(sum), expected.select(1, 3).slice(0, 1).unsqueeze(0).sum()));
  };
  CHECK(computed_in(check) == 0);
  CHECK(computed_in([&] { CHECK(has_same_bits(on_cpu(x), expected)); }) == 0);
}

TEST_CASE("views of one tensor are read by several threads at once", "[thread]") {
  const Tensor start = randn({16, 12});
  for (int round = 0; round < 20; ++round) {
    const Tensor x = on_lazy(start) * 2;
    std::vector<std::thread> readers;
    std::atomic<int> wrong = 0;
    for (int64_t i = 0; i < 4; ++i) {
      readers.emplace_back([&, i] {
        Tensor column = x.select(1, i), row = x.t().select(1, 3).slice(0, i);
        const Tensor sum = column.sum();
        wrong += !has_same_bits(on_cpu(column), (start * 2).select(1, i));
        wrong += !has_same_bits(on_cpu(sum), (start * 2).select(1, i).sum());
        column = Tensor();
        wrong += !has_same_bits(on_cpu(row), (start * 2).t().select(1, 3).slice(0, i));
      });
    }
    for (std::thread& reader : readers) reader.join();
    CHECK(wrong == 0);
    CHECK(has_same_bits(on_cpu(x), start * 2));
  }
}

TEST_CASE("an evaluation that fails leaves the views that it needs as they were") {
  const Tensor rows = on_lazy(arange(12.0).view({4, 3}));
  const Tensor view = rows.t().slice(0, 1), other = view + 0;
  const Tensor wrong = embedding(view * 2, on_lazy(tensor({0, 9})));
  const size_t waiting = lazy::statistics().pending;
  for (int i = 0; i < 3; ++i) {
    CHECK_THROWS_AS(sync(wrong), IndexError);
    CHECK(lazy::statistics().pending == waiting);
  }
  CHECK(on_cpu(other).equal(arange(12.0).view({4, 3}).t().slice(0, 1)));
  CHECK(on_cpu(view).equal(arange(12.0).view({4, 3}).t().slice(0, 1)));
}

TEST_CASE("a view outlives what it is a view of, and does not see what is written to that") {
  Tensor x = on_lazy(arange(6.0).view({2, 3}));
  const Tensor copy = x.t().clone();
  Tensor kept = x.t();
  sync(kept);
  x = on_lazy(zeros({1}));
  CHECK(on_cpu(kept).equal(arange(6.0).view({2, 3}).t()));
  kept.add_(1);
  CHECK(on_cpu(kept).equal((arange(6.0) + 1).view({2, 3}).t()));
  CHECK(on_cpu(copy).equal(arange(6.0).view({2, 3}).t()));
}

}  // namespace
}  // namespace tenon::test
