#include "tests/allocations/counted.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

/// A base computed from a leaf, and views of it.
struct Views {
  Tensor leaf = tensor({1.0, 2.0, 3.0, 4.0}).set_requires_grad(true);
  Tensor base = leaf * 2;
  Tensor view = base.slice(0, 0, 2);
  Tensor factor = tensor({5.0, 6.0}).set_requires_grad(true);

  std::vector<Tensor> all() const { return {leaf, base, view, factor}; }
  std::vector<Tensor> results() const {
    (base * base).sum().backward();
    return {base, view, leaf, factor};
  }
};

void check_on_view(const std::string& name, const std::function<void(Views&)>& call) {
  check_failing_allocations(name, [&] {
    auto views = std::make_shared<Views>();
    return Attempt{.call = [=] { call(*views); },
                   .results = [=] { return views->results(); },
                   .reach = views->all()};
  });
}

TEST_CASE("an in-place operator on a view happens whole or not at all", "[allocations]") {
  check_on_view("mul_ by a number on a view", [](Views& views) { views.view.mul_(5); });
  check_on_view("mul_ on a view", [](Views& views) { views.view.mul_(views.factor); });
  check_on_view("copy_ into a view", [](Views& views) { views.view.copy_(views.factor); });
  check_on_view("sigmoid_ on a view", [](Views& views) { views.view.sigmoid_(); });
  check_on_view("exp_ on a view", [](Views& views) { views.view.exp_(); });
  check_on_view("zero_ on a view", [](Views& views) { views.view.zero_(); });
  check_on_view("fill_ on a view", [](Views& views) { views.view.fill_(3); });
}

TEST_CASE("an in-place operator with an index or a mask happens whole or not at all",
          "[allocations]") {
  using indexing::Slice;
  check_on_view("index_put_ with a slice",
                [](Views& views) { views.base.index_put_({Slice(1, 3)}, views.factor); });
  check_on_view("index_put_ with a number",
                [](Views& views) { views.view.index_put_({0}, Scalar(7)); });
  const Tensor index = tensor({1, 0});
  check_on_view("index_put_ with a tensor",
                [index](Views& views) { views.view.index_put_({index}, views.factor); });
  check_on_view("index_put_ with a tensor and a number",
                [index](Views& views) { views.base.index_put_({index}, Scalar(7)); });
  const Tensor mask = tensor({true, false});
  check_on_view("masked_fill_ on a view",
                [mask](Views& views) { views.view.masked_fill_(mask, 3); });
  check_on_view("index_put_ with a mask", [mask](Views& views) {
    views.view.index_put_({mask}, views.factor.slice(0, 0, 1));
  });
  const Tensor doubles = tensor({5.0, 6.0}, kFloat64);
  check_on_view("copy_ of another dtype into a view",
                [doubles](Views& views) { views.view.copy_(doubles); });
  check_on_view("copy_ from a window that overlaps",
                [](Views& views) { views.base.slice(0, 1, 3).copy_(views.base.slice(0, 0, 2)); });
  check_on_view("copy_ into a select",
                [](Views& views) { views.base.select(0, 2).copy_(views.factor.select(0, 1)); });
}

/// Tensors whose sizes and strides are to change in place.
struct Shaped {
  explicit Shaped(IntArrayRef sizes) : numbers(arange(12).to(kFloat32)) {
    plain = numbers.view(sizes).clone();
    leaf = numbers.clone().set_requires_grad(true);
    computed = (leaf * 2).view(sizes).clone();
    base = leaf * 3;
    view = base.view(sizes);
    plain_base = numbers.clone();
    plain_view = plain_base.view(sizes);
    const InferenceMode guard;
    inside = numbers.view(sizes).clone();
  }

  Tensor numbers, plain, leaf, computed, base, view, plain_base, plain_view, inside;
};

using Change = std::function<void(Tensor&)>;

/// Changes the geometry of each kind of tensor.
void check_geometry(const std::string& name, const Change& change, IntArrayRef sizes,
                    bool with_history = true) {
  const std::vector<int64_t> kept = sizes.vec();
  const auto check = [&](const std::string& kind, Tensor Shaped::*which, bool inside) {
    check_failing_allocations(name + " on " + kind, [&] {
      auto shaped = std::make_shared<Shaped>(kept);
      Tensor target = (*shaped).*which;
      return Attempt{.call =
                         [=]() mutable {
                           const InferenceMode mode(inside);
                           change(target);
                         },
                     .results =
                         [=] {
                           if (target.requires_grad()) (target * target).sum().backward();
                           if (!inside && !target.requires_grad()) target.add_(1);
                           return std::vector{target, shaped->leaf, shaped->plain_base};
                         },
                     .reach = {target, shaped->leaf, shaped->base, shaped->plain_base}};
    });
  };
  check("a normal tensor", &Shaped::plain, false);
  check("a view", &Shaped::plain_view, false);
  check("an inference tensor", &Shaped::inside, true);
  if (!with_history) return;
  check("a tensor with history", &Shaped::computed, false);
  check("a view of a base with history", &Shaped::view, false);
}

TEST_CASE("sizes and strides change in place or stay", "[allocations]") {
  const std::vector<int64_t> flat = {1, 12};
  const std::vector<int64_t> deep = {1, 2, 1, 3, 1, 2};
  check_geometry(
      "t_", [](Tensor& x) { x.t_(); }, flat);
  check_geometry(
      "transpose_", [](Tensor& x) { x.transpose_(1, 3); }, deep);
  check_geometry(
      "squeeze_", [](Tensor& x) { x.squeeze_(); }, deep);
  check_geometry(
      "unsqueeze_", [](Tensor& x) { x.unsqueeze_(0); }, flat);
  check_geometry(
      "unsqueeze_ of many dimensions", [](Tensor& x) { x.unsqueeze_(2); }, deep);
}

TEST_CASE("a tensor is resized in place or stays", "[allocations]") {
  const std::vector<int64_t> flat = {1, 12};
  check_geometry(
      "resize_ to less",
      [](Tensor& x) {
        x.resize_({3, 2});
      },
      flat, false);
  check_geometry(
      "resize_ to many dimensions",
      [](Tensor& x) {
        x.resize_({1, 1, 1, 2, 3, 2, 1, 1});
      },
      flat, false);
  check_failing_allocations("resize_ of a tensor with history", [] {
    const Tensor numbers = arange(12).to(kFloat32).set_requires_grad(true);
    Tensor x = numbers * 2;
    return Attempt{.call =
                       [=]() mutable {
                         x.resize_({1, 1, 1, 2, 3, 2, 1, 1});
                       },
                   .results =
                       [=] {
                         return std::vector{x.detach(), numbers};
                       },
                   .reach = {x, numbers}};
  });
  check_failing_allocations("resize_ to more", [&] {
    Tensor x = arange(12).to(kFloat32);
    const Tensor other = x.view({3, 4});
    return Attempt{.call =
                       [=]() mutable {
                         x.resize_({1, 2, 1, 2, 1, 2, 2, 2});
                       },
                   .results =
                       [=] {
                         x.view({-1}).slice(0, 12, 32).zero_();
                         return std::vector{x, other};
                       },
                   .reach = {x, other}};
  });
}

TEST_CASE("a history is taken away or stays", "[allocations]") {
  check_failing_allocations("detach_", [] {
    const Tensor leaf = tensor({1.0, 2.0}).set_requires_grad(true);
    Tensor x = leaf * 2;
    const Tensor y = x * 3;
    return Attempt{.call = [=]() mutable { x.detach_(); },
                   .results =
                       [=] {
                         y.sum().backward();
                         return std::vector{x, leaf};
                       },
                   .reach = {leaf, x, y}};
  });
}

TEST_CASE("an in-place operator on a base happens whole or not at all", "[allocations]") {
  check_on_view("mul_ on a base with a view", [](Views& views) { views.base.mul_(3); });
  check_on_view("exp_ on a base with a view", [](Views& views) { views.base.exp_(); });
  check_on_view("unsqueeze_ on a base", [](Views& views) { views.base.unsqueeze_(0); });
}

TEST_CASE("out= changes nothing when memory runs out", "[allocations]") {
  using Call = std::function<void(Tensor&, const Tensor&, const Tensor&)>;
  const auto check_out = [](const std::string& name, const Call& call) {
    for (const bool empty_out : {false, true}) {
      check_failing_allocations(name + (empty_out ? ", empty" : ""), [&] {
        const Tensor x = counted({4, 4});
        const Tensor y = counted({4, 4}).t();
        Tensor out = empty_out ? empty({0}) : zeros({4, 4});
        return Attempt{.call = [=]() mutable { call(out, x, y); },
                       .results = [=] { return std::vector{out}; },
                       .reach = {x, y, out}};
      });
    }
  };
  check_out("add_out", [](auto& out, auto& x, auto& y) { add_out(out, x, y); });
  check_out("exp_out", [](auto& out, auto& x, auto&) { exp_out(out, x); });
  check_out("mm_out", [](auto& out, auto& x, auto& y) { mm_out(out, x, y); });
  check_out("cumsum_out", [](auto& out, auto& x, auto&) { cumsum_out(out, x, 0); });
  check_out("cat_out", [](auto& out, auto& x, auto&) {
    const Tensor parts[] = {x.slice(0, 0, 2), x.slice(0, 2, 4)};
    cat_out(out, TensorList(parts), 0);
  });
  const auto index_select = [](auto& out, auto& x, auto&) {
    index_select_out(out, x, 0, arange(4));
  };
  check_out("index_select_out", index_select);
  const auto gather = [](auto& out, auto& x, auto&) {
    gather_out(out, x, 1, zeros({4, 4}, kInt64));
  };
  check_out("gather_out", gather);
  check_out("add_out of another dtype",
            [](auto& out, auto& x, auto& y) { add_out(out, x.to(kInt32), y.to(kInt32)); });
  const Call into_many_dimensions = [](auto& out, auto& x, auto&) {
    const Tensor deep = x.view({1, 2, 1, 2, 1, 2, 2});
    out.numel() == 0 ? cat_out(out, TensorList({deep, deep}), 0) : exp_out(out, x);
  };
  check_out("cat_out of many dimensions", into_many_dimensions);
  check_out("cumsum_out of many dimensions", [](auto& out, auto& x, auto&) {
    const Tensor deep = x.view({1, 2, 1, 2, 1, 2, 2});
    out.numel() == 0 ? cumsum_out(out, deep, 3) : cumsum_out(out, x, 1);
  });
  check_failing_allocations("cumsum_out of many dimensions and another dtype", [] {
    const Tensor deep = counted({1, 2, 1, 2, 1, 2, 2});
    Tensor out = empty({0}, kFloat64);
    return Attempt{.call = [=]() mutable { cumsum_out(out, deep, 3); },
                   .results = [=] { return std::vector{out}; },
                   .reach = {deep, out}};
  });
}

}  // namespace
}  // namespace tenon::test
