#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tenon/profiler/profile_event.h"
#include "tenon/profiler/profile_record.h"

namespace tenon::detail {

/// Reads a record to which nobody adds any more: its events in one order, that of their threads and
/// in each thread that of their beginnings, so that an event stands behind what it ran inside of.
class TENON_API ProfileReport {
 public:
  explicit ProfileReport(const ProfileRecord& record);

  size_t thread_count() const { return record_.threads().size(); }
  const ThreadProfile& thread(size_t i) const { return *record_.threads()[i]; }
  const ProfileOptions& options() const { return record_.options(); }
  /// Of all threads.
  size_t size() const { return starts_.back(); }
  uint64_t dropped() const;

  ProfileEvent event(size_t i) const;
  std::vector<ProfileEvent> events() const;

  /// Without copies: which thread an event is of, and what was noted.
  size_t thread_of(size_t i) const;
  const NotedEvent& noted(size_t i) const;
  std::optional<size_t> parent(size_t i) const;
  /// Of a backward node: the call that made it.
  std::optional<size_t> forward(size_t i) const;

 private:
  /// A call that made nodes, by itself or by calls inside.
  struct Maker {
    uint64_t first_node;
    size_t event;
  };

  const ProfileRecord& record_;
  /// The place of the first event of each thread, and the end.
  std::vector<size_t> starts_;
  /// In the order of the nodes, and of the beginnings of calls that made the same first node.
  std::vector<Maker> makers_;
};

}  // namespace tenon::detail
