// Generated from ops.yaml by templates/methods/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/tensor/public_conversions.h"
#include "tenon/generated/functions/random.h"

namespace tenon {

Tensor& Tensor::uniform_(double from, double to, const std::optional<Generator>& generator) const {
  stubs::uniform_::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::normal_(double mean, double std, const std::optional<Generator>& generator) const {
  stubs::normal_::call(const_cast<Tensor&>(*this), mean, std, generator);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::bernoulli_(double p, const std::optional<Generator>& generator) const {
  stubs::bernoulli__float::call(const_cast<Tensor&>(*this), p, generator);
  return const_cast<Tensor&>(*this);
}

Tensor& Tensor::random_(int64_t from, std::optional<int64_t> to,
                        const std::optional<Generator>& generator) const {
  stubs::random__from::call(const_cast<Tensor&>(*this), from, to, generator);
  return const_cast<Tensor&>(*this);
}

}  // namespace tenon
