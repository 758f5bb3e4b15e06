#!/usr/bin/env python3
"""Makes SearchData.swift from the files of the Unicode Character Database.

    generate.py UCD-FOLDER [OUTPUT]

Each code point gets its traits and two mappings, in a trie of two stages: what it is compared as
when case and accents are folded, and its canonical decomposition. The checksums of the files, the
trie and the string literals are those of the tables for layout.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Typeset" / "Tables"))

from generate import pairs, swift, trie
from ucd import COUNT, VERSION, Database

# The traits, in the order of `ScalarTraits` in Swift.
WORD, UPPERCASE, SPACE, IGNORABLE, ACCENT, LETTER_MARK, JOINED = (1 << bit for bit in range(7))

# Marks of these combining classes say how a letter sounds: points, accents, tones. Others are part
# of the letter: nuktas, viramas, kana voicing, the vowels of Thai.
ACCENTS = {*range(10, 37), *range(200, 241)}
LETTER_MARKS = {7, 8}
# The ligatures of Latin are compared as their letters, typographic quotes and hyphens as ASCII's.
LIGATURES = range(0xFB00, 0xFB07)
# Letters that are typed as others where a keyboard has none of them: ß, æ, œ, ø, ł, đ, in both cases.
LETTERS = {0xDF: "ss", 0x1E9E: "SS", 0xE6: "ae", 0xC6: "AE", 0x153: "oe", 0x152: "OE", 0xF8: "o",
           0xD8: "O", 0x142: "l", 0x141: "L", 0x111: "d", 0x110: "D"}
PLAIN = {0x2018: 0x27, 0x2019: 0x27, 0x201B: 0x27, 0x02BC: 0x27, 0x201C: 0x22, 0x201D: 0x22,
         0x201F: 0x22, 0x2010: 0x2D, 0x2011: 0x2D}
# Korean is written with spaces: a newline in it is one.
HANGUL = [range(0x1100, 0x1200), range(0x3130, 0x3190), range(0xA960, 0xA980),
          range(0xAC00, 0xD7B0)]


class Letters:
  """Decompositions, case and combining classes: the fields of UnicodeData.txt."""

  def __init__(self, ucd):
    self.ucd = ucd
    self.combining, self.decomposition = [0] * COUNT, {}
    self.ligature, self.upper, self.lower = {}, {}, {}
    for line in ucd.lines("UnicodeData.txt"):
      fields = line.split(";")
      c = int(fields[0], 16)
      self.combining[c] = int(fields[3])
      codes = fields[5].split()
      if codes and codes[0][0] != "<":
        self.decomposition[c] = [int(code, 16) for code in codes]
      elif c in LETTERS:
        self.ligature[c] = [ord(letter) for letter in LETTERS[c]]
      # The wide forms of ASCII are ASCII.
      elif c in LIGATURES or codes and codes[0] == "<wide>":
        self.ligature[c] = [int(code, 16) for code in codes[1:]]
      for mapping, field in ((self.upper, fields[12]), (self.lower, fields[13])):
        if field:
          mapping[c] = int(field, 16)

  def canonical(self, c):
    """The canonical decomposition, in full; Hangul syllables stay as they are."""
    if c not in self.decomposition:
      return [c]
    return [part for code in self.decomposition[c] for part in self.canonical(code)]

  def is_accent(self, c):
    return self.ucd.category[c] == "Mn" and self.combining[c] in ACCENTS

  def is_dropped(self, c):
    return self.ucd.ignorable[c] or self.is_accent(c)

  def folded(self, c):
    """The code points without case and accents; the same of each of them is itself."""
    codes = self.ligature.get(c) or self.canonical(c)
    codes = [PLAIN.get(code, code) for code in codes if not self.is_dropped(code)]
    # Through the capital: final sigma and long s are the letters they are forms of.
    codes = [self.lower.get(upper, upper) for code in codes
             for upper in [self.upper.get(code, code)]]
    if codes == [c]:
      return codes
    return [code for part in codes for code in self.folded(part)]

  def traits(self, c):
    category, width = self.ucd.category[c], self.ucd.width[c]
    is_word = category[0] in "LNM"
    is_space = category in ("Zs", "Zl", "Zp") or c in range(9, 14) or c == 0x85
    is_joined = width in "WF" and not any(c in codes for codes in HANGUL)
    is_ignorable = self.ucd.ignorable[c]
    return (WORD * is_word | UPPERCASE * (self.lower.get(c, c) != c) | SPACE * is_space
            | IGNORABLE * bool(is_ignorable)
            | ACCENT * (self.is_accent(c) and not is_ignorable)
            | LETTER_MARK * (self.combining[c] in LETTER_MARKS) | JOINED * is_joined)


class Sequences:
  """Sequences of code points, each kept once, after its length."""

  def __init__(self):
    self.units, self.offsets = [0], {}

  def offset(self, codes, itself):
    """Where the sequence stands; 0 for a code point that is compared as itself."""
    if codes == [itself]:
      return 0
    key = tuple(codes)
    if key not in self.offsets:
      self.offsets[key] = len(self.units)
      self.units += [len(codes), *codes]
    return self.offsets[key]


def triples(values):
  return [byte for value in values for byte in (value & 127, value >> 7 & 127, value >> 14)]


def main(folder, output):
  ucd = Database(Path(folder))
  letters, sequences, records, variants = Letters(ucd), Sequences(), [], {}
  for c in range(COUNT):
    folded, canonical = letters.folded(c), letters.canonical(c)
    if letters.is_dropped(c):
      folded = canonical = [c]
    records.append((letters.traits(c), sequences.offset(folded, c),
                    sequences.offset(canonical, c)))
    # A letter is looked for by whatever begins with it.
    if folded[0] != c:
      variants.setdefault(folded[0], []).append(c)
    for part in folded[1:]:
      variants.setdefault(part, []).append(c)
    if canonical[0] != c and canonical[0] != folded[0]:
      variants.setdefault(canonical[0], []).append(c)
    for part in canonical[1:]:
      if part != folded[0]:
        variants.setdefault(part, []).append(c)
  assert len(sequences.units) < 1 << 14
  first, second, values = trie(records)
  listed = [unit for code, forms in sorted(variants.items())
            for unit in [code, len(set(forms)), *sorted(set(forms))]]
  text = f"""\
// Made by generate.py from Unicode {VERSION}; not to be edited.
// swift-format-ignore-file

/// The tables of folding: 7-bit bytes, ready in the program's image.
enum SearchData {{
  /// The version of Unicode.
  static let version = "{VERSION}"

"""
  text += "\n".join([
      swift("pages", "The page of `blocks` for each 4,096 code points from U+10000 on.", first),
      swift("blocks", "The block of 64 code points, two bytes each; U+0000 to U+FFFF in order.",
            pairs(second)),
      swift("traits", "Traits, by block and code point.", [value[0] for value in values]),
      swift("folded", "What is compared when case and accents are folded: a place in `sequences`,"
            " two bytes each; 0 for the code point itself.", pairs(value[1] for value in values)),
      swift("canonical", "The canonical decomposition: a place in `sequences`, two bytes each; 0"
            " for the code point itself.", pairs(value[2] for value in values)),
      swift("sequences", "Lengths, each followed by as many code points; three bytes each.",
            triples(sequences.units)),
      swift("variants", "Code points, each followed by the number of others that are compared as"
            " or by it, and these; three bytes each.", triples(listed)),
  ]) + "}\n"
  Path(output).write_text(text, encoding="utf-8")
  print(f"{len(values)} records, {len(sequences.units)} units, {len(listed)} of variants",
        file=sys.stderr)


if __name__ == "__main__":
  main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else Path(__file__).with_name(
      "SearchData.swift"))
