/// A line breaker that tries every end of a line and asks whether the line fits.
struct ReferenceBreaker {
  private let rules: ReferenceRules
  private let measure: Int
  private let tabWidth: Int
  private var text: [ReferenceCharacter] { rules.text }

  init(_ rules: ReferenceRules, measure: Int, tabWidth: Int) {
    (self.rules, self.measure, self.tabWidth) = (rules, measure, tabWidth)
  }

  /// The first characters of all lines but the first, and the text's end.
  func lineStarts() -> [Int] {
    var starts: [Int] = []
    var start = 0
    repeat {
      start = nextLine(after: start)
      starts.append(start)
    } while start < text.count
    return starts
  }

  private func nextLine(after start: Int) -> Int {
    let end = mandatoryEnd(from: start)
    if fits(start, end) { return end }
    let inside = (start + 1..<end).reversed().filter { rules.clusterBegins[$0] }
    return inside.first { rules.lineBegins[$0] && fits(start, $0) }
      ?? inside.first { isJoint($0, from: start) && fits(start, $0) }
      ?? inside.first { fits(start, $0) }
      ?? endOfFirstCluster(from: start, to: end)
  }

  /// The end of the text that begins at `start` and ends with a mandatory break or all of it.
  private func mandatoryEnd(from start: Int) -> Int {
    guard let end = text[start...].firstIndex(where: { $0.kind == .end }) else { return text.count }
    let isPair = text[end].line == .cr && end + 1 < text.count && text[end + 1].line == .lf
    return end + (isPair ? 2 : 1)
  }

  /// The columns of a line without the blanks that hang.
  func columns(_ start: Int, _ end: Int) -> Int {
    var all = 0
    var visible = 0
    for index in start..<end {
      let character = text[index]
      switch character.kind {
      case .blank: all += character.columns
      case .tab: all += max(0, min(measure - all, tabWidth - all % tabWidth))
      case .end: break
      case .softHyphen where index == end - 1 && end < text.count: visible = all + 1
      case .tone where !rules.clusterBegins[index]: visible = all
      default:
        all += character.columns
        visible = all
      }
    }
    return visible
  }

  private func fits(_ start: Int, _ end: Int) -> Bool { columns(start, end) <= measure }

  private func byte(_ index: Int) -> Character? {
    text.indices.contains(index) && text[index].bytes.count == 1 && text[index].bytes[0] < 0x80
      ? Character(Unicode.Scalar(text[index].bytes[0])) : nil
  }

  private func isWord(_ index: Int) -> Bool {
    byte(index).map { $0.isLetter || $0.isNumber } ?? false
  }

  private func isDigit(_ index: Int) -> Bool { byte(index)?.isNumber ?? false }

  /// Whether a word of many parts, as a URL, may be broken before `index`.
  private func isJoint(_ index: Int, from start: Int) -> Bool {
    guard let sign = byte(index), let before = byte(index - 1) else { return false }
    if isWord(index), before == ":" || before == "/" {
      return index - 2 >= start && isWord(index - 2) && !isDigit(index - 2)
    }
    guard isWord(index - 1), isWord(index + 1) else { return false }
    if sign == "." || sign == "," { return !(isDigit(index - 1) && isDigit(index + 1)) }
    return "-_~?&=#%@+;".contains(sign)
  }

  private func endOfFirstCluster(from start: Int, to end: Int) -> Int {
    var next = (start + 1..<end).first { rules.clusterBegins[$0] } ?? end
    while next < end, text[next].kind == .blank || text[next].kind == .tab,
      next + 1 == text.count || rules.clusterBegins[next + 1]
    {
      next += 1
    }
    return next < end && text[next].kind == .end ? end : next
  }
}
