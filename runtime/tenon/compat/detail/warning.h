#pragma once

#include <cstdint>
#include <iostream>
#include <string>
#include <utility>

// Warnings, and programs' own ways to show them. Tenon itself gives none: what it notices is an
// error. They come from TORCH_WARN and from what libtorch deprecates.

namespace c10 {

/// Where a warning is given.
struct SourceLocation {
  const char* function;
  const char* file;
  uint32_t line;
};

/// Shows warnings; the base class writes them to the standard error output.
class WarningHandler {
 public:
  virtual ~WarningHandler() = default;
  virtual void process(const SourceLocation& source, const ::std::string& message,
                       bool /*verbatim*/) {
    ::std::cerr << "Warning: " << message << " (" << source.function << " at " << source.file << ':'
                << source.line << ")\n";
  }
};

namespace Warning {

namespace detail {
inline WarningHandler default_handler;
inline WarningHandler* handler = &default_handler;
inline bool warn_always = false;
}  // namespace detail

inline WarningHandler* get_warning_handler() noexcept {
  return detail::handler;
}
/// For the whole process; `handler` has to live until the next is set. Not thread-safe.
inline void set_warning_handler(WarningHandler* handler) noexcept {
  detail::handler = handler;
}
inline void warn(const SourceLocation& source, const ::std::string& message, bool verbatim) {
  detail::handler->process(source, message, verbatim);
}

/// Whether TORCH_WARN_ONCE warns each time.
inline bool get_warnAlways() noexcept {
  return detail::warn_always;
}
inline void set_warnAlways(bool always) noexcept {
  detail::warn_always = always;
}

/// Sets the handler for the scope.
class WarningHandlerGuard {
 public:
  explicit WarningHandlerGuard(WarningHandler* handler) : outer_(get_warning_handler()) {
    set_warning_handler(handler);
  }
  ~WarningHandlerGuard() { set_warning_handler(outer_); }
  WarningHandlerGuard(const WarningHandlerGuard&) = delete;
  WarningHandlerGuard& operator=(const WarningHandlerGuard&) = delete;

 private:
  WarningHandler* outer_;
};

/// Sets `get_warnAlways` for the scope.
struct WarnAlways {
 public:
  explicit WarnAlways(bool setting = true) : outer_(get_warnAlways()) { set_warnAlways(setting); }
  ~WarnAlways() { set_warnAlways(outer_); }
  WarnAlways(const WarnAlways&) = delete;
  WarnAlways& operator=(const WarnAlways&) = delete;

 private:
  bool outer_;
};

}  // namespace Warning
}  // namespace c10
