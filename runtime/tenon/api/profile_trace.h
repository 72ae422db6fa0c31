#pragma once

#include "tenon/io/output_file.h"
#include "tenon/profiler/profile_report.h"

namespace tenon::detail {

/// Writes a report in Chrome's trace event format, event by event. See `Profile::write_trace`.
void write_profile_trace(const ProfileReport& report, io::OutputFile& file);

}  // namespace tenon::detail
