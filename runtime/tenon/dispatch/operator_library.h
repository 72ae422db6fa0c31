#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/dispatch/operator_entry.h"

namespace tenon {

class Dispatcher;

/// The operators that the generator makes from a project's entries. Each library of such operators
/// has one, constant-initialised, which its generated sources enrol when it is loaded.
///
/// Note [Operators of a loaded library]: they are registered at once where the dispatcher is in use
/// already, else by its first use, after the built-in ones; all of them, or none. Of libraries that
/// wait for that, the one that calls of the program reach is registered first: the program itself,
/// then what it links, in that order, then what was loaded. A library whose
/// operators could not be registered, because a name is taken, stays loaded without: calls of its
/// operators raise the error, and so does `load_operators`. What is enrolled is never unloaded,
/// whoever calls dlclose.
class TENON_API OperatorLibrary {
 public:
  using Entries = std::vector<OperatorEntry*>;

  /// `list` gives the tables of all operators, `set_kernels` fills them.
  constexpr OperatorLibrary(void (*list)(Entries&), void (*set_kernels)())
      : list_(list), set_kernels_(set_kernels) {}
  OperatorLibrary(const OperatorLibrary&) = delete;
  OperatorLibrary& operator=(const OperatorLibrary&) = delete;

  /// Called once, by the library's generated sources.
  void enrol() noexcept;

  /// Raises why its operators could not be registered, if they could not.
  void check_registered() const;

  /// Registers what has been enrolled and is not registered yet. Without memory for it, the next
  /// call tries again.
  static void register_enrolled(Dispatcher& dispatcher);
  /// Raises why a library could not be registered that has an operator of this name, or this very
  /// one, if there is such a library.
  static void check_registered(std::string_view operator_name);
  static void check_registered(const OperatorEntry& op);
  /// How many the present thread has enrolled.
  static uint64_t enrolled_by_present_thread();
  /// The one that is part of a shared library, see `shared_library_of`; null where there is none.
  static const OperatorLibrary* find_in(const void* shared_library);

 private:
  enum class State : uint8_t { kNew, kEnrolled, kRegistered, kFailed };

  template <class Condition>
  static void check_those_with(Condition condition);
  void register_all(Dispatcher& dispatcher);

  void (*list_)(Entries&);
  void (*set_kernels_)();
  State state_ = State::kNew;
  /// That which it is part of. To ask for it takes the dynamic linker's lock on some systems.
  const void* shared_library_ = nullptr;
  /// Never freed, as the library itself.
  const std::string* failure_ = nullptr;
  OperatorLibrary* next_ = nullptr;
};

/// Lists the tables of these operators.
template <class... Descriptors>
void list_operators(OperatorLibrary::Entries& entries) {
  (entries.push_back(&Descriptors::entry()), ...);
}

}  // namespace tenon
