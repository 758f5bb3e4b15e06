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
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    replace(start..<lineEnd(from: value.upperBound), with: "")
  }

  private mutating func insert(_ path: [String], _ value: TOMLValue) {
    let newline = bytes.firstRange(of: [0x0D, 0x0A]) == nil ? "\n" : "\r\n"
    let table = Array(path.dropLast())
    let line = Self.key(path.suffix(1)) + " = " + value.source + newline
    if let last = entries.last(where: { $0.path.dropLast() == path.dropLast() }),
      headers.last(where: { $0.offset < last.keyOffset })?.path ?? [] == table
    {
      insert(line, at: lineEnd(from: last.range.upperBound), newline)
    } else if let header = headers.last(where: { $0.path == table }) {
      insert(line, at: lineEnd(from: header.offset), newline)
    } else if table.isEmpty {
      replace(0..<0, with: line)
    } else {
      let gap = bytes.isEmpty ? "" : newline
      insert(gap + "[" + Self.key(table[...]) + "]" + newline + line, at: bytes.count, newline)
    }
  }

  /// Inserts whole lines; the line before them gets its end where it has none.
  private mutating func insert(_ lines: String, at offset: Int, _ newline: String) {
    let isOpen = offset > 0 && bytes[offset - 1] != 0x0A
    replace(offset..<offset, with: (isOpen ? newline : "") + lines)
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    var bytes = bytes
    bytes.replaceSubrange(range, with: text.utf8)
    self = TOMLDocument(bytes: bytes)
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
