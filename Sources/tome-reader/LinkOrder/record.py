#!/usr/bin/env python3
"""record.py PROGRAM MAP: writes to standard output the functions that a reader's sessions run.

`make link-order` calls it. The linker puts these functions side by side (--symbol-ordering-file), so
that what a start needs shares its pages of memory with what it needs as well, and not with what was
compiled beside it. What runs until the first page is on the screen comes first. Behind the functions
come the variables: those that a start touches, and then the others of the files that its functions are
in. A name that is gone does no harm, a new function is missed until the next recording.

PROGRAM has its symbols, MAP is what lld wrote of it (-Map, --no-demangle). Valgrind runs the program: it
sees each function, however short, and each access to memory.
"""
import bisect
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
        # The names of variables by their files and sections, and where those are in memory.
        self.variables, self.places = {}, []
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
                if self.holds_variables(section) and size:
                    self.places.append((int(fields[0], 16), size, (file, section)))
                continue
            self.counts[name] += 1
            # The linker takes a name for all sections that have it.
            self.sizes[name] = max(size, self.sizes.get(name, 0))
            self.files.setdefault(name, file)
            if self.holds_variables(section):
                self.variables.setdefault((file, section), []).append(name)
        self.places.sort()

    @staticmethod
    def holds_variables(section):
        """Whether a section is one of variables."""
        return section.startswith((".data", ".bss")) and not section.startswith(".data.rel.ro")

    def own_name(self, key):
        """A name by which the linker finds a section: one that is the only one; None if it has none."""
        return next((name for name in self.variables.get(key, []) if self.counts[name] == 1), None)

    def variables_at(self, addresses):
        """A name of each section with variables that lies at one of some addresses."""
        starts = [start for start, _, _ in self.places]
        for address in addresses:
            index = bisect.bisect(starts, address) - 1
            if index >= 0 and address < starts[index] + self.places[index][1]:
                own = self.own_name(self.places[index][2])
                if own:
                    yield own

    def variables_beside(self, functions):
        """A name of each section with variables of the files that some functions are in."""
        files = {self.files[name] for name in functions if name in self.files}
        for key in self.variables:
            own = self.own_name(key)
            if key[0] in files and own:
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


def touched(program, text, folder, limits):
    """The addresses between `limits` that a start touches, in the order of their first touch."""
    trace = os.path.join(folder, "trace")
    terminal = Terminal(
        ["valgrind", "-q", "--tool=lackey", "--trace-mem=yes", f"--log-file={trace}", program, text],
        {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder, "PATH": os.environ["PATH"]})
    terminal.read(60)
    while terminal.read(3):
        pass
    terminal.close()
    found = {}
    with open(trace, errors="replace") as lines:
        for line in lines:
            # ` L 1ffeffe7e8,8`: a load; `S` is a store and `M` both.
            if line[:1] == " " and line[1:2] in "LSM" and "," in line:
                address = int(line[3:line.index(",")], 16)
                if limits[0] <= address < limits[1]:
                    found[address] = None
    os.remove(trace)
    return list(found)


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
        limits = (sections.places[0][0], sum(sections.places[-1][:2]))
        variables = [
            *sections.variables_at(touched(symbols, corpora.novel, folder, limits)),
            *sections.variables_beside(first)]
    for name in dict.fromkeys([*first, *later, *variables]):
        if 0 < sections.sizes.get(name, 0) <= LARGEST:
            print(name)


main()
