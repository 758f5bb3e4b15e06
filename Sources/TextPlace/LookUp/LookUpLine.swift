import Typeset
import Widgets

/// A line of what dictionaries say.
struct LookUpLine: Equatable, Sendable {
  /// Its words.
  var text: String
  /// The columns before them.
  var indent = 0
  /// Whether it names a dictionary.
  var isHeading = false
  /// Whether it stands for an answer that is waited for.
  var isAwaited = false

  /// The lines of a look-up in so many columns.
  static func lines(of lookUp: LookUp, in columns: Int) -> [LookUpLine] {
    var lines: [LookUpLine] = []
    for dictionary in lookUp.dictionaries {
      if !lines.isEmpty { lines.append(LookUpLine(text: "")) }
      if !dictionary.name.isEmpty {
        lines.append(LookUpLine(text: dictionary.name, isHeading: true))
      }
      switch dictionary.answer {
      case .awaited: lines.append(LookUpLine(text: "asking", isAwaited: true))
      case .failed(let sentence): lines += broken(sentence[...], in: columns)
      case .text(let text):
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          lines += broken(line, in: columns)
        }
      }
    }
    return lines
  }

  /// The lines that a line takes: what goes on stands as far to the right as where it begins.
  private static func broken(_ line: Substring, in columns: Int) -> [LookUpLine] {
    let words = line.drop { $0 == " " }
    // A deep indent of a program that thinks of 80 columns leaves room for words all the same.
    let indent = min(line.count - words.count, max(columns / 3, 0))
    let measure = max(columns - indent, 1)
    let glyphs = Typesetter.glyphs(of: String(words))
    var lines: [LookUpLine] = []
    var start = 0
    repeat {
      let end = self.end(of: glyphs, from: start, in: measure)
      let text = glyphs[start..<end].map(\.text).joined()
      lines.append(LookUpLine(text: text, indent: indent))
      start = end
      while start < glyphs.count, glyphs[start].text == " " { start += 1 }
    } while start < glyphs.count
    return lines
  }

  /// The end of the line that begins with the glyph at `start`: behind its last word that fits.
  private static func end(of glyphs: [Glyph], from start: Int, in columns: Int) -> Int {
    var width = 0
    var lastSpace: Int?
    for index in start..<glyphs.count {
      let isSpace = glyphs[index].text == " "
      if isSpace { lastSpace = index }
      width += glyphs[index].columns
      if width > columns, index > start, !isSpace { return lastSpace ?? index }
    }
    return glyphs.count
  }
}
