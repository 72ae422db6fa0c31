#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <thread>

#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

struct Threads {
  explicit Threads(int threads) { set_num_threads(threads); }
  ~Threads() { set_num_threads(1); }
};

Tensor numbers(const std::vector<int64_t>& sizes) {
  const int64_t count =
      std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, std::multiplies<>());
  return arange(count).to(kFloat32).remainder(251).view(sizes);
}

/// A tensor of six dimensions of which no two lie in memory as one, so that loops walk all of them.
Tensor deep(const std::vector<int64_t>& sizes) {
  std::vector<int64_t> doubled = sizes;
  for (int64_t& size : doubled) size *= 2;
  Tensor result = numbers(doubled);
  for (int64_t dim = 0; dim < result.dim(); ++dim) result = result.slice(dim, 0, {}, 2);
  return result;
}

/// What a call writes to, and what it reads.
struct Written {
  Tensor target;
  std::vector<Tensor> others;
};

/// Calls `write(target)` in so many threads; the target is written whole or not at all.
void check_written(const std::string& name, int threads, const std::function<Written()>& make,
                   const std::function<void(Tensor&)>& write) {
  check_failing_allocations(name + " in " + std::to_string(threads) + " thread(s)", [&] {
    const Written written = make();
    std::vector<Tensor> reach = written.others;
    reach.push_back(written.target);
    return Attempt{.call =
                       [=, target = written.target]() mutable {
                         const Threads used(threads);
                         write(target);
                       },
                   .results = [=] { return std::vector{written.target}; },
                   .reach = reach};
  });
}

/// Sizes of which a loop makes several blocks, long rows, and parts for several threads.
const std::vector<int64_t> kBlocks = {3, 3, 3, 3, 3, 3};
const std::vector<int64_t> kRows = {2, 2, 1, 2, 2, 2, 130};
const std::vector<int64_t> kParts = {6, 6, 6, 6, 6, 5};

TEST_CASE("a loop over many dimensions writes all or nothing", "[allocations]") {
  for (const auto& sizes : {kBlocks, kRows}) {
    const std::string of = " of " + std::to_string(sizes.back());
    const auto make = [sizes] { return Written{deep(sizes), {}}; };
    const Tensor other = numbers(sizes);
    const Tensor half = deep(sizes).transpose(0, 1).to(kBFloat16);
    check_written("mul_" + of, 1, make, [](Tensor& x) { x.mul_(2); });
    check_written("add_" + of, 1, make, [other](Tensor& x) { x.add_(other); });
    check_written("fill_" + of, 1, make, [](Tensor& x) { x.fill_(2); });
    check_written("copy_" + of, 1, make, [other](Tensor& x) { x.copy_(other); });
    check_written("copy_ of another dtype" + of, 1, make, [half](Tensor& x) { x.copy_(half); });
    check_written("exp.out" + of, 1, make, [other](Tensor& x) { exp_out(x, other); });
  }
}

TEST_CASE("a loop over many dimensions in two threads writes all or nothing",
          "[allocations][thread]") {
  const auto make = [] { return Written{deep(kParts), {}}; };
  const Tensor other = numbers(kParts);
  check_written("mul_", 2, make, [](Tensor& x) { x.mul_(2); });
  check_written("fill_", 2, make, [](Tensor& x) { x.fill_(2); });
  check_written("copy_", 2, make, [other](Tensor& x) { x.copy_(other); });
}

TEST_CASE("the gradient of a leaf of many dimensions changes whole or not at all",
          "[allocations]") {
  check_failing_allocations("backward onto a gradient of many dimensions", [] {
    const Tensor leaf = deep(kBlocks).set_requires_grad(true);
    leaf.mutable_grad() = deep(kBlocks);
    const Tensor loss = (leaf * numbers(kBlocks)).sum();
    return Attempt{.call = [=] { loss.backward({}, /*retain_graph=*/true); },
                   .results = [] { return std::vector<Tensor>{}; },
                   .reach = {leaf, loss},
                   .leaves = {leaf}};
  });
}

TEST_CASE("a transposing copy of many dimensions writes all or nothing", "[allocations]") {
  const Tensor other = numbers({40, 2, 2, 2, 2, 40}).transpose(0, 5);
  const auto make = [] {
    Tensor x = numbers({40, 4, 4, 4, 4, 40});
    for (int64_t dim = 1; dim < 5; ++dim) x = x.slice(dim, 0, {}, 2);
    return Written{x, {}};
  };
  for (const int threads : {1, 2}) {
    check_written("copy_, transposed", threads, make, [other](Tensor& x) { x.copy_(other); });
  }
}

/// The same for an out= of these sizes.
void check_out(const std::string& name, int threads, const std::vector<int64_t>& sizes,
               const std::function<void(Tensor&)>& write) {
  check_written(
      name, threads,
      [sizes] {
        return Written{zeros(sizes), {}};
      },
      write);
}

TEST_CASE("a product is written to out whole or not at all", "[allocations]") {
  const Tensor addend = numbers({16, 16});
  const Tensor gapped = numbers({16, 32}).slice(1, 0, {}, 2);  // the BLAS cannot read it
  const Tensor square = numbers({16, 16});
  for (const int threads : {1, 2}) {
    check_out("addmm.out", threads, {16, 16},
              [=](Tensor& out) { addmm_out(out, addend, gapped, square); });
    check_out("mm.out", threads, {16, 16}, [=](Tensor& out) { mm_out(out, square, gapped); });
  }
  const Tensor batches = numbers({3, 16, 32}).slice(2, 0, {}, 2);
  check_out("baddbmm.out", 1, {3, 16, 16},
            [=](Tensor& out) { baddbmm_out(out, addend, batches, batches); });
  check_written(
      "baddbmm_", 1,
      [] {
        return Written{numbers({3, 16, 16}), {}};
      },
      [=](Tensor& out) { out.baddbmm_(batches, batches); });
}

/// Calls `write(out)` in threads that have no scratch memory yet, with each allocation failing in
/// turn: `out` is written whole or not at all.
void check_first_use(const std::string& name, const Tensor& before, const Tensor& expected,
                     const std::function<void(Tensor&)>& write) {
  int failed = 0;
  for (int64_t n = 1;; ++n) {
    Tensor out = before.clone();
    bool raised = false;
    std::thread([&] {
      fail_allocation(n, Failing::kFromOn);
      try {
        write(out);
      } catch (const OutOfMemoryError&) {
        raised = true;
      }
    }).join();
    const bool has_failed = stop_failing() > 0;
    INFO(name << ", allocation " << n);
    CHECK(out.equal(raised ? before : expected));
    failed += raised;
    if (!has_failed) break;
  }
  CHECK(failed > 0);
}

TEST_CASE("products of a batch are written to out whole or not at all, scratch memory or not",
          "[allocations][thread]") {
  const Tensor matrix = numbers({48, 48}), gapped = numbers({4, 48, 96}).slice(2, 0, {}, 2);
  const Tensor before = numbers({4, 48, 48});
  for (const int threads : {1, 2}) {
    const Threads used(threads);
    check_first_use("bmm.out", before, bmm(gapped, before),
                    [&](Tensor& out) { bmm_out(out, gapped, before); });
    check_first_use("baddbmm.out", before, baddbmm(matrix, before, gapped, 0.5),
                    [&](Tensor& out) { baddbmm_out(out, matrix, before, gapped, 0.5); });
    check_first_use("baddbmm_", before, baddbmm(before, gapped, gapped, 0.5),
                    [&](Tensor& out) { out.baddbmm_(gapped, gapped, 0.5); });
  }
}

TEST_CASE("tensors are joined in out all or none", "[allocations]") {
  const Tensor a = numbers({4, 4});
  const Tensor of_many = deep({2, 2, 2, 2, 2, 2});
  const Tensor halves = a.to(kBFloat16);
  check_out("cat.out of transposed tensors", 1, {16, 4}, [=](Tensor& out) {
    cat_out(out, {a, a.t(), halves, a}, 0);
  });
  check_out("cat.out of many dimensions", 1, {6, 2, 2, 2, 2, 2}, [=](Tensor& out) {
    cat_out(out, {of_many.contiguous(), of_many, of_many}, 0);
  });
  check_out("stack.out", 1, {2, 4, 4}, [=](Tensor& out) { stack_out(out, {a, a.t()}, 0); });
}

TEST_CASE("a reduction is written to out whole or not at all", "[allocations][thread]") {
  const Tensor wide = numbers({2, 1 << 17});
  const Tensor columns = numbers({2, 4096, 8});
  const Tensor of_many = deep(kBlocks);
  const auto check = [](const std::string& name, const std::vector<int64_t>& sizes,
                        const std::function<void(Tensor&)>& write) {
    for (const int threads : {1, 2}) check_out(name, threads, sizes, write);
  };
  check("sum.out", {2}, [=](Tensor& out) { sum_out(out, wide, {1}); });
  check("mean.out", {2}, [=](Tensor& out) { mean_out(out, wide, {1}); });
  check("amax.out", {2}, [=](Tensor& out) { amax_out(out, wide, {1}); });
  check("amin.out of columns", {2, 8}, [=](Tensor& out) { amin_out(out, columns, {1}); });
  check("sum.out over many dimensions", {}, [=](Tensor& out) {
    sum_out(out, of_many, {0, 1, 2, 3, 4, 5});
  });
  check("sum.out of many dimensions", {3, 3, 3, 3, 3, 3},
        [many = deep({3, 3, 3, 3, 3, 3, 2})](Tensor& out) { sum_out(out, many, {6}); });
}

TEST_CASE("rows and elements are written to out all or none", "[allocations]") {
  const Tensor x = numbers({8, 8}).t();
  const Tensor index = tensor({1, 0, 7});
  const Tensor places = zeros({3, 2}, kInt64);
  check_out("index_select.out", 1, {3, 8},
            [=](Tensor& out) { index_select_out(out, x, 0, index); });
  check_out("gather.out", 1, {3, 2}, [=](Tensor& out) { gather_out(out, x, 0, places); });
  check_out("cumsum.out", 1, {8, 8}, [=](Tensor& out) { cumsum_out(out, x, 0); });
  check_out("_softmax.out", 1, {8, 8}, [=](Tensor& out) { _softmax_out(out, x, 0, false); });
  check_out("tril.out", 1, {8, 8}, [=](Tensor& out) { tril_out(out, x); });
  check_written(
      "index_add_", 1,
      [] {
        return Written{numbers({8, 8}), {}};
      },
      [=](Tensor& self) { self.index_add_(0, index, x.slice(0, 0, 3)); });
  check_written(
      "scatter_add_ of many dimensions", 1,
      [] {
        return Written{deep({3, 2, 2, 2, 2, 2}), {}};
      },
      [index_of = zeros({3, 2, 2, 2, 2, 2}, kInt64), src = deep({3, 2, 2, 2, 2, 2})](Tensor& self) {
        self.scatter_add_(0, index_of, src);
      });
}

TEST_CASE("running statistics move both or neither", "[allocations]") {
  const Tensor weight = ones({3}, kFloat64);
  for (const DType dtype : {kFloat32, kFloat64}) {
    // A plane of one element, for which channels are gathered, and a long one.
    for (const int64_t plane : {int64_t{1}, int64_t{32}}) {
      const Tensor x = numbers({4, 3, plane}).to(dtype);
      const Tensor scale = weight.to(dtype);
      const std::string name = plane == 1 ? "batch_norm of rows" : "batch_norm";
      check_failing_allocations(name + (dtype == kFloat64 ? ", float64" : ", float32"), [=] {
        const Tensor mean = zeros({3}, dtype);
        const Tensor variance = ones({3}, dtype);
        auto result = std::make_shared<Tensor>();
        return Attempt{
            .call =
                [=] { *result = batch_norm(x, scale, {}, mean, variance, true, 0.1, 1e-5, false); },
            .results =
                [=] {
                  return std::vector{*result, mean, variance};
                },
            .reach = {mean, variance}};
      });
    }
  }
}

TEST_CASE("random numbers are written all or none, and none is lost", "[allocations]") {
  for (const bool normal : {false, true}) {
    check_failing_allocations(normal ? "normal_" : "uniform_", [normal] {
      const Generator generator(3);
      Tensor target = deep({2, 2, 2, 2, 2, 2});
      return Attempt{.call =
                         [=]() mutable {
                           if (normal) {
                             target.normal_(0, 1, generator);
                           } else {
                             target.uniform_(0, 1, generator);
                           }
                         },
                     .results =
                         [=] {
                           Tensor next = empty({3});
                           return std::vector{target, next.uniform_(0, 1, generator)};
                         },
                     .reach = {target}};
    });
  }
}

}  // namespace
}  // namespace tenon::test
