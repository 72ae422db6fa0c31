#include "tenon/composite/equation.h"

#include <array>

#include "tenon/base/check.h"

namespace tenon::composite {
namespace {

using Term = Equation::Term;

Term parse_term(std::string_view text) {
  Term term;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ') continue;
    if (text.substr(i, 3) == "..." && !term.has_dots()) {
      term.dots = term.letters.size();
      i += 2;
      continue;
    }
    const bool is_letter = (text[i] >= 'a' && text[i] <= 'z') || (text[i] >= 'A' && text[i] <= 'Z');
    TENON_CHECK(is_letter, ValueError, "einsum: expected letters and at most one '...' in '", text,
                "', got '", text[i], "'");
    term.letters += text[i];
  }
  return term;
}

/// '...', and the letters that stand once in the operands.
Term implied_output(const std::vector<Term>& operands) {
  std::array<int, Equation::kLetters> counts = {};
  Term output;
  output.dots = 0;
  for (const Term& term : operands) {
    for (const char letter : term.letters) ++counts[Equation::number_of(letter)];
  }
  for (int i = 0; i < Equation::kLetters; ++i) {
    if (counts[i] == 1) output.letters += static_cast<char>(i < 26 ? 'A' + i : 'a' + i - 26);
  }
  return output;
}

}  // namespace

Equation Equation::parse(std::string_view text, size_t operands) {
  Equation equation;
  const size_t arrow = text.find("->");
  for (std::string_view left = text.substr(0, arrow);;) {
    const size_t comma = left.find(',');
    equation.operands.push_back(parse_term(left.substr(0, comma)));
    if (comma == std::string_view::npos) break;
    left = left.substr(comma + 1);
  }
  TENON_CHECK(equation.operands.size() == operands, ValueError, "einsum: '", text, "' names ",
              equation.operands.size(), " operands, got ", operands);
  equation.output = arrow == std::string_view::npos ? implied_output(equation.operands)
                                                    : parse_term(text.substr(arrow + 2));
  return equation;
}

}  // namespace tenon::composite
