#pragma once

#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include "tenon/tensor/tensor_base.h"

namespace tenon::indexing {

/// Stands for as many whole dimensions as are left over.
enum class EllipsisIndexType : uint8_t { Ellipsis };
inline constexpr EllipsisIndexType Ellipsis = EllipsisIndexType::Ellipsis;

/// As an index a new dimension of size 1, as a bound of a slice none.
inline constexpr std::nullopt_t None = std::nullopt;

/// Every `step`-th element of a dimension from `start` to before `stop`. Bounds count from the end
/// when negative, and are cut to the dimension. Steps must be positive.
class Slice {
 public:
  explicit Slice(std::optional<int64_t> start = {}, std::optional<int64_t> stop = {},
                 std::optional<int64_t> step = {})
      : start_(start), stop_(stop), step_(step.value_or(1)) {}

  std::optional<int64_t> start() const { return start_; }
  std::optional<int64_t> stop() const { return stop_; }
  int64_t step() const { return step_; }

 private:
  std::optional<int64_t> start_;
  std::optional<int64_t> stop_;
  int64_t step_;
};

/// One element of `tensor.index({…})`: an integer, a Slice, None, Ellipsis (or "..."), a bool, or a
/// tensor of integers or bools.
class TENON_API TensorIndex {
 public:
  enum class Kind : uint8_t { kNone, kEllipsis, kInteger, kBool, kSlice, kTensor };

  TensorIndex(std::nullopt_t) {}                                                        // NOLINT
  TensorIndex(EllipsisIndexType) : kind_(Kind::kEllipsis) {}                            // NOLINT
  TensorIndex(const char* text);                                                        // NOLINT
  TensorIndex(Slice slice) : kind_(Kind::kSlice), slice_(slice) {}                      // NOLINT
  TensorIndex(TensorBase tensor) : kind_(Kind::kTensor), tensor_(std::move(tensor)) {}  // NOLINT
  template <std::integral T>
  TensorIndex(T integer)  // NOLINT
      : kind_(std::same_as<T, bool> ? Kind::kBool : Kind::kInteger),
        integer_(static_cast<int64_t>(integer)) {}

  Kind kind() const { return kind_; }
  int64_t integer() const { return integer_; }
  bool boolean() const { return integer_ != 0; }
  const Slice& slice() const { return slice_; }
  const TensorBase& tensor() const { return tensor_; }

 private:
  Kind kind_ = Kind::kNone;
  int64_t integer_ = 0;
  Slice slice_;
  TensorBase tensor_;
};

TENON_API std::ostream& operator<<(std::ostream& out, const Slice& slice);
TENON_API std::ostream& operator<<(std::ostream& out, const TensorIndex& index);

}  // namespace tenon::indexing
