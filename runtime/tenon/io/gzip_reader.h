#pragma once

#include <zlib.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string_view>

#include "tenon/io/input_file.h"

namespace tenon::io {

/// Reads a file that is gzipped, in one member or several, or plain: the first two bytes tell.
/// Errors are InputErrors that name the operation, the file and the reason.
class GzipReader {
 public:
  /// `op` must live as long.
  GzipReader(std::string_view op, const std::filesystem::path& path);

  void read(void* data, uint64_t bytes);
  /// InputError when anything is left, or when the checksum at the end is wrong.
  void expect_end();
  /// The most that the file can hold.
  uint64_t max_bytes() const;

  const InputFile& file() const { return file_; }

 private:
  /// A zlib stream, ended at the end of the scope.
  struct Stream {
    Stream();
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() { inflateEnd(&state); }

    z_stream state{};
  };

  /// At least one byte, or 0 at the end.
  uint64_t read_some(char* data, uint64_t bytes);
  uint64_t copy_some(char* data, uint64_t bytes);
  /// One step of zlib, which may give nothing.
  uint64_t inflate_some(char* data, uint64_t bytes);
  /// Reads on when `rest_` is used up; false at the end of the file.
  bool fill();

  InputFile file_;
  std::unique_ptr<Stream> stream_;  // null for a plain file
  bool within_member_ = true;
  std::array<char, 1 << 14> input_;
  std::string_view rest_;  // of `input_`
};

}  // namespace tenon::io
