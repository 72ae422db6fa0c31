#include "tenon/profiler/profile_report.h"

#include <algorithm>

namespace tenon::detail {

ProfileReport::ProfileReport(const ProfileRecord& record) : record_(record), starts_({0}) {
  for (const auto& thread : record.threads()) starts_.push_back(size() + thread->size());
  for (size_t i = 0; i < size(); ++i) {
    if (noted(i).node_count > 0) makers_.push_back({noted(i).node_number, i});
  }
  std::ranges::stable_sort(makers_, {}, &Maker::first_node);
}

uint64_t ProfileReport::dropped() const {
  uint64_t sum = 0;
  for (const auto& thread : record_.threads()) sum += thread->dropped();
  return sum;
}

size_t ProfileReport::thread_of(size_t i) const {
  const auto next = std::ranges::upper_bound(starts_, i);
  return static_cast<size_t>(next - starts_.begin()) - 1;
}

const NotedEvent& ProfileReport::noted(size_t i) const {
  const size_t number = thread_of(i);
  return thread(number)[static_cast<uint32_t>(i - starts_[number])];
}

std::optional<size_t> ProfileReport::parent(size_t i) const {
  const uint32_t parent = noted(i).parent;
  if (parent == NotedEvent::kNone) return std::nullopt;
  return starts_[thread_of(i)] + parent;
}

std::optional<size_t> ProfileReport::forward(size_t i) const {
  if (noted(i).kind != ProfileEventKind::kBackward) return std::nullopt;
  const uint64_t node = noted(i).node_number;
  const auto next = std::ranges::upper_bound(makers_, node, {}, &Maker::first_node);
  if (next == makers_.begin()) return std::nullopt;
  // The last call that began before the node was made did not make it where it was over by then.
  std::optional<size_t> maker = (next - 1)->event;
  while (maker && node - noted(*maker).node_number >= noted(*maker).node_count) {
    maker = parent(*maker);
  }
  return maker;
}

ProfileEvent ProfileReport::event(size_t i) const {
  const NotedEvent& noted = this->noted(i);
  ProfileEvent event{.name = std::string(noted.name),
                     .kind = noted.kind,
                     .mode = noted.mode,
                     .thread = thread_of(i),
                     .start = noted.start - record_.began(),
                     .duration = noted.duration,
                     .self = noted.duration - noted.inner_time,
                     .bytes = noted.bytes,
                     .self_bytes = noted.bytes - noted.inner_bytes,
                     .kernels = noted.kernels,
                     .arguments = {},
                     .has_more_arguments = noted.has_more_arguments,
                     .parent = parent(i),
                     .forward = forward(i),
                     .raised = noted.raised,
                     .is_cut = noted.is_cut};
  const int64_t* word = noted.arguments;
  const int64_t* const end = word + noted.argument_words;
  while (word != end) event.arguments.push_back(ThreadProfile::read_argument(word));
  return event;
}

std::vector<ProfileEvent> ProfileReport::events() const {
  std::vector<ProfileEvent> events;
  events.reserve(size());
  for (size_t i = 0; i < size(); ++i) events.push_back(event(i));
  return events;
}

}  // namespace tenon::detail
