#include <cmath>

#include "tenon/backend/registrar.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/sum.h"
#include "tests/backend/operators.h"

namespace tenon::test {
namespace {

float* data(const TensorBase& tensor) {
  return tensor.data_ptr<float>();
}

TensorSpec like(const TensorBase& self) {
  return {self.sizes(), self.dtype(), self.device()};
}

std::tuple<TensorSpec, TensorSpec> parts_specs(const TensorBase& self, TensorList, TensorList) {
  return {like(self), like(self)};
}
/// The sum of self and everything added; and self times every scale that there is.
void parts(const TensorBase& self, TensorList added, TensorList scales, TensorBase& whole,
           TensorBase& rest) {
  for (int64_t i = 0; i < self.numel(); ++i) {
    data(whole)[i] = data(rest)[i] = data(self)[i];
    for (const TensorBase& each : added) data(whole)[i] += data(each)[i];
    for (const TensorBase& each : scales) {
      if (each.defined()) data(rest)[i] *= data(each)[i];
    }
  }
}

TensorSpec tally_spec(const TensorBase& self, TensorBase&) {
  return like(self);
}
void tally(const TensorBase& self, TensorBase& count, TensorBase& result) {
  for (int64_t i = 0; i < self.numel(); ++i) data(result)[i] = data(self)[i] + ++data(count)[0];
}

TensorBase count(const TensorBase& self, TensorBase& count) {
  TensorBase result = make_tensor(like(self));
  if (!self.is_meta()) tally(self, count, result);
  return result;
}

std::tuple<TensorSpec, TensorSpec, TensorSpec> moments_specs(const TensorBase& self,
                                                             std::array<bool, 3>) {
  return {like(self), like(self), like(self)};
}
/// Powers of self, of those results that there are.
void moments(const TensorBase& self, std::array<bool, 3> output_mask, TensorBase& first,
             TensorBase& second, TensorBase& third) {
  const TensorBase* results[] = {&first, &second, &third};
  for (size_t r = 0; r < 3; ++r) {
    if (results[r]->defined() != output_mask[r]) throw std::logic_error("another result is there");
    for (int64_t i = 0; output_mask[r] && i < self.numel(); ++i) {
      data(*results[r])[i] = std::pow(data(self)[i], static_cast<float>(r + 1));
    }
  }
}

Pair halves(const TensorBase& self) {
  TensorBase first = make_tensor({{self.numel() / 2}, self.dtype(), self.device()});
  TensorBase second = make_tensor({{self.numel() - self.numel() / 2}, self.dtype(), self.device()});
  if (self.is_meta()) return {first, second};
  std::copy_n(data(self), first.numel(), data(first));
  std::copy_n(data(self) + first.numel(), second.numel(), data(second));
  return {first, second};
}

Pair sums(const TensorBase& self) {
  return {ops::sum(self), ops::add(self, self)};
}

}  // namespace

void register_operators() {
  Dispatcher& dispatcher = Dispatcher::instance();
  if (dispatcher.find("test::parts") != nullptr) return;
  constexpr backend::Registrar registrar("tests/backend/registration.cpp");
  registrar.structured<Parts, parts_specs, parts, PartsOut>();
  registrar.structured<Tally, tally_spec, tally>();
  registrar.structured<Score, tally_spec, tally, ScoreFunctional>();
  registrar.direct<Count, count, CountFunctional>();
  registrar.structured<Moments, moments_specs, moments>();
  registrar.direct<Halves, halves, HalvesOut>();
  registrar.composite<Sums, sums, SumsOut>();
  for (OperatorEntry* op :
       {&Parts::entry(), &PartsOut::entry(), &Tally::entry(), &Score::entry(),
        &ScoreFunctional::entry(), &Count::entry(), &CountFunctional::entry(), &Moments::entry(),
        &Halves::entry(), &HalvesOut::entry(), &Sums::entry(), &SumsOut::entry()}) {
    dispatcher.register_operator(*op);
  }
}

}  // namespace tenon::test
