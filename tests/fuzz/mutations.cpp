#include "mutations.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tenon::fuzz {
namespace {

constexpr size_t kLongest = size_t{1} << 20;

constexpr std::array<std::string_view, 44> kWords = {"{",
                                                     "}",
                                                     "[",
                                                     "]",
                                                     "(",
                                                     ")",
                                                     "\"",
                                                     "'",
                                                     ":",
                                                     ",",
                                                     "\\",
                                                     "\\u0000",
                                                     "\\ud800",
                                                     "\xff",
                                                     "\xc3",
                                                     "-",
                                                     "!",
                                                     "?",
                                                     "*",
                                                     "&a ",
                                                     "- ",
                                                     ": ",
                                                     "\n",
                                                     "  ",
                                                     "->",
                                                     "::",
                                                     ".",
                                                     "\"__metadata__\"",
                                                     "\"dtype\"",
                                                     "\"shape\"",
                                                     "\"data_offsets\"",
                                                     "\"BOOL\"",
                                                     "\"F64\"",
                                                     "null",
                                                     "true",
                                                     "1e999",
                                                     "'descr'",
                                                     "'shape'",
                                                     "True",
                                                     "(a!)",
                                                     "Tensor",
                                                     "steps: ",
                                                     "op: ",
                                                     "mode: "};

constexpr std::array<std::string_view, 12> kNumbers = {"0",
                                                       "1",
                                                       "-1",
                                                       "255",
                                                       "4294967296",
                                                       "2147483648",
                                                       "9223372036854775807",
                                                       "9223372036854775808",
                                                       "18446744073709551615",
                                                       "18446744073709551616",
                                                       "4611686018427387904",
                                                       "99999999999999999999999999999999"};

constexpr std::array<uint64_t, 10> kExtremes = {
    0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff, 0x7fffffffffffffff, ~uint64_t{0}};

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

uint64_t Mutations::random() {  // SplitMix64
  uint64_t z = state_ += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

std::string Mutations::next() {
  std::string text = corpus_[below(corpus_.size())];
  for (size_t changes = 1 + below(1 + below(8)); changes > 0; --changes) change(text);
  if (text.size() > kLongest) text.resize(kLongest);
  return text;
}

void Mutations::change(std::string& text) {
  if (text.empty()) return insert_word(text);
  const size_t at = below(text.size());
  switch (below(9)) {
    case 0:
      text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
      break;
    case 1:
      text[at] = static_cast<char>(random());
      break;
    case 2:
      text.erase(at, 1 + below(below(8) == 0 ? text.size() : 8));
      break;
    case 3:
      text.resize(at);
      break;
    case 4:
      overwrite_number(text);
      break;
    case 5:
      replace_digits(text);
      break;
    case 6:
      insert_word(text);
      break;
    case 7:
      repeat_part(text);
      break;
    default:
      splice(text);
  }
}

void Mutations::overwrite_number(std::string& text) {
  const size_t width = size_t{1} << below(4);
  const size_t at = below(2) == 0 ? 0 : below(text.size());
  uint64_t number = kExtremes[below(kExtremes.size())] + below(3) - 1;
  if (below(2) == 0) number = below(2 * text.size());
  std::memcpy(text.data() + at, &number, std::min(width, text.size() - at));
}

void Mutations::replace_digits(std::string& text) {
  const auto first =
      std::find_if(text.begin() + static_cast<ptrdiff_t>(below(text.size())), text.end(), is_digit);
  if (first == text.end()) return;
  const auto last = std::find_if_not(first, text.end(), is_digit);
  const std::string_view known = kNumbers[below(kNumbers.size())];
  text.replace(first, last, below(3) == 0 ? std::to_string(below(300)) : std::string(known));
}

void Mutations::insert_word(std::string& text) {
  text.insert(below(text.size() + 1), kWords[below(kWords.size())]);
}

void Mutations::repeat_part(std::string& text) {
  const size_t from = below(text.size());
  const std::string part = text.substr(from, 1 + below(64));
  const size_t times = below(16) == 0 ? 1 + below(2000) : 1 + below(4);
  std::string repeated;
  for (size_t i = 0; i < times; ++i) repeated += part;
  text.insert(below(text.size()), repeated);
}

void Mutations::splice(std::string& text) {
  const std::string& other = corpus_[below(corpus_.size())];
  if (other.empty()) return;
  const size_t from = below(other.size());
  text.replace(below(text.size()), below(32), other, from, 1 + below(other.size() - from));
}

}  // namespace tenon::fuzz
