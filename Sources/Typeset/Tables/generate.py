#!/usr/bin/env python3
"""Makes UnicodeData.swift from the files of the Unicode Character Database.

    generate.py UCD-FOLDER [OUTPUT]

Each code point gets a break class and a width class, in a trie of two stages. The break classes are
the alphabet of one automaton that follows UAX #14 and UAX #29 together; both it and its alphabet are
made as small as they can be. Tables are string literals of 7-bit bytes: a literal of 30,000 array
elements takes the compiler seconds, a string none, and a string lies ready in the program's image.
"""

import sys
import textwrap
from pathlib import Path

sys.dont_write_bytecode = True

from rules import (CLUSTER_START, END, LINE_START, MARKS, Line, LineRules, advance, cluster_step)
from ucd import COUNT, VERSION, Database

# The width classes, in the order of `WidthClass` in Swift. Of the first eight the number of columns
# is all that layout needs to know: marks and what is not seen take none.
UNSEEN, NARROW, WIDE, AMBIGUOUS, MARK, APART, CONTROL, SOFT_HYPHEN = range(8)
SKIN_TONE, SPACE, BLANK, WIDE_BLANK, TAB, LINE_END, RETURN = range(8, 15)

# What a step of the automaton tells; the order of the flags in Swift.
BREAKS, ASKS, ANSWERS, ENDS_CLUSTER = 1, 2, 4, 8


def line_class(ucd, c):
  """The class by LB1 and the splits that the rules make."""
  cls = ucd.line_break[c]
  if cls == "SA":
    cls = "CM" if ucd.category[c] in ("Mn", "Mc") else "AL"
  elif cls in ("AI", "SG", "XX"):
    cls = "AL"
  elif cls == "CJ":
    cls = "NS"
  elif cls == "QU":
    cls = {"Pi": "QUPI", "Pf": "QUPF"}.get(ucd.category[c], "QU")
  if c == 0x25CC:
    cls = "CIRCLE"
  if ucd.pictograph[c] and ucd.category[c] == "Cn":
    cls = "XPID" if cls == "ID" else "XPAL"
  return Line(cls, ucd.width[c] in ("F", "W", "H"))


def cluster_class(ucd, c):
  cls, conjunct = ucd.cluster[c], ucd.conjunct[c]
  if cls == "Other":
    if ucd.pictograph[c]:
      return "Pictograph"
    return "Consonant" if conjunct == "Consonant" else cls
  if cls == "Extend":
    return {"Extend": "Extend", "Linker": "Linker"}.get(conjunct, "Inert")
  return cls


def width_class(ucd, c):
  """How many columns the code point takes, and whether it is drawn."""
  special = {0x09: TAB, 0x0D: RETURN, 0x20: SPACE, 0xAD: SOFT_HYPHEN, 0x20E3: UNSEEN}
  category, line_break = ucd.category[c], ucd.line_break[c]
  if c in special:
    return special[c]
  if line_break in ("BK", "LF", "NL"):
    return LINE_END
  if category == "Cc":
    return CONTROL
  if ucd.modifier[c]:
    return SKIN_TONE
  if category in ("Mn", "Me"):
    return UNSEEN if ucd.ignorable[c] else MARK
  if 0x1160 <= c <= 0x11FF or 0xD7B0 <= c <= 0xD7FF:  # jamo that follow others
    return UNSEEN if ucd.ignorable[c] else MARK
  if category == "Cf" and ucd.cluster[c] != "Prepend" or category == "Cn" and ucd.ignorable[c]:
    return APART if ucd.cluster[c] == "Control" else UNSEEN
  wide = ucd.width[c] in ("W", "F")
  if category == "Zs" and line_break == "BA" and c != 0x1680:
    return WIDE_BLANK if wide else BLANK
  return WIDE if wide else AMBIGUOUS if ucd.width[c] == "A" else NARROW


class Automaton:
  """The product of the automata of lines and clusters, before it is made smaller."""

  def __init__(self, alphabet):
    self.alphabet = alphabet
    self.line_rules = LineRules({line for line, _ in alphabet})
    start = (LINE_START, None, CLUSTER_START)
    self.numbers, self.states, self.rows = {start: 0}, [start], []
    while len(self.rows) < len(self.states):
      state = self.states[len(self.rows)]
      self.rows.append([self.step(state, line, g) for line, g in alphabet])
    # Whether a question that is open when the text ends is answered with a break.
    self.ends = [bool(question and dict(question)[END]) for _, question, _ in self.states]
    self.asking = [question is not None for _, question, _ in self.states]

  def step(self, state, line, g):
    """The (flags, number of the next state) for a code point."""
    left, question, cluster = state
    flags = 0
    if question and line.cls not in MARKS:
      question = dict(question)[line]
      if isinstance(question, bool):
        flags |= ANSWERS if question else 0
        question = None
    answer = self.line_rules.residual(left, line)
    if isinstance(answer, bool):
      flags |= BREAKS if answer else 0
    else:
      assert question is None, "two questions open at once"
      flags |= ASKS
      question = answer
    boundary, cluster = cluster_step(cluster, g)
    flags |= ENDS_CLUSTER if boundary else 0
    return flags, self.number((advance(left, line), question, cluster))

  def number(self, state):
    if state not in self.numbers:
      self.numbers[state] = len(self.states)
      self.states.append(state)
    return self.numbers[state]


def minimized(automaton):
  """Groups of states that cannot be told apart, by state; the start stays alone."""
  groups = [(i == 0, ends, asking)
            for i, (ends, asking) in enumerate(zip(automaton.ends, automaton.asking))]
  count = 0
  while True:
    signatures = {}
    groups = [
        signatures.setdefault(
            (groups[i], tuple((flags, groups[next]) for flags, next in row)), len(signatures))
        for i, row in enumerate(automaton.rows)]
    if len(signatures) == count:
      return groups
    count = len(signatures)


class Tables:
  """The automaton over the fewest states and classes, as numbers."""

  def __init__(self, automaton):
    groups = minimized(automaton)
    representatives = {}
    for i, group in enumerate(groups):
      representatives.setdefault(group, i)
    # Groups are numbered in the order they are met, so that the start is 0.
    rows = [[(flags, groups[next]) for flags, next in automaton.rows[i]]
            for i in representatives.values()]
    columns = {}
    self.class_of = [columns.setdefault(column, len(columns)) for column in zip(*rows)]
    self.rows = [list(row) for row in zip(*columns)]
    self.ends = [automaton.ends[i] for i in representatives.values()]
    self.asking = [automaton.asking[i] for i in representatives.values()]
    # The state after a class where it does not matter what stood before, by class.
    self.after = []
    for column in columns:
      states = {next for _, next in column}
      self.after.append(states.pop() if len(states) == 1 else None)


class Shortcuts:
  """What can be said of bytes of ASCII without a step of the automaton."""

  # Letters and digits; what holds on to the visible byte before it, whatever that is; what holds on
  # to a letter or digit after it.
  WORD, HOLDS_BEFORE, HOLDS_AFTER = 1, 2, 4

  def __init__(self, tables, classes):
    self.rows, self.classes = tables.rows, classes
    visible = range(0x21, 0x7F)
    words = [c for c in visible if chr(c).isalnum()]
    self.traits, self.after_space = [0] * 128, [0] * 128
    assert all(self.never(a, b) for a in words for b in words)
    for c in visible:
      self.traits[c] = (
          (self.WORD if c in words else 0)
          | (self.HOLDS_BEFORE if all(self.never(a, c) for a in visible) else 0)
          | (self.HOLDS_AFTER if all(self.never(c, b) for b in words) else 0))
      self.after_space[c] = self.state_after_space(c, words)

  def flags(self, state, c):
    return self.rows[state][self.classes[c]][0]

  def next(self, state, c):
    return self.rows[state][self.classes[c]][1]

  def states_after(self, c):
    return {row[self.classes[c]][1] for row in self.rows}

  def never(self, a, b):
    """Whether no line ever ends between the bytes `a` and `b`."""
    return all(not self.flags(state, b) & (BREAKS | ASKS) for state in self.states_after(a))

  def state_after_space(self, c, words):
    """The state after `c` and spaces, where a line may end before any word that follows; or 0."""
    states = {self.next(state, 0x20) for state in self.states_after(c)}
    state = states.pop()
    if states or self.next(state, 0x20) != state:
      return 0
    breaks = all(self.flags(state, b) & (BREAKS | ENDS_CLUSTER) == BREAKS | ENDS_CLUSTER
                 for b in words)
    return state if breaks else 0


def trie(values, shift=6):
  """Blocks of 64 values, the first stage that names them, and that stage's own blocks."""
  blocks, second = {}, []
  for i in range(0, COUNT, 1 << shift):
    block = tuple(values[i:i + (1 << shift)])
    second.append(blocks.setdefault(block, len(blocks)))
  first, pages = [], {}
  flat = second[:0x10000 >> shift]  # the Basic Multilingual Plane, not shared: one look-up less
  page = 0x1000 >> shift
  for i in range(0x10000 >> shift, len(second), page):
    key = tuple(second[i:i + page])
    if key not in pages:
      pages[key] = len(flat) // page
      flat += key
    first.append(pages[key])
  return first, flat, [value for block in blocks for value in block]


def literal(values):
  """A Swift string literal, broken into lines, of values from 0 to 127."""
  escapes = {0: "\\0", 9: "\\t", 10: "\\n", 13: "\\r", 34: '\\"', 92: "\\\\"}
  lines, line = [], ""
  for value in values:
    assert 0 <= value < 128, value
    char = chr(value)
    text = escapes.get(value) or (char if 32 < value < 127 else f"\\u{{{value:x}}}")
    if len(line) + len(text) > 91:
      lines.append(line)
      line = ""
    line += text
  lines.append(line)
  return '"""\n' + "\\\n".join("    " + line for line in lines) + '\n    """'


def pairs(values):
  """Values below 2^14 as two 7-bit bytes each, the lower first."""
  return [byte for value in values for byte in (value & 127, value >> 7)]


def swift(name, comment, values):
  comment = "\n".join(textwrap.wrap(comment, 100, initial_indent="  /// ",
                                   subsequent_indent="  /// "))
  return f"{comment}\n  static var {name}: StaticString {{\n    {literal(values)}\n  }}\n"


def main(folder, output):
  ucd = Database(Path(folder))
  alphabet, width_classes, letters = {}, [], []
  for c in range(COUNT):
    key = (line_class(ucd, c), cluster_class(ucd, c))
    letters.append(alphabet.setdefault(key, len(alphabet)))
    width_classes.append(width_class(ucd, c))
  # LineFinder passes over these without a look-up.
  assert all(width_classes[c] == WIDE for c in [*range(0x5000, 0xA000), *range(0xB000, 0xD000)])
  automaton = Automaton(list(alphabet))
  tables = Tables(automaton)
  classes = [tables.class_of[letter] for letter in letters]
  first, second, records = trie(list(zip(classes, width_classes)))
  count = len(tables.rows[0])
  print(f"{len(automaton.states)} states of {len(alphabet)} classes, {len(tables.rows)} of {count};"
        f" {len(records)} records, second stage {len(second)}", file=sys.stderr)
  shortcuts = Shortcuts(tables, classes)
  steps = [flags | next << 4 for row in tables.rows for flags, next in row]
  text = f"""\
// Made by generate.py from Unicode {VERSION}; not to be edited.
// swift-format-ignore-file

/// The tables of clusters, widths and line breaks: 7-bit bytes, ready in the program's image.
enum UnicodeData {{
  /// The version of Unicode.
  static let version = "{VERSION}"
  /// The number of break classes: the length of a row of `steps`.
  static let classCount = {count}
  /// The number of states.
  static let stateCount = {len(tables.rows)}

"""
  text += "\n".join([
      swift("pages", "The page of `blocks` for each 4,096 code points from U+10000 on.", first),
      swift("blocks", "The block of 64 code points, two bytes each; U+0000 to U+FFFF in order.",
            pairs(second)),
      swift("classes", "Break classes, by block and code point.", [c for c, _ in records]),
      swift("widths", "Width classes, by block and code point.", [w for _, w in records]),
      swift("steps", "By state and class: four flags and the next state, two bytes each.",
            pairs(steps)),
      swift("ends", "By state: 1 when a question is open, 2 when the end of the text makes that a break.", [a + 2 * e for a, e in zip(tables.asking, tables.ends)]),
      swift("after", "By class: the state after it, whatever stood before, or 0; two bytes each.",
            pairs([state or 0 for state in tables.after])),
      swift("traits", "By byte of ASCII: 1 a letter or digit, 2 no break before it but after a"
            " space, 4 no break between it and a letter or digit.", shortcuts.traits),
      swift("afterSpace", "By byte of ASCII: the state after it and spaces, where a line may end"
            " before a word, or 0; two bytes each.", pairs(shortcuts.after_space)),
  ]) + "}\n"
  Path(output).write_text(text, encoding="utf-8")


if __name__ == "__main__":
  main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else Path(__file__).with_name(
      "UnicodeData.swift"))
