package import Books

/// Why a search cannot be made, or ended before its time.
package enum SearchError: Error, Equatable, Sendable {
  /// There is nothing to look for: write a word.
  case emptyQuery
  /// The query has more characters than the given number.
  case tooLong(limit: Int)
  /// The regular expression has a mistake: what it is, and before which character, from 0.
  case badPattern(message: String, position: Int)
  /// The regular expression tries too many ways to match at the given offset of the text.
  case tooHard(offset: Int)
  /// The text cannot be read.
  case unreadable(TextError)

  /// What is wrong, in the few words that fit beside the pattern itself.
  package var label: String {
    switch self {
    case .badPattern(let message, _): message
    case .tooHard: "too many ways to match: make it simpler"
    case .tooLong: "too long"
    case .emptyQuery, .unreadable: sentence
    }
  }

  /// What happened and what to do, as a sentence for the reader without its full stop.
  package var sentence: String {
    switch self {
    case .emptyQuery: "nothing to search for: type a word"
    case .tooLong(let limit): "the search words are too long: type at most \(limit) letters"
    case .badPattern(let message, let position):
      "the regular expression has a mistake at character \(position + 1): \(message)"
    case .tooHard(let offset):
      "the regular expression tries too many ways to match at byte \(offset): make it simpler,"
        + " such as one + or * where there are two within each other"
    case .unreadable(let error): "cannot read '\(error.file)'"
    }
  }
}
