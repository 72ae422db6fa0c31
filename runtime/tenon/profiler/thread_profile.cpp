#include "tenon/profiler/thread_profile.h"

#include <unistd.h>

#include <algorithm>
#include <exception>

#include "tenon/profiler/node_number.h"
#include "tenon/profiler/profile_record.h"
#include "tenon/profiler/profiled_scope.h"
#include "tenon/profiler/steady_time.h"

namespace tenon::detail {
namespace {

static_assert(sizeof(NotedEvent) <= 120, "see ProfileOptions::max_events");

constexpr int64_t kUndefined = 0xff;

/// The dtype, and how many sizes follow.
int64_t argument_word(std::optional<DType> dtype, size_t dims) {
  const int64_t type = dtype ? static_cast<int64_t>(*dtype) : kUndefined;
  return static_cast<int64_t>(dims) << 8 | type;
}

}  // namespace

ThreadProfile::ThreadProfile(ProfileRecord& record)
    : record_(record),
      notes_arguments_(record.options().shapes),
      notes_memory_(record.options().memory),
      system_id_(::gettid()) {
  make_node_numbers_unique();
}

bool ThreadProfile::claim() noexcept {
  if (count_ == chunks_.size() * kChunk && !add_chunk()) return false;
  // Chunks are filled before the next is begun.
  const uint32_t claimed = record_.claim(kChunk - count_ % kChunk);
  claimed_ += claimed;
  return claimed > 0;
}

bool ThreadProfile::add_chunk() noexcept {
  try {
    chunks_.push_back(std::make_unique<NotedEvent[]>(kChunk));
  } catch (const std::exception&) {
    return false;
  }
  return true;
}

bool ThreadProfile::add_words() noexcept {
  try {
    words_.push_back(std::make_unique_for_overwrite<int64_t[]>(kWordChunk));
  } catch (const std::exception&) {
    return false;
  }
  used_words_ = 0;
  return true;
}

void ThreadProfile::note_argument(NotedEvent& event, std::optional<DType> dtype,
                                  IntArrayRef sizes) noexcept {
  const size_t words = 1 + sizes.size();
  const bool fits = !event.has_more_arguments && event.argument_words + words <= kMostWords;
  if (!fits ||
      (used_words_ + kMostWords > kWordChunk && event.argument_words == 0 && !add_words())) {
    event.has_more_arguments = true;
    return;
  }
  int64_t* word = &words_.back()[used_words_];
  if (event.argument_words == 0) event.arguments = word;
  *word++ = argument_word(dtype, sizes.size());
  std::ranges::copy(sizes, word);
  used_words_ += static_cast<uint32_t>(words);
  event.argument_words = static_cast<uint8_t>(event.argument_words + words);
}

ProfileEvent::Argument ThreadProfile::read_argument(const int64_t*& word) {
  ProfileEvent::Argument argument;
  const auto dims = static_cast<size_t>(*word >> 8);
  const int64_t type = *word++ & 0xff;
  if (type != kUndefined) argument.dtype = static_cast<DType>(type);
  argument.sizes.assign(word, word + dims);
  word += dims;
  return argument;
}

std::string_view ThreadProfile::keep(std::string_view name) noexcept {
  const auto found = names_.find(name);
  if (found != names_.end()) return *found;
  if (names_.size() == kMostKept) return "(more names than a profile keeps)";
  try {
    return *names_.emplace(name).first;
  } catch (const std::exception&) {
    return "(no memory for the name)";
  }
}

void ThreadProfile::cut() noexcept {
  const int64_t now = steady_time();
  while (ProfiledScope* const scope = innermost_) {
    if (scope->event_ != nullptr) scope->event_->is_cut = true;
    scope->finish(now);
    scope->thread_ = nullptr;
  }
}

}  // namespace tenon::detail
