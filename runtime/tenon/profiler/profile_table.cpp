#include "tenon/profiler/profile_table.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace tenon::detail {
namespace {

constexpr size_t kLongestName = 48;

/// All events of one kind and name.
struct Line {
  ProfileEventKind kind;
  std::string_view name;
  uint64_t calls = 0;
  int64_t total = 0, self = 0;
  uint64_t bytes = 0;
};

/// Whether an event runs inside of one of the same line, whose time has its own.
bool is_inside_itself(const ProfileReport& report, size_t event) {
  const NotedEvent& own = report.noted(event);
  for (auto outer = report.parent(event); outer; outer = report.parent(*outer)) {
    const NotedEvent& around = report.noted(*outer);
    if (around.kind == own.kind && around.name == own.name) return true;
  }
  return false;
}

std::vector<Line> lines_of(const ProfileReport& report) {
  std::map<std::pair<ProfileEventKind, std::string_view>, Line> lines;
  for (size_t i = 0; i < report.size(); ++i) {
    const NotedEvent& event = report.noted(i);
    Line& line =
        lines.try_emplace({event.kind, event.name}, Line{event.kind, event.name}).first->second;
    ++line.calls;
    if (!is_inside_itself(report, i)) line.total += event.duration;
    line.self += event.duration - event.inner_time;
    line.bytes += event.bytes - event.inner_bytes;
  }
  std::vector<Line> result;
  for (const auto& [key, line] : lines) result.push_back(line);
  return result;
}

/// By the number, highest first; equal ones by name.
void sort(std::vector<Line>& lines, ProfileOrder order) {
  const auto number = [order](const Line& line) -> uint64_t {
    switch (order) {
      case ProfileOrder::kSelf:
        return static_cast<uint64_t>(line.self);
      case ProfileOrder::kTotal:
        return static_cast<uint64_t>(line.total);
      case ProfileOrder::kCalls:
        return line.calls;
      case ProfileOrder::kBytes:
        return line.bytes;
      default:
        return 0;
    }
  };
  std::ranges::sort(lines, [&](const Line& a, const Line& b) {
    const uint64_t left = number(a), right = number(b);
    return left != right ? left > right : std::pair(a.name, a.kind) < std::pair(b.name, b.kind);
  });
}

std::string microseconds(double nanoseconds) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.3f", nanoseconds / 1000);
  return text.data();
}

std::string percent(int64_t part, int64_t whole) {
  std::array<char, 40> text{};
  const double share = whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
  std::snprintf(text.data(), text.size(), "%.1f", 100 * share);
  return text.data();
}

std::string shortened(std::string_view name) {
  if (name.size() <= kLongestName) return std::string(name);
  return std::string(name.substr(0, kLongestName - 3)).append("...");
}

using Row = std::vector<std::string>;

/// In columns as wide as their widest cell: the first two to the left, numbers to the right.
std::string printed(const std::vector<Row>& rows) {
  std::vector<size_t> widths(rows.front().size(), 0);
  for (const Row& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text;
  for (const Row& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - row[i].size(), ' ');
      if (i > 0) text += "  ";
      text += i < 2 ? row[i] + padding : padding + row[i];
    }
    text += '\n';
  }
  return text;
}

std::string summary(const ProfileReport& report, size_t left_out, int64_t self) {
  std::string text;
  if (left_out > 0) text.append(std::to_string(left_out)).append(" more lines\n");
  text.append(std::to_string(report.size())).append(" events, self time of all ");
  text.append(microseconds(static_cast<double>(self))).append(" us\n");
  const uint64_t dropped = report.dropped();
  if (dropped == 0) return text;
  text.append(std::to_string(dropped)).append(" more events began and are not in the table: ");
  return text.append("max_events is ").append(std::to_string(report.options().max_events)) + '\n';
}

}  // namespace

std::string profile_table(const ProfileReport& report, ProfileOrder order, size_t most_lines) {
  std::vector<Line> lines = lines_of(report);
  sort(lines, order);
  int64_t self = 0;
  for (const Line& line : lines) self += line.self;
  const bool has_bytes = report.options().memory;
  std::vector<Row> rows = {
      {"name", "kind", "calls", "total [us]", "self [us]", "self [%]", "mean [us]"}};
  if (has_bytes) rows.back().emplace_back("bytes");
  const size_t shown = std::min(lines.size(), most_lines);
  for (const Line& line : ArrayRef<Line>(lines.data(), shown)) {
    const double mean = static_cast<double>(line.total) / static_cast<double>(line.calls);
    rows.push_back({shortened(line.name), std::string(profile_event_kind_name(line.kind)),
                    std::to_string(line.calls), microseconds(static_cast<double>(line.total)),
                    microseconds(static_cast<double>(line.self)), percent(line.self, self),
                    microseconds(mean)});
    if (has_bytes) rows.back().push_back(std::to_string(line.bytes));
  }
  return printed(rows) + summary(report, lines.size() - shown, self);
}

}  // namespace tenon::detail
