#pragma once

#include <filesystem>
#include <string_view>

namespace tenon::io {

/// InputError for a path with a NUL character: the system would take what stands before it, and so
/// read or write another file.
void check_file_name(std::string_view op, const std::filesystem::path& path);

}  // namespace tenon::io
