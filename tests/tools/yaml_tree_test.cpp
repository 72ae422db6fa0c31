#include "tools/tenon/common/yaml_tree.h"

#include <sys/stat.h>

#include <catch2/catch.hpp>

#include "tests/support/peak_memory.h"
#include "tests/support/temporary_folder.h"

namespace tenon::tools {
namespace {

using Messages = std::vector<std::string>;

Messages messages_of(const std::string& text) {
  Diagnostics diagnostics("f.yaml");
  const auto root = parse_yaml(text, diagnostics);
  CHECK(root.has_value() == diagnostics.empty());
  return diagnostics.messages();
}

TEST_CASE("a YAML tree keeps the place of every node, and what stood in quotes", "[tools]") {
  Diagnostics diagnostics("f.yaml");
  const auto root = parse_yaml("a: [1, '2']\nb:\n  c:\n", diagnostics);
  REQUIRE(root);
  const YamlNode& list = *root->find("a");
  CHECK(list.items[0].text == "1");
  CHECK_FALSE(list.items[0].quoted);
  CHECK(list.items[1].quoted);
  CHECK(list.items[1].location == Location{1, 8});
  CHECK(root->find("b")->find("c")->is_null());
  CHECK(root->entries[1].key.location == Location{2, 1});
  CHECK(root->find("d") == nullptr);
}

TEST_CASE("what is no single YAML document is refused with its place", "[tools]") {
  CHECK(messages_of("") == Messages{"f.yaml:1:1: the document is empty"});
  CHECK(messages_of("a: 1\n---\nb: 2\n") ==
        Messages{"f.yaml:1:1: expected one document, got several"});
  CHECK(messages_of("a: 1\nb: 2\na: 3\n") == Messages{"f.yaml:3:1: the key 'a' stands twice"});
  CHECK(messages_of("[1]: 2\n") == Messages{"f.yaml:1:1: expected a text as key, got a list"});
  CHECK(messages_of("a: [1\n") == Messages{"f.yaml:2:1: not YAML: end of sequence flow not found"});
  CHECK(messages_of("a: &x [*x]\n") ==
        Messages{"f.yaml:1:8: aliases are not taken; write the value again"});
  CHECK(messages_of(std::string(101, '[') + std::string(101, ']')) ==
        Messages{"f.yaml:1:101: the document nests too deeply"});
  CHECK(messages_of(std::string(100, '[') + std::string(100, ']')).empty());
  CHECK(messages_of(", a: 1\n") == Messages{"f.yaml:1:1: the document is empty"});
}

TEST_CASE("a file that cannot be read is reported", "[tools]") {
  const test::TemporaryFolder folder;
  REQUIRE(::mkfifo((folder / "fifo").c_str(), 0600) == 0);
  const std::pair<const char*, const char*> cases[] = {{"none.yaml", "No such file or directory"},
                                                       {".", "it is a directory, expected a file"},
                                                       {"fifo", "it is a FIFO, expected a file"}};
  for (const auto& [name, reason] : cases) {
    Diagnostics diagnostics("f.yaml");
    CHECK_FALSE(read_yaml(folder / name, diagnostics));
    CHECK(diagnostics.messages() ==
          Messages{"f.yaml:1: the file cannot be read: " + std::string(reason)});
  }
}

TEST_CASE("a document is as long as can be held", "[tools]") {
  const test::TemporaryFolder folder;
  const std::string longest = "a: " + std::string((1 << 20) - 3, 'x');
  CHECK(messages_of(longest).empty());
  const Messages refused = {"f.yaml:1: the document has more than 1048576 bytes"};
  CHECK(messages_of(longest + "x") == refused);
  Diagnostics diagnostics("f.yaml");
  CHECK_FALSE(read_yaml(folder.write("long.yaml", longest + longest), diagnostics));
  CHECK(diagnostics.messages() == refused);
}

TEST_CASE("memory is at most 600 times the document", "[tools]") {
  if (!test::kMemoryIsExact) return;
  constexpr size_t kBytes = 300'000;
  const auto repeated = [](std::string text, const std::string& part) {
    while (text.size() < kBytes) text += part;
    return text;
  };
  const std::string texts[] = {
      repeated("", "["),          repeated("", "{"),         repeated("[", "a,"),
      repeated("[", "[a],"),      repeated("{", "a: b, "),   repeated("", "? "),
      repeated("", "- a\n"),      repeated("", "\""),        repeated("", "! "),
      repeated("", "&a "),        repeated("[", ",") + "]",  repeated("[", "a,") + "]",
      repeated("[", "[],") + "]", repeated("[", "{},") + "]"};
  for (const std::string& text : texts) {
    INFO(text.substr(0, 10));
    const int64_t peak = test::peak_memory_of([&] {
      Diagnostics diagnostics("f.yaml");
      parse_yaml(text, diagnostics);
    });
    CHECK(peak < 600 * static_cast<int64_t>(text.size()));
  }
}

TEST_CASE("diagnostics come in the order of their places", "[tools]") {
  Diagnostics diagnostics("f");
  diagnostics.add({2, 1}, "third");
  diagnostics.add({1, 7}, "second");
  diagnostics.add({1, 0}, "first");
  CHECK(diagnostics.messages() == Messages{"f:1: first", "f:1:7: second", "f:2:1: third"});
}

}  // namespace
}  // namespace tenon::tools
