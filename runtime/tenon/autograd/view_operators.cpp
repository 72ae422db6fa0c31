#include "tenon/autograd/view_operators.h"

namespace tenon {

constinit std::atomic<detail::FindViewOperators> detail::find_view_operators{nullptr};

}  // namespace tenon
