import Books

/// Finds where the paragraph that holds a given byte begins, by looking back from it.
struct ParagraphFinder {
  let source: any TextSource
  let traits: TextTraits
  let joining: LineJoining?

  /// The finder for `source` with these traits.
  init(_ source: any TextSource, traits: TextTraits, joining: LineJoining?) {
    self.source = source
    self.traits = traits
    self.joining = joining
  }

  /// The bytes that are looked at before and after the place, until they are enough.
  private static let reaches = [
    (back: 4 << 10, ahead: 4 << 10), (back: 32 << 10, ahead: 65 << 10),
    (back: 256 << 10, ahead: 65 << 10), (back: 2 << 20, ahead: 65 << 10),
  ]

  /// The start of the paragraph that holds the byte at `offset`.
  ///
  /// If none is found within two megabytes, a spot behind a space is made a provisional start:
  /// lines laid out from there are good, but not those of the paragraph's first line.
  func start(ofParagraphAt offset: Int) throws(TextError) -> ParagraphStart {
    guard offset > 0 else { return .textStart }
    for reach in Self.reaches {
      if let start = try start(ofParagraphAt: offset, within: reach, isLast: false) {
        return start
      }
    }
    return try start(ofParagraphAt: offset, within: Self.reaches[3], isLast: true) ?? .textStart
  }

  /// A place to begin reading at, shortly before the byte at `offset` or there: the start of its
  /// paragraph where that is found within 32 KB, else the start of a word.
  func spot(near offset: Int) throws(TextError) -> Int {
    guard offset > 0 else { return 0 }
    for reach in Self.reaches[..<2] {
      if let start = try start(ofParagraphAt: offset, within: reach, isLast: false) {
        return start.offset
      }
    }
    return try start(ofParagraphAt: offset, within: Self.reaches[0], isLast: true)?.offset ?? 0
  }

  /// The start of the line of the file that has the byte at `offset`.
  ///
  /// - Complexity: O(*n*) in the bytes between the two.
  func lineStart(before offset: Int) throws(TextError) -> Int {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    defer { block.deallocate() }
    var end = offset
    while end > 0 {
      let from = max(end - block.count, 0)
      let part = UnsafeMutableRawBufferPointer(rebasing: block[..<(end - from)])
      let bytes = UnsafeRawBufferPointer(rebasing: part[..<(try source.read(into: part, at: from))])
      let newline = bytes.lastIndex(of: traits.terminator, from: 0, to: bytes.count)
      let feed = bytes.lastIndex(of: 0x0C, from: newline ?? 0, to: bytes.count)
      if let found = feed ?? newline { return from + found + 1 }
      end = from
    }
    return 0
  }

  private func start(
    ofParagraphAt offset: Int, within reach: (back: Int, ahead: Int), isLast: Bool
  ) throws(TextError) -> ParagraphStart? {
    let from = max(offset - reach.back, 0)
    let room = UnsafeMutableRawBufferPointer.allocate(
      byteCount: offset - from + reach.ahead + SourceLine.padding, alignment: 16)
    defer { room.deallocate() }
    let block = UnsafeMutableRawBufferPointer(rebasing: room.dropLast(SourceLine.padding))
    let count = try source.read(into: block, at: from)
    let search = ParagraphSearch(
      bytes: UnsafeRawBufferPointer(rebasing: block[..<count]), base: from,
      offset: min(offset, from + count), isAtEnd: count < block.count,
      terminator: traits.terminator, joining: joining)
    return isLast ? search.provisionalStart() : search.start()
  }

  /// The last byte before `offset` that is neither blank nor the end of a line or page, or `nil`
  /// if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes between the two.
  func lastInk(before offset: Int) throws(TextError) -> Int? {
    var end = offset
    var length = 1 << 10
    while end > 0 {
      let from = max(end - length, 0)
      // The byte after the block tells whether a carriage return at its end is a line's end.
      let block = UnsafeMutableRawBufferPointer.allocate(
        byteCount: end - from + 1, alignment: 16)
      defer { block.deallocate() }
      let count = try source.read(into: block, at: from)
      let bytes = UnsafeRawBufferPointer(rebasing: block[..<min(count, end - from)])
      let following = count > bytes.count ? block[bytes.count] : traits.terminator
      if let found = lastInk(in: bytes, before: following) { return from + found }
      end = from
      length = min(length * 4, 256 << 10)
    }
    return nil
  }

  private func lastInk(in bytes: UnsafeRawBufferPointer, before following: UInt8) -> Int? {
    let empty = UInt64(repeatingByte: traits.terminator)
    let feeds = UInt64(repeatingByte: 0x0C)
    var following = following
    var index = bytes.count
    while index > 0 {
      if index >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: index - 8, as: UInt64.self)
        if word == empty || word == feeds {
          index -= 8
          following = bytes[index]
          continue
        }
      }
      let byte = bytes[index - 1]
      let isLineEnd =
        byte == traits.terminator || byte == 0x0C
        || byte == 0x0D && following == 0x0A && traits.terminator == 0x0A
      guard isLineEnd || SourceLine.isBlank(byte) else { return index - 1 }
      following = byte
      index -= 1
    }
    return nil
  }
}
