#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

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

/// Every operator and its kernels. One for the process; all members are safe from any thread.
class TENON_API Dispatcher {
 public:
  static Dispatcher& instance();
  /// libtorch's name.
  static Dispatcher& singleton() { return instance(); }

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
  /// What operators without a kernel of their own for `key` run; all of them, also later ones.
  Registration register_fallback(DispatchKey key, BoxedKernel kernel, const char* registrant);

  /// Adds an operator that lives as long as the program; ValueError for a name that is taken.
  void register_operator(OperatorEntry& op);

  /// For the generated registration code: no lock, no undo, no duplicates.
  void add_builtin(OperatorEntry& op);
  static void set_builtin(OperatorEntry& op, DispatchKeySet keys, AnyKernel kernel,
                          const char* registrant);

 private:
  friend class OperatorEntry;

  Dispatcher() = default;
  void ensure_builtins();
  void register_builtins();
  OperatorEntry& checked(const OperatorEntry& op, DispatchKeySet keys, const char* registrant,
                         bool replace);
  void install(OperatorEntry& op, DispatchKey key, AnyKernel kernel, const BoxedKernel* boxed,
               const char* registrant);
  void apply_fallbacks(OperatorEntry& op);
  static void refresh_mask(OperatorEntry& op);

  std::once_flag builtins_once_;
  std::recursive_mutex mutex_;
  std::unordered_map<std::string_view, OperatorEntry*> operators_;
  std::vector<std::unique_ptr<const BoxedKernel>> boxed_kernels_;
  struct Fallback {
    const BoxedKernel* kernel = nullptr;
    const char* registrant = nullptr;
  };
  std::array<Fallback, kDispatchKeyCount> fallbacks_;
};

/// Registers every built-in operator with the dispatcher; made by the generator. Called once, by
/// the first use of the dispatcher.
void register_all(Dispatcher& dispatcher);

}  // namespace tenon
