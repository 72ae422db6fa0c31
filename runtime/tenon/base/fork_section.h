#pragma once

#include <atomic>
#include <cstdint>

#include "tenon/base/export.h"

namespace tenon {

/// While it lives, no other thread's fork() takes place: the child would inherit what this thread
/// is changing half changed, and locked for ever. Sections of one thread nest. What lies in one
/// must not wait for a thread that enters sections itself, unless `ForkSection::Lent` takes it in.
///
/// Note [Fork at any moment]
///
/// A child of fork() has one thread and a copy of the memory. So every lock of Tenon's (`Mutex`),
/// every first use that makes something (`Lazy`, `Once`), and every call of a library with locks of
/// its own lies in a ForkSection; handlers of fork() hold back new ones and wait until no other
/// thread is in one. They wait ten seconds at most, since a program whose threads wait for each
/// other here is better off with a child that may hang than without one.
///
/// Each thread counts in a record of its own, so that sections of many threads share no memory.
class ForkSection {
 public:
  ForkSection() : record_(enter()) {}
  ForkSection(const ForkSection&) = delete;
  ForkSection& operator=(const ForkSection&) = delete;
  ~ForkSection() { leave(*record_); }

  /// Whether the calling thread is in a section.
  TENON_API static bool is_entered();
  /// For a thread that works for another one, which waits for it within a section or not: its own
  /// sections are part of that one.
  class Lent;

  /// How many forks lie between the program's first process and this one, plus one, modulo 2^16.
  static uint16_t generation() { return generation_.load(std::memory_order_relaxed); }

 private:
  friend class Mutex;

  struct alignas(64) Record {
    /// How many sections the thread is in.
    std::atomic<int32_t> depth{0};
    /// Set while another thread forks, and always in the record of threads that have none.
    std::atomic<bool> slow{false};
    std::atomic<bool> taken{true};
    Record* next = nullptr;
  };
  struct Handlers;

  TENON_ALWAYS_INLINE static Record* enter() {
    Record* const record = record_of_thread_;
    // Either the thread sees that a fork is under way, or the fork sees the thread.
    record->depth.store(record->depth.load(std::memory_order_relaxed) + 1);
    if (record->slow.load()) [[unlikely]]
      return enter_slowly();
    return record;
  }
  TENON_ALWAYS_INLINE static void leave(Record& record) {
    const int32_t depth = record.depth.load(std::memory_order_relaxed);
    record.depth.store(depth - 1, std::memory_order_release);
  }
  TENON_API TENON_COLD static Record* enter_slowly();

  TENON_API static constinit thread_local Record* record_of_thread_
      __attribute__((tls_model("initial-exec")));
  static constinit std::atomic<uint16_t> generation_;

  Record* const record_;
};

class ForkSection::Lent {
 public:
  TENON_API explicit Lent(bool lender_is_entered);
  Lent(const Lent&) = delete;
  Lent& operator=(const Lent&) = delete;
  TENON_API ~Lent();

 private:
  Record* record_;
};

}  // namespace tenon
