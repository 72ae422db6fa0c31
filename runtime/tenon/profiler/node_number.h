#pragma once

#include <cstdint>

#include "tenon/base/export.h"

namespace tenon::detail {

/// The number that the next autograd node of the calling thread gets, see `Node::sequence_nr`. It
/// never goes back.
///
/// Note [Numbers of nodes are unique in a profile]: each thread that a profile hears of goes on
/// with numbers that no other thread has, so that the number of a node tells in which call it was
/// made, and nodes carry nothing for it.
extern TENON_API constinit thread_local uint64_t next_node_number
    __attribute__((tls_model("initial-exec")));

/// Goes on with such numbers.
void make_node_numbers_unique() noexcept;

}  // namespace tenon::detail
