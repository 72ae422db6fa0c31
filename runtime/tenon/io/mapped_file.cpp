#include "tenon/io/mapped_file.h"

namespace tenon::io {

std::shared_ptr<MappedFile> MappedFile::of(const InputFile& file) {
  std::shared_ptr<MappedFile> mapping(new MappedFile());
  void* data = nullptr;
  const int error = file.descriptor().map(file.size(), data);
  file.check(error == 0, "cannot map it: ", error_text(error));
  mapping->data_ = static_cast<char*>(data);
  mapping->bytes_ = file.size();
  return mapping;
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) FileSystem::current().unmap(data_, bytes_);
}

}  // namespace tenon::io
