#pragma once

#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>

namespace tenon::test {

/// A file name of its own in the temporary directory; the file is removed at the end of the scope.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& contents = {}) {
    static std::atomic<int> count{0};
    path_ = std::filesystem::temp_directory_path() /
            ("tenon_test_" + std::to_string(getpid()) + "_" + std::to_string(count++));
    if (!contents.empty()) write(contents);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }
  void write(const std::string& contents) const {
    std::ofstream(path_, std::ios::binary) << contents;
  }
  std::string read() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

 private:
  std::filesystem::path path_;
};

/// The bytes of a number as it lies in memory.
template <class T>
std::string bytes_of(T value) {
  return std::string(reinterpret_cast<const char*>(&value), sizeof(T));
}

}  // namespace tenon::test
