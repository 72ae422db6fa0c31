// Generated from ops.yaml by templates/methods/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::uniform_(double from, double to, const std::optional<Generator>& generator) const {
  ops::uniform_::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::normal_(double mean, double std, const std::optional<Generator>& generator) const {
  ops::normal_::call(const_cast<Tensor&>(*this), mean, std, generator);
  return const_cast<Tensor&>(*this);
}

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::bernoulli_(double p, const std::optional<Generator>& generator) const {
  ops::bernoulli__float::call(const_cast<Tensor&>(*this), p, generator);
  return const_cast<Tensor&>(*this);
}

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
Tensor& Tensor::random_(int64_t from, std::optional<int64_t> to, const std::optional<Generator>& generator) const {
  ops::random__from::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
