// Runs every C++ block of the documents; says which fails, with what it should have done.

#include <exception>
#include <sstream>

#include "block.h"

extern const std::vector<docs::Block> blocks;
extern const std::vector<docs::Block> compat_blocks;

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

std::string difference(const char* what, const std::string& expected, const std::string& found) {
  return expected == found ? ""
                           : std::string("expected ") + what + "\n" + expected + "\ngot\n" + found;
}

/// Runs the block; returns what is wrong, or nothing.
std::string failure(const docs::Block& block) {
  const Captured captured;
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
  const int failures = run(blocks) + run(compat_blocks);
  const size_t count = blocks.size() + compat_blocks.size();
  std::cout << count << " blocks, " << failures << " failures\n";
  return failures == 0 ? 0 : 1;
}
