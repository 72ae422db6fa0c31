#pragma once

namespace tenon::io {

/// How the elements of a file come into memory.
enum class LoadMode {
  /// They are read. What happens to the file later does not matter.
  kCopy,
  /// The file is mapped, and the system reads a page when it is first touched. What is written to a
  /// tensor stays in this process. Elements that are misaligned in the file, and bools, which have
  /// to be checked, are copied all the same. The mapping lives as long as any tensor on it. Until
  /// then nobody may change the file in place: a page that was not touched yet shows the change,
  /// and one that was cut off ends the process with SIGBUS. Replacing the file, as
  /// `save_safetensors` does, is no such change.
  kMap,
};

}  // namespace tenon::io
