extension TOMLDocument {
  /// Gives a key a value: in its place where it has one, right or wrong, else behind the last key of
  /// its table, or in a new table at the end. All else stays as it is, comments and order too.
  package mutating func set(_ path: [String], to value: TOMLValue) {
    if let entry = entries.first(where: { $0.path == path }) {
      guard entry.value != value else { return }
      replace(entry.range, with: value.source)
    } else if let wrong = unread.first(where: { $0.path == path }) {
      replace(wrong.range, with: value.source)
    } else {
      insert(path, value)
    }
  }

  /// Takes a key out with its line, or lines.
  package mutating func remove(_ path: [String]) {
    let entry = entries.first { $0.path == path }.map { ($0.keyOffset, $0.range) }
    let wrong = unread.first { $0.path == path }.map { ($0.keyOffset, $0.range) }
    guard let (offset, value) = entry ?? wrong else { return }
    replace(lineStart(of: offset)..<lineEnd(from: value.upperBound), with: "")
  }

  private mutating func insert(_ path: [String], _ value: TOMLValue) {
    let table = Array(path.dropLast())
    let line = Self.key(path.suffix(1)) + " = " + value.source + newline
    if let last = entries.last(where: { $0.path.dropLast() == path.dropLast() }),
      headers.last(where: { $0.offset < last.keyOffset })?.path ?? [] == table
    {
      insert(line, at: lineEnd(from: last.range.upperBound))
    } else if let header = headers.last(where: { $0.path == table }) {
      insert(line, at: lineEnd(from: header.offset))
    } else if table.isEmpty {
      insert(line, at: TOMLParser.start(of: bytes))
    } else {
      let gap = bytes.isEmpty ? "" : newline
      insert(gap + "[" + Self.key(table[...]) + "]" + newline + line, at: bytes.count)
    }
  }

  /// Inserts whole lines; the line before them gets its end where it has none.
  private mutating func insert(_ lines: String, at offset: Int) {
    let isOpen = offset > TOMLParser.start(of: bytes) && bytes[offset - 1] != 0x0A
    replace(offset..<offset, with: (isOpen ? newline : "") + lines)
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    var bytes = bytes
    bytes.replaceSubrange(range, with: text.utf8)
    self = TOMLDocument(bytes: bytes)
  }

  /// How lines end.
  private var newline: String {
    bytes.firstRange(of: [0x0D, 0x0A]) == nil ? "\n" : "\r\n"
  }

  /// The beginning of the line that `offset` is in.
  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? TOMLParser.start(of: bytes)
  }

  /// Behind the end of the line that `offset` is in.
  private func lineEnd(from offset: Int) -> Int {
    bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
  }

  /// A path as it is written, with quotation marks where a name needs them.
  static func key(_ path: ArraySlice<String>) -> String {
    path.map { name in
      let isBare = !name.isEmpty && name.utf8.allSatisfy(TOMLParser.isBare)
      return isBare ? name : TOMLValue.quoted(name)
    }.joined(separator: ".")
  }
}

// MARK: - Tables

extension TOMLDocument {
  /// Puts a table without keys before another one, and before the comment that stands right above
  /// that; nothing is done where the table is there already, or the other one is not.
  package mutating func insertTable(_ path: [String], before other: [String]) {
    guard !headers.contains(where: { $0.path == path }),
      let next = headers.first(where: { $0.path == other })
    else { return }
    var start = lineStart(of: next.offset)
    while let above = line(above: start), bytes[above].first(where: { !Self.isBlank($0) }) == 0x23 {
      start = above.lowerBound
    }
    insert("[" + Self.key(path[...]) + "]" + newline + newline, at: start)
  }

  /// Gives a table, and those in it, another name.
  package mutating func renameTable(_ path: [String], to other: [String]) {
    guard path != other else { return }
    for header in headers.reversed() where header.path.starts(with: path) {
      let name = other + header.path.dropFirst(path.count)
      replace(header.range, with: Self.key(name[...]))
    }
  }

  /// Takes the header of a table out, with the empty line above it, where no key is left in it.
  package mutating func removeTable(_ path: [String]) {
    for index in headers.indices.reversed() where headers[index].path == path {
      let offset = headers[index].offset
      let end = index + 1 < headers.count ? headers[index + 1].offset : bytes.count
      let keys = entries.map(\.keyOffset) + unread.map(\.keyOffset)
      guard !keys.contains(where: (offset..<end).contains) else { continue }
      var start = lineStart(of: offset)
      if let above = line(above: start), bytes[above].allSatisfy(Self.isBlank) {
        start = above.lowerBound
      }
      replace(start..<lineEnd(from: offset), with: "")
    }
  }

  /// The line above the one that begins at `start`.
  private func line(above start: Int) -> Range<Int>? {
    guard start > TOMLParser.start(of: bytes) else { return nil }
    return lineStart(of: start - 1)..<start
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D, 0x0A].contains(byte) }
}

extension [UInt8] {
  /// The first place where `pattern` stands.
  fileprivate func firstRange(of pattern: [UInt8]) -> Range<Int>? {
    guard count >= pattern.count else { return nil }
    for start in 0...count - pattern.count where self[start...].starts(with: pattern) {
      return start..<start + pattern.count
    }
    return nil
  }
}
