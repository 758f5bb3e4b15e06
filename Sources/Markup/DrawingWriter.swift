/// Writes elements as they are told into well-formed XML of SVG.
struct DrawingWriter {
  /// The bytes that are written at most.
  private static let mostBytes = 16 << 20

  private(set) var text = ""
  private var open: [String] = []
  /// Whether the last tag has no bracket at its end yet.
  private var isInTag = false

  /// Whether all that began has ended.
  var isAtEnd: Bool { open.isEmpty }

  /// Begins an element: the first, if it is a drawing, says the names that files of SVG say.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    endTag()
    let name = Self.isName(name) ? CapitalNames.element(name) : "g"
    open.append(name)
    text += "<" + name
    isInTag = true
    if open.count == 1, name == "svg", text.utf8.count == 4 {
      text += " xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    }
    var written: Set<String> = []
    for (attribute, value) in attributes.all {
      guard let attribute = Self.attribute(attribute), written.insert(attribute).inserted else {
        continue
      }
      text += " \(attribute)=\"\(Self.escaped(value))\""
    }
  }

  /// Adds characters.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty, text.utf8.count < Self.mostBytes else { return }
    endTag()
    var words = String(decoding: bytes, as: UTF8.self)
    // In HTML a parser of old takes these for words.
    if open.last == "style" {
      for sign in ["<![CDATA[", "]]>", "<!--", "-->"] { words = words.replacing(sign, with: "") }
    }
    if open.last != "script" { text += Self.escaped(words) }
  }

  /// Ends the element that began last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += isInTag ? "/>" : "</\(name)>"
    isInTag = false
  }

  private mutating func endTag() {
    if isInTag { text += ">" }
    isInTag = false
  }

  /// An attribute's name in the file; `nil` if it is not to be there, such as one with an unknown prefix.
  private static func attribute(_ name: String) -> String? {
    guard let colon = name.firstIndex(of: ":") else {
      return isName(name) && name != "xmlns" ? CapitalNames.attribute(name) : nil
    }
    let prefix = name[..<colon].lowercased()
    let local = name[name.index(after: colon)...].lowercased()
    return ["xlink", "xml"].contains(prefix) && isName(local) ? "\(prefix):\(local)" : nil
  }

  /// Whether a name is one in XML.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first == UInt8(ascii: "_") || isLetter(first) else {
      return false
    }
    return name.utf8.allSatisfy {
      isLetter($0) || 0x30...0x39 ~= $0 || "-_.".utf8.contains($0)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Words as XML writes them, without the characters that it cannot have.
  private static func escaped(_ words: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.utf8.count)
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case 0x09, 0x0A, 0x20...: bytes.append(byte)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
      .replacing("\u{FFFE}", with: "").replacing("\u{FFFF}", with: "")
  }
}

/// Reads a document anew for one of its drawings.
final class DrawingReader: MarkupHandler {
  private let number: Int
  private let wanted: Set<String>
  private var begun = 0
  private var writer: DrawingWriter?
  /// The names of the elements that are open in drawings, from the outermost drawing on.
  private var open: [String] = []
  /// The id of the element that is being written, if that is not the drawing itself.
  private var id: String?

  /// The drawing; nil until it has been read.
  private(set) var drawing: String?
  /// What the drawing names.
  private(set) var names = DrawingNames()
  /// The elements of drawings before it that have a wanted id, by that.
  private(set) var definitions: [String: String] = [:]
  /// Whether all names of the drawing are written as SVG writes them.
  private(set) var isProper = true

  /// A reader for a drawing by its number.
  ///
  /// - Parameter wanted: The ids of elements of other drawings that it needs.
  init(number: Int, wanted: Set<String> = []) { (self.number, self.wanted) = (number, wanted) }

  func begin(_ name: String, _ attributes: Attributes) {
    if name == "svg" { begun += 1 }
    guard !open.isEmpty || name == "svg" else { return }
    open.append(name)
    if writer == nil { beginWriting(name, attributes) }
    guard writer != nil else { return }
    writer?.begin(name, attributes)
    names.add(name, attributes)
    guard id == nil, isProper else { return }
    isProper =
      !Self.isMisspelt(name, CapitalNames.element(name))
      && !attributes.all.contains { Self.isMisspelt($0.name, CapitalNames.attribute($0.name)) }
  }

  private static func isMisspelt(_ name: String, _ proper: String) -> Bool {
    name != proper && !name.contains(":")
  }

  private func beginWriting(_ name: String, _ attributes: Attributes) {
    if name == "svg", begun == number {
      writer = DrawingWriter()
    } else if let found = attributes["id"], wanted.contains(found), definitions[found] == nil {
      (writer, id) = (DrawingWriter(), found)
    }
  }

  func end() {
    guard open.popLast() != nil else { return }
    writer?.end()
    guard let written = writer, written.isAtEnd else { return }
    if let id { definitions[id] = written.text } else { drawing = written.text }
    (writer, id) = (nil, nil)
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard writer != nil else { return }
    writer?.add(bytes)
    if open.last == "style" { names.addStyle(String(decoding: bytes, as: UTF8.self)) }
  }
}
