"""A few operators that bring every output into play, as three libraries: built in, a project's, a selected part.

Their entries lie in `golden/`, beside what the generator makes of them.
"""

from pathlib import Path

from codegen.closure import keep_selected
from codegen.load import Sources, load
from codegen.selection import read_selection
from codegen.source import Diagnostics
from codegen.target import project

FOLDER = Path(__file__).resolve().parent / "golden"


def libraries():
    """Returns the libraries by the folders of what is made of them."""
    built_in = _loaded("ops.yaml", Sources())
    diagnostics = Diagnostics()
    selection = read_selection(FOLDER / "selection.yaml", [view.operator for view in built_in.views], diagnostics)
    assert not diagnostics, [str(error) for error in diagnostics]
    return {"built_in": built_in, "project": _loaded("project.yaml", Sources(project("mine"))),
            "selected": keep_selected(built_in, selection)}


def _loaded(entries, sources):
    diagnostics = Diagnostics()
    library = load(str(FOLDER / entries), diagnostics, sources)
    assert not diagnostics, [str(error) for error in diagnostics]
    return library
