#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tenon {

/// The types of the schema grammar that boxed calls tell apart.
enum class ArgumentType : uint8_t {
  kTensor,
  kInteger,
  kFloating,
  kBoolean,
  kScalar,
  kString,
  kDType,
  kDevice,
  kLayout,
  kMemoryFormat,
  kGenerator,
};

/// One argument or return, as a constant table holds it.
struct ArgumentSchema {
  std::string_view name = {};
  ArgumentType type = ArgumentType::kTensor;
  bool optional = false;
  bool list = false;
  bool optional_elements = false;
  bool keyword_only = false;
  /// Whether the operator writes to it: `(a!)`.
  bool mutated = false;
  /// The alias set, e.g. "a", empty for none.
  std::string_view alias = {};
  /// The default as the schema spells it; without one the argument is required.
  std::string_view default_text = {};
  bool has_default = false;
  /// The N of `int[N]`, else 0.
  int32_t list_size = 0;
};

/// What an operator does to its arguments.
enum class OperatorKind : uint8_t {
  kFunctional,
  kView,
  kMultiView,
  kInplace,
  kInplaceView,
  kOut,
  kMutable
};

/// What is known of an operator without running it; a constant table made by the generator.
struct OperatorSchema {
  /// `add_.Tensor`.
  std::string_view name = {};
  /// The whole `func:` line.
  std::string_view text = {};
  std::string_view category = {};
  std::string_view doc = {};
  OperatorKind kind = OperatorKind::kFunctional;
  std::span<const ArgumentSchema> arguments = {};
  std::span<const ArgumentSchema> returns = {};
  /// `argument: formula` lines; empty where nothing is differentiable.
  std::string_view derivatives = {};
  std::string_view view_inverse = {};
  bool composite = false;
  /// Whether its Autograd kernel calls other operators instead, where a call is recorded.
  bool recorded_as_composite = false;
  /// Whether a call may take numbers of a generator: equal arguments give equal results where that
  /// stands at the same place. Of a schema without a generator's entry, whether it has a Generator.
  bool nondeterministic_seeded = false;
  /// Whether a result may share memory with an argument although no alias set says so, as in
  /// libtorch's schema of that name. Autograd takes it for a new one.
  bool unmarked_alias = false;
  /// Whether no call reads an element of `self`, the first argument: only its sizes, strides, dtype
  /// and device are looked at.
  bool unread_self = false;
};

}  // namespace tenon
