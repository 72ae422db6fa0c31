#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <thread>

#include "tenon/autograd/hooks.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/tangent.h"
#include "tenon/base/mutex.h"
#include "tenon/base/single_threaded.h"
#include "tenon/tensor/autograd_meta_interface.h"

namespace tenon {

/// A lock of two bytes for sections of a few instructions which change one word. A child of fork()
/// takes it over from a thread of the parent, which it does not have.
class SpinLock {
 public:
  void lock() {
    const uint16_t here = ForkSection::generation();
    if (is_single_threaded()) return holder_.store(here, std::memory_order_relaxed);
    while (holder_.exchange(here, std::memory_order_acquire) == here) std::this_thread::yield();
  }
  void unlock() { holder_.store(0, std::memory_order_release); }

 private:
  /// The generation of the process whose thread holds it; 0 when it is free.
  std::atomic<uint16_t> holder_{0};
};

/// A tensor's place in the graph. Read through history.h and view.h, which know views; the
/// fields may be changed only while no other thread uses the tensor.
class TENON_API AutogradMeta : public AutogradMetaInterface, public Pooled {
 public:
  AutogradMeta() = default;
  AutogradMeta(intrusive_ptr<Node> history, uint32_t history_output_nr)
      : grad_fn(std::move(history)), output_nr(history_output_nr) {}
  ~AutogradMeta() override;

  bool requires_grad() const override { return requires_grad_flag || grad_fn; }
  bool is_view() const { return is_view_; }

  /// The gradient: the tensor's own field, or the slot that its node fills.
  TensorBase& grad() { return retained ? retained->grad : grad_; }

  /// The node that accumulates into `variable`, whose metadata this is; made when there is none.
  intrusive_ptr<Node> grad_accumulator(const TensorBase& variable);
  /// What stands in the place of an accumulator while a graph uses it, or null.
  intrusive_ptr<Node> find_accumulator();
  /// Puts a node there, the destructor of which calls `forget_accumulator`.
  void set_accumulator(Node* accumulator);
  /// For the destructor of an accumulator: nobody can find it from here on.
  void forget_accumulator(const Node* accumulator);

  intrusive_ptr<Node> grad_fn;
  intrusive_ptr<TensorHooks> hooks;
  intrusive_ptr<RetainedGrad> retained;
  /// In forward mode; null for a tensor that has had none.
  std::unique_ptr<TangentList> tangents;
  uint32_t output_nr = 0;
  bool requires_grad_flag = false;

 protected:
  explicit AutogradMeta(bool is_view) : is_view_(is_view) {}

 private:
  const bool is_view_ = false;
  SpinLock accumulator_lock_;
  // Owned by the graphs that use the leaf; it owns the leaf. Read under the lock, and only turned
  // into a reference while one exists.
  Node* accumulator_ = nullptr;
  TensorBase grad_;
};

/// Where and how a view was made, which decides whether it may be modified in place later.
enum class CreationMeta : uint8_t {
  Default,
  InCustomFunction,
  MultiOutputNode,
  NoGradMode,
  InferenceMode,

  // libtorch's names.
  DEFAULT = Default,
  IN_CUSTOM_FUNCTION = InCustomFunction,
  MULTI_OUTPUT_NODE = MultiOutputNode,
  NO_GRAD_MODE = NoGradMode,
  INFERENCE_MODE = InferenceMode,
  // What the documents of inference mode call the last one.
  NO_VARIABLE_TYPE_VIEW = InferenceMode,
  NO_GRAD_FN = InferenceMode,
};

/// Makes the view again from its root base; empty where sizes, strides and offset say everything.
using ViewReplay = std::function<TensorBase(const TensorBase& base)>;

struct ViewInfo;

/// The metadata of a tracked view. Its base is never a view itself.
class TENON_API ViewMeta final : public AutogradMeta {
 public:
  ViewMeta(TensorBase view_base, ViewReplay view_replay, CreationMeta meta, uint32_t version)
      : AutogradMeta(/*is_view=*/true),
        base(std::move(view_base)),
        replay(std::move(view_replay)),
        creation_meta(meta),
        attr_version(version) {}
  ViewMeta(const TensorBase& view_base, CreationMeta meta, uint32_t version)
      : AutogradMeta(/*is_view=*/true),
        base(view_base),
        creation_meta(meta),
        attr_version(version) {}
  ~ViewMeta() override;

  bool requires_grad() const override {
    // The base first: where it requires grad, another thread may be making `grad_fn` again.
    return base.requires_grad() || AutogradMeta::requires_grad();
  }

  const TensorBase base;
  const ViewReplay replay;
  CreationMeta creation_meta;
  /// Whether the way from the base passes a custom Function, whose backward no replay knows.
  bool through_function = false;
  /// The version of the data that `grad_fn` describes: when it has moved, another alias was
  /// modified and `grad_fn` is to be made again.
  uint32_t attr_version;
  /// Guards `grad_fn` and `attr_version`, since several threads may ask for the first.
  Mutex mutex;

  // libtorch's names.
  static constexpr bool has_bw_view() { return true; }
  ViewInfo get_backward_view() const;
  CreationMeta get_creation_meta() const { return creation_meta; }
  void set_creation_meta(CreationMeta meta) { creation_meta = meta; }
  uint32_t get_attr_version() const { return attr_version; }
  void set_attr_version(uint32_t version) { attr_version = version; }
};

/// The metadata of `self`, or null.
inline AutogradMeta* autograd_meta(const TensorBase& self) {
  if constexpr (!kHasAutograd) return nullptr;
  return self.defined() ? static_cast<AutogradMeta*>(self.impl()->autograd_meta()) : nullptr;
}
/// The metadata of `self` if it is a tracked view, else null.
inline ViewMeta* view_meta(const TensorBase& self) {
  AutogradMeta* meta = autograd_meta(self);
  return meta != nullptr && meta->is_view() ? static_cast<ViewMeta*>(meta) : nullptr;
}
/// The metadata of `self`, made when there is none.
TENON_API AutogradMeta& materialize_autograd_meta(const TensorBase& self);

}  // namespace tenon
