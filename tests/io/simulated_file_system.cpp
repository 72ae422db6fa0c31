#include "simulated_file_system.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <utility>

namespace tenon::test {
namespace {

int error_of(Fault fault) {
  return fault == Fault::kInterrupt ? -EINTR : -EIO;
}

bool is_halfway(Fault fault) {
  return fault == Fault::kTear || fault == Fault::kKillWithin;
}

}  // namespace

void SimulatedFileSystem::put(const std::string& path, const std::string& contents) {
  names_[path] = std::make_shared<Node>(Node{contents, contents, 0600});
  synced_names_ = names_;
}

void SimulatedFileSystem::put_open_file(const std::string& link, const std::string& contents) {
  proc_links_[link] = std::make_shared<Node>(Node{contents, contents, 0600});
}

std::string SimulatedFileSystem::contents_of_open_file(const std::string& link) const {
  return proc_links_.at(link)->data;
}

void SimulatedFileSystem::break_at(int step, Fault fault) {
  broken_step_ = step;
  fault_ = fault;
}

std::optional<Fault> SimulatedFileSystem::next() {
  if (dead_) return Fault::kKill;
  if (++step_ != broken_step_) return std::nullopt;
  broke_ = true;
  dead_ = fault_ == Fault::kKill || fault_ == Fault::kKillWithin;
  return fault_;
}

Files SimulatedFileSystem::files() const {
  Files files;
  for (const auto& [path, node] : names_) files[path] = node->data;
  return files;
}

std::vector<Files> SimulatedFileSystem::after_power_loss() const {
  std::vector<Files> states;
  for (size_t survived = 0; survived < size_t{1} << changes_.size(); ++survived) {
    Names names = synced_names_;
    for (size_t i = 0; i < changes_.size(); ++i) {
      if ((survived >> i & 1) != 0) apply(changes_[i], names);
    }
    for (int variant = 0; variant < 4; ++variant) {
      Files files;
      for (const auto& [path, node] : names) {
        const std::string half = node->data.substr(0, node->data.size() / 2);
        const std::string left[] = {node->synced, node->data, half,
                                    std::string(node->data.size(), '\0')};
        files[path] = node->data == node->synced ? node->synced : left[variant];
      }
      states.push_back(std::move(files));
    }
  }
  return states;
}

void SimulatedFileSystem::apply(const Change& change, Names& names) {
  if (!change.from.empty()) names.erase(change.from);
  if (!change.to.empty()) names[change.to] = change.node;
}

void SimulatedFileSystem::apply(const Change& change) {
  changes_.push_back(change);
  apply(change, names_);
}

int SimulatedFileSystem::open(const char* path, int flags, mode_t mode) {
  const auto fault = next();
  if (fault && !is_halfway(*fault)) return error_of(*fault);
  const auto found = names_.find(path);
  if ((flags & O_CREAT) != 0) {
    if (found != names_.end()) return -EEXIST;
    // Half of it: the file is there, and nobody has it.
    const auto node = std::make_shared<Node>(Node{{}, {}, mode});
    if (!fault || *fault == Fault::kKillWithin) apply({"", path, node});
    if (fault) return error_of(*fault);
    open_[next_file_] = {node, 0};
    return next_file_++;
  }
  if (fault) return error_of(*fault);
  if (const auto link = proc_links_.find(path); link != proc_links_.end()) {
    open_[next_file_] = {link->second, 0};
    return next_file_++;
  }
  if (found == names_.end() && std::strcmp(path, kFolder) != 0) return -ENOENT;
  open_[next_file_] = {found == names_.end() ? nullptr : found->second, 0};
  return next_file_++;
}

int SimulatedFileSystem::close(int file) {
  const auto fault = next();
  open_.erase(file);  // whatever it reports
  return fault ? error_of(*fault) : 0;
}

int64_t SimulatedFileSystem::read(int file, void* data, size_t bytes) {
  const auto fault = next();
  if (std::exchange(fail_next_transfer_, false)) return -EIO;
  if (fault && *fault != Fault::kTear) return error_of(*fault);
  Open& open = open_.at(file);
  size_t got = std::min(bytes, open.node->data.size() - open.position);
  if (fault) got = (got + 1) / 2;
  std::memcpy(data, open.node->data.data() + open.position, got);
  open.position += got;
  return static_cast<int64_t>(got);
}

int64_t SimulatedFileSystem::write(int file, const void* data, size_t bytes) {
  const auto fault = next();
  if (std::exchange(fail_next_transfer_, false)) return -ENOSPC;
  if (fault && !is_halfway(*fault)) return error_of(*fault);
  if (fault) bytes = (bytes + 1) / 2;
  open_.at(file).node->data.append(static_cast<const char*>(data), bytes);
  fail_next_transfer_ = fault.has_value();
  return static_cast<int64_t>(bytes);
}

int SimulatedFileSystem::truncate(int file) {
  if (const auto fault = next()) return error_of(*fault);
  open_.at(file).node->data.clear();
  return 0;
}

int SimulatedFileSystem::sync(int file) {
  const auto fault = next();
  if (fault && !is_halfway(*fault)) return error_of(*fault);
  const NodePointer& node = open_.at(file).node;
  if (node == nullptr && !fault) {
    synced_names_ = names_;
    changes_.clear();
  } else if (node != nullptr) {
    node->synced = fault ? node->data.substr(0, node->data.size() / 2) : node->data;
  }
  return fault ? error_of(*fault) : 0;
}

int SimulatedFileSystem::status(int file, struct stat& status) {
  if (const auto fault = next()) return error_of(*fault);
  const NodePointer& node = open_.at(file).node;
  status = {};
  status.st_mode = node == nullptr ? S_IFDIR | 0700 : S_IFREG | node->mode;
  status.st_size = node == nullptr ? 0 : static_cast<off_t>(node->data.size());
  return 0;
}

int SimulatedFileSystem::status(const char* path, struct stat& status) {
  if (const auto fault = next()) return error_of(*fault);
  const Names& names = proc_links_.contains(path) ? proc_links_ : names_;
  const auto found = names.find(path);
  if (found == names.end()) return -ENOENT;
  status = {};
  status.st_mode = S_IFREG | found->second->mode;
  status.st_uid = 1;  // somebody else's
  return 0;
}

int SimulatedFileSystem::change_owner(int, uid_t, gid_t) {
  const auto fault = next();
  return fault ? error_of(*fault) : 0;
}

int SimulatedFileSystem::change_mode(int file, mode_t mode) {
  if (const auto fault = next()) return error_of(*fault);
  open_.at(file).node->mode = mode;
  return 0;
}

int SimulatedFileSystem::make_blocking(int) {
  const auto fault = next();
  return fault ? error_of(*fault) : 0;
}

int64_t SimulatedFileSystem::read_link(const char* path, char* text, size_t bytes) {
  if (const auto fault = next()) return error_of(*fault);
  if (proc_links_.contains(path)) {
    const std::string name = std::string(kFolder) + "/gone (deleted)";
    return static_cast<int64_t>(name.copy(text, bytes));
  }
  return names_.contains(path) ? -EINVAL : -ENOENT;
}

int SimulatedFileSystem::is_on_proc(const char* folder) {
  if (const auto fault = next()) return error_of(*fault);
  return std::strcmp(folder, kFolder) == 0 ? 0 : 1;
}

int SimulatedFileSystem::rename(const char* from, const char* to) {
  const auto fault = next();
  if (fault && *fault != Fault::kKillWithin) return error_of(*fault);
  apply({from, to, names_.at(from)});
  return fault ? error_of(*fault) : 0;
}

int SimulatedFileSystem::remove(const char* path) {
  const auto fault = next();
  if (fault) return error_of(*fault);
  apply({path, "", nullptr});
  return 0;
}

int SimulatedFileSystem::map(int file, size_t bytes, void*& data) {
  if (const auto fault = next()) return error_of(*fault);
  data = ::operator new (bytes, std::align_val_t{4096});
  std::memcpy(data, open_.at(file).node->data.data(), bytes);
  return 0;
}

int SimulatedFileSystem::unmap(void* data, size_t) {
  ::operator delete (data, std::align_val_t{4096});
  return 0;
}

}  // namespace tenon::test
