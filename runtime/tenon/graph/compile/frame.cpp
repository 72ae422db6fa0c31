#include "tenon/graph/compile/frame.h"

#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/graph/copied_view.h"
#include "tenon/graph/uses.h"
#include "tenon/guards/inference_mode.h"

namespace tenon::graph {
namespace {

/// A storage whose data can be told again and again.
Storage empty_storage(size_t bytes) {
  return StorageImpl::wrap(nullptr, bytes, kCPU, [](void*) {});
}

/// What stands in the place of a frame that is taken; see Note [Places of frames].
Frame* taken_mark() {
  return reinterpret_cast<Frame*>(alignof(Frame));
}

}  // namespace

Frame::Frame(const Graph& graph, const Plan& plan)
    : arena_bytes_(plan.arena_bytes), buffers_(plan.buffers.size()) {
  // In whatever mode it is used.
  const InferenceMode normal(false);
  for (const Buffer& buffer : plan.buffers) storages_.push_back(empty_storage(buffer.bytes));
  for (const Place& place : plan.places) {
    tensors_.emplace_back(make_intrusive<TensorImpl>(Storage(storages_[place.buffer]), place.dtype,
                                                     place.sizes, place.strides, place.offset));
  }
  prepare_steps(graph, plan);
  arena_ = allocate_bytes(arena_bytes_);
  for (size_t i = 0; i < plan.buffers.size(); ++i) {
    if (plan.buffers[i].kind != Buffer::Kind::kArena) continue;
    bind(i, static_cast<char*>(arena_) + plan.buffers[i].offset, true);
  }
}

Frame::~Frame() {
  free_bytes(arena_, arena_bytes_);
}

void Frame::prepare_steps(const Graph& graph, const Plan& plan) {
  arguments_.resize(plan.steps.size());
  results_.resize(plan.steps.size());
  for (size_t i = 0; i < plan.steps.size(); ++i) {
    const Step& step = plan.steps[i];
    if (step.kind != Step::Kind::kKernel) continue;
    arguments_[i] = arguments_of(graph.nodes[step.node],
                                 [&](ValueId id) { return at(plan.values[id.number]); });
    count_from_value(*graph.nodes[step.node].op, arguments_[i]);
    for (const uint32_t place : step.results) {
      results_[i].push_back(place == kNoPlace ? TensorBase() : at(place));
    }
  }
}

FramePool::~FramePool() {
  for (std::atomic<Frame*>& frame : frames_) delete frame.load();
}

FramePool::Taken FramePool::take() noexcept {
  for (size_t place = 0; place < kMost; ++place) {
    if (frames_[place].load(std::memory_order_relaxed) == taken_mark()) continue;
    Frame* const frame = frames_[place].exchange(taken_mark(), std::memory_order_acquire);
    if (frame != taken_mark()) return {std::unique_ptr<Frame>(frame), place};
  }
  return {};
}

void FramePool::give(Taken taken) noexcept {
  if (taken.place == kMost) return;
  frames_[taken.place].store(taken.frame.release(), std::memory_order_release);
}

}  // namespace tenon::graph
