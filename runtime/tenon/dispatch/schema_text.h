#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tenon/dispatch/schema.h"

namespace tenon {

/// What is known of an operator, as its library holds it: numbers and, after them, characters.
/// There is no address in it, which the dynamic linker would have to write when the library is
/// loaded, once for each of what may be thousands of operators. Who asks for the schema has it
/// read, see dispatch/operator_memory.h.
struct SchemaText {
  /// The texts of OperatorSchema, in the order in which they stand here.
  enum Part : uint8_t { kText, kCategory, kDoc, kDerivatives, kViewInverse, kPartCount };

  OperatorKind kind = OperatorKind::kFunctional;
  bool composite = false;
  bool recorded_as_composite = false;
  bool nondeterministic_seeded = false;
  bool unmarked_alias = false;
  bool unread_self = false;
  /// The name is what the schema begins with.
  uint32_t name_size = 0;
  std::array<uint32_t, kPartCount> sizes = {};

  std::string_view name() const { return {characters(), name_size}; }
  std::string_view part(Part part) const {
    size_t start = 0;
    for (size_t i = 0; i < part; ++i) start += sizes[i];
    return {characters() + start, sizes[part]};
  }

 private:
  const char* characters() const { return reinterpret_cast<const char*>(this + 1); }
};

template <size_t count>
struct SchemaTextOf {
  SchemaText text;
  std::array<char, count> characters = {};
};
static_assert(offsetof(SchemaTextOf<1>, characters) == sizeof(SchemaText));

}  // namespace tenon
