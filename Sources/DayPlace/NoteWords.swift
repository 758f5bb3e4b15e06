import Search
import Widgets

/// Words that are looked for in notes; case and accents do not count.
struct NoteWords: Equatable, Sendable {
  private let folded: [[UInt8]]

  init(_ typed: String) {
    folded = typed.split(separator: " ").map { SearchFolding.folded($0) }
  }

  var isEmpty: Bool { folded.isEmpty }

  /// Whether a folded text has all of them.
  func areAll(in text: [UInt8]) -> Bool { folded.allSatisfy { Self.has(text, $0) } }

  /// Whether a text has the first of them.
  func areBegun(in text: some StringProtocol) -> Bool {
    folded.first.map { Self.has(SearchFolding.folded(text), $0) } ?? false
  }

  /// The first line that has all of them, or else the first that has the first one.
  func best<Line>(of lines: some Sequence<Line>, _ text: (Line) -> String) -> Line? {
    guard !isEmpty else { return nil }
    var begun: Line?
    for line in lines {
      let words = text(line)
      if areAll(in: SearchFolding.folded(words)) { return line }
      if begun == nil, areBegun(in: words) { begun = line }
    }
    return begun
  }

  /// Whether `bytes` have `word` in them.
  private static func has(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + word.count <= bytes.count {
        guard let found = bytes[start...].firstIndex(of: first), found + word.count <= bytes.count
        else { return false }
        if bytes[found..<found + word.count].elementsEqual(word) { return true }
        start = found + 1
      }
      return false
    }
  }
}
