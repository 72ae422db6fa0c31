#include "tenon/io/write_signals_guard.h"

#include <cerrno>
#include <ctime>
#include <initializer_list>

namespace tenon::io {

WriteSignalsGuard::WriteSignalsGuard() {
  sigset_t pending;
  ::sigpending(&pending);
  ::sigemptyset(&raised_);
  for (const int signal : {SIGPIPE, SIGXFSZ}) {
    if (::sigismember(&pending, signal) == 0) ::sigaddset(&raised_, signal);
  }
  ::pthread_sigmask(SIG_BLOCK, &raised_, &mask_);
}

WriteSignalsGuard::~WriteSignalsGuard() {
  // Also after a success: a write that a pipe took in part has raised its signal.
  const struct timespec at_once {};
  while (::sigtimedwait(&raised_, nullptr, &at_once) >= 0 || errno == EINTR) continue;
  ::pthread_sigmask(SIG_SETMASK, &mask_, nullptr);
}

}  // namespace tenon::io
