#pragma once

#include <array>
#include <functional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tenon/base/lazy.h"
#include "tenon/dispatch/operator_entry.h"

namespace tenon {

/// Undoes a registration when it is destroyed: what stood there before stands there again.
class TENON_API Registration {
 public:
  Registration() = default;
  explicit Registration(std::function<void()> undo) : undo_(std::move(undo)) {}
  Registration(Registration&& other) noexcept : undo_(std::exchange(other.undo_, nullptr)) {}
  Registration& operator=(Registration&& other) noexcept {
    if (this != &other) reset(), undo_ = std::exchange(other.undo_, nullptr);
    return *this;
  }
  ~Registration() { reset(); }

  void reset() {
    if (auto undo = std::exchange(undo_, nullptr)) undo();
  }
  /// Keeps the registration until the program ends.
  void keep() { undo_ = nullptr; }

 private:
  std::function<void()> undo_;
};

/// Every operator and its kernels. One for the process, never destroyed; all members are safe from
/// any thread, also while operators are called: see Note [Registering beside calls].
///
/// Several kernels may be registered for one key of an operator. The latest that is still
/// registered is called, in whatever order registrations end. A boxed kernel is freed when its
/// registration has ended and no call is in it any more. Shared libraries that register something
/// stay loaded until the program ends.
class TENON_API Dispatcher {
 public:
  static Dispatcher& instance();

  /// The operator of that name (`add.Tensor`, `mine::roll`), or null.
  const OperatorEntry* find(std::string_view name);
  /// The same; NotImplementedError with the nearest names when there is none.
  const OperatorEntry& get(std::string_view name);
  /// All operators, in the order of their names.
  std::vector<const OperatorEntry*> operators();

  /// Puts a kernel into every key of `keys`. ValueError, naming both registrants, where `keys` has
  /// one from elsewhere already, unless `replace`. `registrant` must live as long as the program.
  Registration register_kernel(const OperatorEntry& op, DispatchKeySet keys, AnyKernel kernel,
                               const char* registrant, bool replace = false);
  Registration register_boxed_kernel(const OperatorEntry& op, DispatchKeySet keys,
                                     BoxedKernel kernel, const char* registrant,
                                     bool replace = false);
  /// A boxed kernel that is called until `register_kernel` or `register_boxed_kernel` gives the key
  /// another; an empty one lets calls pass by.
  Registration register_default(const OperatorEntry& op, DispatchKeySet keys, BoxedKernel kernel,
                                const char* registrant);
  /// Says of an operator whether a fallback is for it; calls nothing of the dispatcher.
  using OperatorFilter = bool (*)(const OperatorEntry& op);
  /// What operators without a kernel of their own for `key` run; all of them, also later ones, or
  /// those alone for which `is_for` returns true.
  Registration register_fallback(DispatchKey key, BoxedKernel kernel, const char* registrant,
                                 OperatorFilter is_for = nullptr);

  /// Adds an operator that lives as long as the program, with the kernels that it has already;
  /// ValueError for a name that is taken.
  void register_operator(OperatorEntry& op);
  /// How often the present thread has done so.
  static uint64_t registrations_of_thread();

  /// Adds the operators of a library as `register_operator` does, after `set_kernels` has filled
  /// their tables: all of them, or none.
  void register_library(const std::vector<OperatorEntry*>& entries, void (*set_kernels)());

  /// Registers what libraries have enrolled, where the dispatcher is in use; else its first use
  /// does.
  static void register_waiting_libraries();

  /// For the generated registration code: no lock, no undo, no duplicates.
  void add_builtin(OperatorEntry& op);
  static void set_builtin(OperatorEntry& op, DispatchKeySet keys, AnyKernel kernel,
                          const char* registrant);

  // libtorch's names.
  static Dispatcher& singleton() { return instance(); }

 private:
  friend class Lazy<Dispatcher>;

  /// What a slot is filled with.
  struct Content {
    AnyKernel kernel = nullptr;
    SharedBoxedKernel* boxed = nullptr;
    const char* registrant = nullptr;
  };
  struct Fallback {
    Content content;
    OperatorFilter is_for = nullptr;
  };
  enum class Rank : uint8_t { Default, Own };
  /// A registration for one key. All of one call have the same number; 0 is the built-in kernel.
  struct Layer {
    uint64_t number;
    DispatchKey key;
    Rank rank;
    Content content;
  };

  Dispatcher() = default;
  void ensure_builtins();
  Registration register_layers(const OperatorEntry& op, DispatchKeySet keys, Rank rank,
                               Content content, bool replace);
  Registration register_boxed_layers(const OperatorEntry& op, DispatchKeySet keys, Rank rank,
                                     BoxedKernel kernel, const char* registrant, bool replace);
  void remove_layers(OperatorEntry& op, uint64_t number, SharedBoxedKernel* boxed);
  void remove_fallback(DispatchKey key);
  void check_free(const OperatorEntry& op, DispatchKeySet keys, const char* registrant) const;
  /// What stood in the slot before the first registration.
  Layer lowest_layer(const OperatorEntry& op, DispatchKey key) const;
  /// The registration that decides, or null while there has been none.
  const Layer* layer_of(const OperatorEntry& op, DispatchKey key) const;
  /// What the slot of a key is to hold.
  Content content_of(const OperatorEntry& op, DispatchKey key) const;
  /// Lets calls of an operator that is added find the kernels that it has, and fallbacks.
  void adopt(OperatorEntry& op);
  /// Fills the slots of these keys, one after the other, each at once.
  void refresh(OperatorEntry& op, DispatchKeySet keys);
  static void publish(OperatorEntry& op, DispatchKey key, const Content& content);

  Once builtins_;
  Mutex mutex_;
  std::unordered_map<std::string_view, OperatorEntry*> operators_;
  std::unordered_map<const OperatorEntry*, std::vector<Layer>> layers_;
  std::array<Fallback, kDispatchKeyCount> fallbacks_;
  uint64_t last_number_ = 0;
};

/// What a selective build leaves out, see docs/selective_build.md; made by the generator.
struct DroppedOperators {
  /// The file that says so; empty for a build of everything.
  std::string_view selection;
  /// The names, each between two spaces.
  std::string_view names;

  bool has(std::string_view name) const;
};
DroppedOperators dropped_operators();

/// Registers every built-in operator with the dispatcher; made by the generator. Called once, by
/// the first use of the dispatcher.
void register_all(Dispatcher& dispatcher);

}  // namespace tenon
