#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

/// A folder of its own that goes with the object.
struct Folder {
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "allocations-XXXXXX").string();
    path = mkdtemp(pattern.data());
  }
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

const Tensor& first() {
  static const Tensor tensor = arange(6).to(kFloat32).view({2, 3});
  return tensor;
}
const Tensor& second() {
  static const Tensor tensor = arange(4);
  return tensor;
}

TEST_CASE("a file is saved whole or stays", "[allocations]") {
  check_failing_allocations("save_safetensors", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "model.safetensors";
    io::save_safetensors(path, {{"old", second()}});
    const io::TensorMap tensors = {{"first", first()}, {"second", second()}};
    const io::TextMap metadata = {{"epoch", "a text that is longer than a short string"}};
    return Attempt{.call = [=] { io::save_safetensors(path, tensors, metadata); },
                   .results =
                       [=] {
                         const io::TensorMap loaded = io::load_safetensors(path);
                         return std::vector{loaded.at("first"), loaded.at("second")};
                       },
                   .reach = {first(), second()},
                   .outside = [=] { return folder->contents(); }};
  });
  check_failing_allocations("save_npy", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "array.npy";
    io::save_npy(second(), path);
    return Attempt{.call = [=] { io::save_npy(first(), path); },
                   .results = [=] { return std::vector{io::load_npy(path)}; },
                   .reach = {first(), second()},
                   .outside = [=] { return folder->contents(); }};
  });
}

TEST_CASE("a file is read or refused", "[allocations]") {
  check_failing_allocations("load_safetensors", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "model.safetensors";
    io::save_safetensors(path, {{"first", first()}, {"a longer name than most", second()}},
                         {{"key", "a text that is longer than a short string"}});
    auto loaded = std::make_shared<io::TensorMap>();
    return Attempt{
        .call = [=] { *loaded = io::load_safetensors(path); },
        .results =
            [=] {
              return std::vector{loaded->at("first"), loaded->at("a longer name than most")};
            },
        .reach = {},
        .outside = [=] { return folder->contents(); }};
  });
  check_failing_allocations("load_npy", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "array.npy";
    io::save_npy(first(), path);
    auto loaded = std::make_shared<Tensor>();
    return Attempt{.call = [=] { *loaded = io::load_npy(path); },
                   .results = [=] { return std::vector{*loaded}; },
                   .reach = {},
                   .outside = [=] { return folder->contents(); }};
  });
  check_failing_allocations("load_idx", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "labels.idx";
    std::ofstream(path, std::ios::binary).write("\0\0\x08\x01\0\0\0\x03\x05\x06\x07", 11);
    auto loaded = std::make_shared<Tensor>();
    return Attempt{.call = [=] { *loaded = io::load_idx(path); },
                   .results = [=] { return std::vector{*loaded}; },
                   .reach = {},
                   .outside = [=] { return folder->contents(); }};
  });
}

}  // namespace
}  // namespace tenon::test
