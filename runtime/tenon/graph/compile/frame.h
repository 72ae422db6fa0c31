#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "tenon/graph/compile/plan.h"

namespace tenon::graph {

/// What one run needs at a time: an arena, and tensors over the buffers of a plan that kernels
/// take. Made once and used again; the buffers of inputs, constants and results are told anew.
class Frame {
 public:
  Frame(const Graph& graph, const Plan& plan);
  ~Frame();
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  /// Lets a buffer be there.
  void bind(size_t buffer, void* data, bool needs_tensors) noexcept {
    buffers_[buffer] = static_cast<char*>(data);
    if (needs_tensors) storages_[buffer]->put_data(data);
  }

  char* const* buffers() const { return buffers_.data(); }
  /// The tensor of a place.
  const TensorBase& at(uint32_t place) const { return tensors_[place]; }
  /// What the kernel of a step is given.
  Stack& arguments(size_t step) { return arguments_[step]; }
  std::vector<TensorBase>& results(size_t step) { return results_[step]; }

 private:
  void prepare_steps(const Graph& graph, const Plan& plan);

  void* arena_ = nullptr;
  size_t arena_bytes_;
  std::vector<Storage> storages_;
  std::vector<char*> buffers_;
  std::vector<TensorBase> tensors_;
  std::vector<Stack> arguments_;
  std::vector<std::vector<TensorBase>> results_;
};

/// Frames that nobody uses, up to a bound. Safe from any thread, without a lock.
class FramePool {
 public:
  static constexpr size_t kMost = 16;

  FramePool() = default;
  ~FramePool();
  FramePool(const FramePool&) = delete;
  FramePool& operator=(const FramePool&) = delete;

  /// One of them; null where there is none.
  std::unique_ptr<Frame> take() noexcept;
  /// Keeps a frame, or lets it go where there are enough.
  void give(std::unique_ptr<Frame> frame) noexcept;

 private:
  std::atomic<Frame*> frames_[kMost] = {};
};

}  // namespace tenon::graph
