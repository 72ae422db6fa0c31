#pragma once

namespace tenon::functional {

/// Lets calls that need no more than values enter the pass without being boxed, see Note [Direct
/// calls]. Their kernel is the one that `registrant` registers; operators with another one for
/// Functionalize are left alone.
void enable_direct_calls(const char* registrant);

}  // namespace tenon::functional
