#pragma once

#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

namespace tenon::test {

/// A folder of its own that goes with the object.
struct Folder {
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "allocations-XXXXXX").string();
    path = mkdtemp(pattern.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path); }

  /// The names and contents of the files in it, and how often this process has them open and
  /// mapped.
  std::string contents() const {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
      std::ostringstream text;
      text << entry.path().filename() << ": " << std::ifstream(entry.path()).rdbuf() << '\n';
      files.push_back(text.str());
    }
    std::ranges::sort(files);
    std::string all;
    for (const std::string& file : files) all += file;
    return all + std::to_string(open()) + " open, " + std::to_string(mapped()) + " mapped";
  }

  std::filesystem::path path;

 private:
  int64_t open() const {
    const std::filesystem::directory_iterator descriptors("/proc/self/fd");
    return std::count_if(begin(descriptors), end(descriptors), [&](const auto& entry) {
      std::error_code gone;
      const std::string file = std::filesystem::read_symlink(entry.path(), gone).string();
      return file.starts_with(path.string());
    });
  }

  int64_t mapped() const {
    std::ifstream maps("/proc/self/maps");
    int64_t count = 0;
    for (std::string line; std::getline(maps, line);) {
      count += line.find(path.string()) != std::string::npos;
    }
    return count;
  }
};

}  // namespace tenon::test
