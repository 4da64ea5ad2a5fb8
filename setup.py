"""What is compiled to C, and how. All other facts of the package stand in pyproject.toml."""

from __future__ import annotations

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, PlatformError

# Every module of these folders is compiled by mypyc, all in one group ...
COMPILED = ["core", "games"]
# ... except those that only gather, draw or tell: no inner loop runs through them.
INTERPRETED = ["__init__.py", "view.py", "terminal.py"]

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

    # A C file per module compiles on all cores and runs as fast as one large file.
    return mypycify(
        ["--cache-dir=build/mypy", *modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="quayside",
    )


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


class BuildOnAllCores(build_ext):
    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_side_by_side
        self.parallel = True
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
