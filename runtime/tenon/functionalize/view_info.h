#pragma once

#include <cstddef>

#include "tenon/base/dim_vector.h"
#include "tenon/base/intrusive_ptr.h"
#include "tenon/functionalize/functional_depth.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::functional {

/// How a functional view comes from the base of its aliases: the last of a chain of recorded views,
/// which can be made again of another base, and inverted. Immutable; safe from any thread.
class TENON_API ViewInfo : public RefCounted<ViewInfo> {
 public:
  /// `previous` is that of the tensor which the view was made of; null for the base itself.
  explicit ViewInfo(intrusive_ptr<ViewInfo> previous) : previous_(std::move(previous)) {}
  virtual ~ViewInfo() = default;
  /// Not recursive, however long the chain is.
  static void destroy(ViewInfo* info) noexcept;

  const ViewInfo* previous() const { return previous_.get(); }
  /// Whether it is a window on the storage of the base, which begins a chain; else an OperatorView.
  virtual bool is_by_geometry() const { return false; }

  /// The view, made of a value of what it was made of.
  virtual TensorBase replay(const TensorBase& viewed, FunctionalDepth depth) const = 0;
  /// What `viewed` becomes where the view of it becomes `mutated_view`. Nothing is computed with
  /// elements: each is one of either.
  virtual TensorBase invert(const TensorBase& viewed, const TensorBase& mutated_view,
                            FunctionalDepth depth) const = 0;

 private:
  intrusive_ptr<ViewInfo> previous_;
};

/// Of the value of a base, the view that a chain ends in.
TensorBase replay_chain(const TensorBase& base, const ViewInfo* last, FunctionalDepth depth);
/// What the base becomes where that view becomes `mutated_view`.
TensorBase invert_chain(const TensorBase& base, const TensorBase& mutated_view,
                        const ViewInfo* last, FunctionalDepth depth);

/// A window on the storage of the base, by its geometry: for views whose elements the operators
/// that made them do not tell apart, as those of an expanded tensor.
class StridedView final : public ViewInfo {
 public:
  /// `base_sizes` and `base_strides` are the geometry of the base, which is dense.
  StridedView(const TensorImpl& view, IntArrayRef base_sizes, IntArrayRef base_strides)
      : ViewInfo(nullptr),
        sizes_(view.sizes()),
        strides_(view.strides()),
        offset_(view.storage_offset()),
        dtype_(view.dtype()),
        base_sizes_(base_sizes),
        base_strides_(base_strides) {}

  bool is_by_geometry() const override { return true; }
  TensorBase replay(const TensorBase& base, FunctionalDepth depth) const override;
  TensorBase invert(const TensorBase& base, const TensorBase& mutated_view,
                    FunctionalDepth depth) const override;

  /// The elements of a base of these strides as they stand in its storage. For where views are
  /// called as the depth says.
  static TensorBase flattened(const TensorBase& base, IntArrayRef strides);

 private:
  /// The dimensions of a base of these strides, those of the largest first.
  static DimVector storage_order(IntArrayRef strides);

  const DimVector sizes_, strides_;
  const int64_t offset_;
  const DType dtype_;
  const DimVector base_sizes_, base_strides_;
};

}  // namespace tenon::functional
