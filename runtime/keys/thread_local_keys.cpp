#include "tenon/keys/thread_local_keys.h"

namespace tenon::detail {

constinit thread_local ThreadState thread_state;

}  // namespace tenon::detail
