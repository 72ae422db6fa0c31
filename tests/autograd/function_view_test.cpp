// Functions and Autograd kernels of programs that return a view of an argument.

#include <catch2/catch.hpp>

#include "tenon/autograd/history.h"
#include "tenon/autograd/schema_kernels.h"
#include "tenon/tenon.h"

namespace tenon {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using Catch::Matchers::Contains;
using Views = std::vector<Tensor>;

/// `x` in one dimension, its view made below Autograd and InplaceOrView as the documents recommend.
struct Flat : Function<Flat> {
  static Tensor forward(AutogradContext* ctx, const Tensor& x) {
    ctx->saved_data["sizes"] = x.sizes();
    const AutoDispatchBelowADInplaceOrView guard;
    return x.view({-1});
  }
  static Views backward(AutogradContext* ctx, Views grads) {
    return {grads[0].reshape(ctx->saved_data["sizes"].get<std::vector<int64_t>>())};
  }
};

struct Halves : Function<Halves> {
  static Views forward(AutogradContext*, const Tensor& x) {
    const AutoDispatchBelowADInplaceOrView guard;
    return x.chunk(2);
  }
  static Views backward(AutogradContext*, Views grads) { return {cat({grads[0], grads[1]})}; }
};

Tensor flat_cpu(const Tensor& x) {
  return x.view({-1});
}
Tensor flat_autograd(const Tensor& x) {
  return Flat::apply(x);
}
/// The same with a node of its own instead of a Function.
struct FlatBackward : Node {
  std::vector<int64_t> sizes;
  std::string_view name() const override { return "FlatBackward"; }
  TensorVector apply(TensorVector&& grads) override { return {Tensor(grads[0]).reshape(sizes)}; }
};
Tensor flat_by_node(const Tensor& x) {
  auto node = make_intrusive<FlatBackward>();
  node->sizes = x.sizes().vec();
  node->set_next_edges(collect_next_edges(x));
  const AutoDispatchBelowADInplaceOrView guard;
  Tensor result = x.view({-1});
  set_history(result, node);
  return result;
}

Library flat_operators() {
  Library library("function_view_test");
  library.def("flat(Tensor(a) self) -> Tensor(a)");
  library.impl("flat", DispatchKey::CPU, &flat_cpu);
  library.impl("flat", library_keys::Autograd, &flat_autograd);
  library.def("flat_by_node(Tensor(a) self) -> Tensor(a)");
  library.impl("flat_by_node", DispatchKey::CPU, &flat_cpu);
  library.impl("flat_by_node", library_keys::Autograd, &flat_by_node);
  return library;
}

Tensor call(const char* name, const Tensor& x) {
  static const Library library = flat_operators();
  return find_operator<Tensor(const Tensor&)>(name).call(x);
}
Tensor flat(const Tensor& x) {
  return call("function_view_test::flat", x);
}
Tensor flat_with_node(const Tensor& x) {
  return call("function_view_test::flat_by_node", x);
}

void check_refuses_to_be_modified(Tensor view, const Tensor& base) {
  CHECK(view.is_view());
  CHECK(view._base().is_same(base));
  CHECK(view_meta(view)->creation_meta == CreationMeta::InCustomFunction);
  CHECK_THROWS_WITH(view.mul_(2), Contains("was made inside a custom Function"));
  CHECK(base.equal(ones({2, 2})));
}

TEST_CASE("a view that a Function returns is tracked, and modifying it raises", "[function]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor x = leaf * 1;
  SECTION("of a Function") {
    check_refuses_to_be_modified(Flat::apply(x), x);
  }
  SECTION("of a program's operator with a Function") {
    check_refuses_to_be_modified(flat(x), x);
  }
  SECTION("of a program's operator with a node") {
    check_refuses_to_be_modified(flat_with_node(x), x);
  }
}

TEST_CASE("a Function's view of a plain tensor is tracked too", "[function]") {
  const Tensor weight = ones({4}, requires_grad());
  Tensor x = ones({2, 2});
  Tensor view = Flat::apply(x);
  CHECK(view.is_view());
  CHECK_THROWS_WITH(view.mul_(weight), Contains("was made inside a custom Function"));
  CHECK_NOTHROW(no_grad([&] { view.mul_(2); }));
  CHECK(x.equal(full({2, 2}, 2.0)));
}

TEST_CASE("a Function's view has the Function's gradient", "[function]") {
  for (const auto make : {&flat_autograd, &flat, &flat_with_node}) {
    const Tensor x = ones({2, 2}, requires_grad());
    const Tensor y = make(x * 1);
    REQUIRE(y.grad_fn());
    CHECK(y.grad_fn()->name() != "AsStridedBackward");
    (y * 3).sum().backward();
    CHECK(x.grad().equal(full({2, 2}, 3.0)));
  }
}

TEST_CASE("a Function's view of a base that is modified after raises when it is used",
          "[function]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  Tensor x = leaf * 1;
  const Tensor view = Flat::apply(x);
  x.mul_(2);
  CHECK_THROWS_WITH(view.sum(), Contains("was made inside a custom Function"));
}

TEST_CASE("several views of a Function are tracked", "[function]") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor x = leaf * 1;
  Views halves = Halves::apply(x);
  for (Tensor& half : halves) {
    CHECK(half.is_view());
    CHECK_THROWS_AS(half.mul_(2), AutogradError);
  }
  (halves[0] * 2 + halves[1]).sum().backward();
  CHECK(leaf.grad().equal(tensor({2.0F, 2.0F, 1.0F, 1.0F}).view({2, 2})));
}

TEST_CASE("a Function's view of an inference tensor is an inference tensor", "[function]") {
  const InferenceMode guard;
  const Tensor view = Flat::apply(ones({2, 2}));
  CHECK(view.is_inference());
  CHECK_FALSE(view.is_view());
}

}  // namespace
}  // namespace tenon
