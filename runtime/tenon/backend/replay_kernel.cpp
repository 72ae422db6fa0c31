#include "tenon/backend/replay_kernel.h"

#include <atomic>

namespace tenon::backend {
namespace {

constinit std::atomic<ReplayKernel*> first{nullptr};

}  // namespace

void add_replay_kernel(ReplayKernel& kernel) {
  kernel.next = first.load(std::memory_order_relaxed);
  while (!first.compare_exchange_weak(kernel.next, &kernel, std::memory_order_release,
                                      std::memory_order_relaxed)) {
  }
}

const ReplayKernel* find_replay_kernel(const OperatorEntry& op) {
  const ReplayKernel* kernel = first.load(std::memory_order_acquire);
  while (kernel != nullptr && kernel->op != &op) kernel = kernel->next;
  const bool is_called = kernel != nullptr && op.registrant(DispatchKey::CPU) == kernel->registrant;
  return is_called ? kernel : nullptr;
}

}  // namespace tenon::backend
