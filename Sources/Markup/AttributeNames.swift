/// Values of attributes that name characters as HTML does.
///
/// expat leaves a name out there that the document does not declare, and tells nobody: so the tag is read
/// once more, with the characters in the names' stead.
struct AttributeNames {
  /// The bytes of the declarations that one tag is read with, at most.
  private static let longestDeclarations = 4 << 10
  /// The names that XML itself knows.
  private static let ownNames: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  /// What stands for the names that the document declares itself.
  private var declared: [String: [UInt8]] = [:]

  /// Takes note that the document declares a name; of several declarations the first one counts.
  mutating func declare(_ name: String, as value: UnsafeRawBufferPointer) {
    if declared[name] == nil { declared[name] = Array(value) }
  }

  /// The attributes of a tag with all characters that they name; `nil` if none of these are left out.
  ///
  /// - Parameter tag: The tag as it stands in the document, in UTF-8.
  func attributes(of tag: [UInt8]) -> Attributes? {
    var tag = Respelling(of: tag, declared)
    // What a name stands for may have names in its turn.
    var waiting = Array(tag.named)
    var known = tag.named
    var declarations: [UInt8] = []
    while let name = waiting.popLast() {
      let value = Respelling(of: declared[name] ?? [], declared)
      declarations += "<!ENTITY \(name) \"".utf8 + value.literal + "\">".utf8
      guard declarations.count <= Self.longestDeclarations else { return nil }
      waiting += value.named.subtracting(known)
      known.formUnion(value.named)
      tag.isChanged = tag.isChanged || value.isChanged
    }
    guard tag.isChanged else { return nil }
    let reader = FirstAttributes()
    let document = "<!DOCTYPE tag [".utf8 + declarations + "]>".utf8 + tag.bytes
    // The element does not end: its tag is all that is read.
    try? XMLParser.parse(Array(document), encoding: "UTF-8", reader)
    return reader.attributes
  }

  /// Bytes in which numbers of characters stand for their names.
  private struct Respelling {
    var bytes: [UInt8] = []
    /// The names in it that the document declares.
    var named: Set<String> = []
    /// Whether it is spelled otherwise.
    var isChanged = false

    init(of text: [UInt8], _ declared: [String: [UInt8]]) {
      var rest = text[...]
      while let sign = rest.firstIndex(of: UInt8(ascii: "&")),
        let end = rest[sign...].firstIndex(of: UInt8(ascii: ";"))
      {
        let name = String(decoding: rest[(sign + 1)..<end], as: UTF8.self)
        let isDeclared = declared[name] != nil
        if isDeclared { named.insert(name) }
        if isDeclared || name.hasPrefix("#") || AttributeNames.ownNames.contains(name) {
          bytes += rest[...end]
        } else {
          bytes += rest[..<sign]
          bytes += CharacterEntity.numbers(name).utf8
          isChanged = true
        }
        rest = rest[(end + 1)...]
      }
      bytes += rest
    }

    /// The bytes as the value of an entity is declared.
    var literal: [UInt8] {
      bytes.flatMap { byte in
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "%"), UInt8(ascii: "\""): Array("&#\(byte);".utf8)
        default: [byte]
        }
      }
    }
  }
}

/// Keeps the attributes of the first element that is told.
private final class FirstAttributes: MarkupHandler {
  private(set) var attributes: Attributes?

  func begin(_ name: String, _ attributes: Attributes) {
    if self.attributes == nil { self.attributes = attributes }
  }

  func end() {}

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
