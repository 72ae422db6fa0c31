#include "tenon/io/gzip_reader.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "tenon/io/limits.h"

namespace tenon::io {
namespace {

constexpr int kGzipWindow = 15 + 16;  // how zlib is asked for gzip alone
constexpr uint64_t kMostAtOnce = uint64_t{1} << 30;

/// From where all other memory of a reader comes, and not from malloc.
void* allocate(void*, unsigned items, unsigned size) {
  // fits: both have 32 bits
  return ::operator new (size_t{items} * size, std::nothrow);
}

void release(void*, void* block) {
  ::operator delete(block);
}

}  // namespace

GzipReader::Stream::Stream() {
  state.zalloc = allocate;
  state.zfree = release;
  if (inflateInit2(&state, kGzipWindow) != Z_OK) throw std::bad_alloc();
}

GzipReader::GzipReader(std::string_view op, const std::filesystem::path& path) : file_(op, path) {
  if (fill() && rest_.starts_with("\x1f\x8b")) stream_ = std::make_unique<Stream>();
}

void GzipReader::read(void* data, uint64_t bytes) {
  auto* next = static_cast<char*>(data);
  while (bytes > 0) {
    const uint64_t got = read_some(next, bytes);
    file_.check(got > 0, "the file is truncated: ", bytes, " bytes are missing");
    next += got;
    bytes -= got;
  }
}

void GzipReader::expect_end() {
  char byte = 0;
  file_.check(read_some(&byte, 1) == 0, "there are bytes after the last element");
}

uint64_t GzipReader::max_bytes() const {
  return stream_ ? file_.size() * kMaxCompression : file_.size();
}

uint64_t GzipReader::read_some(char* data, uint64_t bytes) {
  if (!stream_) return copy_some(data, bytes);
  uint64_t got = 0;
  while (got == 0) {
    if (!within_member_ && !fill()) break;
    got = inflate_some(data, bytes);
  }
  return got;
}

uint64_t GzipReader::copy_some(char* data, uint64_t bytes) {
  if (!fill()) return 0;
  const size_t got = std::min<uint64_t>(bytes, rest_.size());
  std::memcpy(data, rest_.data(), got);
  rest_.remove_prefix(got);
  return got;
}

uint64_t GzipReader::inflate_some(char* data, uint64_t bytes) {
  z_stream& state = stream_->state;
  if (!within_member_) {
    inflateReset(&state);
    within_member_ = true;
  }
  const bool more = fill();
  state.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(rest_.data()));
  state.avail_in = static_cast<unsigned>(rest_.size());
  state.next_out = reinterpret_cast<Bytef*>(data);
  state.avail_out = static_cast<unsigned>(std::min(bytes, kMostAtOnce));
  const unsigned before = state.avail_out;
  const int code = inflate(&state, Z_NO_FLUSH);
  rest_.remove_prefix(rest_.size() - state.avail_in);
  if (code == Z_MEM_ERROR) throw std::bad_alloc();
  within_member_ = code != Z_STREAM_END;
  const uint64_t got = before - state.avail_out;
  const bool stuck = within_member_ && got == 0 && !more;
  file_.check(!stuck, "the file is damaged or truncated: it ends within a gzip stream");
  file_.check(code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR,
              "the file is damaged or truncated: ", state.msg != nullptr ? state.msg : "no gzip");
  return got;
}

bool GzipReader::fill() {
  if (!rest_.empty()) return true;
  const size_t bytes = std::min<uint64_t>(file_.remaining(), input_.size());
  if (bytes > 0) file_.read(input_.data(), bytes, "the data");
  rest_ = std::string_view(input_.data(), bytes);
  return bytes > 0;
}

}  // namespace tenon::io
