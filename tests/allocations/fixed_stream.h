#pragma once

#include <array>
#include <ostream>
#include <streambuf>
#include <string_view>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

/// A stream into memory that is there: what is missing in it, Tenon has left out.
class FixedStream : public std::ostream {
 public:
  FixedStream() : std::ostream(nullptr) { rdbuf(&buffer_); }

  std::string_view text() const { return buffer_.text(); }
  /// The text as a result of a scenario.
  Tensor characters() const { return tensor(std::vector<int64_t>(text().begin(), text().end())); }
  void clear_text() { buffer_.clear(); }

 private:
  class Buffer : public std::streambuf {
   public:
    Buffer() { clear(); }
    void clear() { setp(memory_.data(), memory_.data() + memory_.size()); }
    std::string_view text() const { return {pbase(), static_cast<size_t>(pptr() - pbase())}; }

   private:
    std::array<char, 1 << 14> memory_;
  };

  Buffer buffer_;
};

}  // namespace tenon::test
