#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tenon/base/export.h"

namespace tenon {

/// `; did you mean 'a' or 'b'?` with the candidates nearest to `word`, or nothing when none is
/// near.
TENON_API std::string did_you_mean(std::string_view word,
                                   const std::vector<std::string_view>& candidates);

}  // namespace tenon
