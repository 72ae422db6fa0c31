#pragma once

#include <zlib.h>

#include <string>

#include "tests/support/temporary_file.h"

namespace tenon::test {

/// What gzip makes of the bytes.
inline std::string gzipped(const std::string& plain) {
  const TemporaryFile file;
  const gzFile out = gzopen(file.path().c_str(), "wb");
  gzwrite(out, plain.data(), static_cast<unsigned>(plain.size()));
  gzclose(out);
  return file.read();
}

}  // namespace tenon::test
