/// The entities that a document declares itself, in the internal subset of its document type.
///
/// What stands outside of the document is never loaded: an entity that stands there has no text.
struct DeclaredEntities {
  /// The names that XML itself knows, which no declaration changes.
  private static let ownNames: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  private var texts: [String: [UInt8]] = [:]
  /// The bytes of the longest name that is declared; 0 if none is.
  private(set) var longestName = 0

  /// The text of the entity called `name`, in which other references may stand; `nil` if it is not declared.
  func text(of name: String) -> [UInt8]? { texts[name] }

  /// Takes note of what `subset` declares. Of several declarations of a name the first one counts.
  mutating func declare(_ subset: ArraySlice<UInt8>) {
    var rest = subset
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: "<!--".utf8) {
        rest = Self.behind("-->", in: rest)
      } else if rest.starts(with: "<?".utf8) {
        rest = Self.behind("?>", in: rest)
      } else {
        rest = declaration(in: rest)
      }
    }
  }

  /// Reads the declaration that `bytes` begin with, and gives what stands behind it.
  private mutating func declaration(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isEntity = bytes.starts(with: "<!ENTITY".utf8)
    var words: [ArraySlice<UInt8>] = []
    var text: ArraySlice<UInt8>?
    var rest = bytes.dropFirst(isEntity ? 8 : 1)
    while let first = rest.first, first != UInt8(ascii: ">") {
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        let value = rest.dropFirst().prefix { $0 != first }
        text = text ?? value
        rest = rest[value.endIndex...].dropFirst()
      } else if first <= 0x20 {
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { $0 > 0x20 && !#""'>"#.utf8.contains($0) }
        words.append(word)
        rest = rest[word.endIndex...]
      }
    }
    // A parameter has a sign before its name, and an outer one a word behind it.
    if isEntity, let text, let name = words.first, words.count == 1 {
      declare(name, as: Self.replaced(text))
    } else if isEntity, words.count > 1, words[0] != [UInt8(ascii: "%")] {
      declare(words[0], as: [])
    }
    return rest.dropFirst()
  }

  private mutating func declare(_ word: ArraySlice<UInt8>, as text: [UInt8]) {
    let name = String(decoding: word, as: UTF8.self)
    guard !Self.ownNames.contains(name), texts[name] == nil else { return }
    texts[name] = text
    longestName = max(longestName, word.count)
  }

  /// A value with its characters for their numbers: these are replaced where it is declared, and names where
  /// it is used.
  private static func replaced(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = value
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<sign]
      rest = rest[sign...]
      let reference = rest.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }
      if reference.first == UInt8(ascii: "#"), reference.endIndex < rest.endIndex,
        rest[reference.endIndex] == UInt8(ascii: ";"),
        let character = CharacterEntity.numbered(reference)
      {
        result += Array(character.utf8)
        rest = rest[(reference.endIndex + 1)...]
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// What stands behind the next `ending`; nothing if it does not come.
  private static func behind(_ ending: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let found = rest.firstIndex(of: ending.utf8.first ?? 0) {
      if rest[found...].starts(with: ending.utf8) {
        return rest[found...].dropFirst(ending.utf8.count)
      }
      rest = rest[(found + 1)...]
    }
    return rest.suffix(0)
  }
}
