#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "tenon/base/export.h"
#include "tenon/dispatch/value.h"
#include "tenon/keys/dispatch_key_set.h"

namespace tenon {

class OperatorEntry;

/// A kernel for any operator: it takes the arguments from the stack and leaves the results there.
/// The keys are those of the call, the kernel's own key highest.
using BoxedKernel = std::function<void(const OperatorEntry&, DispatchKeySet, Stack&)>;

/// A boxed kernel that stands in the tables of operators. It may be taken away while calls are in
/// it, and is freed when the last one leaves.
///
/// Note [Boxed kernels in flight]
///
/// A call reads the slot, counts itself in what it found there, and reads the slot again: if the
/// same kernel still stands there, it was counted before anyone could find the count at zero, and
/// if another one does, the call takes itself back and tries that. So the memory of the count must
/// outlast the kernel: it is used again for later kernels, and never freed.
class SharedBoxedKernel {
 public:
  using Slot = std::atomic<SharedBoxedKernel*>;

  static SharedBoxedKernel* make(BoxedKernel kernel);
  /// To be called once the kernel stands in no slot any more: frees it, or lets the last call in
  /// flight do so.
  void retire() noexcept;

  /// A call in flight of what stands in a slot; false when nothing does.
  class Call {
   public:
    explicit Call(const Slot& slot);
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    ~Call();
    explicit operator bool() const { return kernel_ != nullptr; }
    const BoxedKernel& kernel() const { return kernel_->kernel_; }

   private:
    SharedBoxedKernel* kernel_ = nullptr;
  };

 private:
  static constexpr uint64_t kRetired = 1;
  static constexpr uint64_t kOneCall = 2;

  SharedBoxedKernel() = default;
  void leave() noexcept;
  void free() noexcept;

  std::atomic<uint64_t> state_{0};
  BoxedKernel kernel_;
  SharedBoxedKernel* next_free_ = nullptr;
};

}  // namespace tenon
