#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

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
    if (holder_.exchange(here, std::memory_order_acquire) == here) [[unlikely]]
      wait(here);
  }
  void unlock() { holder_.store(0, std::memory_order_release); }

 private:
  TENON_COLD void wait(uint16_t here);

  /// The generation of the process whose thread holds it; 0 when it is free.
  std::atomic<uint16_t> holder_{0};
};

class AccumulateGrad;

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

  /// The node that accumulates into `variable`, whose metadata this is; see Note [Accumulators].
  /// Safe from several threads.
  NewReference<Node> grad_accumulator(const TensorBase& variable);

  intrusive_ptr<Node> grad_fn;
  intrusive_ptr<TensorHooks> hooks;
  intrusive_ptr<RetainedGrad> retained;
  struct DropTangents {
    TENON_COLD void operator()(TangentList* list) const noexcept { delete list; }
  };
  /// In forward mode; null for a tensor that has had none.
  std::unique_ptr<TangentList, DropTangents> tangents;
  uint32_t output_nr = 0;
  bool requires_grad_flag = false;

 protected:
  explicit AutogradMeta(bool is_view) : is_view_(is_view) {}

 private:
  friend class AccumulateGrad;
  friend class Node;

  /// Under the lock where there are other threads.
  NewReference<Node> take_accumulator(const TensorBase& variable);

  const bool is_view_ = false;
  // Held where the accumulator gets its first reference, or loses its last one.
  SpinLock accumulator_lock_;
  // Null until the first graph; deleted with the leaf, when no graph refers to it.
  AccumulateGrad* accumulator_ = nullptr;
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

  /// What passes the gradient on to the base while a graph uses it, or null; see Note [Views
  /// without a record].
  intrusive_ptr<Node> find_edge_to_base();
  /// The destructor of `edge` calls `forget_edge_to_base`.
  void set_edge_to_base(Node* edge);
  /// Nobody can find `edge` from here on.
  void forget_edge_to_base(const Node* edge);

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

 private:
  SpinLock edge_lock_;
  // Owned by the graphs that use the view; it owns the view. Read under the lock, and only turned
  // into a reference while one exists.
  Node* edge_to_base_ = nullptr;
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
