#include "tenon/api/resolved_indices.h"

#include <utility>

#include "tenon/base/check.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/mask_index.h"

namespace tenon::indexing {
namespace {

using Kind = TensorIndex::Kind;

/// Dimensions of the indexed tensor that an index stands for.
int64_t consumed_dims(const TensorIndex& index) {
  switch (index.kind()) {
    case Kind::kInteger:
    case Kind::kSlice:
      return 1;
    case Kind::kTensor:
      TENON_CHECK(index.tensor().defined(), ValueError,
                  "index: expected defined tensors as indices, got an undefined one");
      return is_mask_index(index.tensor()) ? index.tensor().dim() : 1;
    default:
      return 0;
  }
}

int64_t check_indices(const TensorBase& self, ArrayRef<TensorIndex> indices) {
  int64_t consumed = 0;
  int64_t ellipses = 0;
  for (const TensorIndex& index : indices) {
    consumed += consumed_dims(index);
    ellipses += index.kind() == Kind::kEllipsis;
  }
  TENON_CHECK(ellipses <= 1, ValueError, "index: expected at most one Ellipsis, got ", ellipses);
  TENON_CHECK(consumed <= self.dim(), IndexError, "index: expected at most ", self.dim(),
              " indices for a tensor of sizes ", self.sizes(), ", got ", consumed);
  return consumed;
}

/// Goes from the first dimension of the view to the last as the indices do.
class Resolver {
 public:
  Resolver(const TensorBase& self, int64_t whole_dims) : whole_dims_(whole_dims) {
    resolved_.view = self;
  }

  void add(const TensorIndex& index) {
    switch (index.kind()) {
      case Kind::kInteger:
        return select(index.integer());
      case Kind::kSlice:
        resolved_.view = ops::slice(resolved_.view, dim_, index.slice().start(),
                                    index.slice().stop(), index.slice().step());
        return skip(1);
      case Kind::kNone:
        resolved_.view = ops::unsqueeze(resolved_.view, dim_);
        return skip(1);
      case Kind::kEllipsis:
        return skip(whole_dims_);
      case Kind::kBool:
        return add_bool(index.boolean());
      case Kind::kTensor:
        return add_tensor(index.tensor());
    }
  }

  ResolvedIndices take() && { return std::move(resolved_); }

 private:
  void skip(int64_t dims) {
    resolved_.tensors.resize(resolved_.tensors.size() + dims);
    dim_ += dims;
  }

  void pick(TensorBase tensor, int64_t dims) {
    resolved_.tensors.push_back(std::move(tensor));
    resolved_.picks = true;
    dim_ += dims;
  }

  void select(int64_t index) {
    const int64_t size = resolved_.view.size(dim_);
    TENON_CHECK(index >= -size && index < size, IndexError, "index: the index ", index,
                " is out of range for dimension ", dim_, " of a tensor of sizes ",
                resolved_.view.sizes());
    resolved_.view = ops::select(resolved_.view, dim_, index);
  }

  /// Picks from a dimension of its own, of size 1, once or not at all.
  void add_bool(bool value) {
    resolved_.view = ops::unsqueeze(resolved_.view, dim_);
    pick(ops::zeros({value ? 1 : 0}, DType::kInt64), 1);
  }

  void add_tensor(const TensorBase& index) {
    TENON_CHECK(is_mask_index(index) || is_integral(index.dtype()), DTypeError,
                "index: expected a tensor of integers or bools as an index, got one of ",
                index.dtype());
    if (index.dim() > 0) {
      if (is_mask_index(index)) return pick(index, index.dim());
      return pick(ops::to(index, DType::kInt64), 1);
    }
    const Scalar value = read(index);
    if (is_mask_index(index)) return add_bool(value.to<bool>());
    select(value.to<int64_t>());
  }

  /// What an index without dimensions holds, which says where the view begins.
  Scalar read(const TensorBase& index) const {
    TENON_CHECK(index.device() == resolved_.view.device() || index.is_cpu(), DeviceError,
                "index: expected indices on cpu or where the tensor is, on ",
                resolved_.view.device(), ", got one on ", index.device(), "; move it with to()");
    TENON_CHECK(!with_thread_keys(index.key_set()).has(DispatchKey::Tracer), DeviceError,
                "index: which view a traced index without dimensions selects is known when the "
                "graph runs; give it one dimension");
    return ops::item(index);
  }

  int64_t whole_dims_;  // those of Ellipsis, and of the end
  int64_t dim_ = 0;
  ResolvedIndices resolved_;
};

}  // namespace

ResolvedIndices resolve_indices(const TensorBase& self, ArrayRef<TensorIndex> indices) {
  Resolver resolver(self, self.dim() - check_indices(self, indices));
  for (const TensorIndex& index : indices) resolver.add(index);
  return std::move(resolver).take();
}

}  // namespace tenon::indexing
