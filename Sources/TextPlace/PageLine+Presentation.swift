import Books
import Paging
import Screen
import Typeset

// What is drawn instead of some characters of the text: marks of notes and other raised signs stand
// higher, small capitals are capitals, and letters are as a style sheet asks. The text itself stays as it is,
// so that copies, searches and `print` have its own characters. What is drawn takes the same columns.

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
    .noteReference, .superscript, TextStyles(.subscript), .smallCaps, .capitals, .smallLetters,
  ]

  private mutating func present(_ run: Range<Int>, as styles: TextStyles, _ raises: Bool) {
    if !styles.isDisjoint(with: [.smallCaps, .capitals]) {
      for index in run { glyphs[index].text.change { $0.uppercased() } }
    } else if styles.contains(.smallLetters) {
      for index in run { glyphs[index].text.change { $0.lowercased() } }
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

}

extension String {
  /// Makes a letter another one, if that is one letter of the same width.
  fileprivate mutating func change(_ other: (String) -> String) {
    let changed = other(self)
    guard changed.count == 1, Typeset.columns(of: changed) == Typeset.columns(of: self) else {
      return
    }
    self = changed
  }
}
