#include <functional>
#include <numeric>

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
  check_written(
      "add_ onto a gradient", 1,
      [] {
        const Tensor leaf = deep(kBlocks).set_requires_grad(true);
        leaf.mutable_grad() = deep(kBlocks);
        return Written{leaf.grad(), {leaf}};
      },
      [](Tensor& grad) { grad.add_(1); });
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

}  // namespace
}  // namespace tenon::test
