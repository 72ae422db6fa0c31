#pragma once

#include <string_view>

#include "tenon/base/dtype.h"
#include "tenon/base/export.h"
#include "tenon/base/layout.h"

namespace tenon::kernels {

/// Raises the ValueError of a call for which no case of `choose` is: `expected` tells the cases,
/// `got` the value of a truth value, a dtype, a memory format or a text.
[[noreturn]] TENON_API void fail_choice(std::string_view op, std::string_view expected);
[[noreturn]] TENON_API void fail_choice(std::string_view op, std::string_view expected, bool got);
[[noreturn]] TENON_API void fail_choice(std::string_view op, std::string_view expected, DType got);
[[noreturn]] TENON_API void fail_choice(std::string_view op, std::string_view expected,
                                        MemoryFormat got);
[[noreturn]] TENON_API void fail_choice(std::string_view op, std::string_view expected,
                                        std::string_view got);

}  // namespace tenon::kernels
