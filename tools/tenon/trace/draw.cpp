#include "tools/tenon/trace/draw.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "tenon/base/check.h"

namespace tenon::tools {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

/// A file without a name that holds `text`, at its beginning.
File file_of(const std::string& text) {
  File file(std::tmpfile(), &std::fclose);
  const bool written = file != nullptr &&
                       std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                       std::fflush(file.get()) == 0;
  TENON_CHECK(written, InputError, "a temporary file cannot be written: ", std::strerror(errno));
  std::rewind(file.get());
  return file;
}

/// Runs the program with `input` as its standard input; returns what it exits with.
int run(const std::vector<std::string>& words, std::FILE* input) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(input), 0);
  pid_t child = 0;
  const int error =
      ::posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  TENON_CHECK(error == 0, NotImplementedError, "the program ", words[0],
              ", which draws graphs, cannot be run: ", std::strerror(error),
              "; install graphviz, or print the text of the drawing with --dot");
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

void draw_svg(const std::string& dot, const std::filesystem::path& file,
              const std::string& program) {
  const File input = file_of(dot);
  std::filesystem::path part = file;
  part += ".part";
  const int exit_code = run({program, "-Tsvg", "-o", part.string()}, input.get());
  std::error_code failed;
  if (exit_code == 0) std::filesystem::rename(part, file, failed);
  if (exit_code == 0 && !failed) return;
  std::error_code ignored;
  std::filesystem::remove(part, ignored);
  TENON_CHECK(exit_code == 0, InputError, "the program ", program, " fails with exit code ",
              exit_code, " at drawing ", file.string());
  TENON_THROW(InputError, file.string(), " cannot be written: ", failed.message());
}

}  // namespace tenon::tools
