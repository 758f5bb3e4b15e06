/// A sentence as it is said: its words, each with its bytes in the text, and the pauses around it.
package struct Utterance: Equatable, Sendable {
  /// What is said at once: a word with the signs around it, or what stands for it.
  package struct Word: Equatable, Sendable {
    /// What is said.
    package var text: String
    /// The bytes of the text that it stands for.
    package var range: Range<Int>
    /// The language of these bytes, such as `fr`, if it is another one than the sentence's.
    package var language: String?

    /// A word.
    package init(_ text: String, _ range: Range<Int>, language: String? = nil) {
      self.text = text
      self.range = range
      self.language = language
    }
  }

  /// The bytes of the sentence.
  package var range: Range<Int>
  /// Its words in their order; none if it is only a pause, such as a row of stars.
  package var words: [Word]
  /// The silence before and behind it, in milliseconds at the usual rate.
  package var pauseBefore: Int, pauseBehind: Int
  /// The language that it is in; nil for that of the text.
  package var language: String?
  /// What the reader is told when it is said: what was passed over before it.
  package var remark: String?

  /// A sentence of `words`.
  package init(
    _ range: Range<Int>, _ words: [Word], pauseBefore: Int = 0, pauseBehind: Int = 0,
    language: String? = nil, remark: String? = nil
  ) {
    self.range = range
    self.words = words
    self.pauseBefore = pauseBefore
    self.pauseBehind = pauseBehind
    self.language = language
    self.remark = remark
  }

  /// The words from the one with index `first` on, each behind a mark with its index; empty if there
  /// is none.
  func marked(from first: Int) -> String {
    guard first < words.count else { return "" }
    var text = "<speak>"
    for (index, word) in words.enumerated().dropFirst(first) {
      let mark = "<mark name=\"\(index)\"/>" + Self.escaped(word.text)
      text += word.language.map { "<voice xml:lang=\"\($0)\">\(mark)</voice> " } ?? mark + " "
    }
    return text + "</speak>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case _ where scalar.properties.generalCategory == .control: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
