#include "tenon/tensor/inference_origin.h"

#include <dlfcn.h>
#include <execinfo.h>

#include "tenon/base/check.h"
#include "tenon/base/demangle.h"
#include "tenon/keys/thread_local_keys.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {
namespace {

constexpr int kShownFrames = 3;

std::string_view file_name(std::string_view path) {
  return path.substr(path.find_last_of('/') + 1);
}

/// The function at `address`, or where in its file it lies when the program exports no such name.
std::string function_at(const void* address, const Dl_info& info) {
  if (info.dli_sname == nullptr) {
    const auto offset =
        static_cast<const char*>(address) - static_cast<const char*>(info.dli_fbase);
    return detail::concatenate(file_name(info.dli_fname), "+", reinterpret_cast<void*>(offset));
  }
  return demangled(info.dli_sname);
}

/// The innermost calls outside of Tenon, inner first.
std::string program_calls(const InferenceOrigin& origin) {
  Dl_info own;
  if (dladdr(reinterpret_cast<void*>(&program_calls), &own) == 0) return {};
  std::string text;
  int shown = 0;
  for (int i = 0; i < origin.frame_count && shown < kShownFrames; ++i) {
    Dl_info info;
    if (dladdr(origin.frames[i], &info) == 0) continue;
    const std::string function = function_at(origin.frames[i], info);
    // Linked statically, Tenon is only told from the program by its names.
    if (info.dli_fbase == own.dli_fbase &&
        (info.dli_sname == nullptr || function.find("tenon::") != std::string::npos))
      continue;
    text += detail::concatenate(shown++ == 0 ? ", called from " : " < ", function);
  }
  return text;
}

}  // namespace

std::atomic<bool> InferenceOrigin::remembered_{false};

namespace detail {
constinit thread_local std::string_view CurrentOperator::name_;
}

std::unique_ptr<const InferenceOrigin> InferenceOrigin::here() {
  auto origin = std::make_unique<InferenceOrigin>();
  origin->operator_name = detail::CurrentOperator::name();
  origin->guard = thread_state().inference_guard();
  origin->frame_count = backtrace(origin->frames.data(), kMaxFrames);
  return origin;
}

std::string InferenceOrigin::text() const {
  return detail::concatenate("made ", operator_name.empty() ? "" : "by ", operator_name,
                             operator_name.empty() ? "" : " ", "in the guard of ",
                             file_name(guard.file_name()), ":", guard.line(), program_calls(*this));
}

std::string inference_origin_text(const TensorBase& tensor) {
  const InferenceOrigin* origin = tensor.storage()->origin();
  return origin == nullptr ? std::string() : "; it was " + origin->text();
}

}  // namespace tenon
