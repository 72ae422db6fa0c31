#pragma once

#include "tenon/autograd/autograd_meta.h"
#include "tenon/autograd/node.h"

namespace tenon {

/// The history of a base after an in-place operator on a view of it: the operator's node runs on
/// the view's part of the gradient, the rest passes. See Note [Views and in-place operators].
class TENON_API CopySlices final : public Node {
 public:
  /// `node` belongs to the operator; its first next edge leads to what the view was before.
  /// `replay` makes the view of what is laid out as the base is; where it is null, geometry does.
  CopySlices(const TensorBase& base, const TensorBase& view, ViewReplay replay,
             intrusive_ptr<Node> node);

  TensorVector apply(TensorVector&& grads) override;
  std::string_view name() const override { return "CopySlices"; }
  void release_saved() override { node_.reset(); }

 private:
  struct Geometry {
    DimVector sizes;
    DimVector strides;
    int64_t offset = 0;
  };
  static Geometry geometry_of(const TensorBase& tensor) {
    return {tensor.sizes(), tensor.strides(), tensor.storage_offset()};
  }
  /// A new tensor of the elements of `grad`, with the strides of the base.
  TensorBase laid_out_as_base(const TensorBase& grad) const;
  /// The view's window on a tensor that is laid out as the base is.
  TensorBase view_of(const TensorBase& base_grad) const;

  const Geometry base_;
  const Geometry view_;
  const ViewReplay replay_;
  intrusive_ptr<Node> node_;
};

}  // namespace tenon
