#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <ctime>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tenon/api/tensor_creation.h"
#include "tenon/io/npy.h"
#include "tests/support/temporary_folder.h"

namespace tenon::io {
namespace {

using test::TemporaryFolder;

volatile std::sig_atomic_t heard = 0;

/// Counts in `heard` how often a signal is delivered, for a scope.
class Listener {
 public:
  explicit Listener(int signal) : signal_(signal) {
    heard = 0;
    struct sigaction action {};
    action.sa_handler = [](int) { heard = heard + 1; };
    ::sigaction(signal, &action, &before_);
  }
  ~Listener() { ::sigaction(signal_, &before_, nullptr); }

 private:
  int signal_;
  struct sigaction before_ {};
};

/// RLIMIT_FSIZE for a scope.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const struct rlimit limit { bytes, before_.rlim_max };
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  struct rlimit before_ {};
};

bool is_pending(int signal) {
  sigset_t pending;
  ::sigpending(&pending);
  return ::sigismember(&pending, signal) == 1;
}

sigset_t only(int signal) {
  sigset_t set;
  ::sigemptyset(&set);
  ::sigaddset(&set, signal);
  return set;
}

bool is_blocked(int signal) {
  sigset_t mask;
  ::pthread_sigmask(SIG_BLOCK, nullptr, &mask);
  return ::sigismember(&mask, signal) == 1;
}

/// More than a pipe holds.
Tensor large() {
  return tensor(std::vector<float>(1'000'000));
}

/// Saves to a FIFO whose reader goes away after `bytes`; the message of the error.
std::string save_to_reader_that_goes(const TemporaryFolder& folder, size_t bytes) {
  const auto fifo = folder / "fifo";
  if (::mkfifo(fifo.c_str(), 0600) != 0) return "no FIFO";
  const int reader = ::open(fifo.c_str(), O_RDONLY | O_NONBLOCK);
  ::fcntl(reader, F_SETFL, 0);
  std::thread reading([&] {
    std::vector<char> read(bytes);
    // Waits for the writer, who then waits for the pipe to have room.
    while (::read(reader, read.data(), bytes) == 0) std::this_thread::yield();
    ::close(reader);
  });
  std::string error;
  try {
    save_npy(large(), fifo);
  } catch (const InputError& failed) {
    error = failed.message();
  }
  reading.join();
  return error;
}

std::string save_beyond_limit(const std::string& path) {
  const FileSizeLimit limit(100'000);
  try {
    save_npy(large(), path);
  } catch (const InputError& failed) {
    return failed.message();
  }
  return {};
}

TEST_CASE("a reader that goes away is an error, and nobody hears of SIGPIPE", "[output][signals]") {
  const TemporaryFolder folder;
  const Listener listener(SIGPIPE);
  const size_t bytes = GENERATE(size_t{10}, size_t{100'000});
  CHECK(save_to_reader_that_goes(folder, bytes) ==
        "save_npy: cannot write " + (folder / "fifo").string() + ": Broken pipe");
  CHECK(heard == 0);
  CHECK_FALSE(is_blocked(SIGPIPE));
  CHECK_FALSE(is_blocked(SIGXFSZ));
}

TEST_CASE("a pipe whose reader goes away is refused through its link", "[output][signals]") {
  const Listener listener(SIGPIPE);
  int pipe[2];
  REQUIRE(::pipe(pipe) == 0);
  std::thread reading([&] {
    char bytes[10];
    CHECK(::read(pipe[0], bytes, sizeof(bytes)) == 10);
    ::close(pipe[0]);
  });
  const std::string name = "/dev/fd/" + std::to_string(pipe[1]);
  CHECK_THROWS_WITH(save_npy(large(), name), "save_npy: cannot write " + name + ": Broken pipe");
  reading.join();
  ::close(pipe[1]);
  CHECK(heard == 0);
}

TEST_CASE("a file beyond the limit keeps the old one, and nobody hears of SIGXFSZ",
          "[output][signals]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", "old");
  const Listener listener(SIGXFSZ);
  CHECK(save_beyond_limit(path) == "save_npy: cannot write " + path + ": File too large");
  CHECK(heard == 0);
  CHECK_FALSE(is_blocked(SIGXFSZ));
  CHECK(folder.read("x.npy") == "old");
  const std::filesystem::directory_iterator entries(folder.path());
  CHECK(std::distance(begin(entries), end(entries)) == 1);
}

// ThreadSanitizer knows no thread that a forked process starts.
#if !defined(__SANITIZE_THREAD__)
TEST_CASE("a process without handlers outlives what it cannot write", "[output][signals]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", "old");
  const std::function<std::string()> saves[] = {
      [&] { return save_to_reader_that_goes(folder, 10); },
      [&] { return save_beyond_limit(path); },
  };
  for (const auto& save : saves) {
    const pid_t child = ::fork();
    if (child == 0) {
      ::signal(SIGPIPE, SIG_DFL);
      ::signal(SIGXFSZ, SIG_DFL);
      ::_exit(save().empty() ? 1 : 0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
  }
}
#endif

TEST_CASE("a signal that the program has blocked stays as it was", "[output][signals]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", "old");
  const int signal = GENERATE(SIGPIPE, SIGXFSZ);
  const bool pending = GENERATE(false, true);
  const sigset_t set = only(signal);
  sigset_t before;
  ::pthread_sigmask(SIG_BLOCK, &set, &before);
  if (pending) ::raise(signal);
  const std::string error =
      signal == SIGPIPE ? save_to_reader_that_goes(folder, 10) : save_beyond_limit(path);
  CHECK_FALSE(error.empty());
  CHECK(is_pending(signal) == pending);
  CHECK(is_blocked(signal));
  const struct timespec at_once {};
  while (::sigtimedwait(&set, nullptr, &at_once) == signal) continue;
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace
}  // namespace tenon::io
