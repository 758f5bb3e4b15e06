/// A parser for documents that were meant to be XML and are not: it reads on behind what it cannot
/// understand, and takes it as it is written.
///
/// An `&` or `<` that begins nothing is itself. The end of an element ends those that are open in it; one
/// that ends no open element is nothing. Control characters are left out. The bytes are UTF-8, whatever the
/// document declares; entities that it declares itself are unfolded as expat does it, within the same
/// limits. Nothing is loaded from outside. The time grows as the length of the document; the memory, by the
/// longest tag or comment and by the number of open elements.
final class LenientXMLParser: DocumentParser {
  /// The bytes of the longest tag.
  private static let longestTag = 64 << 10
  /// The bytes of the longest comment, or other thing with an end of its own.
  private static let longestSection = 1 << 20
  /// How deep entities may stand in the text of entities.
  private static let deepestEntity = 16
  /// How many times as long as the document its entities may become.
  private static let mostAmplification = 100

  private let handler: any MarkupHandler
  /// The bytes that have not been read.
  private var rest: [UInt8] = []
  /// How far into `rest` each ending was looked for in vain.
  private var lookedThrough: [String: Int] = [:]
  /// The numbers of the open elements' names.
  private var open: [Int] = []
  /// The number of each name, as it is written.
  private var numbers: [[UInt8]: Int] = [:]
  /// How many elements are open with each name: an end tag may end none of any number that are.
  private var counts: [Int] = []
  /// The entities that the document declares.
  private var entities = DeclaredEntities()
  /// Whether a document type with declarations in it came: a document has one.
  private var hasDocumentType = false
  /// The entities in whose text what is read stands.
  private var unfolding: [String] = []
  /// The bytes that have been read, and those of entities that were unfolded.
  private var (given, unfolded) = (0, 0)

  /// A parser that tells `handler` of a document.
  init(_ handler: any MarkupHandler) { self.handler = handler }

  /// Reads a document that is there as a whole.
  static func parse(_ bytes: [UInt8], _ handler: any MarkupHandler) {
    let parser = LenientXMLParser(handler)
    parser.read(bytes)
    parser.read([])
  }

  /// Reads the next bytes; none end the document, and what is open in it.
  func read(_ bytes: [UInt8]) {
    rest += bytes
    given += bytes.count
    let isLast = bytes.isEmpty
    let index = readRest(isLast)
    rest.removeFirst(isLast ? rest.count : index)
    lookedThrough = lookedThrough.mapValues { max($0 - index, 0) }
    if isLast { close(to: 0) }
  }

  /// Reads as much of `rest` as has come whole, and gives where that ends.
  private func readRest(_ isLast: Bool) -> Int {
    var index = 0
    while index < rest.count, let next = step(from: index, isLast) { index = next }
    return index
  }

  /// Reads what stands at `start`, and gives where it ends; `nil` if the rest of it has not come.
  private func step(from start: Int, _ isLast: Bool) -> Int? {
    switch rest[start] {
    case UInt8(ascii: "<"): return markup(from: start, isLast)
    case UInt8(ascii: "&"): return reference(from: start, isLast)
    default:
      let mark = rest[start...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
      var end = mark ?? rest.count
      if mark == nil, !isLast { end -= cutLength(from: start) }
      guard end > start else { return nil }
      tell(rest[start..<end])
      return end
    }
  }

  /// The bytes of a character at the end that may not be whole, or of a line end.
  private func cutLength(from start: Int) -> Int {
    let tail = rest[start...].suffix(3)
    if tail.last == UInt8(ascii: "\r") { return 1 }
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }), rest[lead] >= 0xC0 else {
      return 0
    }
    let length = rest[lead] >= 0xF0 ? 4 : rest[lead] >= 0xE0 ? 3 : 2
    return rest.count - lead < length ? rest.count - lead : 0
  }

  /// Tells of characters, without those that XML does not allow.
  private func tell(_ bytes: ArraySlice<UInt8>) {
    guard !open.isEmpty else { return }
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 }) {
      bytes.withUnsafeBufferPointer { handler.characters($0) }
      return
    }
    // What is left out between the bytes of two broken characters must not make one of them.
    let whole = Array(String(decoding: bytes, as: UTF8.self).utf8)
    var clean: [UInt8] = []
    clean.reserveCapacity(whole.count)
    for index in whole.indices {
      let byte = whole[index]
      if byte == 0x0D {
        // The line end of Windows is one.
        if index + 1 == whole.endIndex || whole[index + 1] != 0x0A { clean.append(0x0A) }
      } else if byte >= 0x20 || byte == 0x0A || byte == 0x09 {
        clean.append(byte)
      }
    }
    clean.withUnsafeBufferPointer { handler.characters($0) }
  }

  // MARK: - References

  /// Reads `&name;`, or the `&` if it begins nothing.
  private func reference(from start: Int, _ isLast: Bool) -> Int? {
    let name = rest[(start + 1)...].prefix(longestName + 1).prefix {
      Self.isOfName($0) || $0 == UInt8(ascii: "#")
    }
    guard name.endIndex < rest.count else {
      guard isLast else { return nil }
      tell(rest[start...])
      return rest.count
    }
    guard rest[name.endIndex] == UInt8(ascii: ";") else { return literal(start) }
    let end = name.endIndex + 1
    if let text = entities.text(of: String(decoding: name, as: UTF8.self)) {
      guard unfold(String(decoding: name, as: UTF8.self), text) else { return literal(start) }
      return end
    }
    guard let text = Self.text(of: name) else { return literal(start) }
    if !open.isEmpty { handler.characters(text) }
    return end
  }

  /// The bytes of the longest name that stands for something.
  private var longestName: Int { max(CharacterEntity.longestName, entities.longestName) }

  /// Reads the text of an entity in the place of its name; whether it may be unfolded.
  private func unfold(_ name: String, _ text: [UInt8]) -> Bool {
    guard enter(name, text) else { return false }
    let outer = (rest, lookedThrough)
    (rest, lookedThrough) = (text, [:])
    _ = readRest(true)
    (rest, lookedThrough) = outer
    unfolding.removeLast()
    return true
  }

  /// Begins the text of an entity, unless it stands in itself or would make the document too long.
  private func enter(_ name: String, _ text: [UInt8]) -> Bool {
    guard unfolding.count < Self.deepestEntity, !unfolding.contains(name) else { return false }
    let length = given + unfolded + text.count
    guard
      length <= Int(XMLParser.amplificationThreshold)
        || length / Self.mostAmplification <= given
    else { return false }
    unfolded += text.count
    unfolding.append(name)
    return true
  }

  /// What a reference called `name` stands for; `nil` if it is none.
  private static func text(of name: ArraySlice<UInt8>) -> String? {
    guard let first = name.first else { return nil }
    guard first == UInt8(ascii: "#") else {
      return CharacterEntity.text(String(decoding: name, as: UTF8.self))
    }
    return CharacterEntity.numbered(name)
  }

  /// The characters of an attribute, whose references are replaced and whose white space is spaces.
  private func value(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "&") }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var value: [UInt8] = []
    addValue(bytes, to: &value)
    return String(decoding: value, as: UTF8.self)
  }

  private func addValue(_ bytes: ArraySlice<UInt8>, to value: inout [UInt8]) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "&"),
        let end = bytes[index...].prefix(longestName + 1).firstIndex(where: {
          !Self.isOfName($0) && $0 != UInt8(ascii: "#")
        }), bytes[end] == UInt8(ascii: ";"), addReference(bytes[index..<end], to: &value)
      {
        index = end + 1
      } else if byte >= 0x20 {
        value.append(byte)
      } else if Self.isSpace(byte) {
        value.append(0x20)
      }
    }
  }

  /// Adds what a reference in an attribute stands for; whether it stands for anything.
  private func addReference(_ name: ArraySlice<UInt8>, to value: inout [UInt8]) -> Bool {
    let word = String(decoding: name, as: UTF8.self)
    if let text = entities.text(of: word) {
      guard enter(word, text) else { return false }
      addValue(text[...], to: &value)
      unfolding.removeLast()
    } else if let text = Self.text(of: name) {
      value += Array(text.utf8)
    } else {
      return false
    }
    return true
  }

  // MARK: - Tags

  private func markup(from start: Int, _ isLast: Bool) -> Int? {
    let next = rest[(start + 1)...]
    guard let first = next.first else { return isLast ? rest.count : nil }
    switch first {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return section(from: start, isLast)
    case UInt8(ascii: "/"):
      guard next.count > 1 else { return isLast ? rest.count : nil }
      guard Self.beginsName(rest[start + 2]) else { return literal(start) }
      return endTag(from: start, isLast)
    case _ where Self.beginsName(first): return startTag(from: start, isLast)
    default: return literal(start)
    }
  }

  /// Takes the `<` at `start` as a character.
  private func literal(_ start: Int) -> Int {
    tell(rest[start...start])
    return start + 1
  }

  /// Passes over a comment, an instruction or a declaration; reads the characters of a CDATA section.
  private func section(from start: Int, _ isLast: Bool) -> Int? {
    let head = rest[start...].prefix(9)
    // Which of them it is, is not known yet.
    if !isLast, head.count < 9, rest[start + 1] == UInt8(ascii: "!") { return nil }
    let isCharacters = head.elementsEqual("<![CDATA[".utf8)
    let ending =
      isCharacters
      ? "]]>" : head.starts(with: "<!--".utf8) ? "-->" : head.starts(with: "<?".utf8) ? "?>" : ">"
    let inside = start + (isCharacters ? 9 : ending == "-->" ? 4 : 2)
    guard let end = self.end(of: ending, from: min(inside, rest.count)) else {
      if !isLast, rest.count - start < Self.longestSection { return nil }
      // It has no end: what follows is the document's.
      if isCharacters { return inside }
      return rest[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? rest.count
    }
    if isCharacters { tell(rest[inside..<end]) }
    guard ending == ">", !hasDocumentType, head.elementsEqual("<!DOCTYPE".utf8),
      let mark = rest[inside..<end].firstIndex(of: UInt8(ascii: "["))
    else { return end + ending.utf8.count }
    // A document type with declarations in it.
    let last = subsetEnd(from: mark)
    if last == nil, !isLast, rest.count - start < Self.longestSection { return nil }
    hasDocumentType = true
    if let last { entities.declare(rest[(mark + 1)..<last]) }
    return (last ?? end) + 1
  }

  /// Where the bytes of `ending` stand at `start` or behind it.
  private func end(of ending: String, from start: Int) -> Int? {
    let bytes = Array(ending.utf8)
    var index = max(start, lookedThrough[ending] ?? 0)
    while let found = rest[index...].firstIndex(of: bytes[0]) {
      if rest[found...].starts(with: bytes) { return found }
      index = found + 1
    }
    lookedThrough[ending] = max(start, rest.count - bytes.count + 1)
    return nil
  }

  /// Where the `>` is that ends a document type behind its `]`.
  private func subsetEnd(from start: Int) -> Int? {
    var index = start
    while let close = rest[index...].firstIndex(of: UInt8(ascii: "]")) {
      guard let next = rest[(close + 1)...].firstIndex(where: { !Self.isSpace($0) }) else {
        return nil
      }
      if rest[next] == UInt8(ascii: ">") { return next }
      index = close + 1
    }
    return nil
  }

  private func endTag(from start: Int, _ isLast: Bool) -> Int? {
    let name = rest[(start + 2)...].prefix { Self.isOfName($0) }
    let mark = rest[name.endIndex...].prefix(Self.longestTag).firstIndex {
      $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
    }
    if mark == nil, !isLast, rest.count - start < Self.longestTag { return nil }
    if let number = numbers[Array(name)], counts[number] > 0,
      let depth = open.lastIndex(of: number)
    {
      close(to: depth)
    }
    guard let mark else { return name.endIndex }
    return rest[mark] == UInt8(ascii: ">") ? mark + 1 : mark
  }

  /// Ends elements until `depth` of them are open.
  private func close(to depth: Int) {
    while open.count > depth {
      handler.end()
      counts[open.removeLast()] -= 1
    }
  }

  private func startTag(from start: Int, _ isLast: Bool) -> Int? {
    let name = rest[(start + 1)...].prefix { Self.isOfName($0) }
    switch tagEnd(from: name.endIndex, isLast) {
    case .found(let end):
      let isEmpty = rest[end - 1] == UInt8(ascii: "/")
      let attributes = attributes(in: rest[name.endIndex..<(isEmpty ? end - 1 : end)])
      handler.begin(Self.localName(name), attributes)
      if isEmpty { handler.end() } else { noteOpen(Array(name)) }
      return end + 1
    case .absent: return literal(start)
    case .unknown: return isLast ? rest.count : nil
    }
  }

  private func noteOpen(_ name: [UInt8]) {
    let number = numbers[name] ?? counts.count
    if number == counts.count {
      numbers[name] = number
      counts.append(0)
    }
    counts[number] += 1
    open.append(number)
  }

  private enum TagEnd {
    /// The place of its `>`.
    case found(Int)
    /// It is no tag: another one begins in it, or it is too long.
    case absent
    /// It has not come.
    case unknown
  }

  /// Where the tag ends whose name ends at `start`.
  private func tagEnd(from start: Int, _ isLast: Bool) -> TagEnd {
    var quote: UInt8?
    /// The first `>` behind a quote that may have no end.
    var inQuote: Int?
    let end = min(rest.count, start + Self.longestTag)
    for index in start..<end {
      let byte = rest[index]
      if byte == UInt8(ascii: "<") {
        return inQuote.map { .found($0) } ?? .absent
      } else if let open = quote {
        if byte == open { (quote, inQuote) = (nil, nil) }
        if byte == UInt8(ascii: ">"), inQuote == nil { inQuote = index }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if rest[index - 1] == UInt8(ascii: "=") || Self.isSpace(rest[index - 1]) { quote = byte }
      } else if byte == UInt8(ascii: ">") {
        return .found(index)
      }
    }
    // The quote has no end: what follows its tag is the document's.
    let isTooLong = end - start == Self.longestTag
    if let inQuote, isLast || isTooLong { return .found(inQuote) }
    return isTooLong ? .absent : .unknown
  }

  private func attributes(in bytes: ArraySlice<UInt8>) -> Attributes {
    var attributes = Attributes()
    var rest = bytes
    while true {
      rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
      guard !rest.isEmpty else { return attributes }
      let name = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop { Self.isSpace($0) }
      var value = rest.prefix(0)
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst().drop { Self.isSpace($0) }
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !Self.isSpace($0) }
          rest = rest[value.endIndex...]
        }
      }
      if !name.isEmpty { attributes.add(String(decoding: name, as: UTF8.self), self.value(value)) }
    }
  }

  /// A name without its prefix.
  private static func localName(_ name: ArraySlice<UInt8>) -> String {
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    beginsName(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
