import Screen
import Typeset
import Widgets

/// The end of a title that tells it apart from others where not all of it fits.
struct TitleEnd {
  private let title: String

  /// The end of `title`.
  init(of title: String) {
    self.title = title
  }

  /// What is shown behind the title's beginning in a room of so many columns; `nil` if the beginning
  /// alone says enough, or as much as can be said.
  ///
  /// - Parameter others: The titles that it is shown among. Of one that begins as this does as far as
  ///   there is room, the difference is shown, from the word on where it begins.
  func words(
    in columns: Int, among others: some Sequence<String>, ellipsis: String
  ) -> String? {
    // If nothing is left of the beginning, nobody sees what it is the end of.
    let room = columns - max(columns / 3, 1) - Typeset.columns(of: ellipsis)
    guard room > 1 else { return nil }
    let number = number(in: min(columns / 2, room))
    let starts = differences(from: others, beyond: columns - 1)
    guard let last = starts.last else { return number }
    if let number, number.utf8.count >= title[starts[0]...].utf8.count { return number }
    let whole = starts.map { " " + title[$0...] }.first { Typeset.columns(of: $0) <= room }
    return whole ?? truncate(" " + title[last...], to: room, ellipsis: ellipsis)
  }

  /// As many of the last two words as so many columns hold, where the title ends with a number, as that
  /// of a volume or a year does: `Vol. 2`, `1804`, `Part III`.
  private func number(in columns: Int) -> String? {
    let words = title.split(separator: " ")
    guard words.count > 2, let last = words.last, Self.isNumber(last) else { return nil }
    var end = ""
    for word in words.suffix(2).reversed() {
      let longer = " " + word + end
      guard Typeset.columns(of: longer) <= columns else { break }
      end = longer
    }
    return end.isEmpty ? nil : end
  }

  /// Arabic digits, or a Roman number as volumes have it.
  private static func isNumber(_ word: Substring) -> Bool {
    if word.contains(where: \.isNumber) { return true }
    let letters = word.drop { $0 == "(" }.prefix { $0.isLetter }
    return !letters.isEmpty && letters.allSatisfy { "IVXL".contains($0) }
  }

  /// Where the words begin from which on the title differs from others that begin as it does, in their
  /// order.
  ///
  /// - Parameter columns: How much of the beginning is seen anyway.
  private func differences(
    from others: some Sequence<String>, beyond columns: Int
  ) -> [String.Index] {
    let seen = truncate(title, to: max(columns, 0), ellipsis: "")
    var starts: Set<String.Index> = []
    for other in others where other != title && other.hasPrefix(seen) {
      let same = zip(title, other).prefix { $0 == $1 }.count
      let place = title.index(title.startIndex, offsetBy: same)
      // The one that goes on is told apart by that.
      guard place < title.endIndex else { continue }
      let space = title[..<place].lastIndex(of: " ")
      starts.insert(space.map { title.index(after: $0) } ?? place)
    }
    return starts.sorted()
  }
}
