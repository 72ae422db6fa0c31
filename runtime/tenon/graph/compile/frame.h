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

/// Frames for the next runs, up to a bound. Safe from any thread, without a lock.
///
/// Note [Places of frames]: a run takes a frame with its place, in which it leaves a mark; so it is
/// the only one that writes there until it gives the frame back, which needs no exchange.
class FramePool {
 public:
  static constexpr size_t kMost = 16;

  /// A frame that is taken; `kMost` is no place.
  struct Taken {
    /// Null where it has not been made yet.
    std::unique_ptr<Frame> frame;
    size_t place = kMost;
  };

  FramePool() = default;
  ~FramePool();
  FramePool(const FramePool&) = delete;
  FramePool& operator=(const FramePool&) = delete;

  Taken take() noexcept;
  /// Keeps the frame, or lets it go where it has no place.
  void give(Taken taken) noexcept;

 private:
  std::atomic<Frame*> frames_[kMost] = {};
};

}  // namespace tenon::graph
