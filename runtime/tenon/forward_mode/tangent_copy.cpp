#include "tenon/forward_mode/tangent_copy.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/own_tangent.h"
#include "tenon/base/check.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/tensor/factory.h"

namespace tenon::forward_mode {
namespace {

/// The first of its edges is that of what is copied to, of which nothing is left.
class CopiedTangent final : public Node {
 public:
  TensorVector apply(TensorVector&& grads) override { return {TensorBase(), std::move(grads[0])}; }
  std::string_view name() const override { return "CopiedTangent"; }
};

/// The tangents of `self` that the thread sees.
TangentList visible_tangents(const TensorBase& self) {
  TangentList visible;
  const uint64_t highest = highest_level(self);
  if (highest == 0) return visible;
  std::ranges::copy_if(*tangents_of(self), std::back_inserter(visible), [&](const auto& tangent) {
    return tangent->level() <= highest && tangent->value().defined();
  });
  return visible;
}

/// Copies element by element, where `place` has room for as many dimensions.
void copy_elements(const TensorBase& target, const TensorBase& value, DimVector& place) {
  // fits below: all elements of both are in memory
  const int64_t size = target.element_size();
  char* to = static_cast<char*>(target.data_ptr());
  const char* from = static_cast<const char*>(value.const_data_ptr());
  std::ranges::fill(place, 0);
  for (int64_t n = target.numel(); n > 0; --n) {
    std::memcpy(to, from, static_cast<size_t>(size));
    for (size_t dim = place.size(); dim-- > 0;) {
      const auto steps = [&](int64_t count) {
        to += count * target.strides()[dim] * size;
        from += count * value.strides()[dim] * size;
      };
      steps(1);
      if (++place[dim] < target.sizes()[dim]) break;
      steps(-target.sizes()[dim]);
      place[dim] = 0;
    }
  }
}

}  // namespace

TangentCopy::TangentCopy(std::string_view op, const TensorBase& target, TensorBase value)
    : target_(make_alias(target)), place_(target.dim()) {
  add_tangents(op, target, value);
  if (any_requires_grad(target, value)) {
    check_inplace(op, target, /*requires_grad=*/true);
    const auto node = make_intrusive<CopiedTangent>();
    append_next_edges(*node, target, value);
    history_.emplace(target, node);
  }
  // The copy is of the memory that is left, and so is one of tangents that change places.
  value_ = make_alias(own_tangent(std::move(value), target));
}

void TangentCopy::add_tangents(std::string_view op, const TensorBase& target,
                               const TensorBase& value) {
  for (const intrusive_ptr<Tangent>& tangent : visible_tangents(target)) {
    const Tangent* of_value = tangent_at(value, tangent->level());
    of_tangents_.emplace_back(
        op, tangent->value(),
        of_value != nullptr ? of_value->value() : ops::zeros_like(tangent->value()));
  }
  for (const intrusive_ptr<Tangent>& tangent : visible_tangents(value)) {
    TENON_CHECK(tangent_at(target, tangent->level()) != nullptr, AutogradError, op,
                ": a tangent of sizes ", target.sizes(),
                " has no tangent at a level outside, which it is to get, and shares its elements "
                "with tangents of views; give it one of zeros before, by make_dual");
  }
}

void TangentCopy::commit() {
  try {
    ops::copy_(target_, value_);
  } catch (const OutOfMemoryError&) {  // of a tensor of many dimensions
    if (!target_.device().is_cpu()) throw;
    copy_elements(target_, value_, place_);
    increment_version(target_);
  }
  if (history_) history_->commit();
  for (TangentCopy& copy : of_tangents_) copy.commit();
}

}  // namespace tenon::forward_mode
