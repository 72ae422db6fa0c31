#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/functionalize/described.h"

namespace tenon::test {

/// What a program takes, and what it does with that.
struct Program {
  std::string name;
  std::function<Tensors()> arguments;
  std::function<Tensors(Tensors&)> run;
};

/// Programs that change the data and the geometry of what they take, also where its memory is
/// shared or overlaps.
extern const std::vector<Program> programs;

}  // namespace tenon::test
