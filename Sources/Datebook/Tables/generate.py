#!/usr/bin/env python3
"""Makes LocaleData.swift from the Unicode CLDR, as the package Babel carries it.

    pip install babel==2.18.0
    generate.py [OUTPUT]

Babel 2.18.0 has CLDR 47. A line of the table is a language, or a language in one territory or one
script where that has names of its own; its fields are told by `CalendarLocale` in Swift. The table is a string
literal: it lies ready in the program's image, and the one line that is wanted is looked for in it.
"""

import sys
from pathlib import Path

import babel
from babel import Locale, core, localedata

BABEL = "2.18.0"
CLDR = 47

HEADER = f"""// Made by generate.py from the Unicode CLDR {CLDR} (Babel {BABEL}). Do not edit.
//
// The data is Unicode's, https://www.unicode.org/license.txt (Unicode-3.0).

/// Names and habits of calendars by language and territory.
enum LocaleData {{
"""


def months(locale, context, width):
  names = locale.months[context][width]
  return [names[month] for month in range(1, 13)]


def days(locale, context, width):
  names = locale.days[context].get(width) or locale.days[context]["abbreviated"]
  return [names[day] for day in range(7)]


def skeleton(locale, name, fallback):
  pattern = locale.datetime_skeletons.get(name)
  return pattern.pattern if pattern is not None else fallback


def in_full(pattern):
  """A pattern with the abbreviated name of a month, with its name in full."""
  for letter in "ML":
    pattern = pattern.replace(letter * 3, letter * 4).replace(letter * 5, letter * 4)
  return pattern


def fields(locale):
  wide = months(locale, "format", "wide")
  title = months(locale, "stand-alone", "wide")
  short = months(locale, "format", "abbreviated")
  short_title = months(locale, "stand-alone", "abbreviated")
  lists = [
      wide, [] if title == wide else title,
      short, [] if short_title == short else short_title,
      months(locale, "stand-alone", "narrow"),
      days(locale, "stand-alone", "wide"), days(locale, "stand-alone", "abbreviated"),
      days(locale, "stand-alone", "short"), days(locale, "stand-alone", "narrow"),
  ]
  short = skeleton(locale, "MMMd", "d MMM")
  weekday = skeleton(locale, "MMMEd", "E d MMM")
  patterns = [
      short, skeleton(locale, "MMMMd", in_full(short)),
      skeleton(locale, "yMMMM", "MMMM y"),
      skeleton(locale, "yMMMd", short + " y"), locale.date_formats["long"].pattern,
      skeleton(locale, "MMMMEd", in_full(weekday)), skeleton(locale, "yMMMEd", weekday + " y"),
      locale.date_formats["full"].pattern,
  ]
  # Years are those of one era.
  patterns = [pattern.replace(" G", "").replace("G ", "") for pattern in patterns]
  for name in sum(lists, []) + patterns:
    assert not set(name) & set("\t\n;\\"), name
  if any(name == "" for name in sum(lists, [])):
    raise KeyError("a name is missing")
  return [";".join(names) for names in lists] + patterns


def is_named(locale):
  """Whether the language has names of its own, not the root's M01 and Mon."""
  wide = months(locale, "format", "wide") + months(locale, "format", "abbreviated")
  return "M12" not in wide and not wide[0].startswith("M0") and days(locale, "stand-alone", "wide")[0] != "Mon"


def literal(lines):
  return '#"""\n' + "".join(f"    {line}\n" for line in lines) + '    """#'


def main():
  assert babel.__version__ == BABEL, f"needs Babel {BABEL}"
  known = {}
  lines = []
  for identifier in sorted(localedata.locale_identifiers(), key=lambda x: (x.count("_"), x)):
    parts = identifier.split("_")
    if len(parts) == 3 and len(parts[1]) == 4 and len(parts[2]) == 2:
      # The C library's names have no scripts: zh_Hant_TW is its zh_TW.
      identifier = f"{parts[0]}_{parts[2]}"
      if core.get_global("likely_subtags").get(identifier, "").split("_")[1:2] != parts[1:2]:
        continue
      parts = identifier.split("_")
    elif len(parts) > 2 or (len(parts) == 2 and len(parts[1]) not in (2, 4)):
      continue
    if identifier in known:
      continue
    # Babel 2.18 lets the aliases of one locale leak into the next one's data.
    localedata._cache.clear()
    try:
      locale = localedata_of(identifier)
      if not is_named(locale):
        continue
      likely = core.get_global("likely_subtags").get(identifier, "")
      data = fields(locale)
    except (KeyError, core.UnknownLocaleError):
      continue
    # Names in English are in no script of a language's own.
    if len(parts) == 2 and len(parts[1]) == 4 and data[0] == known["en"][0]:
      continue
    # A script is named also where it is the usual one: sr_ME is Latin, and sr_Cyrl is not.
    if len(parts) == 2 and len(parts[1]) == 2 and data == known.get(parts[0]):
      continue
    same = next((other for other in known if known[other] == data), None)
    known[identifier] = data
    usual = likely or core.get_global("likely_subtags").get(parts[0], "")
    territory = parts[1] if len(parts) == 2 and len(parts[1]) == 2 else usual.split("_")[-1]
    lines.append("\t".join([identifier, territory] + ([same] if same else data)))
  weeks = {}
  for identifier in localedata.locale_identifiers():
    territory = identifier.split("_")[-1]
    if len(territory) == 2 and territory.isupper():
      locale = Locale.parse(identifier)
      weeks[territory] = (locale.first_week_day + 1, locale.min_week_days)
  # What is not listed is as in most of the world: Monday, and a week that holds 1 January.
  lines_of_weeks = [f"{territory}\t{first}\t{least}"
                    for territory, (first, least) in sorted(weeks.items())
                    if (first, least) != (1, 1)]
  text = HEADER
  text += "  /// The languages.\n  static let locales: StaticString =\n    " + literal(lines)
  text += ("\n  /// Weeks by territory, where they do not begin on Monday (1) or where the first one of a\n"
           "  /// year has more than 1 of its days: the first weekday, and how many days.\n"
           "  static let weeks: StaticString =\n    " + literal(lines_of_weeks) + "\n}\n")
  output = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent / "LocaleData.swift")
  output.write_text("// swift-format-ignore-file\n" + text)


def localedata_of(identifier):
  """The locale with the script that its territory implies: zh_TW is written as zh_Hant_TW."""
  for full in (core.get_global("likely_subtags").get(identifier), ):
    if full:
      language, script, territory = (full.split("_") + ["", ""])[:3]
      for name in (f"{language}_{script}_{territory}", f"{language}_{script}"):
        if localedata.exists(name):
          return Locale.parse(name)
  return Locale.parse(identifier)


if __name__ == "__main__":
  main()
