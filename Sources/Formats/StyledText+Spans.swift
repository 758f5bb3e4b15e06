import Books
import Markup
import Synchronization

/// What a text for terminals asks for, computed anew for what is looked at.
extension StyledText: TextSpans {
  func spans(beginningIn range: Range<Int>) throws(TextError) -> [SpanRecord] {
    guard hasStyles, !range.isEmpty else { return [] }
    var way = StyledWay(
      self, to: range.lowerBound, spanPlaces.withLock { $0 }, window: range.count)
    var spans = StyledSpans()
    var isBegun = false
    while way.end < range.upperBound {
      way.skipRun(to: range.lowerBound)
      guard try way.advance() else { break }
      guard way.end > range.lowerBound, way.end > way.start else { continue }
      if !isBegun {
        let place = way.place(at: range.lowerBound)
        spanPlaces.withLock { $0.note(place) }
        isBegun = true
      }
      spans.add((way.start..<way.end).clamped(to: range), way.look, way.struck)
    }
    let place = way.place(at: range.upperBound)
    spanPlaces.withLock { $0.note(place) }
    return spans.finish()
  }

  func target(of link: SpanRecord) throws(TextError) -> LinkTarget? {
    let offset = link.range.lowerBound
    var way = StyledWay(self, to: offset, spanPlaces.withLock { $0 }, window: 1)
    while way.end <= offset {
      way.skipRun(to: offset)
      guard try way.advance() else { break }
    }
    guard way.end > offset, let start = way.look.link else { return nil }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: TerminalSequence.longest + 1, alignment: 1)
    defer { buffer.deallocate() }
    let count = try raw.read(into: buffer, at: start)
    return TerminalSequence.address(ofLink: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      .map { .address($0) }
  }
}

/// The spans of characters that look alike, one after the other.
private struct StyledSpans {
  private var spans: [SpanRecord] = []
  private var range = 0..<0
  private var look = TerminalLook()

  private static let kinds: [SpanRecord.Kind] = [
    .emphasis, .strong, .strike, .underline, .dim, .reversed,
  ]

  /// Adds characters that follow those before.
  mutating func add(_ more: Range<Int>, _ look: TerminalLook, _ struck: TextStyles) {
    var look = look
    look.styles.formUnion(struck)
    if look == self.look, more.lowerBound == range.upperBound {
      range = range.lowerBound..<more.upperBound
    } else {
      end()
      (range, self.look) = (more, look)
    }
  }

  /// All spans.
  mutating func finish() -> [SpanRecord] {
    end()
    return spans
  }

  private mutating func end() {
    guard !look.isPlain else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let part = start..<min(start + SpanRecord.longest, range.upperBound)
      for kind in Self.kinds where look.styles.contains(TextStyles(kind)) {
        spans.append(SpanRecord(part, kind))
      }
      if look.colors.letters != .standard {
        spans.append(SpanRecord(part, .letters, value: Int(look.colors.letters.rawValue)))
      }
      if look.colors.ground != .standard {
        spans.append(SpanRecord(part, .ground, value: Int(look.colors.ground.rawValue)))
      }
      // The value tells two links apart that stand side by side.
      if let link = look.link {
        spans.append(SpanRecord(part, .link, value: Int(UInt32(truncatingIfNeeded: link))))
      }
      start = part.upperBound
    }
  }
}
