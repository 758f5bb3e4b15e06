import Books
import Search
import Synchronization

/// The titles of an outline as typed words are compared with them: without case and accents.
///
/// They are folded when the first word is typed, and then lie one after the other in memory: most
/// readers of a book with a hundred thousand entries never type one. It may be used from any thread.
final class FoldedTitles: Sendable {
  private struct Titles {
    var bytes: [UInt8] = []
    var ends: [Int] = []
  }

  private let outline: Outline
  private let folded = Mutex<Titles?>(nil)

  /// The titles of `outline`, which are not folded yet.
  init(of outline: Outline) { self.outline = outline }

  /// `text` without case and accents, with plain quotes and dashes, as UTF-8.
  static func fold(_ text: some StringProtocol) -> [UInt8] {
    let folded = SearchFolding.folded(text)
    guard folded.contains(0xE2) else { return folded }
    let plain = String(decoding: folded, as: UTF8.self).unicodeScalars.map {
      $0 == "–" || $0 == "—" ? "-" : $0
    }
    return Array(String(String.UnicodeScalarView(plain)).utf8)
  }

  /// The indices of the titles for which `holds` does.
  ///
  /// - Complexity: O(*n*) in the bytes of all titles.
  func indices(where holds: (UnsafeRawBufferPointer) -> Bool) -> [Int] {
    folded.withLock { folded in
      let titles = folded ?? Self.titles(of: outline)
      folded = titles
      return titles.bytes.withUnsafeBytes { bytes in
        var found: [Int] = []
        var start = 0
        for (index, end) in titles.ends.enumerated() {
          if holds(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) { found.append(index) }
          start = end
        }
        return found
      }
    }
  }

  private static func titles(of outline: Outline) -> Titles {
    var titles = Titles()
    for entry in outline.entries {
      titles.bytes += fold(entry.title)
      titles.ends.append(titles.bytes.count)
    }
    return titles
  }
}

extension UnsafeRawBufferPointer {
  /// Whether `word` stands somewhere among the bytes.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var index = 0
    while index + word.count <= count {
      if self[index] == first,
        UnsafeRawBufferPointer(rebasing: self[index..<index + word.count]).elementsEqual(word)
      {
        return true
      }
      index += 1
    }
    return false
  }
}
