#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <string>

#include "tenon/api/tensor_creation.h"
#include "tenon/io/npy.h"
#include "tenon/io/safetensors.h"
#include "tests/support/temporary_file.h"
#include "tests/support/temporary_folder.h"

namespace tenon::io {
namespace {

using test::TemporaryFolder;

void save(const std::filesystem::path& path) {
  save_safetensors(path, {{"x", tensor({1.f, 2.f})}});
}

bool is_saved(const std::filesystem::path& path) {
  return load_safetensors(path).at("x").equal(tensor({1.f, 2.f}));
}

mode_t mode_of(const std::filesystem::path& path) {
  struct stat status {};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  return status.st_mode & 07777;
}

size_t count(const TemporaryFolder& folder) {
  const std::filesystem::directory_iterator entries(folder.path());
  return static_cast<size_t>(std::distance(begin(entries), end(entries)));
}

/// A umask for a scope.
class Umask {
 public:
  explicit Umask(mode_t mask) : before_(::umask(mask)) {}
  ~Umask() { ::umask(before_); }

 private:
  mode_t before_;
};

TEST_CASE("a file that is replaced keeps its mode", "[output]") {
  const TemporaryFolder folder;
  for (const mode_t mode : {0600, 0640, 0644, 0400}) {
    const auto path = folder.write("x.safetensors", "old");
    REQUIRE(::chmod(path.c_str(), mode) == 0);
    save(path);
    CHECK(mode_of(path) == mode);
    CHECK(is_saved(path));
    std::filesystem::remove(path);
  }
}

TEST_CASE("a new file has the mode that the umask leaves", "[output]") {
  const TemporaryFolder folder;
  for (const mode_t mask : {0022, 0077, 0027, 0}) {
    const Umask umask(mask);
    const auto path = folder / ("x" + std::to_string(mask) + ".npy");
    save_npy(tensor({1.f}), path);
    CHECK(mode_of(path) == (0666 & ~mask));
  }
}

TEST_CASE("a link is followed, also one to a file that is not there yet", "[output]") {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "deep");
  folder.write("deep/x.safetensors", "old");
  std::filesystem::create_symlink("deep/x.safetensors", folder / "one");
  std::filesystem::create_symlink(folder / "one", folder / "two");
  std::filesystem::create_symlink("deep/new.safetensors", folder / "dangling");
  for (const char* name : {"two", "dangling"}) {
    save(folder / name);
    CHECK(std::filesystem::is_symlink(folder / name));
    CHECK(is_saved(folder / name));
  }
  CHECK(std::filesystem::is_symlink(folder / "one"));
  CHECK(is_saved(folder / "deep/x.safetensors"));
  CHECK(is_saved(folder / "deep/new.safetensors"));
}

TEST_CASE("links that lead round are refused", "[output]") {
  const TemporaryFolder folder;
  std::filesystem::create_symlink(folder / "b", folder / "a");
  std::filesystem::create_symlink(folder / "a", folder / "b");
  CHECK_THROWS_AS(save(folder / "a"), InputError);
  CHECK(count(folder) == 2);
}

/// A device of its own, so that a failure does not cost the machine one; false where the process or
/// the file system may have none.
bool make_device(const std::filesystem::path& path, unsigned minor) {
  if (::mknod(path.c_str(), S_IFCHR | 0666, makedev(1, minor)) != 0) return false;
  const int file = ::open(path.c_str(), O_WRONLY);
  return file >= 0 && ::close(file) == 0;
}

TEST_CASE("a device is written to and stays one", "[output]") {
  const TemporaryFolder folder;
  if (make_device(folder / "null", 3)) {
    std::filesystem::create_symlink("null", folder / "link");
    for (const char* name : {"null", "link"}) save(folder / name);
    CHECK(std::filesystem::is_character_file(folder / "null"));
    CHECK(std::filesystem::is_symlink(folder / "link"));
    CHECK(count(folder) == 2);
  }
  if (make_device(folder / "full", 7)) {
    CHECK_THROWS_WITH(save(folder / "full"), "save_safetensors: cannot write " +
                                                 (folder / "full").string() +
                                                 ": No space left on device");
    CHECK(std::filesystem::is_character_file(folder / "full"));
  }
}

TEST_CASE("a FIFO is written to when somebody reads, and refused when nobody does", "[output]") {
  const TemporaryFolder folder;
  const auto fifo = folder / "fifo";
  REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
  CHECK_THROWS_AS(save(fifo), InputError);
  const int reader = ::open(fifo.c_str(), O_RDONLY | O_NONBLOCK);
  save(fifo);
  char bytes[8];
  CHECK(::read(reader, bytes, sizeof(bytes)) == 8);
  ::close(reader);
  CHECK(std::filesystem::is_fifo(fifo));
}

TEST_CASE("what is no file is not read, and nobody waits for it", "[output]") {
  const TemporaryFolder folder;
  const auto fifo = folder / "fifo";
  REQUIRE(::mkfifo(fifo.c_str(), 0600) == 0);
  CHECK_THROWS_WITH(load_npy(fifo),
                    "load_npy: " + fifo.string() + ": it is a FIFO, expected a file");
  CHECK_THROWS_WITH(load_safetensors("/dev/zero"),
                    "load_safetensors: /dev/zero: it is a device, expected a file");
  CHECK_THROWS_WITH(load_npy("/tmp"), "load_npy: /tmp: it is a directory, expected a file");
}

TEST_CASE("a file of any length of name can be saved", "[output]") {
  const TemporaryFolder folder;
  const auto path = folder / std::string(255, 'x');
  save(path);
  CHECK(is_saved(path));
}

TEST_CASE("what fails leaves nothing behind", "[output]") {
  const TemporaryFolder folder;
  folder.write("old", "old");
  CHECK_THROWS_AS(save(folder / "missing" / "x"), InputError);
  CHECK_THROWS_AS(save(folder / "."), InputError);
  CHECK_THROWS_AS(save(folder / "old" / "x"), InputError);
  CHECK(count(folder) == 1);
}

}  // namespace
}  // namespace tenon::io
