#include "tenon/dispatch/usage_record.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <set>
#include <string>

#include "tenon/base/lazy.h"
#include "tenon/base/mutex.h"
#include "tenon/dispatch/inference_checks.h"
#include "tenon/guards/grad_mode.h"

namespace tenon::detail {
namespace {

struct Usage {
  Mutex mutex;
  std::set<std::string> operators;
  uint32_t dtypes = 0;  // bit d is `DType` d: noted after a call, where nothing may fail
  bool records = false;
  std::string file;

  static Usage& instance() {
    static constinit Lazy<Usage> usage;
    return *usage;
  }

  void note(const TensorBase& tensor) {
    if (!tensor.defined()) return;
    dtypes |= uint32_t{1} << static_cast<int>(tensor.dtype());
    records |= tensor.requires_grad();
  }

  std::string text() const {
    std::string text = "# What a run of a program used of Tenon; see docs/selective_build.md.\n";
    text += "operators:\n";
    for (const std::string& name : operators) text.append("  - ").append(name).append("\n");
    text += "dtypes:\n";
    for (int d = 0; d < kDTypeCount; ++d) {
      if ((dtypes >> d & 1) == 0) continue;
      text.append("  - ").append(dtype_name(static_cast<DType>(d))).append("\n");
    }
    return text.append(records ? "layers: training\n" : "layers: inference\n");
  }
};

std::atomic<bool> is_started{false};

/// The operators of other libraries, and of programs, have a namespace.
bool is_built_in(std::string_view name) {
  return name.find("::") == std::string_view::npos;
}

/// The program ends whether or not its record can be written.
void write_record() try {
  Usage& usage = Usage::instance();
  const std::lock_guard lock(usage.mutex);
  const std::string text = usage.text();
  std::FILE* const file = std::fopen(usage.file.c_str(), "w");
  const bool written =
      file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = file != nullptr && std::fclose(file) == 0;
  if (!written || !closed)
    std::fprintf(stderr, "tenon: TENON_RECORD: %s cannot be written\n", usage.file.c_str());
} catch (...) {
  std::fputs("tenon: TENON_RECORD: no memory for the record\n", stderr);
}

}  // namespace

void start_usage_record() {
  // Not for programs with more rights than their user has.
  const char* const file = ::secure_getenv("TENON_RECORD");
  if (file == nullptr || *file == '\0') return;
  Usage::instance().file = file;
  is_started = true;
  check_every_call();
  std::atexit(&write_record);
}

bool notes_usage() {
  return is_started.load(std::memory_order_relaxed);
}

void note_call(const OperatorEntry& op, const Stack& arguments, std::string_view outermost) {
  Usage& usage = Usage::instance();
  const std::lock_guard lock(usage.mutex);
  const std::string_view name = op.name();
  if (is_built_in(name) && (name == outermost || !is_built_in(outermost)))
    usage.operators.emplace(name);
  for (size_t i = arguments.size() - op.schema().arguments.size(); i < arguments.size(); ++i) {
    for_each_tensor(arguments[i], [&](const TensorBase& tensor) { usage.note(tensor); });
  }
}

void note_results(const Stack& stack) noexcept {
  Usage& usage = Usage::instance();
  const std::lock_guard lock(usage.mutex);
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) { usage.note(tensor); });
  }
}

}  // namespace tenon::detail
