#!/usr/bin/env python3
"""Makes BidiData.swift from the files of the Unicode Character Database.

    bidi.py UNICODEDATA BIDIBRACKETS BIDIMIRRORING [OUTPUT]

The Bidi_Class of each code point as ranges, the paired brackets of rule N0 of UAX #9, and the mirrored
characters of rule L4. Unassigned code points have the classes that DerivedBidiClass.txt gives them. Tables are
strings: they lie in the program's image and are read when the first row is reordered.
"""

import sys
import textwrap
from pathlib import Path

CLASSES = ("L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI").split()

# The defaults of DerivedBidiClass.txt, the later ones counting first.
DEFAULTS = [
  (0x0590, 0x05FF, "R"), (0x0600, 0x07BF, "AL"), (0x07C0, 0x085F, "R"), (0x0860, 0x08FF, "AL"),
  (0x20A0, 0x20CF, "ET"), (0xFB1D, 0xFB4F, "R"), (0xFB50, 0xFDCF, "AL"), (0xFDD0, 0xFDEF, "BN"),
  (0xFDF0, 0xFDFF, "AL"), (0xFE70, 0xFEFF, "AL"), (0x10800, 0x10CFF, "R"),
  (0x10D00, 0x10D3F, "AL"), (0x10D40, 0x10EBF, "R"), (0x10EC0, 0x10EFF, "AL"),
  (0x10F00, 0x10F2F, "R"), (0x10F30, 0x10F6F, "AL"), (0x10F70, 0x10FFF, "R"),
  (0x1E800, 0x1EC6F, "R"), (0x1EC70, 0x1ECBF, "AL"), (0x1ECC0, 0x1ECFF, "R"),
  (0x1ED00, 0x1ED4F, "AL"), (0x1ED50, 0x1EDFF, "R"), (0x1EE00, 0x1EEFF, "AL"),
  (0x1EF00, 0x1EFFF, "R"), (0xE0000, 0xE0FFF, "BN"),
]


def classes(path):
  """The class of each code point."""
  found = ["L"] * 0x110000
  for first, last, name in DEFAULTS:
    found[first:last + 1] = [name] * (last - first + 1)
  for plane in range(0x11):
    found[plane * 0x10000 + 0xFFFE:plane * 0x10000 + 0x10000] = ["BN"] * 2
  start = None
  for line in Path(path).read_text().splitlines():
    fields = line.split(";")
    code, name = int(fields[0], 16), fields[4]
    if fields[1].endswith("First>"):
      start = code
      continue
    for c in range(code if start is None else start, code + 1):
      found[c] = name
    start = None
  return found


def ranges(found):
  """Where the class changes, as `start in hexadecimal` and a letter for the class."""
  items, last = [], None
  for code, name in enumerate(found):
    if name != last:
      items.append(f"{code:x}{chr(ord('A') + CLASSES.index(name))}")
      last = name
  return "".join(items)


def pairs(path, kind=None):
  """Pairs of a file of the form `0028; 0029; o`."""
  items = []
  for line in Path(path).read_text().splitlines():
    fields = [field.strip() for field in line.split("#")[0].split(";")]
    if len(fields) >= 2 and (kind is None or fields[2] == kind):
      items.append(f"{int(fields[0], 16):x} {int(fields[1], 16):x}")
  return " ".join(items)


def literal(name, doc, text):
  lines = textwrap.wrap(text, 92, break_on_hyphens=False, drop_whitespace=False)
  body = "\n".join(f"    {line}\\" for line in lines[:-1])
  return f'  /// {doc}\n  static let {name}: StaticString = """\n{body}\n    {lines[-1]}\n    """\n'


def main():
  data, brackets, mirroring = sys.argv[1:4]
  text = (
    "// Made by bidi.py from the Unicode Character Database: do not edit.\n\n"
    "// swift-format-ignore-file\n\n"
    "/// The tables of UAX #9.\nenum BidiData {\n"
    + literal("ranges", "Where the class changes: a code point and a letter, `A` for the first class.",
              ranges(classes(data)))
    + "\n" + literal("brackets", "Opening brackets, each with the one that closes it.", pairs(brackets, "o"))
    + "\n" + literal("mirrors", "Characters, each with the one that is drawn from right to left.", pairs(mirroring))
    + "}\n")
  if len(sys.argv) > 4:
    Path(sys.argv[4]).write_text(text)
  else:
    sys.stdout.write(text)


main()
