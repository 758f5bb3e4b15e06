/// The pictures of a document, by what its elements name.
struct PictureSources {
  /// The pictures that are counted, at most.
  private static let most = 100_000

  private var shown: Set<String> = []
  private var leftOut: Set<String> = []

  /// Counts the picture of an element, once.
  mutating func note(_ attributes: Attributes, isShown: Bool) {
    guard let source = attributes["src", "xlink:href", "l:href", "href"],
      shown.count + leftOut.count < Self.most
    else { return }
    if isShown { shown.insert(source) } else { leftOut.insert(source) }
  }

  /// What is said of them.
  var remarks: [BookRemark] {
    func counted(_ count: Int) -> String { count == 1 ? "1 picture" : "\(count) pictures" }
    var words: [String] = []
    if !shown.isEmpty {
      words.append("\(counted(shown.count)), shown where the terminal can, or as words")
    }
    if !leftOut.isEmpty {
      words.append("\(counted(leftOut.count)) left out, for which only words stand")
    }
    return words.map { BookRemark("", $0, isLoss: false) }
  }
}
