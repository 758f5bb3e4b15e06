#!/usr/bin/env python3
"""record.py PROGRAM MAP: writes to standard output the functions that a reader's sessions run.

`make link-order` calls it. The linker puts these functions side by side (--symbol-ordering-file), so
that what a start needs shares its pages of memory with what it needs as well, and not with what was
compiled beside it. What runs until the first page is on the screen comes first. Behind the functions
come the variables of the files that those of the start are in. A name that is gone does no harm, a new
function is missed until the next recording.

PROGRAM has its symbols, MAP is what lld wrote of it (-Map, --no-demangle). Valgrind runs the program: it
sees each function, however short.
"""
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Benchmarks"))
from corpora import Corpora  # noqa: E402
from terminal import Terminal  # noqa: E402

# What begins once the first page is on the screen.
FIRST_PAGE_SHOWN = "*14ReadingSessionV*5beginyyF*"
KEYS = [b" ", b"\x1b[C", b"\x1b[D", b"\x1b[F", b"\x1b[H", b"g", b"5", b"0", b"%", b"\r", b"t"]
# What lies in a larger section cannot be moved by itself.
LARGEST = 16 << 10


class Sections:
    """The input sections of a program, as its map lists them."""

    def __init__(self, path):
        # The bytes of the section that a name lies in, the file it is in, and how often the name comes.
        self.sizes, self.files, self.counts = {}, {}, Counter()
        # The names of variables by their files and sections.
        self.variables = {}
        section, size, file = "", 0, ""
        for line in open(path, encoding="utf-8", errors="replace"):
            fields = line.split(None, 4)
            if len(fields) < 5 or not re.fullmatch("[0-9a-f]+", fields[2]):
                continue
            name = fields[4].strip()
            match = re.fullmatch(r"(.*):\((.*)\)", name)
            if match:
                file, section = match.groups()
                size = int(fields[2], 16)
                continue
            self.counts[name] += 1
            self.sizes.setdefault(name, size)
            self.files.setdefault(name, file)
            if section.startswith((".data", ".bss")) and not section.startswith(".data.rel.ro"):
                self.variables.setdefault((file, section), []).append(name)

    def variables_beside(self, functions):
        """A name of each section with variables of the files that some functions are in."""
        files = {self.files[name] for name in functions if name in self.files}
        for (file, _), names in self.variables.items():
            # The linker finds a section by a name that is the only one.
            own = next((name for name in names if self.counts[name] == 1), None)
            if file in files and own:
                yield own


def functions(profile, program):
    """The functions of `program` that a profile of callgrind names."""
    objects, names, found, inside = {}, {}, [], False
    for line in open(profile, encoding="utf-8", errors="replace"):
        match = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line)
        if not match:
            continue
        called, kind, number, name = match.groups()
        table = objects if kind == "ob" else names
        if name:
            # A function that calls itself has a level behind its name.
            table[number] = re.sub(r"'\d+$", "", name)
        if called:
            continue
        if kind == "ob":
            inside = table[number] == program
        elif inside:
            found.append(table[number])
    return found


def record(program, text, folder):
    """The functions until the first page of `text`, and those of the rest of a session."""
    for name in os.listdir(folder):
        if name.startswith("out"):
            os.remove(os.path.join(folder, name))
    out = os.path.join(folder, "out")
    terminal = Terminal(
        ["valgrind", "-q", "--tool=callgrind", "--demangle=no", f"--dump-before={FIRST_PAGE_SHOWN}",
         f"--callgrind-out-file={out}", program, text],
        {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder, "PATH": os.environ["PATH"]})
    terminal.read(60)
    while terminal.read(3):
        pass
    for key in KEYS:
        os.write(terminal.fd, key)
        while terminal.read(1):
            pass
    os.write(terminal.fd, b"q")
    while terminal.read(5):
        pass
    time.sleep(2)
    terminal.close()
    dumps = [os.path.join(folder, name) for name in os.listdir(folder) if name.startswith("out")]
    first, *rest = (functions(dump, program) for dump in sorted(dumps, key=os.path.getmtime))
    return first, [name for names in rest for name in names]


def main():
    program, sections = os.path.abspath(sys.argv[1]), Sections(sys.argv[2])
    first, later = [], []
    with tempfile.TemporaryDirectory() as folder:
        symbols = os.path.join(folder, "program")
        # Valgrind gives up at what Swift says to debuggers.
        subprocess.run(["strip", "--strip-debug", "-o", symbols, program], check=True)
        corpora = Corpora(ROOT, folder)
        texts = [os.path.join(ROOT, "assets", "guide.txt"), corpora.novel, corpora.ascii(8 << 20)]
        # Twice: at the second start there is a place to look up.
        for text in texts * 2:
            start, rest = record(symbols, text, folder)
            first += start
            later += rest
    for name in dict.fromkeys([*first, *later, *sections.variables_beside(first)]):
        if 0 < sections.sizes.get(name, 0) <= LARGEST:
            print(name)


main()
