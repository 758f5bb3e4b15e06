import Books
package import Formats
import Glibc
import Hyphenation
package import Settings
package import Typeset

/// Whether words are hyphenated, and by which language.
package enum HyphenationChoice: Equatable {
  /// No word is.
  case none
  /// By the language that the text is in.
  case guessed
  /// By the language named, such as `en-US`.
  case language(String)

  /// What the reader has set.
  package init(_ preferences: Preferences) {
    self =
      !preferences.hyphenate
      ? .none : preferences.language.isEmpty ? .guessed : .language(preferences.language)
  }

  /// The hyphenator for the text of `source`; nil if no word is hyphenated.
  package func hyphenator(for source: any LiveText) throws(Failure) -> Hyphenator? {
    guard self != .none else { return nil }
    do throws(HyphenationError) {
      return try HyphenationDictionary(language: language(of: source)).hyphenator
    } catch {
      throw Failure(
        sentence: error.sentence,
        status: error == .languageUnknown ? EX_DATAERR : EX_UNAVAILABLE)
    }
  }

  private func language(of source: any LiveText) throws(HyphenationError) -> String {
    if case .language(let language) = self { return language }
    if let language = source.structure?.language(0) { return language }
    guard let language = LanguageGuess.language(of: Self.beginning(of: source)) else {
      throw .languageUnknown
    }
    return language
  }

  /// How long the beginning of a pipe is waited for, in steps of 2 ms.
  private static let patience = 500

  private static func beginning(of source: any LiveText) -> [UInt8] {
    let wanted = LanguageGuess.sampleLength
    var steps = 0
    while !source.isComplete, source.count < wanted, source.failure == nil, steps < patience {
      usleep(2000)
      steps += 1
    }
    return Array(unsafeUninitializedCapacity: wanted) { bytes, count in
      // A text that cannot be read reports that when its pages are laid out.
      count = (try? source.read(into: UnsafeMutableRawBufferPointer(bytes), at: 0)) ?? 0
    }
  }
}
