#include "tenon/dispatch/operator_memory.h"

#include "tenon/dispatch/schema_grammar.h"

namespace tenon {

void OperatorMemory::read(const SchemaText& text) {
  static_assert(offsetof(OperatorMemoryOf<1>, arguments) == sizeof(OperatorMemory));
  auto* const arguments = reinterpret_cast<ArgumentSchema*>(this + 1);
  detail::SchemaReader reader(text.part(SchemaText::kText));
  const std::string_view name = reader.name();
  ArgumentSchema* end = arguments;
  reader.arguments([&](const ArgumentSchema& argument) { *end++ = argument; });
  ArgumentSchema* const returns = end;
  reader.returns([&](const ArgumentSchema& result) { *end++ = result; });
  schema_ = {.name = name,
             .text = text.part(SchemaText::kText),
             .category = text.part(SchemaText::kCategory),
             .doc = text.part(SchemaText::kDoc),
             .kind = text.kind,
             .arguments = {arguments, returns},
             .returns = {returns, end},
             .derivatives = text.part(SchemaText::kDerivatives),
             .view_inverse = text.part(SchemaText::kViewInverse),
             .composite = text.composite,
             .recorded_as_composite = text.recorded_as_composite,
             .nondeterministic_seeded = text.nondeterministic_seeded,
             .unmarked_alias = text.unmarked_alias,
             .unread_self = text.unread_self};
}

}  // namespace tenon
