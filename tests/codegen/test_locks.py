"""tools/check_locks.py finds locks and first uses that a child of fork() could inherit half made."""

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from check_locks import EXEMPT, violations  # noqa: E402 a script, which finds its own modules beside it


def lines_found(text: str) -> list[int]:
    """Returns the numbers of the lines that the check complains of."""
    return [int(message.split(":")[1]) for message in violations(Path("file.cpp"), text)]


class Locks(unittest.TestCase):
    def test_locks_of_the_standard_library_and_of_the_system_are_found(self) -> None:
        for code in ("std::mutex mutex;", "static std::shared_mutex mutex;", "std::recursive_timed_mutex mutex;",
                     "std::once_flag once;", "std::call_once(once, make);", "std::condition_variable ready;",
                     "std::condition_variable_any ready;", "std::counting_semaphore<4> free(4);",
                     "std::binary_semaphore free(1);", "std::latch done(2);", "std::barrier done(2);",
                     "pthread_mutex_t mutex;", "pthread_once(&once, make);", "pthread_cond_t ready;",
                     "pthread_spinlock_t lock;", "std::lock_guard<std::mutex> lock(mutex);"):
            self.assertEqual(lines_found(code), [1], code)

    def test_objects_that_a_function_makes_once_are_found(self) -> None:
        for code in ("static Foo x;", "static Foo x = make();", "static const Foo x{1, 2};", "static Foo x(a);",
                     "static Foo x(a, b);", "static Foo x(1.5);", "static Foo x(-1);", "static Foo x(\"a text\");",
                     "static Foo x(make(a, 2), b);", "static Foo x(a * b);", "static Foo x(*new Foo(a));",
                     "static Foo x(new Foo);", "static Foo x([] { return Bar(); });", "static Foo x(sizeof a);",
                     "static std::vector<int> x(3, 0);", "static const std::map<int, Foo> x(first, last);",
                     "static Foo& x(a.b());", "static std::function<void()> x;",
                     "static std::function<int(std::vector<int>)> x = make(a);",
                      "static Foo x(&a, *b);", "static Foo x(int64_t{3}, Bar());"):
            self.assertEqual(lines_found("  " + code), [1], code)

    def test_an_object_over_two_lines_is_found_where_it_begins(self) -> None:
        self.assertEqual(lines_found("  int a;\n  static Foo x(\n      a, b);\n"), [2])
        self.assertEqual(lines_found("  static Foo x(a,\n               b);\n  static Bar y;\n"), [1, 3])

    def test_what_is_made_before_the_program_begins_is_let_through(self) -> None:
        for code in ("static constexpr Foo x(a, b);", "static constinit Lazy<Foo> x(a);",
                     "static thread_local Foo x(1);",
                     "static inline Foo x(a, b);", "static_assert(sizeof(Foo) == 2);"):
            self.assertEqual(lines_found("  " + code), [], code)

    def test_members_are_let_through(self) -> None:
        for code in ("static Foo make();", "static Foo make(int a);", "static Foo make(const Bar& a, int b);",
                     "static Foo* make(Bar* a, int b = 3);", "static std::map<int, Foo> make(std::vector<int> a);",
                     "static void make(Foo&);", "static void make(const Foo*, Bar&&);", "static Foo names_;",
                     "static Foo make(int a) { return Foo(a); }", "static Foo make(int a) {",
                     "static void* operator new(size_t bytes) { return allocate(bytes); }",
                     "static void CONCATENATE(make_, id)(Library&);", "static Foo make(Function<int(Bar)> f);"):
            self.assertEqual(lines_found("  " + code), [], code)
        self.assertEqual(lines_found("  static Foo make(\n      int a, Bar b);\n"), [])

    def test_what_is_no_code_of_a_function_is_let_through(self) -> None:
        for code in ("// std::mutex mutex;", "Mutex mutex;", "  // static Foo x(a, b);", "static Foo x(a, b);"):
            self.assertEqual(lines_found(code), [], code)

    def test_the_mechanism_itself_is_let_through(self) -> None:
        for path in EXEMPT:
            self.assertTrue((ROOT / path).is_file(), path)
            self.assertEqual(violations(path, "std::mutex mutex;\n  static Foo x;"), [])


if __name__ == "__main__":
    unittest.main()
