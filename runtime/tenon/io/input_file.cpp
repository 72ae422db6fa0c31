#include "tenon/io/input_file.h"

#include <fcntl.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>

#include "tenon/io/file_name.h"

namespace tenon::io {
namespace {

static_assert(std::endian::native == std::endian::little,
              "the file formats are read and written as they lie in memory");

constexpr size_t kBufferBytes = size_t{1} << 16;

const char* kind_of(mode_t mode) {
  if (S_ISDIR(mode)) return "directory";
  if (S_ISFIFO(mode)) return "FIFO";
  if (S_ISSOCK(mode)) return "socket";
  return "device";
}

}  // namespace

InputFile::InputFile(std::string_view op, const std::filesystem::path& path)
    : op_(op), path_(path) {
  check_file_name(op_, path_);
  // Without O_NONBLOCK a FIFO would wait for somebody to write.
  int error = file_.open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  check(error == 0, error_text(error));
  struct stat status {};
  error = file_.status(status);
  check(error == 0, error_text(error));
  check(S_ISREG(status.st_mode), "it is a ", kind_of(status.st_mode), ", expected a file");
  size_ = static_cast<uint64_t>(status.st_size);
}

void InputFile::read(void* data, uint64_t bytes, std::string_view what) {
  check(bytes <= remaining(), "the file ends before ", what, ": it has ", remaining(),
        " bytes left of the ", bytes, " expected");
  auto* to = static_cast<char*>(data);
  while (bytes > 0) {
    if (next_ == end_ && bytes < kBufferBytes) fill(what);
    const auto buffered = std::min<uint64_t>(bytes, static_cast<uint64_t>(end_ - next_));
    size_t got = buffered;
    if (buffered > 0) {
      std::memcpy(to, next_, buffered);
      next_ += buffered;
    } else {
      got = read_some(to, bytes, what);
    }
    to += got;
    bytes -= got;
    position_ += got;
  }
}

void InputFile::fill(std::string_view what) {
  if (!buffer_) buffer_ = std::make_unique_for_overwrite<char[]>(kBufferBytes);
  const size_t got = read_some(buffer_.get(), kBufferBytes, what);
  next_ = buffer_.get();
  end_ = next_ + got;
}

size_t InputFile::read_some(void* data, size_t bytes, std::string_view what) {
  const int64_t got = file_.read(data, bytes);
  check(got >= 0, "cannot read ", what, ": ", error_text(got));
  check(got > 0, "the file ends before ", what, ": it was cut while it was read");
  return static_cast<size_t>(got);
}

void InputFile::fail_with(const std::string& reason) const {
  TENON_THROW(InputError, op_, ": ", path_.string(), ": ", reason);
}

}  // namespace tenon::io
