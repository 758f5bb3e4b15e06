/// Where a text may be taken apart by Unicode's own rules, without the tailorings of lines.
package struct Segmentation: Equatable, Sendable {
  /// The offsets at which a line may or must begin, by UAX #14; the text's end is the last.
  package private(set) var lineBreaks: [Int] = []
  /// The offsets at which a grapheme cluster begins or the last ends, by UAX #29.
  package private(set) var clusters: [Int] = []

  /// Takes the window's text apart as if it were all of it, in O(*n*).
  package init(_ window: TextWindow) {
    let tables = BreakTables()
    var state = LineStart.paragraphStart.state
    var asked: Int?
    var index = 0
    while index < window.count {
      let code = CodePoint(at: index, in: window.base, end: window.count)
      let step = tables.step(state, tables.breakClass(of: code.value))
      if step.answers, let asked { lineBreaks.append(asked) }
      if step.answers || !tables.isAsking(step.state) { asked = nil }
      if step.breaks { lineBreaks.append(index) }
      if step.asks { asked = index }
      if step.endsCluster { clusters.append(index) }
      state = step.state
      index += code.length
    }
    if let asked, tables.endBreaks(state) { lineBreaks.append(asked) }
    lineBreaks.append(window.count)
    clusters.append(window.count)
  }
}
