#include "tests/backend/operators.h"

#include "tenon/dispatch/operator_definition.h"

namespace tenon {

TENON_DEFINE_OPERATOR(test::Parts, "test");
TENON_DEFINE_OPERATOR(test::PartsOut, "test");
TENON_DEFINE_OPERATOR(test::Tally, "test");
TENON_DEFINE_OPERATOR(test::Score, "test");
TENON_DEFINE_OPERATOR(test::ScoreFunctional, "test");
TENON_DEFINE_OPERATOR(test::Count, "test");
TENON_DEFINE_OPERATOR(test::CountFunctional, "test");
TENON_DEFINE_OPERATOR(test::Moments, "test");
TENON_DEFINE_OPERATOR(test::Halves, "test");
TENON_DEFINE_OPERATOR(test::HalvesOut, "test");
TENON_DEFINE_OPERATOR(test::Sums, "test");
TENON_DEFINE_OPERATOR(test::SumsOut, "test");

}  // namespace tenon
