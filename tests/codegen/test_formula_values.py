"""Every value of a formula is of a known kind: what methods and constructors take, and C++ of what is accepted."""

import re
import tempfile
import unittest
from pathlib import Path

from codegen.formula_values import CONSTRUCTORS, METHODS, OPTIONAL_METHODS, TUPLES
from codegen.resolve import resolve
from codegen.source import Diagnostics
from codegen.value_kinds import SCALAR, SIZES, TENSOR, TENSORS, TEXT
from tests.codegen.edited_sources import COMPILER, ROOT, errors, write_sources
from tests.codegen.support import resolve_text

ARGUMENTS = """Tensor self, Tensor? weight, Tensor[] tensors, Scalar scale, Scalar? maybe, int dim, int? n, int[] dims,
    int[2] two, int[]? perhaps, float[] w, float[]? v, bool[2] mask, str name, str? word, ScalarType dtype,
    ScalarType? other, MemoryFormat format, Device device""".replace("\n   ", "").split(", ")

NO_OPTIONS = "unknown method 'options', expected 'zeros_like' and the like, or dtype(), layout() and device() " \
    "as arguments"
NO_BRACES = "a part of 'let' gives braces, which are no value, expected IntArrayRef({1, 2})"
# a formula, what is wrong with it and what is expected
WRONG = [
    ("grad * self.size(grad)", "'size' of a tensor takes no tensor, expected a whole number"),
    ("self.stride(grad)", "'stride' of a tensor takes no tensor, expected a whole number"),
    ("grad * self.size(scale)", "'size' of a tensor takes no Scalar, expected a whole number"),
    ('grad * self.size("a")', "'size' of a tensor takes no text, expected a whole number"),
    ("grad * self.size(1.5)", "'size' of a tensor takes no double, expected a whole number"),
    ("grad * Scalar(grad)", "'Scalar' takes no tensor, expected a number"),
    ('grad * Scalar("a")', "'Scalar' takes no text, expected a number"),
    ("grad.sum(IntArrayRef(1, 2))", "'IntArrayRef' has 2 arguments, expected 0 or 1"),
    ("grad.sum(IntArrayRef(1.5))", "'IntArrayRef' takes no double, expected a list of numbers"),
    ("self.options()", NO_OPTIONS), ("zeros(self.sizes(), self.options())", NO_OPTIONS),
    ("grad * self.sizes().begin()", "unknown method 'begin', expected an operator or a helper "
     "(did you mean 'isneginf'?)"),
    ("grad * self.sizes().data()", "unknown method 'data', expected an operator or a helper (did you mean 'atan'?)"),
    ("grad * self->sizes()", "'*' of a tensor and a list of numbers, expected a number"),
    ("std::make_tuple(grad, grad)", "the formula for 'self' gives a tuple of 2, expected a tensor, as "
                                    "'zeros_like(grad)' is"),
    ("std::tuple(grad)", "'std::tuple' has 1 argument, expected tensors, one for each argument"),
    ("std::make_tuple(grad, dim)", "'std::make_tuple' of a number, expected tensors, one for each argument"),
    ("std::tie(grad)", "unknown function 'std::tie', expected an operator or a helper (did you mean 'std::tuple'?)"),
    ("grad * std::gcd(dim, 2)", "unknown function 'std::gcd', expected an operator or a helper (did you mean "
                                "'std::log'?)"),
    ("grad * scale[0]", "'[…]' of a Scalar, expected a list"),
    ("grad.to(DType::kFoo)", "unknown name 'DType::kFoo', expected an argument, a result or 'grad'"),
    ("grad * grad.sum<int>()", "'sum' takes nothing in '<>', expected sum(…)"),
    ("grad * std::max<foo>(dim, 2)", "'std::max<foo>' is of no type of numbers, expected bool, int, int64_t, size_t, "
                                     "float, double"),
    ("grad * std::max(2u, 3)", "2u is unsigned, expected 2"),
    ("grad * n.value_or(1.5)", "'value_or' of an optional number takes no double, expected a whole number"),
    ("grad.sum(perhaps.value_or(dim))", "'value_or' of an optional list of numbers takes no number, expected a list of "
                                        "numbers"),
    ("grad.sum(perhaps.value_or({1}))", "'value_or' of an optional list of numbers takes no {a number}, expected a "
                                        "list of numbers"),
    ("grad * grads.sizes()[0][0]", "'sizes' is no method of a list of tensors, expected formulas::sizes_of(grads) (did "
                                   "you mean 'size'?)"),
    ("tensors.has_value() ? grad : self", "'has_value' is no method of a list of tensors"),
    ("tensors == tensors ? grad : self",
     "'==' of a list of tensors and a list of tensors, expected tensors and numbers"),
    ("w == dims ? grad : self", "'==' of a list of numbers and a list of numbers, expected tensors and numbers"),
    ("cat(dim > 0 ? {grad} : {self})",
     "the branches of '?' give {a tensor} and {a tensor}, expected values of one kind"),
]
RESULTS = ("(Tensor first, Tensor[] rest)", [
    ("grads[0] * rest[0]", "the formula names 'rest', a result that is a list of tensors, expected arguments, and "
                           "results that are tensors"),
    ("grads[0].reshape(rest.sizes()[0])", "the formula names 'rest', a result that is a list of tensors, expected "
                                          "arguments, and results that are tensors")])

LISTS = ["self.sizes()", "dims", "two", "perhaps.value()", "formulas::sizes_of(tensors)[0]", "IntArrayRef(dim)",
         "perhaps.value_or(dims)", "IntArrayRef({1, 2})", "self.strides()", "IntArrayRef((self * 2).sizes())"]
OF_LISTS = ["grad.sum({})", "grad.reshape({})", "grad * {}[0]", "grad * {}.front()", "grad * {}.back()",
            "grad * {}.size()", "{}.empty() ? grad : self", "{} == grad.sizes() ? grad : self",
            "{} != self.sizes() ? grad : self", "grad.sum(dim > 0 ? {} : grad.sizes())", "sum_to(grad, {})",
            "grad.sum(dim > 0 ? {} : self.sizes())", "max_pool2d(grad, {})"]
RIGHT = [text.format(value) for value in LISTS for text in OF_LISTS] + """
    grad * tensors.size(); grad * std::min(tensors.size(), grads.size()); grad * tensors.front(); grad * tensors.back();
    tensors.empty() ? grad : self; grad * w.front(); grad * v.value()[0]; grad * v.value_or(w)[0];
    w == v.value() ? grad : self; mask[0] ? grad : self; name == word.value() ? grad : self; grad * name.size();
    name == "x" ? grad : self; grad * word.value_or("a").size(); dtype == self.dtype() ? grad : self;
    dtype == DType::kFloat32 ? grad : self; grad.to(other.value_or(dtype));
    format == MemoryFormat::Contiguous ? grad : self;
    device == self.device() ? grad : self; self.layout() == Layout::Strided ? grad : self; grad * Scalar(dim);
    grad * Scalar(); grad * Scalar(scale); grad * maybe.value_or(1); grad * n.value_or(1);
    grad * scale.isIntegral(true);
    grad * scale.toInt(); grad * scale.toFloat(); n == n ? grad : self; perhaps == perhaps ? grad : self;
    grad * grad.item(); grad * std::get<1>(std::make_tuple(grad, self)); cat(dim > 0 ? tensors : unbind(grad));
    dim > 0 ? Tensor() : grad; grad * self.numel() * self.element_size() * self.storage_offset() * self.stride(0);
    grad * self.is_floating_point(); grad.to(dim > 0 ? dtype : self.scalar_type()); grad * self.size(self.dim() - 1);
    grad * scale.toBool(); grad * std::max<double>(2, 3); grad * std::isnan(1.5)
""".replace("\n   ", "").strip().split("; ")
FORMULAS_ALONE = ["grad * self->size(0)", "grad * grads.front()", "weight.has_value() ? grad * weight : grad",
                  "grad.reshape(tensors.sizes()[0])",
                  "grad * tensors.sizes()[0][1]"]
# the value of a part of `let`, and what names it
PARTS = [(value, "grad.sum(p)")
         for value in [*LISTS, "dim > 0 ? self.sizes() : dims", "(self * 2).sizes()", "perhaps"]] + [
    ("self.sizes()", "p == grad.sizes() ? grad : grad.sum(dim > 0 ? p : grad.sizes())"), ("w", "grad * p[0]"),
    ("v.value()", "grad * p[0]"), ("v", "grad * p.value()[0]"), ("tensors", "cat(p)"), ("unbind(self)", "cat(p)"),
    ("dim > 0 ? tensors : unbind(self)", "cat(p)"), ("max(self, 0)", "grad * std::get<0>(p)"), ("scale", "grad * p"),
    ("std::make_tuple(self, self)", "grad * std::get<0>(p)"), ("name", "grad * p.size()"),
    ("self.dtype()", "grad.to(p)"),
]


def formula(text, returns="Tensor", part=None, name="f", of="self"):
    """Returns an entry with a derivative."""
    let = f"  let: {{p: '{part}'}}\n" if part else ""
    differentiable = "  output_differentiability: [true, false]\n" if returns != "Tensor" else ""
    return f"- func: '{name}({', '.join(ARGUMENTS)}) -> {returns}'\n  category: copy\n  kernel: k\n" \
        f"{differentiable}{let}  derivatives: {{'{of}': '{text}'}}\n"


def composite(text, part=None, name="f"):
    """Returns an entry of a composite, of the arguments that it names."""
    text = re.sub(r"\bgrads?\b", "self", text)
    used = [each for each in ARGUMENTS if re.search(rf"(?<!\.)\b{each.split()[-1]}\b", f"{text} {part}")]
    let = f"  let: {{p: '{part}'}}\n" if part else ""
    return f"- func: '{name}({', '.join(used)}) -> Tensor'\n  category: copy\n{let}  composite: '{text}'\n"


class FormulaValues(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.library = resolve(str(ROOT / "ops.yaml"), Diagnostics())

    def test_each_mistake_has_its_message(self):
        rows = [(formula(text), message) for text, message in WRONG]
        rows += [(formula(text, RESULTS[0]), message) for text, message in RESULTS[1]]
        rows.append((formula("grad.sum(p)", part="{1, 2}"), NO_BRACES))
        rows.append((composite("grad.sum(p)", "{1, 2}"), NO_BRACES))
        for entry, message in rows:
            with self.subTest(entry):
                errors_ = resolve_text(entry, known_operators=self.library)[1]
                self.assertEqual([error.split(" error: f: ")[1] for error in errors_], [message])

    @unittest.skipUnless(COMPILER, "there is no compiler")
    def test_what_formulas_may_say_compiles(self):
        entries = [formula(text, name=f"f{index}") for index, text in enumerate(RIGHT + FORMULAS_ALONE)]
        entries += [formula(text, part=part, name=f"g{index}") for index, (part, text) in enumerate(PARTS)]
        entries += [formula(f"{name}(grad, grad * 2)", name=f"h{index}", of="self, weight")
                    for index, name in enumerate(sorted(TUPLES))]
        self.expect_compiled(entries, "autograd")

    @unittest.skipUnless(COMPILER, "there is no compiler")
    def test_what_composites_may_say_compiles(self):
        entries = [composite(text, name=f"f{index}") for index, text in enumerate(RIGHT) if "grads" not in text]
        entries += [composite(text, part, f"g{index}") for index, (part, text) in enumerate(PARTS)]
        self.expect_compiled(entries, "composite")

    def expect_compiled(self, entries, layer):
        """Holds a test to what a compiler says of the sources of a layer."""
        operators, messages = resolve_text("".join(entries), known_operators=self.library)
        self.assertEqual(messages, [])
        with tempfile.TemporaryDirectory() as folder:
            sources = [source for source in write_sources(Path(folder), self.library, operators)
                       if layer in source.parts]
            self.assertTrue(sources)
            for source in sources:
                self.assertEqual(errors(Path(folder), source), [])

    def test_the_documentation_lists_the_methods_and_constructors(self):
        text = (ROOT / "docs/operators.md").read_text(encoding="utf-8")
        table = text[text.index("| method | of |"):].partition("\n")[2]
        rows = re.findall(r"^\| (.*) \| ([^|`]+) \|$", table[:table.index("\n\n")], re.MULTILINE)
        listed = {of: set(re.findall(r"`(\w+)\(", methods)) for methods, of in rows}
        names = {str(kind): METHODS[kind] for kind in (TENSOR, TENSORS, SIZES, SCALAR, TEXT)} | {
                 "an optional argument": OPTIONAL_METHODS, "made": CONSTRUCTORS}
        self.assertEqual(listed, {of: set(methods) for of, methods in names.items()})


if __name__ == "__main__":
    unittest.main()
