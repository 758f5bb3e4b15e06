import Search

/// What titles and authors are put in order by: folded words, numbers by what they count.
struct SortKey: Comparable {
  private let bytes: [UInt8]

  /// The key of a title, which begins behind an article: `The Sea Wolf` stands under S.
  init(title: String) {
    let words = title.lowercased()
    let article = ["the ", "a ", "an "].first { words.hasPrefix($0) && words.count > $0.count }
    self.init(words.dropFirst(article?.count ?? 0))
  }

  /// The key of an author, by the last name: `Herman Melville` and `Melville, Herman` stand together.
  init(author: String) {
    let first = SortKey.firstAuthor(author)
    if let comma = first.firstIndex(of: ",") {
      self.init(first[..<comma] + " " + first[comma...])
      return
    }
    let names = first.split(separator: " ")
    guard let last = names.last, names.count > 1 else {
      self.init(first)
      return
    }
    self.init(last + " " + names.dropLast().joined(separator: " "))
  }

  private static func firstAuthor(_ authors: String) -> Substring {
    let words = authors.split(separator: " ")
    let end = words.firstIndex { $0 == "and" || $0 == "&" || $0.hasSuffix(";") } ?? words.endIndex
    guard end < words.endIndex else { return authors[...] }
    let last = words[end].hasSuffix(";") ? words[end].dropLast() : words[max(end - 1, 0)]
    return authors[..<last.endIndex]
  }

  private init(_ words: some StringProtocol) {
    var bytes: [UInt8] = []
    let folded = SearchFolding.folded(words)
    var index = 0
    while index < folded.count {
      let digits = folded[index...].prefix { 0x30...0x39 ~= $0 }
      if digits.isEmpty {
        // What stands between words makes no difference, but that it does.
        let isLetter = folded[index] >= 0x80 || 0x61...0x7A ~= folded[index]
        if isLetter {
          bytes.append(folded[index])
        } else if let last = bytes.last, last != 0x20 {
          bytes.append(0x20)
        }
        index += 1
      } else {
        let number = digits.drop { $0 == 0x30 }
        // A longer number is a greater one.
        bytes.append(0x30 + UInt8(min(number.count, 9)))
        bytes += number
        index += digits.count
      }
    }
    self.bytes = bytes
  }

  /// Whether there is nothing to go by.
  var isEmpty: Bool { bytes.isEmpty }

  static func < (a: SortKey, b: SortKey) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
