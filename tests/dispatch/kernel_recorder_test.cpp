#include "tenon/dispatch/kernel_recorder.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace tenon {
namespace {

/// What `function` runs: `add.Tensor:AutogradCPU`, indented by a blank for each kernel around it.
template <class Function>
std::vector<std::string> kernels_of(const Function& function) {
  std::vector<std::string> kernels;
  const KernelRecorder recorder([&](const KernelRun& run) {
    kernels.push_back(detail::concatenate(std::string(run.depth, ' '), run.op.schema().name,
                                          run.is_redispatch ? ">" : ":", run.key));
  });
  function();
  return kernels;
}

using Kernels = std::vector<std::string>;

TEST_CASE("a recorder sees each kernel of a call, in order") {
  Tensor x = ones({2, 2});
  CHECK(kernels_of([&] { x.add(x); }) == Kernels{"add.Tensor:CPU"});
  CHECK(kernels_of([&] { x.add_(x); }) == Kernels{"add_.Tensor:InplaceOrView", " add_.Tensor>CPU"});
  CHECK(kernels_of([&] { x.view({4}); }) == Kernels{"view:InplaceOrView", " view>CPU"});
  const Tensor weight = ones({2, 2}, requires_grad());
  CHECK(kernels_of([&] { weight.t(); }) == Kernels{"t:AutogradCPU", " t>InplaceOrView", "  t>CPU"});
}

TEST_CASE("a recorder sees the calls of a composite operator") {
  const Tensor x = ones({2, 2});
  const auto kernels = kernels_of([&] { linear(x, x); });
  REQUIRE(kernels.size() > 2);
  CHECK(kernels[0] == "linear:CPU");
  CHECK(kernels[1].starts_with(" "));
}

TEST_CASE("a recorder sees in-place results, lists, optional tensors and out arguments arrive") {
  Tensor out = empty({4, 2});
  const Tensor x = rand({2, 2});
  const Tensor expected = cat({x, x});
  Kernels kernels = kernels_of([&] { cat_out(out, {x, x}); });
  CHECK(kernels == Kernels{"cat.out:InplaceOrView", " cat.out>CPU"});
  CHECK(out.equal(expected));
  CHECK(out._version() == 1);
}

TEST_CASE("nothing is recorded after the recorder, and the innermost hears") {
  const Tensor x = ones({2});
  int outer = 0;
  int inner = 0;
  {
    const KernelRecorder recorder([&](const KernelRun&) { ++outer; });
    {
      const KernelRecorder nested([&](const KernelRun&) { ++inner; });
      x.add(1);
    }
    x.add(1);
  }
  x.add(1);
  CHECK(outer == 1);
  CHECK(inner == 1);
}

TEST_CASE("an error leaves the recorder as it was") {
  Tensor x = ones({2});
  const Tensor other = ones({3});
  std::vector<int> depths;
  const KernelRecorder recorder([&](const KernelRun& run) { depths.push_back(run.depth); });
  CHECK_THROWS_AS(x.add_(other), ShapeError);
  x.add(1);
  CHECK(depths == std::vector<int>{0, 1, 0});
}

}  // namespace
}  // namespace tenon
