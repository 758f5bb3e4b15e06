"""Reads the Unicode Character Database: for each code point what the tables are made from."""

import hashlib
import re

COUNT = 0x110000
VERSION = "17.0.0"

# The files of Unicode 17.0.0 that are read, as https://www.unicode.org/Public/17.0.0/ucd has them.
SHA256 = {
    "DerivedCoreProperties.txt":
        "24c7fed1195c482faaefd5c1e7eb821c5ee1fb6de07ecdbaa64b56a99da22c08",
    "EastAsianWidth.txt":
        "ea7ce50f3444a050333448dffef1cadd9325af55cbb764b4a2280faf52170a33",
    "GraphemeBreakProperty.txt":
        "d6b51d1d2ae5c33b451b7ed994b48f1f4dc62b2272a5831e7fd418514a6bae89",
    "LineBreak.txt":
        "e6a18fa91f8f6a6f8e534b1d3f128c21ada45bfe152eb6b1bcc5e15fd8ac92e6",
    "UnicodeData.txt":
        "2e1efc1dcb59c575eedf5ccae60f95229f706ee6d031835247d843c11d96470c",
    "emoji-data.txt":
        "2cb2bb9455cda83e8481541ecf5b6dfda66a3bb89efa3fa7c5297eccf607b72b",
}

# The long names that `@missing` lines use.
SHORT = {
    "Unknown": "XX", "Ideographic": "ID", "Prefix_Numeric": "PR",
    "Neutral": "N", "Wide": "W",
}


class Database:
  """The properties of all code points, each a list by code point."""

  def __init__(self, folder):
    self.folder = folder
    self.line_break = self.enumerated("LineBreak.txt", "XX")
    self.width = self.enumerated("EastAsianWidth.txt", "N")
    self.cluster = self.enumerated("GraphemeBreakProperty.txt", "Other")
    self.category = self.categories()
    self.pictograph = self.binary("emoji-data.txt", "Extended_Pictographic")
    self.modifier = self.binary("emoji-data.txt", "Emoji_Modifier")
    self.ignorable = self.binary("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    self.conjunct = self.conjuncts()

  def lines(self, name):
    data = (self.folder / name).read_bytes()
    if hashlib.sha256(data).hexdigest() != SHA256[name]:
      raise SystemExit(f"{name}: not the file of Unicode {VERSION}")
    return data.decode("utf-8").splitlines()

  def ranges(self, lines):
    """The (range, fields) of each line of data."""
    for line in lines:
      fields = [field.strip() for field in line.split("#")[0].split(";")]
      if len(fields) > 1:
        ends = [int(end, 16) for end in fields[0].split("..")]
        yield range(ends[0], ends[-1] + 1), fields[1:]

  def enumerated(self, name, default):
    """A property with one value for each code point; of the `@missing` lines the later wins."""
    lines = self.lines(name)
    missing = [line.split(":", 1)[1] for line in lines if re.match(r"# @missing: ", line)]
    values = [default] * COUNT
    for codes, fields in [*self.ranges(missing), *self.ranges(lines)]:
      values[codes.start:codes.stop] = [SHORT.get(fields[0], fields[0])] * len(codes)
    return values

  def binary(self, name, wanted):
    values = bytearray(COUNT)
    for codes, fields in self.ranges(self.lines(name)):
      if fields[0] == wanted:
        values[codes.start:codes.stop] = b"\1" * len(codes)
    return values

  def conjuncts(self):
    values = [None] * COUNT
    for codes, fields in self.ranges(self.lines("DerivedCoreProperties.txt")):
      if fields[0] == "InCB":
        values[codes.start:codes.stop] = [fields[1]] * len(codes)
    return values

  def categories(self):
    values = ["Cn"] * COUNT
    first = None
    for line in self.lines("UnicodeData.txt"):
      code, name, category = line.split(";")[:3]
      code = int(code, 16)
      if name.endswith(", Last>"):
        values[first:code + 1] = [category] * (code + 1 - first)
      values[code] = category
      first = code
    return values
