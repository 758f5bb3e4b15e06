/// Where the words of a language may be hyphenated.
///
/// Shared by the threads that lay a text out; two of the same `name` are taken for equal, as layouts
/// are compared by their settings.
package final class Hyphenator: Sendable {
  /// The longest word that is asked about, in bytes.
  package static let longestWord = 63

  /// The language and what else tells its rules from others.
  package let name: String
  private let findPoints: @Sendable (UnsafeBufferPointer<UInt8>) -> UInt64

  /// Makes a hyphenator.
  ///
  /// - Parameter points: Takes a word, letters with their marks in UTF-8, and gives a mask: bit *i* is
  ///   set where a hyphen may stand before byte *i*. Called from any thread; the same for the same word.
  package init(
    name: String, points: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> UInt64
  ) {
    self.name = name
    findPoints = points
  }

  /// The points of `word`, whatever clusters it has.
  func points(of word: UnsafeBufferPointer<UInt8>) -> UInt64 { findPoints(word) }
}

extension Hyphenator: Hashable {
  package static func == (left: Hyphenator, right: Hyphenator) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
