#pragma once

#include <cstddef>
#include <string>

#include "tenon/profiler/profile_report.h"

namespace tenon::detail {

/// See `Profile::table`.
std::string profile_table(const ProfileReport& report, ProfileOrder order, size_t most_lines);

}  // namespace tenon::detail
