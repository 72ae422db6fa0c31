#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tenon/io/file_system.h"

namespace tenon::test {

/// What goes wrong in one call.
enum class Fault {
  /// It does nothing and reports an error.
  kFail,
  /// It does half of its work and reports an error; a read or write reports the half that it did,
  /// and the next one fails.
  kTear,
  /// It does nothing and reports a signal.
  kInterrupt,
  /// The process ends before it.
  kKill,
  /// The process ends when half of it is done.
  kKillWithin,
};

/// Files by their paths.
using Files = std::map<std::string, std::string>;

/// One folder in memory, in which any call can go wrong, and which knows what a loss of power may
/// leave: of the data since a file's last sync all, a half, zeros or nothing, and of what happened
/// to names since the last sync of the folder any part.
class SimulatedFileSystem : public io::FileSystem {
 public:
  static constexpr const char* kFolder = "/folder";

  /// A file that is on the disk.
  void put(const std::string& path, const std::string& contents);
  /// A link of procfs to an open file that no folder has any more.
  void put_open_file(const std::string& link, const std::string& contents);
  std::string contents_of_open_file(const std::string& link) const;
  /// Lets the `step`-th call go wrong, counted from 1.
  void break_at(int step, Fault fault);
  /// How many calls there have been.
  int steps() const { return step_; }
  /// Whether the call that was to go wrong has been made.
  bool is_broken() const { return broke_; }
  bool is_dead() const { return dead_; }
  int open_files() const { return static_cast<int>(open_.size()); }

  Files files() const;
  /// Everything that a loss of power may leave now.
  std::vector<Files> after_power_loss() const;

  int open(const char* path, int flags, mode_t mode) override;
  int close(int file) override;
  int64_t read(int file, void* data, size_t bytes) override;
  int64_t write(int file, const void* data, size_t bytes) override;
  int truncate(int file) override;
  int sync(int file) override;
  int status(int file, struct stat& status) override;
  int status(const char* path, struct stat& status) override;
  int change_owner(int file, uid_t owner, gid_t group) override;
  int change_mode(int file, mode_t mode) override;
  int make_blocking(int file) override;
  int64_t read_link(const char* path, char* text, size_t bytes) override;
  int is_on_proc(const char* folder) override;
  int rename(const char* from, const char* to) override;
  int remove(const char* path) override;
  int map(int file, size_t bytes, void*& data) override;
  int unmap(void* data, size_t bytes) override;

 private:
  struct Node {
    std::string data;
    std::string synced;
    mode_t mode = 0600;
  };
  using NodePointer = std::shared_ptr<Node>;
  using Names = std::map<std::string, NodePointer>;
  /// Something that happened to names: `from` is empty for a new file, `to` for one removed.
  struct Change {
    std::string from;
    std::string to;
    NodePointer node;
  };
  struct Open {
    NodePointer node;  // null for the folder
    size_t position = 0;
  };

  /// What goes wrong in this call; counts it.
  std::optional<Fault> next();
  void apply(const Change& change);
  static void apply(const Change& change, Names& names);

  Names names_;
  Names synced_names_;
  Names proc_links_;
  std::vector<Change> changes_;  // since the last sync of the folder
  std::map<int, Open> open_;
  int next_file_ = 1000;
  int step_ = 0;
  int broken_step_ = 0;
  Fault fault_ = Fault::kFail;
  bool broke_ = false;
  bool fail_next_transfer_ = false;
  bool dead_ = false;
};

}  // namespace tenon::test
