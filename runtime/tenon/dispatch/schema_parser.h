#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/base/export.h"
#include "tenon/dispatch/schema.h"

namespace tenon {

/// An operator's schema with the memory that it refers to.
class TENON_API ParsedSchema {
 public:
  /// Reads a function schema such as `mine::roll(Tensor self, int n=1) -> Tensor`; the grammar is
  /// that of ops.yaml's `func:` lines. ValueError with the place and what was expected.
  static std::shared_ptr<const ParsedSchema> parse(std::string text);

  const OperatorSchema& schema() const { return schema_; }

 private:
  explicit ParsedSchema(std::string text);

  std::string text_;
  std::vector<ArgumentSchema> arguments_;
  std::vector<ArgumentSchema> returns_;
  OperatorSchema schema_;
};

/// `int?`, `Tensor[]`, …: the type as a schema spells it.
TENON_API std::string type_text(const ArgumentSchema& argument);

}  // namespace tenon
