#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <utility>

#include "tenon/api/serialization.h"
#include "tenon/api/tensor_creation.h"
#include "tenon/io/file_system.h"
#include "tenon/io/idx.h"
#include "tenon/io/npy.h"
#include "tenon/io/safetensors.h"
#include "tests/support/temporary_folder.h"

namespace tenon::io {
namespace {

using Catch::Contains;
using test::TemporaryFolder;

const std::string kOld(1000, 'o');

/// An open file of the test itself.
class OpenFile {
 public:
  explicit OpenFile(int file) : file_(file) { REQUIRE(file >= 0); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() { ::close(file_); }

  int number() const { return file_; }
  std::string link(const std::string& folder = "/proc/self/fd/") const {
    return folder + std::to_string(file_);
  }
  void write(const std::string& text) const {
    REQUIRE(::write(file_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  std::string contents() const {
    std::string text(10'000, '\0');
    text.resize(static_cast<size_t>(::pread(file_, text.data(), text.size(), 0)));
    return text;
  }
  struct stat status() const {
    struct stat status {};
    REQUIRE(::fstat(file_, &status) == 0);
    return status;
  }

 private:
  int file_;
};

void save(const std::filesystem::path& path) {
  save_npy(tensor({1.f, 2.f}), path);
}

/// What `save` writes.
std::string saved() {
  const TemporaryFolder folder;
  save(folder / "x");
  return folder.read("x");
}

size_t count(const std::filesystem::path& folder) {
  const std::filesystem::directory_iterator entries(folder);
  return static_cast<size_t>(std::distance(begin(entries), end(entries)));
}

ino_t inode(const std::filesystem::path& path) {
  struct stat status {};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  return status.st_ino;
}

TEST_CASE("a file that is open is written to through its link, and stays itself",
          "[output][paths]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", kOld);
  const OpenFile file(::open(path.c_str(), O_RDWR));
  const std::string names = GENERATE(as<std::string>(), "/proc/self/fd/", "/dev/fd/",
                                     "/proc/thread-self/fd/", "relative", "link to it");
  std::string name = file.link(names);
  const std::filesystem::path before = std::filesystem::current_path();
  if (names == "relative") {
    std::filesystem::current_path("/proc/self/fd");
    name = file.link("");
  } else if (names == "link to it") {
    std::filesystem::create_symlink(file.link(), folder / "first");
    std::filesystem::create_symlink("first", folder / "second");
    name = folder / "second";
  }
  INFO(name);
  const size_t entries = count(folder.path());
  CHECK_NOTHROW(save(name));
  std::filesystem::current_path(before);
  CHECK(file.contents() == saved());
  CHECK(file.status().st_nlink == 1);
  CHECK(file.status().st_ino == inode(path));
  CHECK(count(folder.path()) == entries);
}

TEST_CASE("standard output is written to where it leads", "[output][paths]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", kOld);
  const OpenFile file(::open(path.c_str(), O_RDWR));
  const OpenFile before(::dup(STDOUT_FILENO));
  const int replaced = ::dup2(file.number(), STDOUT_FILENO);
  std::string error;
  try {
    save("/dev/stdout");
  } catch (const InputError& failed) {
    error = failed.message();
  }
  REQUIRE(::dup2(before.number(), STDOUT_FILENO) == STDOUT_FILENO);
  CHECK(replaced == STDOUT_FILENO);
  CHECK(error.empty());
  CHECK(file.contents() == saved());
  CHECK(file.status().st_nlink == 1);
}

TEST_CASE("an open file without a name is written to, and gets none", "[output][paths]") {
  const TemporaryFolder folder;
  const auto path = folder.write("gone", "");
  const OpenFile file(GENERATE(true, false) ? ::memfd_create("tenon_test", MFD_CLOEXEC)
                                            : ::open(path.c_str(), O_RDWR | O_CLOEXEC));
  std::filesystem::remove(path);
  file.write(kOld);
  SECTION("when its name is free") {
    save(file.link());
    CHECK(count(folder.path()) == 0);
  }
  SECTION("when something else has the name that the link shows") {
    const auto other = folder.write("gone (deleted)", "other");
    save(file.link());
    CHECK(folder.read("gone (deleted)") == "other");
    CHECK(count(folder.path()) == 1);
  }
  CHECK(file.contents() == saved());
  CHECK_FALSE(std::filesystem::exists("/memfd:tenon_test (deleted)"));
}

TEST_CASE("an open file that may not be changed is refused as it is", "[output][paths]") {
  const OpenFile file(::memfd_create("tenon_test", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  file.write(kOld);
  REQUIRE(::fcntl(file.number(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK) == 0);
  CHECK_THROWS_WITH(save(file.link()),
                    "save_npy: cannot write " + file.link() + ": Operation not permitted");
  CHECK(file.contents() == kOld);
  CHECK_FALSE(std::filesystem::exists("/memfd:tenon_test (deleted)"));
}

TEST_CASE("an open folder or socket is not saved to", "[output][paths]") {
  const TemporaryFolder folder;
  const OpenFile open_folder(::open(folder.path().c_str(), O_RDONLY | O_DIRECTORY));
  CHECK_THROWS_WITH(save(open_folder.link()), Contains("Is a directory"));
  const OpenFile socket(::socket(AF_UNIX, SOCK_STREAM, 0));
  CHECK_THROWS_AS(save(socket.link()), InputError);
  CHECK(count(folder.path()) == 0);
}

TEST_CASE("a folder that is reached through procfs has its files replaced", "[output][paths]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", kOld);
  std::filesystem::create_symlink("x.npy", folder / "link");
  const ino_t old = inode(path);
  const OpenFile open_folder(::open(folder.path().c_str(), O_RDONLY | O_DIRECTORY));
  save(open_folder.link() + "/link");
  CHECK(folder.read("x.npy") == saved());
  CHECK(inode(path) != old);
  CHECK(count(folder.path()) == 2);
}

/// Shows another file at a path for the first looks.
class ChangingFileSystem : public FileSystem {
 public:
  ChangingFileSystem(std::string path, int looks, mode_t kind)
      : path_(std::move(path)), looks_(looks), kind_(kind) {}

  using FileSystem::status;
  int status(const char* path, struct stat& status) override {
    const int result = FileSystem::status(path, status);
    if (path != path_ || looks_-- <= 0) return result;
    status.st_ino += 1;
    status.st_mode = (status.st_mode & ~mode_t{S_IFMT}) | kind_;
    return result;
  }

 private:
  std::string path_;
  int looks_;
  mode_t kind_;
};

TEST_CASE("only what the path leads to is replaced", "[output][paths]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", kOld);
  std::filesystem::create_symlink("x.npy", folder / "link");
  const ino_t old = inode(path);
  SECTION("when somebody else replaces it meanwhile, the new one") {
    ChangingFileSystem files(path, 1, S_IFREG);
    const FileSystemGuard guard(files);
    save(folder / "link");
    CHECK(inode(path) != old);
  }
  SECTION("when the text of the link names another file, it is written to through the link") {
    ChangingFileSystem files(path, 1'000, S_IFREG);
    const FileSystemGuard guard(files);
    save(folder / "link");
    CHECK(inode(path) == old);
  }
  CHECK(folder.read("x.npy") == saved());
  CHECK(count(folder.path()) == 2);
}

TEST_CASE("a file that comes in the place of a FIFO is not cut", "[output][paths]") {
  const TemporaryFolder folder;
  const auto path = folder.write("x.npy", kOld);
  ChangingFileSystem files(path, 1, S_IFIFO);
  const FileSystemGuard guard(files);
  CHECK_THROWS_WITH(save(path), Contains("cannot open " + path));
  CHECK(folder.read("x.npy") == kOld);
}

TEST_CASE("a path with a NUL character is refused, not cut", "[output][paths]") {
  const TemporaryFolder folder;
  folder.write("a", kOld);
  const std::string name = (folder / "a").string() + std::string("\0b", 2);
  const std::string shown = "'" + (folder / "a").string() + "\\x00b': expected the path of a file";
  Tensor one;
  TensorMap tensors;
  CHECK_THROWS_WITH(save(name), "save_npy: " + shown + ", got one with a NUL character");
  CHECK_THROWS_WITH(save_safetensors(name, {}), Contains("save_safetensors: " + shown));
  CHECK_THROWS_WITH(tenon::save(tensor({1.f}), name), Contains(shown));
  CHECK_THROWS_WITH(load_npy(name), Contains("load_npy: " + shown));
  CHECK_THROWS_WITH(load_idx(name), Contains("load_idx: " + shown));
  CHECK_THROWS_WITH(load_safetensors(name), Contains("load_safetensors: " + shown));
  CHECK_THROWS_WITH(load_safetensors(name, nullptr, LoadMode::kMap), Contains(shown));
  CHECK_THROWS_WITH(tenon::load(one, name), Contains(shown));
  CHECK_THROWS_AS(save(std::string("\0", 1)), InputError);
  CHECK(folder.read("a") == kOld);
  CHECK(count(folder.path()) == 1);
}

}  // namespace
}  // namespace tenon::io
