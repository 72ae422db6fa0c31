#pragma once

#include <type_traits>

#include "tenon/dispatch/operator_entry.h"
#include "tenon/profiler/profiled_scope.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon::detail {

/// The tensors among the arguments of a call, in their order, each as a list of one.
template <class... Args>
class ArgumentTensors {
  template <class T>
  static constexpr bool kIsOne = std::is_same_v<std::remove_cvref_t<T>, TensorBase>;
  template <class T>
  static constexpr bool kIsList = std::is_same_v<std::remove_cvref_t<T>, TensorList>;

 public:
  static constexpr size_t kCount = (size_t{0} + ... + size_t{kIsOne<Args> || kIsList<Args>});

  explicit ArgumentTensors(const Args&... args) {
    TensorList* next = lists;
    (note(next, args), ...);
  }

  TensorList lists[kCount + 1];

 private:
  template <class T>
  static void note(TensorList*& next, const T& argument) {
    if constexpr (kIsOne<T> || kIsList<T>) *next++ = TensorList(argument);
  }
};

/// A call that has come to a kernel for `keys.highest()`, which is to go on with `kernel`, or where
/// that is null with the boxed kernel for `key`. While it lives the profile of the thread, if there
/// is one and the key is the profiler's, notes the call: as an event, or as a kernel of the event
/// that it is a part of.
///
/// Note [The profiler sees every kernel]: as the recorder does, see Note [The recorder sees every
/// kernel], but without boxing: the kernel for the profiler's key is entered as all boxed ones are,
/// see dispatch/boxed_call.h, where the types of the call are known; there the next kernel is
/// called as it is. A boxed kernel of a program asks its keys which one is its own, so it is called
/// without the profiler's, and what it passes the call on to is not seen.
class TENON_API ProfiledCall {
 public:
  /// `tensors` are `count` lists.
  ProfiledCall(const OperatorEntry& op, DispatchKeySet keys, const TensorList* tensors,
               size_t count)
      : keys_(keys), key_(keys.highest()) {
    if (key_ == DispatchKey::Profiler) enter(op, tensors, count);
  }
  /// Of a boxed call that is in the profiler's kernel, also where the recorder's key is higher.
  ProfiledCall(const OperatorEntry& op, DispatchKeySet keys, Stack& stack);
  ~ProfiledCall() {
    if (around_ != nullptr) around_->return_to(key_around_);
  }
  ProfiledCall(const ProfiledCall&) = delete;
  ProfiledCall& operator=(const ProfiledCall&) = delete;

  AnyKernel kernel() const { return kernel_; }
  DispatchKey key() const { return key_; }
  DispatchKeySet keys() const { return keys_; }

 private:
  void enter(const OperatorEntry& op, const TensorList* tensors, size_t count) noexcept;
  void find_next(const OperatorEntry& op) noexcept;
  /// Where the call goes on with one that is noted already, whose event is to know the kernel.
  bool joins(const OperatorEntry& op) noexcept;
  void begin(const OperatorEntry& op, const TensorList* tensors, size_t count) noexcept;

  AnyKernel kernel_ = nullptr;
  DispatchKeySet keys_;
  DispatchKey key_;
  DispatchKey key_around_ = DispatchKey::Undefined;
  ProfiledScope* around_ = nullptr;
  ProfiledScope scope_;
};

/// Notes the sizes and dtypes of tensors, where the profile of the thread does so.
void note_arguments(NotedEvent& event, TensorList tensors) noexcept;

/// Whether what stands there for the profiler's key is the profiler's, and not a kernel that a
/// program has registered for that operator.
bool has_profiler(const OperatorEntry& op);

/// Lets threads whose calls have the profiler's key be heard, from here on.
void register_profiler();

}  // namespace tenon::detail
