#include "tests/backend/operators.h"

#include "tenon/dispatch/operator_definition.h"

namespace tenon {

constexpr std::string_view kCategory = "test";

TENON_DEFINE_OPERATOR(test::Parts);
TENON_DEFINE_OPERATOR(test::PartsOut);
TENON_DEFINE_OPERATOR(test::Tally);
TENON_DEFINE_OPERATOR(test::Moments);
TENON_DEFINE_OPERATOR(test::Halves);
TENON_DEFINE_OPERATOR(test::HalvesOut);
TENON_DEFINE_OPERATOR(test::Sums);
TENON_DEFINE_OPERATOR(test::SumsOut);

}  // namespace tenon
