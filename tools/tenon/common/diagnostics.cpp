#include "tools/tenon/common/diagnostics.h"

#include <algorithm>
#include <ostream>

#include "tenon/base/edit_distance.h"

namespace tenon::tools {

void Diagnostics::add(Location location, std::string message) {
  if (problems_.size() == kMost) throw Full();
  problems_.push_back({location, std::move(message)});
}

std::vector<std::string> Diagnostics::messages() const {
  std::vector<Problem> sorted = problems_;
  std::ranges::stable_sort(sorted, {}, &Problem::location);
  std::vector<std::string> result;
  for (const Problem& problem : sorted) result.push_back(at(problem.location, problem.message));
  return result;
}

void Diagnostics::print(std::ostream& out) const {
  for (const std::string& message : messages()) out << message << '\n';
}

std::string Diagnostics::at(Location location, std::string_view message) const {
  std::string text = file_ + ":" + std::to_string(location.line);
  if (location.column > 0) text.append(":").append(std::to_string(location.column));
  return text.append(": ").append(message);
}

std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates) {
  constexpr size_t kLongest = 100;
  constexpr size_t kMost = 2000;
  const auto is_long = [](std::string_view name) { return name.size() > kLongest; };
  if (is_long(word) || candidates.size() > kMost || std::ranges::any_of(candidates, is_long)) {
    return {};
  }
  const std::string text = did_you_mean(word, candidates);
  constexpr std::string_view kSeparator = "; ";
  return text.empty() ? "" : " (" + text.substr(kSeparator.size()) + ")";
}

}  // namespace tenon::tools
