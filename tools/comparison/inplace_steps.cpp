// Steps that modify tensors.

#include <algorithm>

#include "describe.h"
#include "steps.h"

namespace comparison {
namespace {

using torch::Tensor;

// Where factors are larger, a product would soon be too large to be exact.
constexpr double kLargestFactor = 8;

/// An operator with one tensor beside self.
template <class Inplace, class Functional>
void binary(Program& p, RandomStream& random, const char* name, Inplace inplace,
            Functional functional) {
  const Live self = p.pick_mutable(random);
  const Live other = p.pick_operand(random, self);
  p.say(name, {self, other});
  p.modify(
      self, [&](Tensor& x) { inplace(x, other.tensor); },
      [&](const Tensor& x) { return functional(x, other.tensor); });
}

void add_(Program& p, RandomStream& random) {
  binary(
      p, random, "add_", [](Tensor& x, const Tensor& y) { x.add_(y); },
      [](const Tensor& x, const Tensor& y) { return x.add(y); });
}

void sub_(Program& p, RandomStream& random) {
  binary(
      p, random, "sub_", [](Tensor& x, const Tensor& y) { x.sub_(y, 2); },
      [](const Tensor& x, const Tensor& y) { return x.sub(y, 2); });
}

void mul_(Program& p, RandomStream& random) {
  const Live self = p.pick_mutable(random);
  const Live other = p.pick_operand(random, self);
  if (std::max(magnitude(self.tensor), magnitude(other.tensor)) > kLargestFactor) return;
  // libtorch saves self after it has been modified: backward fails there, and here it does not.
  const bool same = other.tensor.is_alias_of(self.tensor);
  if (same && !p.known_difference(random)) return;
  p.say(same ? "mul_ by an alias" : "mul_", {self, other});
  p.modify(
      self, [&](Tensor& x) { x.mul_(other.tensor); },
      [&](const Tensor& x) { return x.mul(other.tensor); });
}

void copy_(Program& p, RandomStream& random) {
  binary(
      p, random, "copy_", [](Tensor& x, const Tensor& y) { x.copy_(y); },
      [](const Tensor& x, const Tensor& y) { return x.mul(0).add(y); });
}

/// An operator with a number.
template <class Inplace, class Functional>
void scalar(Program& p, RandomStream& random, const char* name, double number, Inplace inplace,
            Functional functional) {
  const Live self = p.pick_mutable(random);
  p.say(name, {self}, std::to_string(number));
  p.modify(
      self, [&](Tensor& x) { inplace(x, number); },
      [&](const Tensor& x) { return functional(x, number); });
}

void add_scalar_(Program& p, RandomStream& random) {
  scalar(
      p, random, "add_", Program::number(random), [](Tensor& x, double y) { x.add_(y); },
      [](const Tensor& x, double y) { return x.add(y); });
}

void mul_scalar_(Program& p, RandomStream& random) {
  scalar(
      p, random, "mul_", random.chance(1, 2) ? 0.5 : -1, [](Tensor& x, double y) { x.mul_(y); },
      [](const Tensor& x, double y) { return x.mul(y); });
}

void fill_(Program& p, RandomStream& random) {
  scalar(
      p, random, "fill_", Program::number(random), [](Tensor& x, double y) { x.fill_(y); },
      [](const Tensor& x, double y) { return x.mul(0).add(y); });
}

/// An operator with self alone.
template <class Inplace, class Functional>
void unary(Program& p, RandomStream& random, const char* name, Inplace inplace,
           Functional functional) {
  const Live self = p.pick_mutable(random);
  p.say(name, {self});
  p.modify(self, inplace, functional);
}

void zero_(Program& p, RandomStream& random) {
  unary(
      p, random, "zero_", [](Tensor& x) { x.zero_(); }, [](const Tensor& x) { return x.mul(0); });
}

void neg_(Program& p, RandomStream& random) {
  unary(
      p, random, "neg_", [](Tensor& x) { x.neg_(); }, [](const Tensor& x) { return x.neg(); });
}

void relu_(Program& p, RandomStream& random) {
  unary(
      p, random, "relu_", [](Tensor& x) { x.relu_(); }, [](const Tensor& x) { return x.relu(); });
}

void exp_(Program& p, RandomStream& random) {
  const Live self = p.pick_mutable(random);
  if (magnitude(self.tensor) > 2) return;
  p.say("exp_", {self});
  p.modify(
      self, [](Tensor& x) { x.exp_(); }, [](const Tensor& x) { return x.exp(); });
}

/// A view operator in place: nobody's data change, and there is no functional twin.
template <class Call>
void geometry(Program& p, RandomStream& random, const char* name, const std::string& rest,
              Call call) {
  if (p.options().only_replaceable_inplace) return;
  Live self = p.pick_mutable(random);
  // The gradient of what a leaf was used for before no longer fits it.
  const bool is_parameter = self.tensor.is_leaf() && self.tensor.requires_grad();
  if (is_parameter && !p.known_difference(random)) return;
  p.say(name, {self}, rest);
  call(self.tensor);
}

void transpose_(Program& p, RandomStream& random) {
  geometry(p, random, "transpose_", "0, -1", [](Tensor& x) { x.transpose_(0, -1); });
}

void t_(Program& p, RandomStream& random) {
  geometry(p, random, "t_", "", [](Tensor& x) { x.t_(); });
}

void unsqueeze_(Program& p, RandomStream& random) {
  geometry(p, random, "unsqueeze_", "0", [](Tensor& x) { x.unsqueeze_(0); });
}

void squeeze_(Program& p, RandomStream& random) {
  geometry(p, random, "squeeze_", "", [](Tensor& x) { x.squeeze_(); });
}

}  // namespace

const Steps& inplace_steps() {
  static const Steps steps = {
      {6, add_},        {4, sub_},  {6, mul_},       {5, copy_},      {3, add_scalar_},
      {3, mul_scalar_}, {2, fill_}, {2, zero_},      {1, neg_},       {2, relu_},
      {2, exp_},        {1, t_},    {2, transpose_}, {1, unsqueeze_}, {1, squeeze_},
  };
  return steps;
}

}  // namespace comparison
