"""What is compiled to C, and how. All other facts of the package stand in pyproject.toml."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, PlatformError

# Every module of these folders is compiled by mypyc, all in one group ...
COMPILED = ["core", "games", "bots"]
# ... except those that only gather, draw or tell: no inner loop runs through them.
INTERPRETED = [
    "__init__.py",
    "terminal.py",
    "picture.py",
    "terms.py",
    "values.py",
    "themes.py",
    "reasons.py",
    "balance.py",
    "analysis.py",
    "position.py",
    "laws.py",
    "view_types.py",
    "vecs.py",
]

# One C file whose functions nobody outside replaces: the C compiler may inline them. Nobody reads its indentation, and to
# judge that GCC looks up every line of it in the file again, which took longer than compiling it.
C_COMPILER = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]

# What building the client leaves beside it.
LEFT_OUT = shutil.ignore_patterns(".built", ".vite")

NO_COMPILER = (
    "Quayside compiles its rules to C and found no C compiler that builds Python extensions: install one "
    "(Debian: apt install build-essential python3-dev), or set QUAYSIDE_PURE=1 for the slower, uncompiled build."
)


def extensions() -> list[Extension]:
    """The compiled modules; none for a pure or editable build, nor when pip only asks for the metadata."""
    if os.environ.get("QUAYSIDE_PURE") == "1" or not {"bdist_wheel", "build_ext"}.intersection(sys.argv):
        return []
    require_compiler()

    from mypyc.build import mypycify

    compiled = mypycify(
        ["--cache-dir=build/mypy", *modules()],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        group_name="quayside",
    )
    if os.name == "posix":
        for extension in compiled:
            extension.extra_compile_args += C_COMPILER
    return compiled


def modules() -> list[str]:
    folders = [Path("src/quayside", name) for name in COMPILED]
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(str(path) for path in paths if path.name not in INTERPRETED)


def require_compiler() -> None:
    """Stops with one sentence, before the long way through mypyc, when nothing here compiles C."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CompileError, PlatformError):
            raise SystemExit(NO_COMPILER) from None


class BuildWithClient(build_py):
    """The browser client goes into the package if it has been built, as it has in what we release; nothing here runs npm."""

    def run(self) -> None:
        super().run()
        if Path("web/dist/index.html").exists():
            packed = Path(self.build_lib, "quayside", "web")
            shutil.copytree("web/dist", packed, ignore=LEFT_OUT, dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
