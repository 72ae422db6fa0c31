#pragma once

#include <array>
#include <atomic>
#include <cstddef>

#include "tenon/base/lazy.h"
#include "tenon/dispatch/boxed_kernel.h"
#include "tenon/dispatch/schema_text.h"

namespace tenon {

/// What stands beside the table of an operator because few ask for it. Nothing is written to it
/// when a library is loaded, and pages that nobody writes to cost nothing.
class TENON_API OperatorMemory {
 public:
  /// Of an operator whose schema is read from its text, which the table knows.
  constexpr OperatorMemory() = default;
  /// Of one whose schema is known, and lives as long as this.
  explicit OperatorMemory(const OperatorSchema& schema) : schema_(schema), read_(true) {}

  /// The schema, which the first call reads. Safe from any thread; allocates nothing.
  const OperatorSchema& schema(const SchemaText* text) {
    read_([&] { read(*text); });
    return schema_;
  }
  const SharedBoxedKernel::Slot& boxed_kernel(DispatchKey key) const {
    return boxed_kernels_[static_cast<size_t>(key)];
  }
  SharedBoxedKernel::Slot& boxed_kernel(DispatchKey key) {
    return boxed_kernels_[static_cast<size_t>(key)];
  }
  /// Who registered the kernel for the key; null without one, and while that is a built-in one that
  /// never had another above it.
  std::atomic<const char*>& registrant(DispatchKey key) {
    return registrants_[static_cast<size_t>(key)];
  }

 private:
  TENON_COLD void read(const SchemaText& text);

  OperatorSchema schema_;
  std::array<SharedBoxedKernel::Slot, kDispatchKeyCount> boxed_kernels_{};
  std::array<std::atomic<const char*>, kDispatchKeyCount> registrants_{};
  Once read_;
};

/// The same, followed by the memory for its arguments and results, `count` together.
template <size_t count>
struct OperatorMemoryOf {
  OperatorMemory memory;
  std::array<ArgumentSchema, count> arguments = {};
};

}  // namespace tenon
