// What the generator derives from every view: its copy and its inverse.

#include <catch2/catch.hpp>
#include <string>

#include "tenon/functionalize/functional_tensor.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

/// The operator that `view` has with a suffix of its base name, or null.
const OperatorEntry* derived(const OperatorEntry& view, const std::string& suffix) {
  std::string name(view.name());
  name.insert(std::min(name.find('.'), name.size()), suffix);
  return Dispatcher::instance().find(name);
}

bool is_view(const OperatorEntry& op) {
  const OperatorKind kind = op.schema().kind;
  return kind == OperatorKind::kView || kind == OperatorKind::kMultiView;
}

/// Calls `check` with every sample of a view that has a kernel.
int for_each_view(const std::function<void(const Stack&, const OperatorEntry&)>& check) {
  int count = 0;
  for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
    if (!is_view(op) || op.schema().composite) return;
    INFO(op.schema().text << " of " << describe(sample.arguments));
    check(complete(sample), op);
    ++count;
  });
  return count;
}

bool grows(const TensorBase& base, const TensorBase& view) {
  return view.numel() > base.numel();
}

/// What `inverse` gives where the view number `index` of `base` becomes `mutated`.
TensorBase inverted(const OperatorEntry& view, const Stack& arguments, const TensorBase& mutated,
                    size_t index) {
  Stack stack{arguments.front(), mutated};
  if (view.schema().kind == OperatorKind::kMultiView) stack.push_back(int64_t(index));
  stack.insert(stack.end(), arguments.begin() + 1, arguments.end());
  return call(*derived(view, "_inverse"), std::move(stack)).front().get<TensorBase>();
}

TEST_CASE("a view has a copy, which shares no memory and is row-major") {
  const int count = for_each_view([](const Stack& arguments, const OperatorEntry& view) {
    const OperatorEntry* copy = derived(view, "_copy");
    REQUIRE(copy != nullptr);
    CHECK(copy->schema().kind == OperatorKind::kFunctional);
    const Stack views = call(view, arguments), copies = call(*copy, arguments);
    CHECK(same(copies.front(), views.front()));
    for (const TensorBase& each : tensors_of(copies)) {
      CHECK_FALSE(each.is_alias_of(arguments.front().get<TensorBase>()));
      CHECK(each.is_contiguous());
    }
  });
  CHECK(count > 50);
}

TEST_CASE("the inverse of an unchanged view is the base") {
  const int count = for_each_view([](const Stack& arguments, const OperatorEntry& view) {
    REQUIRE(derived(view, "_inverse") != nullptr);
    if (view.name() == "unfold" &&
        grows(arguments.front().get<TensorBase>(), tensors_of(call(view, arguments)).front())) {
      return;  // windows that overlap: refused
    }
    const auto& base = arguments.front().get<TensorBase>();
    const std::vector<TensorBase> views = tensors_of(call(view, arguments));
    for (size_t i = 0; i < views.size(); ++i) {
      CHECK(same(inverted(view, arguments, ops::clone(views[i]), i), base));
    }
  });
  CHECK(count > 50);
}

TEST_CASE("a write through the inverse is a write to the view") {
  const int count = for_each_view([](const Stack& arguments, const OperatorEntry& view) {
    const size_t views = tensors_of(call(view, arguments)).size();
    for (size_t i = 0; i < views; ++i) {
      Stack eager = deep_copy(arguments);
      const auto base = eager.front().get<TensorBase>();
      if (base.requires_grad()) base.set_requires_grad(false);
      TensorBase written = tensors_of(call(view, eager))[i];
      const TensorBase mutated = ops::add(written, 1);
      if (written.dtype() != mutated.dtype() || grows(base, written)) continue;
      try {
        ops::copy_(written, mutated);
      } catch (const ValueError&) {
        continue;  // it overlaps itself
      }
      CHECK(same(inverted(view, arguments, mutated, i), base));
    }
  });
  CHECK(count > 50);
}

}  // namespace
}  // namespace tenon::test
