/// The title of a memo of the Internet's engineers, an RFC or a draft of one: what stands in the middle below
/// the block that says whose it is, and which.
enum MemoTitle {
  /// The lines in which a memo says that it is one, and those of a title.
  private static let (headLines, mostLines) = (20, 4)
  private static let names = ["Request for Comments:", "Internet-Draft", "INTERNET-DRAFT"]
    .map { Array($0.utf8) }

  /// The title of the memo that begins with `lines`; `nil` if they begin none.
  static func title(in lines: [ArraySlice<UInt8>]) -> String? {
    let head = lines.prefix(headLines)
    guard
      let first = head.firstIndex(where: { line in
        (line.first == UInt8(ascii: "R") || line.first == UInt8(ascii: "I"))
          && names.contains { line.starts(with: $0) }
      }), let end = lines[first...].firstIndex(where: isBlank),
      let start = lines[end...].prefix(headLines).firstIndex(where: { !isBlank($0) }),
      lines[start].starts(with: "   ".utf8)
    else { return nil }
    let title = lines[start...].prefix(mostLines + 1).prefix { !isBlank($0) }
    guard title.count <= mostLines else { return nil }
    let words = SingleLine.of(
      title.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
    return words.isEmpty ? nil : words
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= 0x20 } }
}
