#include "tenon/base/edit_distance.h"

#include <algorithm>
#include <numeric>

namespace tenon {
namespace {

/// Insertions, deletions and replacements between two words (Levenshtein).
size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t replaced = diagonal + (a[i - 1] != b[j - 1]);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

}  // namespace

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates) {
  std::vector<std::pair<size_t, std::string_view>> near;
  for (const std::string_view candidate : candidates) {
    const size_t distance = edit_distance(word, candidate);
    if (distance <= std::max<size_t>(2, word.size() / 3)) near.emplace_back(distance, candidate);
  }
  if (near.empty()) return {};
  std::ranges::sort(near);
  std::string text = "; did you mean '";
  text.append(near[0].second).append("'");
  if (near.size() > 1 && near[1].first == near[0].first) {
    text.append(" or '").append(near[1].second).append("'");
  }
  return text.append("?");
}

}  // namespace tenon
