#include "tests/support/call_in_progress.h"

#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <ctime>

// There in a program that is built with a sanitizer.
extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace tenon::test {
namespace {

constexpr std::array kSignals = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGPROF};
constexpr time_t kLongest = 60;

// Read when nothing can be relied on any more.
std::array<char, 256> name{};
std::array<struct sigaction, kSignals.size()> previous{};

void tell() {
  if (name[0] == 0) return;
  constexpr std::string_view kBefore = "\nin the call TENON_TEST_CALL=";
  [[maybe_unused]] auto written = write(STDERR_FILENO, kBefore.data(), kBefore.size());
  written = write(STDERR_FILENO, name.data(), std::strlen(name.data()));
  written = write(STDERR_FILENO, "\n", 1);
  name[0] = 0;
}

void on_signal(int signal) {
  tell();
  for (size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &previous[i], nullptr);
  raise(signal == SIGPROF ? SIGABRT : signal);
}

void set_timer(time_t seconds) {
  itimerval timer{};
  timer.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &timer, nullptr);
}

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

CallInProgress::CallInProgress(std::string_view op, int64_t number) : start_(processor_seconds()) {
  const std::string text = call_name(op, number);
  std::copy_n(text.c_str(), std::min(text.size() + 1, name.size() - 1), name.begin());
  struct sigaction action {};
  action.sa_handler = on_signal;
  for (size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &action, &previous[i]);
  if (__sanitizer_set_death_callback != nullptr) __sanitizer_set_death_callback(&tell);
  set_timer(kLongest);
}

CallInProgress::~CallInProgress() {
  set_timer(0);
  for (size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &previous[i], nullptr);
  name[0] = 0;
}

double CallInProgress::seconds() const {
  return processor_seconds() - start_;
}

std::string call_name(std::string_view op, int64_t number) {
  return std::string(op).append("/").append(std::to_string(number));
}

}  // namespace tenon::test
