#include "tests/allocations/fixed_stream.h"
#include "tests/allocations/folder.h"
#include "tests/allocations/scenario.h"
#include "tests/support/gzip.h"

namespace tenon::test {
namespace {

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
  check_failing_allocations("save", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "tensors.safetensors";
    save(second(), path);
    const std::vector<Tensor> tensors = {first(), second()};
    return Attempt{.call = [=] { save(tensors, path); },
                   .results =
                       [=] {
                         std::vector<Tensor> loaded;
                         load(loaded, path);
                         return loaded;
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
  check_failing_allocations("load", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "tensors.safetensors";
    save({first(), second()}, path);
    auto loaded = std::make_shared<std::vector<Tensor>>();
    return Attempt{.call = [=] { load(*loaded, path); },
                   .results = [=] { return *loaded; },
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
  check_failing_allocations("load_idx of a gzipped file", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "images.gz";
    const std::string plain("\0\0\x0B\x02\0\0\0\x01\0\0\0\x03\x05\x06\x07\x08\x09\x0A", 18);
    std::ofstream(path, std::ios::binary) << gzipped(plain);
    auto loaded = std::make_shared<Tensor>();
    return Attempt{.call = [=] { *loaded = io::load_idx(path); },
                   .results = [=] { return std::vector{*loaded}; },
                   .reach = {},
                   .outside = [=] { return folder->contents(); }};
  });
}

TEST_CASE("a file is mapped or refused", "[allocations]") {
  check_failing_allocations("load_safetensors, mapped", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "model.safetensors";
    io::save_safetensors(path, {{"first", first()}, {"bools, which are copied", first() > 2}});
    auto loaded = std::make_shared<io::TensorMap>();
    auto metadata = std::make_shared<io::TextMap>();
    return Attempt{
        .call = [=] { *loaded = io::load_safetensors(path, metadata.get(), io::LoadMode::kMap); },
        .results =
            [=] {
              return std::vector{loaded->at("first"), loaded->at("bools, which are copied")};
            },
        .reach = {},
        .outside = [=] { return folder->contents(); }};
  });
  check_failing_allocations("a mapped tensor is modified", [] {
    auto folder = std::make_shared<Folder>();
    const std::filesystem::path path = folder->path / "model.safetensors";
    io::save_safetensors(path, {{"first", first()}});
    const io::TensorMap loaded = io::load_safetensors(path, nullptr, io::LoadMode::kMap);
    Tensor x = loaded.at("first");
    return Attempt{.call = [=]() mutable { x.mul_(first()); },
                   .results = [=] { return std::vector{x}; },
                   .reach = {x},
                   .outside = [=] { return folder->contents(); }};
  });
}

/// The call raises InputError, whose sentence from the file's name on is the scenario's result.
Attempt refusal_of(const std::shared_ptr<Folder>& folder, const std::string& name,
                   const std::function<void(const std::filesystem::path&)>& call) {
  auto refusal = std::make_shared<FixedStream>();
  return Attempt{.call =
                     [=, path = folder->path / name] {
                       refusal->clear_text();
                       try {
                         call(path);
                       } catch (const InputError& error) {
                         const std::string_view text = error.what();
                         *refusal << text.substr(text.rfind(name));
                       }
                     },
                 .results = [=] { return std::vector{refusal->characters()}; },
                 .reach = {},
                 .outside = [=] { return folder->contents(); }};
}

TEST_CASE("a file that is refused is refused", "[allocations]") {
  check_failing_allocations("a damaged header", [] {
    auto folder = std::make_shared<Folder>();
    std::ofstream(folder->path / "model.safetensors", std::ios::binary)
        .write("\x08\0\0\0\0\0\0\0{\"a\": 1}", 16);
    return refusal_of(folder, "model.safetensors",
                      [](const std::filesystem::path& path) { io::load_safetensors(path); });
  });
  check_failing_allocations("two tensors where one is expected", [] {
    auto folder = std::make_shared<Folder>();
    save({first(), second()}, folder->path / "tensors.safetensors");
    return refusal_of(folder, "tensors.safetensors", [](const std::filesystem::path& path) {
      Tensor loaded;
      load(loaded, path);
    });
  });
}

}  // namespace
}  // namespace tenon::test
