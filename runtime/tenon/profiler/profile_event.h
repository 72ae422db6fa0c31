#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/base/dtype.h"
#include "tenon/base/export.h"
#include "tenon/keys/dispatch_key_set.h"

namespace tenon {

/// What an event of a profile is.
enum class ProfileEventKind : uint8_t {
  /// A call of an operator, whoever calls it.
  kOperator,
  /// A call of an `autograd::Function` of a program.
  kFunction,
  /// A backward node that gradients run through, with its hooks.
  kBackward,
  /// What a compiled graph does for one of its nodes, or for several at once: no operator is
  /// called.
  kReplay,
  /// What a thread of the pool does for a parallel loop of another thread.
  kWorker,
};

/// The mode of the thread when an event began.
enum class ProfileMode : uint8_t { kNormal, kNoGrad, kInference };

/// `operator`, `function`, `backward`, `replay`, `worker`; `normal`, `no-grad`, `inference`.
TENON_API std::string_view profile_event_kind_name(ProfileEventKind kind);
TENON_API std::string_view profile_mode_name(ProfileMode mode);

/// What a profile knows of something that took time. Times are in nanoseconds of the steady clock,
/// and hold what the profiler itself needs for the events inside.
struct ProfileEvent {
  /// Of the operator with its overload, of the Function, of the node, or of the operators that a
  /// step computes, joined by " + ".
  std::string name;
  ProfileEventKind kind = ProfileEventKind::kOperator;
  ProfileMode mode = ProfileMode::kNormal;
  /// Which of `Profile::threads()` it ran on.
  size_t thread = 0;
  /// Since the profile began.
  int64_t start = 0;
  int64_t duration = 0;
  /// Without the events inside, on the same thread.
  int64_t self = 0;
  /// For elements of tensors, asked for by this thread; 0 unless `ProfileOptions::memory`.
  uint64_t bytes = 0, self_bytes = 0;
  /// The kernels of the operator that the call ran.
  DispatchKeySet kernels;
  /// Of the tensors among the arguments, in their order, each of a list; empty unless
  /// `ProfileOptions::shapes`. A dtype stands for an undefined tensor, too: one without a shape.
  struct Argument {
    std::optional<DType> dtype;
    std::vector<int64_t> sizes;
  };
  std::vector<Argument> arguments;
  /// Whether there were more of them than fit.
  bool has_more_arguments = false;
  /// The event that it ran inside of, by its place in `Profile::events()`.
  std::optional<size_t> parent;
  /// Of a backward node: the call that made the node, where this profile has heard of it.
  std::optional<size_t> forward;
  /// Whether it ended by an exception.
  bool raised = false;
  /// Whether the profile was stopped before it ended.
  bool is_cut = false;
};

}  // namespace tenon
