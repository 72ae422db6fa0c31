// Runs one fuzz target over its corpus, and over changes of it that are the same on every machine:
//   fuzz_replay TARGET CORPUS_FOLDER [INPUTS [SEED]]
// Exits 1 when it does not know the target, or when it accepts nothing or everything of the corpus.

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "mutations.h"
#include "targets.h"

namespace tenon::fuzz {
namespace {

struct Target {
  std::string_view name;
  int (*read)(const uint8_t*, size_t);
};

constexpr Target kTargets[] = {
    {"safetensors", &fuzz_safetensors}, {"npy", &fuzz_npy},       {"idx", &fuzz_idx},
    {"torch_load", &fuzz_torch_load},   {"schema", &fuzz_schema}, {"yaml", &fuzz_yaml},
#ifdef TENON_FUZZ_PROGRAM
    {"program", &fuzz_program},
#endif
};

std::vector<std::string> read_corpus(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  std::vector<std::string> corpus;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return corpus;
}

/// What came of the inputs so far.
struct Outcome {
  int64_t inputs = 0;
  int64_t accepted = 0;
  double longest = 0;  // in seconds of processor time

  void run(const Target& target, const std::string& text) {
    const std::clock_t start = std::clock();
    accepted += target.read(reinterpret_cast<const uint8_t*>(text.data()), text.size());
    longest = std::max(longest, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    ++inputs;
  }
};

int main(int argc, char** argv) {
  const auto target = std::ranges::find(kTargets, argc > 1 ? argv[1] : "", &Target::name);
  if (argc < 3 || target == std::end(kTargets)) {
    std::cerr << "usage: fuzz_replay TARGET CORPUS_FOLDER [INPUTS [SEED]]\n";
    return 1;
  }
  const std::vector<std::string> corpus = read_corpus(argv[2]);
  const int64_t inputs = argc > 3 ? std::atoll(argv[3]) : 2000;
  Outcome outcome;
  for (const std::string& text : corpus) outcome.run(*target, text);
  const bool tells_apart = outcome.accepted > 0 && outcome.accepted < outcome.inputs;
  Mutations mutations(argc > 4 ? static_cast<uint64_t>(std::atoll(argv[4])) : 1, corpus);
  while (outcome.inputs < inputs) outcome.run(*target, mutations.next());
  std::cout << "fuzz " << target->name << ": " << outcome.inputs << " inputs, " << outcome.accepted
            << " accepted, the longest took " << outcome.longest << " s\n";
  return tells_apart ? 0 : 1;
}

}  // namespace
}  // namespace tenon::fuzz

int main(int argc, char** argv) {
  return tenon::fuzz::main(argc, argv);
}
