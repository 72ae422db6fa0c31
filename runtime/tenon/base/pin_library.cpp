#include "tenon/base/pin_library.h"

#include <dlfcn.h>
#include <link.h>

#include <atomic>

namespace tenon {
namespace {

/// The loaded object that holds an address, or null.
const link_map* object_of(const void* address) {
#ifdef DLFO_STRUCT_HAS_EH_DBASE
  // Without a lock, and without looking for a symbol.
  dl_find_object found;
  if (_dl_find_object(const_cast<void*>(address), &found) != 0) return nullptr;
  return found.dlfo_link_map;
#else
  Dl_info info;
  void* map = nullptr;
  return dladdr1(address, &info, &map, RTLD_DL_LINKMAP) != 0 ? static_cast<link_map*>(map)
                                                             : nullptr;
#endif
}

/// A pinned object is never unloaded, so nothing else gets its address.
constinit std::atomic<const link_map*> last_pinned{nullptr};

void pin(const link_map& object) {
  // The program itself has no name.
  if (object.l_name == nullptr || *object.l_name == '\0') return;
  void* handle = dlopen(object.l_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
  if (handle != nullptr) dlclose(handle);
}

}  // namespace

void pin_libraries(std::initializer_list<const void*> addresses) noexcept {
  static constinit char own_address = 0;
  for (const void* address : addresses) {
    if (address == nullptr) continue;
    const link_map* object = object_of(address);
    if (object == nullptr || object == last_pinned.load(std::memory_order_acquire)) continue;
    // Code of Tenon's own registers under locks; where it goes, nobody can call it.
    if (object == object_of(&own_address)) continue;
    pin(*object);
    last_pinned.store(object, std::memory_order_release);
  }
}

const void* shared_library_of(const void* address) noexcept {
  return object_of(address);
}

bool precedes(const void* shared_library, const void* other) noexcept {
  if (shared_library == nullptr || other == nullptr) return false;
  const link_map* map = static_cast<const link_map*>(other)->l_prev;
  while (map != nullptr && map != shared_library) map = map->l_prev;
  return map != nullptr;
}

std::string shared_library_file(const void* address) {
  const link_map* object = object_of(address);
  const bool is_named = object != nullptr && object->l_name != nullptr && *object->l_name != '\0';
  return is_named ? object->l_name : "the program";
}

}  // namespace tenon
