#!/usr/bin/env python3
"""Makes EntityData.swift from html.entities of Python's library.

    generate.py [OUTPUT]

A line for each name of HTML that ends with a semicolon, in the order of the names' bytes: the name,
and its one or two code points in hexadecimal.
"""

import sys
from html.entities import html5
from pathlib import Path


def main():
  default = Path(__file__).resolve().parent / "EntityData.swift"
  output = Path(sys.argv[1]) if len(sys.argv) > 1 else default
  names = sorted(name[:-1] for name in html5 if name.endswith(";"))
  lines = [f"{name} {' '.join(f'{ord(c):x}' for c in html5[name + ';'])}" for name in names]
  assert all(line.isascii() and "\\" not in line for line in lines)
  body = "\n".join("    " + line for line in lines)
  output.write_text(f'''// Made by generate.py from Python's html.entities; not to be edited.
// swift-format-ignore-file

/// The names of characters in HTML.
enum EntityData {{
  /// Each name with its code points in hexadecimal: a line each, in the order of the names' bytes.
  static var lines: StaticString {{
    """
{body}

    """
  }}
}}
''')


main()
