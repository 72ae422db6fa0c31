// Runs every C++ block of the documents; says which fails, with what it should have done.

#include <tenon/dispatch/inference_checks.h>

#include <exception>
#include <filesystem>
#include <sstream>
#include <string_view>

#include "block.h"
#include "tests/support/temporary_folder.h"

extern const std::vector<docs::Block> blocks;
extern const std::vector<docs::Block> compat_blocks;
extern const std::vector<docs::Block> kernel_blocks;

namespace {

/// What is written to std::cout while it lives.
class Captured {
 public:
  Captured() : original_(std::cout.rdbuf(text_.rdbuf())) {}
  ~Captured() { std::cout.rdbuf(original_); }
  std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
  std::streambuf* original_;
};

/// What a block may leave switched on for the process.
struct RestoredChecks {
  ~RestoredChecks() {
    tenon::set_inference_policy(tenon::InferencePolicy::Standard);
    tenon::remember_inference_origins(false);
  }
};

/// Whether the texts are equal, `…` standing for any text.
bool matches(std::string_view expected, std::string_view found) {
  constexpr std::string_view anything = "…";
  const size_t length = expected.find(anything);
  if (length == std::string_view::npos) return expected == found;
  if (!found.starts_with(expected.substr(0, length))) return false;
  expected.remove_prefix(length + anything.size());
  for (size_t from = length; from <= found.size(); ++from) {
    if (matches(expected, found.substr(from))) return true;
  }
  return false;
}

std::string difference(const char* what, const std::string& expected, const std::string& found) {
  return matches(expected, found)
             ? ""
             : std::string("expected ") + what + "\n" + expected + "\ngot\n" + found;
}

/// Runs the block; returns what is wrong, or nothing.
std::string failure(const docs::Block& block) {
  const Captured captured;
  const RestoredChecks restored;
  try {
    if (block.message != nullptr) {
      return difference("the message", block.expected_message, block.message(block.run));
    }
    block.run();
  } catch (const std::exception& error) {
    return std::string("unexpected exception: ") + error.what();
  }
  return block.expected_output ? difference("the output", *block.expected_output, captured.text())
                               : "";
}

int run(const std::vector<docs::Block>& all) {
  int failures = 0;
  for (const docs::Block& block : all) {
    const std::string problem = failure(block);
    if (problem.empty()) continue;
    ++failures;
    std::cerr << block.place << ": " << problem << "\n";
  }
  return failures;
}

}  // namespace

int main() {
  // Blocks write files into the folder where they run.
  const tenon::test::TemporaryFolder folder;
  std::filesystem::current_path(folder.path());
  const int failures = run(blocks) + run(compat_blocks) + run(kernel_blocks);
  const size_t count = blocks.size() + compat_blocks.size() + kernel_blocks.size();
  std::cout << count << " blocks, " << failures << " failures\n";
  return failures == 0 ? 0 : 1;
}
