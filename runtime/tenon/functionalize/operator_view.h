#pragma once

#include <cstddef>
#include <new>
#include <utility>

#include "tenon/dispatch/view_arguments.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/functionalize/view_info.h"

namespace tenon::functional {

/// A call of a view operator that has a copy and an inverse.
class OperatorView : public ViewInfo {
 public:
  /// `index` says which of several results it is.
  OperatorView(intrusive_ptr<ViewInfo> previous, const FunctionalOperator& known, size_t index)
      : ViewInfo(std::move(previous)), known_(&known), index_(index) {}

  /// Whether it is one of several results.
  bool is_of_several() const { return known_->op->schema().kind == OperatorKind::kMultiView; }
  /// The view operator called on any tensor, where it has one result.
  TensorBase call(const TensorBase& viewed) const;
  TensorBase replay(const TensorBase& viewed, FunctionalDepth depth) const final;
  TensorBase invert(const TensorBase& viewed, const TensorBase& mutated_view,
                    FunctionalDepth depth) const final;

 private:
  /// All but the first.
  virtual void append_arguments(Stack& stack) const = 0;

  const FunctionalOperator* known_;
  const size_t index_;
};

/// Of a boxed call.
class BoxedView final : public OperatorView {
 public:
  BoxedView(intrusive_ptr<ViewInfo> previous, const FunctionalOperator& known, size_t index,
            Stack arguments)
      : OperatorView(std::move(previous), known, index), arguments_(std::move(arguments)) {}

 private:
  void append_arguments(Stack& stack) const override {
    stack.insert(stack.end(), arguments_.begin(), arguments_.end());
  }

  const Stack arguments_;
};

/// Of a direct call: what the arguments are written down as lies behind, in the same block.
class WrittenView final : public OperatorView {
 public:
  static intrusive_ptr<ViewInfo> make(intrusive_ptr<ViewInfo> previous,
                                      const FunctionalOperator& known, size_t index,
                                      const tenon::detail::ViewArguments& arguments) {
    void* block = BlockPool::allocate(bytes_of(arguments.count));
    return intrusive_ptr<ViewInfo>::reclaim(
        new (block) WrittenView(std::move(previous), known, index, arguments));
  }
  static void operator delete(WrittenView* view, std::destroying_delete_t) noexcept {
    const size_t bytes = bytes_of(view->count_);
    view->~WrittenView();
    BlockPool::free(view, bytes);
  }

 private:
  WrittenView(intrusive_ptr<ViewInfo> previous, const FunctionalOperator& known, size_t index,
              const tenon::detail::ViewArguments& arguments)
      : OperatorView(std::move(previous), known, index),
        kinds_(arguments.kinds),
        count_(arguments.count) {
    auto* words = reinterpret_cast<int64_t*>(this + 1);
    for (size_t i = 0; i < count_; ++i) words[i] = arguments.words[i];
  }

  // fits: `kMostWords` of them at most
  static size_t bytes_of(size_t count) { return sizeof(WrittenView) + count * sizeof(int64_t); }
  void append_arguments(Stack& stack) const override {
    tenon::detail::append_arguments(stack, kinds_, reinterpret_cast<const int64_t*>(this + 1));
  }

  const tenon::detail::ArgumentKind* kinds_;
  const size_t count_;
};

}  // namespace tenon::functional
