#pragma once

#include <cstdint>
#include <memory>

#include "tenon/io/input_file.h"

namespace tenon::io {

/// A whole file in memory, shared with nobody: what is written there is not written to the file.
/// Unmapped when its last owner goes.
class MappedFile {
 public:
  /// InputError when the file cannot be mapped.
  static std::shared_ptr<MappedFile> of(const InputFile& file);

  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  char* at(uint64_t position) const { return data_ + position; }

 private:
  MappedFile() = default;

  char* data_ = nullptr;
  uint64_t bytes_ = 0;
};

}  // namespace tenon::io
