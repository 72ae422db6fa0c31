// Runs random programs and prints what they did: `random_programs FIRST COUNT [SKIPPED_STEP...]`.
// Built once against Tenon and once against libtorch; tools/compare compares the two logs.

#include <cstdio>
#include <cstdlib>
#include <map>

#include "describe.h"
#include "program.h"

#ifdef COMPARISON_LIBTORCH
#include <c10/util/Logging.h>
#endif

namespace {

using comparison::Live;
using comparison::Program;

/// Prints the tensors that are new or not as they were.
void print_changes(const Program& program, std::map<int, std::string>& known) {
  for (const Live& live : program.live()) {
    std::string now = comparison::describe(live.tensor, live.first_version);
    std::string& before = known[live.id];
    if (now != before) std::printf("  t%d %s\n", live.id, now.c_str());
    before = std::move(now);
  }
}

void print_error(std::string message) {
  message = message.substr(0, message.find('\n'));
  std::printf("  error ! %s\n", message.c_str());
}

/// One backward from each tensor that requires grad, so that an error hides no other gradient.
void finish(Program& program, std::map<int, std::string>& known) {
  while (!program.guards().empty()) program.guards().pop_back();
  const std::vector<Live> live = program.live();
  for (const Live& root : live) {
    if (!root.tensor.requires_grad() || root.tensor.is_inference()) continue;
    std::printf("end backward(t%d<%s%s%s>)\n", root.id, comparison::kind(root.tensor).c_str(),
                root.made.empty() ? "" : ":", root.made.c_str());
    try {
      root.tensor.sum().backward({}, /*retain_graph=*/true);
    } catch (const std::exception& error) {
      print_error(error.what());
    }
    print_changes(program, known);
  }
}

void run(uint64_t seed, const comparison::Options& options) {
  std::printf("program %llu\n", static_cast<unsigned long long>(seed));
  Program program(seed, options);
  std::map<int, std::string> known;
  print_changes(program, known);
  while (!program.done()) {
    const int number = program.next_step();
    const comparison::Outcome outcome = program.step();
    if (outcome.text == "nothing") continue;
    std::printf("%d %s\n", number, outcome.text.c_str());
    if (outcome.failed) print_error(outcome.message);
    print_changes(program, known);
  }
  finish(program, known);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("usage: random_programs FIRST COUNT [SKIPPED_STEP...]\n", stderr);
    return 2;
  }
#ifdef COMPARISON_LIBTORCH
  // Stack traces take most of the time, and nobody reads them.
  c10::SetStackTraceFetcher([] { return std::string(); });
#endif
  comparison::Options options;
  for (int i = 3; i < argc; ++i) options.skipped.insert(std::atoi(argv[i]));
  const uint64_t first = std::strtoull(argv[1], nullptr, 10);
  const uint64_t count = std::strtoull(argv[2], nullptr, 10);
  for (uint64_t seed = first; seed < first + count; ++seed) {
    run(seed, options);
    // What has been printed when a program ends the process names the program.
    std::fflush(stdout);
  }
}
