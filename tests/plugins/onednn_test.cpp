// Convolutions by oneDNN, for a process that asks for it. The first test runs before it is loaded.

#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tenon/kernels/convolution/onednn.h"
#include "tenon/tenon.h"
#include "tests/support/convolutions.h"
#include "tests/support/failing_allocations.h"
#include "tests/support/num_threads.h"

// Where memory fails within it, oneDNN 2.6 loses what it has begun: LeakSanitizer reports all else.
extern "C" __attribute__((visibility("default"))) const char* __lsan_default_suppressions() {
  return "leak:libdnnl.so\n";
}

namespace tenon {
namespace {

using test::all_passes;
using test::ConvolutionArguments;

/// Whether the process has a library in its memory.
bool is_loaded(const std::string& name) {
  std::ifstream maps("/proc/self/maps");
  std::stringstream text;
  text << maps.rdbuf();
  return text.str().find(name) != std::string::npos;
}

/// While it lives, oneDNN is used.
struct WithOneDnn {
  WithOneDnn() { use_onednn(); }
  ~WithOneDnn() { use_onednn(false); }
};

std::vector<Tensor> by_onednn(const std::function<std::vector<Tensor>()>& compute) {
  const WithOneDnn used;
  return compute();
}

TEST_CASE("oneDNN, libgomp and OpenCL come into a process that asks for them, and no other") {
  const Tensor x = randn({2, 3, 8, 8}), weight = randn({4, 3, 3, 3});
  const Tensor before = conv2d(x, weight);
  CHECK_FALSE(uses_onednn());
  for (const char* name : {"libtenon_onednn", "libdnnl", "libgomp", "libOpenCL"}) {
    CAPTURE(name);
    CHECK_FALSE(is_loaded(name));
  }
  use_onednn();
  CHECK(uses_onednn());
  CHECK(is_loaded("libdnnl"));
  CHECK(allclose(conv2d(x, weight), before, 1e-5, 1e-5));
  use_onednn();  // twice is once
  use_onednn(false);
  CHECK_FALSE(uses_onednn());
  CHECK(conv2d(x, weight).equal(before));
}

TEST_CASE("convolutions by oneDNN are those of float64, for any number of threads") {
  test::RandomConvolutions convolutions;
  constexpr size_t kBiasGradient = 3;  // which oneDNN has no part in
  int others[kBiasGradient] = {}, passes = 0;
  for (int i = 0; i < 200; ++i) {
    const ConvolutionArguments g = convolutions.next();
    INFO(i << ": " << test::text(g));
    manual_seed(i);
    const Tensor x = randn(g.x), weight = randn(g.weight);
    const Tensor bias = randn({g.transposed ? g.weight[1] * g.groups : g.weight[0]});
    const Tensor grad = randn(test::convolve(g, x, weight, bias).sizes());
    const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
    const auto expected = all_passes(g, wide(x), wide(weight), wide(bias), wide(grad));
    const auto own = all_passes(g, x, weight, bias, grad);
    for (const int threads : {1, 3}) {
      CAPTURE(threads);
      const test::NumThreads used(threads);
      const auto found = by_onednn([&] { return all_passes(g, x, weight, bias, grad); });
      for (size_t pass = 0; pass < found.size(); ++pass) {
        CAPTURE(pass);
        CHECK(allclose(wide(found[pass]), expected[pass], 1e-5, 5e-4));
        const bool is_own = found[pass].equal(own[pass]);
        if (pass == kBiasGradient)
          CHECK(is_own);
        else
          others[pass] += !is_own, ++passes;
      }
    }
  }
  // Sums are in another order in most: oneDNN did compute them, of each kind.
  CHECK(others[0] + others[1] + others[2] > passes / 2);
  for (const int count : others) CHECK(count > 100);
}

TEST_CASE("a batch, groups and channels are divided between threads by oneDNN") {
  const std::vector<ConvolutionArguments> divided = {
      {{7, 24, 20, 20}, {40, 24, 3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, false},
      {{1, 96, 30, 30}, {96, 1, 5, 5}, {1, 1}, {2, 2}, {1, 1}, 96, false},
      {{1, 64, 28, 28}, {72, 64, 3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, false},
      {{1, 64, 28, 28}, {64, 40, 4, 4}, {2, 2}, {1, 1}, {1, 1}, 1, true}};
  for (const ConvolutionArguments& g : divided) {
    INFO(test::text(g));
    const Tensor x = randn(g.x), weight = randn(g.weight);
    const Tensor bias = randn({g.transposed ? g.weight[1] * g.groups : g.weight[0]});
    const Tensor grad = randn(test::convolve(g, x, weight, bias).sizes());
    const auto expected = all_passes(g, x, weight, bias, grad);
    for (const int threads : {1, 2, 5}) {
      CAPTURE(threads);
      const test::NumThreads used(threads);
      const auto found = by_onednn([&] { return all_passes(g, x, weight, bias, grad); });
      for (size_t pass = 0; pass < found.size(); ++pass) {
        CAPTURE(pass);
        CHECK(allclose(found[pass], expected[pass], 1e-4, 2e-3));
      }
    }
  }
}

TEST_CASE("a child of fork() computes by Tenon's loops, and the parent goes on by oneDNN") {
  const Tensor x = randn({2, 16, 14, 14}), weight = randn({32, 16, 3, 3});
  const Tensor own = conv2d(x, weight);
  const WithOneDnn used;
  const Tensor other = conv2d(x, weight);
  REQUIRE_FALSE(other.equal(own));
  const pid_t child = fork();
  if (child == 0) _exit(!uses_onednn() && conv2d(x, weight).equal(own) ? 0 : 1);
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK(status == 0);
  CHECK(conv2d(x, weight).equal(other));
}

TEST_CASE("what oneDNN does not compute is computed as ever") {
  // An output padding beyond the stride, which the formula of sizes does not give.
  const Tensor x = randn({1, 4, 6, 6}), weight = randn({4, 3, 3, 3}), bias = randn({3});
  const auto compute = [&] {
    return std::vector{convolution(x, weight, bias, {1, 1}, {0, 0}, {3, 3}, true, {2, 2}, 1),
                       conv2d(randn({0, 3, 8, 8}), randn({4, 3, 3, 3}))};
  };
  const std::vector<Tensor> own = compute();
  for (int i = 0; i < 2; ++i) {  // the second time it is known
    const auto found = by_onednn(compute);
    for (size_t j = 0; j < own.size(); ++j) CHECK(found[j].equal(own[j]));
  }
}

TEST_CASE("volumes, lines and elements of 16 bits are computed by oneDNN, too") {
  const WithOneDnn used;
  const Tensor x = randn({2, 3, 9, 9, 9}), weight = randn({4, 3, 3, 3, 3});
  const auto wide = [](const Tensor& tensor) { return tensor.to(kFloat64); };
  CHECK(allclose(wide(conv3d(x, weight)), conv3d(wide(x), wide(weight)), 1e-5, 1e-4));
  const Tensor line = randn({2, 3, 40}), taps = randn({4, 3, 5});
  CHECK(allclose(wide(conv1d(line, taps)), conv1d(wide(line), wide(taps)), 1e-5, 1e-4));
  const Tensor half = randn({1, 8, 9, 9}).to(kBFloat16),
               half_weight = randn({8, 8, 3, 3}).to(kBFloat16);
  CHECK(
      allclose(wide(conv2d(half, half_weight)), conv2d(wide(half), wide(half_weight)), 1e-2, 1e-1));
  CHECK_THROWS_AS(conv2d(randn({1, 4, 8, 8}), randn({4, 3, 3, 3})), ShapeError);
}

TEST_CASE("a compiled graph keeps what it has prepared; others follow what is used") {
  const Tensor x = randn({2, 16, 14, 14}), weight = randn({32, 16, 3, 3});
  const auto function = [&](const std::vector<Tensor>& inputs) {
    return std::vector{conv2d(inputs[0], weight, {}, {1}, {1}).relu()};
  };
  const Graph traced = trace(function, {x});
  const CompiledGraph before = traced.compile();
  const Tensor expected = before.run({x})[0];
  const WithOneDnn used;
  CHECK(before.run({x})[0].equal(expected));
  const CompiledGraph after = traced.compile();
  CHECK(after.run({x})[0].equal(function({x})[0]));
  use_onednn(false);
  CHECK(after.run({x})[0].equal(function({x})[0]));
}

TEST_CASE("threads that convolve by oneDNN at once, beside one that takes it back") {
  const Tensor x = randn({4, 16, 14, 14}), weight = randn({32, 16, 3, 3});
  const Tensor expected = conv2d(x, weight);
  std::vector<std::thread> threads;
  std::vector<int> wrong(4);
  use_onednn();
  for (size_t i = 0; i < wrong.size(); ++i) {
    threads.emplace_back([&, i] {
      for (int j = 0; j < 50; ++j) wrong[i] += !allclose(conv2d(x, weight), expected, 1e-4, 1e-4);
    });
  }
  for (int i = 0; i < 100; ++i) use_onednn(i % 2 == 0);
  for (std::thread& thread : threads) thread.join();
  use_onednn(false);
  CHECK(wrong == std::vector<int>(4));
}

TEST_CASE("memory that fails while oneDNN computes: an error, or the result") {
  const Tensor x = randn({2, 16, 14, 14}), weight = randn({32, 16, 3, 3});
  const Tensor expected = conv2d(x, weight);
  const WithOneDnn used;
  int raised = 0;
  for (int64_t n = 1;; ++n) {
    Tensor result;
    // In a thread that has prepared nothing.
    std::thread([&] {
      test::fail_allocation(n, test::Failing::kOnce);
      try {
        result = conv2d(x, weight);
      } catch (const OutOfMemoryError&) {
        ++raised;
      }
    }).join();
    const bool has_failed = test::stop_failing() > 0;
    CAPTURE(n);
    if (result.defined()) CHECK(allclose(result, expected, 1e-4, 1e-4));
    if (!has_failed) break;
  }
  CHECK(raised > 5);
}

}  // namespace
}  // namespace tenon
