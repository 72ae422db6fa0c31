#include "tenon/dispatch/direct_call.h"

namespace tenon {

constinit std::atomic<const detail::DirectCalls*> detail::direct_calls{nullptr};

}  // namespace tenon
