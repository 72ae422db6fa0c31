// Sums of products over dimensions with names.

#include <catch2/catch.hpp>
#include <map>

#include "tests/support/bad_calls.h"
#include "tests/support/reference.h"

namespace tenon::test {
namespace {

Value text(const char* equation) {
  return std::string(equation);
}

Samples einsum_samples() {
  const TensorBase a = uniform({2, 3}), b = uniform({3, 4}), square = uniform({3, 3});
  return {
      {"einsum", {text("ij,jk->ik"), list({a, b})}},
      {"einsum", {text("ij,jk"), list({a, transposed_storage(b)})}},
      {"einsum", {text("ij->ji"), list({a})}},
      {"einsum", {text("ij->"), list({a})}},
      {"einsum", {text("ii->i"), list({square})}},
      {"einsum", {text("ii"), list({square})}},
      {"einsum", {text("i,j->ij"), list({uniform({2}), uniform({3})})}},
      {"einsum", {text("bij,bjk->bik"), list({uniform({2, 2, 3}), uniform({2, 3, 2})})}},
      {"einsum", {text("...ij,...jk->...ik"), list({uniform({2, 1, 2, 2}), uniform({3, 2, 2})})}},
      {"einsum", {text("...i->..."), list({uniform({2, 2, 3})})}},
      {"einsum", {text("b...->"), list({uniform({2, 3})})}},
      {"einsum", {text("ij,jk,kl->il"), list({a, b, uniform({4, 2})})}},
      {"einsum", {text("ij,jk,kl->il"), list({a, b, uniform({4, 2})}), ints({1, 2, 0, 1})}},
      {"einsum", {text("ij,kj->k"), list({uniform({2, 3}), uniform({1, 3})})}},
      {"einsum", {text("i,i,i->"), list({uniform({3}), uniform({1}), uniform({3})})}},
      {"einsum", {text(","), list({uniform({}), uniform({})})}},
      {"einsum", {text(""), list({uniform({})})}},
      {"einsum", {text("ij,jk->ik"), list({uniform({2, 0}), uniform({0, 3})})}},
      {"einsum", {text("ij,jk->ik"), list({uniform({0, 2}), uniform({2, 3})})}},
      {"einsum",
       {text("ij,j->i"),
        list({integers({2, 3}, 0, 9, DType::kInt32), integers({3}, 0, 9, DType::kInt32)})}},
  };
}
const SampleRegistration registration(&einsum_samples);

/// The sum of products over all values of the letters that the output does not have, as the
/// definition says. Without '...'.
Expected sum_of_products(const std::vector<std::string>& terms, const std::string& output,
                         const std::vector<TensorBase>& operands) {
  std::map<char, int64_t> sizes;
  for (size_t i = 0; i < terms.size(); ++i) {
    for (size_t d = 0; d < terms[i].size(); ++d) {
      int64_t& size = sizes.try_emplace(terms[i][d], 1).first->second;
      size = std::max(size, operands[i].sizes()[d]);
    }
  }
  std::string letters = output;
  for (const auto& [letter, size] : sizes) {
    if (output.find(letter) == std::string::npos) letters += letter;
  }
  Index all, result;
  for (const char letter : letters) all.push_back(sizes[letter]);
  for (const char letter : output) result.push_back(sizes[letter]);
  std::map<Index, double> sums;
  for (const Index& index : indices_of(all)) {
    double product = 1;
    for (size_t i = 0; i < terms.size(); ++i) {
      Index own;
      for (size_t d = 0; d < terms[i].size(); ++d) {
        const bool repeats = operands[i].sizes()[d] == 1;
        own.push_back(repeats ? 0 : index[letters.find(terms[i][d])]);
      }
      product *= at(operands[i], own);
    }
    sums[Index(index.begin(), index.begin() + static_cast<int64_t>(output.size()))] += product;
  }
  return generate(result, [&](const Index& index) { return sums[index]; });
}

TEST_CASE("einsum is the sum of products over what the output does not name", "[einsum]") {
  const TensorBase a = uniform({2, 3}), b = uniform({3, 4}), c = uniform({4, 2, 3}),
                   square = uniform({3, 3}), cube = uniform({3, 3, 3});
  struct Case {
    std::vector<std::string> terms;
    std::string output;
    std::vector<TensorBase> operands;
  };
  const Case cases[] = {
      {{"ij", "jk"}, "ki", {a, b}},
      {{"ij", "jk", "kim"}, "m", {a, b, c}},
      {{"ij", "jk", "kij"}, "", {a, b, c}},
      {{"ij", "ij"}, "ij", {a, a}},
      {{"ij", "kl"}, "ljki", {a, b}},
      {{"ij", "ik"}, "i", {a, uniform({2, 5})}},
      {{"iij", "ji"}, "i", {cube, square}},
      {{"iii"}, "i", {cube}},
      {{"iij"}, "j", {cube}},
      {{"aB", "Bc"}, "Bca", {a, b}},
      {{"ij", "j"}, "ij", {a, uniform({1})}},
      {{"ij", "jk", "kl"}, "", {a, b, uniform({1, 5})}},
  };
  for (const auto& [terms, output, operands] : cases) {
    std::string equation;
    for (const std::string& term : terms) equation += (equation.empty() ? "" : ",") + term;
    equation += "->" + output;
    INFO(equation);
    CHECK_THAT(result_of("einsum", {equation, operands}),
               Near(sum_of_products(terms, output, operands), 1e-13));
    if (terms.size() != 3) continue;
    for (const auto& path : {ints({0, 1, 0, 1}), ints({2, 1, 1, 0}), ints({0, 2, 1, 0})}) {
      CHECK_THAT(result_of("einsum", {equation, operands, path}),
                 Near(sum_of_products(terms, output, operands), 1e-13));
    }
  }
}

TEST_CASE("products of integers have their dtype", "[einsum]") {
  for (const DType dtype : {DType::kUInt8, DType::kInt32, DType::kUInt16, DType::kInt64}) {
    const TensorBase a = integers({2, 3}, 0, 4, dtype), b = integers({3, 2}, 0, 4, dtype);
    for (const char* output : {"i", "k", "ik", "", "j"}) {
      const TensorBase result =
          result_of("einsum", {std::string("ij,jk->") + output, list({a, b})});
      CHECK(result.dtype() == dtype);
      CHECK_THAT(result, Near(sum_of_products({"ij", "jk"}, output, {a, b})));
    }
  }
}

TEST_CASE("what an equation leaves out", "[einsum]") {
  const TensorBase a = uniform({2, 3}), b = uniform({3, 4});
  const auto value = [](const char* equation, std::vector<TensorBase> operands) {
    return result_of("einsum", {text(equation), operands});
  };
  // Letters that stand once are the output, in the order of the alphabet.
  CHECK_THAT(value("ba", {a}), Near(value("ba->ab", {a})));
  CHECK_THAT(value("ij,jk", {a, b}), Near(value("ij,jk->ik", {a, b})));
  CHECK_THAT(value("bA", {a}), Near(value("bA->Ab", {a})));
  CHECK_THAT(value(" i j , j k -> i k ", {a, b}), Near(value("ij,jk->ik", {a, b})));
  // '...' comes first in it, and is summed where the output is given without it.
  CHECK_THAT(value("...j", {a}), Near(value("ij->ij", {a})));
  CHECK_THAT(value("i...", {a}), Near(value("ij->ji", {a})));
  CHECK_THAT(value("i...->i", {a}), Near(value("ij->i", {a})));
  CHECK_THAT(value("...,...", {a, scalar(2)}),
             Near(broadcast({a}, [](auto& x) { return 2 * x[0]; })));
}

TEST_CASE("products that einsum cannot make are errors", "[einsum]") {
  const TensorBase a = uniform({2, 3}), b = uniform({3, 4});
  check_bad_calls({
      {"einsum", {text("ij"), list({})}, ErrorCode::kValue, "none"},
      {"einsum", {text("ij,jk"), list({a})}, ErrorCode::kValue, "2"},
      {"einsum", {text("ij,jk->ik"), list({a, a})}, ErrorCode::kShape, "jk"},
      {"einsum", {text("ijk"), list({a})}, ErrorCode::kShape, "[2, 3]"},
      {"einsum", {text("...ijk"), list({a})}, ErrorCode::kShape, "[2, 3]"},
      {"einsum", {text("ii"), list({a})}, ErrorCode::kShape, "[2, 3]"},
      {"einsum", {text("i1"), list({a})}, ErrorCode::kValue, "1"},
      {"einsum", {text("i.j"), list({a})}, ErrorCode::kValue, "."},
      {"einsum", {text("......"), list({a})}, ErrorCode::kValue, "......"},
      {"einsum", {text("ij->ii"), list({a})}, ErrorCode::kValue, "twice"},
      {"einsum", {text("ij->k"), list({a})}, ErrorCode::kValue, "k"},
      {"einsum", {text("ij->i->j"), list({a})}, ErrorCode::kValue, "-"},
      {"einsum",
       {text("ij,jk"), list({a, cast(b, DType::kFloat32)})},
       ErrorCode::kDType,
       "float32"},
      {"einsum", {text("i,i"), list({booleans({3}), booleans({3})})}, ErrorCode::kDType, "bool"},
      {"einsum", {text("ij,jk"), list({a, b}), ints({0})}, ErrorCode::kValue, "[0]"},
      {"einsum", {text("ij,jk"), list({a, b}), ints({0, 0})}, ErrorCode::kValue, "[0, 0]"},
      {"einsum", {text("ij,jk"), list({a, b}), ints({0, 2})}, ErrorCode::kValue, "[0, 2]"},
  });
}

}  // namespace
}  // namespace tenon::test
