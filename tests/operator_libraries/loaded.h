#pragma once

#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon::test {

/// Loads the library whose operators are of every kind, once in the program.
inline void load_every_kind() {
  static const bool loaded = (load_operators(EVERY_KIND), true);
  REQUIRE(loaded);
}

}  // namespace tenon::test
