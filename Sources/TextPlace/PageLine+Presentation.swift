import Books
import Paging
import Screen
import Typeset

// What is drawn instead of some characters of the text: marks of notes and other raised signs stand
// higher, small capitals are capitals. The text itself stays as it is, so that copies, searches and
// `print` have its own characters. What is drawn takes the same columns.

extension PageLine {
  /// The line as it is drawn.
  ///
  /// - Parameter raises: Whether the terminal has raised signs that take one column.
  func presented(raises: Bool) -> PageLine {
    var line = self
    if let last = glyphs.last, last.text == " " {
      // The space that a line is broken at is not underlined.
      line.glyphs[glyphs.count - 1].styles.subtract([.link, .noteReference])
    }
    var start = 0
    while start < glyphs.count {
      let styles = glyphs[start].styles.intersection(Self.presentedStyles)
      var end = start + 1
      while end < glyphs.count,
        glyphs[end].styles.intersection(Self.presentedStyles) == styles
      {
        end += 1
      }
      if styles.rawValue != 0 { line.present(start..<end, as: styles, raises) }
      start = end
    }
    return line
  }

  private static let presentedStyles: TextStyles = [
    .noteReference, .superscript, TextStyles(.subscript), .smallCaps,
  ]

  private mutating func present(_ run: Range<Int>, as styles: TextStyles, _ raises: Bool) {
    if styles.contains(.smallCaps) {
      for index in run { glyphs[index].text = Self.capital(glyphs[index].text) }
    }
    guard raises else { return }
    let isLowered = styles.contains(TextStyles(.subscript))
    let isRaised = !styles.isDisjoint(with: [.superscript, .noteReference])
    guard isLowered || isRaised else { return }
    let table = isRaised ? ScriptLetters.raised : ScriptLetters.lowered
    // A mark with anything else in it, such as `[3]`, stays as it is.
    let shown = run.compactMap { table[glyphs[$0].text] }
    guard shown.count == run.count else { return }
    for (index, text) in zip(run, shown) { glyphs[index].text = text }
  }

  /// A letter as a capital, if that is one letter of the same width.
  private static func capital(_ text: String) -> String {
    let capital = text.uppercased()
    return capital.count == 1 && Typeset.columns(of: capital) == Typeset.columns(of: text)
      ? capital : text
  }
}
