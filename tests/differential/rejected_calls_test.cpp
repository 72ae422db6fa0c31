// Calls that are errors, by Tenon and by libtorch 1.13.1.

#include <catch2/catch.hpp>

#include "tests/differential/libtorch.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Samples pointwise_and_reductions() {
  const TensorBase x = uniform({2, 3}), v = uniform({3}), whole = integers({2, 3}, 0, 5);
  return {
      {"add.Tensor", {x, uniform({4})}},
      {"add_.Tensor", {v, x}},
      {"add_.Tensor", {whole, x}},
      {"sub.Tensor", {booleans({2}), booleans({2})}},
      {"bitwise_and.Tensor", {x, x}},
      {"where.self", {x, x, x}},
      {"sqrt_", {whole}},
      {"bitwise_not", {x}},
      {"clamp", {x}},
      {"sum.dim_IntList", {x, ints({2})}},
      {"sum.dim_IntList", {x, ints({0, 0})}},
      {"mean", {whole}},
      {"max", {uniform({0})}},
      {"argmax", {uniform({0})}},
      {"amax", {uniform({0, 2}), ints({0})}},
      {"softmax.int", {x, 2}},
      {"glu", {x}},
  };
}

Samples layers() {
  const TensorBase x = uniform({2, 3}), v = uniform({3});
  return {
      {"mm", {x, x}},
      {"mm", {x, cast(uniform({3, 2}), DType::kFloat32)}},
      {"bmm", {x, x}},
      {"mv", {x, uniform({2})}},
      {"dot", {v, uniform({4})}},
      {"linear", {x, uniform({4, 2})}},
      {"conv2d", {uniform({1, 2, 5, 5}), uniform({3, 4, 3, 3})}},
      {"conv2d", {uniform({1, 2, 5, 5}), uniform({3, 2, 7, 7})}},
      {"max_pool2d", {x, ints({2, 2})}},
      {"layer_norm", {x, ints({2})}},
  };
}

Samples shapes_and_indices() {
  const TensorBase x = uniform({2, 3}), v = uniform({3}), whole = integers({2, 3}, 0, 5);
  return {
      {"cat", {list({x, uniform({2, 4})}), 0}},
      {"stack", {list({x, v}), 0}},
      {"view", {x, ints({4})}},
      {"view", {transposed_storage(x), ints({6})}},
      {"expand", {x, ints({2, 4})}},
      {"permute", {x, ints({0, 0})}},
      {"select.int", {x, 0, 2}},
      {"transpose.int", {x, 0, 2}},
      {"unsqueeze", {x, 3}},
      {"slice.Tensor", {x, 0, 0, 2, 0}},
      {"split_with_sizes", {x, ints({1, 2})}},
      {"as_strided", {x, ints({4}), ints({2})}},
      {"index_select", {x, 0, vector({2}, DType::kInt64)}},
      {"gather", {x, 0, vector({1}, DType::kInt64)}},
      {"scatter_add", {x, 0, integers({2, 3}, 0, 2), whole}},
      {"masked_fill.Scalar", {x, x, 1}},
      {"embedding", {x, vector({2}, DType::kInt64)}},
      {"nll_loss", {x, vector({0, 3}, DType::kInt64)}},
      {"nll_loss", {x, vector({0}, DType::kInt64)}},
      {"cross_entropy_loss", {x, vector({0}, DType::kInt64)}},
      {"binary_cross_entropy", {x, v}},
      {"copy_", {x, uniform({4})}},
      {"item", {x}},
      {"zeros", {ints({-1})}},
      {"arange.start_step", {0, 5, -1}},
      {"linspace", {0, 1, -2}},
      {"constant_pad_nd", {x, ints({1})}},
      {"repeat", {x, ints({2})}},
      {"one_hot", {vector({-1}, DType::kInt64)}},
      {"tril", {v}},
  };
}

TEST_CASE("calls that libtorch rejects are rejected", "[differential]") {
  for (const auto make : {&pointwise_and_reductions, &layers, &shapes_and_indices}) {
    for (const Sample& sample : make()) {
      INFO(sample.op << "(" << describe(sample.arguments) << ")");
      const OperatorEntry& op = Dispatcher::instance().get(sample.op);
      CHECK_THROWS_AS(call_libtorch(op.schema(), complete(sample)), LibtorchError);
      CHECK_THROWS_AS(call(op, complete(sample)), Error);
    }
  }
}

}  // namespace
}  // namespace tenon::test
