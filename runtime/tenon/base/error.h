#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

#include "tenon/base/export.h"

namespace tenon {

/// What went wrong, for programs that decide by kind rather than by type.
enum class ErrorCode {
  kRuntime,
  kValue,
  kIndex,
  kType,
  kShape,
  kDType,
  kDevice,
  kNotImplemented,
  kOutOfMemory,
  kAutograd,
  kVersion,
  kInferenceMode,
  kInput,
  kInternal,
};

/// Base of every exception that Tenon throws. `what()` is one present-tense sentence that starts
/// with the operator that the program called, and shows what was received. Where that one left the
/// check to another, both are named: `linear: addmm: expected …`.
class TENON_API Error : public std::exception {
 public:
  Error(ErrorCode code, std::string message);
  explicit Error(std::string message);
  ~Error() override;

  const char* what() const noexcept override { return message_.c_str(); }
  const std::string& message() const noexcept { return message_; }
  ErrorCode code() const noexcept { return code_; }
  /// The libtorch spelling of `what()`.
  const char* what_without_backtrace() const noexcept { return message_.c_str(); }

  /// Adds a sentence after the message, e.g. where in a program the failing call stands.
  void add_context(std::string_view context);
  /// Names the operator that was called, where the message begins with the name of another; of
  /// several callers the last one that is told. Not once there is context, which tells the place of
  /// the call, and not for what `trace` and `functionalize` raise, which the call is made inside
  /// of. Where there is no memory the message stays.
  void name_caller(std::string_view op) noexcept;

 private:
  ErrorCode code_;
  uint32_t caller_size_ = 0;  // of what stands before the message's own operator
  std::string message_;
};

#define TENON_DECLARE_ERROR(Name, Base, Code)                                         \
  class TENON_API Name : public Base {                                                \
   public:                                                                            \
    explicit Name(std::string message) : Base(ErrorCode::Code, std::move(message)) {} \
    ~Name() override;                                                                 \
  }

/// An argument's value is outside what the operator accepts.
TENON_DECLARE_ERROR(ValueError, Error, kValue);
/// A dimension or an element index is out of range.
TENON_DECLARE_ERROR(IndexError, Error, kIndex);
/// A boxed value or a scalar is not of the type that the schema asks for.
TENON_DECLARE_ERROR(TypeError, Error, kType);
/// Sizes do not fit together.
TENON_DECLARE_ERROR(ShapeError, Error, kShape);
/// A dtype is not supported here, or cannot be cast to the one required.
TENON_DECLARE_ERROR(DTypeError, Error, kDType);
/// Tensors live on different devices, or on one that is not available.
TENON_DECLARE_ERROR(DeviceError, Error, kDevice);
/// The operator has no kernel for these arguments.
TENON_DECLARE_ERROR(NotImplementedError, Error, kNotImplemented);
/// Memory for a tensor cannot be had.
TENON_DECLARE_ERROR(OutOfMemoryError, Error, kOutOfMemory);
/// The autograd graph cannot be built or run.
TENON_DECLARE_ERROR(AutogradError, Error, kAutograd);
/// A tensor that was saved for backward has been modified since.
TENON_DECLARE_ERROR(VersionError, Error, kVersion);
/// Inference tensors and autograd are mixed in a way that could give wrong gradients.
TENON_DECLARE_ERROR(InferenceModeError, Error, kInferenceMode);
/// A file or stream does not hold what its format promises.
TENON_DECLARE_ERROR(InputError, Error, kInput);
/// An invariant of Tenon itself is broken: always a bug of the library.
TENON_DECLARE_ERROR(InternalError, Error, kInternal);

#undef TENON_DECLARE_ERROR

}  // namespace tenon
