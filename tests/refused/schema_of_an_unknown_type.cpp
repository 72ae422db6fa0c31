// refused: fail_schema
#include "tenon/dispatch/constant_schema.h"

struct Misspelt {
  static constexpr std::string_view kSchema = "misspelt(Tenser self) -> Tensor";
};
static_assert(tenon::constant_schema<Misspelt>.arguments.size() == 1);
