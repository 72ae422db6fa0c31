#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "tenon/base/mutex.h"
#include "tenon/functionalize/functional_scope.h"
#include "tenon/functionalize/view_info.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::functional {

/// What a functional tensor knows beside its geometry: how it is made of the base, and its value
/// when it was used last.
class FunctionalTensor final : public FunctionalStateInterface {
 public:
  explicit FunctionalTensor(intrusive_ptr<ViewInfo> view) : view(std::move(view)) {}

  /// Null for the base of its aliases.
  intrusive_ptr<ViewInfo> view;

  /// For a tensor that has become another window: its value is made again.
  void become(intrusive_ptr<ViewInfo> other) {
    view = std::move(other);
    generation_.store(0, std::memory_order_relaxed);
  }
  /// The value is made again when it is used.
  void forget_value() {
    generation_.store(0, std::memory_order_relaxed);
    value_.reset();
  }

  ScopeMember member;

 private:
  friend class Alias;
  /// The generation of the alias that `value_` belongs to; 0 for none.
  std::atomic<uint64_t> generation_{0};
  TensorBase value_;
};

/// The state of a functional storage, which stands in the place of its data: the value of the base,
/// and updates that were made through views of it and are not applied yet.
///
/// An update is applied when another alias is used, so what nobody reads is never computed. One
/// that covers the last replaces it: a loop that changes one view keeps one. All members are safe
/// from any thread; as with eager tensors, what is read while another thread writes it is either.
class Alias final : public FunctionalStorageInterface {
 public:
  /// `sizes` and `strides` are the geometry of the base, as eager has it; it is dense.
  Alias(TensorBase base, IntArrayRef sizes, IntArrayRef strides, FunctionalDepth depth)
      : depth(depth),
        keys(DispatchKeySet({DispatchKey::Functionalize}) | (base.key_set() & DispatchKey::Tracer)),
        sizes(sizes),
        strides(strides),
        base_(std::move(base)) {}

  const FunctionalDepth depth;
  /// What tensors of this storage dispatch on beside what others do: Tracer where values do.
  const DispatchKeySet keys;
  const DimVector sizes, strides;
  /// Where its tensors are counted, or null.
  Scope* scope = current_scope();
  /// Whether it stands in the place of the data of an argument of a functionalized call.
  bool is_of_argument = false;

  DType dtype() const { return base_.dtype(); }
  /// The value of the base, all updates applied.
  TensorBase base();
  /// The value of a tensor of this storage, up to date. The reference holds until the next write.
  const TensorBase& value_of(FunctionalTensor& tensor);
  /// A write to a tensor: from here on its value is `value`.
  void write(FunctionalTensor& tensor, TensorBase value);

  /// As a window on the storage, whatever it was made of.
  void adopt(TensorImpl& tensor) const override;

  TensorBase readable(const TensorImpl& tensor) override;

  /// The value of a tensor of this storage as a window on the value of the base.
  TensorBase window(const TensorImpl& tensor);
  /// The elements of the base as they stand in its storage, in one dimension.
  TensorBase elements();

 private:
  struct Update {
    TensorBase value;
    intrusive_ptr<ViewInfo> view;
  };
  /// More are applied to the base, whether it is read or not.
  static constexpr size_t kMostUpdates = 16;

  void apply_updates();

  LongMutex mutex_;
  TensorBase base_;
  std::vector<Update> updates_;
  std::atomic<uint64_t> generation_{1};
};

}  // namespace tenon::functional
