#pragma once

#include <iosfwd>
#include <string>

#include "tenon/tensor/tensor_base.h"

namespace tenon {

/// Device and dtype in one word, as libtorch's C++ API names them: `CPUFloatType`; `UndefinedType`
/// for an undefined tensor.
TENON_API std::string type_string(const TensorBase& tensor);

/// Writes the elements and then the type and sizes, in the layout of libtorch's C++ API, character
/// for character: matrices row by row, a common scale factor in front where the numbers are all
/// large or small, lines of at most `line_width` characters where columns allow it, higher
/// dimensions matrix by matrix. A tensor without data shows its type and sizes alone. Of the
/// stream's own format only the precision counts, for single numbers; it is left as it was.
TENON_API std::ostream& print(std::ostream& out, const TensorBase& tensor, int64_t line_width = 80);
TENON_API std::ostream& operator<<(std::ostream& out, const TensorBase& tensor);

}  // namespace tenon
