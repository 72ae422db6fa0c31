// Which elements of its base a view shows.

#include <catch2/catch.hpp>
#include <functional>
#include <utility>

#include "tests/support/reference.h"

namespace tenon::test {
namespace {

/// A view, and which index of its base each of its indices shows.
struct View {
  std::string op;
  Stack arguments;
  Index sizes;
  std::function<Index(const Index&)> base_index;
};

std::vector<View> reordering_views(const TensorBase& x) {
  return {
      {"permute",
       {x, ints({2, 0, 1})},
       {5, 3, 4},
       [](const Index& i) {
         return Index{i[1], i[2], i[0]};
       }},
      {"transpose.int",
       {x, 0, -1},
       {5, 4, 3},
       [](const Index& i) {
         return Index{i[2], i[1], i[0]};
       }},
      {"movedim.int",
       {x, 0, 2},
       {4, 5, 3},
       [](const Index& i) {
         return Index{i[2], i[0], i[1]};
       }},
      {"expand",
       {x, ints({2, -1, -1, -1})},
       {2, 3, 4, 5},
       [](const Index& i) {
         return Index{i[1], i[2], i[3]};
       }},
      {"unsqueeze",
       {x, -1},
       {3, 4, 5, 1},
       [](const Index& i) {
         return Index{i[0], i[1], i[2]};
       }},
  };
}

std::vector<View> partial_views(const TensorBase& x) {
  return {
      {"select.int",
       {x, 1, -1},
       {3, 5},
       [](const Index& i) {
         return Index{i[0], 3, i[1]};
       }},
      {"slice.Tensor",
       {x, 2, 1, 5, 2},
       {3, 4, 2},
       [](const Index& i) {
         return Index{i[0], i[1], 1 + 2 * i[2]};
       }},
      {"slice.Tensor",
       {x, 0, -2},
       {2, 4, 5},
       [](const Index& i) {
         return Index{i[0] + 1, i[1], i[2]};
       }},
      {"narrow",
       {x, -1, 2, 3},
       {3, 4, 3},
       [](const Index& i) {
         return Index{i[0], i[1], i[2] + 2};
       }},
      {"diagonal",
       {x, 1, 1, 2},
       {3, 4},
       [](const Index& i) {
         return Index{i[0], i[1], i[1] + 1};
       }},
      {"diagonal",
       {x, -1},
       {5, 2},
       [](const Index& i) {
         return Index{i[1] + 1, i[1], i[0]};
       }},
      {"unfold",
       {x, 2, 3, 2},
       {3, 4, 2, 3},
       [](const Index& i) {
         return Index{i[0], i[1], 2 * i[2] + i[3]};
       }},
  };
}

std::vector<View> reshaping_views(const TensorBase& x) {
  return {
      {"view",
       {x, ints({12, -1})},
       {12, 5},
       [](const Index& i) {
         return Index{i[0] / 4, i[0] % 4, i[1]};
       }},
      {"reshape",
       {x, ints({3, 20})},
       {3, 20},
       [](const Index& i) {
         return Index{i[0], i[1] / 5, i[1] % 5};
       }},
      {"flatten.using_ints",
       {x, 0, 1},
       {12, 5},
       [](const Index& i) {
         return Index{i[0] / 4, i[0] % 4, i[1]};
       }},
      {"unflatten.int",
       {x, 1, ints({2, 2})},
       {3, 2, 2, 5},
       [](const Index& i) {
         return Index{i[0], i[1] * 2 + i[2], i[3]};
       }},
      {"as_strided",
       {x, ints({4, 3}), ints({5, 20}), 2},
       {4, 3},
       [](const Index& i) {
         return Index{i[1], i[0], 2};
       }},
      {"alias", {x}, {3, 4, 5}, [](const Index& i) { return i; }},
      {"detach", {x}, {3, 4, 5}, [](const Index& i) { return i; }},
  };
}

std::vector<View> views() {
  const TensorBase x = uniform({3, 4, 5});
  std::vector<View> all;
  for (const auto make : {&reordering_views, &partial_views, &reshaping_views}) {
    for (View& view : make(x)) all.push_back(std::move(view));
  }
  return all;
}

TEST_CASE("a view shows elements of its base and shares their memory", "[view]") {
  for (const auto& [op, arguments, sizes, base_index] : views()) {
    INFO(op << " of " << describe(arguments));
    const TensorBase base = arguments[0].get<TensorBase>();
    const TensorBase view = result_of(op, arguments);
    CHECK_THAT(view,
               Near(generate(sizes, [&](const Index& i) { return at(base, base_index(i)); })));
    CHECK(view.is_alias_of(base));
    CHECK(view._version() == base._version());
  }
}

TEST_CASE("writing through a view changes the base and its version", "[view]") {
  for (const auto& [op, arguments, sizes, base_index] : views()) {
    if (op == "expand" || op == "unfold") continue;  // several elements share memory
    INFO(op << " of " << describe(arguments));
    const TensorBase base = arguments[0].get<TensorBase>();
    const TensorBase view = result_of(op, arguments);
    const auto version = base._version();
    result_of("fill_.Scalar", {view, 9.5});
    CHECK(base._version() == version + 1);
    for (const Index& i : indices_of(sizes)) CHECK(at(base, base_index(i)) == 9.5);
  }
}

}  // namespace
}  // namespace tenon::test
