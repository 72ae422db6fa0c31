#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/eq.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/logical_and.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/ones_like.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon::formulas {
namespace {

/// A call of scatter_reduce, and its gradient.
struct Scattered {
  const TensorBase &grad, &self, &index, &src, &result;
  int64_t dim;
  std::string_view reduce;
  bool include_self;

  TensorBase gathered(const TensorBase& tensor) const { return ops::gather(tensor, dim, index); }
  /// What stands in a tensor of self's sizes where no element of src does, else 0; all of it where
  /// self takes part.
  TensorBase of_self(const TensorBase& tensor) const {
    return include_self ? tensor : ops::scatter(tensor, dim, index, 0);
  }
  /// The part of src that index tells of.
  TensorBase used_source() const {
    TensorBase used = src;
    for (int64_t d = 0; d < src.dim(); ++d) {
      if (used.size(d) != index.size(d)) used = ops::slice(used, d, 0, index.size(d), 1);
    }
    return used;
  }
};

using Gradients = std::tuple<TensorBase, TensorBase>;

Gradients of_mean(const Scattered& call) {
  TensorBase count = call.of_self(ops::ones_like(call.grad));
  count = ops::scatter_add(count, call.dim, call.index, ops::ones_like(call.used_source()));
  const TensorBase share = call.grad / count;
  return {call.of_self(share), call.gathered(share)};
}

Gradients of_extremum(const Scattered& call) {
  const TensorBase src = call.used_source();
  const DType dtype = call.grad.dtype();
  const TensorBase self_is_it = call.of_self(ops::_to_copy(ops::eq(call.self, call.result), dtype));
  const TensorBase src_is_it = ops::_to_copy(ops::eq(src, call.gathered(call.result)), dtype);
  const TensorBase ties = ops::scatter_add(self_is_it, call.dim, call.index, src_is_it);
  const TensorBase share = call.grad / ops::masked_fill(ties, ops::eq(ties, 0), 1);
  // An element that nothing was scattered to is self's own.
  return {self_is_it * share, src_is_it * call.gathered(share)};
}

/// The product of all factors but one is the result divided by it; of a factor that is 0, the
/// product of what it is among with 1 in its place.
Gradients of_product(const Scattered& call) {
  const TensorBase src = call.used_source();
  const auto product = [&](const TensorBase& self, const TensorBase& factors) {
    return ops::scatter_reduce(self, call.dim, call.index, factors, "prod", call.include_self);
  };
  const TensorBase self_zero = ops::eq(call.self, 0), src_zero = ops::eq(src, 0);
  const TensorBase safe_self = ops::masked_fill(call.self, self_zero, 1);
  const TensorBase of_self = call.grad * product(safe_self, src) / safe_self;
  const TensorBase zeros = ops::scatter_add(ops::zeros_like(call.grad), call.dim, call.index,
                                            ops::_to_copy(src_zero, call.grad.dtype()));
  const TensorBase only_zero = ops::logical_and(src_zero, ops::eq(call.gathered(zeros), 1));
  const TensorBase others = product(call.self, ops::masked_fill(src, only_zero, 1));
  const TensorBase of_zero = call.gathered(call.grad * others);
  const TensorBase of_rest =
      call.gathered(call.grad * call.result) / ops::masked_fill(src, src_zero, 1);
  return {call.of_self(of_self), ops::where(only_zero, of_zero, of_rest)};
}

}  // namespace

Gradients scatter_reduce_backward(const TensorBase& grad, const TensorBase& self, int64_t dim,
                                  const TensorBase& index, const TensorBase& src,
                                  std::string_view reduce, bool include_self,
                                  const TensorBase& result, std::array<bool, 2> mask) {
  const Scattered call{grad, self, index, src, result, dim, reduce, include_self};
  Gradients gradients = reduce == "mean"   ? of_mean(call)
                        : reduce == "prod" ? of_product(call)
                        : reduce == "sum"  ? Gradients(call.of_self(grad), call.gathered(grad))
                                           : of_extremum(call);
  auto& [of_self, of_src] = gradients;
  if (!mask[0]) of_self = {};
  of_src = mask[1] ? padded_to(of_src, src.sizes()) : TensorBase();
  return gradients;
}

}  // namespace tenon::formulas
