#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tenon::composite {

/// What einsum is told, as `ij,jk->ik`: which dimensions of the operands and of the output are the
/// same.
struct Equation {
  /// The letters of an operand or of the output; those of `...` stand before the letter `dots`.
  struct Term {
    std::string letters;
    size_t dots = std::string::npos;

    bool has_dots() const { return dots != std::string::npos; }
    bool has(char letter) const { return letters.find(letter) != std::string::npos; }
  };

  static constexpr int kLetters = 52;
  /// From 0, capitals before the others, which is their order in an output that is not given.
  static int number_of(char letter) { return letter <= 'Z' ? letter - 'A' : letter - 'a' + 26; }

  /// ValueError of einsum for what is no equation, or one of another number of operands. Without
  /// an arrow the output is '...' and the letters that stand once.
  static Equation parse(std::string_view text, size_t operands);

  std::vector<Term> operands;
  Term output;
};

}  // namespace tenon::composite
