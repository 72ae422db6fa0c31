// Libraries that a static object loads, before main and before anything else has used the
// dispatcher.

#include <cstdio>
#include <filesystem>

#include "taken/operators.h"
#include "tenon/tenon.h"
#include "tests/support/temporary_folder.h"

namespace {

bool is_refused(const std::string& path) {
  try {
    tenon::load_operators(path);
  } catch (const tenon::ValueError&) {
    return true;
  }
  return false;
}

struct Loading {
  tenon::test::TemporaryFolder folder;
  bool refused;

  Loading() {
    const std::string copy = folder / "libcopy.so";
    std::filesystem::copy_file(FIRST, copy);
    refused = is_refused(copy);
    tenon::load_operators(EVERY_KIND);
  }
};
const Loading loading;

int check(bool holds, const char* what) {
  if (!holds) std::printf("%s\n", what);
  return holds ? 0 : 1;
}

}  // namespace

int main() {
  const tenon::Tensor x = tenon::tensor({4.0});
  const auto exp = tenon::find_operator<tenon::Tensor(const tenon::Tensor&)>("every_kind::exp");
  return check(loading.refused, "a copy of a linked library is loaded") +
         check(taken::scaled(x).item<double>() == 8, "the linked library lost its names") +
         check(exp.call(x).item<double>() == 8, "the other library has no operators");
}
