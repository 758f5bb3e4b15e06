package import Books

extension Page {
  /// A page of more bytes than this has no numbers: one of blank lines, or of a line without an end.
  private static let mostBytes = 1 << 20

  /// For each row the number of the first line of the file that begins in it, from 0; `nil` if none
  /// does, as it goes on with one.
  ///
  /// - Parameters:
  ///   - first: The line of the file that the page's first byte is in.
  ///   - terminator: The byte that ends a line.
  package func fileLines(
    from first: Int, terminator: UInt8, in source: any TextSource
  ) throws(TextError) -> [Int?] {
    guard range.count <= Self.mostBytes else { return lines.map { _ in nil } }
    let from = max(range.lowerBound - 1, 0)
    let lines = lines
    return try source.withBytes(from..<max(range.upperBound, from)) { bytes in
      var line = first
      var next = range.lowerBound
      // The byte before tells whether the page begins with a line.
      var beginsLine = next == 0 || bytes.first == terminator
      return lines.map { row in
        var number: Int?
        while next < row.range.upperBound {
          if beginsLine, number == nil, next >= row.range.lowerBound { number = line }
          guard let end = bytes.firstIndex(of: terminator, from: next - from, to: bytes.count)
          else {
            beginsLine = false
            next = .max
            break
          }
          guard end + from < row.range.upperBound else {
            beginsLine = false
            break
          }
          next = end + from + 1
          line += 1
          beginsLine = true
        }
        return number
      }
    }
  }
}
