#include "tenon/autograd/schema_kernels.h"

#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon {
namespace {

using Catch::Matchers::Contains;

Tensor first_row(const Tensor& self) {
  return self.select(0, 0);
}
std::vector<Tensor> rows(const Tensor& self) {
  return {self.select(0, 0), self.select(0, 1)};
}
Tensor& twice_(Tensor& self) {
  return self.mul_(2);
}
Tensor twice(const Tensor& self) {
  return self * 2;
}

/// Operators of a program with kernels for the CPU alone.
Library views_and_inplace() {
  Library library("program_test");
  library.def("first_row(Tensor(a) self) -> Tensor(a)");
  library.impl("first_row", DispatchKey::CPU, &first_row);
  library.def("rows(Tensor(a -> *) self) -> Tensor(a)[]");
  library.impl("rows", DispatchKey::CPU, &rows);
  library.def("twice_(Tensor(a!) self) -> Tensor(a!)");
  library.impl("twice_", DispatchKey::CPU, &twice_);
  return library;
}
const Library& registered() {
  static const Library library = views_and_inplace();
  return library;
}

Tensor call_first_row(const Tensor& x) {
  registered();
  return find_operator<Tensor(const Tensor&)>("program_test::first_row").call(x);
}
Tensor& call_twice_(Tensor& x) {
  registered();
  return find_operator<Tensor&(Tensor&)>("program_test::twice_").call(x);
}

TEST_CASE("a program's view is tracked, and modifying it changes the history of its base") {
  const Tensor leaf = ones({2, 2}, requires_grad());
  Tensor x = leaf * 1;
  Tensor row = call_first_row(x);
  CHECK(row.is_view());
  CHECK(row._base().is_same(x));
  row.mul_(3);
  CHECK(x._version() == 1);
  x.sum().backward();
  CHECK(leaf.grad().equal(tensor({3.0, 3.0, 1.0, 1.0}).view({2, 2}).to(kFloat32)));
}

TEST_CASE("the gradient of a program's view flows to its base") {
  const Tensor x = rand({3, 2}, requires_grad());
  (call_first_row(x.t()) * 5).sum().backward();
  const Tensor expected = zeros({3, 2});
  expected.select(1, 0).fill_(5);
  CHECK(x.grad().equal(expected));
}

TEST_CASE("several views of one call are tracked and differentiated") {
  registered();
  const auto op = find_operator<std::vector<Tensor>(const Tensor&)>("program_test::rows");
  const Tensor leaf = ones({2, 2}, requires_grad());
  const Tensor x = leaf * 1;
  const auto views = op.call(x);
  CHECK(views[1].is_view());
  (views[0] + views[1] * 2).sum().backward();
  CHECK(leaf.grad().equal(tensor({1.0, 1.0, 2.0, 2.0}).view({2, 2}).to(kFloat32)));
}

TEST_CASE("a program's view of an inference tensor is one, and of a normal tensor never") {
  const Tensor normal = ones({2, 2});
  Tensor inference, of_inference, of_normal;
  {
    const InferenceMode guard;
    inference = ones({2, 2});
    of_inference = call_first_row(inference);
    of_normal = call_first_row(normal);
    of_normal.add_(1);
  }
  CHECK(of_inference.is_inference());
  CHECK_FALSE(of_normal.is_inference());
  CHECK(normal._version() == 1);
  CHECK(call_first_row(inference).is_inference());
  const Tensor leaf = inference_mode([] { return ones({2, 2}, requires_grad()); });
  CHECK_THROWS_WITH(call_first_row(leaf), Contains("a view of which cannot have its history"));
  CHECK_THROWS_WITH(of_normal.mul_(ones({2}, requires_grad())),
                    Contains("was made in inference mode"));
}

TEST_CASE("a kernel that copies where its schema promises a view is an error") {
  Library library("program_test");
  library.def("no_view(Tensor(a) self) -> Tensor(a)");
  library.impl("no_view", DispatchKey::CPU, &twice);
  CHECK_THROWS_WITH(find_operator<Tensor(const Tensor&)>("program_test::no_view").call(ones({2})),
                    "program_test::no_view: the schema says that the result is a view, and the "
                    "kernel returns a tensor of sizes [2] with data of its own; leave the alias "
                    "set out of the schema, or return a view");
}

TEST_CASE("a program's in-place operator counts, checks, and is refused on inference tensors") {
  Tensor x = ones({2});
  call_twice_(x);
  CHECK(x._version() == 1);
  const Tensor leaf = ones({2}, requires_grad());
  Tensor saved = leaf * 1;
  const Tensor y = saved * saved;
  {
    const NoGradGuard no_grad;
    call_twice_(saved);
  }
  CHECK_THROWS_AS(y.sum().backward(), VersionError);
  Tensor inference = inference_mode([] { return ones({2}); });
  CHECK_THROWS_AS(call_twice_(inference), InferenceModeError);
  CHECK(inference.equal(ones({2})));
  Tensor expanded = ones({1}).expand({3});
  CHECK_THROWS_AS(call_twice_(expanded), ValueError);
}

struct TwiceFunction : autograd::Function<TwiceFunction> {
  static Tensor forward(autograd::AutogradContext*, Tensor self) {
    const AutoDispatchBelowADInplaceOrView guard;
    return twice_(self);
  }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return {grads[0] * 2};
  }
};

TEST_CASE("an Autograd kernel that goes around InplaceOrView still counts and is refused") {
  Library library("program_test");
  library.def("unmarked_(Tensor(a!) self) -> Tensor(a!)");
  library.impl("unmarked_", DispatchKey::CPU, &twice_);
  library.impl("unmarked_", library_keys::Autograd, [](Tensor& self) -> Tensor& {
    const AutoDispatchBelowADInplaceOrView guard;
    return twice_(self);
  });
  const auto op = find_operator<Tensor&(Tensor&)>("program_test::unmarked_");
  const Tensor leaf = ones({2}, requires_grad());
  Tensor x = leaf * 1;
  const Tensor y = x * x;
  op.call(x);
  CHECK(x._version() == 1);
  CHECK_THROWS_AS(y.sum().backward(), VersionError);
}

TEST_CASE("an operator that writes to a list counts each tensor") {
  Library library("program_test");
  library.def("zero_all_(Tensor(a!)[] self) -> ()");
  library.impl("zero_all_", DispatchKey::CPU, [](TensorList self) {
    for (const TensorBase& each : self) Tensor(each).zero_();
  });
  const Tensor a = ones({2});
  const Tensor b = ones({3});
  find_operator<void(TensorList)>("program_test::zero_all_").call({a, b});
  CHECK(a._version() == 1);
  CHECK(b._version() == 1);
  const Tensor inference = inference_mode([] { return ones({2}); });
  CHECK_THROWS_AS(find_operator<void(TensorList)>("program_test::zero_all_").call({a, inference}),
                  InferenceModeError);
  CHECK(a._version() == 1);
}

/// Writes, and then fails.
Tensor& half_(Tensor& self, const Tensor& by) {
  if (!self.device().is_meta()) self.data_ptr<float>()[0] /= 2;
  TENON_CHECK(by.numel() == 1, ShapeError, "half_: expected one element, got ", by.sizes());
  return self;
}
std::tuple<Tensor&, Tensor&> halves(const Tensor& self, Tensor& a, Tensor& b) {
  const AutoDispatchBelowADInplaceOrView guard;
  a.copy_(self).div_(2);
  b.copy_(self);
  TENON_THROW(ValueError, "halves: fails");
}

const Library& failing() {
  static const Library library = [] {
    Library failing("program_test");
    failing.def("half_(Tensor(a!) self, Tensor by) -> Tensor(a!)");
    failing.impl("half_", DispatchKey::CPU, &half_);
    failing.impl("half_", DispatchKey::Meta, &half_);
    failing.def("halves(Tensor self, *, Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!))");
    failing.impl("halves", DispatchKey::CPU, &halves);
    return failing;
  }();
  return library;
}

void call_half_(Tensor& x, const Tensor& by) {
  failing();
  find_operator<Tensor&(Tensor&, const Tensor&)>("program_test::half_").call(x, by);
}

TEST_CASE("what a program's kernel may have written to before it failed has no gradient") {
  const Tensor w = ones({2}, requires_grad());
  Tensor x = w * 4;
  const Tensor saved_by = x * x;
  const auto lost = Contains(
      "program_test::half_: a gradient reaches a tensor that a call which "
      "failed may have modified");
  SECTION("a tensor with history") {
    CHECK_THROWS_AS(call_half_(x, ones({2})), ShapeError);
    CHECK(x.equal(tensor({2.0F, 4.0F})));
    CHECK_THROWS_WITH(x.sum().backward(), lost);
    CHECK_THROWS_AS(saved_by.sum().backward(), VersionError);
  }
  SECTION("a view, and its base") {
    Tensor view = x.narrow(0, 0, 1);
    CHECK_THROWS_AS(call_half_(view, ones({2})), ShapeError);
    CHECK_THROWS_WITH(view.sum().backward(), lost);
    CHECK_THROWS_WITH(x.sum().backward(), lost);
  }
  SECTION("a tensor without history, when another argument has one") {
    Tensor y = ones({2});
    CHECK_THROWS_AS(call_half_(y, x), ShapeError);
    CHECK_THROWS_WITH((y * w).sum().backward(), lost);
  }
  SECTION("out arguments") {
    Tensor a = ones({2}) * w;
    Tensor b = ones({2});
    failing();
    const auto op = find_operator<std::tuple<Tensor&, Tensor&>(const Tensor&, Tensor&, Tensor&)>(
        "program_test::halves");
    CHECK_THROWS_AS(op.call(x.detach(), a, b), ValueError);
    CHECK_THROWS_WITH(a.sum().backward(), Contains("program_test::halves: a gradient reaches"));
    CHECK_THROWS_WITH((b * w).sum().backward(), Contains("program_test::halves: a gradient"));
  }
  SECTION("but a leaf that requires grad keeps its own gradient") {
    Tensor leaf = ones({2}, requires_grad());
    Tensor view = leaf.narrow(0, 0, 1);
    {
      const AutoDispatchBelowAutograd guard;
      CHECK_THROWS_AS(call_half_(leaf, x), ShapeError);
      CHECK_THROWS_AS(call_half_(view, x), ShapeError);
    }
    CHECK(leaf._version() == 2);
    CHECK(leaf.is_leaf());
    (leaf.sum() + view.sum()).backward();
    CHECK(leaf.grad().equal(tensor({2.0F, 1.0F})));
  }
  CHECK_FALSE(w.grad().defined());
}

TEST_CASE("a program's kernel that fails where nothing is recorded changes no history") {
  const Tensor w = ones({2}, requires_grad());
  Tensor x = w * 4;
  SECTION("in no-grad mode it counts a version") {
    const NoGradGuard guard;
    CHECK_THROWS_AS(call_half_(x, ones({2})), ShapeError);
    CHECK(x._version() == 1);
  }
  SECTION("in inference mode, too") {
    const InferenceMode guard;
    CHECK_THROWS_AS(call_half_(x, ones({2})), ShapeError);
    CHECK(x._version() == 1);
  }
  SECTION("on plain tensors, too") {
    Tensor y = ones({2});
    CHECK_THROWS_AS(call_half_(y, ones({2})), ShapeError);
    CHECK(y._version() == 1);
    CHECK_FALSE(y.requires_grad());
  }
  SECTION("on Meta there are no values to lose") {
    Tensor meta = w.to(kMeta) * 4;
    CHECK_THROWS_AS(call_half_(meta, ones({2}, device(kMeta))), ShapeError);
    CHECK(meta._version() == 0);
    CHECK(meta.grad_fn()->name() == "MulBackward_Scalar");
  }
  x.sum().backward();
  CHECK(w.grad().equal(full({2}, 4.0)));
}

}  // namespace
}  // namespace tenon
