// Steps that call one in-place operator of a table, or write rows.

#include "describe.h"
#include "positions.h"
#include "steps.h"

namespace comparison {
namespace {

using torch::Tensor;

constexpr double kAny = 1e6;

/// An in-place operator of one tensor, and what replaces it.
struct InplaceUnary {
  const char* name;
  double limit;
  void (*inplace)(Tensor& x);
  Tensor (*functional)(const Tensor& x);
};

void modify(Program& p, RandomStream& random) {
  static const std::vector<InplaceUnary> operators = {
      {"sigmoid_", 20, [](Tensor& x) { x.sigmoid_(); },
       [](const Tensor& x) { return x.sigmoid(); }},
      {"tanh_", 20, [](Tensor& x) { x.tanh_(); }, [](const Tensor& x) { return x.tanh(); }},
      {"sin_", 100, [](Tensor& x) { x.sin_(); }, [](const Tensor& x) { return x.sin(); }},
      {"abs_", kAny, [](Tensor& x) { x.abs_(); }, [](const Tensor& x) { return x.abs(); }},
      {"clamp_", kAny, [](Tensor& x) { x.clamp_(-1, 1.5); },
       [](const Tensor& x) { return x.clamp(-1, 1.5); }},
      {"floor_", kAny, [](Tensor& x) { x.floor_(); }, [](const Tensor& x) { return x.floor(); }},
      {"div_", kAny, [](Tensor& x) { x.div_(2); }, [](const Tensor& x) { return x.div(2); }},
      {"pow_", 8, [](Tensor& x) { x.pow_(2); }, [](const Tensor& x) { return x.pow(2); }},
  };
  const InplaceUnary& op = random.pick(operators);
  const Live self = p.pick_mutable(random);
  if (magnitude(self.tensor) > op.limit) return;
  p.say(op.name, {self});
  p.modify(self, op.inplace, op.functional);
}

void modify_with(Program& p, RandomStream& random) {
  const Live self = p.pick_mutable(random);
  const Live other = p.pick_operand(random, self);
  // libtorch reads what it has already written of an alias.
  if (other.tensor.is_alias_of(self.tensor)) return;
  switch (random.below(3)) {
    case 0:
      p.say("lerp_", {self, other}, "0.25");
      return p.modify(
          self, [&](Tensor& x) { x.lerp_(other.tensor, 0.25); },
          [&](const Tensor& x) { return x.lerp(other.tensor, 0.25); });
    case 1:
      p.say("masked_fill_", {self, other}, "other > threshold, 0.5");
      return p.modify(
          self, [&](Tensor& x) { x.masked_fill_(other.tensor.gt(kThreshold), 0.5); },
          [&](const Tensor& x) { return x.masked_fill(other.tensor.gt(kThreshold), 0.5); });
    default:
      p.say("div_", {self, other}, "abs + 1");
      return p.modify(
          self, [&](Tensor& x) { x.div_(other.tensor.abs().add(1)); },
          [&](const Tensor& x) { return x.div(other.tensor.abs().add(1)); });
  }
}

/// One of the operators that write rows.
void write_rows(Program& p, RandomStream& random) {
  const Live self = p.pick_mutable(random);
  if (!has_dimensions(self.tensor)) return;
  const int64_t way = random.below(4);
  // The order of two copies to one row is not defined.
  const Positions at = positions(p, random, self.tensor, way == 0 ? 1 : 1 + random.below(2));
  const Tensor rows = at.tensor;
  std::vector<int64_t> sizes = self.tensor.sizes().vec();
  sizes[0] = rows.numel();
  const Tensor source = p.make(random, sizes);
  if (way == 0) {
    p.say("index_copy_", {self}, "0, " + at.text);
    return p.modify(
        self, [&](Tensor& x) { x.index_copy_(0, rows, source); },
        [&](const Tensor& x) { return x.index_copy(0, rows, source); });
  }
  if (way == 1) {
    p.say("index_add_", {self}, "0, " + at.text);
    return p.modify(
        self, [&](Tensor& x) { x.index_add_(0, rows, source); },
        [&](const Tensor& x) { return x.index_add(0, rows, source); });
  }
  const bool puts = way == 2;
  p.say(puts ? "index_put_" : "index_fill_", {self}, at.text + ", 0.5");
  p.modify(
      self,
      [&](Tensor& x) {
        if (puts)
          x.index_put_({rows}, 0.5);
        else
          x.index_fill_(0, rows, 0.5);
      },
      [&](const Tensor& x) { return x.index_fill(0, rows, 0.5); });
}

}  // namespace

const Steps& modifying_steps() {
  static const Steps steps = {{4, modify}, {3, modify_with}, {4, write_rows}};
  return steps;
}

}  // namespace comparison
