/// What libFuzzer calls: takes `bytes` apart into settings and a text, and checks every promise of
/// the line breaker and the typesetter on them.
///
/// Tests/Fuzz/run compiles this into one module with Typeset. A broken promise traps with a
/// sentence; AddressSanitizer sees to it that nothing is read past the bytes after a window that may be.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLines(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let settingsLength = 4
  guard count >= settingsLength, count < 1 << 16 else { return 0 }
  let metrics = LineMetrics(
    measure: Int(bytes[0]), ambiguousWidth: Int(bytes[1] & 1) + 1, tabWidth: Int(bytes[1] >> 4))
  let check = LineCheck(
    text: Array(UnsafeBufferPointer(start: bytes + settingsLength, count: count - settingsLength)),
    metrics: metrics, hyphenator: bytes[1] & 2 != 0 ? generousHyphenator : nil,
    firstIndent: Int(bytes[2] & 31), seed: bytes[3])
  check.run()
  return 0
}

/// Hyphenates before every byte but those of the letters a to h: inside clusters too, if it is let.
private let generousHyphenator = Hyphenator(name: "generous") { word in
  word.indices.reduce(0) { word[$1] | 0x20 > 0x68 ? $0 | 1 << UInt64($1) : $0 }
}

/// A text, what to break it by, and the promises that must hold for its lines.
struct LineCheck {
  let text: [UInt8]
  let metrics: LineMetrics
  let firstIndent: Int
  let seed: UInt8
  private let breaker: LineBreaker

  init(
    text: [UInt8], metrics: LineMetrics, hyphenator: Hyphenator?, firstIndent: Int, seed: UInt8
  ) {
    (self.text, self.metrics) = (text, metrics)
    (self.firstIndent, self.seed) = (firstIndent, seed)
    breaker = LineBreaker(metrics, hyphenator: hyphenator)
  }

  func run() {
    let starts = Self.withWindow(onto: text[...], filling: 0x20) { lineStarts(in: $0) }
    Self.withWindow(onto: text[...], filling: 0xBF) { window in
      precondition(starts == lineStarts(in: window), "what follows the window is heeded")
      checkCount(starts.count - 1, in: window)
      checkClusters(starts, in: window)
      checkGlyphs(starts, in: window)
    }
    checkWindows(starts)
    checkCountInWindows(starts.count - 1)
  }

  /// The starts of all lines, and where the last one ends.
  private func lineStarts(in window: TextWindow) -> [LineStart] {
    var starts = [LineStart.paragraphStart]
    var start = LineStart.paragraphStart
    repeat {
      guard let next = breaker.nextLine(after: start, in: window, firstIndent: firstIndent) else {
        preconditionFailure("the paragraph's end decides nothing")
      }
      precondition(next.offset > start.offset || window.count == 0, "a line is empty")
      precondition(next.offset <= window.count, "a line ends outside the window")
      starts.append(next)
      start = next
    } while start.offset < window.count
    return starts
  }

  private func checkCount(_ count: Int, in window: TextWindow) {
    var start = LineStart.paragraphStart
    let counted = breaker.countLines(from: &start, in: window, firstIndent: firstIndent)
    precondition(counted == count, "counted \(counted) lines instead of \(count)")
    let more = breaker.countLines(from: &start, in: window, firstIndent: firstIndent)
    precondition(more == 0, "lines after the last")
  }

  private func checkClusters(_ starts: [LineStart], in window: TextWindow) {
    let clusters = Set(Segmentation(window).clusters)
    for start in starts.dropFirst() {
      precondition(clusters.contains(start.offset), "line \(start.offset) begins in a cluster")
    }
  }

  private func checkGlyphs(_ starts: [LineStart], in window: TextWindow) {
    let typesetter = Typesetter(metrics)
    for (start, next) in zip(starts, starts.dropFirst()) {
      let indent = start.isParagraphStart ? min(firstIndent, metrics.measure - 1) : 0
      let line = start.offset..<next.offset
      let glyphs = typesetter.glyphs(
        of: line, in: window, endsLine: true, endsInHyphen: next.followsHyphen,
        firstIndent: indent)
      checkWidth(of: glyphs, measure: metrics.measure - indent, line)
      checkCoverage(of: line, by: glyphs, in: window)
      let justified = Justification(measure: metrics.measure - indent)
        .justified(glyphs, in: window)
      checkWidth(of: justified, measure: metrics.measure - indent, line)
      checkCoverage(of: line, by: justified, in: window)
    }
  }

  private func checkWidth(of glyphs: [Glyph], measure: Int, _ line: Range<Int>) {
    let columns = glyphs.reduce(0) { $0 + $1.columns }
    let clusters = glyphs.count { $0.columns > 0 && $0.startsCluster }
    precondition(columns <= measure || clusters == 1, "line \(line) has \(columns) columns")
  }

  private func checkCoverage(of line: Range<Int>, by glyphs: [Glyph], in window: TextWindow) {
    var covered = line.lowerBound
    for glyph in glyphs {
      precondition((0...2).contains(glyph.columns), "a glyph of \(glyph.columns) columns")
      if glyph.range.upperBound == covered, glyph.range.lowerBound < covered { continue }
      checkHang(covered..<glyph.range.lowerBound, in: window)
      covered = glyph.range.upperBound
    }
    checkHang(covered..<line.upperBound, in: window)
  }

  /// Only blanks have no glyph.
  private func checkHang(_ range: Range<Int>, in window: TextWindow) {
    let tables = BreakTables()
    var index = range.lowerBound
    while index < range.upperBound {
      let code = CodePoint(at: index, in: window.base, end: window.count)
      precondition(
        WidthClass.hangs(tables.width(of: code.value)), "nothing stands for byte \(index)")
      index += code.length
    }
  }

  /// Each line, found from its own first byte on in windows that grow, is the same.
  private func checkWindows(_ starts: [LineStart]) {
    var cuts = Cuts(seed: seed)
    for (start, next) in zip(starts, starts.dropFirst()) {
      let rest = text[start.offset...]
      var moved = start
      moved.offset = 0
      let found = firstDecided(rest, &cuts) { window in
        breaker.nextLine(after: moved, in: window, firstIndent: firstIndent)
      }
      precondition(
        found.offset + start.offset == next.offset, "a part of the text decides otherwise")
      // That a mandatory break ends the paragraph is seen only at its end.
      precondition(found.state == next.state || next.offset == text.count, "another state")
    }
  }

  private func checkCountInWindows(_ count: Int) {
    var cuts = Cuts(seed: seed ^ 0x55)
    var start = LineStart.paragraphStart
    var lines = 0
    var seen = 0
    repeat {
      seen = min(text.count, seen + cuts.next())
      lines += Self.withWindow(onto: text[..<seen], isFinal: seen == text.count, filling: 0x61) {
        breaker.countLines(from: &start, in: $0, firstIndent: firstIndent)
      }
    } while seen < text.count
    precondition(lines == count, "counted \(lines) lines in parts instead of \(count)")
  }

  private func firstDecided(
    _ rest: ArraySlice<UInt8>, _ cuts: inout Cuts, _ body: (TextWindow) -> LineStart?
  ) -> LineStart {
    var seen = 0
    while seen < rest.count {
      seen = min(rest.count, seen + cuts.next())
      let found = Self.withWindow(onto: rest.prefix(seen), isFinal: false, filling: 0x80, body)
      if let found { return found }
    }
    guard let found = Self.withWindow(onto: rest, filling: 0x0A, body) else {
      preconditionFailure("the paragraph's end decides nothing")
    }
    return found
  }

  /// Calls `body` with a window onto a copy of `bytes`, with as many bytes of `filling` behind them as may be read.
  private static func withWindow<Result>(
    onto bytes: ArraySlice<UInt8>, isFinal: Bool = true, filling: UInt8,
    _ body: (TextWindow) -> Result
  ) -> Result {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: bytes.count + TextWindow.padding)
    defer { buffer.deallocate() }
    let end = buffer.initialize(fromContentsOf: bytes)
    buffer[end...].initialize(repeating: filling)
    guard let base = buffer.baseAddress else { preconditionFailure("no memory") }
    return body(TextWindow(base: UnsafePointer(base), count: bytes.count, isFinal: isFinal))
  }
}

/// The lengths by which windows grow, a few bytes to a few lines, the same for the same seed.
struct Cuts {
  private var state: UInt32

  init(seed: UInt8) { state = UInt32(seed) &* 2 &+ 1 }

  mutating func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    let number = Int(state >> 16)
    return 1 + number % (number & 0x100 == 0 ? 4 : 60)
  }
}
