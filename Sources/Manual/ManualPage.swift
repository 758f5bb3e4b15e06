/// A page of the manual in mdoc, the markup of man pages (mdoc(7)).
///
/// Text is escaped and filled into short lines, so that `mandoc -Tlint` finds nothing to say.
package struct ManualPage: Equatable, Sendable {
  /// The longest line of the source: mandoc calls longer ones bad style.
  private static let lineLength = 78

  /// The page's source so far, with a line feed at the end.
  package private(set) var source: String

  /// An empty page with its head.
  ///
  /// - Parameters:
  ///   - name: What is asked for by `man`, such as `tome-reader`.
  ///   - section: The section of the manual: 1 for commands, 5 for files, 7 for everything else.
  ///   - summary: What it is in a few words, without a full stop.
  ///   - date: The day of the release, as mdoc writes it: `November 23, 2026`.
  package init(name: String, section: Int, summary: String, date: String) {
    source = ""
    line(".Dd \(date)")
    line(".Dt \(name.uppercased()) \(section)")
    line(".Os")
    heading("NAME")
    line(".Nm \(name)")
    line(".Nd \(summary)")
  }

  // MARK: Parts

  /// Begins a section.
  package mutating func heading(_ title: String) { line(".Sh \(title)") }

  /// Begins a part of a section.
  package mutating func subheading(_ title: String) { line(".Ss \(Self.escaped(title))") }

  /// Writes paragraphs, which blank lines part; words in `backticks` are bold.
  ///
  /// - Parameter isFirst: Whether a heading or the head of an item stands before them.
  package mutating func paragraphs(_ text: String, isFirst: Bool) {
    var isFirst = isFirst
    for lines in text.split(separator: "\n", omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty)
    {
      if !isFirst { line(".Pp") }
      isFirst = false
      fill(lines.joined(separator: " "))
    }
  }

  /// Writes lines as they are: a synopsis.
  package mutating func literal(_ lines: [some StringProtocol]) {
    line(".Bd -literal -offset indent")
    for text in lines { line(Self.protected(Self.escaped(text))) }
    line(".Ed")
  }

  /// Writes a list of terms and what they mean.
  package mutating func list(_ items: [(term: String, words: String)]) {
    guard !items.isEmpty else { return }
    line(".Bl -tag -width Ds")
    for (term, words) in items {
      line(".It Sy \"\\&\(Self.escaped(term).replacing("\"", with: "\\(dq"))\"")
      paragraphs(words, isFirst: true)
    }
    line(".El")
  }

  /// Names other pages: the last section of a page.
  package mutating func seeAlso(_ pages: [(name: String, section: Int)]) {
    heading("SEE ALSO")
    for (index, page) in pages.enumerated() {
      line(".Xr \(page.name) \(page.section)\(index + 1 < pages.count ? " ," : "")")
    }
  }

  // MARK: Lines

  private mutating func line(_ text: String) { source += text + "\n" }

  /// Fills words into lines; a sentence ends its line, as mdoc asks for.
  private mutating func fill(_ text: String) {
    var words = ""
    for word in Self.marked(text).split(separator: " ") {
      if !words.isEmpty, words.utf8.count + word.utf8.count >= Self.lineLength {
        line(Self.protected(words))
        words = ""
      }
      words += (words.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") || word.hasSuffix("?") && word != "?" {
        line(Self.protected(words))
        words = ""
      }
    }
    if !words.isEmpty { line(Self.protected(words)) }
  }

  /// The text with its escapes; what stands in backticks is bold.
  private static func marked(_ text: String) -> String {
    let parts = escaped(text).split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without a second one is a backtick.
    guard parts.count % 2 == 1 else { return parts.joined(separator: "\\(ga") }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "\\fB\($0.element)\\fP" : $0.element }
      .joined()
  }

  /// The text with what roff would read as markup, or does not know, as escapes.
  package static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return escaped
  }

  /// A line of text that begins as a request of roff, told not to be one.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
