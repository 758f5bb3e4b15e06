"""The rules of UAX #14 and UAX #29 as automata that read code points from left to right.

A state holds what the rules look back for; a rule that looks ahead leaves its question open (a
`Residual`) until the code points that answer it have been read. Both annexes are those of
Unicode 17 (UAX #14 revision 55, UAX #29 revision 47).
"""

from collections import namedtuple

# A code point as the line rules see it: its class and whether it is East Asian (F, W or H).
#
# Besides the classes of LineBreak.txt there are QUPI and QUPF (quotation marks of general category
# Pi and Pf), CIRCLE (U+25CC, which is AL and stands for itself in LB28a), and XPID and XPAL
# (unassigned pictographs, which LB30b names, of class ID and XX).
Line = namedtuple("Line", "cls east")

START = Line("start", False)
END = Line("end", False)

HARD = {"BK", "CR", "LF", "NL"}
MARKS = {"CM", "ZWJ"}
QUOTES = {"QU", "QUPI", "QUPF"}
LETTERS = {"AL", "HL", "CIRCLE", "XPAL"}
IDEOGRAPHS = {"ID", "EB", "EM", "XPID"}
AKSARAS = {"AK", "AS", "CIRCLE"}
HYPHENS = {"HY", "HH"}
JAMO = {"JL", "JV", "JT", "H2", "H3"}

# What stands to the left of a place: the last code point that is no mark, whether the very last is
# a ZWJ, and what the rules want to know of what stands before, which differs by class.
Left = namedtuple("Left", "last joiner before")

LINE_START = Left(START, False, None)


def resolve(left, code):
  """LB10: a mark with nothing to stand on is a letter."""
  if code.cls in MARKS and left.last.cls in HARD | {"start", "SP", "ZW"}:
    return Line("AL", False)
  return code


def advance(left, code):
  """What stands to the left after `code`."""
  joiner = code.cls == "ZWJ"
  code = resolve(left, code)
  if code.cls in MARKS:  # LB9
    return left._replace(joiner=joiner)
  return Left(code, joiner, before(left, code.cls))


def before(left, cls):
  """What the rules want to know of `left` once a code point of class `cls` follows it."""
  last = left.last.cls
  number = left.before == "number"
  if cls == "SP":
    if last == "SP":
      return left.before
    if last == "QUPI":
      return "opening quote" if left.before[0] else None  # LB15a
    if last in ("OP", "B2", "ZW"):  # LB14, LB17, LB8
      return last
    return "close" if last in ("CL", "CP") else None  # LB16
  if cls in QUOTES:
    opens = last in HARD | QUOTES | {"start", "OP", "GL", "SP", "ZW"}  # LB15a
    return (cls == "QUPI" and opens, left.last.east)  # LB19a
  if cls in HYPHENS:
    # LB20a, also of two hyphens: `--option` is not parted behind them.
    if last in HARD | {"start", "SP", "ZW", "CB", "GL"} or (
        last in HYPHENS and left.before == "nothing"):
      return "nothing"
    return "HL" if last == "HL" else None  # LB21a
  if cls == "VI":
    return "aksara" if last in AKSARAS else None  # LB28a
  if cls == "NU":  # LB25
    return "number"
  if cls in ("SY", "IS", "CL", "CP") and last in ("NU", "SY", "IS") and number:
    return "number"
  if cls == "RI":
    return "even" if last == "RI" and left.before == "odd" else "odd"  # LB30a
  return None


def breaks(left, code, next1, next2):
  """Whether a line may end between `left` and `code`, which `next1` and `next2` follow.

  The rules in their order; what follows has no marks in it any more (LB9).
  """
  last, b = left.last.cls, code.cls
  east = left.last.east
  after_space = last == "SP"
  base = left.before if after_space else None
  if last == "start":  # LB2
    return False
  if last in HARD:  # LB4, LB5
    return not (last == "CR" and b == "LF")
  if b in HARD | {"SP", "ZW"}:  # LB6, LB7
    return False
  if last == "ZW" or base == "ZW":  # LB8
    return True
  if left.joiner:  # LB8a
    return False
  resolved = resolve(left, code)
  if resolved.cls in MARKS:  # LB9
    return False
  b, b_east = resolved
  if b == "WJ" or last in ("WJ", "GL"):  # LB11, LB12
    return False
  if b == "GL" and last not in HYPHENS | {"SP", "BA"}:  # LB12a
    return False
  if b in ("CL", "CP", "EX", "SY"):  # LB13
    return False
  if last == "OP" or base == "OP":  # LB14
    return False
  if base == "opening quote" or last == "QUPI" and left.before[0]:  # LB15a
    return False
  if b == "QUPF" and next1.cls in HARD | QUOTES | {
      "SP", "GL", "WJ", "CL", "CP", "EX", "IS", "SY", "ZW", "end"}:  # LB15b
    return False
  if after_space and b == "IS" and next1.cls == "NU":  # LB15c
    return True
  if b == "IS":  # LB15d
    return False
  if (last in ("CL", "CP") or base == "close") and b == "NS":  # LB16
    return False
  if (last == "B2" or base == "B2") and b == "B2":  # LB17
    return False
  if after_space:  # LB18
    return True
  if b in ("QU", "QUPF") or last in ("QU", "QUPI"):  # LB19
    return False
  if b in QUOTES and not (east and next1.cls != "end" and next1.east):  # LB19a
    return False
  if last in QUOTES and not (b_east and left.before[1]):
    return False
  if last == "CB" or b == "CB":  # LB20
    return True
  if last in HYPHENS and left.before == "nothing" and b in LETTERS:  # LB20a
    return False
  if b in HYPHENS | {"BA", "NS"} or last == "BB":  # LB21
    return False
  if last in HYPHENS and left.before == "HL" and b != "HL":  # LB21a
    return False
  if last == "SY" and b == "HL":  # LB21b
    return False
  if b == "IN":  # LB22
    return False
  if last in LETTERS and b == "NU" or last == "NU" and b in LETTERS:  # LB23
    return False
  if last == "PR" and b in IDEOGRAPHS or last in IDEOGRAPHS and b == "PO":  # LB23a
    return False
  if last in ("PR", "PO") and b in LETTERS or last in LETTERS and b in ("PR", "PO"):  # LB24
    return False
  if breaks_number(left, b, next1, next2) is False:  # LB25
    return False
  if (last == "JL" and b in JAMO - {"JT"} or last in ("JV", "H2") and b in ("JV", "JT")
      or last in ("JT", "H3") and b == "JT"):  # LB26
    return False
  if last in JAMO and b == "PO" or last == "PR" and b in JAMO:  # LB27
    return False
  if last in LETTERS and b in LETTERS:  # LB28
    return False
  if (last == "AP" and b in AKSARAS or last in AKSARAS and b in ("VF", "VI")
      or last == "VI" and left.before == "aksara" and b in ("AK", "CIRCLE")
      or last in AKSARAS and b in AKSARAS and next1.cls == "VF"):  # LB28a
    return False
  if last == "IS" and b in LETTERS:  # LB29
    return False
  if (last in LETTERS | {"NU"} and b == "OP" and not b_east
      or last == "CP" and not east and b in LETTERS | {"NU"}):  # LB30
    return False
  if last == "RI" and b == "RI" and left.before == "odd":  # LB30a
    return False
  if last in ("EB", "XPID", "XPAL") and b == "EM":  # LB30b
    return False
  return True  # LB31


def breaks_number(left, b, next1, next2):
  """LB25: False within a number, None where the rule does not speak."""
  last = left.last.cls
  number = left.before == "number"
  if b in ("PO", "PR") and number and last in ("NU", "SY", "IS", "CL", "CP"):
    return False
  if b == "NU" and (number and last in ("NU", "SY", "IS")
                    or last in ("PO", "PR", "HY", "IS")):
    return False
  if b == "OP" and last in ("PO", "PR"):
    if next1.cls == "NU" or next1.cls == "IS" and next2.cls == "NU":
      return False
  return None


# The classes before which the answer may hang on what follows them.
OPEN_QUESTIONS = {"QUPI", "QUPF", "IS", "OP"} | AKSARAS


class LineRules:
  """`breaks` as steps of an automaton over a given set of code points."""

  def __init__(self, alphabet):
    self.following = sorted({c for c in alphabet if c.cls not in MARKS} | {END})
    self.residuals = {}

  def residual(self, left, code):
    """True, False, or what the answer is by what follows: pairs of (code, answer or pairs)."""
    key = (left, code)
    if key not in self.residuals:
      self.residuals[key] = self.make_residual(left, code)
    return self.residuals[key]

  def make_residual(self, left, code):
    if code.cls not in OPEN_QUESTIONS:
      return breaks(left, code, END, END)
    answers = []
    for next1 in self.following:
      answer = breaks(left, code, next1, END)
      if code.cls == "OP" and next1.cls == "IS":
        answer = self.fold(lambda next2: breaks(left, code, next1, next2))
      answers.append(answer)
    return self.fold(dict(zip(self.following, answers)).get)

  def fold(self, answer_for):
    answers = tuple((code, answer_for(code)) for code in self.following)
    values = {answer for _, answer in answers}
    return values.pop() if len(values) == 1 else answers


# The automaton of UAX #29: what stands before, whether a conjunct may go on (GB9c), and whether a
# pictograph may (GB11).
Cluster = namedtuple("Cluster", "last conjunct pictograph")

CLUSTER_START = Cluster("start", None, None)

EXTENDING = {"Extend", "Linker", "Inert", "ZWJ"}


def cluster_step(left, g):
  """Whether a cluster ends before a code point of class `g`, and what stands to the left after it.

  The classes are those of GraphemeBreakProperty.txt, with Pictograph for Extended_Pictographic,
  Consonant and Linker for Indic_Conjunct_Break, and Inert for an Extend that is not InCB=Extend.
  """
  conjunct = "consonant" if g == "Consonant" else None
  if g == "Linker" and left.conjunct:
    conjunct = "linked"
  elif g in ("Extend", "ZWJ"):
    conjunct = left.conjunct
  pictograph = "base" if g == "Pictograph" else None
  if left.pictograph == "base" and g in EXTENDING:
    pictograph = "joined" if g == "ZWJ" else "base"
  last = "even" if g == "Regional_Indicator" and left.last == "Regional_Indicator" else g
  return cluster_breaks(left, g), Cluster(last, conjunct, pictograph)


def cluster_breaks(left, g):
  """The rules of UAX #29, 3.1.1, in their order."""
  last = left.last
  if last == "CR" and g == "LF":  # GB3
    return False
  if last in ("start", "CR", "LF", "Control") or g in ("CR", "LF", "Control"):  # GB4, GB5
    return True
  if last == "L" and g in ("L", "V", "LV", "LVT"):  # GB6
    return False
  if last in ("LV", "V") and g in ("V", "T") or last in ("LVT", "T") and g == "T":  # GB7, GB8
    return False
  if g in EXTENDING or g == "SpacingMark" or last == "Prepend":  # GB9, GB9a, GB9b
    return False
  if g == "Consonant" and left.conjunct == "linked":  # GB9c
    return False
  if g == "Pictograph" and left.pictograph == "joined":  # GB11
    return False
  return not (last == "Regional_Indicator" and g == "Regional_Indicator")  # GB12, GB13
