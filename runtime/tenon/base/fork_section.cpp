#include "tenon/base/fork_section.h"

#include <pthread.h>

#include <chrono>
#include <new>
#include <thread>

namespace tenon {
namespace {

constexpr std::chrono::seconds kLongestWait{10};

}  // namespace

/// The records of all threads, and the handlers of fork().
struct ForkSection::Handlers {
  static Record* take_record() {
    for (Record* record = records.load(); record != nullptr; record = record->next) {
      if (!record->taken.load() && !record->taken.exchange(true)) return record;
    }
    // Without memory for a record the thread's sections are not waited for. A fork that is under
    // way may not see the new one, so that the thread's next section has to look for it.
    auto* made = new (std::nothrow) Record{0, true};
    if (made == nullptr) return &unwatched;
    made->next = records.load();
    while (!records.compare_exchange_weak(made->next, made)) {
    }
    return made;
  }

  static void give_back(void* taken) {
    auto* record = static_cast<Record*>(taken);
    // Destructors that still run may enter sections, and take a record again.
    record_of_thread_ = &none;
    record->taken.store(false);
  }

  static Record* own_record() {
    if (record_of_thread_ == &none) {
      Record* const record = take_record();
      if (record != &unwatched) pthread_setspecific(thread_end, record);
      record_of_thread_ = record;
    }
    return record_of_thread_;
  }

  static void slow_down_all(bool slow) {
    for (Record* record = records.load(); record != nullptr; record = record->next) {
      record->slow.store(slow);
    }
  }

  /// Unless a fork is under way, which may have slowed the record down before or after this.
  static void speed_up(Record& record) {
    if (is_forking.load() != 0) return;
    record.slow.store(false);
    if (is_forking.load() != 0) record.slow.store(true);
  }

  static void before_fork() {
    Record& own = *own_record();
    const auto deadline = std::chrono::steady_clock::now() + kLongestWait;
    while (is_forking.exchange(1) != 0) std::this_thread::yield();  // another thread forks
    // What other handlers of this thread do meanwhile passes, as part of this section.
    own.depth.store(own.depth.load() + 1);
    slow_down_all(true);
    for (Record* record = records.load(); record != nullptr; record = record->next) {
      while (record != &own && record->depth.load() > 0) {
        if (std::chrono::steady_clock::now() > deadline) return;
        std::this_thread::yield();
      }
    }
  }

  static void after_fork() {
    leave(*record_of_thread_);
    slow_down_all(false);
    is_forking.store(0);
    is_forking.notify_all();
  }

  static void in_child() {
    for (Record* record = records.load(); record != nullptr; record = record->next) {
      if (record == record_of_thread_) continue;
      record->depth.store(0);
      record->taken.store(false);
    }
    generation_.fetch_add(1);
    after_fork();
  }

  /// Before any other initialiser, which may start threads.
  __attribute__((constructor(101))) static void install() {
    pthread_key_create(&thread_end, &give_back);
    pthread_atfork(&before_fork, &after_fork, &in_child);
  }

  static constinit Record none;
  static constinit Record unwatched;
  static constinit std::atomic<Record*> records;
  static constinit std::atomic<uint32_t> is_forking;
  static pthread_key_t thread_end;
};

constinit ForkSection::Record ForkSection::Handlers::none{0, true, true, nullptr};
constinit ForkSection::Record ForkSection::Handlers::unwatched;
constinit std::atomic<ForkSection::Record*> ForkSection::Handlers::records{nullptr};
constinit std::atomic<uint32_t> ForkSection::Handlers::is_forking{0};
pthread_key_t ForkSection::Handlers::thread_end;
constinit thread_local ForkSection::Record* ForkSection::record_of_thread_ = &Handlers::none;
constinit std::atomic<uint16_t> ForkSection::generation_{1};

bool ForkSection::is_entered() {
  return record_of_thread_ != &Handlers::none && record_of_thread_->depth.load() > 0;
}

ForkSection::Record* ForkSection::enter_slowly() {
  const bool is_first = record_of_thread_ == &Handlers::none;
  Record* const record = Handlers::own_record();
  if (is_first) record->depth.store(1);
  // A section within another one is part of it.
  while (record->depth.load() == 1 && Handlers::is_forking.load() != 0) {
    record->depth.store(0);
    Handlers::is_forking.wait(1);
    record->depth.store(1);
  }
  if (record->slow.load()) Handlers::speed_up(*record);
  return record;
}

ForkSection::Lent::Lent(bool lender_is_entered)
    : record_(lender_is_entered ? Handlers::own_record() : nullptr) {
  if (record_ != nullptr) record_->depth.store(record_->depth.load() + 1);
}

ForkSection::Lent::~Lent() {
  if (record_ != nullptr) leave(*record_);
}

}  // namespace tenon
