#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <iostream>

#include "simulated_file_system.h"
#include "tenon/api/tensor_creation.h"
#include "tenon/generated/functions.h"
#include "tenon/io/idx.h"
#include "tenon/io/npy.h"
#include "tenon/io/safetensors.h"
#include "tests/io/several_tensors.h"

namespace tenon::io {
namespace {

using Catch::Contains;
using test::Fault;
using test::Files;
using test::SimulatedFileSystem;

const std::string kPath = "/folder/file";
const std::string kOld = "the old contents";

using Save = std::function<void(const std::string&)>;

/// Saves from one call of `write` to many, through the buffer and past it.
const std::pair<const char*, Save> kSaves[] = {
    {"save_safetensors", [](const auto& path) { save_safetensors(path, {}); }},
    {"save_safetensors", [](const auto& path) { save_safetensors(path, several(3, 5)); }},
    {"save_safetensors", [](const auto& path) { save_safetensors(path, several(700, 100)); }},
    {"save_safetensors", [](const auto& path) { save_safetensors(path, several(3, 70'000)); }},
    {"save_npy",
     [](const auto& path) {
       save_npy(tensor({1.f, 2.f}), path);
     }},
    {"save_npy",
     [](const auto& path) {
       save_npy(zeros({300, 301}), path);
     }},
};

/// One save that may go wrong.
struct Attempt {
  SimulatedFileSystem files;
  std::string error;

  Attempt(const Save& save, bool replaces, int broken_step, Fault fault) {
    if (replaces) files.put(kPath, kOld);
    files.break_at(broken_step, fault);
    const FileSystemGuard guard(files);
    try {
      save(kPath);
    } catch (const InputError& failed) {
      error = failed.message();
    }
  }
};

/// What may stand under the name, in `files`.
bool is_old_or_new(const Files& files, bool replaces, const std::string& saved) {
  const auto found = files.find(kPath);
  if (found == files.end()) return !replaces;
  return found->second == saved || (replaces && found->second == kOld);
}

/// What holds for each attempt; `saved` is the file as it is when nothing goes wrong.
void check(const Attempt& attempt, const char* op, bool replaces, const std::string& saved,
           Fault fault) {
  const SimulatedFileSystem& files = attempt.files;
  const bool is_new = files.files().count(kPath) > 0 && files.files().at(kPath) == saved;
  CHECK(is_old_or_new(files.files(), replaces, saved));
  for (const Files& left : files.after_power_loss()) {
    const bool safe = is_old_or_new(left, replaces, saved);
    const bool lasting =
        !attempt.error.empty() || (left.count(kPath) > 0 && left.at(kPath) == saved);
    if (!safe || !lasting) FAIL_CHECK("a loss of power leaves another file");
  }
  if (files.is_dead()) return;
  CHECK(files.open_files() == 0);
  CHECK(files.files().size() == (replaces || is_new ? 1 : 0));
  if (fault == Fault::kInterrupt && attempt.error.empty()) CHECK(is_new);
  if (!attempt.error.empty()) {
    CHECK_THAT(attempt.error, Contains(std::string(op) + ": cannot ") && Contains(kPath + ": "));
  }
}

TEST_CASE("whatever goes wrong in a save, the file is the old one or the new one", "[failing]") {
  int points = 0;
  int states = 0;
  for (const auto& [op, save] : kSaves) {
    for (const bool replaces : {false, true}) {
      const Attempt whole(save, replaces, 0, Fault::kFail);
      REQUIRE(whole.error.empty());
      const std::string saved = whole.files.files().at(kPath);
      check(whole, op, replaces, saved, Fault::kFail);
      for (const Fault fault :
           {Fault::kFail, Fault::kTear, Fault::kInterrupt, Fault::kKill, Fault::kKillWithin}) {
        for (int step = 1; step <= whole.files.steps(); ++step, ++points) {
          INFO(op << " of " << saved.size() << " bytes, step " << step << " of "
                  << whole.files.steps() << ", fault " << static_cast<int>(fault));
          const Attempt attempt(save, replaces, step, fault);
          CHECK(attempt.files.is_broken());
          check(attempt, op, replaces, saved, fault);
          states += static_cast<int>(attempt.files.after_power_loss().size());
        }
      }
    }
  }
  std::cout << "failing files: " << points << " points of saves, " << states
            << " states after a loss of power\n";
  CHECK(points >= 500);
}

TEST_CASE("an error of a save is reported, and one that does not matter is not", "[failing]") {
  const Save& save = kSaves[1].second;
  const int steps = Attempt(save, true, 0, Fault::kFail).files.steps();
  int reported = 0;
  for (int step = 1; step <= steps; ++step) {
    reported += Attempt(save, true, step, Fault::kFail).error.empty() ? 0 : 1;
    // What a signal can interrupt is made again, but for closing.
    const Attempt interrupted(save, true, step, Fault::kInterrupt);
    for (const char* repeated : {"cannot open", "cannot write", "cannot sync"}) {
      CHECK_THAT(interrupted.error, !Contains(repeated));
    }
  }
  // The owner may stay another, and the folder was closed after all was done.
  CHECK(reported == steps - 2);
}

TEST_CASE("whatever goes wrong in a save to an open file without a name, none appears",
          "[failing]") {
  const std::string link = "/proc/self/fd/3";
  const auto attempt = [&](SimulatedFileSystem& files) -> std::string {
    files.put_open_file(link, kOld);
    const FileSystemGuard guard(files);
    try {
      save_safetensors(link, several(3, 70'000));
    } catch (const InputError& failed) {
      return failed.message();
    }
    return {};
  };
  SimulatedFileSystem whole;
  REQUIRE(attempt(whole).empty());
  const std::string saved = whole.contents_of_open_file(link);
  REQUIRE(saved.size() > 3 * 70'000 * sizeof(float));
  for (const Fault fault : {Fault::kFail, Fault::kTear, Fault::kInterrupt}) {
    for (int step = 1; step <= whole.steps(); ++step) {
      INFO("step " << step << " of " << whole.steps() << ", fault " << static_cast<int>(fault));
      SimulatedFileSystem files;
      files.break_at(step, fault);
      const std::string error = attempt(files);
      CHECK(files.is_broken());
      CHECK(files.open_files() == 0);
      CHECK(files.files().empty());
      if (fault == Fault::kFail) CHECK_FALSE(error.empty());
      if (error.empty()) {
        CHECK(files.contents_of_open_file(link) == saved);
      } else {
        CHECK_THAT(error, Contains("save_safetensors: cannot ") && Contains(link + ": "));
      }
    }
  }
}

using Load = std::function<void(const std::string&)>;

TEST_CASE("whatever goes wrong when a file is read, it is refused and closed", "[failing]") {
  const std::pair<const char*, Load> loads[] = {
      {"load_safetensors", [](const auto& path) { load_safetensors(path); }},
      {"load_safetensors",
       [](const auto& path) { load_safetensors(path, nullptr, LoadMode::kMap); }},
      {"load_npy", [](const auto& path) { load_npy(path); }},
      {"load_idx", [](const auto& path) { load_idx(path); }},
  };
  std::string idx("\0\0\x08\1\0\3\x0d\x40", 8);
  idx += std::string(200'000, 'x');
  int points = 0;
  for (const auto& [op, load] : loads) {
    const bool npy = op == std::string("load_npy");
    const bool is_idx = op == std::string("load_idx");
    const std::string contents =
        is_idx
            ? idx
            : Attempt(kSaves[npy ? 5 : 3].second, false, 0, Fault::kFail).files.files().at(kPath);
    for (const Fault fault : {Fault::kFail, Fault::kTear, Fault::kInterrupt}) {
      for (int step = 1;; ++step, ++points) {
        SimulatedFileSystem files;
        files.put(kPath, contents);
        files.break_at(step, fault);
        std::string error;
        {
          const FileSystemGuard guard(files);
          try {
            load(kPath);
          } catch (const InputError& failed) {
            error = failed.message();
          }
        }
        CHECK(files.open_files() == 0);
        if (!files.is_broken()) break;
        INFO(op << ", step " << step << ", fault " << static_cast<int>(fault));
        if (!error.empty()) CHECK_THAT(error, Contains(std::string(op) + ": " + kPath + ": "));
        // The last step closes the file, when all has been read.
        if (fault == Fault::kFail && step < files.steps()) CHECK_FALSE(error.empty());
      }
    }
  }
  std::cout << "failing files: " << points << " points of loads\n";
}

TEST_CASE("a file that is cut while it is read is refused", "[failing]") {
  /// Says that the file is longer than it is.
  class Cut : public SimulatedFileSystem {
   public:
    using SimulatedFileSystem::status;
    int status(int file, struct stat& status) override {
      const int result = SimulatedFileSystem::status(file, status);
      status.st_size += 100;
      return result;
    }
  };
  Cut files;
  files.put(kPath, std::string("\0\0\x08\1\0\0\0\x64", 8));
  const FileSystemGuard guard(files);
  CHECK_THROWS_WITH(load_idx(kPath), Contains("it was cut while it was read"));
}

}  // namespace
}  // namespace tenon::io
