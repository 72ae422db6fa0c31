#include "tenon/kernels/convolution/onednn.h"

#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <string>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/fork_section.h"
#include "tenon/kernels/convolution/by_onednn.h"

namespace tenon {
namespace {

std::atomic<const kernels::OneDnnLibrary*> library_in_use{nullptr};
/// Of the process that asked for it, see ForkSection::generation: a child has none of the threads
/// that may hold a lock of oneDNN's or OpenMP's.
std::atomic<uint16_t> generation_in_use{0};

constexpr const char* kFile = "libtenon_onednn.so";
#define TENON_TEXT_OF(name) #name
#define TENON_NAME_OF(name) TENON_TEXT_OF(name)

/// The library's file beside that which holds this function; without a folder where there is none.
std::string file_beside() {
  Dl_info own;
  if (dladdr(reinterpret_cast<const void*>(&use_onednn), &own) == 0) return kFile;
  const std::string path = own.dli_fname;
  return path.substr(0, path.rfind('/') + 1) + kFile;
}

/// The library, opened.
void* open_library() {
  const std::string file = file_beside();
  const bool is_there = access(file.c_str(), F_OK) == 0;
  void* const handle = dlopen(is_there ? file.c_str() : kFile, RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    const char* const reason = dlerror();
    TENON_THROW(InputError, "use_onednn: ", reason != nullptr ? reason : kFile,
                "; install oneDNN (libdnnl2), and Tenon built where libdnnl-dev is");
  }
  return handle;
}

const kernels::OneDnnLibrary* load_library() {
  void* const handle = open_library();
  const auto entry =
      reinterpret_cast<kernels::OneDnnEntry*>(dlsym(handle, TENON_NAME_OF(TENON_ONEDNN_ENTRY)));
  const kernels::OneDnnLibrary* const library = entry != nullptr ? entry() : nullptr;
  if (library == nullptr) {
    dlclose(handle);
    TENON_THROW(InputError, "use_onednn: ", kFile,
                entry == nullptr ? " is of another version of Tenon; install that of this one"
                                 : " cannot start oneDNN on this machine");
  }
  return library;
}

}  // namespace

void use_onednn(bool enabled) try {
  const kernels::OneDnnLibrary* const library = enabled ? load_library() : nullptr;
  generation_in_use.store(ForkSection::generation(), std::memory_order_relaxed);
  library_in_use.store(library, std::memory_order_release);
} catch (...) {
  detail::rethrow_as_error("use_onednn");
}

bool uses_onednn() {
  return kernels::onednn_in_use() != nullptr;
}

const kernels::OneDnnLibrary* kernels::onednn_in_use() {
  const OneDnnLibrary* const library = library_in_use.load(std::memory_order_acquire);
  const bool is_of_process =
      library != nullptr &&
      generation_in_use.load(std::memory_order_relaxed) == ForkSection::generation();
  return is_of_process ? library : nullptr;
}

}  // namespace tenon
