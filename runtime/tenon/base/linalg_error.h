#pragma once

#include <string>
#include <utility>

#include "tenon/base/error.h"

namespace tenon {

/// A matrix is not what an operator needs: it is singular, not positive definite, or not finite.
/// Its code is that of a ValueError, since it is a value that is not accepted.
class TENON_API LinAlgError : public Error {
 public:
  explicit LinAlgError(std::string message) : Error(ErrorCode::kValue, std::move(message)) {}
  ~LinAlgError() override;
};

}  // namespace tenon
