#include "tenon/io/file_name.h"

#include "tenon/base/check.h"
#include "tenon/io/text.h"

namespace tenon::io {

void check_file_name(std::string_view op, const std::filesystem::path& path) {
  TENON_CHECK(path.native().find('\0') == std::string::npos, InputError, op, ": ",
              shown(path.native()), ": expected the path of a file, got one with a NUL character");
}

}  // namespace tenon::io
