#include "tools/tenon/program/record.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <ostream>

namespace tenon::tools {

int record(const RecordOptions& options, std::ostream& errors) {
  // The program may change its folder before it ends.
  const std::string output = std::filesystem::absolute(options.output).string();
  std::vector<char*> words;
  for (const std::string& word : options.command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  ::setenv("TENON_RECORD", output.c_str(), /*replace=*/1);
  ::execvp(words[0], words.data());
  errors << "tenon: record: " << options.command[0] << ": " << std::strerror(errno) << '\n';
  return 1;
}

}  // namespace tenon::tools
