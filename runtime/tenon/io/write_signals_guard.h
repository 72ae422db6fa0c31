#pragma once

#include <csignal>

namespace tenon::io {

/// For the time of a write: the signals that it raises in this thread, SIGPIPE when nobody reads
/// any more and SIGXFSZ beyond the limit of a file's size, are taken before anybody hears of them.
/// What is left is the error of the write, EPIPE or EFBIG. Handlers are not touched, nor is a
/// signal that was pending before; one that somebody else sends meanwhile is taken with them.
class WriteSignalsGuard {
 public:
  WriteSignalsGuard();
  WriteSignalsGuard(const WriteSignalsGuard&) = delete;
  WriteSignalsGuard& operator=(const WriteSignalsGuard&) = delete;
  ~WriteSignalsGuard();

 private:
  sigset_t raised_;  // by writes, and not pending before
  sigset_t mask_;    // of the thread before
};

}  // namespace tenon::io
