#include "tools/tenon/explain/table.h"

#include <catch2/catch.hpp>
#include <map>
#include <sstream>
#include <string>

#include "tenon/dispatch/dispatcher.h"
#include "tests/tools/printed.h"

namespace tenon::tools {
namespace {

using test::Printed;

Printed print_table(const TableOptions& options) {
  return test::printed(&table, options);
}

// Golden: what `tenon table` prints is the design's table, row by row.
constexpr const char* kStandard =
    R"(mode       tensors                              operator      goes through                  comes out
inference  all inference                        add.Tensor    CPU                           inference tensor                          ✓
                                                mul.Tensor    CPU                           inference tensor                          ✓
                                                cat           CPU                           inference tensor                          ✓
inference  all inference                        view          CPU                           inference tensor                          ✓
                                                view_as       CPU                           inference tensor                          ✓
                                                split.Tensor  CPU                           inference tensor                          ✓
inference  all inference                        add_.Tensor   CPU                           itself, no version                        ✓
                                                transpose_    CPU                           itself, no version                        ✓
                                                add.out       CPU                           itself, no version                        ✓
inference  some normal                          add.Tensor    CPU                           inference tensor                          ✓
                                                mul.Tensor    CPU                           inference tensor                          ✓
                                                cat           CPU                           inference tensor                          ✓
inference  self normal                          view          InplaceOrView, CPU            normal view, creation meta InferenceMode  ✓
                                                view_as       CPU                           normal view, creation meta InferenceMode  ✓
                                                split.Tensor  InplaceOrView, CPU            normal view, creation meta InferenceMode  ✓
inference  all inference                        detach        CPU                           inference tensor                          ✓
inference  self normal                          detach        CPU                           normal tensor                             ✓
inference  self normal                          add_.Tensor   InplaceOrView, CPU            itself, version + 1                       ✓
                                                transpose_    InplaceOrView, CPU            itself, version + 1                       ✓
                                                add.out       InplaceOrView, CPU            itself, version + 1                       ✓
inference  self inference, other normal         add_.Tensor   InplaceOrView, CPU            itself, no version                        ✓
                                                add.out       InplaceOrView, CPU            itself, no version                        ✓
normal     all inference, none requires grad    add.Tensor    CPU                           normal tensor                             ✓
                                                mul.Tensor    CPU                           normal tensor                             ✓
                                                cat           CPU                           normal tensor                             ✓
normal     all inference, a leaf requires grad  add.Tensor    Autograd, CPU                 normal tensor, with history               ✓
                                                mul.Tensor    Autograd                      InferenceModeError                        ✓
                                                cat           Autograd, CPU                 normal tensor, with history               ✓
normal     self inference                       view          InplaceOrView, CPU            inference tensor                          ✓
                                                view_as       CPU                           inference tensor                          ✓
                                                split.Tensor  InplaceOrView, CPU            inference tensor                          ✓
normal     self inference leaf, requires grad   view          Autograd                      InferenceModeError                        ✓
                                                view_as       CPU                           InferenceModeError                        ✓
                                                split.Tensor  Autograd                      InferenceModeError                        ✓
normal     self normal, other inference         view_as       CPU                           normal view, with history                 ✓
normal     the same, none requires grad         view_as       CPU                           normal view                               ✓
normal     self inference                       detach        CPU                           inference tensor                          ✓
normal     self inference leaf, requires grad   detach        CPU                           inference tensor                          ✓
normal     self inference                       add_.Tensor   InplaceOrView                 InferenceModeError                        ✓
                                                transpose_    InplaceOrView                 InferenceModeError                        ✓
                                                add.out       InplaceOrView                 InferenceModeError                        ✓
normal     mixed, one requires grad             add.Tensor    Autograd, CPU                 normal tensor, with history               ✓
                                                mul.Tensor    Autograd                      InferenceModeError                        ✓
                                                cat           Autograd, CPU                 normal tensor, with history               ✓
normal     mixed, none requires grad            add.Tensor    CPU                           normal tensor                             ✓
                                                mul.Tensor    CPU                           normal tensor                             ✓
                                                cat           CPU                           normal tensor                             ✓
normal     self normal, other inference         add_.Tensor   Autograd, InplaceOrView, CPU  itself, version + 1, with history         ✓
normal     the same, none requires grad         add_.Tensor   InplaceOrView, CPU            itself, version + 1                       ✓
                                                add.out       InplaceOrView, CPU            itself, version + 1                       ✓

50 calls, all as specified
)";

constexpr const char* kStrict =
    R"(mode       tensors                              operator      goes through        comes out
inference  all inference                        add.Tensor    CPU                 inference tensor                          ✓
                                                mul.Tensor    CPU                 inference tensor                          ✓
                                                cat           CPU                 inference tensor                          ✓
inference  all inference                        view          CPU                 inference tensor                          ✓
                                                view_as       CPU                 inference tensor                          ✓
                                                split.Tensor  CPU                 inference tensor                          ✓
inference  all inference                        add_.Tensor   CPU                 itself, no version                        ✓
                                                transpose_    CPU                 itself, no version                        ✓
                                                add.out       CPU                 itself, no version                        ✓
inference  some normal                          add.Tensor    CPU                 inference tensor                          ✓
                                                mul.Tensor    CPU                 inference tensor                          ✓
                                                cat           CPU                 inference tensor                          ✓
inference  self normal                          view          InplaceOrView, CPU  normal view, creation meta InferenceMode  ✓
                                                view_as       CPU                 normal view, creation meta InferenceMode  ✓
                                                split.Tensor  InplaceOrView, CPU  normal view, creation meta InferenceMode  ✓
inference  all inference                        detach        CPU                 inference tensor                          ✓
inference  self normal                          detach        CPU                 normal tensor                             ✓
inference  self normal                          add_.Tensor   InplaceOrView, CPU  itself, version + 1                       ✓
                                                transpose_    InplaceOrView, CPU  itself, version + 1                       ✓
                                                add.out       InplaceOrView, CPU  itself, version + 1                       ✓
inference  self inference, other normal         add_.Tensor   InplaceOrView, CPU  itself, no version                        ✓
                                                add.out       InplaceOrView, CPU  itself, no version                        ✓
normal     all inference, none requires grad    add.Tensor    CPU                 normal tensor                             ✓
                                                mul.Tensor    CPU                 normal tensor                             ✓
                                                cat           CPU                 normal tensor                             ✓
normal     all inference, a leaf requires grad  add.Tensor    none                InferenceModeError                        ✓
                                                mul.Tensor    none                InferenceModeError                        ✓
                                                cat           none                InferenceModeError                        ✓
normal     self inference                       view          none                InferenceModeError                        ✓
                                                view_as       CPU                 InferenceModeError                        ✓
                                                split.Tensor  none                InferenceModeError                        ✓
normal     self inference leaf, requires grad   view          none                InferenceModeError                        ✓
                                                view_as       CPU                 InferenceModeError                        ✓
                                                split.Tensor  none                InferenceModeError                        ✓
normal     self normal, other inference         view_as       none                InferenceModeError                        ✓
normal     the same, none requires grad         view_as       none                InferenceModeError                        ✓
normal     self inference                       detach        none                InferenceModeError                        ✓
normal     self inference leaf, requires grad   detach        none                InferenceModeError                        ✓
normal     self inference                       add_.Tensor   InplaceOrView       InferenceModeError                        ✓
                                                transpose_    InplaceOrView       InferenceModeError                        ✓
                                                add.out       InplaceOrView       InferenceModeError                        ✓
normal     mixed, one requires grad             add.Tensor    none                InferenceModeError                        ✓
                                                mul.Tensor    none                InferenceModeError                        ✓
                                                cat           none                InferenceModeError                        ✓
normal     mixed, none requires grad            add.Tensor    none                InferenceModeError                        ✓
                                                mul.Tensor    none                InferenceModeError                        ✓
                                                cat           none                InferenceModeError                        ✓
normal     self normal, other inference         add_.Tensor   none                InferenceModeError                        ✓
normal     the same, none requires grad         add_.Tensor   none                InferenceModeError                        ✓
                                                add.out       none                InferenceModeError                        ✓

50 calls, all as specified
)";

TEST_CASE("the observed table is the standard one") {
  const Printed printed = print_table({});
  CHECK(printed.exit_code == 0);
  CHECK(printed.out == kStandard);
}

TEST_CASE("the observed table under the strict policy is the strict one") {
  const Printed printed = print_table({.policy = InferencePolicy::Strict});
  CHECK(printed.exit_code == 0);
  CHECK(printed.out == kStrict);
  CHECK(inference_policy() == InferencePolicy::Standard);
}

TEST_CASE("every operator that arguments are found for does what both tables say") {
  for (const auto policy : {InferencePolicy::Standard, InferencePolicy::Strict}) {
    const Printed printed = print_table({.policy = policy, .pattern = "*"});
    INFO(printed.out);
    CHECK(printed.exit_code == 0);
    CHECK(printed.out.find("✗") == std::string::npos);
  }
}

TEST_CASE("every operator of the library is in the table") {
  std::istringstream lines(print_table({.pattern = "*"}).out);
  std::map<std::string, std::string> found;
  for (std::string line; std::getline(lines, line);) found[line.substr(0, line.find(' '))] = line;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (op->schema().category == "user") continue;
    const std::string& line = found[std::string(op->schema().name)];
    INFO(op->schema().text << "\n" << line);
    CHECK(line.find("✓") != std::string::npos);
  }
}

TEST_CASE("one operator is shown row by row, and an unknown one is reported") {
  const Printed printed = print_table({.pattern = "t_"});
  CHECK(printed.out ==
        R"(mode       tensors         operator  goes through        comes out
inference  all inference   t_        CPU                 itself, no version   ✓
inference  self normal     t_        InplaceOrView, CPU  itself, version + 1  ✓
normal     self inference  t_        InplaceOrView       InferenceModeError   ✓

3 calls, all as specified
)");
  const Printed unknown = print_table({.pattern = "tt_"});
  CHECK(unknown.exit_code == 2);
  CHECK(unknown.err.starts_with("tenon table: "));
}

}  // namespace
}  // namespace tenon::tools
