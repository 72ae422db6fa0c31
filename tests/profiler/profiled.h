#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/tenon.h"

namespace tenon::test {

using Events = std::vector<ProfileEvent>;

/// The events of what `function` does.
template <class Function>
Events profiled(const Function& function, const ProfileOptions& options = {}) {
  Profile profile(options);
  function();
  profile.stop();
  return profile.events();
}

/// The only event of this name, or the first with `first`.
inline const ProfileEvent& find(const Events& events, const std::string& name, bool first = false) {
  const auto is_it = [&](const ProfileEvent& event) { return event.name == name; };
  const auto count = std::ranges::count_if(events, is_it);
  if (count != 1 && (count == 0 || !first)) {
    throw std::logic_error(detail::concatenate(count, " events are called ", name));
  }
  return *std::ranges::find_if(events, is_it);
}

inline size_t place_of(const Events& events, const ProfileEvent& event) {
  return static_cast<size_t>(&event - events.data());
}

/// `add.Tensor`, indented by a blank for each event around it.
inline std::vector<std::string> names(const Events& events) {
  std::vector<std::string> names;
  for (const ProfileEvent& event : events) {
    std::string indent;
    for (auto outer = event.parent; outer; outer = events[*outer].parent) indent += ' ';
    names.push_back(indent + event.name);
  }
  return names;
}

/// What holds of the events of every profile; a text says what does not.
inline std::string wrong_with(const Events& events) {
  std::vector<int64_t> inner(events.size(), 0);
  std::vector<uint64_t> inner_bytes(events.size(), 0);
  for (size_t i = 0; i < events.size(); ++i) {
    const ProfileEvent& event = events[i];
    if (event.start < 0 || event.duration < 0) return event.name + " has no time";
    if (!event.parent) continue;
    if (*event.parent >= i) return event.name + " stands before what it runs inside of";
    const ProfileEvent& outer = events[*event.parent];
    if (outer.thread != event.thread) return event.name + " runs inside of another thread's event";
    if (event.start < outer.start || event.start + event.duration > outer.start + outer.duration) {
      return event.name + " is not inside of " + outer.name;
    }
    inner[*event.parent] += event.duration;
    inner_bytes[*event.parent] += event.bytes;
  }
  for (size_t i = 0; i < events.size(); ++i) {
    if (events[i].self != events[i].duration - inner[i])
      return events[i].name + ": wrong self time";
    if (events[i].self_bytes != events[i].bytes - inner_bytes[i]) {
      return events[i].name + ": wrong self bytes";
    }
  }
  return "";
}

}  // namespace tenon::test
