/// Why words cannot be hyphenated, and what the reader can do about it.
package enum HyphenationError: Error, Equatable {
  /// libhyphen is not on this machine.
  case libraryMissing
  /// There is no dictionary for the language.
  case dictionaryMissing(language: String)
  /// The dictionary cannot be read, or is in an encoding that is not known here.
  case dictionaryUnusable(path: String)
  /// The text does not tell what language it is in.
  case languageUnknown

  /// What happened and what to do, for the reader.
  package var sentence: String {
    switch self {
    case .libraryMissing:
      "hyphenation needs libhyphen: install the package libhyphen0"
    case .dictionaryMissing(let language):
      "there is no dictionary to hyphenate '\(language)': install the package "
        + "hyphen-\(HyphenationDictionary.packageLanguage(of: language)), or name another language"
    case .dictionaryUnusable(let path):
      "cannot use the hyphenation dictionary '\(path)': is it complete, and in UTF-8 or Latin 1?"
    case .languageUnknown:
      "cannot hyphenate: the language of the text is unknown; name it, as in --language en-US"
    }
  }
}
