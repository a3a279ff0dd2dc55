"""Builds the extension module and the library that it calls.

The library is built from Swift, unless NUMBERRACE_LIBRARY names one that is built already, and a wheel has it inside. On
Linux it has the runtime of Swift and GMP in it: that of NUMBERRACE_GMP, the path of a libgmp.a; if that is not given, the one
that the C compiler finds. With NUMBERRACE_GMP=shared it needs the system's shared library instead, as packages of
distributions do.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
NATIVE = HERE / "native"
SUFFIX = ".dylib" if sys.platform == "darwin" else ".so"
NAME = "libNumberRaceC" + SUFFIX
HAS_GIL = not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Whether Python has its global lock; without it there is no limited API."""
HEADERS = NATIVE / "Sources" / "CNumberRace" / "include"


def version() -> str:
    """Return the version of the library, which its source says."""
    text = (NATIVE / "Sources" / "NumberRaceC" / "Versions.swift").read_text(encoding="utf-8")
    found = re.search(r'"(\d+\.\d+\.\d+)"', text)
    if found is None:
        raise SystemExit("NumberRaceC/Versions.swift says no version")
    return found[1]


def library() -> Path:
    """Build the library, and return where it is."""
    given = os.environ.get("NUMBERRACE_LIBRARY")
    if given:
        if not Path(given).is_file():
            raise SystemExit(f"NUMBERRACE_LIBRARY names {given}, which is no file")
        return Path(given)
    swift = shutil.which("swift")
    if swift is None:
        raise SystemExit(
            "numberrace is built with Swift 6.2 or later and libgmp-dev, and there is no swift on the PATH.\n"
            "Install it from https://www.swift.org/install, install a wheel instead, or set NUMBERRACE_LIBRARY "
            f"to a {NAME} or libnumberrace{SUFFIX} that is built already."
        )
    scratch = Path(os.environ.get("NUMBERRACE_SCRATCH", NATIVE / ".build"))
    command = [swift, "build", "--package-path", str(NATIVE), "--scratch-path", str(scratch)]
    command += ["--configuration", "release", "--product", "NumberRaceC"]
    environment = dict(os.environ)
    if sys.platform != "darwin":
        # The standard library of Swift goes into the library, so nothing of Swift is needed where it is used.
        command += ["-Xswiftc", "-static-stdlib", "-Xlinker", "--strip-all"]
        if os.environ.get("NUMBERRACE_GMP") != "shared":
            gmp = scratch / "gmp"
            run([str(NATIVE / "Sources" / "CGMP" / "static" / "make.sh"), str(gmp)])
            searched = [str(gmp.resolve()), os.environ.get("PKG_CONFIG_PATH", "")]
            environment["PKG_CONFIG_PATH"] = os.pathsep.join(filter(None, searched))
            # Another copy of GMP in the same process must not be taken for this one.
            command += ["-Xlinker", "--exclude-libs=libgmp.a"]
        # Nor must another runtime of Swift.
        command += ["-Xlinker", f"--version-script={NATIVE / 'exports.map'}"]
    run(command, env=environment)
    shown = subprocess.run(
        [*command, "--show-bin-path"], check=True, capture_output=True, text=True, env=environment
    )
    return Path(shown.stdout.strip().splitlines()[-1]) / NAME


def run(command: list[str], **options: Any) -> None:
    """Run a command that says itself why it fails."""
    if subprocess.run(command, **options).returncode:
        raise SystemExit(f"{Path(command[0]).name} failed; see above")


class BuildLibrary(build_ext):
    """Puts the library beside the extension module."""

    def build_extension(self, ext: Extension) -> None:
        # The name of the file is the one by which it is looked for, with the version of the interface if there is one.
        path = library().resolve()
        place = Path(self.get_ext_fullpath(ext.name)).parent
        place.mkdir(parents=True, exist_ok=True)
        target = place / path.name
        target.unlink(missing_ok=True)
        shutil.copy2(path, target)
        if sys.platform == "darwin":
            ext.extra_link_args = [str(target), "-Wl,-rpath,@loader_path"]
        else:
            ext.extra_link_args = [f"-L{place}", f"-l:{path.name}", "-Wl,-rpath,$ORIGIN"]
            # Where the libraries of this Python are says nothing on other machines.
            self.compiler.linker_so = [part for part in self.compiler.linker_so if not part.startswith("-Wl,-rpath")]
        super().build_extension(ext)


class CopySources(sdist):
    """Puts the modules of Swift themselves into a source distribution, where the repository has links."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        license = Path(base_dir) / "LICENSE"
        license.unlink(missing_ok=True)
        shutil.copy(HERE / "LICENSE", license)
        target = Path(base_dir) / "native"
        shutil.rmtree(target, ignore_errors=True)
        ignored = shutil.ignore_patterns(".build", ".swiftpm", "Package.resolved", "*.docc")
        shutil.copytree(NATIVE, target, symlinks=False, ignore=ignored)


def wheel_command() -> dict[str, type]:
    """Return the command that names a wheel by the limited API."""
    try:
        from setuptools.command.bdist_wheel import bdist_wheel
    except ImportError:
        from wheel.bdist_wheel import bdist_wheel

    class LimitedWheel(bdist_wheel):  # type: ignore[misc, valid-type]
        def finalize_options(self) -> None:
            self.py_limited_api = "cp311" if HAS_GIL else False
            super().finalize_options()

    return {"bdist_wheel": LimitedWheel}


setup(
    version=version(),
    ext_modules=[
        Extension(
            "numberrace._native",
            ["src/numberrace/_native.c"],
            include_dirs=[str(HEADERS)],
            extra_compile_args=["-O2", "-Wall", "-Wextra", "-Wno-unused-parameter"],
            define_macros=[("Py_LIMITED_API", "0x030B0000")] if HAS_GIL else [],
            py_limited_api=HAS_GIL,
        )
    ],
    cmdclass={"build_ext": BuildLibrary, "sdist": CopySources, **wheel_command()},
)
