import Testing

/// A text of numbered paragraphs, each a line long, which tells what of it is on a screen.
enum NumberedText {
  /// The paragraphs from `first` to `last`, with a blank line after each.
  static func text(_ first: Int = 1, through last: Int) -> String {
    (first...last).map { "\(paragraph($0))\n\n" }.joined()
  }

  /// The paragraph with that number; no other text holds it.
  static func paragraph(_ number: Int) -> String { "Sentence \(number)." }

  /// The numbers of the paragraphs on `screen`, from top to bottom.
  static func numbers(on screen: String) -> [Int] {
    screen.split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "Sentence ")?.upperBound else { return nil }
      return Int(line[start...].prefix { $0.isNumber })
    }
  }
}

extension Tmux {
  /// Waits until another paragraph of a ``NumberedText`` stands at the top than `former`.
  ///
  /// - Returns: The paragraphs on the screen.
  func numbers(after former: [Int] = []) throws -> [Int] {
    var numbers: [Int] = []
    try expect("no other page") { screen in
      numbers = NumberedText.numbers(on: screen)
      // A screen may be caught half drawn.
      let isWhole = zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
      return isWhole && !numbers.isEmpty && numbers.first != former.first
    }
    return numbers
  }

  /// Waits until the paragraphs from `first` on stand at the top of the page.
  func expectPage(from first: Int) throws {
    try expect("no page from \(first)") { NumberedText.numbers(on: $0).first == first }
  }
}
