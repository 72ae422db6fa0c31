#include "tenon/base/error.h"

#include <algorithm>
#include <utility>

namespace tenon {
namespace {

constexpr uint32_t kToldOtherwise = 0xffffffff;

/// Whether a message may begin with `text` as the name of what was called.
bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.' || c == ':';
  });
}

/// Whether `name` is that of a call which runs a function of the program: operators are called
/// inside of it.
bool is_outside(std::string_view name) {
  return name == "trace" || name == "functionalize";
}

std::string_view without_overload(std::string_view op) {
  return op.substr(0, op.find('.'));
}

/// What all variants of an operator have in common.
std::string_view stem_of(std::string_view op) {
  op = without_overload(op);
  op = op.substr(op.rfind(':') + 1);  // npos + 1 is 0
  while (op.starts_with('_')) op.remove_prefix(1);
  while (op.ends_with('_')) op.remove_suffix(1);
  return op;
}

}  // namespace

Error::Error(ErrorCode code, std::string message) : code_(code), message_(std::move(message)) {}
Error::Error(std::string message) : Error(ErrorCode::kRuntime, std::move(message)) {}
Error::~Error() = default;

void Error::add_context(std::string_view context) {
  message_.append("\n  ").append(context);
  caller_size_ = kToldOtherwise;
}

void Error::name_caller(std::string_view op) noexcept try {
  if (caller_size_ == kToldOtherwise) return;
  const std::string_view own = std::string_view(message_).substr(caller_size_);
  const size_t end = own.find(": ");
  const std::string_view named = own.substr(0, end);
  if (end == std::string_view::npos || !is_name(named) || is_outside(named)) return;
  std::string caller;
  if (stem_of(named) != stem_of(op)) caller.append(without_overload(op)).append(": ");
  message_.replace(0, caller_size_, caller);
  caller_size_ = static_cast<uint32_t>(caller.size());  // fits: a name
} catch (const std::exception&) {
}

// Destructors out of line give each class one home for its type information.
ValueError::~ValueError() = default;
IndexError::~IndexError() = default;
TypeError::~TypeError() = default;
ShapeError::~ShapeError() = default;
DTypeError::~DTypeError() = default;
DeviceError::~DeviceError() = default;
NotImplementedError::~NotImplementedError() = default;
OutOfMemoryError::~OutOfMemoryError() = default;
AutogradError::~AutogradError() = default;
VersionError::~VersionError() = default;
InferenceModeError::~InferenceModeError() = default;
InputError::~InputError() = default;
InternalError::~InternalError() = default;

}  // namespace tenon
