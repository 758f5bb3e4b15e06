package import Screen
import Typeset

/// Words of the program itself, fitted into the columns there are.
package enum Label {
  /// The parts of a line of hints that fit, from the first on; where not all do, the way out is among
  /// them, unless it were alone.
  package static func hints(_ parts: [String], in columns: Int) -> String {
    let fitting = fitting(parts, in: columns)
    guard fitting.count < parts.count, let way = parts.first(where: { $0.hasPrefix("Esc ") }),
      !fitting.contains(way)
    else { return line(fitting) }
    let room = columns - Typeset.columns(of: way) - gap.count
    let others = self.fitting(parts.filter { $0 != way }, in: room)
    return line(others.isEmpty ? fitting : others + [way])
  }

  /// All of `parts` in lines of hints, each as full as `columns` allow; a part that is wider than a
  /// line has a line of its own.
  package static func hintLines(_ parts: [String], in columns: Int) -> [String] {
    var lines: [[String]] = []
    for part in parts {
      if let last = lines.last, Typeset.columns(of: line(last + [part])) <= columns {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    return lines.map(line)
  }

  /// The parts of a line of hints.
  static func parts(of line: String) -> [String] {
    line.split(separator: gap).map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// What stands between two hints.
  private static let gap = "   "

  /// A loop, not `joined`: it asks the runtime what a collection of strings is, which looks through all
  /// conformances of the program. The hints of a first page are waited for.
  private static func line(_ parts: [String]) -> String {
    var line = parts.first ?? ""
    for part in parts.dropFirst() {
      line += gap
      line += part
    }
    return line
  }

  /// The columns of a line of hints.
  static func columns(ofHints parts: [String]) -> Int {
    var columns = 0
    for part in parts { columns += Typeset.columns(of: part) }
    return columns + max(parts.count - 1, 0) * gap.count
  }

  private static func fitting(_ parts: [String], in columns: Int) -> [String] {
    var room = min(columns, .max - gap.count) + gap.count
    return Array(
      parts.prefix { part in
        room -= gap.count + Typeset.columns(of: part)
        return room >= 0
      })
  }

  /// The first of these wordings that fits; the last one is cut where none does.
  package static func fitting(_ wordings: String..., in columns: Int, _ symbols: Symbols) -> String
  {
    fitting(wordings, in: columns, symbols)
  }

  /// The first of these wordings that fits; if none does, the last one, cut.
  package static func fitting(_ wordings: [String], in columns: Int, _ symbols: Symbols) -> String {
    wordings.first { Typeset.columns(of: $0) <= columns }
      ?? wordings.last.map { truncate($0, to: columns, ellipsis: symbols.ellipsis) } ?? ""
  }

  /// `2 h 10 min`, `55 min`.
  package static func duration(minutes: Int) -> String {
    minutes < 60
      ? "\(minutes) min"
      : "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
  }

  /// `1.3 MB`, `640 bytes`.
  package static func size(ofBytes bytes: Int) -> String {
    var (unit, units) = (1, ["kB", "MB", "GB", "TB"][...])
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    while units.count > 1, bytes >= unit * 1_000_000 {
      unit *= 1000
      units.removeFirst()
    }
    unit *= 1000
    let tenths = (bytes * 10 + unit / 2) / unit
    return (tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)") + " "
      + (units.first ?? "")
  }

  /// `name` in at most `columns` columns: its beginning and its end where it does not fit, for an end
  /// such as `.ics` tells as much as a beginning.
  package static func shortened(_ name: String, to columns: Int, _ symbols: Symbols) -> String {
    guard Typeset.columns(of: name) > columns else { return name }
    let room = columns - Typeset.columns(of: symbols.ellipsis)
    guard room > 2 else { return truncate(name, to: columns, ellipsis: symbols.ellipsis) }
    return truncate(name, to: (room + 1) / 2, ellipsis: "") + symbols.ellipsis
      + end(of: name, in: room / 2)
  }

  /// A sentence in at most `columns` columns: what it quotes, a title or a path, gives way before its
  /// end does, which may tell what to do.
  package static func sentence(_ sentence: String, in columns: Int, _ symbols: Symbols) -> String {
    let excess = Typeset.columns(of: sentence) - columns
    guard excess > 0, let quoted = quotation(in: sentence),
      Typeset.columns(of: String(sentence[quoted])) - excess >= leastQuoted
    else { return truncate(sentence, to: columns, ellipsis: symbols.ellipsis) }
    let words = String(sentence[quoted])
    let room = Typeset.columns(of: words) - excess
    // A path tells as much at its end as at its beginning.
    let short =
      words.contains("/")
      ? shortened(words, to: room, symbols)
      : truncate(words, to: room, ellipsis: symbols.ellipsis)
    return sentence[..<quoted.lowerBound] + short + sentence[quoted.upperBound...]
  }

  /// A quotation of fewer columns tells nothing.
  private static let leastQuoted = 4

  /// What stands between quotation marks.
  private static func quotation(in sentence: String) -> Range<String.Index>? {
    for (mark, end) in [("“", "”"), ("'", "'")] as [(Character, Character)] {
      guard let first = sentence.firstIndex(of: mark), let last = sentence.lastIndex(of: end),
        first < last
      else { continue }
      return sentence.index(after: first)..<last
    }
    return nil
  }

  /// As much of the end of `typed` as `columns` hold.
  package static func end(of typed: String, in columns: Int) -> String {
    var shown = typed[...]
    while !shown.isEmpty, Typeset.columns(of: String(shown)) > columns { shown.removeFirst() }
    return String(shown)
  }

  /// The lines that `words` take, broken between words; a word wider than a line is cut.
  package static func lines(_ words: [String], in columns: Int, _ symbols: Symbols) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, Typeset.columns(of: last + " " + word) <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(truncate(word, to: columns, ellipsis: symbols.ellipsis))
      }
    }
    return lines
  }
}
