#include "tests/support/descriptors.h"

#include "tenon/dispatch/operator_definition.h"

namespace tenon {

constexpr std::string_view kCategory = "test";

TENON_DEFINE_OPERATOR(test::Everything, .doc = "All there is.");
TENON_DEFINE_OPERATOR(test::NoTensors);
TENON_DEFINE_VARIANT(test::Stride, test::Everything);
TENON_DEFINE_OPERATOR(test::Twice);
TENON_DEFINE_OPERATOR(test::TwiceInPlace);

}  // namespace tenon
