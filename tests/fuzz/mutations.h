#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tenon::fuzz {

/// Changes texts at random, the same way for the same seed on every machine: bits, bytes, numbers
/// of 1 to 8 bytes, digits, words of the format, parts left out, repeated, exchanged with those of
/// another text.
class Mutations {
 public:
  Mutations(uint64_t seed, std::span<const std::string> corpus) : state_(seed), corpus_(corpus) {}

  /// A text of the corpus with one to eight changes; at most 1 MiB.
  std::string next();

 private:
  uint64_t random();
  /// Below `bound`, which is not 0.
  size_t below(size_t bound) { return static_cast<size_t>(random() % bound); }
  void change(std::string& text);
  void overwrite_number(std::string& text);
  void replace_digits(std::string& text);
  void insert_word(std::string& text);
  void repeat_part(std::string& text);
  void splice(std::string& text);

  uint64_t state_;
  std::span<const std::string> corpus_;
};

}  // namespace tenon::fuzz
