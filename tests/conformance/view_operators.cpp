// What the generator derives from every view: its copy and its inverse.

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tenon/functionalize/functional_tensor.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/arange.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/tensor/factory.h"
#include "tests/support/effort.h"
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

/// A view that an operator makes of a tensor of whatever shape and strides, with nothing else in
/// its storage.
struct RandomView {
  const OperatorEntry& op;
  Stack arguments;

  const TensorBase& base() const { return arguments.front().get<TensorBase>(); }
  std::vector<TensorBase> views() const { return tensors_of(call(op, arguments)); }
};

/// Whether no two elements are the same memory.
bool has_distinct(const TensorBase& tensor) {
  std::vector<int64_t> offsets{0};
  for (int64_t dim = 0; dim < tensor.dim(); ++dim) {
    std::vector<int64_t> more;
    for (const int64_t offset : offsets) {
      for (int64_t i = 0; i < tensor.size(dim); ++i)
        more.push_back(offset + i * tensor.stride(dim));
    }
    offsets = std::move(more);
  }
  return std::set<int64_t>(offsets.begin(), offsets.end()).size() == offsets.size();
}

/// Calls of views, made of calls that succeed by changing sizes, strides and numbers.
class RandomViews {
 public:
  /// Nothing where the call raises.
  std::optional<RandomView> make(const OperatorEntry& op, const Stack& sample) {
    RandomView view{op, sample};
    for (Value& argument : view.arguments) change(argument);
    view.arguments.front() = base_like(sample.front().get<TensorBase>());
    if (op.name() == "unfold" && view.arguments[2].toInt() > view.arguments[3].toInt()) {
      return std::nullopt;  // windows that overlap: refused
    }
    try {
      view.views();
      return view;
    } catch (const InternalError&) {
      throw;
    } catch (const Error&) {
      return std::nullopt;
    }
  }

 private:
  int64_t below(int64_t end) {
    return static_cast<int64_t>(random_() % static_cast<uint64_t>(end));
  }
  bool sometimes() { return below(4) == 0; }

  void change(Value& argument) {
    if (argument.is<int64_t>() && sometimes()) argument = argument.get<int64_t>() + below(3) - 1;
    if (!argument.is<std::vector<int64_t>>()) return;
    for (int64_t& each : argument.get<std::vector<int64_t>>()) {
      if (sometimes()) each += below(3) - 1;
    }
  }

  /// About as many dimensions, of other sizes, in any order in memory, and with gaps.
  TensorBase base_like(const TensorBase& sample) {
    DimVector sizes = sample.sizes();
    if (sometimes() && !sizes.empty()) sizes.pop_back();
    if (sometimes()) sizes.push_back(below(3));
    for (int64_t& size : sizes) {
      if (sometimes()) size = below(6);
    }
    std::vector<size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), size_t{0});
    if (sometimes()) std::shuffle(order.begin(), order.end(), random_);
    DimVector strides(sizes.size());
    int64_t stride = sometimes() ? 2 : 1;
    for (const size_t dim : order) {
      strides[dim] = stride;
      stride *= std::max<int64_t>(sizes[dim], 1) + (sometimes() ? 1 : 0);
    }
    TensorBase base = make_tensor_strided(sizes, strides, sample.dtype());
    ops::copy_(base, ops::reshape(ops::arange(base.numel()), sizes));
    return base;
  }

  std::mt19937_64 random_{7};
};

/// Other elements for a view.
TensorBase with_values(const TensorBase& tensor) {
  TensorBase values = ops::clone(tensor);
  ops::fill_(values, 3);
  return values;
}

/// Checks the inverse of each view of the call; returns how many writes were compared.
int check_inverse(const RandomView& random) {
  int writes = 0;
  const size_t count = random.views().size();
  for (size_t i = 0; i < count; ++i) {
    TensorBase view = random.views()[i], base = random.base();
    if (!has_distinct(view) || !has_distinct(base)) continue;  // not told by operators
    const TensorBase before = ops::clone(base);
    CHECK(same(inverted(random.op, random.arguments, ops::clone(view), i), before));
    const TensorBase mutated = with_values(view);
    const TensorBase written = inverted(random.op, random.arguments, mutated, i);
    CHECK(same(base, before));
    ops::copy_(view, mutated);
    CHECK(same(written, base));
    ops::copy_(base, before);
    ++writes;
  }
  return writes;
}

TEST_CASE("the inverse of every view holds on many shapes") {
  const int64_t calls = effort(400, 20'000);
  RandomViews random;
  std::map<std::string_view, int> writes;
  for_each_view([&](const Stack& sample, const OperatorEntry& op) {
    for (int64_t i = 0; i < calls; ++i) {
      const auto view = random.make(op, sample);
      if (!view) continue;
      INFO(describe(view->arguments));
      writes[op.name()] += check_inverse(*view);
    }
  });
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (!is_view(*op) || op->schema().composite || op->schema().category == "user") continue;
    INFO(op->schema().text);
    CHECK(writes[op->name()] > 10);
  }
}

}  // namespace
}  // namespace tenon::test
