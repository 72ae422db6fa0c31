#include "tenon/api/load_operators.h"

#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

#include <string_view>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_library.h"

namespace tenon {
namespace {

/// The dynamic linker looks for a name without a slash elsewhere than in the present folder.
std::string as_file(const std::string& path) {
  const bool is_name = path.find('/') == std::string::npos;
  return is_name && access(path.c_str(), F_OK) == 0 ? "./" + path : path;
}

/// What dlopen has to say, with the way out where Tenon's own symbol is what it misses.
std::string explained(std::string text) {
  if (text.find("tenon_abi_") != std::string::npos) {
    text +=
        "; the library was built with the headers of another version or selection of Tenon, build "
        "it again";
  }
  return text;
}

[[noreturn]] void fail_as_loaded(const std::string& path) {
  TENON_THROW(ValueError, "load_operators: ", path, " is loaded already");
}

}  // namespace

void load_operators(const std::string& path) try {
  // The dynamic linker takes no name for the program, and one with a zero for what is before it.
  TENON_CHECK(!path.empty() && path.find('\0') == std::string::npos, ValueError,
              "load_operators: expected the path of a library, got ",
              path.empty() ? "an empty one" : "one with a zero in it: " + path);
  const std::string file = as_file(path);
  if (void* loaded = dlopen(file.c_str(), RTLD_LAZY | RTLD_NOLOAD)) {
    dlclose(loaded);
    fail_as_loaded(path);
  }
  // The library's static objects, which this thread makes, may register operators by themselves, as
  // TENON_LIBRARY does.
  const uint64_t before = Dispatcher::registrations_of_thread();
  const uint64_t enrolled_before = OperatorLibrary::enrolled_by_present_thread();
  void* const handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    const char* const reason = dlerror();
    TENON_THROW(InputError, "load_operators: ",
                explained(reason != nullptr ? reason : path + " cannot be loaded"));
  }
  link_map* map = nullptr;
  dlinfo(handle, RTLD_DI_LINKMAP, &map);
  const OperatorLibrary* const library = OperatorLibrary::find_in(map);
  if (library != nullptr) {
    if (OperatorLibrary::enrolled_by_present_thread() == enrolled_before) {  // another thread did
      dlclose(handle);
      fail_as_loaded(path);
    }
    // A library that waits for the first use has not failed yet.
    Dispatcher::instance();
    return library->check_registered();
  }
  if (Dispatcher::registrations_of_thread() > before) return;
  dlclose(handle);
  TENON_THROW(ValueError, "load_operators: ", path,
              " registers no operators; expected a library made by tenon_add_operators");
} catch (...) {
  detail::rethrow_as_error("load_operators");
}

}  // namespace tenon
