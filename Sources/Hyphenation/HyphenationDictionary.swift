import CHyphen
import Files
import Glibc
package import Typeset

/// A dictionary of libhyphen: the patterns by which the words of a language are hyphenated.
///
/// The library is loaded when the first dictionary is opened.
package final class HyphenationDictionary: @unchecked Sendable {
  /// Where Debian and others install dictionaries.
  package static let folders = ["/usr/share/hyphen", "/usr/local/share/hyphen"]

  /// The file.
  package let path: String
  // Only read once it is made: libhyphen's search keeps its state on the stack.
  private let dictionary: OpaquePointer
  private let isUTF8: Bool

  /// Opens the dictionary of `language` in one of `folders`.
  ///
  /// - Parameter language: `en-US`, `en_US`, or `en` for whichever English there is.
  package convenience init(
    language: String, folders: [String] = folders
  ) throws(HyphenationError) {
    guard chy_is_available() else { throw .libraryMissing }
    guard let path = Self.path(for: language, in: folders) else {
      throw .dictionaryMissing(language: language)
    }
    try self.init(path: path)
  }

  /// Opens the dictionary in the file at `path`.
  package init(path: String) throws(HyphenationError) {
    guard chy_is_available() else { throw .libraryMissing }
    switch Self.encoding(ofFileAt: path) {
    case "UTF-8": isUTF8 = true
    case "ISO8859-1": isUTF8 = false
    default: throw .dictionaryUnusable(path: path)
    }
    guard let dictionary = chy_open(path) else { throw .dictionaryUnusable(path: path) }
    self.dictionary = dictionary
    self.path = path
  }

  deinit { chy_close(dictionary) }

  /// What the line breaker asks where a word may be hyphenated.
  package var hyphenator: Hyphenator { Hyphenator(name: path) { self.points(of: $0) } }

  /// The places in `word`, in UTF-8, before which a hyphen may stand: bit *i* for byte *i*.
  ///
  /// Capitals are hyphenated as small letters are.
  package func points(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard word.count < UInt64.bitWidth, word.count <= CHY_LONGEST_WORD else { return 0 }
    var encoded: [CChar] = []
    encoded.reserveCapacity(word.count)
    /// The byte of `word` after each character.
    var ends: [Int] = []
    var end = 0
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      end += UTF8.width(scalar)
      ends.append(end)
      guard append(scalar.lowercased, to: &encoded) else { return 0 }
    }
    guard encoded.count <= CHY_LONGEST_WORD else { return 0 }
    return withUnsafeTemporaryAllocation(of: Bool.self, capacity: max(encoded.count, 1)) { points in
      guard let base = points.baseAddress,
        chy_find_points(dictionary, encoded, encoded.count, base)
      else { return 0 }
      return ends.indices.reduce(0) { points[$1] && $1 < encoded.count ? $0 | 1 << ends[$1] : $0 }
    }
  }

  /// Adds a character in the dictionary's encoding; false if it has none there.
  private func append(_ scalar: Unicode.Scalar, to encoded: inout [CChar]) -> Bool {
    if isUTF8 {
      encoded += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      return true
    }
    guard let byte = UInt8(exactly: scalar.value) else { return false }
    encoded.append(CChar(bitPattern: byte))
    return true
  }
}

extension Unicode.Scalar {
  /// The small letter, where it is a single character; else the character itself.
  fileprivate var lowercased: Unicode.Scalar {
    if value < 0x80 {
      return value &- 0x41 < 26 ? Unicode.Scalar(UInt8(value | 0x20)) : self
    }
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}

// MARK: - Files

extension HyphenationDictionary {
  /// The part of a package's name that tells its language: `en-us`, but `de`.
  static func packageLanguage(of language: String) -> String {
    let parts = parts(of: language)
    guard parts.language == "en" || parts.language == "pt" else { return parts.language }
    let countries = ["en": "us", "pt": "pt"]
    let country = parts.country.map { $0.lowercased() } ?? countries[parts.language] ?? ""
    return "\(parts.language)-\(country)"
  }

  /// The language and country of `en-US`, `en_us` or `en`.
  private static func parts(of language: String) -> (language: String, country: String?) {
    let parts = language.split { $0 == "-" || $0 == "_" }
    return (
      parts.first?.lowercased() ?? language, parts.dropFirst().last.map { $0.uppercased() }
    )
  }

  /// The file for `language`: of the country named, else of the language, else of any country.
  private static func path(for language: String, in folders: [String]) -> String? {
    let parts = parts(of: language)
    guard parts.language.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else { return nil }
    let exact = (parts.country.map { ["hyph_\(parts.language)_\($0).dic"] } ?? [])
    for name in exact + ["hyph_\(parts.language).dic"] {
      for folder in folders where access("\(folder)/\(name)", R_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    return folders.lazy.compactMap { folder in
      let names = (try? Folder.names(in: folder)) ?? []
      return names.filter { $0.hasPrefix("hyph_\(parts.language)_") && $0.hasSuffix(".dic") }
        .min().map { "\(folder)/\($0)" }
    }.first
  }

  /// The first word of a dictionary, which names its encoding.
  private static func encoding(ofFileAt path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while bytes.count < 20, case let byte = getc(file), byte > 0x20 {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
