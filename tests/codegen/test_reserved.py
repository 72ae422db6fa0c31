"""The table of reserved names has every name that generated code uses otherwise, and no other."""

import re
import unittest
from pathlib import Path

from codegen import reserved
from codegen.resolve import resolve
from codegen.source import Diagnostics
from tests.codegen.generated_names import ENTRIES, called_names, rendered, used_names
from tests.codegen.support import resolve_text

ROOT = Path(__file__).resolve().parent.parent.parent
RUNTIME = ROOT / "runtime/tenon"


class Arguments(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.used = {kind: used_names(entry) for kind, entry in ENTRIES.items()}

    def test_every_name_of_generated_code_is_refused(self):
        for kind, names in self.used.items():
            with self.subTest(kind):
                self.assertGreater(len(names), 5)
                self.assertEqual(sorted(names - self._refused(kind, names)), [])

    def test_names_that_no_generated_code_uses_are_accepted(self):
        names = {"weight", "grad_output", "key", "mask", "std", "mean", "from", "to", "name", "index", "op", "kernel",
                 "x", "N", "is_result", "copy", "output_size", "apply"}
        for kind in self.used:
            if kind != "structured, several results":  # has a mask
                with self.subTest(kind):
                    self.assertEqual(sorted(self._refused(kind, names)), [])

    def test_the_table_has_no_other_names(self):
        every = set().union(*self.used.values())
        for group in (reserved.LOCALS, reserved.CALLED):
            self.assertEqual(sorted(group.names - every), [])

    def _refused(self, kind, names):
        """Returns the names that the generator refuses as the argument of an operator of a kind."""
        entry, *others = re.split(r"(?m)^(?=- func)", ENTRIES[kind])[1:]
        names = sorted(names)
        text = "".join(entry.replace("OP", f"f{index}x").replace("NAME", name) for index, name in enumerate(names))
        _, errors = resolve_text(text + "".join(others))
        refused = {int(index) for error in errors for index in re.findall(r"error: f(\d+)x", error)}
        return {names[index] for index in refused}


class Operators(unittest.TestCase):
    def test_what_the_runtime_declares_for_generated_sources_is_refused(self):
        existing = {operator.name.unambiguous() for operator in self._operators()}
        for name, header in sorted(self._declared().items()):
            if reserved.is_operator_name(name) and name not in existing:
                with self.subTest(f"{name} of {header}"):
                    self.assertIsNotNone(reserved.why_operator(name), "SEEN of codegen/reserved.py lacks it")

    def test_the_table_has_no_function_that_is_gone(self):
        self.assertEqual(sorted(reserved.SEEN.names - self._declared().keys()), [])

    def test_namespaces_are_refused(self):
        own = r"^namespace (?:tenon|\{\{ target.namespace \}\})"
        texts = [path.read_text(encoding="utf-8") for path in RUNTIME.rglob("*.h")]
        texts += [path.read_text(encoding="utf-8") for path in (ROOT / "templates").rglob("*.j2")]
        found = {name for text in texts for name in re.findall(own + r"::(\w+)", text, re.M)}
        nested = r"^namespace tenon \{\n\n?namespace (\w+) \{"
        found |= {name for text in texts for name in re.findall(nested, text, re.M)}
        self.assertLessEqual({"autograd", "stubs"}, found)
        for name in sorted(found):
            with self.subTest(name):
                self.assertIsNotNone(reserved.why_operator(name))

    def test_what_generated_sources_call_is_refused(self):
        for kind, entry in ENTRIES.items():
            for name in called_names(entry):
                if reserved.is_operator_name(name):
                    with self.subTest(f"{kind}: {name}"):
                        self.assertIsNotNone(reserved.why_operator(name))

    def test_members_of_tensor_are_refused_as_methods(self):
        methods = {operator.name.unoverloaded for operator in self._operators() if operator.is_method}
        for header in ("tensor_base.h", "tensor.h"):
            text = (RUNTIME / "tensor" / header).read_text(encoding="utf-8")
            body = re.search(r"^class TENON_API \w+[^;]*?\{\n(.*?)^\};", text, re.M | re.S).group(1)
            members = set(re.findall(r"^  (?! )[^/\n(]*?\b(\w+)\(", body, re.M)) | set(re.findall(r"(\w+_);", body))
            self.assertIn("requires_grad" if header == "tensor_base.h" else "backward", members)
            for name in members - {"Tensor", "TensorBase", "operator", "requires"} - methods:
                with self.subTest(f"{header}: {name}"):
                    self.assertIsNotNone(reserved.why_method(name))

    def _operators(self):
        return resolve(str(ROOT / "ops.yaml"), Diagnostics())

    def _declared(self):
        """Returns the functions and variables of namespace tenon that generated sources include, with a header."""
        found, done = {}, set()
        todo = [include for template in (ROOT / "templates").rglob("*.j2")
                for include in re.findall(r'#include "tenon/([^"{]+)"', template.read_text(encoding="utf-8"))]
        while todo:
            header = todo.pop()
            if header in done or not (RUNTIME / header).exists():
                continue
            done.add(header)
            text = (RUNTIME / header).read_text(encoding="utf-8")
            todo += re.findall(r'#include "tenon/([^"]+)"', text)
            found |= dict.fromkeys(_declared_in(text), header)
        return found


def _declared_in(text):
    """Yields what a header declares in namespace tenon itself; clang-format indents nothing in namespaces."""
    inside = []
    for line in text.splitlines():
        opened = re.match(r"namespace ([\w:]*) ?\{", line)
        if opened:
            inside.append(opened.group(1))
        elif re.match(r"\}  // namespace", line):
            inside.pop()
        elif inside == ["tenon"] and re.match(r"[A-Za-z\[]", line) and not re.match(
                r"(class|struct|enum|using|template|requires|typedef|static_assert|namespace|TENON_DECLARE)\b", line):
            called = re.match(r"[^(=]*?\b([a-z_]\w*)\(", line)
            variable = re.match(r"(?:inline |constexpr |const |TENON_API |extern )+[\w:]+ (\w+)(?: =|;|\{)", line)
            for match in (called, variable):
                if match and match.group(1) not in ("operator", "requires", "noexcept", "alignas"):
                    yield match.group(1)


class Rows(unittest.TestCase):
    def test_messages(self):
        entry = "- func: {}\n  category: copy\n  kernel: k\n"
        for schema, expected in [
                ("f(Tensor self, Tensor grad) -> Tensor",
                 "1:24: error: f: the argument name 'grad' is reserved: it is what formulas call a gradient or a "
                 "result, expected another name"),
                ("f(Tensor self, Tensor union) -> Tensor",
                 "1:24: error: f: the argument name 'union' is reserved: it is a keyword of C++, expected another "
                 "name"),
                ("f(Tensor self, int keys) -> Tensor",
                 "1:24: error: f: the argument name 'keys' is reserved: it is a local variable of generated kernels "
                 "or backward nodes, expected another name"),
                ("f(Tensor self, int result12) -> Tensor",
                 "1:24: error: f: the argument name 'result12' is reserved: it is what formulas call a gradient or a "
                 "result, expected another name"),
                ("f(Tensor self, int NULL) -> Tensor",
                 "1:24: error: f: the argument name 'NULL' is reserved: it is perhaps a macro, as all names in "
                 "capitals, expected another name"),
                ("f(Tensor self, int n__) -> Tensor",
                 "1:24: error: f: the argument name 'n__' is reserved: it is a name that C++ keeps for itself, "
                 "expected another name"),
                ("f(Tensor self) -> (Tensor a, Tensor call)",
                 "1:38: error: f: the result name 'call' is reserved: it is a local variable of generated kernels or "
                 "backward nodes, expected another name"),
                ("autograd(Tensor self) -> Tensor",
                 "1:9: error: autograd: the operator name 'autograd' is reserved: it is a namespace of the library, "
                 "expected another name"),
                ("union(Tensor self) -> Tensor",
                 "1:9: error: union: the operator name 'union' is reserved: it is a keyword of C++, expected another "
                 "name"),
                ("std(Tensor self) -> Tensor",
                 "1:9: error: std: the name 'std' makes 'std' in C++, which is reserved: it is the namespace of the "
                 "standard library, expected another overload name"),
                ("keys.of(Tensor self) -> Tensor",
                 "1:9: error: keys.of: the operator name 'keys' is reserved: it is a name that generated sources "
                 "define for themselves, expected another name"),
                ("check.output(Tensor self) -> Tensor",
                 "1:9: error: check.output: the name 'check.output' makes 'check_output' in C++, which is reserved: it "
                 "is a function of the runtime that generated sources see, expected another overload name"),
                ("Add(Tensor self) -> Tensor",
                 "1:9: error: Add: bad operator name 'Add', expected snake_case without capitals, as in 'masked_fill' "
                 "or '_masked_fill'")]:
            with self.subTest(schema):
                self.assertEqual(resolve_text(entry.format(schema))[1], [f"ops.yaml:{expected}"])

    def test_functions_that_register_operators_are_refused(self):
        _, files = rendered(ENTRIES["pointwise"].replace("NAME", "other").replace("OP", "f"))
        declared = re.findall(r"^(?:SetKernels|AddOperators) ([^;]+);", files["registrations.h"], re.M)
        names = ", ".join(declared).replace(",", " ").split()
        self.assertEqual(len(names), 4)
        for name in names:
            self.assertEqual(reserved.why_operator(name), "a function that registers operators")

    def test_names_of_gradients_are_free_where_no_formula_can_be(self):
        entry = "- {{func: 'f(Tensor(a!)[] self, Tensor(b!)[] {0}) -> {1}', category: copy, kernel: k}}\n"
        for name in ("grad", "grads", "grad_input_mask"):
            self.assertEqual(resolve_text(entry.format(name, "()"))[1], [])
            refused = "".join(resolve_text(entry.format(name, "Tensor"))[1])
            self.assertIn(f"the argument name '{name}' is reserved", refused)
        self.assertIn("'result' is reserved", "".join(resolve_text(entry.format("result", "()"))[1]))

    def test_a_formula_of_an_operator_without_results_is_refused(self):
        text = ("- func: f(Tensor(a!)[] self, Tensor grad) -> ()\n  category: copy\n  variants: function\n  doc: F.\n"
                "  kernel: k\n  derivatives:\n    grad: grad\n")
        self.assertIn("derivatives", "".join(resolve_text(text)[1]))

    def test_an_overload_name_makes_the_difference(self):
        self.assertEqual(resolve_text("- {func: std.all(Tensor self) -> Tensor, category: copy, kernel: k}\n")[1], [])


if __name__ == "__main__":
    unittest.main()
