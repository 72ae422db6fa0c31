#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "tenon/base/mutex.h"
#include "tenon/functionalize/functional_scope.h"
#include "tenon/functionalize/view_info.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon::functional {

/// What a functional tensor knows beside its geometry: how it is made of the base, and its value
/// when it was used last. The value of the base itself is that of the alias.
class FunctionalTensor final : public FunctionalStateInterface, public Pooled {
 public:
  explicit FunctionalTensor(intrusive_ptr<ViewInfo> view) : view(std::move(view)) {}
  /// What stands for that of a base which has none of its own: it is counted in no scope. Never
  /// changes.
  static FunctionalTensor& of_base() { return *of_base_; }
  /// Called before `of_base`.
  static void prepare();

  /// Null for the base of its aliases.
  intrusive_ptr<ViewInfo> view;

  /// For a tensor that has become another window: its value is made again. Not for `of_base`.
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
  static FunctionalTensor* of_base_;

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
class Alias final : public FunctionalStorageInterface, public Pooled {
 public:
  /// The base has the sizes of `base`, and its strides, as eager has them; it is dense.
  Alias(TensorBase base, FunctionalDepth depth) noexcept
      : depth(depth),
        keys(DispatchKeySet(DispatchKey::Functionalize) | (base.key_set() & DispatchKey::Tracer)),
        base_(std::move(base)) {}
  /// One that lies in the block of its storage, whose tensors have `keys`.
  Alias(TensorBase&& base, FunctionalDepth depth, DispatchKeySet keys) noexcept
      : depth(depth), keys(keys), lies_in_storage_(true), base_(std::move(base)) {}
  /// The strides of the base are `strides`, whatever those of its value are.
  Alias(TensorBase base, IntArrayRef strides, FunctionalDepth depth);
  using Pooled::operator delete;
  /// Knows where it lies.
  static void operator delete(Alias* alias, std::destroying_delete_t) noexcept;

  const FunctionalDepth depth;
  /// Whether it stands in the place of the data of an argument of a functionalized call.
  bool is_of_argument = false;
  /// Among the keys of its tensors: Functionalize, and Tracer where values are traced.
  const DispatchKeySet keys;
  /// Where its tensors are counted, or null.
  Scope* scope = current_scope();

  DType dtype() const { return base_.dtype(); }
  /// The value of the base, all updates applied.
  TensorBase base();
  /// The value of a tensor of this storage, up to date. The reference holds until the next write.
  const TensorBase& value_of(FunctionalTensor& tensor) {
    const TensorBase* value = current_value(tensor);
    return value != nullptr ? *value : make_value(tensor);
  }
  /// The same where nothing has to be computed for it; else null.
  const TensorBase* current_value(const FunctionalTensor& tensor) const {
    if (tensor.view == nullptr) return current_base();
    const uint64_t generation = generation_.load(std::memory_order_acquire);
    return tensor.generation_.load(std::memory_order_acquire) == generation ? &tensor.value_
                                                                            : nullptr;
  }
  const TensorBase* current_base() const {
    const uint64_t generation = generation_.load(std::memory_order_acquire);
    return base_generation_.load(std::memory_order_acquire) == generation ? &base_ : nullptr;
  }
  /// Whether the value of the base has the strides that eager has.
  bool is_faithful() const { return strides_ == nullptr; }
  /// A write to a tensor: from here on its value is `value`.
  void write(FunctionalTensor& tensor, TensorBase value) { exchange(tensor, value); }
  /// The same; `value` becomes what the base was, or nothing.
  void exchange(FunctionalTensor& tensor, TensorBase& value);

  /// As a window on the storage, whatever it was made of.
  void adopt(TensorImpl& tensor) const override;
  /// As the window that `like` is, with its chain, and its value where that is at hand.
  void adopt_as(TensorImpl& tensor, const TensorImpl& like) const override;
  /// Makes `tensor`, which is new on this storage, functional.
  void adopt(TensorImpl& tensor, std::unique_ptr<FunctionalTensor> state) const {
    if (scope != nullptr) scope->add(state->member, tensor);
    tensor.set_functional_state(std::move(state));
    tensor.add_key(DispatchKey::Functionalize);
    if (keys.has(DispatchKey::Tracer)) tensor.add_key(DispatchKey::Tracer);
  }

  TensorBase readable(const TensorImpl& tensor) override;

  /// The value of a tensor of this storage as a window on the value of the base.
  TensorBase window(const TensorImpl& tensor);
  /// The elements of the base as they stand in its storage, in one dimension.
  TensorBase elements();
  /// A tensor of this storage as a link from the base.
  intrusive_ptr<ViewInfo> window_info(const TensorImpl& tensor) const;

 private:
  struct Update {
    TensorBase value;
    intrusive_ptr<ViewInfo> view;
  };
  /// Most have none.
  class Updates {
   public:
    bool empty() const { return list_ == nullptr || list_->empty(); }
    size_t size() const { return list_ == nullptr ? 0 : list_->size(); }
    Update& back() { return list_->back(); }
    Update* begin() { return list_ == nullptr ? nullptr : list_->data(); }
    Update* end() { return begin() + size(); }
    TENON_COLD void push_back(Update update) {
      if (list_ == nullptr) list_.reset(new std::vector<Update>);
      list_->push_back(std::move(update));
    }
    void clear() {
      if (list_ != nullptr) clear_list();
    }

   private:
    struct Drop {
      TENON_COLD void operator()(std::vector<Update>* list) const noexcept { delete list; }
    };
    TENON_COLD void clear_list() noexcept { list_->clear(); }

    std::unique_ptr<std::vector<Update>, Drop> list_;
  };
  /// More are applied to the base, whether it is read or not.
  static constexpr size_t kMostUpdates = 16;

  static void destroy_alone(Alias* alias) noexcept;
  TENON_COLD const TensorBase& make_value(FunctionalTensor& tensor);

  // Under the lock:
  /// `exchange` for a view: the base waits until it is read.
  void update(FunctionalTensor& tensor, TensorBase&& value);
  uint64_t generation() const { return generation_.load(std::memory_order_relaxed); }
  void apply_updates();
  IntArrayRef strides() const { return strides_ ? IntArrayRef(*strides_) : base_.strides(); }
  /// `base` becomes what it was.
  void set_base(TensorBase& base);
  void set_base_of_other_strides(TensorBase& base);

  const bool lies_in_storage_ = false;
  mutable LongMutex mutex_;
  TensorBase base_;
  /// Where they are not those of `base_`.
  std::unique_ptr<const DimVector> strides_;
  Updates updates_;
  /// How often it has been written to, from 1 on.
  std::atomic<uint64_t> generation_{1};
  /// Which of them `base_` has seen. Where it has seen all, nothing but a write changes it.
  std::atomic<uint64_t> base_generation_{1};
};

}  // namespace tenon::functional
