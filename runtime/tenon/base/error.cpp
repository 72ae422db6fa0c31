#include "tenon/base/error.h"

#include <utility>

namespace tenon {

Error::Error(ErrorCode code, std::string message) : code_(code), message_(std::move(message)) {}
Error::Error(std::string message) : Error(ErrorCode::kRuntime, std::move(message)) {}
Error::~Error() = default;

void Error::add_context(std::string_view context) {
  message_.append("\n  ").append(context);
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
