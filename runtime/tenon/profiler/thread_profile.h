#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/base/array_ref.h"
#include "tenon/profiler/profile_event.h"

namespace tenon::detail {

class ProfileRecord;
class ProfiledScope;

/// An event as it is noted: without allocation, and without text.
struct NotedEvent {
  static constexpr uint32_t kNone = UINT32_MAX;
  static constexpr int64_t kRunning = -1;

  /// Lives as long as the profile.
  std::string_view name;
  int64_t start = 0, duration = kRunning;
  /// Of the events inside.
  int64_t inner_time = 0;
  uint64_t bytes = 0, inner_bytes = 0;
  /// The number of the first node that it made, and how many; of a backward node its own.
  uint64_t node_number = 0;
  uint32_t node_count = 0;
  /// In the same thread.
  uint32_t parent = kNone;
  DispatchKeySet kernels;
  /// For each tensor a word that `argument_word` makes, and its sizes.
  const int64_t* arguments = nullptr;
  uint8_t argument_words = 0;
  bool has_more_arguments = false;
  ProfileEventKind kind = ProfileEventKind::kOperator;
  ProfileMode mode = ProfileMode::kNormal;
  bool raised = false, is_cut = false;
};

/// What one profile hears of one thread, which alone writes it.
class ThreadProfile {
 public:
  explicit ThreadProfile(ProfileRecord& record);
  ThreadProfile(const ThreadProfile&) = delete;
  ThreadProfile& operator=(const ThreadProfile&) = delete;

  ProfileRecord& record() const { return record_; }
  ProfiledScope* innermost() const { return innermost_; }
  bool notes_arguments() const { return notes_arguments_; }
  bool notes_memory() const { return notes_memory_; }
  int64_t system_id() const { return system_id_; }
  uint64_t dropped() const { return dropped_; }

  uint32_t size() const { return count_; }
  const NotedEvent& operator[](uint32_t i) const { return chunks_[i / kChunk][i % kChunk]; }

  /// A copy of a name that may not live as long as the profile; a shorter text without memory.
  std::string_view keep(std::string_view name) noexcept;
  /// Adds a tensor to the arguments of the event noted last; `dtype` is none of an undefined one.
  void note_argument(NotedEvent& event, std::optional<DType> dtype, IntArrayRef sizes) noexcept;

  /// Ends what is running.
  void cut() noexcept;

  static ProfileEvent::Argument read_argument(const int64_t*& word);

 private:
  friend class ProfiledScope;
  static constexpr uint32_t kChunk = 1024, kWordChunk = 4096, kMostWords = 32;
  static constexpr size_t kMostKept = 4096;

  /// Null, and counted, beyond the bound and without memory.
  NotedEvent* add() noexcept {
    if (count_ == claimed_ && !claim()) [[unlikely]] {
      ++dropped_;
      return nullptr;
    }
    const uint32_t place = count_++;
    return &chunks_[place / kChunk][place % kChunk];
  }
  TENON_COLD bool claim() noexcept;
  bool add_chunk() noexcept;
  TENON_COLD bool add_words() noexcept;

  ProfileRecord& record_;
  ProfiledScope* innermost_ = nullptr;
  const bool notes_arguments_, notes_memory_;
  const int64_t system_id_;
  uint32_t count_ = 0, claimed_ = 0;
  uint64_t dropped_ = 0;
  std::vector<std::unique_ptr<NotedEvent[]>> chunks_;
  std::vector<std::unique_ptr<int64_t[]>> words_;
  uint32_t used_words_ = kWordChunk;
  std::set<std::string, std::less<>> names_;
};

}  // namespace tenon::detail
