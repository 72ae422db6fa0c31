#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>

#include "tenon/keys/dispatch_key.h"

namespace tenon {

/// A set of dispatch keys in one word: key k is bit k - 1, `Undefined` is no bit, and `Autograd` is
/// every Autograd key.
class DispatchKeySet {
 public:
  constexpr DispatchKeySet() = default;
  constexpr DispatchKeySet(DispatchKey key)  // NOLINT: a key is a set of one
      : bits_(bits_of(key)) {}
  constexpr DispatchKeySet(std::initializer_list<DispatchKey> keys) {
    for (const DispatchKey key : keys) bits_ |= DispatchKeySet(key).bits_;
  }
  static constexpr DispatchKeySet from_bits(uint64_t bits) {
    DispatchKeySet set;
    set.bits_ = bits;
    return set;
  }
  /// Every key below `key`, without it.
  static constexpr DispatchKeySet below(DispatchKey key) {
    if (key == DispatchKey::Autograd) key = DispatchKey::AutogradOther;
    const int index = std::min(static_cast<int>(key), kDispatchKeyCount);
    return from_bits(index == 0 ? 0 : (uint64_t{1} << (index - 1)) - 1);
  }
  static constexpr DispatchKeySet all() {
    return from_bits((uint64_t{1} << (kDispatchKeyCount - 1)) - 1);
  }

  constexpr uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(DispatchKey key) const { return (bits_ & DispatchKeySet(key).bits_) != 0; }
  constexpr bool has_any(DispatchKeySet other) const { return (bits_ & other.bits_) != 0; }
  constexpr bool has_all(DispatchKeySet other) const {
    return (bits_ & other.bits_) == other.bits_;
  }
  constexpr DispatchKeySet add(DispatchKey key) const { return *this | DispatchKeySet(key); }
  constexpr DispatchKeySet remove(DispatchKey key) const { return *this - DispatchKeySet(key); }
  constexpr DispatchKey highest() const { return static_cast<DispatchKey>(highest_number()); }
  /// The number of the highest key, with which tables are read.
  constexpr size_t highest_number() const {
    // A key is the bit before its number, and no key the bit before all: no test is needed for it.
    static_assert(kDispatchKeyCount < 64);
    // Of unsigned numbers, or the compiler extends the sign of the difference.
    return 63 - static_cast<size_t>(std::countl_zero(bits_ << 1 | 1));
  }

  friend constexpr DispatchKeySet operator|(DispatchKeySet a, DispatchKeySet b) {
    return from_bits(a.bits_ | b.bits_);
  }
  friend constexpr DispatchKeySet operator&(DispatchKeySet a, DispatchKeySet b) {
    return from_bits(a.bits_ & b.bits_);
  }
  friend constexpr DispatchKeySet operator-(DispatchKeySet a, DispatchKeySet b) {
    return from_bits(a.bits_ & ~b.bits_);
  }
  constexpr DispatchKeySet& operator|=(DispatchKeySet other) { return *this = *this | other; }
  friend constexpr bool operator==(DispatchKeySet, DispatchKeySet) = default;

  // libtorch's names.
  constexpr uint64_t raw_repr() const { return bits_; }
  constexpr DispatchKey highestPriorityTypeId() const { return highest(); }

 private:
  static constexpr uint64_t bits_of(DispatchKey key) {
    if (key == DispatchKey::Autograd) {
      return below(DispatchKey::Dual).bits_ - below(DispatchKey::AutogradOther).bits_;
    }
    // A number that is no key is in no set, as Undefined.
    const unsigned bit = static_cast<unsigned>(key) - 1;
    return bit < kDispatchKeyCount - 1 ? uint64_t{1} << bit : 0;
  }

  uint64_t bits_ = 0;
};

inline constexpr DispatchKeySet backend_keys = DispatchKeySet::below(DispatchKey::Tracer);
inline constexpr DispatchKeySet autograd_keys = DispatchKey::Autograd;

/// What looks at calls and at every kernel of them.
inline constexpr DispatchKeySet looking_keys = {DispatchKey::Profiler, DispatchKey::Recorder};

/// The keys to which a kernel for `key` passes a call on: all below. The profiler and the recorder
/// are among them, so that while they are on they see the next kernel too.
constexpr DispatchKeySet keys_after(DispatchKey key) {
  const bool is_profiler = key == DispatchKey::Profiler;
  return DispatchKeySet::below(key) | (is_profiler ? DispatchKey::Recorder : looking_keys);
}
/// What an Autograd kernel redispatches to.
inline constexpr DispatchKeySet after_autograd_keys = keys_after(DispatchKey::AutogradOther);
/// What a Functionalize kernel redispatches to.
inline constexpr DispatchKeySet after_functionalize_keys = keys_after(DispatchKey::Functionalize);
/// What an InplaceOrView kernel redispatches to.
inline constexpr DispatchKeySet after_inplace_or_view_keys = keys_after(DispatchKey::InplaceOrView);

/// The Autograd key that goes with the highest backend of `set`.
constexpr DispatchKey autograd_key_of(DispatchKeySet set) {
  switch ((set & backend_keys).highest()) {
    case DispatchKey::CPU:
      return DispatchKey::AutogradCPU;
    case DispatchKey::Meta:
      return DispatchKey::AutogradMeta;
    case DispatchKey::Lazy:
      return DispatchKey::AutogradLazy;
    case DispatchKey::PrivateUse1:
      return DispatchKey::AutogradPrivateUse1;
    case DispatchKey::PrivateUse2:
      return DispatchKey::AutogradPrivateUse2;
    default:
      return DispatchKey::AutogradOther;
  }
}

TENON_API std::ostream& operator<<(std::ostream& out, DispatchKeySet set);

}  // namespace tenon
