"""Which names generated code uses: one entry for each kind and way to compute, and what the C++ of it names."""

import re

from codegen.outputs import render_all
from codegen.views.library import make_library
from tests.codegen.support import resolve_text

# One entry for each kind and way to compute; NAME is an argument that any identifier may replace.
ENTRIES = {
    "pointwise": """\
- func: OP.Tensor(Tensor self, Tensor NAME, *, Scalar alpha=1) -> Tensor
  category: pointwise_binary
  variants: function, method, inplace, out
  pointwise: 'self > NAME ? self + alpha * NAME : min(self, exp(NAME))'
  dtypes: floating
  derivatives: {self: grad * NAME, NAME: "maybe_multiply(grad, alpha) * result"}
""",
    "not holomorphic": """\
- func: OP(Tensor self, Tensor NAME) -> Tensor
  category: pointwise_binary
  pointwise: self * conj(NAME)
  dtypes: floating, complex
  derivatives: {self: grad * NAME, NAME: grad * self}
  tags: not_holomorphic
""",
    "structured": """\
- func: OP(Tensor self, Tensor NAME, int dim=0) -> Tensor
  category: reduction
  variants: function, method, inplace, out
  kernel: {CPU: OP}
  meta: same(self, NAME)
  derivatives: {self: "grad * NAME.sizes()[dim]", NAME: grad * self}
""",
    "structured, several results": """\
- func: OP(Tensor self, Tensor? NAME, bool[2] mask) -> (Tensor values, Tensor indices)
  category: sorting
  kernel: OP
  meta: pair(self, NAME)
  output_differentiability: [true, false]
  derivatives: {"self, NAME": "pair_backward(grad, NAME, indices, grad_input_mask)"}
- func: pair_backward(Tensor grad_output, Tensor? weight, Tensor indices, bool[2] mask) -> (Tensor, Tensor)
  category: sorting
  kernel: pair_backward
""",
    "structured list": """\
- func: OP(Tensor[] NAME, int dim=0) -> Tensor[]
  category: joining
  kernel: {CPU: OP}
  meta: each(NAME, dim)
  derivatives: {NAME: "formulas::cat_backward(grads[0], NAME.sizes(), dim)"}
""",
    "factory": """\
- func: OP(int[] size, Scalar NAME, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? \
pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
  category: creation
  variants: function, out
  kernel: {CPU: OP}
  meta: made(size, NAME, dtype, device, memory_format)
""",
    "like": """\
- func: OP(Tensor self, Scalar NAME, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? \
pin_memory=None) -> Tensor
  category: creation
  kernel: {CPU: OP}
  meta: made(self, NAME, dtype, device)
""",
    "direct": """\
- func: OP(Tensor self, Tensor without, str NAME='a') -> Tensor
  category: copy
  variants: function, method, inplace, out
  kernel: OP
  derivatives: {self: "other_backward(grad, NAME)"}
- func: other_backward(Tensor a, str text) -> Tensor
  category: copy
  kernel: other_backward
""",
    "in place": """\
- func: OP_(Tensor(a!) self, Tensor NAME, Scalar value) -> Tensor(a!)
  category: copy
  variants: function, method
  kernel: OP_
  derivatives: {self: zeros_of(grad), NAME: grad * self}
""",
    "in place, geometry": """\
- func: OP_(Tensor(a!) self, int NAME) -> Tensor(a!)
  category: view
  kernel: OP_
  tags: inplace_view
  derivatives: {self: grad.reshape(self.sizes())}
- func: reshape(Tensor self, int[] size) -> Tensor
  category: view
  kernel: reshape
""",
    "view": """\
- func: OP(Tensor(a) self, int NAME) -> Tensor(a)
  category: view
  variants: function, method
  kernel: OP
  view: {inverse: "put(base, mutated_view, NAME)"}
  derivatives: {self: "put(grad, self, NAME)"}
- func: put(Tensor self, Tensor src, int index) -> Tensor
  category: view
  kernel: put
""",
    "views": """\
- func: OP(Tensor(a -> *) self, int NAME) -> Tensor(a)[]
  category: view
  kernel: OP
  view: {inverse: "put(base, mutated_view, mutated_view_index, NAME)"}
  derivatives: {self: "put(grads[0], self, NAME, NAME)"}
- func: put(Tensor self, Tensor src, int index, int dim) -> Tensor
  category: view
  kernel: put
""",
    "composite": """\
- func: OP(Tensor self, Tensor? NAME=None) -> Tensor
  category: neural
  variants: function, method, inplace, out
  composite: OP
- func: copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
  category: copy
  kernel: copy_
""",
    "guarded composite": """\
- func: OP(Tensor self, Tensor NAME) -> (Tensor, Tensor)
  category: neural
  variants: function, out
  composite: OP
  derivatives: {self: "grads[0] * NAME", NAME: "grads[1] * result0"}
""",
    "mutable": """\
- func: OP(Tensor input, Tensor(a!) NAME, bool training) -> (Tensor, Tensor)
  category: normalization
  kernel: OP
  non_differentiable: NAME
  derivatives: {input: "grads[0]"}
""",
    "without results": """\
- func: OP(Tensor self, Tensor(a!) NAME) -> ()
  category: copy
  kernel: OP
""",
}
PLACEHOLDER = "zq_argument"
CONTEXTUAL = {"final", "override"}  # words that C++ allows as names
# The functions themselves, which nothing in them calls.
DEFINED = {"compute", "differentiate", "release_saved", "result_count", "save", "save_results"}


def rendered(text):
    """Returns the library and the generated files of a YAML text."""
    operators, errors = resolve_text(text)
    assert not errors, errors
    library = make_library(operators)
    return library, render_all(library)


def without_texts(code):
    return re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', code)


def functions(files):
    """Yields the C++ of everything that is made for the operator under test."""
    for text in files.values():
        for block in re.split(r"\n\n", text):
            code = "\n".join(line for line in block.splitlines() if not line.lstrip().startswith("//"))
            if "zq_" in code.lower():
                yield without_texts(code)


def unqualified(code):
    """Returns the identifiers that name lookup would find in the scope of a function."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", code)
    return set(re.findall(r"(?<![\w.:])(?<!->)([A-Za-z_]\w*)\b(?!\s*::)", code))


def members_of(code):
    """Returns what follows the head of a node: its fields are members, which end in an underscore."""
    return re.sub(r"^struct \w+ final\s+: BackwardNode<[^{]*\{\n(  using [^;]*;\n)*", "", code)


def used_names(entry):
    """Returns what the generated code of an entry names itself beside its argument NAME."""
    library, files = rendered(entry.replace("NAME", PLACEHOLDER).replace("OP", "zq_operator"))
    views = [view for view in library.views if "zq_operator" in view.text]
    arguments = {argument.name for view in views for argument in view.schema.arguments}
    found = set()
    for code in functions(files):
        if PLACEHOLDER in code:
            found |= unqualified(members_of(code))
    own = arguments | {name for view in views for name in view.schema.result_names} | CONTEXTUAL | DEFINED
    return {name for name in found - own if not name.endswith("_") and "zq_" not in name.lower()
            and "ZqOperator" not in name}


def called_names(entry):
    """Returns the functions that the generated code of an entry calls, but for those of pointwise expressions."""
    _, files = rendered(entry.replace("NAME", PLACEHOLDER).replace("OP", "zq_operator"))
    found = set()
    for code in functions({path: text for path, text in files.items() if not path.startswith("pointwise/")}):
        declared = re.compile(r"(?<!return)(?<=[\w>&*]) +\w+\(")  # `Type name(`
        found |= set(re.findall(r"(?<![\w.:])(?<!->)([A-Za-z_]\w*)(?:<[\w:, <>]*>)?\(", declared.sub(" ", code)))
    return {name for name in found if "zq_" not in name}
