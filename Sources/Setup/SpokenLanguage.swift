package import Books
import Hyphenation

extension TextSource {
  /// The language that a text is read aloud in: what a book says, what its words tell, or English.
  package var spokenLanguage: String {
    if let language = structure?.language(0), !language.isEmpty { return language }
    // A text that cannot be read says so when its pages are made.
    let bytes = (try? bytes(at: 0, count: LanguageGuess.sampleLength)) ?? []
    return LanguageGuess.language(of: bytes) ?? "en"
  }
}
