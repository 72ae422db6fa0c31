#pragma once

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
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

  /// The names and contents of the files in it.
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
    return all;
  }

  std::filesystem::path path;
};

}  // namespace tenon::test
