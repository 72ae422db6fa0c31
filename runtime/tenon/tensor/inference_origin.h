#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <string_view>

#include "tenon/base/export.h"
#include "tenon/base/source_location.h"

namespace tenon {

class TensorBase;

/// Where an inference tensor was made: the operator, the guard, and the calls that led there.
struct TENON_API InferenceOrigin {
  // A build without optimization has dozens of Tenon's before the first of the program.
  static constexpr int kMaxFrames = 64;

  /// Whether storages remember it; see `remember_inference_origins`.
  static bool are_remembered() { return remembered_.load(std::memory_order_relaxed); }
  static void set_remembered(bool remembered) { remembered_.store(remembered); }
  /// That of a storage that the calling thread makes now.
  static std::unique_ptr<const InferenceOrigin> here();

  /// `made by ones in the guard of serve.cpp:12, called from …`.
  std::string text() const;

  /// Empty where no operator made it, as for `from_blob`.
  std::string operator_name;
  SourceLocation guard;
  std::array<void*, kMaxFrames> frames = {};
  int frame_count = 0;

 private:
  static std::atomic<bool> remembered_;
};

/// What an error about an inference tensor says at its end: where it was made, or nothing when that
/// was not remembered.
TENON_API std::string inference_origin_text(const TensorBase& tensor);

namespace detail {

/// The name of the operator that a program called last, while calls are checked; see
/// dispatch/inference_checks.h.
class CurrentOperator {
 public:
  /// Does nothing inside another operator's call.
  explicit CurrentOperator(std::string_view name) : outermost_(name_.empty()) {
    if (outermost_) name_ = name;
  }
  ~CurrentOperator() {
    if (outermost_) name_ = {};
  }
  CurrentOperator(const CurrentOperator&) = delete;
  CurrentOperator& operator=(const CurrentOperator&) = delete;

  bool is_outermost() const { return outermost_; }
  static std::string_view name() { return name_; }
  /// For a thread that goes on with the work of another.
  static void continue_with(std::string_view name) { name_ = name; }

 private:
  static constinit thread_local std::string_view name_;
  const bool outermost_;
};

}  // namespace detail
}  // namespace tenon
