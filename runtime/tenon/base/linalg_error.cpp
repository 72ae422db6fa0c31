#include "tenon/base/linalg_error.h"

namespace tenon {

// Out of line: one home for its type information.
LinAlgError::~LinAlgError() = default;

}  // namespace tenon
