#include "tests/support/descriptors.h"

#include "tenon/dispatch/operator_definition.h"

namespace tenon {

TENON_DEFINE_OPERATOR(test::Everything, "test", .doc = "All there is.");
TENON_DEFINE_OPERATOR(test::NoTensors, "test");
TENON_DEFINE_VARIANT(test::Stride, test::Everything);
TENON_DEFINE_OPERATOR(test::Twice, "test");
TENON_DEFINE_OPERATOR(test::TwiceInPlace, "test");

}  // namespace tenon
