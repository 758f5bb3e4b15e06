/// A language that stories are told in. The composer knows English; a model is asked for the others.
package enum StoryLanguage: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case portuguese = "pt"
  case dutch = "nl"
  case polish = "pl"

  /// What it is called in English.
  package var name: String {
    switch self {
    case .english: "English"
    case .german: "German"
    case .french: "French"
    case .spanish: "Spanish"
    case .italian: "Italian"
    case .portuguese: "Portuguese"
    case .dutch: "Dutch"
    case .polish: "Polish"
    }
  }
}
