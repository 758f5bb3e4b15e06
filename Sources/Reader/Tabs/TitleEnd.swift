import Typeset

/// The end of a title that tells the books of a series apart: `Vol. 2`, `1804`, `Part III`.
struct TitleEnd {
  private let words: [Substring]

  /// The end of `title`; `nil` where that is no number.
  init?(_ title: String) {
    words = title.split(separator: " ")
    guard words.count > 2, let last = words.last, Self.isNumber(last) else { return nil }
  }

  /// Arabic digits, or a Roman number as volumes have it.
  private static func isNumber(_ word: Substring) -> Bool {
    if word.contains(where: \.isNumber) { return true }
    let letters = word.drop { $0 == "(" }.prefix { $0.isLetter }
    return !letters.isEmpty && letters.allSatisfy { "IVXL".contains($0) }
  }

  /// As many of the last two words as `columns` hold; `nil` where they hold none.
  func words(in columns: Int) -> String? {
    var end = ""
    for word in words.suffix(2).reversed() {
      let longer = " " + word + end
      guard Typeset.columns(of: longer) <= columns else { break }
      end = longer
    }
    return end.isEmpty ? nil : end
  }
}
