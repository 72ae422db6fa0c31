#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tenon::test {

/// Says which call it was when the program dies in it: by a signal, by the report of a sanitizer,
/// or because it takes more than a minute of processor time. One at a time.
class CallInProgress {
 public:
  CallInProgress(std::string_view op, int64_t number);
  CallInProgress(const CallInProgress&) = delete;
  CallInProgress& operator=(const CallInProgress&) = delete;
  ~CallInProgress();

  /// Processor time since the call began, of all threads.
  double seconds() const;

 private:
  double start_;
};

/// The name of a call, `add.out/17`, by which it can be run alone.
std::string call_name(std::string_view op, int64_t number);

}  // namespace tenon::test
